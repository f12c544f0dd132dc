import CPaywrightICU
import Testing

@Suite("Unit")
struct UnitTests {
    private static let units = ["day", "week", "month", "year"]

    private func cases(_ locale: String, _ unit: String) throws -> [String] {
        try text { cicu_unit_cases(locale, unit, $0, $1, $2) }.split(separator: "\n").map(String.init)
    }

    @Test(
        arguments: [
            ("de", ["nominative", "accusative", "dative", "genitive"]),
            ("pl", ["nominative", "accusative", "genitive", "instrumental"]), ("ru", ["nominative", "genitive"]),
            ("fi", ["nominative", "genitive"]),
        ],
        units
    )
    func casesAreCLDRs(language: (locale: String, expected: [String]), unit: String) throws {
        let cases = try cases(language.locale, unit)
        #expect(Set(cases).count == cases.count)
        #expect(cases.first == "nominative")
        #expect(Set(cases).isSuperset(of: language.expected))
    }

    @Test(arguments: ["en", "ja", "es-MX", "und"], units)
    func languagesWithoutCasesHaveNone(locale: String, unit: String) throws {
        #expect(try cases(locale, unit).isEmpty)
    }

    @Test(arguments: [
        ("de-AT", "de"), ("de-DE-u-nu-latn", "de"), ("de-Latn-CH", "de"), ("nb-NO", "no"), ("ru-KZ", "ru"),
    ])
    func casesComeFromTheParents(locale: String, parent: String) throws {
        #expect(try !cases(parent, "month").isEmpty)
        #expect(try cases(locale, "month") == cases(parent, "month"))
    }

    /// Every case that is listed can be asked for.
    @Test(arguments: ["cs", "de", "el", "fi", "hi", "hu", "is", "lt", "no", "pl", "ro", "ru", "sk", "sl", "sr", "uk"])
    func listedCasesCanBeFormatted(locale: String) throws {
        for unit in Self.units {
            for name in try cases(locale, unit) {
                let number = try makeNumber(locale, "unit/\(unit) unit-width-full-name", case: name)
                #expect(try format("2", with: number).text.contains("2"))
            }
        }
    }

    /// ICU keeps a bundle as it was first opened: asking for cases must not cost a locale its explicit parents.
    @Test(arguments: [("nb", "5\u{A0}uker"), ("es-MX", "5 semanas"), ("en-AU", "5 weeks"), ("pt-AO", "5 semanas")])
    func askingForCasesLeavesUnitsAsTheyAre(locale: String, expected: String) throws {
        _ = try cases(locale, "week")
        let printed = try format("5", with: makeNumber(locale, "unit/week unit-width-full-name")).text
        #expect(printed.replacing("\u{A0}", with: " ") == expected.replacing("\u{A0}", with: " "))
    }

    @Test func aUnitThatIsNoneHasNoCases() throws {
        #expect(try cases("de", "").isEmpty)
        #expect(try cases("de", "fortnight").isEmpty)
        #expect(throws: StatusError.illegalArgument) { try cases("a b", "month") }
    }
}
