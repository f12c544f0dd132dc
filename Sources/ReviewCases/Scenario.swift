package import Paywright
internal import PaywrightDecisions
package import PaywrightModel

/// A purchase a reviewer should see in words: one product, one customer.
package struct Scenario: Hashable, Sendable {
    /// A stable name: "introductory.freeTrial.P1W".
    package let name: String
    /// What is charged.
    package let terms: PurchaseTerms
    /// What savings are compared with.
    package let reference: PurchaseTerms?
    /// When it is charged, for a purchase at a moment; nil where none is stated.
    var dated: DatedTerms?
    /// What it is for the customer; nil where no customer is stated.
    var choice: PlanChoice?
    /// The lines worth reading; nil for all.
    let lines: Set<ProductLine>?

    /// The terms of a product for a customer with these claims; nil when the product has no price in the storefront.
    init?(
        _ name: String,
        _ product: Product,
        _ claims: [OfferClaim],
        plan: BillingPlan.Kind? = nil,
        quantity: Int = 1,
        comparedWith reference: PurchaseTerms? = nil,
        lines: Set<ProductLine>? = nil
    ) {
        guard
            let storefront = (product.prices.entries.first ?? product.billingPlans.first?.prices.entries.first)?
                .storefront,
            let terms = OfferSelection.terms(
                for: product,
                in: storefront,
                claims: claims,
                plan: plan,
                quantity: quantity
            )
        else { return nil }
        self.name = name
        self.terms = terms
        self.reference = reference
        self.lines = lines
    }

    /// A scenario with other terms.
    init(_ other: Scenario, terms: PurchaseTerms) {
        name = other.name
        self.terms = terms
        reference = other.reference
        dated = other.dated
        choice = other.choice
        lines = other.lines
    }

    /// The lines of the scenario in a formatter's language.
    package func lines(_ formatter: PaywallFormatter) -> ProductLines {
        formatter.lines(for: terms, comparedWith: reference, dated: dated, choice: choice)
    }

    /// The messages of the scenario, before any language words them.
    package func messages(options: PaywallOptions = PaywallOptions()) -> [LineMessage<ProductLine>] {
        ProductWording(
            terms,
            name: "",
            includedNames: terms.product.includes.map(\.id),
            comparedWith: reference,
            dated: dated,
            choice: choice,
            options: options
        ).messages()
    }
}
