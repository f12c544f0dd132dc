import CPaywrightICU
import Testing

@testable import PaywrightModel

@Suite("English names find a region")
struct StorefrontNameTests {
    @Test(
        "as App Store Connect, CLDR and ISO 3166-1 write them",
        arguments: [
            ("United States", "USA"), ("United States of America", "USA"), ("UK", "GBR"), ("Türkiye", "TUR"),
            ("Turkey", "TUR"), ("Turkiye", "TUR"), ("Hong Kong", "HKG"), ("Macau", "MAC"), ("Macao", "MAC"),
            ("China mainland", "CHN"), ("Taiwan", "TWN"), ("Korea, Republic of", "KOR"), ("South Korea", "KOR"),
            ("Congo, Democratic Republic of the", "COD"), ("Congo, Republic of the", "COG"),
            ("Congo - Kinshasa", "COD"), ("Côte d’Ivoire", "CIV"), ("Cote d'Ivoire", "CIV"), ("Czechia", "CZE"),
            ("Czech Republic", "CZE"), ("St. Kitts and Nevis", "KNA"), ("Saint Kitts & Nevis", "KNA"),
            ("Sao Tome and Principe", "STP"), ("São Tomé & Príncipe", "STP"), ("Bosnia and Herzegovina", "BIH"),
            ("Virgin Islands, British", "VGB"), ("Moldova, Republic of", "MDA"), ("Bahamas, The", "BHS"),
            ("Russian Federation", "RUS"), ("Viet Nam", "VNM"), ("Kosovo", "XKS"), ("Trinidad & Tobago", "TTO"),
            ("Micronesia, Federated States of", "FSM"), ("GERMANY", "DEU"), ("Guinea-Bissau", "GNB"),
            ("Guinea", "GIN"), ("Niger", "NER"), ("Dominica", "DMA"), ("Dominican Republic", "DOM"),
            // A decomposed accent is the same letter.
            ("Tu\u{308}rkiye", "TUR"),
        ]
    )
    func finds(name: String, code: String) {
        #expect(Storefront(englishName: name)?.alpha3 == code)
    }

    @Test(
        "any other text, and one that two regions share, finds none",
        arguments: ["", " ", "of the", "Deutschland", "Congo", "Korea", "Atlantis", "日本", "Japan 日本", "World"]
    )
    func findsNone(name: String) {
        #expect(Storefront(englishName: name) == nil)
    }

    @Test("every region has a name, and no two share one")
    func isUnambiguous() {
        let names = Storefront.englishNames
        let regions = Storefront.all + Storefront.otherRegions
        #expect(Set(names.map(\.storefront)) == Set(regions))
        let keys = Dictionary(grouping: names) { Storefront.nameKey($0.name) }
        for (key, entries) in keys {
            #expect(!key.isEmpty)
            #expect(entries.count == 1, "\(entries.map(\.name)) read alike")
        }
    }

    @Test("whatever ICU calls a region in English is among the names", arguments: Storefront.all)
    func agreesWithICU(_ storefront: Storefront) throws {
        var buffer = [CChar](repeating: 0, count: 200)
        var status: cicu_status = 0
        _ = cicu_locale_display_name("en-\(storefront.alpha2)", "en", &buffer, Int32(buffer.count), &status)
        let full = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let open = try #require(full.firstIndex(of: "("))
        // "English (Myanmar [Burma])"
        let name = full[full.index(after: open)...].dropLast()
        #expect(Storefront(englishName: String(name)) == storefront, "\(name)")
    }
}
