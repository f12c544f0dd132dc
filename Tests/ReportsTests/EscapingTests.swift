import Foundation
import Paywright
import PaywrightJSON
import PaywrightMessages
@testable import PaywrightReports
import PaywrightRuns
import PaywrightStorage
import TestSupport
import Testing

/// A way that texts are written, and how its output is read.
struct Escaper: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What would be read as something else.
    let specials: String
    let write: @Sendable (String) -> String
    /// Reads what was written by the rules of its format alone, scalar by scalar; nil where something special stands raw.
    let read: @Sendable (String) -> String?
    /// What comes back of a text that cannot be written as it is.
    var kept: @Sendable (String) -> String = { $0 }

    static let all = [
        Escaper("HTML", "&<>\"'\r", { Escapes.html.text($0) }, SlowReading.html),
        Escaper("HTML of a line", "&<>\"'\r", html, SlowReading.html),
        Escaper("JSON in a script", "<>&\"\\\u{2028}\u{2029}", { Escapes.scriptJSON.text(JSONOutput.string($0).text) })
        {
            SlowReading.holds("<>&", $0) ? nil : SlowReading.json($0, keepsIsolates: false)
        },
        Escaper("JSON", hidden + "\"\\", { JSONOutput.string($0).text }) { SlowReading.json($0, keepsIsolates: false) },
        Escaper("JSON of a line", hidden + "\"\\", words) { SlowReading.json($0, keepsIsolates: true) },
        Escaper("JSON of a file", hidden + "\"\\", { JSONString.quoted($0) }) {
            SlowReading.json($0, keepsIsolates: false)
        },
        Escaper("JSON of a service", hidden + "\"\\", ServiceText.json) { SlowReading.json($0, keepsIsolates: false) },
        Escaper("a label of metrics", "\"\\\n", ServiceText.metricsLabel, SlowReading.label),
        Escaper("CSV", ",;\"\t\n\r", { CSVRow.make([$0]) }, SlowReading.csv),
        Escaper("Markdown", "\\`*_{}[]()#+-.!|~$:=^@<>&", { MarkdownText.escape($0) }, SlowReading.markdown) { text in
            // A cell is one line.
            String(
                String.UnicodeScalarView(text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 })
            )
        },
        Escaper("a path of SARIF", "%:?#[]@!$&'()*+,;= \\\"<>", \.percentEncoded, SlowReading.path),
        Escaper("a terminal", hidden, { NameSanitizer.visible($0) }, SlowReading.terminal),
        Escaper("a log", hidden, ServiceText.visible, SlowReading.terminal),
    ]

    init(
        _ name: String,
        _ specials: String,
        _ write: @escaping @Sendable (String) -> String,
        _ read: @escaping @Sendable (String) -> String?,
        kept: @escaping @Sendable (String) -> String = { $0 }
    ) {
        (testDescription, self.specials, self.write, self.read, self.kept) = (name, specials, write, read, kept)
    }

    private static let hidden = String(
        String.UnicodeScalarView(
            [0..<0x20, 0x7F..<0xA0, 0x61C..<0x61D, 0x200E..<0x2010, 0x2028..<0x202F, 0x2066..<0x206A].joined()
                .compactMap(Unicode.Scalar.init)
        )
    )

    private static let html: @Sendable (String) -> String = { text in
        FormattedText(string: text, parts: [], locale: "en").html { _ in nil }
    }

    private static let words: @Sendable (String) -> String = { text in
        var writer = JSONWriter(indentation: nil)
        writer.object { $0.member("text", words: text) }
        return String(writer.finish().string.dropFirst(#"{"text": "#.count).dropLast())
    }
}

@Suite("Every output escapes what would be read as something else, whatever stands beside it")
struct EscapingTests {
    /// Every scalar that joins what stands before or after it into one `Character`, or ends a line.
    private static let joining: [Unicode.Scalar] = (UInt32(1)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
        scalar in
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator,
            .modifierSymbol:
            return true
        default:
            return scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
                || (0x1F1E6...0x1F1FF).contains(scalar.value) || scalar.properties.isVariationSelector
        }
    }

    @Test(
        "Each special character between all that join, vary or end lines comes back, and never stands raw",
        arguments: Escaper.all
    )
    func joined(escaper: Escaper) throws {
        #expect(Self.joining.count > 2_500)
        for special in escaper.specials.unicodeScalars {
            var text = String.UnicodeScalarView()
            for scalar in Self.joining {
                text.append(special)
                text.append(scalar)
            }
            try check(String(text), escaper)
        }
    }

    @Test(
        "A cell that begins like a formula is text, whatever follows the sign",
        arguments: Array("=+-@\t\r'＝＋－＠".unicodeScalars)
    )
    func formulas(sign: Unicode.Scalar) throws {
        let csv = try #require(Escaper.all.first { $0.testDescription == "CSV" })
        for scalar in Self.joining {
            let cell = String(String.UnicodeScalarView([sign, scalar]))
            try check(cell, csv)
            let inside = CSVRow.make([cell]).unicodeScalars.drop { $0 == "\"" }
            #expect(inside.first == "'", "\(scalar)")
        }
    }

    @Test("Random texts of special and joining characters come back", arguments: Escaper.all)
    func random(escaper: Escaper) throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(seed: seed)
        let specials = Array(escaper.specials.unicodeScalars) + ["a", "1", " ", "é", "ب", "😀"]
        for _ in 0..<(Sweep.isWhole ? 20_000 : 200) {
            let scalars = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                (Bool.random(using: &random) ? specials : Self.joining).randomElement(using: &random) ?? "a"
            }
            try check(String(String.UnicodeScalarView(scalars)), escaper, "seed \(seed)")
        }
    }

    @Test("HTML has no place for U+0000: it is what a browser reads in its place")
    func null() { #expect(Escapes.html.text("a\0<") == "a\u{FFFD}&lt;") }

    private func check(_ text: String, _ escaper: Escaper, _ note: String = "") throws {
        let written = escaper.write(text)
        let read = try #require(escaper.read(written), "raw in \(written.debugDescription.prefix(400)) \(note)")
        let expected = escaper.kept(text)
        guard !read.utf8.elementsEqual(expected.utf8) else { return }
        let place = zip(read.unicodeScalars, expected.unicodeScalars).prefix { $0 == $1 }.count
        let around = expected.unicodeScalars.dropFirst(max(0, place - 2)).prefix(4).map { $0.escaped(asASCII: true) }
        Issue.record("\(escaper.testDescription): differs at \(place), near \(around) \(note)")
    }
}
