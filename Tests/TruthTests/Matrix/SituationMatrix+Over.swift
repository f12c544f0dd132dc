import PaywrightDecisions
import PaywrightModel

extension SituationMatrix {
    static let interrupted = [
        Row(
            name: "gracePeriod",
            seenBy: "Someone whose payment failed and who keeps access meanwhile.",
            stores: all,
            access: .yes,
            unsaid: renewing + charging + ["you don’t have access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.renews"]
        ),
        Row(
            name: "billingRetry",
            seenBy: "Someone whose payment failed and who has no access while the App Store tries again.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + ["you have access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.accessEnds"]
        ),
        Row(
            name: "onHold",
            seenBy: "Someone whose payment failed and whose subscription Google Play holds.",
            stores: notApple,
            access: .no,
            unsaid: renewing + charging + ["you have access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.accessEnds"]
        ),
        Row(
            name: "paymentFailed",
            seenBy:
                "Someone whose payment failed, of whom nothing states whether access goes on: a merchant decides it, or renewal is off.",
            stores: all,
            access: .open,
            unsaid: renewing + charging + ["access right", "have access", "get access", "has ended", "trial"],
            unsaidKeys: ["status.expired", "status.accessEnds", "status.gracePeriod", "status.billingRetry"]
        ),
        Row(
            name: "paused.open",
            seenBy: "Someone whose subscription is paused at a merchant’s, who decides about access.",
            stores: [.stripe, .paddle],
            access: .open,
            unsaid: renewing + charging + ["access", "has ended", "won’t renew"],
            unsaidKeys: ["status.expired", "status.accessEnds"]
        ),
        Row(
            name: "pausePlanned",
            seenBy: "Someone whose subscription runs, and pauses on a day.",
            stores: [.paddle],
            access: .yes,
            unsaid: renewing + charging + ["don’t have access", "has ended", "is paused", "won’t renew"],
            unsaidKeys: ["status.expired", "status.accessEnds", "status.renews"]
        ),
        Row(
            name: "paused",
            seenBy: "Someone whose subscription is paused, without access.",
            stores: notApple.subtracting([.stripe]),
            access: .no,
            unsaid: renewing + ["you have access", "has ended", "trial", "won’t renew"],
            unsaidKeys: ["status.expired", "status.accessEnds"]
        ),
    ]

    /// Rows of an end, each with the only cause that may be named.
    static let over: [Row] =
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
                    + ["status.accessEnds", "status.refunded"]
            )
        }
        + [
            Row(
                name: "winBackAvailable",
                seenBy: "Someone whose subscription is over and for whom the App Store lists an offer to come back.",
                stores: notGoogle,
                access: .no,
                unsaid: renewing + charging + ["you have access", "trial"],
                unsaidKeys: ["status.accessEnds", "status.expired.voluntary", "status.expired.billing"]
            )
        ]

    static let causesSaid: [ExpirationCause: [String]] = [
        .voluntary: ["it was canceled", "the customer canceled"],
        .billing: ["payment didn’t go through", "couldn’t be collected"],
        .priceNotAccepted: ["didn’t agree"],
        .productUnavailable: ["no longer offered", "no longer available"],
        .other: ["another reason"],
    ]

    /// Google Play names neither a failed payment nor a refused price: a cancellation by the system may be either.
    static let storesOfCauses: [ExpirationCause: Set<StoreName>] = [
        .billing: notGoogle, .priceNotAccepted: notGoogle, .productUnavailable: notGoogle,
    ]

    static let taken = [
        Row(
            name: "refunded.all",
            seenBy: "Someone whose purchase was refunded, and whose access ended with it.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["you have access", "trial"],
            unsaidKeys: ["status.accessEnds", "status.expired"]
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
            name: "purchaseCancelled.all",
            seenBy: "Someone whose purchase was cancelled, and gives no access any more.",
            stores: [.amazon],
            access: .no,
            unsaid: renewing + charging + ["refund", "trial", "subscription", "ends by itself"],
            unsaidKeys: ["status.refunded", "status.expired"]
        ),
        Row(
            name: "purchaseCancelled.alone",
            seenBy: "Someone whose purchase of something that is used up was cancelled.",
            stores: [.amazon],
            access: .open,
            unsaid: renewing + charging + ["refund", "access", "trial", "subscription", "ends by itself"],
            unsaidKeys: ["status.refunded", "status.revoked"]
        ),
        Row(
            name: "familySharingInterrupted",
            seenBy: "A member of a family, of whom the one who pays has a failed payment.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["refunded", "payment", "trial", "you have access", "ended"],
            unsaidKeys: ["status.refunded", "status.expired", "status.billingRetry"]
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
            seenBy:
                "Someone whose purchase the store took back without saying why; beside another one, that it has ended.",
            stores: notGoogle,
            access: .no,
            unsaid: renewing + charging + causes + ["was refunded on", "was refunded.", "trial", "you have access"],
            unsaidKeys: ["status.refunded", "status.familySharing"]
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

    static let unknown: [Row] = [
        ("outdated", "Someone of whom the answer is older than its own dates.", all),
        ("unrecognized", "Someone of whom the store states something that this version does not know.", all),
        ("unstated", "Someone of whom the store states neither a state nor a date.", all),
        ("historyIncomplete", "Someone of whom nothing bought is among a part of what a store knows.", notGoogle),
        ("inputNotRead", "Someone of whom nothing bought is among what could be read.", all),
        ("contradictory", "Someone of whom two answers differ, and nothing shows which is the later one.", all),
        ("implausibleDate", "Someone of whom a date cannot be right, or lies after now where it cannot.", all),
    ].map { cause, seenBy, stores in
        Row(
            name: "unknown.\(cause)",
            seenBy: seenBy,
            stores: stores,
            access: .open,
            unsaid: renewing + charging + causes
                + ["you have access", "has ended", "trial", "refunded", "any purchases yet", "won’t renew"],
            unsaidKeys: [
                "status.renews", "status.thenCharged", "status.expired", "status.access", "status.notPurchased",
                "status.freeTrial", "status.cancelled", "status.refunded",
            ]
        )
    }
}
