import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("Tables of prices are read by the names of their columns")
struct PriceTableTests {
    private func imported(_ text: String, day: String? = nil) throws(ImportFailure) -> PriceListImport {
        try importedPrices(text, day: day, file: "prices.csv")
    }

    @Test("App Store Connect's own table")
    func readsAppStoreConnect() throws {
        let text = """
            Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically\r
            United States,USD,9.99,6.99,N\r
            "Congo, Republic of the",USD,8.0,5.6,Y\r
            Türkiye,TRY,299.99,210.5,Y\r
            China mainland,CNY,68.0,47.6,Y\r
            Hong Kong,HKD,78.0,54.6,Y\r

            """
        let result = try imported(text)
        #expect(result.diagnostics.isEmpty)
        #expect(
            result.lists.map(\.prices.text) == [
                "CHN CNY 68.00, COG USD 8.00, HKG HKD 78.00, TUR TRY 299.99, USA USD 9.99"
            ]
        )
        #expect(result.lists.first?.store == nil)
    }

    @Test(
        "other marks, codes, orders of columns and line ends",
        arguments: [
            "territory,price\nUSA,9.99\nDEU,8.99", "Price;Country\r9.99;US\r8.99;DE\r",
            "region\tcurrency\tprice\r\nUSA\tUSD\t9.99\r\nDEU\tEUR\t8.99\r\n\r\n",
            "\u{FEFF}\"Storefront\",\"Note\",\"Price\"\n\"USA\",\"a \"\"b\"\"\nc\",\"9.99\"\n\"Germany\",,\" 8.99 \"\n,,\n",
            "Country Code,CustomerPrice,Currency\nUS,9.99,\nDE,8.99,EUR",
        ]
    )
    func readsForms(text: String) throws {
        let result = try imported(text)
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99, USA USD 9.99"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test(
        "The first later price is kept, by its day, for whatever calculates with dates",
        arguments: [
            ("2026-05-31", ["USA 2026-06-01"]), ("2026-06-01", ["USA 2027-01-01"]), ("2027-01-01", []),
        ] as [(String, [String])]
    )
    func keepsLaterDays(day: String, expected: [String]) throws {
        let text = """
            Territory,Price,Start Date
            USA,9.99,
            USA,10.99,2026-06-01
            USA,12.99,2027-01-01
            DEU,8.99,
            """
        let list = try #require(try imported(text, day: day).lists.first).named("monthly")
        #expect(list.pricesUntil.map { "\($0.key.alpha3) \($0.value)" } == expected)
        let shop = try importedProductList(text: ProductListFixture.list([ProductListFixture.monthly]).description)
        let product = try #require(shop.replacingPrices(with: [list]).products.first)
        #expect(product.pricesUntil == list.pricesUntil)
        // The list that is written has them too.
        let written = try importedProductList(text: ProductListWriter().text(of: [product])).products
        #expect(written.map(\.pricesUntil) == [list.pricesUntil])
    }

    @Test("products, days and kept prices where columns say them")
    func readsOtherColumns() throws {
        let text = """
            Product ID,Territory,Price,Start Date,Preserved
            pro,USA,9.99,,true
            pro,USA,10.99,2026-06-01,false
            max,USA,19.99,,
            """
        let result = try imported(text, day: "2026-06-02")
        #expect(result.lists.map(\.productID) == ["pro", "max"])
        #expect(result.lists.map(\.prices.text) == ["USA USD 10.99", "USA USD 19.99"])
        #expect(try imported(text).diagnostics.summaries == ["error day-not-stated"])
    }

    @Test(
        "an amount that could be another is never guessed",
        arguments: [
            ("DEU", "\"9,99\"", "ambiguous-number"), ("DEU", "\"1.299,00\"", "ambiguous-number"),
            ("USA", "\"1,299.00\"", "ambiguous-number"), ("CHE", "1'299.00", "ambiguous-number"),
            ("DEU", "1.299", "ambiguous-number"), ("JPN", "1.000", "ambiguous-number"),
            ("DEU", "$9.99", "invalid-price"), ("DEU", "9.99 EUR", "invalid-price"), ("DEU", "free", "invalid-price"),
            ("DEU", "-1", "invalid-price"), ("DEU", "", "missing-price"),
        ]
    )
    func refusesAmounts(region: String, amount: String, code: String) throws {
        let result = try imported("Territory,Price\nGBR,7.99\n\(region),\(amount)\nFRA,8.99\n")
        #expect(result.lists.map(\.prices.text) == ["FRA EUR 8.99, GBR GBP 7.99"])
        #expect(result.diagnostics.summaries == ["error \(code)"])
        #expect(result.diagnostics.first?.place.line == 3 && result.diagnostics.first?.place.column == 5)
        #expect(result.diagnostics.first?.place.path == "")
    }

    @Test(
        "what is wrong with a row loses that row only",
        arguments: [
            ("Atlantis,EUR,1.00", "unknown-storefront", 1), ("DEU,XXX,1.00", "unknown-currency", 5),
            ("BGD,,1.00", "missing-currency", 5), ("DEU", "missing-price", 1),
        ]
    )
    func losesOneRow(row: String, code: String, column: Int) throws {
        let result = try imported("Territory,Currency,Price\n\(row)\nUSA,USD,9.99\n")
        #expect(result.lists.map(\.prices.text) == ["USA USD 9.99"])
        #expect(result.diagnostics.summaries == ["error \(code)"])
        #expect(result.diagnostics.first?.place.line == 2 && result.diagnostics.first?.place.column == column)
    }

    @Test("what is kept otherwise than expected is a warning")
    func warns() throws {
        let text = "Territory,Currency,Price\nUSA,EUR,9.99\nJPN,JPY,99.5\nDEU,EUR,1\nDE,EUR,2\nFRA,EUR,3\nFRA,EUR,3\n"
        let result = try imported(text)
        #expect(result.lists.map(\.prices.text) == ["FRA EUR 3.00, JPN JPY 99.5, USA EUR 9.99"])
        #expect(
            result.diagnostics.map { "\($0.place.line ?? 0) \($0.summary)" } == [
                "2 warning contradictory-currency", "3 warning excess-fraction-digits", "5 warning duplicate-region",
            ]
        )
    }

    @Test(
        "what is no table of prices is refused with its reason",
        arguments: [
            ("", "empty-file", 1), (" \n\n", "empty-file", 1), ("USA,9.99\n", "not-a-price-list", 1),
            ("Territory,Amount\nUSA,1\n", "not-a-price-list", 1), ("Territory,Price\n", "not-a-price-list", 1),
            ("Territory,Price\nUSA,\"9.99\n", "invalid-table", 2),
            ("Territory,Price\n\"USA\"x,9.99\n", "invalid-table", 2),
            ("Territory,Price\nAtlantis,1\n", "unknown-storefront", 2),
        ]
    )
    func refuses(text: String, code: String, line: Int) {
        let failure = #expect(throws: ImportFailure.self) { try imported(text) }
        #expect(failure?.diagnostics.map(\.code) == [code])
        #expect(failure?.diagnostics.first?.place.line == line)
    }

    @Test("bytes that are not UTF-8 are refused")
    func refusesOtherEncodings() {
        for bytes in [[0xFF, 0xFE, 0x54, 0x00], Array("Territory,Price\nT".utf8) + [0xFC]] as [[UInt8]] {
            let failure = #expect(throws: ImportFailure.self) {
                try PriceListImporter().prices(from: bytes, file: "a.csv")
            }
            #expect(failure?.diagnostics.map { ImportCode($0) } == [.invalidTable])
        }
    }

    @Test("every English name, quoted or not, is read with its price")
    func readsEveryStorefront() throws {
        let rows = Storefront.all.map { "\($0.alpha2),\($0.currency?.code ?? ""),7\n" }.joined()
        let result = try imported("Countries or Regions,Currency Code,Price\n" + rows)
        #expect(result.lists.first?.prices.entries.count == 175 && result.diagnostics.isEmpty)
    }

    @Test("no change of bytes makes the import trap", arguments: 0..<20)
    func survivesChanges(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let text = "Territory;Currency;Price\r\n\"United States\";USD;9.99\r\nDEU;EUR;\"8.99\"\r\n"
        for _ in 0..<100 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                let choices = Array("\"\r\n;,\t .9A{[".utf8) + [0x00, 0xC3, 0xFF]
                bytes[index] = choices.randomElement(using: &generator) ?? 0
            }
            do throws(ImportFailure) {
                let result = try PriceListImporter().prices(from: bytes, file: "a")
                #expect(!result.lists.isEmpty)
            } catch {
                #expect(
                    error.diagnostics.contains {
                        $0.severity == .error && $0.place.line ?? 0 >= 1 && $0.place.column ?? 0 >= 1
                    }
                )
            }
        }
    }
}
