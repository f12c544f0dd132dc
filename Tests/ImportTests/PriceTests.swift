import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("displayPrice is a decimal by one strict grammar")
struct PriceTests {
    @Test(
        "decimals are exact",
        arguments: [
            ("0", "USD 0.00"), ("0.0", "USD 0.00"), ("0.5", "USD 0.50"), ("10", "USD 10.00"), ("29", "USD 29.00"),
            ("9.99", "USD 9.99"), ("999999999999999", "USD 999999999999999.00"),
        ]
    )
    func readsDecimals(_ text: String, price: String) throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["displayPrice": .string(text)]))
        #expect(product?.prices[.unitedStates]?.description == price)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "anything else refuses the product",
        arguments: [
            #""abc""#, #""9,99""#, #""9.99x""#, #""-1""#, #""1e40""#, #""NaN""#, #""""#, #"" 1""#, #""$1""#, #""007""#,
            #"".5""#, #""1.""#, #""1.0000000001""#, #""١""#, "-1", "1e2", "1.5E3", "true", "[]", "{}",
        ]
    )
    func refusesOtherText(_ source: String) throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["displayPrice": .source(source)]))
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error invalid-price"])
        #expect(diagnostics.first?.place.path == "$.products[0].displayPrice")
        #expect(diagnostics.first?.expected == DecimalAmount.grammar)
        #expect(diagnostics.first?.consequence == "product \"coins\" is left out")
        #expect(diagnostics.first?.place.productID == "coins")
    }

    @Test("what was found is quoted as it stands")
    func quotesFinding() throws {
        let found = [
            ("\"9,99\"", "\"9,99\""), ("-1", "-1"), ("true", "true"), ("[1]", "an array"), ("{}", "an object"),
            ("\"a\u{202E}b\\n\"", "\"a\\u{202E}b\\u{A}\""), ("\"\u{A0}\"", "\"\\u{A0}\""),
            ("\"\\\"\"", "\"\\\"\""),
            ("\"\(String(repeating: "x", count: 100))\"", "\"\(String(repeating: "x", count: 60))…\""),
        ]
        for (source, expected) in found {
            let (_, diagnostics) = try importedProduct(Fixture.coins.with(["displayPrice": .source(source)]))
            #expect(diagnostics.first?.found == expected)
        }
    }

    @Test("a missing price refuses the product", arguments: [nil, Tree.null])
    func refusesMissingPrice(_ price: Tree?) throws {
        let coins = price.map { Fixture.coins.with(["displayPrice": $0]) } ?? Fixture.coins.without("displayPrice")
        let (product, diagnostics) = try importedProduct(coins)
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error missing-price"])
        #expect(diagnostics.first?.found == (price == nil ? "nothing" : "null"))
    }

    @Test("a JSON number is read by its digits, with a warning", arguments: ["0.10", "9.99", "10", "0"])
    func readsNumbers(_ source: String) throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["displayPrice": .source(source)]))
        #expect(product?.prices[.unitedStates]?.amount == DecimalAmount(source))
        #expect(diagnostics.summaries == ["warning numeric-price"])
        #expect(diagnostics.first?.found == source)
    }

    @Test(
        "more decimals than the currency has are kept, with a warning",
        arguments: [
            ("USA", "9.999", true), ("USA", "9.990", false), ("JPN", "500.5", true), ("JPN", "500.00", false),
            ("KWT", "1.23", false), ("KOR", "1", false),
        ]
    )
    func keepsExcessDigits(_ storefront: String, text: String, isReported: Bool) throws {
        let result = try imported(
            Fixture.configuration(
                products: [Fixture.coins.with(["displayPrice": .string(text)])],
                settings: ["_storefront": .string(storefront)]
            )
        )
        #expect(result.products.first?.prices.entries.first?.price.amount == DecimalAmount(text))
        #expect(result.diagnostics.summaries == (isReported ? ["warning excess-fraction-digits"] : []))
    }
}
