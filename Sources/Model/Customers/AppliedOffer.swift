public import PaywrightValues

/// The offer of a transaction, or of the next renewal.
public struct AppliedOffer: Hashable, Sendable {
    /// The kind of offer.
    public var type: StatedValue<OfferType>?
    /// How it is paid; the App Store leaves it out at times. A joined product then fills it in where nothing that the
    /// purchase states contradicts that.
    public var paymentMode: StatedValue<PaymentMode>?
    /// Whether the offer is free, where the purchase states that and no mode: `is_trial_period` of a receipt. `false`
    /// means that the customer pays, in whichever mode.
    public var isFree: Bool?
    /// The offer's identifier, or a code's reference name.
    public var id: String?
    /// The offer's period.
    public var period: CalendarDuration?
    /// How long it is as a whole, as far as its store states that.
    package var span = OfferSpan.period

    /// An offer from its parts.
    ///
    /// - Parameters:
    ///   - type: The kind of offer.
    ///   - paymentMode: How it is paid; the App Store leaves it out at times.
    ///   - isFree: Whether the offer is free, where the purchase states that and no mode: `is_trial_period` of a receipt.
    ///   - id: The offer's identifier, or a code's reference name.
    ///   - period: The offer's period.
    public init(
        type: StatedValue<OfferType>? = nil,
        paymentMode: StatedValue<PaymentMode>? = nil,
        isFree: Bool? = nil,
        id: String? = nil,
        period: CalendarDuration? = nil
    ) {
        self.type = type
        self.paymentMode = paymentMode
        self.isFree = isFree
        self.id = id
        self.period = period
    }
}

/// How long an offer is as a whole.
package enum OfferSpan: Hashable, Sendable {
    /// As long as the period that runs with it, if it is free or paid at once.
    case period
    /// From one instant to another, whichever periods are charged meanwhile.
    case dates(Instant, Instant)
    /// Not stated: the period that runs with it may be a part of it.
    case notStated

    /// Between two instants, where both are stated.
    package init(from start: Instant?, to end: Instant?) {
        if let start, let end, start < end { self = .dates(start, end) } else { self = .notStated }
    }
}
