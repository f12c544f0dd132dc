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
    /// Where that change is stated.
    var priceChangeField: String?
    /// Whether the price of a change stands there and cannot be read.
    var isNewPriceUnreadable = false
    var progress: CommitmentProgress?
    var commitment: CommitmentRenewal?
    /// Where the commitment is stated.
    var commitmentField: String?
    var prepaid: PrepaidPlan?
    /// The product that takes this one's place at the next renewal.
    var replacementProductID: String?
    /// What that product is charged at then, where its own item states it.
    var replacementPrice: Price?
    /// The commitment with which that product begins.
    var replacementCommitment: ComingCommitment?
    /// The offer with which it begins; of an unrecognized type where nothing shows whether one does.
    var replacementOffer: AppliedOffer?
    var isReplaced = false
    var isRemoved = false

    /// A commitment that has not begun.
    struct ComingCommitment {
        /// nil where two numbers are stated.
        let payments: Int?
        let field: String?
    }

    private static let millisecondsPerDay: Int64 = 86_400_000

    /// What is charged at the end of the running period, where that follows from what Google states.
    ///
    /// The recurring price is that of the running product before a change of price. Whether a change comes with this
    /// renewal or a later one follows from its date; a change that still needs consent, or of an unknown date, leaves the
    /// price open.
    ///
    /// - Parameter renewalDate: The end of the running period; nil in a grace period, on hold or paused.
    func nextCharge(on renewalDate: Instant?) -> Price? {
        if isReplaced { return renewalDate == nil ? nil : replacementPrice }
        guard renewsAutomatically == true, leadsToBasePrice, !isRemoved, let basePrice else { return nil }
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

    /// What is charged when an item that has not begun takes another one's place: its recurring price, where no offer, no change and
    /// no commitment comes with it; nothing for a free trial.
    fileprivate var firstCharge: Price? {
        if offer?.paymentMode == .known(.freeTrial), let basePrice {
            return Price(amount: .zero, currency: basePrice.currency)
        }
        guard kind == .autoRenewing, renewsAutomatically == true, leadsToBasePrice, offer == nil, commitment == nil,
            !isReplaced, !isRemoved
        else { return nil }
        return isPriceToChange ? nil : basePrice
    }

    /// Whether a change of its price is stated that is not over.
    fileprivate var isPriceToChange: Bool {
        switch priceChange?.state {
        case .known(.applied)?, .known(.cancelled)?, nil: false
        case .known?, .unrecognized?: true
        }
    }

    /// The commitment that begins when an item that has not begun takes another one's place.
    fileprivate var firstCommitment: ComingCommitment? {
        let (total, left) = (progress?.totalBillingPeriods ?? 0, commitment?.paymentsLeft ?? 0)
        guard total > 0 || left > 0 else { return nil }
        return ComingCommitment(payments: left == 0 || left == total ? total : nil, field: commitmentField)
    }
}

/// A line item with its plan, and what cannot be told of it.
struct GooglePlayItemPlan {
    let item: GooglePlayLineItem
    var plan: GooglePlayPlan
    var doubts: [Doubt]

    /// The same, where an item that another takes the place of has the price of that one: the item beside it that has not begun.
    ///
    /// What cannot be read of the price of the new item leaves that of the charge open. Of one product in two base plans it is
    /// not known here how often either is charged: the new plan is named, and no amount is taken. Of two new items of one
    /// product neither is known to be the one.
    static func priced(_ items: [GooglePlayItemPlan]) -> [GooglePlayItemPlan] {
        items.map { old in
            guard old.plan.isReplaced, let id = old.plan.replacementProductID else { return old }
            let new = items.filter { $0.item.hasNotBegun && $0.item.productID == id }
            let replaced = items.filter { $0.plan.replacementProductID == id }
            guard let only = new.first, new.count == 1, replaced.count == 1 else { return old }
            var priced = old
            let open = only.doubts.filter { !$0.facts.withDependents.isDisjoint(with: [.amount, .offer]) }
            let isOfferOpen = open.contains { $0.facts.withDependents.contains(.offer) }
            let unknown = isOfferOpen ? AppliedOffer(type: .unrecognized("")) : nil
            priced.plan.replacementOffer = only.plan.offer ?? unknown
            // A price that the new plan has later is not told.
            if only.plan.isPriceToChange, let field = only.plan.priceChangeField {
                priced.doubts.add(Doubt(facts: .later, reason: .undecided, field: field))
            }
            if open.isEmpty {
                priced.plan.replacementCommitment = only.plan.firstCommitment
            } else if let field = only.plan.firstCommitment?.field {
                priced.doubts.add(Doubt(facts: .later, reason: .undecided, field: field))
            }
            guard id != old.item.productID else {
                if let plan = only.plan.basePlanID, let former = old.plan.basePlanID, plan != former {
                    priced.plan.replacementProductID = "\(id):\(plan)"
                }
                return priced
            }
            if open.isEmpty { priced.plan.replacementPrice = only.plan.firstCharge }
            for doubt in open {
                priced.doubts.add(Doubt(facts: .amount, reason: doubt.reason, field: doubt.field))
            }
            return priced
        }
    }
}
