import MessageCatalog
import Paywright
import Testing

@Suite("Where the catalogs' words are not CLDR's, someone has said why")
struct CrossCheckTests {
    private static var isRecordedCLDR: Bool {
        get throws { try ICUVersions.cldr.hasPrefix(CLDRDifferenceTable.builtin().cldr + ".") }
    }

    private func differences(_ locale: String, _ library: CatalogLibrary) throws -> [CLDRDifference] {
        try CLDRCrossCheck(#require(try library.catalog(for: LocaleTag(locale))), in: library).differences()
    }

    @Test("Every difference has a reason", .enabled(if: try isRecordedCLDR), arguments: try SnapshotTests.locales)
    func reasons(locale: String) throws {
        let table = try CLDRDifferenceTable.builtin()
        for difference in try differences(locale, .builtin()) {
            #expect(table.reason(for: difference) != nil, "\(difference)")
        }
    }

    @Test("Every reason has a difference, and the table is short", .enabled(if: try isRecordedCLDR))
    func table() throws {
        let table = try CLDRDifferenceTable.builtin()
        let library = try CatalogLibrary.builtin()
        let locales = library.locales.map(\.tag)
        let all = try locales.flatMap { try differences($0, library) }
        #expect(all.count > 50)
        #expect(table.outdatedRows(all, locales: Set(locales)).isEmpty)
        #expect(table.rows.count <= 40 && table.rows.allSatisfy { $0.reason.count > 20 })
        #expect(Set(table.rows.flatMap(\.locales)).isSubset(of: locales))
    }

    /// The built-in library with one message of a language otherwise.
    private func library(_ locale: String, _ members: String) throws -> CatalogLibrary {
        let words = try Catalog(parsing: Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8), file: "x.arb")
        return try CatalogLibrary.builtin().adding(messages: [words])
    }

    @Test(
        "Each kind of difference is found",
        arguments: [
            (
                "de", #""duration.day": "{count, plural, one {# Tag} other {# Täge}}""#,
                "unit day: found “0 Täge”, CLDR has “0 Tage”"
            ),
            (
                "de", #""duration.dative.week": "{count, plural, one {# Woche} other {# Woche}}""#,
                "unit week dative: found “0 Woche”, CLDR has “0 Wochen”"
            ),
            (
                "de", #""pricePerPeriod": "{price} je {period}""#,
                "perUnit year: found “9,99 $ je 1 Jahr”, CLDR has “9,99 $ pro Jahr”"
            ),
            ("de", #""savings.percent": "{percent} % weniger""#, "percent: found “savings.percent”, CLDR has “40 %”"),
            (
                "de", #""period": "{periodCount, plural, few {x} other {{period}}}""#,
                "pluralCategory few: found “period”, CLDR has “one, other”"
            ),
        ]
    )
    func kinds(locale: String, members: String, expected: String) throws {
        let found = try differences(locale, library(locale, members)).map(\.description)
        #expect(found.contains("\(locale) \(expected)"), "\(found)")
    }

    @Test("21 of a plural that only 21 shows, in a language where it is “one”")
    func everyCount() throws {
        // Right for 1 to 20, wrong for 21.
        let members =
            #""duration.day": "{count, plural, =1 {# день} one {# дней} few {# дня} many {# дней} other {# дня}}""#
        let found = try differences("ru", library("ru", members)).first { $0.subject == .unit && $0.form.isEmpty }
        #expect(
            found?.found == "21 дней" && found?.expected == "21 день",
            "\(found.debugDescription)"
        )
    }

    @Test(
        "A table that is none says where",
        arguments: [
            "[]", #"{"cldr": "42"}"#,
            #"{"cldr": "42", "differences": [{"locales": ["de"], "subject": "unit", "items": ["day"]}]}"#,
            #"{"cldr": "42", "differences": [{"locales": [], "subject": "unit", "items": ["day"], "reason": "x"}]}"#,
            #"{"cldr": "42", "differences": [{"locales": ["de"], "subject": "colour", "items": ["day"], "reason": "x"}]}"#,
            "{",
        ]
    )
    func brokenTable(text: String) {
        #expect(throws: CatalogIssue.self) { try CLDRDifferenceTable(parsing: Array(text.utf8), file: "t.json") }
    }
}
