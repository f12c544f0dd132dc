import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Localized names")
struct NameTests {
    private func imported(_ localizations: Tree) throws -> (names: [LocalizedName]?, diagnostics: [Diagnostic]) {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["localizations": localizations]))
        return (product?.names, diagnostics)
    }

    @Test("names and descriptions are trimmed of white space and line breaks, and locales become BCP 47 tags")
    func trimsNames() throws {
        let (names, diagnostics) = try imported([
            ["displayName": " Pro Yearly\u{A0}\n", "description": "\u{2028}a\n b\u{3000}", "locale": "en_US"],
            ["displayName": "专业版", "locale": "zh_Hans"],
            ["displayName": "プロ", "description": nil, "locale": "ja"],
        ])
        #expect(
            names == [
                LocalizedName(locale: "en-US", name: "Pro Yearly", description: "a\n b"),
                LocalizedName(locale: "zh-Hans", name: "专业版"),
                LocalizedName(locale: "ja", name: "プロ"),
            ]
        )
        #expect(diagnostics.isEmpty)
    }

    @Test("an empty name is silent beside another")
    func skipsEmptyNames() throws {
        let (names, diagnostics) = try imported([
            ["displayName": "", "locale": "de"], ["locale": "fr"], ["displayName": " \n", "locale": "it"],
            ["displayName": "Coins", "locale": "en"],
        ])
        #expect(names?.map(\.locale) == ["en"])
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "a product without any name is kept, with a note: a third of real files have it",
        arguments: [[], [["displayName": "", "locale": "de"]], nil] as [Tree]
    )
    func reportsMissingNames(_ localizations: Tree) throws {
        let (names, diagnostics) = try imported(localizations)
        #expect(names == [])
        #expect(diagnostics.summaries == ["note missing-name"])
        #expect(diagnostics.first?.place.path == "$.products[0].localizations")
        #expect(diagnostics.first?.consequence == "product \"coins\" goes by its id")
    }

    @Test(
        "a name without a locale is skipped, with a warning",
        arguments: ["null", "\"\"", "\" \""]
    )
    func reportsMissingLocales(_ locale: String) throws {
        let (names, diagnostics) = try imported([
            ["displayName": "Münzen", "locale": .source(locale)], ["displayName": "Coins", "locale": "en"],
        ])
        #expect(names?.map(\.name) == ["Coins"])
        #expect(diagnostics.summaries == ["warning missing-locale"])
        #expect(diagnostics.first?.consequence == "the name \"Münzen\" is ignored")
    }

    @Test("of two names in one locale the first counts, with a warning")
    func reportsDuplicateLocales() throws {
        let (names, diagnostics) = try imported([
            ["displayName": "Coins", "locale": "en_US"], ["displayName": "Tokens", "locale": "en-US"],
        ])
        #expect(names?.map(\.name) == ["Coins"])
        #expect(diagnostics.summaries == ["warning duplicate-locale"])
    }

    @Test("values of another type are ignored, with a warning")
    func reportsWrongTypes() throws {
        let (names, diagnostics) = try imported([
            "Coins", ["displayName": 7, "locale": "de"], ["displayName": "Coins", "description": 1, "locale": "en"],
        ])
        #expect(names == [LocalizedName(locale: "en", name: "Coins")])
        #expect(diagnostics.summaries == ["warning wrong-type", "warning wrong-type", "warning wrong-type"])
    }
}
