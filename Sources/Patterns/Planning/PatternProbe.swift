internal import Paywright

/// Terms with other amounts, by which the forms of lines are found.
struct PatternProbe {
    /// What one costs.
    private let price: DecimalAmount
    /// What one of the product compared with costs.
    private let reference: DecimalAmount

    /// Amounts that no policy cuts anything off.
    static func exact(_ terms: PurchaseTerms, _ reference: PurchaseTerms?) -> PatternProbe? {
        PatternProbe(terms, reference, more: 0)
    }

    /// Amounts of which something is cut off, whatever they are divided by.
    static func about(_ terms: PurchaseTerms, _ reference: PurchaseTerms?) -> PatternProbe? {
        PatternProbe(terms, reference, more: 1)
    }

    /// A number that each count of days, weeks and months divides, for one unit of a period.
    private static let even: Int128 = 420
    private static let one: Int128 = 1_000_000_000
    private static let most: Int128 = 1_000_000

    private init?(_ terms: PurchaseTerms, _ reference: PurchaseTerms?, more billionths: Int128) {
        let count = terms.regularPhase.chargedPeriod?.normalized().value ?? 1
        let units = Self.even * Int128(count)
        price = DecimalAmount(billionths: units * Self.one + billionths)
        // So much more than the price, for the same time, that everything that can be saved is.
        var other = units * Self.most
        if let reference, let saving = LineCalculation(of: .savingsPercent, terms, reference, .standard)?.saving {
            other = units * Self.most * Int128(saving.fraction.below) / Int128(saving.fraction.above) + 1
        }
        self.reference = DecimalAmount(billionths: other * Self.one)
    }

    /// Amounts by which a saving pays for so many periods of the reference; nil where it cannot.
    init?(saving periods: Int, by saving: LineCalculation.Saving) {
        let (above, below) = (Int128(saving.fraction.above), Int128(saving.fraction.below))
        let left = above - Int128(periods) * below
        guard left > 0 else { return nil }
        reference = DecimalAmount(billionths: below * Self.even * Self.one)
        price = DecimalAmount(billionths: left * Self.even * Self.one)
    }

    /// The terms with the amounts.
    func terms(_ terms: PurchaseTerms) -> PurchaseTerms? { Self.terms(terms, costing: price) }

    /// The terms compared with, with theirs.
    func reference(_ terms: PurchaseTerms) -> PurchaseTerms? { Self.terms(terms, costing: reference) }

    /// What is free stays free. An offer is cheaper than anything else.
    private static func terms(_ terms: PurchaseTerms, costing unit: DecimalAmount) -> PurchaseTerms? {
        let unit = terms.regularPhase.price.isFree ? .zero : unit
        guard let price = unit.times(terms.quantity) else { return nil }
        var paid = 0
        let offers = terms.offerPhases.map { phase in
            if !phase.price.isFree { paid += 1 }
            let amount = phase.price.isFree ? 0 : Int128(paid) * one
            return PricingPhase(
                price: Price(amount: DecimalAmount(billionths: amount), currency: .usd),
                period: phase.period,
                cycles: phase.cycles,
                offer: phase.offer,
                paymentMode: phase.paymentMode
            )
        }
        var commitment: Commitment?
        if let stated = terms.commitment {
            guard let total = price.times(stated.paymentCount) else { return nil }
            commitment = Commitment(
                paymentCount: stated.paymentCount,
                duration: stated.duration,
                total: Price(amount: total, currency: .usd),
                renewal: stated.renewal
            )
        }
        return PurchaseTerms(
            product: terms.product,
            storefront: terms.storefront,
            offerPhases: offers,
            regularPhase: PricingPhase(
                price: Price(amount: price, currency: .usd),
                period: terms.regularPhase.period,
                cycles: terms.regularPhase.cycles
            ),
            eligibility: terms.eligibility,
            commitment: commitment,
            quantity: terms.quantity,
            unitPrice: Price(amount: unit, currency: .usd)
        )
    }
}
