public import PaywrightValues

/// What a store has planned for a subscription after its next renewal: a later phase of a schedule of Stripe's.
///
///     // "$12.99 instead of $9.99 from February 10, 2027"
///     PlannedPhase(date: february, price: new, oldPrice: old, isRenewal: true)
public struct PlannedPhase: Hashable, Sendable {
    /// When it begins.
    public var date: Instant
    /// The product that is sold from then on; nil where it is the one before.
    public var productID: String?
    /// What is charged when it begins; nil where that is not stated for certain.
    public var price: Price?
    /// How the price stands to tax; nil where that is not stated.
    public var tax: TaxTreatment?
    /// What was charged before, where the same is sold at another price; nil elsewhere.
    public var oldPrice: Price?
    /// Whether it begins with a renewal. Elsewhere it is not stated when, and for which part of a period, it is charged.
    public var isRenewal: Bool
    /// What a period costs from then on, where the same is sold at another price; nil elsewhere.
    package var newPrice: Price?
    /// Whether time that is free, or has a discount, ends with it.
    package var endsOffer = false
    /// How many `price` and `newPrice` are for; nil where that is not stated.
    package var quantity: Int?

    /// A phase from its parts.
    ///
    /// - Parameters:
    ///   - date: When it begins.
    ///   - productID: The product that is sold from then on; nil where it is the one before.
    ///   - price: What is charged when it begins; nil where that is not stated for certain.
    ///   - tax: How the price stands to tax; nil where that is not stated.
    ///   - oldPrice: What was charged before, where the same is sold at another price; nil elsewhere.
    ///   - isRenewal: Whether it begins with a renewal.
    public init(
        date: Instant,
        productID: String? = nil,
        price: Price? = nil,
        tax: TaxTreatment? = nil,
        oldPrice: Price? = nil,
        isRenewal: Bool
    ) {
        self.date = date
        self.productID = productID
        self.price = price
        self.tax = tax
        self.oldPrice = oldPrice
        self.isRenewal = isRenewal
    }
}
