internal import PaywrightModel
internal import PaywrightValues

/// How a line item is paid for, with everything that its plan and its offer say.
struct GooglePlayPlan {
    /// The two kinds of plan.
    enum Kind: Hashable {
        case autoRenewing
        case prepaid
    }

    /// nil where neither is there: a subscription on hold or expired may have lost its plan.
    var kind: Kind?
    /// Whether it renews by itself.
    var renewsAutomatically: Bool?
    /// The recurring price, which ignores offers.
    var basePrice: Price?
    var basePlanID: String?
    /// The offer that runs now.
    var offer: AppliedOffer?
    /// Whether what follows the running phase is known to be the base price.
    var leadsToBasePrice = false
    var priceChange: PriceChange?
    /// Whether the price of a change stands there and cannot be read.
    var isNewPriceUnreadable = false
    var progress: CommitmentProgress?
    var commitment: CommitmentRenewal?
    var prepaid: PrepaidPlan?
    /// The product that takes this one's place at the next renewal.
    var replacementProductID: String?
    var isReplaced = false
    var isRemoved = false

    private static let millisecondsPerDay: Int64 = 86_400_000

    /// What is charged at the end of the running period, where that follows from what Google states.
    ///
    /// The recurring price is that of the running product before a change of price. Whether a change comes with this
    /// renewal or a later one follows from its date; a change that still needs consent, or of an unknown date, leaves the
    /// price open.
    ///
    /// - Parameter renewalDate: The end of the running period; nil in a grace period, on hold or paused.
    func nextCharge(on renewalDate: Instant?) -> Price? {
        guard renewsAutomatically == true, leadsToBasePrice, !isReplaced, !isRemoved, let basePrice else { return nil }
        guard let priceChange else { return basePrice }
        switch priceChange.state {
        case .known(.applied), .known(.cancelled):
            return basePrice
        case .known(let state):
            // One price beside a change is not to be taken for the other.
            guard !isNewPriceUnreadable, let renewalDate, let changeDate = priceChange.date else { return nil }
            if changeDate <= renewalDate { return state == .confirmed ? priceChange.newPrice : nil }
            // Renewals are not kept to the second: only a change that is clearly later leaves this one alone.
            return changeDate.milliseconds(since: renewalDate) > Self.millisecondsPerDay ? basePrice : nil
        case .unrecognized:
            return nil
        }
    }
}
