internal import StoreDecisions
package import StoreModel

/// A purchase a reviewer should see in words: one product, one customer.
package struct Scenario: Hashable, Sendable {
    /// A stable name: "introductory.freeTrial.P1W".
    package let name: String
    /// What is charged.
    package let terms: PurchaseTerms

    /// The terms of a product for a customer with these claims; nil when the product has no price in the storefront.
    init?(_ name: String, _ product: Product, _ claims: [OfferClaim]) {
        guard let storefront = product.prices.entries.first?.storefront,
            let terms = OfferSelection.terms(for: product, in: storefront, claims: claims)
        else { return nil }
        self.name = name
        self.terms = terms
    }
}
