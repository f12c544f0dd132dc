import StoreDecisions
import StoreModel

/// What each situation is, for a person to read: who sees it, which stores' own answers can state it, and what may not be
/// said beside it.
///
/// The package's own plain form, whose records name any store, can state all of them; `other` stands for it.
struct SituationMatrix {
    /// One situation, or one of its variants.
    struct Row {
        /// The situation's name, with its variant behind a dot.
        let name: String
        /// Who sees it, in one sentence.
        let seenBy: String
        /// The stores whose own answers can state it.
        let stores: Set<StoreName>
        /// Whether the customer has access; "open" where nobody knows, or it is not the matter.
        let access: Access
        /// English words that neither headline, detail nor support may hold, whatever case they have.
        let unsaid: [String]
        /// Beginnings of message keys that may not be among the messages.
        let unsaidKeys: [String]
    }

    /// Whether there is access.
    enum Access: String {
        case yes
        case no
        case open

        init(_ hasAccess: Bool?) { self = hasAccess.map { $0 ? .yes : .no } ?? .open }
    }

    /// Every row, in the order of `SubscriptionSituation`.
    static let rows: [Row] = boughtOnce + offers + running + interrupted + over + taken + unknown

    /// The row of a situation; nil if the table lacks one.
    static func row(of situation: SubscriptionSituation) -> Row? { byName[name(of: situation)] }

    private static let byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The name of a situation's row. A situation that is new does not compile here until it has a name.
    static func name(of situation: SubscriptionSituation) -> String {
        switch situation {
        case .commitment(let commitment): commitment.isCancelled ? "commitment.cancelled" : "commitment.goesOn"
        case .priceChange(let change): "priceChange.\(change.kind.rawValue)"
        case .expired(let expiration): "expired.\(expiration.cause.rawValue)"
        case .refunded(let refund):
            refund.isOfOtherPeriod ? "refunded.otherPeriod" : refund.endsAccess ? "refunded.all" : "refunded.alone"
        case .unknown(let cause): "unknown.\(cause.name)"
        case .nonRenewing(let end): end == nil ? "nonRenewing.undated" : "nonRenewing"
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .planChange, .gracePeriod, .billingRetry, .onHold, .paused, .winBackAvailable, .familyShared,
            .familySharingEnded, .revoked, .upgraded, .replaced:
            situation.name
        }
    }

    // MARK: Words that several rows leave unsaid

    /// What only those may read whose subscription is known to renew.
    private static let renewing = [
        "renews automatically", "starts automatically", "renews on", "renews in", "renews today", "renews tomorrow",
        "next renewal", "automatic renewal is on",
    ]
    /// What speaks of money to come.
    private static let charging = ["charged", "next payment", "renews automatically on", "the price will be"]
    /// The causes of an end, in the words for customers and for staff.
    private static let causes = [
        "automatic renewal was turned off", "payment didn’t go through", "new price wasn’t accepted",
        "no longer offered", "the customer canceled", "could not be collected", "didn’t agree",
        "no longer available", "another reason",
    ]
    private static let all = Set(StoreName.allCases)
    private static let notGoogle: Set<StoreName> = [.appStore, .other]
    private static let notApple: Set<StoreName> = [.googlePlay, .other]

    // MARK: Rows

    private static let boughtOnce = [
        Row(
            name: "notPurchased",
            seenBy:
                "Someone of whom every store that was asked has said, in answers that were read whole, that there is nothing.",
            stores: all,
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
            unsaidKeys: ["status.accessEnded", "status.accessUntil"]
        ),
        Row(
            name: "nonRenewingEnded",
            seenBy: "Someone whose access for a limited time is over.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["you have access", "subscription", "trial"],
            unsaidKeys: ["status.accessUntil", "status.expired"]
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
            unsaidKeys: ["status.accessUntil"]
        ),
        Row(
            name: "pendingPurchaseCancelled",
            seenBy: "Someone whose purchase was never completed.",
            stores: notApple,
            access: .no,
            unsaid: renewing + charging + ["you have access", "your subscription", "trial", "refunded"],
            unsaidKeys: ["status.accessUntil", "status.expired"]
        ),
    ]

    private static let offers = [
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
            unsaid: renewing + ["you’ll be charged", "next payment", "you’re paying"],
            unsaidKeys: ["status.renews", "status.thenRenews", "status.freePeriod"]
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
            unsaidKeys: ["status.freeTrial", "support.freeTrial", "status.renews", "status.thenRenews"]
        ),
        Row(
            name: "introductoryPrice",
            seenBy: "A new customer who pays the introductory offer’s price.",
            stores: notGoogle,
            access: .yes,
            unsaid: ["trial", "free period", "won’t renew", "won’t be charged"],
            unsaidKeys: ["status.freeTrial", "status.freePeriod", "status.cancelled"]
        ),
        Row(
            name: "offerPrice",
            seenBy: "A customer who pays the price of an offer that is not introductory, or that is not known to be.",
            stores: notGoogle,
            access: .yes,
            unsaid: ["trial", "introductory", "free period", "won’t renew", "won’t be charged"],
            unsaidKeys: ["status.freeTrial", "status.freePeriod", "status.introductoryPrice", "status.cancelled"]
        ),
    ]

    private static let running = [
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
            unsaidKeys: ["status.renews", "status.thenRenews", "status.cancelled", "status.active.headline.soon"]
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
            unsaidKeys: ["status.renews", "status.thenRenews", "status.nextPayment", "status.expired"]
        ),
        Row(
            name: "planChange",
            seenBy: "Someone of whose renewal the store states another product than the one that runs.",
            stores: all,
            access: .yes,
            unsaid: renewing.filter { !$0.hasPrefix("next renewal") } + ["won’t renew", "has ended"],
            unsaidKeys: ["status.renews", "status.thenRenews", "status.upgraded", "status.replaced"]
        ),
        Row(
            name: "priceChange.increase",
            seenBy: "Someone whose price goes up without an answer.",
            stores: all,
            access: .yes,
            unsaid: renewing + ["going down", "if you don’t agree", "has ended"],
            unsaidKeys: ["status.renews", "status.thenRenews", "status.consent", "status.priceDecrease"]
        ),
        Row(
            name: "priceChange.awaitingConsent",
            seenBy: "Someone whom the store asks to agree to a price, and who has not answered.",
            stores: all,
            access: .yes,
            unsaid: renewing + ["going down", "unless you cancel", "has ended"],
            unsaidKeys: ["status.renews", "status.thenRenews", "status.nextPayment", "support.renewsOn"]
        ),
        Row(
            name: "priceChange.decrease",
            seenBy: "Someone whose price goes down.",
            stores: notApple,
            access: .yes,
            unsaid: renewing + ["going up", "if you don’t agree", "price increase", "has ended"],
            unsaidKeys: ["status.renews", "status.thenRenews", "status.consent", "status.priceIncrease"]
        ),
        Row(
            name: "commitment.goesOn",
            seenBy: "Someone who has agreed to a number of payments, of which some are left.",
            stores: all,
            access: .yes,
            unsaid: ["won’t renew", "won’t be charged", "you’ve canceled", "has ended"],
            unsaidKeys: ["status.commitment.cancelled", "status.cancelled", "status.thenRenews"]
        ),
        Row(
            name: "commitment.cancelled",
            seenBy: "Someone who has cancelled such a plan, and whose payments left are still due.",
            stores: all,
            access: .yes,
            unsaid: renewing + ["won’t be charged", "has ended"],
            unsaidKeys: ["status.commitment.detail", "status.renews", "status.thenRenews"]
        ),
    ]

    private static let interrupted = [
        Row(
            name: "gracePeriod",
            seenBy: "Someone whose payment failed and who keeps access meanwhile.",
            stores: all,
            access: .yes,
            unsaid: renewing + charging + ["you don’t have access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.renews", "status.cancelled"]
        ),
        Row(
            name: "billingRetry",
            seenBy: "Someone whose payment failed and who has no access while the App Store tries again.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + ["you have access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.accessUntil"]
        ),
        Row(
            name: "onHold",
            seenBy: "Someone whose payment failed and whose subscription Google Play holds.",
            stores: notApple,
            access: .no,
            unsaid: renewing + charging + ["you have access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.accessUntil"]
        ),
        Row(
            name: "paused",
            seenBy: "Someone who has paused the subscription.",
            stores: notApple,
            access: .no,
            unsaid: renewing + ["charged", "you have access", "has ended", "trial", "won’t renew"],
            unsaidKeys: ["status.expired", "status.accessUntil"]
        ),
    ]

    /// Rows of an end, each with the only cause that may be named.
    private static let over: [Row] =
        ExpirationCause.allCases.map { cause in
            let seenBy =
                switch cause {
                case .voluntary: "Someone whose subscription is over because they turned renewal off."
                case .billing: "Someone whose subscription is over because a payment could not be collected."
                case .priceNotAccepted: "Someone whose subscription is over because they did not agree to a price."
                case .productUnavailable: "Someone whose subscription is over because the product is no longer sold."
                case .other: "Someone whose subscription is over for a reason that the store calls another one."
                case .unstated: "Someone whose subscription is over; the store does not say why."
                }
            let said = causesSaid[cause] ?? []
            return Row(
                name: "expired.\(cause.rawValue)",
                seenBy: seenBy,
                stores: storesOfCauses[cause] ?? all,
                access: .no,
                unsaid: renewing + charging + causes.filter { !said.contains($0) } + ["you have access", "trial"],
                unsaidKeys: ExpirationCause.allCases.filter { $0 != cause }.map { "status.expired.\($0.rawValue)" }
                    + ["status.accessUntil", "status.refunded"]
            )
        }
        + [
            Row(
                name: "winBackAvailable",
                seenBy: "Someone whose subscription is over and for whom the App Store lists an offer to come back.",
                stores: notGoogle,
                access: .no,
                unsaid: renewing + charging + ["you have access", "trial"],
                unsaidKeys: ["status.accessUntil", "status.expired.voluntary", "status.expired.billing"]
            )
        ]

    private static let causesSaid: [ExpirationCause: [String]] = [
        .voluntary: ["automatic renewal was turned off", "the customer canceled"],
        .billing: ["payment didn’t go through", "could not be collected"],
        .priceNotAccepted: ["new price wasn’t accepted", "didn’t agree"],
        .productUnavailable: ["no longer offered", "no longer available"],
        .other: ["another reason"],
    ]

    /// Google Play names neither a failed payment nor a refused price: a cancellation by the system may be either.
    private static let storesOfCauses: [ExpirationCause: Set<StoreName>] = [
        .billing: notGoogle, .priceNotAccepted: notGoogle, .productUnavailable: notGoogle,
    ]

    private static let taken = [
        Row(
            name: "refunded.all",
            seenBy: "Someone whose purchase was refunded, and whose access ended with it.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["you have access", "trial"],
            unsaidKeys: ["status.accessUntil", "status.expired"]
        ),
        Row(
            name: "refunded.alone",
            seenBy:
                "Someone whose purchase was refunded, of which nothing says that access ended with it: one that is used up.",
            stores: notGoogle,
            access: .open,
            unsaid: renewing + charging + causes + ["access", "trial", "subscription"],
            unsaidKeys: ["status.revoked", "support.accessEnded"]
        ),
        Row(
            name: "refunded.otherPeriod",
            seenBy: "Someone of whose subscription another period was refunded than the one that runs.",
            stores: notGoogle,
            access: .open,
            unsaid: renewing + charging + causes + ["access", "trial", "has ended"],
            unsaidKeys: ["status.revoked", "support.accessEnded"]
        ),
        Row(
            name: "familyShared",
            seenBy: "A member of a family, of whom another one pays.",
            stores: notGoogle,
            access: .yes,
            unsaid: renewing + charging + ["won’t renew", "payment method", "trial", "has ended"],
            unsaidKeys: ["status.renews", "status.freeTrial", "status.cancelled", "status.gracePeriod"]
        ),
        Row(
            name: "familySharingEnded",
            seenBy: "A member of a family with whom the subscription is no longer shared.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["refunded", "payment", "trial", "you have access"],
            unsaidKeys: ["status.refunded", "status.expired", "status.billingRetry"]
        ),
        Row(
            name: "revoked",
            seenBy: "Someone whose purchase the store took back without saying why.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["was refunded", "trial", "you have access"],
            unsaidKeys: ["status.refunded", "status.expired", "status.familySharing"]
        ),
        Row(
            name: "upgraded",
            seenBy: "Someone who changed to a higher plan before this one ended.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["refunded", "has ended", "trial"],
            unsaidKeys: ["status.refunded", "status.expired", "status.revoked"]
        ),
        Row(
            name: "replaced",
            seenBy: "Someone who changed to another plan.",
            stores: notApple,
            access: .no,
            unsaid: renewing + charging + causes + ["refunded", "has ended", "trial"],
            unsaidKeys: ["status.refunded", "status.expired", "status.revoked"]
        ),
    ]

    private static let unknown: [Row] = [
        ("outdated", "Someone of whom the answer is older than its own dates.", all),
        ("unrecognized", "Someone of whom the store states something that this version does not know.", all),
        ("unstated", "Someone of whom the store states neither a state nor a date.", all),
        ("historyIncomplete", "Someone of whom nothing bought is among a part of what a store knows.", all),
        ("inputNotRead", "Someone of whom nothing bought is among what could be read.", all),
        ("contradictory", "Someone of whom two answers differ, and nothing shows which is the later one.", all),
    ].map { cause, seenBy, stores in
        Row(
            name: "unknown.\(cause)",
            seenBy: seenBy,
            stores: stores,
            access: .open,
            unsaid: renewing + charging + causes
                + ["you have access", "has ended", "trial", "refunded", "any purchases yet", "won’t renew"],
            unsaidKeys: [
                "status.renews", "status.thenRenews", "status.expired", "status.access", "status.notPurchased",
                "status.freeTrial", "status.cancelled", "status.refunded",
            ]
        )
    }
}
