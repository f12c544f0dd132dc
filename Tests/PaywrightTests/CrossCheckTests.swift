import Paywright
import PaywrightICU
import TestSupport
import Testing

@testable import PaywrightMessages
@testable import PaywrightMessageTools

@Suite("Where the catalogs' words are not CLDR's, someone has said why")
struct CrossCheckTests {
    private static var isRecordedCLDR: Bool {
        get throws { try ICUVersions.cldr.hasPrefix(CLDRDifferenceTable.builtin().cldr + ".") }
    }

    private static let onlyRecorded: Comment = "the table of differences is of CLDR 42, and this machine has another"

    /// The versions of CLDR that were looked at. With a newer one `paywright check --cldr` shows what is new.
    private static var isKnownCLDR: Bool {
        ["42", "44", "46", "48"].contains(ICUVersions.cldr.split(separator: ".").first.map(String.init))
    }

    private static func differences(_ locale: String, _ library: CatalogLibrary) throws -> [CLDRDifference] {
        try CLDRCrossCheck(#require(try library.catalog(for: LocaleTag(locale))), in: library).differences()
    }

    private func differences(_ locale: String, _ library: CatalogLibrary) throws -> [CLDRDifference] {
        try Self.differences(locale, library)
    }

    /// The languages whose words are compared.
    private static var compared: [String] {
        get throws { Sweep.languages(8, of: try SnapshotTests.locales) }
    }

    /// What is different in each of them.
    private static let found = Result {
        let library = try CatalogLibrary.builtin()
        return try Dictionary(uniqueKeysWithValues: compared.map { ($0, try differences($0, library)) })
    }

    @Test(
        "Every difference has a reason",
        .enabled(if: isKnownCLDR, "this machine’s CLDR has not been looked at: see `paywright check --cldr`"),
        arguments: try compared
    )
    func reasons(locale: String) throws {
        let table = try CLDRDifferenceTable.builtin()
        for difference in try #require(try Self.found.get()[locale]) {
            #expect(table.reason(for: difference) != nil, "\(difference)")
        }
    }

    @Test("Every reason has a difference, and the table is short", .enabled(if: try isRecordedCLDR, onlyRecorded))
    func table() throws {
        let table = try CLDRDifferenceTable.builtin()
        let library = try CatalogLibrary.builtin()
        let found = try Self.found.get()
        let all = found.values.flatMap { $0 }
        #expect(all.count > (Sweep.isWhole ? 50 : 20))
        #expect(table.outdatedRows(all, locales: Set(found.keys)).isEmpty)
        #expect(table.rowsWithoutCatalog(in: library).isEmpty)
        #expect(table.rows.count <= 70 && table.rows.allSatisfy { $0.reason.count > 20 })
    }

    /// The built-in library with one message of a language otherwise; a plain length with the forms of German and Russian.
    private func library(_ locale: String, _ members: String) throws -> CatalogLibrary {
        // Own words for days ask for own words in every case: CLDR's of German.
        let words = ["dative": "Tag Tagen", "accusative": "Tag Tage", "genitive": "Tages Tage"].map { name, words in
            let nouns = words.split(separator: " ")
            return #""duration.\#(name).day": "{count, plural, =1 {# \#(nouns[0])} other {# \#(nouns[1])}}""#
        }
        let forms = words.joined(separator: ", ")
        let members = members.hasPrefix(#""duration.day""#) ? "\(members), \(forms)" : members
        let file = try Catalog(parsing: Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8), file: "x.arb")
        return try CatalogLibrary.builtin().adding(messages: [file])
    }

    @Test(
        "Each kind of difference is found",
        arguments: [
            (
                "de", #""duration.day": "{count, plural, one {# Tag} other {# Täge}}""#,
                "unit day: found “2 Täge”, CLDR has “2 Tage”"
            ),
            (
                "de", #""duration.dative.week": "{count, plural, one {# Woche} other {# Woche}}""#,
                "unit week dative: found “2 Woche”, CLDR has “2 Wochen”"
            ),
            (
                "de", #""pricePerPeriod": "{price} je {period}""#,
                "perUnit year: found “9,99 $ je 1 Jahr”, CLDR has “9,99 $ pro Jahr”"
            ),
            (
                "de", #""savings.percent": "{percent} % weniger""#,
                "percent: found “{percent} % weniger”, CLDR has “40 %”"
            ),
            (
                "de", #""period": "{periodCount, plural, few {x} other {{period}}}""#,
                "pluralCategory few: found “few”, CLDR has “one, other”"
            ),
        ]
    )
    func kinds(locale: String, members: String, expected: String) throws {
        let found = try differences(locale, library(locale, members)).map(\.description)
        #expect(found.contains("\(locale) \(expected)"), "\(found)")
    }

    @Test("The documentation's example says what it says there", .enabled(if: try isRecordedCLDR, onlyRecorded))
    func example() throws {
        let library = try CatalogLibrary.builtin()
        let swedish = try #require(try library.catalog(for: LocaleTag("sv")))
        let texts = try CLDRCrossCheck(swedish, in: library).differences().map(\.description)
        let expected = [
            "sv unit day: found “1 dag”, CLDR has “1 dygn”",
            "sv perUnit day: found “9,99 US$ per dag”, CLDR has “9,99 US$ per dygn”",
        ]
        #expect(expected.allSatisfy(texts.contains), "\(texts)")
    }

    @Test("A length of nothing, which no store sells, is not compared")
    func nothing() throws {
        let members = #""duration.day": "{count, plural, =0 {nichts} one {# Tag} other {# Tage}}""#
        #expect(try differences("de", library("de", members)).allSatisfy { $0.subject != .unit })
    }

    @Test("Each message with a percent sign of its own is told, at its place")
    func percentSigns() throws {
        let library = try library("de", #""savings.percent": "{percent} % weg", "savings.off": "{percent} % ab""#)
        let catalog = try #require(try library.catalog(for: LocaleTag("de")))
        let comparison = try CLDRCrossCheck(catalog, in: library)
        let found = comparison.differences().filter { $0.subject == .percent }
        #expect(Set(found.map(\.key)) == ["savings.percent", "savings.off"])
        let issues = try comparison.diagnostics(for: found, explainedBy: .builtin())
        #expect(
            issues.count == 2 && issues.allSatisfy { $0.place.file == "x.arb" && $0.place.column ?? 0 > 1 },
            "\(issues)"
        )
        let reason = #"{"locales": ["de"], "subject": "percent", "reason": "a reason"}"#
        #expect(try found.allSatisfy { try table(reason).reason(for: $0) == "a reason" })
    }

    @Test("A variant's words that its parent says are told with their key, at the top of its file")
    func parentsWords() throws {
        let parent = try library("de", #""duration.day": "{count, plural, one {# Tag} other {# Täge}}""#)
        let text = #"{"@@locale": "de-AT", "price.free": "gratis"}"#
        let variant = try Catalog(parsing: Array(text.utf8), file: "at.arb")
        let library = try parent.adding(messages: [variant])
        let comparison = try CLDRCrossCheck(#require(try library.catalog(for: variant.locale)), in: library)
        let issues = try comparison.diagnostics(for: comparison.differences(), explainedBy: .builtin())
        let issue = try #require(issues.first { $0.place.key == "duration.day" })
        #expect(issue.place == Diagnostic.Place(file: "at.arb", line: 1, column: 1, .message("duration.day")))
    }

    // MARK: What cannot be compared

    /// The differences of English from words that are not those of the ICU in use.
    private func differences(from words: @escaping CLDRCrossCheck.Words) throws -> [CLDRDifference] {
        let library = try library("en", #""savings.off": "{percent} % off""#)
        let catalog = try #require(try library.catalog(for: LocaleTag("en")))
        return try CLDRCrossCheck(catalog, library.messages(for: catalog.locale), wordsOfCLDR: words).differences()
    }

    @Test("Where ICU fails, that is told: it is not taken for agreement")
    func failures() throws {
        let found = try differences { shape, _ throws(ICUError) in throw ICUError(1, context: shape.skeleton) }
        #expect(Set(found.map(\.subject)) == [.unit, .perUnit, .percent])
        #expect(found.allSatisfy { $0.description.contains("CLDR's words cannot be had: U_ILLEGAL_ARGUMENT_ERROR") })
        #expect(found.contains { $0.subject == .percent && $0.key == "savings.off" })
        #expect(found.filter { $0.subject == .perUnit }.map(\.item) == ["day", "week", "month", "year"])
    }

    @Test("A unit that CLDR inflects inside its pattern lends no place to a price")
    func inflectedPattern() throws {
        let prices = try differences { shape, decimal throws(ICUError) in
            shape.skeleton.contains("meter-per") ? "\(decimal) metru za den" : "\(decimal) metrů"
        }.filter { $0.subject == .perUnit }
        let reason = "found no “9.99 metrů” in “9.99 metru za den”, so no place for a price"
        let expected = "CLDR's words cannot be had: " + reason
        #expect(prices.count == 4 && prices.allSatisfy { $0.description.hasSuffix(expected) }, "\(prices)")
    }

    @Test("21 of a plural that only 21 shows, in a language where it is “one”")
    func everyCount() throws {
        // Right for 1 to 20, wrong for 21.
        let members =
            #""duration.day": "{count, plural, =1 {# день} one {# дней} few {# дня} many {# дней} other {# дня}}""#
        let found = try differences("ru", library("ru", members)).first { $0.subject == .unit && $0.form.isEmpty }
        #expect(
            found?.found == "21 дней" && found?.expected == .words("21 день"),
            "\(found.debugDescription)"
        )
    }

    // MARK: The table

    private func table(_ rows: String...) throws(CatalogFailure) -> CLDRDifferenceTable {
        let text = "{\"cldr\": \"42\",\n\"differences\": [\n\(rows.joined(separator: ",\n"))]}"
        return try CLDRDifferenceTable(parsing: Array(text.utf8), file: "t.json")
    }

    @Test("A row about other versions of CLDR is not outdated where it meets no difference")
    func rowsOfOtherVersions() throws {
        let row = #"{"locales": ["sv"], "subject": "format", "items": ["money"], "cldr": ["99"], "reason": "x"}"#
        let table = try table(row)
        #expect(table.rows.first?.versions == ["99"])
        #expect(try table.outdatedRows(differences("sv", .builtin()), locales: ["sv"]).isEmpty)
    }

    @Test("Rows that meet no difference are told where they stand")
    func needlessRows() throws {
        let table = try table(
            #"{"locales": ["sv"], "subject": "unit", "items": ["day", "week"], "reason": "x"}"#,
            #"  {"locales": ["zh-CN"], "subject": "unit", "items": ["day"], "reason": "x"}"#,
            #"{"locales": ["sv"], "subject": "percent", "reason": "x"}"#
        )
        let library = try CatalogLibrary.builtin()
        let unknown = table.rowsWithoutCatalog(in: library).map(\.description)
        let expected = "found a reason for \"zh-CN\", expected locales there is a catalog of"
        #expect(unknown == ["t.json:4:3: bad-metadata: \(expected)"])
        let outdated = try table.outdatedRows(differences("sv", library), locales: ["sv"]).map(\.description)
        let claims = [(3, "sv unit week"), (5, "sv percent")].map { line, claim in
            "t.json:\(line):1: cldr-difference-gone: found a reason for \(claim), which is as in CLDR; expected no such row"
        }
        #expect(try outdated == (Self.isRecordedCLDR ? claims : []))
    }

    @Test(
        "A row that could never meet a difference, or that is none, is refused",
        arguments: [
            (#""x""#, "3:1", "found a string, expected an object"),
            (
                #"{"locales": ["de"], "subject": "unit", "items": ["day", 7], "reason": "x"}"#, "3:57",
                "found a number in \"items\", expected any of: day, week, month, year"
            ),
            (
                #"{"locales": ["de"], "subject": "unit", "items": ["days"], "reason": "x"}"#, "3:50",
                "found \"days\" in \"items\", expected any of: day, week, month, year"
            ),
            (
                #"{"locales": ["de"], "subject": "pluralCategory", "items": ["day"], "reason": "x"}"#, "3:60",
                "found \"day\" in \"items\", expected any of: zero, one, two, few, many, other"
            ),
            (
                #"{"locales": ["de"], "subject": "percent", "items": [""], "reason": "x"}"#, "3:52",
                "found \"items\" of percent signs, expected none"
            ),
            (
                #"{"locales": ["zh_CN"], "subject": "unit", "items": ["day"], "reason": "x"}"#, "3:14",
                "found \"zh_CN\" in \"locales\", expected locales as catalogs are named, such as \"zh-Hans\""
            ),
            (
                #"{"locales": ["de"], "subject": "colour", "items": ["day"], "reason": "x"}"#, "3:32",
                "found \"colour\" as \"subject\", expected one of: unit, perUnit, percent, pluralCategory, format"
            ),
            (
                #"{"locales": ["de"], "subject": "unit", "items": ["day"], "cldr": ["x"], "reason": "x"}"#, "3:67",
                "found \"x\" in \"cldr\", expected versions such as \"48\""
            ),
            (
                #"{"locales": ["de"], "subject": "unit", "items": ["day"], "reason": " "}"#, "3:68",
                "expected \"reason\" with a text"
            ),
            (
                #"{"locales": [], "subject": "unit", "items": ["day"], "reason": "x"}"#, "3:13",
                "expected \"locales\" with a list of locales as catalogs are named, such as \"zh-Hans\""
            ),
            (#"{"locales": ["de"]}"#, "3:1", "expected \"subject\" with a text"),
        ]
    )
    func brokenRow(row: String, position: String, expected: String) {
        let error = #expect(throws: CatalogFailure.self) { try table(row) }
        #expect(error?.description == "t.json:\(position): bad-metadata: \(expected)")
    }

    @Test(
        "A table that is none says where",
        arguments: [
            "[]", #"{"cldr": "42"}"#, #"{"cldr": 42, "differences": []}"#, #"{"cldr": "42", "differences": {}}"#,
            "{",
        ]
    )
    func brokenTable(text: String) {
        #expect(throws: CatalogFailure.self) { try CLDRDifferenceTable(parsing: Array(text.utf8), file: "t.json") }
    }
}
