import Foundation
import Testing

@Suite("paywright locales lists the languages and explains a match")
struct LocalesCommandTests {
    @Test("The list has every catalog with its state")
    func list() async throws {
        let outcome = try await Tool.run("locales")
        #expect(outcome.exitCode == 0)
        for locale in ["en ", "de ", "zh-Hans "] {
            #expect(outcome.output.contains("\n" + locale) || outcome.output.hasPrefix(locale))
        }
        let json = try await Tool.run("locales", "--format", "json", "--catalogs", Tool.catalogs("en"))
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(document?["schema"] as? String == "paywright/locales/1")
    }

    @Test("Catalogs in another form of address stand after the languages, with the form of each")
    func address() async throws {
        let lines = try await Tool.run("locales").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        let first = try #require(lines.firstIndex(of: "de-x-formal"))
        #expect(first == 50 && lines.count == 63 && lines[first..<62].allSatisfy { $0.contains("-x-") })
        let json = try await Tool.run("locales", "--format", "json")
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        func forms(_ member: String) -> [String: String?] {
            Dictionary(
                uniqueKeysWithValues: (document?[member] as? [[String: Any]] ?? []).map {
                    ($0["locale"] as? String ?? "", $0["address"] as? String)
                }
            )
        }
        let (languages, addressed) = (forms("locales"), forms("addressed"))
        let layers = ["hi", "ko", "sv", "vi", "zh-Hant"].map { "\($0)-x-gplay" }
        #expect(forms("layers").keys.sorted() == layers)
        #expect(languages.count == 50 && addressed.count == 7)
        #expect(languages["de"] == "informal" && languages["fr-CA"] == "formal" && languages["en"] == .some(nil))
        #expect(addressed["de-x-formal"] == "formal" && addressed["fr-x-informal"] == "informal")
        let match = try await Tool.run("locales", "--match", "de_AT", "da", "--address", "formal")
        #expect(match.output.contains("de-x-formal speaks, then de, then en\n"))
        #expect(match.output.contains("which has no texts in the formal address; da speaks, then en\n"))
    }

    @Test("A match says which catalog speaks and why")
    func match() async throws {
        let outcome = try await Tool.run("locales", "--match", "de_AT", "zh-SG", "tlh")
        let rows = outcome.output.split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true)
        }
        #expect(rows.map { $0.prefix(2).joined(separator: " ") } == ["de_AT de", "zh-SG zh-Hans", "tlh en"])
        #expect(outcome.output.contains("fallback  no catalog of the language and script tlh; en speaks\n"))
        #expect(
            outcome.output.contains("the nearest to de-AT of the language and script de-Latn; de speaks, then en\n")
        )
        let json = try await Tool.run("locales", "--match", "es_AR,no", "--format", "json")
        let matches =
            (try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])?["matches"]
            as? [[String: Any]]
        #expect(matches?.map { $0["matched"] as? String } == ["es-MX", "nb"])
        #expect(matches?.first?["speakers"] as? [String] == ["es-MX", "es", "en"])
    }
}
