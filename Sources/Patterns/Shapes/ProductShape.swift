public import Paywright

/// Everything about a purchase that the words for it depend on, but for the amounts: a line whose amounts are left open is true for one
/// shape.
///
///     ProductShape(terms).form    // "P1Y+free:P1W": a year, after a free week for new customers
///     ProductShape(terms).isEqual(to: other)
public struct ProductShape: Hashable, Sendable {
    /// How a phase of an offer is paid. The amount counts before what an offer is called.
    @nonexhaustive
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Nothing is charged.
        case free
        /// A price in each of two or more cycles.
        case payAsYouGo
        /// One payment for the whole length.
        case payUpFront
        /// A price for something that is paid once.
        case oneTime
    }

    /// One phase of an offer.
    public struct Phase: Hashable, Sendable {
        /// How it is paid.
        public let mode: Mode
        /// What kind of offer brings it.
        public let type: OfferType
        /// The length of one cycle, as the store states it; nil of what is paid once.
        public let period: CalendarDuration?
        /// How many cycles, 1 or more.
        public let cycles: Int
        /// Whether it may begin at the next renewal of somebody whose subscription runs: the terms of a purchase state it.
        public let mayBeginAtRenewal: Bool

        /// A phase from its parts.
        ///
        /// - Parameters:
        ///   - mode: How it is paid.
        ///   - type: What kind of offer brings it.
        ///   - period: The length of one cycle, as the store states it; nil of what is paid once.
        ///   - cycles: How many cycles, 1 or more.
        ///   - mayBeginAtRenewal: Whether it may begin at the next renewal of somebody whose subscription runs.
        public init(
            mode: Mode,
            type: OfferType,
            period: CalendarDuration?,
            cycles: Int = 1,
            mayBeginAtRenewal: Bool = false
        ) {
            self.mode = mode
            self.type = type
            self.period = period
            self.cycles = max(1, cycles)
            self.mayBeginAtRenewal = mayBeginAtRenewal
        }

        /// The period times the cycles; nil of what is paid once.
        public var duration: CalendarDuration? { period?.times(cycles) }
    }

    /// What a customer commits to.
    public struct Commitment: Hashable, Sendable {
        /// How many payments.
        public let payments: Int
        /// What follows; nil where that is not stated.
        public let renewal: Paywright.Commitment.Renewal?

        /// A commitment from its parts.
        ///
        /// - Parameters:
        ///   - payments: How many payments.
        ///   - renewal: What follows; nil where that is not stated.
        public init(payments: Int, renewal: Paywright.Commitment.Renewal?) {
            self.payments = payments
            self.renewal = renewal
        }
    }

    /// What is sold.
    public let kind: ProductType
    /// In which store.
    public let store: StoreName
    /// How often it is charged, as the store states it, and how long a prepaid plan lasts; nil of what is bought once.
    public let period: CalendarDuration?
    /// Whether the price is 0.
    public let isFree: Bool
    /// The phases of the offers, in order; empty without an offer.
    public let offers: [Phase]
    /// What the customer commits to; nil without a commitment.
    public let commitment: Commitment?
    /// How many seats, of a product that is sold per seat; nil of any other.
    public let seats: Int?
    /// How many pieces, of a product that is not sold per seat.
    public let quantity: Int
    /// How the price stands to the tax on it; nil where that is not stated.
    public let tax: TaxTreatment?

    /// A shape from its parts.
    ///
    /// - Parameters:
    ///   - kind: What is sold.
    ///   - store: In which store.
    ///   - period: How often it is charged, and how long a prepaid plan lasts; nil of what is bought once.
    ///   - isFree: Whether the price is 0.
    ///   - offers: The phases of the offers, in order; empty without an offer.
    ///   - commitment: What the customer commits to; nil without a commitment.
    ///   - seats: How many seats, of a product that is sold per seat; nil of any other.
    ///   - quantity: How many pieces, of a product that is not sold per seat.
    ///   - tax: How the price stands to the tax on it; nil where that is not stated.
    public init(
        kind: ProductType,
        store: StoreName,
        period: CalendarDuration? = nil,
        isFree: Bool = false,
        offers: [Phase] = [],
        commitment: Commitment? = nil,
        seats: Int? = nil,
        quantity: Int = 1,
        tax: TaxTreatment? = nil
    ) {
        self.kind = kind
        self.store = store
        self.period = period
        self.isFree = isFree
        self.offers = offers
        self.commitment = commitment
        self.seats = seats
        self.quantity = max(1, quantity)
        self.tax = tax
    }

    /// The same without an offer: what a customer gets who is not eligible.
    public var withoutOffer: ProductShape {
        ProductShape(
            kind: kind,
            store: store,
            period: period,
            isFree: isFree,
            commitment: commitment,
            seats: seats,
            quantity: quantity,
            tax: tax
        )
    }
}

extension ProductShape {
    /// The shape of some terms.
    ///
    /// - Parameter terms: What the customer pays.
    public init(_ terms: PurchaseTerms) {
        let product = terms.product
        self.init(
            kind: product.type,
            store: product.store,
            period: terms.regularPhase.period,
            isFree: terms.regularPhase.price.isFree,
            offers: terms.offerPhases.map { Phase($0, mayBeginAtRenewal: terms.mayWaitForRenewal) },
            commitment: terms.commitment.map { Commitment(payments: $0.paymentCount, renewal: $0.renewal) },
            seats: product.isSoldPerSeat ? terms.quantity : nil,
            quantity: product.isSoldPerSeat ? 1 : terms.quantity,
            tax: product.tax
        )
    }
}

extension ProductShape.Phase {
    init(_ phase: PricingPhase, mayBeginAtRenewal: Bool) {
        self.init(
            mode: ProductShape.Mode(phase),
            type: phase.offer?.type ?? .unspecified,
            period: phase.period,
            cycles: phase.cycles ?? 1,
            mayBeginAtRenewal: mayBeginAtRenewal
        )
    }
}

extension ProductShape.Mode {
    fileprivate init(_ phase: PricingPhase) {
        if phase.price.isFree {
            self = .free
        } else if phase.paymentMode == .oneTime {
            self = .oneTime
        } else {
            self = phase.paymentMode != .payUpFront && (phase.cycles ?? 1) > 1 ? .payAsYouGo : .payUpFront
        }
    }
}
