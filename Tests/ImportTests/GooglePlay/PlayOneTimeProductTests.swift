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
        #expect(products[1].type == .nonRenewable && products[1].period == nil)
        #expect(products[1].sale == .rental(Rental(period: .days(30))))
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

    @Test("what can only be ordered before its release is an order, at the price of the order")
    func readsPreorders() throws {
        let order: Tree = [
            "preorderReleaseTimeMillis": 1_798_000_000_000, "preorderPresaleEndTimeMillis": "1797000000000",
        ]
        let times = Preorder(
            release: Instant(milliseconds: 1_798_000_000_000),
            end: Instant(milliseconds: 1_797_000_000_000)
        )
        for (item, price) in [(Self.offer, "0.99"), (Self.price, "4.99")] {
            let coins = try #require(try imported([item.with(["preorderDetails": order])]).products.first)
            #expect(coins.sale == .preorder(times) && coins.priceText == "ZZZ PLN \(price)" && coins.offers.isEmpty)
            #expect(coins.type == .nonConsumable)
        }
        let undated = try #require(try imported([Self.offer.with(["preorderDetails": [:]])]).products.first)
        #expect(undated.sale == .preorder(Preorder(release: nil)))
        let unreadable = try imported([Self.offer.with(["preorderDetails": ["preorderReleaseTimeMillis": "soon"]])])
        #expect(unreadable.products.map(\.id) == ["reef"])
        #expect(unreadable.diagnostics.map(\.code).contains("invalid-date"))
    }

    @Test("of several orders before the release, and beside an offer that is open, none is taken")
    func leavesOutPreorders() throws {
        let order: Tree = ["preorderReleaseTimeMillis": 1_798_000_000_000]
        let orders = [Self.offer, Self.offer.with(["offerId": "other"])].map { $0.with(["preorderDetails": order]) }
        #expect(try imported(orders).products.map(\.id) == ["reef"])
        #expect(try imported([Self.offer.with(["preorderDetails": 7])]).products.map(\.id) == ["reef"])
        let window: Tree = ["endTimeMillis": 1_782_900_000_000]
        let limited = Self.offer.with(["preorderDetails": order, "validTimeWindow": window])
        #expect(try imported([limited]).products.map(\.id) == ["reef"])
        let ended = try imported([Self.offer.with(["validTimeWindow": window])])
        #expect(ended.products.first?.priceText == "ZZZ PLN 4.99" && ended.products.first?.offers.isEmpty == true)
    }

    @Test(
        "a rental has its length, and the time that is left once it is started where that is shorter",
        arguments: [
            ("P30D", "PT48H", Rental(period: .days(30), afterStart: .hours(48))),
            ("P30D", "P2D", Rental(period: .days(30), afterStart: .days(2))),
            ("P30D", "P1DT12H", Rental(period: .days(30), afterStart: .hours(36))),
            ("P1M", "PT48H", Rental(period: .months(1), afterStart: .hours(48))),
            ("P2D", "P30D", Rental(period: .days(2))), ("P30D", "P30D", Rental(period: .days(30))),
            ("P2D", "PT48H", Rental(period: .days(2))),
        ]
    )
    func rental(length: String, started: String, rental: Rental) throws {
        let details: Tree = ["rentalPeriod": .string(length), "rentalExpirationPeriod": .string(started)]
        let product = try #require(try imported([Self.price.with(["rentalDetails": details])]).products.first)
        #expect(product.sale == .rental(rental) && product.type == .nonRenewable && product.period == nil)
    }

    @Test(
        "a rental of which a length cannot be read is left out",
        arguments: [("P30D", "PT48M"), ("P30D", "48 h"), ("P30D", "PT0H"), ("P30D", "PT999999H"), ("a month", "PT48H")]
    )
    func refusesRental(length: String, started: String) throws {
        let details: Tree = ["rentalPeriod": .string(length), "rentalExpirationPeriod": .string(started)]
        let result = try imported([Self.price.with(["rentalDetails": details])])
        #expect(result.products.map(\.id) == ["reef"])
        #expect(result.diagnostics.map(\.code) == ["invalid-period"])
    }
}
