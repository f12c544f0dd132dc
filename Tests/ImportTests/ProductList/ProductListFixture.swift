import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Small valid parts of product lists, for a test to change.
enum ProductListFixture {
    static let credits: Tree = [
        "id": "credits", "type": "consumable", "names": ["en": "Credits"], "prices": ["USA": "0.99"],
    ]

    static let monthly: Tree = [
        "id": "monthly", "type": "autoRenewable", "period": "P1M", "names": ["en": "Monthly"],
        "prices": ["USA": "9.99", "DEU": "8.99"],
    ]

    static let yearly: Tree = [
        "id": "yearly", "type": "autoRenewable", "period": "P1Y", "names": ["en": "Yearly"],
        "prices": ["USA": "59.99", "DEU": "49.99"],
    ]

    static let paid: Tree = [
        "type": "promotional", "id": "spring", "mode": "payAsYouGo", "period": "P1M", "periods": 3,
        "prices": ["USA": "1.99"],
    ]

    static let commitment: Tree = [
        "kind": "monthlyWithCommitment", "prices": ["USA": "5.99"], "totalPrices": ["USA": "71.88"], "payments": 12,
        "billingPeriod": "P1M", "renewal": "newCommitment",
    ]

    static func list(_ products: [Tree]) -> Tree {
        ["schema": "paywright/products/1", "locale": "en", "products": .array(products)]
    }
}

func importedProductList(text: String) throws(ImportFailure) -> ProductImport {
    try ProductListImporter().products(from: Array(text.utf8), file: "shop.json")
}

/// The import of one product beside another that is in order and must never be lost.
func listedProduct(_ product: Tree) throws -> (product: Product?, diagnostics: [Diagnostic]) {
    let result = try importedProductList(
        text: ProductListFixture.list([product, ProductListFixture.credits]).description
    )
    #expect(result.products.last?.id == "credits")
    return (result.products.count == 2 ? result.products.first : nil, result.diagnostics)
}

/// The import of a subscription with one offer; the subscription itself is never lost.
func listedOffer(_ offer: Tree) throws -> (offer: SubscriptionOffer?, diagnostics: [Diagnostic]) {
    let (product, diagnostics) = try listedProduct(ProductListFixture.monthly.with(["offers": [offer]]))
    return (try #require(product).offers.first, diagnostics)
}

/// The import of a yearly subscription with one billing plan; the subscription itself is never lost.
func listedPlan(_ plan: Tree) throws -> (plan: BillingPlan?, diagnostics: [Diagnostic]) {
    let (product, diagnostics) = try listedProduct(ProductListFixture.yearly.with(["billingPlans": [plan]]))
    return (try #require(product).billingPlans.first, diagnostics)
}

extension Diagnostic {
    /// What the diagnostic says and where: "error invalid-price $.products[0].prices.USA".
    var summaryAndPath: String { "\(summary) \(place.path ?? "")" }
}
