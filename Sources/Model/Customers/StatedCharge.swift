public import PaywrightValues

/// A charge to come as the store calculated it, with discounts, credit and tax in it, that stands beside a subscription: a preview
/// of Stripe's next invoice, or a transaction of Paddle's.
///
/// It counts in place of what follows from prices, for the renewal of its subscription on its day, if it is for the same products.
///
///     var charge = StatedCharge(store: .stripe, originalID: "sub_1MowQVLkdIwHu7ixeRlqHVzs")
///     charge.date = renewal.renewalDate
///     charge.price = Price("11.89", .EUR)
public struct StatedCharge: Hashable, Sendable {
    /// The store.
    public var store: StoreName
    /// The subscription that is charged, as the store names it; nil where that cannot be read.
    public var originalID: String?
    /// When the period begins that it pays for; nil where that cannot be read.
    public var date: Instant?
    /// What is charged, with the tax on it; nil where that is not stated.
    public var price: Price?
    /// The products that it is for, and how many of each; nil where the store names the subscription alone.
    public var quantities: [String: Int]?
    /// When the store stated this; of several, the latest counts.
    public var statedDate: Instant?
    /// Where the amount stands, as a path in its input: "$.amount_due".
    public var field = "$"
    /// What the input leaves open of it.
    public var doubts: [Doubt] = []
    /// Where it was read.
    package var origin = RecordOrigin()

    /// A charge to which everything known is added.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - originalID: The subscription that is charged, as the store names it.
    public init(store: StoreName, originalID: String? = nil) {
        self.store = store
        self.originalID = originalID
    }
}
