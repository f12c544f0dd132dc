public import PaywrightMessages

/// What the amounts of this package's lines are.
extension MoneyRole: CaseIterable {
    /// What the store charges for the product itself.
    public static let billed = MoneyRole("billed")
    /// Derived from a billed amount; no store charges it.
    public static let calculated = MoneyRole("calculated")
    /// Any offer's price.
    public static let introductory = MoneyRole("introductory")
    /// The sum of several payments.
    public static let total = MoneyRole("total")
    /// What the product costs without the offer: shown struck through beside the offer's price.
    public static let former = MoneyRole("former")
    /// Another product's price, compared with.
    public static let reference = MoneyRole("reference")

    /// All of them. The order is that of the numbers in review pages.
    public static let allCases: [MoneyRole] = [.billed, .calculated, .introductory, .total, .former, .reference]
}
