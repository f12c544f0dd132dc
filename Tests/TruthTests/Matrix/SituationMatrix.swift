import PaywrightDecisions
import PaywrightModel

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
        case .priceChange(let change):
            "priceChange.\(change.kind.rawValue)" + (change.before == nil ? "" : ".afterCharge")
        case .expired(let expiration): "expired.\(expiration.cause.rawValue)"
        case .refunded(let refund):
            refund.isOfOtherPeriod ? "refunded.otherPeriod" : refund.endsAccess ? "refunded.all" : "refunded.alone"
        case .paused(let pause): pause.hasAccess == nil ? "paused.open" : "paused"
        case .purchaseCancelled(_, let endsAccess): endsAccess ? "purchaseCancelled.all" : "purchaseCancelled.alone"
        case .unknown(let cause): "unknown.\(cause.name)"
        case .nonRenewing(let end): end == nil ? "nonRenewing.undated" : "nonRenewing"
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .removed, .planChange, .pausePlanned, .gracePeriod, .billingRetry, .onHold, .paymentFailed,
            .winBackAvailable,
            .familyShared, .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded, .replaced:
            situation.name
        }
    }

    /// What the other tills' own answers can state beside the rows of every store.
    static let ofOtherTills: [StoreName: Set<String>] = [
        .amazon: [
            "consumable", "lifetime", "purchased", "freeTrial", "freeTrialCancelled", "introductoryPrice",
            "offerPrice", "purchaseCancelled.all", "purchaseCancelled.alone", "expired.voluntary", "nonRenewing",
        ],
        .paddle: ["freeTrial", "freeTrialCancelled", "offerPrice", "paymentFailed", "paused.open", "pausePlanned"],
    ]

    // MARK: Words that several rows leave unsaid

    /// What only those may read whose subscription is known to renew.
    static let renewing = [
        "renews automatically", "starts automatically", "renews on", "renews in", "renews today", "renews tomorrow",
        "next renewal is", "next period starts", "automatic renewal is on", "it renews at the end",
    ]
    /// What speaks of money to come.
    static let charging = ["charged", "next payment", "will cost"] + waysOut
    /// How a charge is avoided: only beside a charge.
    static let waysOut = ["to avoid this", "cancel now", "to avoid being charged"]
    /// The causes of an end, in the words for customers and for staff.
    static let causes = [
        "it was canceled", "payment didn’t go through", "no longer offered", "the customer canceled",
        "couldn’t be collected", "didn’t agree",
        "no longer available", "another reason",
    ]
    static let all = Set(StoreName.allCases)
    static let notGoogle: Set<StoreName> = [.appStore, .stripe, .other]
    static let notApple: Set<StoreName> = [.googlePlay, .stripe, .other]
}
