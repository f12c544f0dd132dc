internal import PaywrightModel

/// How the prices of purchases stand to tax.
///
/// A `recurringPrice` has the tax in it in the countries of which Google Play states that prices include tax, and has none where tax is
/// added at the checkout (`AutoRenewingPlan.recurringPrice`). Of the other countries it is not stated which of the two holds.
enum GooglePlayTax {
    /// In the United States and Canada sales tax is added (Play Console Help, “Tax rates and value-added tax”). nil where it is not known.
    static func treatment(in storefront: String?) -> TaxTreatment? {
        storefront.map(taxedStorefronts.contains) == true ? .added : nil
    }

    private static let taxedStorefronts: Set<String> = ["USA", "CAN"]
}
