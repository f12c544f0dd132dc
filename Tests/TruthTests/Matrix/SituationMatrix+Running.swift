import PaywrightDecisions
import PaywrightModel

extension SituationMatrix {
    static let boughtOnce = [
        Row(
            name: "notPurchased",
            seenBy:
                "Someone of whom every store that was asked has said, in answers that were read whole, that there is nothing.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + ["your subscription", "trial", "ended", "offer"],
            unsaidKeys: ["status.expired", "status.unknown"]
        ),
        Row(
            name: "lifetime",
            seenBy: "Someone who bought a product that is kept for good.",
            stores: notGoogle,
            access: .yes,
            unsaid: renewing + charging + ["until", "trial", "subscription", "ended"],
            unsaidKeys: ["status.access", "status.cancelled"]
        ),
        Row(
            name: "consumable",
            seenBy: "Someone who bought a product that is used up.",
            stores: notGoogle,
            access: .open,
            unsaid: renewing + charging + ["access", "subscription", "until", "trial"],
            unsaidKeys: ["status.access"]
        ),
        Row(
            name: "purchased",
            seenBy: "Someone who bought something of which nothing states the kind, or an end.",
            stores: notGoogle,
            access: .open,
            unsaid: renewing + charging + ["access", "subscription", "yours to keep", "until", "trial"],
            unsaidKeys: ["status.access", "status.lifetime"]
        ),
        Row(
            name: "nonRenewing",
            seenBy: "Someone who bought access for a limited time, which does not renew.",
            stores: notGoogle,
            access: .yes,
            unsaid: renewing + charging + ["subscription", "trial", "ended"],
            unsaidKeys: ["status.accessEnded", "status.expired"]
        ),
        Row(
            name: "nonRenewing.undated",
            seenBy: "The same, where no end is stated.",
            stores: notGoogle,
            access: .open,
            unsaid: renewing + charging + ["subscription", "trial", "ended", "until", "you have access"],
            unsaidKeys: ["status.accessEnded", "status.accessEnds"]
        ),
        Row(
            name: "nonRenewingEnded",
            seenBy: "Someone whose access for a limited time is over.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["you have access", "subscription", "trial"],
            unsaidKeys: ["status.accessEnds", "status.expired"]
        ),
        Row(
            name: "prepaid",
            seenBy: "Someone whose plan is paid in advance and extended by hand.",
            stores: notApple,
            access: .yes,
            unsaid: renewing + charging + ["trial", "ended", "turn on"],
            unsaidKeys: ["status.accessEnded", "status.cancelled"]
        ),
        Row(
            name: "pendingPurchase",
            seenBy: "Someone whose purchase waits for a payment or an approval.",
            stores: notApple,
            access: .no,
            unsaid: renewing + charging + ["you have access", "trial", "ended"],
            unsaidKeys: ["status.accessEnds"]
        ),
        Row(
            name: "pendingPurchaseCancelled",
            seenBy: "Someone whose purchase was never completed.",
            stores: notApple,
            access: .no,
            unsaid: renewing + charging + ["you have access", "your subscription", "trial", "refunded"],
            unsaidKeys: ["status.accessEnds", "status.expired"]
        ),
    ]

    static let offers = [
        Row(
            name: "freeTrial",
            seenBy:
                "A new customer in the introductory offer’s free time, or one of whom the store itself calls the phase a trial.",
            stores: all,
            access: .yes,
            unsaid: ["won’t renew", "won’t be charged", "has ended", "you’re paying", "automatic renewal is off"],
            unsaidKeys: ["status.freePeriod", "status.cancelled", "status.offerPrice"]
        ),
        Row(
            name: "freeTrialCancelled",
            seenBy: "The same, where nothing follows the trial.",
            stores: all,
            access: .yes,
            unsaid: renewing + waysOut + ["you’re charged", "automatically charged", "next payment", "you’re paying"],
            unsaidKeys: ["status.renews", "status.thenCharged", "status.freePeriod"]
        ),
        Row(
            name: "freePeriod",
            seenBy: "A current or former customer in free time: a promotional, win-back, retention or code offer.",
            stores: notGoogle,
            access: .yes,
            unsaid: ["trial", "won’t renew", "won’t be charged", "has ended", "automatic renewal is off"],
            unsaidKeys: ["status.freeTrial", "support.freeTrial", "status.cancelled"]
        ),
        Row(
            name: "freePeriodCancelled",
            seenBy: "The same, where nothing follows the free time.",
            stores: notGoogle,
            access: .yes,
            unsaid: renewing + charging + ["trial"],
            unsaidKeys: ["status.freeTrial", "support.freeTrial", "status.renews", "status.thenCharged"]
        ),
        Row(
            name: "introductoryPrice",
            seenBy: "A new customer who pays the introductory offer’s price.",
            stores: notGoogle,
            access: .yes,
            unsaid: ["trial", "discount", "free period", "won’t renew", "won’t be charged"],
            unsaidKeys: ["status.freeTrial", "status.freePeriod", "status.cancelled"]
        ),
        Row(
            name: "offerPrice",
            seenBy: "A customer who pays the price of an offer that is not introductory, or that is not known to be.",
            stores: all,
            access: .yes,
            unsaid: ["trial", "introductory", "discount", "free period", "won’t renew", "won’t be charged"],
            unsaidKeys: ["status.freeTrial", "status.freePeriod", "status.cancelled"]
        ),
    ]

    static let running = [
        Row(
            name: "active",
            seenBy: "Someone whose subscription runs, and of which the store says that it renews.",
            stores: all,
            access: .yes,
            unsaid: ["trial", "won’t renew", "won’t be charged", "discount", "automatic renewal is off"],
            unsaidKeys: ["status.cancelled", "status.expired", "status.consent", "status.running"]
        ),
        Row(
            name: "running",
            seenBy: "Someone whose subscription runs, and of which nothing says whether it renews.",
            stores: all,
            access: .yes,
            unsaid: renewing + charging + ["won’t renew", "trial", "automatic renewal is off", "has ended"],
            unsaidKeys: ["status.renews", "status.thenCharged", "status.cancelled", "status.active.headline.soon"]
        ),
        Row(
            name: "discountedRenewal",
            seenBy: "Someone whose next renewal has an offer.",
            stores: notGoogle,
            access: .yes,
            unsaid: ["trial", "won’t renew", "won’t be charged", "automatic renewal is off"],
            unsaidKeys: ["status.cancelled", "status.consent"]
        ),
        Row(
            name: "cancelled",
            seenBy: "Someone whose subscription runs and will not renew.",
            stores: all,
            access: .yes,
            unsaid: renewing + charging + ["trial", "has ended"],
            unsaidKeys: ["status.renews", "status.thenCharged", "status.nextPayment", "status.expired"]
        ),
        Row(
            name: "removed",
            seenBy: "Someone who has taken it out of a purchase that renews.",
            stores: all,
            access: .yes,
            unsaid: renewing + charging + ["trial", "has ended", "renewal is off"],
            unsaidKeys: ["status.renews", "status.thenCharged", "status.nextPayment", "status.expired", "action.keep"]
        ),
        Row(
            name: "planChange",
            seenBy: "Someone of whose renewal the store states another product than the one that runs.",
            stores: all,
            access: .yes,
            unsaid: renewing + ["won’t renew", "has ended"],
            unsaidKeys: ["status.renews", "status.upgraded", "status.replaced"]
        ),
        Row(
            name: "priceChange.increase",
            seenBy: "Someone whose price goes up without an answer.",
            stores: all,
            access: .yes,
            unsaid: renewing.filter { $0 != "starts automatically" } + ["going down", "unless you agree", "has ended"],
            unsaidKeys: ["status.renews", "status.thenCharged.price", "status.consent", "status.priceDecrease"]
        ),
        Row(
            name: "priceChange.awaitingConsent",
            seenBy: "Someone whom the store asks to agree to a price, and who has not answered.",
            stores: all,
            access: .yes,
            unsaid: renewing + waysOut + ["going down", "unless you cancel", "you’re charged", "has ended"],
            unsaidKeys: ["status.renews", "status.thenCharged", "status.nextPayment", "support.renewsOn"]
        ),
        Row(
            name: "priceChange.decrease",
            seenBy: "Someone whose price goes down.",
            stores: notApple,
            access: .yes,
            unsaid: renewing.filter { $0 != "starts automatically" }
                + ["going up", "unless you agree", "price increase", "has ended"],
            unsaidKeys: ["status.renews", "status.thenCharged.price", "status.consent", "status.priceIncrease"]
        ),
        Row(
            name: "priceChange.increase.afterCharge",
            seenBy: "Someone whose price goes up without an answer, and who is charged today’s price before.",
            stores: notApple,
            access: .yes,
            unsaid: ["going down", "unless you agree", "has ended", "won’t renew"],
            unsaidKeys: ["status.consent", "status.priceDecrease", "status.cancelled"]
        ),
        Row(
            name: "priceChange.awaitingConsent.afterCharge",
            seenBy: "Someone whom the store asks to agree to a price, and who is charged today’s price before.",
            stores: all,
            access: .yes,
            unsaid: ["going down", "unless you cancel", "has ended"],
            unsaidKeys: ["status.priceDecrease", "status.cancelled"]
        ),
        Row(
            name: "priceChange.decrease.afterCharge",
            seenBy: "Someone whose price goes down, and who is charged today’s price before.",
            stores: notApple,
            access: .yes,
            unsaid: ["going up", "unless you agree", "price increase", "has ended", "won’t renew"],
            unsaidKeys: ["status.consent", "status.priceIncrease", "status.cancelled"]
        ),
        Row(
            name: "commitment.goesOn",
            seenBy: "Someone who has agreed to a number of payments, of which some are left.",
            stores: all,
            access: .yes,
            unsaid: ["won’t renew", "won’t be charged", "you’ve canceled", "has ended"],
            unsaidKeys: ["status.commitment.cancelled", "status.cancelled", "status.thenCharged"]
        ),
        Row(
            name: "commitment.cancelled",
            seenBy: "Someone whose plan was cancelled, and whose payments left are still due.",
            stores: all,
            access: .yes,
            unsaid: renewing + waysOut + ["won’t be charged", "has ended"],
            unsaidKeys: ["status.renews", "status.thenCharged"]
        ),
    ]
}
