import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Products that the store reported as invalid are left out")
struct InvalidProductIDsTests {
    private func filter(_ text: String) throws -> (ids: [String], diagnostics: [Diagnostic]) {
        let result = try imported(
            Fixture.configuration(subscriptions: [Fixture.monthly.with(["x": 1])], products: [Fixture.coins])
        )
        let filtered = InvalidProductIDs(lines: Array(text.utf8), file: "invalid.txt").filter(result)
        #expect(filtered.diagnostics.starts(with: result.diagnostics))
        return (filtered.products.map(\.id), Array(filtered.diagnostics.dropFirst(result.diagnostics.count)))
    }

    @Test(
        "one id a line, without regard to white space and blank lines",
        arguments: [
            ("", ["monthly", "coins"], []),
            ("\n \r\n\n", ["monthly", "coins"], []),
            ("coins", ["monthly"], ["1:1 invalid-product-id"]),
            ("coins\n", ["monthly"], ["1:1 invalid-product-id"]),
            ("coins\r\nmonthly\r\n", [], ["1:1 invalid-product-id", "2:1 invalid-product-id"]),
            ("\n\n\t coins \n", ["monthly"], ["3:3 invalid-product-id"]),
            ("\u{FEFF}coins\n", ["monthly"], ["1:1 invalid-product-id"]),
            ("coins\ncoins", ["monthly"], ["1:1 invalid-product-id"]),
            ("Coins\n# coins", ["monthly", "coins"], ["1:1 unmatched-product-id", "2:1 unmatched-product-id"]),
        ]
    )
    func readsLines(_ text: String, ids: [String], expected: [String]) throws {
        let (kept, diagnostics) = try filter(text)
        #expect(kept == ids)
        #expect(diagnostics.map { "\($0.place.line ?? 0):\($0.place.column ?? 0) \($0.code)" } == expected)
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test("the diagnostic names the file, the line and the id")
    func describesFindings() throws {
        let (_, diagnostics) = try filter("gold\n  coins\n")
        #expect(
            diagnostics.map(\.description) == [
                """
                invalid.txt:1:1: found "gold", expected the id of a product of the import; nothing is left out for it
                """,
                """
                invalid.txt:2:3: found "coins", expected no product of the import; product "coins" is left out
                """,
            ]
        )
        #expect(diagnostics.map(\.place.productID) == ["gold", "coins"])
    }

    @Test("bytes that are not UTF-8 match nothing")
    func toleratesOtherBytes() throws {
        let result = try imported(Fixture.configuration(products: [Fixture.coins]))
        let filtered = InvalidProductIDs(lines: [0xFF, 0x0A, 0xC3], file: "invalid.txt").filter(result)
        #expect(filtered.products.count == 1)
        #expect(filtered.diagnostics.allSatisfy { ImportCode($0) == .unmatchedProductID })
    }
}
