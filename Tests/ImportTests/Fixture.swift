import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Small valid parts of configurations, for a test to change.
enum Fixture {
    static let coins: Tree = [
        "displayPrice": "0.99",
        "localizations": [["description": "", "displayName": "Coins", "locale": "en_US"]],
        "productID": "coins",
        "type": "Consumable",
    ]

    static let monthly: Tree = [
        "displayPrice": "9.99",
        "groupNumber": 1,
        "localizations": [["description": "", "displayName": "Monthly", "locale": "en_US"]],
        "productID": "monthly",
        "recurringSubscriptionPeriod": "P1M",
        "type": "RecurringSubscription",
    ]

    static let trial: Tree = ["internalID": "A1", "paymentMode": "free", "subscriptionPeriod": "P1W"]

    static let paid: Tree = [
        "displayPrice": "1.99", "internalID": "A2", "numberOfPeriods": 3, "paymentMode": "payAsYouGo",
        "subscriptionPeriod": "P1M",
    ]

    static func configuration(
        subscriptions: [Tree] = [],
        products: [Tree] = [],
        nonRenewing: [Tree] = [],
        settings: Tree = [:]
    ) -> Tree {
        [
            "nonRenewingSubscriptions": .array(nonRenewing),
            "products": .array(products),
            "settings": settings,
            "subscriptionGroups": [["id": "G1", "name": "Pro", "subscriptions": .array(subscriptions)]],
        ]
    }
}

func imported(
    _ configuration: Tree,
    storefront: String? = nil,
    file: String = "shop.storekit"
) throws(ImportFailure) -> ProductImport {
    try imported(text: configuration.description, storefront: storefront, file: file)
}

func imported(
    text: String,
    storefront: String? = nil,
    file: String = "shop.storekit"
) throws(ImportFailure) -> ProductImport {
    let importer = StoreKitConfigurationImporter(storefront: storefront.flatMap { Storefront($0) })
    return try importer.products(from: Array(text.utf8), file: file)
}

/// The failure of an import, or nil, with a recorded issue, if it succeeds.
func importFailure(
    _ configuration: Tree,
    storefront: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) -> ImportFailure? {
    #expect(throws: ImportFailure.self, sourceLocation: sourceLocation) {
        try imported(configuration, storefront: storefront)
    }
}

/// The import of one subscription beside a product that is in order and must never be lost.
func importedSubscription(_ subscription: Tree) throws -> (product: Product?, diagnostics: [Diagnostic]) {
    let result = try imported(Fixture.configuration(subscriptions: [subscription], products: [Fixture.coins]))
    #expect(result.products.last?.id == "coins")
    return (result.products.count == 2 ? result.products.first : nil, result.diagnostics)
}

/// The import of one one-time product beside a subscription that is in order and must never be lost.
func importedProduct(_ product: Tree) throws -> (product: Product?, diagnostics: [Diagnostic]) {
    let result = try imported(Fixture.configuration(subscriptions: [Fixture.monthly], products: [product]))
    #expect(result.products.first?.id == "monthly")
    return (result.products.count == 2 ? result.products.last : nil, result.diagnostics)
}

/// The import of one introductory offer.
func importedOffer(_ offer: Tree) throws -> (offer: SubscriptionOffer?, diagnostics: [Diagnostic]) {
    let (product, diagnostics) = try importedSubscription(Fixture.monthly.with(["introductoryOffer": offer]))
    return (try #require(product).offers.first, diagnostics)
}

extension Diagnostic {
    /// Severity and code: "error missing-price".
    var summary: String { "\(severity.rawValue) \(code)" }
}

extension [Diagnostic] {
    var summaries: [String] { map(\.summary) }
}

extension Product {
    /// Every price with its storefront: "USA USD 9.99".
    var priceText: String { prices.text }
}

extension StorefrontPrices {
    var text: String { entries.map { "\($0.storefront) \($0.price)" }.joined(separator: ", ") }
}

extension SubscriptionOffer {
    /// Payment mode, number of periods, period and price in one line: "payAsYouGo 3 × P1M at USA USD 1.99".
    var text: String {
        let length = "\(paymentMode.rawValue) \(periodCount) × \(period?.description ?? "no period")"
        return prices.entries.isEmpty ? length : "\(length) at \(prices.text)"
    }
}
