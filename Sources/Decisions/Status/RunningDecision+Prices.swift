internal import PaywrightModel
internal import PaywrightValues

/// What is paid now, and where a new price leads.
extension RunningDecision {
    /// Whether what is charged is the price of one, without an offer and with nothing beside it.
    var isChargedAsPriced: Bool {
        renewal?.offer == nil && renewal?.isWholeCharge != true && current?.quantity ?? 1 == 1
    }

    /// What is known of a consent to a price.
    enum Consent {
        case notNeeded
        case asked(AnnouncedPriceChange)
        /// It may be missing: whether the subscription renews is not known.
        case unclear
    }

    /// The price paid now, in the currency of the new one; nothing paid is no price.
    func oldPrice(than newPrice: Price?) -> Price? {
        paidPrice.flatMap { $0.currency == newPrice?.currency && !$0.isFree ? $0 : nil }
    }

    /// What one period costs now; not an offer's price.
    private var paidPrice: Price? { current?.offer == nil && current?.quantity == 1 ? current?.price : nil }

    /// Whether a new price lies where the change is said to lead. One that is paid already, or that lies the other way,
    /// is none: the store contradicts itself, and nothing is said.
    func leads(_ kind: PriceChange.Kind, to newPrice: Price?) -> Bool {
        if renewal?.priceChange?.contradicts(renewal?.regularPrice) == true { return false }
        // No price goes up to nothing.
        if newPrice?.isFree == true, kind != .decrease { return false }
        let old =
            paidPrice ?? (record.store.traits.statesRecurringPrice ? renewal?.basePrice ?? renewal?.renewalPrice : nil)
        guard let old, let newPrice, old.currency == newPrice.currency else { return true }
        return kind == .decrease ? newPrice.amount < old.amount : newPrice.amount > old.amount
    }
}
