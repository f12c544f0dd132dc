import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Which storefronts of a product are shown")
struct StorefrontSelectionTests {
    private func product(_ codes: String) throws -> Product {
        let entries = try codes.split(separator: " ").map { code in
            let storefront = try #require(Storefront(code))
            return StorefrontPrices.Entry(storefront: storefront, price: try #require(Price("9.99", "EUR")))
        }
        return Product(id: "pro", type: .nonConsumable, prices: StorefrontPrices(entries))
    }

    private func storefront(_ code: String) throws -> Storefront { try #require(Storefront(code)) }

    @Test(
        "All are those with a price, in the order of their codes",
        arguments: [("", ""), ("USA", "USA"), ("JPN DEU USA", "DEU JPN USA")]
    )
    func all(priced: String, expected: String) throws {
        let selection = StorefrontSelection(of: try product(priced), requested: .all)
        #expect(selection.storefronts.map(\.alpha3).joined(separator: " ") == expected)
        #expect(selection.remark == nil)
    }

    @Test("One that was asked for is shown alone; without a price there nothing is, and that is said")
    func only() throws {
        let product = try product("DEU JPN USA")
        let (asked, unsold) = (try storefront("JPN"), try storefront("FRA"))
        let japan = StorefrontSelection(of: product, requested: .only(asked))
        #expect(japan.storefronts == [asked] && japan.remark == nil)
        for keepsOnlyPrice in [true, false] {
            let france = StorefrontSelection(
                of: product,
                requested: .only(unsold),
                keepsOnlyPrice: keepsOnlyPrice
            )
            #expect(france.storefronts.isEmpty && france.remark == .noPrice(unsold))
        }
    }

    @Test("The only price of a file that states one storefront is kept, and of any other product not")
    func onlyPrice() throws {
        let product = try product("USA")
        let asked = try storefront("JPN")
        let request = StorefrontSelection.Request.only(asked)
        let kept = StorefrontSelection(of: product, requested: request, keepsOnlyPrice: true)
        #expect(kept.storefronts == [.unitedStates] && kept.remark == nil)
        let other = StorefrontSelection(of: product, requested: request)
        #expect(other.storefronts.isEmpty && other.remark == .noPrice(asked))
    }

    @Test(
        "Nothing asked for: the only one, or else the United States, or else the first; a choice is said",
        arguments: [
            ("", nil, false), ("JPN", "JPN", false), ("DEU JPN USA", "USA", true), ("JPN FRA DEU", "DEU", true),
        ] as [(String, String?, Bool)]
    )
    func unstated(priced: String, expected: String?, isChoice: Bool) throws {
        let selection = StorefrontSelection(of: try product(priced), requested: .unstated)
        #expect(selection.storefronts.map(\.alpha3) == [expected].compactMap { $0 })
        let chosen = try expected.map { try storefront($0) }
        #expect(selection.remark == (isChoice ? chosen.map { .chosen($0) } : nil))
    }
}
