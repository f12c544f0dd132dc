import Paywright
import PaywrightPatterns
import Testing

@Suite("The table of a manifest finds the language that the library finds")
struct LocaleTableTests {
    @Test("All languages in all regions, with scripts, older codes and unknown ones")
    func table() throws {
        let library = try CatalogLibrary.builtin()
        let rows = LocaleTable(library.locales).rows
        let languages = Set(library.locales.map(\.language)).union([
            "no", "nn", "iw", "in", "sr", "el", "fil", "sw", "yue",
        ])
        let regions = Storefront.all.map(\.alpha2).filter { $0 != "ZZ" } + ["419", "001", "150"]
        let scripts = ["Latn", "Cyrl", "Arab", "Hans", "Hant", "Deva", "Guru"]
        let tags =
            languages.flatMap { language in
                [language] + regions.map { "\(language)-\($0)" } + scripts.map { "\(language)-\($0)" }
            } + ["zh-Hant-HK", "zh-Hans-SG", "zh-Hant-MO", "sr-Latn-RS", "pa-Arab-PK"]
        for tag in tags {
            // An alias holds in any script, which no locale has.
            guard !["no-", "nn-"].contains(where: { tag.hasPrefix($0) && tag.count == 7 && !tag.hasSuffix("Latn") })
            else { continue }
            let match = library.match(try LocaleTag(tag))
            let expected = match.isFallback ? nil : match.matched.tag
            #expect(LocaleTable.language(of: tag, in: rows) == expected, "\(tag)")
        }
        #expect(rows.count < 600)
    }

    @Test("Of a few languages each speaks for what is nearest to it")
    func few() throws {
        let rows = LocaleTable([try LocaleTag("de"), try LocaleTag("en-GB"), try LocaleTag("zh-Hant")]).rows
        func language(_ tag: String) -> String? { LocaleTable.language(of: tag, in: rows) }
        #expect(language("de-AT") == "de")
        #expect(language("en-US") == "en-GB")
        #expect(language("zh-TW") == "zh-Hant")
        #expect(language("zh-CN") == nil)
        #expect(language("fr") == nil)
    }
}
