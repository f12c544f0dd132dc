import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Small valid parts of Google Play's product files, for a test to change.
enum PlayProductFixture {
    // MARK: ProductDetails

    static func phase(
        _ micros: Tree = 39_990_000,
        _ period: Tree = "P1M",
        mode: Tree = 1,
        cycles: Tree? = nil,
        text: Tree? = nil,
        currency: Tree = "PLN"
    ) -> Tree {
        let amounts: Tree = [
            "priceAmountMicros": micros, "priceCurrencyCode": currency, "billingPeriod": period, "recurrenceMode": mode,
        ]
        let phase = text.map { amounts.with(["formattedPrice": $0]) } ?? amounts
        return cycles.map { phase.with(["billingCycleCount": $0]) } ?? phase
    }

    static let week = phase(0, "P1W", mode: 2, cycles: 1, text: "Bezpłatnie")
    static let intro = phase(9_990_000, "P1M", mode: 2, cycles: 3, text: "9,99 zł")

    static func details(_ basePlan: Tree = "monthly", offer: Tree? = nil, phases: [Tree] = [phase()]) -> Tree {
        let details: Tree = [
            "basePlanId": basePlan, "offerIdToken": "token", "offerTags": [], "pricingPhases": .array(phases),
        ]
        return offer.map { details.with(["offerId": $0]) } ?? details
    }

    static func product(_ id: Tree = "reef", _ details: [Tree] = [details()]) -> Tree {
        [
            "productId": id, "type": "subs", "title": "Reef Plus (Reef: Dive Log)", "name": "Reef Plus",
            "description": "All dive sites", "localizedIn": ["pl-PL"], "subscriptionOfferDetails": .array(details),
        ]
    }

    static let coins: Tree = [
        "productId": "coins", "type": "inapp", "name": "Coins",
        "oneTimePurchaseOfferDetails": [
            "priceAmountMicros": 4_990_000, "priceCurrencyCode": "PLN", "formattedPrice": "4,99 zł",
        ],
    ]

    // MARK: monetization.subscriptions

    static func money(_ units: Tree, _ nanos: Tree = 0, _ currency: Tree) -> Tree {
        ["currencyCode": currency, "units": units, "nanos": nanos]
    }

    static func region(_ code: Tree, _ price: Tree, isOpen: Tree = true) -> Tree {
        ["regionCode": code, "newSubscriberAvailability": isOpen, "price": price]
    }

    static let regions: [Tree] = [
        region("US", money("12", 0, "USD")), region("DE", money("11", 990_000_000, "EUR")),
        region("JP", money("1500", 0, "JPY")),
    ]

    static func basePlan(
        _ id: Tree = "yearly",
        period: Tree = "P1Y",
        state: Tree = "ACTIVE",
        regions: [Tree] = regions
    ) -> Tree {
        [
            "basePlanId": id, "state": state, "regionalConfigs": .array(regions),
            "autoRenewingBasePlanType": ["billingPeriodDuration": period, "gracePeriodDuration": "P3D"],
            "otherRegionsConfig": ["usdPrice": money("3", 0, "USD"), "eurPrice": money("2", 0, "EUR")],
        ]
    }

    static func subscription(_ id: Tree = "reef", _ plans: [Tree] = [basePlan()]) -> Tree {
        [
            "packageName": "com.example", "productId": id, "basePlans": .array(plans),
            "listings": [
                ["title": "Reef Plus", "languageCode": "en-US", "description": "All dive sites"],
                ["title": "Reef Plus PL", "languageCode": "pl-PL"],
            ],
        ]
    }

    // MARK: monetization.subscriptions.basePlans.offers

    /// A phase of three months.
    static func offerPhase(_ prices: KeyValuePairs<String, Tree>) -> Tree { offerPhase("P3M", prices) }

    static func offerPhase(_ duration: Tree, count: Tree = 1, _ prices: KeyValuePairs<String, Tree>) -> Tree {
        let configs = prices.map { region, terms in Tree.object([(name: "regionCode", value: .string(region))]) + terms
        }
        return ["duration": duration, "recurrenceCount": count, "regionalConfigs": .array(configs)]
    }

    static let acquisition: Tree = ["acquisitionRule": ["scope": ["thisSubscription": [:]]]]

    static func offer(
        _ id: Tree = "spring",
        regions: [String] = ["US", "DE"],
        targeting: Tree = acquisition,
        phases: [Tree]
    ) -> Tree {
        [
            "packageName": "com.example", "productId": "reef", "basePlanId": "yearly", "offerId": id,
            "state": "ACTIVE", "targeting": targeting, "phases": .array(phases),
            "regionalConfigs": .array(
                regions.map { ["regionCode": .string($0), "newSubscriberAvailability": true] }
            ),
        ]
    }
}

extension Tree {
    /// The members of both objects.
    static func + (left: Tree, right: Tree) -> Tree {
        guard case .object(let first) = left, case .object(let second) = right else { return left }
        return .object(first + second)
    }
}

func importedPlay(_ tree: Tree, storefront: String? = nil, file: String = "play.json") throws(ImportFailure)
    -> ProductImport
{
    let importer = GooglePlayProductImporter(storefront: storefront.flatMap { Storefront($0) })
    return try importer.products(from: Array(tree.description.utf8), file: file)
}

/// The failure of an import, or nil, with a recorded issue, if it succeeds.
func playFailure(_ tree: Tree, sourceLocation: SourceLocation = #_sourceLocation) -> ImportFailure? {
    #expect(throws: ImportFailure.self, sourceLocation: sourceLocation) { try importedPlay(tree) }
}

/// The import of one base plan beside a product that is in order and must never be lost.
func importedPlan(_ details: Tree...) throws -> (product: Product?, diagnostics: [Diagnostic]) {
    let result = try importedPlay([PlayProductFixture.product("reef", details), PlayProductFixture.coins])
    #expect(result.products.last?.id == "coins")
    return (result.products.count == 2 ? result.products.first : nil, result.diagnostics)
}

/// A subscription of the Developer API beside another one that is in order and must never be lost.
func importedSubscriptionPlan(_ plan: Tree) throws -> (product: Product?, diagnostics: [Diagnostic]) {
    let other = PlayProductFixture.subscription("other")
    let result = try importedPlay([PlayProductFixture.subscription("reef", [plan]), other])
    #expect(result.products.last?.id == "other")
    return (result.products.count == 2 ? result.products.first : nil, result.diagnostics)
}

/// An offer with its base plan, at $12, €11.99 and ¥1,500 a year.
func importedPlayOffer(_ offer: Tree) throws -> (offer: SubscriptionOffer?, diagnostics: [Diagnostic]) {
    let result = try importedPlay([offer, PlayProductFixture.subscription()])
    #expect(result.products.map(\.qualifiedID) == ["reef:yearly"])
    return (result.products.first?.offers.first, result.diagnostics)
}

extension OfferPhase {
    /// Payment mode, number of periods, period and prices in one line: "payAsYouGo 3 × P1M at USA USD 1.99".
    var text: String {
        let length = "\(paymentMode.rawValue) \(periodCount) × \(period?.description ?? "no period")"
        return prices.entries.isEmpty ? length : "\(length) at \(prices.text)"
    }
}
