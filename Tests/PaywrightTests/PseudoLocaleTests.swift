import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightReviewCases
import Testing

@Suite("Pseudo-locales show what no catalog says, what is cut off and what cannot be turned around")
struct PseudoLocaleTests {
    /// The letters of a line that stand outside the values that a store or the caller brings.
    private func letters(_ text: FormattedText) -> [Unicode.Scalar] {
        let outside = text.string.utf16.enumerated().filter { offset, _ in
            !text.parts.contains { [.money, .name, .date].contains($0.kind) && $0.range.contains(offset) }
        }
        return String(decoding: outside.map(\.element), as: UTF16.self).unicodeScalars.filter(\.properties.isAlphabetic)
    }

    private func lines(_ locale: String) throws -> [(scenario: String, line: ProductLine, text: FormattedText)] {
        let formatter = try PaywallFormatter(locale: locale)
        return ScenarioMatrix.all.flatMap { scenario in
            scenario.lines(formatter).entries.map { (scenario.name, $0.line, $0.text) }
        }
    }

    private static let values: Set<ProductLine> = [.name, .price, .formerPrice]

    @Test("en-XA: every letter is accented, every message in brackets and 40 % longer")
    func accented() throws {
        let english = try lines("en")
        let accented = try lines("en-XA")
        try #require(english.count == accented.count && english.count > 500)
        for (plain, line) in zip(english, accented) where !Self.values.contains(line.line) {
            let text = line.text
            #expect(text.diagnostics.isEmpty && text.locale == "en-XA")
            #expect(text.string.first == "[" && text.string.last == "]", "\(line.scenario).\(line.line): \(text)")
            #expect(letters(text).allSatisfy { !$0.isASCII }, "\(line.scenario).\(line.line): \(text)")
            let growth = Double(text.string.count) / Double(plain.text.string.count)
            #expect(growth >= 1.4 && (growth < 1.8 || plain.text.string.count < 16), "\(growth) \(text)")
        }
    }

    @Test(
        "ar-XB: every word runs right to left between override and pop, values are isolated, the language is right-to-left"
    )
    func mirrored() throws {
        let formatter = try PaywallFormatter(locale: "ar-XB")
        #expect(formatter.isRightToLeft)
        for line in try lines("ar-XB") where !Self.values.contains(line.line) {
            let scalars = Array(line.text.string.unicodeScalars)
            var depth = 0
            for scalar in scalars {
                if scalar.value == 0x202E { depth += 1 }
                if scalar.value == 0x202C { depth -= 1 }
                #expect(depth == 0 || depth == 1)
            }
            #expect(depth == 0 && (scalars.contains("\u{202E}") || letters(line.text).isEmpty), "\(line.text)")
            for part in line.text.parts where part.kind == .money {
                let before = line.text.string.utf16[
                    line.text.string.utf16.index(line.text.string.startIndex, offsetBy: part.range.lowerBound - 1)
                ]
                #expect(before == 0x2068)
            }
        }
    }

    @Test("They speak the source language's numbers and digits, and words of one's own too")
    func values() throws {
        #expect(
            try PaywallFormatter(locale: "ar-XB").length(.months(3), form: nil).string
                == "3\u{A0}\u{202E}months\u{202C}"
        )
        #expect(try PaywallFormatter(locale: "en_XA").length(.months(3), form: nil).string == "3\u{A0}ɱöñţĥš")
        let words = try Catalog(parsing: Array(#"{"@@locale": "en", "label.notNow": "later"}"#.utf8), file: "own.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [words])
        let formatter = try PaywallFormatter(locale: LocaleTag("en-XA"), catalogs: library)
        #expect(formatter.label(.notNow).string == "[Ļåţéŕ öñ]")
    }

    @Test("What is asked for beside the language counts, and a message that says nothing says nothing")
    func keywords() throws {
        let library = try CatalogLibrary.builtin()
        #expect(try library.messages(for: LocaleTag("en-XA")).speakers.map(\.tag) == ["en-XA"])
        let own = #"{"@@locale": "en", "own": "{seats, plural, =0 {} other {# seats}}"}"#
        let words = try Catalog(parsing: Array(own.utf8), file: "own.arb")
        let bundle = try library.adding(messages: [words]).messages(for: LocaleTag("en-XA-u-nu-arab"))
        #expect(bundle.format("own", [.seats: .count(0)]).string.isEmpty)
        #expect(bundle.format("own", [.seats: .count(12)]).string.hasPrefix("[١٢\u{A0}šéåţš"))
    }

    @Test("They are matched by their tags alone, and in no list of languages")
    func matching() throws {
        let library = try CatalogLibrary.builtin()
        #expect(library.match(try LocaleTag("en_XA")).reason == .pseudo)
        #expect(try library.match(LocaleTag("ar-XB-u-nu-arab")).matched.tag == "ar-XB")
        #expect(
            try library.match(LocaleTag("ar-XZ")).matched.tag == "ar"
                && library.match(LocaleTag("en-XB")).matched.language == "en"
        )
        #expect(!library.locales.contains { PseudoLocale($0) != nil })
    }
}
