import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play's one-time products")
struct PlayOneTimeProductTests {
    private typealias Play = PlayProductFixture

    private static let price: Tree = [
        "priceAmountMicros": 4_990_000, "priceCurrencyCode": "PLN", "formattedPrice": "4,99 zł",
        "purchaseOptionId": "buy",
    ]
    private static let offer = price.with([
        "priceAmountMicros": 990_000, "offerId": "launch", "fullPriceMicros": 4_990_000,
    ])

    private func imported(_ list: [Tree]) throws -> ProductImport {
        try importedPlay([
            Play.coins.without("oneTimePurchaseOfferDetails").with(["oneTimePurchaseOfferDetailsList": .array(list)]),
            Play.product(),
        ])
    }

    @Test("a product that is bought once has a price and no period")
    func readsSinglePrice() throws {
        let result = try importedPlay(Play.coins)
        let coins = try #require(result.products.first)
        #expect(coins.qualifiedID == "coins" && coins.type == .nonConsumable && coins.store == .googlePlay)
        #expect(coins.priceText == "ZZZ PLN 4.99" && coins.period == nil && coins.group == nil)
        #expect(result.diagnostics.isEmpty)
    }

    @Test("of one purchase option the product has the id alone, of several each is a product")
    func readsOptions() throws {
        #expect(try imported([Self.price]).products.map(\.qualifiedID) == ["coins", "reef:monthly"])
        let rental = Self.price.with([
            "purchaseOptionId": "rent", "rentalDetails": ["rentalPeriod": "P30D"], "priceAmountMicros": 1_990_000,
        ])
        let products = try imported([Self.price, rental]).products
        #expect(products.map(\.qualifiedID) == ["coins:buy", "coins:rent", "reef:monthly"])
        #expect(products[1].type == .nonRenewable && products[1].period == SubscriptionPeriod(30, .day))
    }

    @Test("an offer is paid instead of the price of its option")
    func readsOffers() throws {
        let result = try imported([Self.price, Self.offer])
        let coins = try #require(result.products.first)
        #expect(coins.priceText == "ZZZ PLN 4.99")
        #expect(coins.offers.map(\.id) == ["launch"])
        #expect(coins.offers.flatMap(\.phases).map(\.text) == ["oneTime 1 × no period at ZZZ PLN 0.99"])
        // The text of the price is none of the offer's.
        #expect(result.diagnostics.summaries == ["warning contradictory-price"])
    }

    @Test("where only the offer is listed, its full price is the product's")
    func takesFullPrice() throws {
        let coins = try #require(try imported([Self.offer]).products.first)
        #expect(coins.priceText == "ZZZ PLN 4.99" && coins.offers.map(\.id) == ["launch"])
    }

    @Test("a price that cannot be read loses only its product")
    func refusesPrice() throws {
        for item in [Self.price.with(["priceAmountMicros": -1]), 7, Self.price.without("priceCurrencyCode")] as [Tree] {
            let result = try imported([item])
            #expect(result.products.map(\.id) == ["reef"])
            #expect(result.diagnostics.map(\.severity) == [.error])
        }
    }

    @Test(
        "an offer that begins, ends or runs out, or is an order before the release, is left out",
        arguments: [
            ["validTimeWindow": ["startTimeMillis": 1_782_000_000_000, "endTimeMillis": 1_782_900_000_000]],
            ["limitedQuantityInfo": ["maximumQuantity": 10, "remainingQuantity": 0]],
            ["preorderDetails": ["preorderReleaseTimeMillis": 1_798_000_000_000]],
        ] as [KeyValuePairs<String, Tree>]
    )
    func leavesOutWindows(fields: KeyValuePairs<String, Tree>) throws {
        let result = try imported([Self.price, Self.offer.with(fields)])
        let coins = try #require(result.products.first)
        #expect(coins.priceText == "ZZZ PLN 4.99" && coins.offers.isEmpty)
        #expect(result.diagnostics.map(\.code) == ["not-for-sale"])
    }

    @Test("what can only be ordered before its release cannot be bought")
    func leavesOutPreorders() throws {
        let order: Tree = ["preorderReleaseTimeMillis": 1_798_000_000_000]
        #expect(try imported([Self.offer.with(["preorderDetails": order])]).products.map(\.id) == ["reef"])
        #expect(try imported([Self.price.with(["preorderDetails": order])]).products.map(\.id) == ["reef"])
        let window: Tree = ["endTimeMillis": 1_782_900_000_000]
        let ended = try imported([Self.offer.with(["validTimeWindow": window])])
        #expect(ended.products.first?.priceText == "ZZZ PLN 4.99" && ended.products.first?.offers.isEmpty == true)
    }

    @Test(
        "a rental that ends sooner once it is started has no length",
        arguments: [("P30D", "PT48H", nil), ("P30D", "P2D", nil), ("P2D", "P30D", 2), ("P30D", "P30D", 30)]
            as [(String, String, Int?)]
    )
    func rental(length: String, started: String, days: Int?) throws {
        let rental: Tree = ["rentalPeriod": .string(length), "rentalExpirationPeriod": .string(started)]
        let product = try #require(try imported([Self.price.with(["rentalDetails": rental])]).products.first)
        #expect(product.period == days.flatMap { SubscriptionPeriod($0, .day) })
        #expect(product.type == .nonRenewable)
    }
}
