import Paywright
import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// A product list in which one product is sold in three stores, and has a name of RevenueCat's own.
enum LinkedProducts {
    static func product(
        _ id: String,
        group: String? = "G1",
        _ identifiers: [StoreName: [String]] = [:]
    ) -> Product {
        Product(
            id: id,
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Name of \(id)")],
            prices: StorefrontPrices(),
            period: SubscriptionPeriod(iso8601: "P1M"),
            group: group.map { SubscriptionGroup(id: $0, name: "Aurora", level: 1) },
            identifiers: identifiers
        )
    }

    static let aurora = product(
        "aurora.monthly",
        [
            .appStore: ["prod1a2b3c4d5e"], .googlePlay: ["aurora:monthly"], .stripe: ["price_1Ocean", "price_2Ocean"],
            .paddle: ["pri_01pro"],
        ]
    )

    /// The App Store's own statement, in milliseconds.
    static func bought(
        _ originalID: String = "390001560000001",
        from start: String = "2026-11-02T08:00:00.432Z",
        until end: String = "2026-12-02T08:00:00.432Z"
    ) -> String {
        func time(_ text: String) -> String { Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null" }
        return """
            {"transactionId": "\(originalID)9", "originalTransactionId": "\(originalID)", "productId": "aurora.monthly",
             "purchaseDate": \(time(start)), "originalPurchaseDate": \(time("2026-09-02T08:00:00Z")),
             "expiresDate": \(time(end)), "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED",
             "subscriptionGroupIdentifier": "20999999", "environment": "Production",
             "signedDate": \(time("2026-11-19T09:00:00Z"))}
            """
    }

    static func play(plan: String) -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-09-02T08:00:00Z", "regionCode": "DE",
         "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE", "latestOrderId": "GPA.1-2-3",
         "lineItems": [{"productId": "aurora", "expiryTime": "2026-12-02T08:00:00Z",
          "autoRenewingPlan": {"autoRenewEnabled": true}, "offerDetails": {"basePlanId": "\(plan)"}}]}
        """
    }

    static func names(of answer: RuleAnswer, _ products: [Product]) throws -> [String] {
        let formatter = try StatusFormatter(locale: "en", timeZone: "UTC")
        return answer.status.purchases.flatMap { purchase in
            formatter.lines(for: purchase, now: answer.status.now, products: ProductNames(products)).entries
                .filter { $0.line == .name }.map(\.text.string)
        }
    }
}

/// What RevenueCat states beside the App Store's statement, and whether they are one purchase.
struct StatedTwiceCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let service: String
    var direct = [LinkedProducts.bought()]
    var products = [LinkedProducts.aurora]
    let purchases: Int
    let codes: Set<String>

    init(
        _ name: String,
        _ service: String,
        beside direct: [String] = [LinkedProducts.bought()],
        products: [Product] = [LinkedProducts.aurora],
        are purchases: Int,
        _ codes: Set<String>
    ) {
        testDescription = name
        (self.service, self.direct, self.products) = (service, direct, products)
        (self.purchases, self.codes) = (purchases, codes)
    }

    /// Version 2 without an identifier of the store's: it has RevenueCat's own.
    static func object(_ fields: [String: String] = [:]) -> String {
        RevenueCatObject.subscription(["store_subscription_identifier": "null"].merging(fields) { $1 })
    }

    private static let time = RevenueCatObject.time

    static let all: [StatedTwiceCase] = [
        StatedTwiceCase("the same product, start and end", object(), are: 1, ["stated-twice"]),
        StatedTwiceCase(
            "version 1 without a transaction",
            RevenueCatSubscriber.subscription(["store_transaction_id": "null"], product: "prod1a2b3c4d5e"),
            are: 1,
            ["stated-twice"]
        ),
        StatedTwiceCase(
            "the store's own name of the product, and no list",
            object(["product": #"{"store_identifier": "aurora.monthly"}"#]),
            products: [],
            are: 1,
            ["stated-twice"]
        ),
        StatedTwiceCase("no list says that the products are one", object(), products: [], are: 2, []),
        StatedTwiceCase(
            "two products state the identifier",
            object(),
            products: [LinkedProducts.aurora, LinkedProducts.product("other", [.appStore: ["prod1a2b3c4d5e"]])],
            are: 2,
            []
        ),
        StatedTwiceCase(
            "another end",
            object(["current_period_ends_at": time("2026-12-03T08:00:00Z"), "ends_at": time("2026-12-03T08:00:00Z")]),
            are: 2,
            ["possible-duplicate"]
        ),
        StatedTwiceCase(
            "another start",
            object(["current_period_starts_at": time("2026-11-02T08:00:02Z")]),
            are: 2,
            ["possible-duplicate"]
        ),
        StatedTwiceCase(
            "no start",
            object(["current_period_starts_at": "null"]),
            are: 2,
            ["possible-duplicate"]
        ),
        StatedTwiceCase(
            "two subscriptions of the store's fit",
            object(),
            beside: [LinkedProducts.bought(), LinkedProducts.bought("390001560000002")],
            are: 3,
            ["possible-duplicate"]
        ),
        StatedTwiceCase(
            "another identifier of the store's",
            object(["store_subscription_identifier": #""390001569999999""#]),
            are: 2,
            []
        ),
        StatedTwiceCase("another store", object(["store": #""play_store""#]), are: 2, []),
        StatedTwiceCase("a test purchase", object(["environment": #""sandbox""#]), are: 2, []),
        StatedTwiceCase("shared by the family", object(["ownership": #""family_shared""#]), are: 2, []),
    ]
}

@Suite("Products that state identifiers of several stores")
struct LinkedProductTests {
    private static let service = StatedTwiceCase.object()

    @Test("two statements are one purchase only where that is certain", arguments: StatedTwiceCase.all)
    func joins(_ one: StatedTwiceCase) async throws {
        let inputs = one.direct + [one.service]
        let answer = try await RuleAnswer(inputs, products: one.products)
        #expect(answer.status.purchases.count == one.purchases, "\(answer.text)")
        #expect(Set(answer.status.sourceDiagnostics.map(\.code)) == one.codes)
        if one.purchases == 1 {
            #expect(answer.status.purchases.map(\.productID) == ["aurora.monthly"])
            #expect(answer.status.purchases.map(\.transactionID) == ["390001560000001"])
            #expect(answer.status.purchases.map(\.situation.name) == ["active"])
        }
        let reversed = try await RuleAnswer(inputs.reversed(), products: one.products.reversed())
        #expect(reversed.status == answer.status)
    }

    @Test(
        "a purchase has the name of the product that states its identifier",
        arguments: [
            (StripeSample.subscription(), "Name of aurora.monthly", "aurora.monthly", "prod_Ocean"),
            (LinkedProducts.play(plan: "monthly"), "Name of aurora.monthly", "aurora.monthly", "G1"),
            (LinkedProducts.play(plan: "yearly"), nil, nil, nil),
            (PaddleText.subscription(), "Name of aurora.monthly", "aurora.monthly", "G1"),
            (LinkedProducts.bought(), "Name of aurora.monthly", "aurora.monthly", "20999999"),
        ] as [(String, String?, String?, String?)]
    )
    func names(_ input: String, name: String?, listed: String?, group: String?) async throws {
        let products = [LinkedProducts.aurora]
        let answer = try await RuleAnswer([input], products: products)
        let purchase = try #require(answer.status.purchases.first)
        #expect(answer.status.purchases.count == 1)
        #expect(purchase.listedProductID == listed)
        #expect(purchase.groupID == group)
        #expect(try LinkedProducts.names(of: answer, products) == [name].compactMap { $0 })
    }

    @Test("an identifier that two products state names neither")
    func ambiguous() async throws {
        let products = [LinkedProducts.aurora, LinkedProducts.product("other", [.stripe: ["price_1Ocean"]])]
        let answer = try await RuleAnswer([StripeSample.subscription()], products: products)
        #expect(answer.status.purchases.map(\.listedProductID) == [nil])
        #expect(try LinkedProducts.names(of: answer, products).isEmpty)
    }

    @Test("a plan that is over in one store is not told of where it runs in another")
    func outlived() async throws {
        let over = LinkedProducts.bought(from: "2026-10-02T08:00:00Z", until: "2026-11-02T08:00:00Z")
        let inputs = [over, StripeSample.subscription()]
        let answer = try await RuleAnswer(inputs, products: [LinkedProducts.aurora])
        #expect(answer.status.purchases.map(\.store) == [.stripe])
        #expect(answer.status.sourceDiagnostics.isEmpty)
        let apart = try await RuleAnswer(inputs, products: [LinkedProducts.product("aurora.monthly")])
        #expect(Set(apart.status.purchases.map(\.store)) == [.appStore, .stripe])
        // Whether its payment is tried again no transaction states; beside the plan that runs it is over.
        let alone = try await RuleAnswer([over], products: [LinkedProducts.aurora])
        #expect(alone.status.purchases.map(\.situation) == [.unknown(.unstated)])
    }

    @Test("a plan that runs in two stores is told of in both, and reported")
    func boughtTwice() async throws {
        let inputs = [LinkedProducts.bought(), StripeSample.subscription()]
        let answer = try await RuleAnswer(inputs, products: [LinkedProducts.aurora])
        #expect(Set(answer.status.purchases.map(\.store)) == [.appStore, .stripe])
        #expect(answer.status.purchases.map(\.listedProductID) == ["aurora.monthly", "aurora.monthly"])
        #expect(answer.status.sourceDiagnostics.map(\.code) == ["bought-twice"])
        #expect(answer.status.sourceDiagnostics.first?.description.contains(#""price_1Ocean" in stripe"#) == true)
        let yearly = LinkedProducts.product("aurora.yearly", [.stripe: ["price_1Ocean"]])
        let monthly = LinkedProducts.product("aurora.monthly", [.googlePlay: ["aurora:monthly"]])
        let group = try await RuleAnswer(inputs, products: [yearly, monthly])
        #expect(group.status.sourceDiagnostics.map(\.code) == ["bought-twice"])
        let other = try await RuleAnswer(inputs, products: [monthly])
        #expect(other.status.sourceDiagnostics.isEmpty)
    }

    @Test("what the list states of a product fills in no offer, price or period of another store's purchase")
    func fillsNothing() async throws {
        let inputs = [StripeSample.subscription()]
        let linked = try await RuleAnswer(inputs, products: [LinkedProducts.aurora])
        let plain = try await RuleAnswer(inputs)
        #expect(linked.status.purchases.map(\.situation) == plain.status.purchases.map(\.situation))
        #expect(linked.status.purchases.map(\.offer) == plain.status.purchases.map(\.offer))
    }
}
