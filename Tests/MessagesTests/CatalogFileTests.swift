import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("A catalog file is read as far as it can be, and every fault has its place")
struct CatalogFileTests {
    private func parse(_ text: String) throws -> Catalog { try Catalog(parsing: Array(text.utf8), file: "x.arb") }

    @Test(
        "What is no catalog is an error with its line",
        arguments: [
            ("", CatalogCode.notACatalog, 1), ("[]", .notACatalog, 1), ("{}", .wrongLocale, 1),
            (#"{"@@locale": 3}"#, .wrongLocale, 1), (#"{"@@locale": "d e"}"#, .wrongLocale, 1),
            ("{\n\"a\": tru\n}", .notACatalog, 2),
        ]
    )
    func refused(text: String, code: CatalogCode, line: Int) throws {
        let issue = #expect(throws: CatalogFailure.self) { try parse(text) }
        #expect(issue.flatMap { CatalogCode($0.diagnostic) } == code && issue?.diagnostic.place.line == line)
    }

    @Test("A fault in one member loses nothing else")
    func issues() throws {
        let catalog = try parse(
            #"""
            {
              "@@locale": "de", "@@x-review": "perfect", "@@x-space-from-latin": "yes", "@@x-custom": 1,
              "a": "first",
              "a": "second",
              "b": 7,
              "c": "fine", "@c": {"description": "d", "x-budget": "many", "placeholders": {"preis": {}, "price": {"x-required": true}}}
            }
            """#
        )
        #expect(
            catalog.diagnostics.map { CatalogCode($0) } == [
                .duplicateKey, .badMetadata, .badMetadata, .badMetadata, .badMetadata, .badMetadata,
            ]
        )
        #expect(catalog.diagnostics.first.map { [$0.place.line, $0.place.column] } == [4, 3])
        #expect(catalog.entries.map(\.key) == ["a", "c"])
        #expect(catalog.entry(for: "c")?.placeholders.map(\.isRequired) == [true])
    }

    @Test("A library wants the source language, and files named as their locale")
    func library() throws {
        #expect(throws: CatalogFailure.self) {
            try CatalogLibrary([.init(locale: "de", file: "de.arb") { Array(#"{"@@locale": "de"}"#.utf8) }])
        }
        let misnamed = try CatalogLibrary([.init(locale: "en", file: "en.arb") { Array(#"{"@@locale": "fr"}"#.utf8) }])
        #expect(throws: CatalogFailure.self) { try misnamed.messages(for: LocaleTag("en")) }
    }

    @Test("Very many faults of one kind are few diagnostics, and long keys are cut")
    func many() throws {
        let repeated = String(repeating: #""price": "{price}", "#, count: 15_000)
        let twice = try parse(#"{\#(repeated)"@@locale": "de"}"#)
        #expect(twice.diagnostics.count == 101 && twice.entries.count == 1)
        #expect(twice.diagnostics.last?.message == "found 14899 more of \"duplicate-key\" than are listed")
        let names = (0..<150).map { #""y\#($0)": {}"# }.joined(separator: ", ")
        let placeholders = try parse(##"{"@@locale": "de", "own": "x", "@own": {"placeholders": {\##(names)}}}"##)
        #expect(placeholders.diagnostics.count <= 102)
        let long = String(repeating: "k", count: 1 << 20)
        let keys = try parse(#"{"@@locale": "de", "\#(long)": "x", "@@x-formats": "\#(long)", "own": "x"}"#)
        #expect(keys.entries.map(\.key) == ["own"])
        #expect(keys.diagnostics.map(\.description).joined().utf8.count < 2_000)
    }

    @Test("A file of more members than a catalog has is refused as a whole")
    func tooMany() {
        let members = (0..<20_001).map { #", "own\#($0)": "x""# }.joined()
        #expect { try parse(#"{"@@locale": "de"\#(members)}"#) } throws: { error in
            "\(error)".contains("found 20002 members, expected at most 20000")
        }
    }
}
