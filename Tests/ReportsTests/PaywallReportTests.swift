import Foundation
import Paywright
import PaywrightReports
import Testing

@Suite("A paywall report is what the command prints, as a value")
struct PaywallReportTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func shop(_ name: String) throws -> ProductImport {
        try StoreFile.products(at: root.appending(path: "Examples/\(name)").path)
    }

    private func visible(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }

    private static let languages = Result { try ["en", "de", "ja", "ar", "xx"].map { try Language($0) } }

    @Test(
        "Its JSON is byte for byte what the writer of many products writes",
        arguments: ["aurora.storekit", "aurora.products.json", "borealis.play.json"]
    )
    func sameBytes(name: String) async throws {
        let report = PaywallReport(of: try Self.shop(name), in: try Self.languages.get(), storefronts: .all)
        #expect(!report.results.isEmpty)
        #expect(await report.text(as: .json) == report.json + "\n")
    }

    @Test("A report without a product is one without results", arguments: [[], ["de"]])
    func empty(tags: [String]) async throws {
        let report = PaywallReport(of: [Product](), in: try tags.map { try Language($0) })
        #expect(report.results.isEmpty)
        #expect(await report.text(as: .json) == report.json + "\n")
    }

    @Test("It encodes to the members of its JSON")
    func encoding() throws {
        let report = PaywallReport(
            of: try Self.shop("aurora.products.json"),
            in: [try Language("ar"), try Language("xx")],
            storefronts: .all,
            buying: QuoteOptions(comparedWith: "com.example.aurora.monthly")
        )
        let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report))
        let printed = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
        #expect(try #require(encoded as? NSDictionary) == #require(printed as? NSDictionary))
        #expect((encoded as? [String: Any])?["schema"] as? String == "paywright/copy/1")
    }

    @Test("Claims, storefront and comparison are those asked for; without claims each offer comes in turn")
    func request() throws {
        let shop = try Self.shop("aurora.storekit")
        let german = try Language("de")
        let claimed = PaywallReport(of: shop.products, in: [german], claims: [.introductory])
        #expect(claimed.results.map(\.claims) == shop.products.map { _ in [.introductory] })
        #expect(claimed.results.allSatisfy { $0.locale == german.match.requested })
        #expect(
            claimed.results.contains { visible($0.lines[.callToAction]?.string ?? "") == "1 Woche kostenlos testen" }
        )
        let each = PaywallReport(of: shop.products, in: [german])
        #expect(each.results.count > claimed.results.count && each.results[0].claims == [.noOffer])
        let compared = PaywallReport(
            of: shop.products,
            in: [german],
            claims: [.noOffer],
            buying: QuoteOptions(comparedWith: "com.example.aurora.monthly")
        )
        #expect(compared.results.contains { $0.lines[.savingsPercent] != nil })
        #expect(claimed.results.allSatisfy { $0.lines[.savingsPercent] == nil })
        #expect(PaywallReport(of: shop.products, in: [german], storefronts: .only(.germany)).results.isEmpty)
    }

    @Test("A quantity out of range counts as the nearest one", arguments: [(.min, 1), (0, 1), (7, 7), (.max, 9_999)])
    func quantity(asked: Int, taken: Int) {
        #expect(QuoteOptions(quantity: asked).quantity == taken)
    }

    @Test("What is found wrong stands in the report")
    func diagnostics() throws {
        let report = PaywallReport(
            of: try Self.shop("aurora.storekit"),
            in: [try Language("xx")],
            claims: [.promotional(id: "nowhere")]
        )
        #expect(
            report.json.contains(#""code": "locale-fallback""#) && report.json.contains(#""code": "no-such-offer""#)
        )
    }

    @Test("Every format has the words", arguments: PaywallFormat.allCases)
    func formats(format: PaywallFormat) async throws {
        let report = PaywallReport(of: try Self.shop("aurora.storekit"), in: [try Language("de")])
        #expect(visible(await report.text(as: format)).contains("1 Woche kostenlos testen"))
    }
}
