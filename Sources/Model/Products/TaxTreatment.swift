/// How a price stands to the tax on it, where the store states that.
///
///     if product.tax == .added { … }    // the amount is not all that is charged
@nonexhaustive
public enum TaxTreatment: String, Hashable, Sendable, CaseIterable {
    /// The tax is in the price: Stripe's `inclusive`, Paddle's `internal`.
    case included
    /// Tax that applies comes on top of the price: Stripe's `exclusive`, Paddle's `external`. How much that is, is never
    /// calculated.
    case added
}
