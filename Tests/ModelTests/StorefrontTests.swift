import PaywrightModel
import PaywrightValues
import Testing

@Suite("Storefronts have both codes and one currency")
struct StorefrontTests {
    @Test("There are 175, each code once, in order")
    func table() {
        #expect(Storefront.all.count == 175)
        #expect(Set(Storefront.all.map(\.alpha3)).count == 175)
        #expect(Set(Storefront.all.map(\.alpha2)).count == 175)
        #expect(Storefront.all == Storefront.all.sorted())
    }

    @Test(
        "Both codes find the storefront",
        arguments: [
            ("USA", "US", "USD"), ("DEU", "DE", "EUR"), ("JPN", "JP", "JPY"), ("GBR", "GB", "GBP"),
            ("XKS", "XK", "EUR"),
            ("CHE", "CH", "CHF"), ("TWN", "TW", "TWD"), ("ISL", "IS", "USD"), ("KOR", "KR", "KRW"),
            ("CHL", "CL", "CLP"),
        ]
    )
    func lookup(alpha3: String, alpha2: String, currency: String) throws {
        let storefront = try #require(Storefront(alpha3))
        #expect(Storefront(alpha2) == storefront)
        #expect(storefront.alpha3 == alpha3 && storefront.alpha2 == alpha2)
        #expect(storefront.currency?.code == currency)
    }

    @Test(
        "Regions where only Google Play sells have both codes and no App Store currency",
        arguments: [("BGD", "BD"), ("HTI", "HT"), ("PRI", "PR"), ("ABW", "AW"), ("ZZZ", "ZZ")]
    )
    func otherRegions(alpha3: String, alpha2: String) throws {
        let region = try #require(Storefront(alpha3))
        #expect(Storefront(alpha2) == region)
        #expect(region.alpha3 == alpha3 && region.alpha2 == alpha2)
        #expect(region.currency == nil)
        #expect(!Storefront.all.contains(region))
    }

    @Test("Any other text is no storefront", arguments: ["", "XXX", "us a", "XKX", "all", "U"])
    func unknown(code: String) {
        #expect(Storefront(code) == nil)
    }

    @Test("A price table answers per storefront, the last entry for one counts")
    func prices() throws {
        let germany = try #require(Storefront("DEU"))
        let japan = try #require(Storefront("JPN"))
        let low = try #require(Price("1", "EUR"))
        let high = try #require(Price("2", "EUR"))
        let table = StorefrontPrices([.init(storefront: germany, price: low), .init(storefront: germany, price: high)])
        #expect(table[germany] == high)
        #expect(table[japan] == nil)
        #expect(table.entries.count == 1)
    }
}
