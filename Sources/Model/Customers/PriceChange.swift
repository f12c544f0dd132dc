public import PaywrightValues

/// A change of a subscription's price.
public struct PriceChange: Hashable, Sendable {
    /// Up or down, and who must agree.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Up, with the customer's consent.
        case increase
        /// Up, unless the customer cancels.
        case optOutIncrease
        /// Down.
        case decrease
    }

    /// How far it is.
    @nonexhaustive
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// The store has not had the customer's answer.
        case awaitingConsent
        /// It will happen.
        case confirmed
        /// It has happened: no news.
        case applied
        /// It will not happen.
        case cancelled
    }

    /// Up or down; nil where the store states only that something changes.
    public var kind: StatedValue<Kind>?
    /// How far it is.
    public var state: StatedValue<State>
    /// The price after the change, where stated.
    public var newPrice: Price?
    /// When it is charged first, where stated.
    public var date: Instant?
    /// Until when the customer can agree, where stated.
    public var consentDeadline: Instant?

    /// A change from its parts.
    ///
    /// - Parameters:
    ///   - kind: Up or down; nil where the store states only that something changes.
    ///   - state: How far it is.
    ///   - newPrice: The price after the change, where stated.
    ///   - date: When it is charged first, where stated.
    ///   - consentDeadline: Until when the customer can agree, where stated.
    public init(
        kind: StatedValue<Kind>? = nil,
        state: StatedValue<State>,
        newPrice: Price? = nil,
        date: Instant? = nil,
        consentDeadline: Instant? = nil
    ) {
        self.kind = kind
        self.state = state
        self.newPrice = newPrice
        self.date = date
        self.consentDeadline = consentDeadline
    }
}

extension PriceChange {
    /// Whether its kind may need a consent: not where it goes down, or up unless the customer cancels.
    package var mayNeedConsent: Bool { kind != .known(.decrease) && kind != .known(.optOutIncrease) }

    /// Whether the new price goes the other way than the change is stated to go: not where it is over.
    ///
    /// - Parameter old: The price before; nil where it is not known.
    package func contradicts(_ old: Price?) -> Bool {
        guard state == .known(.confirmed) || state == .known(.awaitingConsent), let kind = kind?.known,
            let old, let newPrice, old.currency == newPrice.currency
        else { return false }
        return kind == .decrease ? newPrice.amount > old.amount : newPrice.amount < old.amount
    }

    /// Whether the price that is to come is the one before, or in another currency: no change as it is stated.
    ///
    /// - Parameter old: The price before; nil where it is not known.
    package func isNone(from old: Price?) -> Bool {
        guard state == .known(.confirmed) || state == .known(.awaitingConsent), let old, let newPrice else {
            return false
        }
        return old.currency != newPrice.currency || old == newPrice
    }
}

extension RenewalInfo {
    /// How a price of what comes stands to tax.
    package func tax(on price: Price?) -> TaxTreatment? { price == nil ? nil : renewalTax }

    /// What its product costs without offers, where that is stated: a price of the next renewal that has none.
    package var regularPrice: Price? { basePrice ?? (offer == nil && !isWholeCharge ? renewalPrice : nil) }
}
