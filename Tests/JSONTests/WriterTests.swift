import Foundation
import PaywrightJSON
import Testing

@Suite("What is written")
struct WriterTests {
    private static let value = JSONOutput.object([
        ("b", .array([.integer(-1), .null, .bool(true)])),
        ("a", .inline(.object([("x", .array([])), ("y", .string("ä"))]))),
        ("empty", .object([])),
    ])

    @Test("Indented by two spaces a level; a compact value on one line; members in the order given")
    func layout() {
        #expect(
            Self.value.text == """
                {
                  "b": [
                    -1,
                    null,
                    true
                  ],
                  "a": {"x": [], "y": "ä"},
                  "empty": {}
                }
                """
        )
        #expect(
            JSONOutput.inline(Self.value).text == #"{"b": [-1, null, true], "a": {"x": [], "y": "ä"}, "empty": {}}"#
        )
    }

    @Test("An encoder encodes what is written")
    func encoding() throws {
        let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.value))
        let written = try JSONSerialization.jsonObject(with: Data(Self.value.text.utf8))
        #expect(try #require(encoded as? NSDictionary) == #require(written as? NSDictionary))
    }

    @Test("Every scalar that JSON asks to escape comes back, wherever it stands", arguments: 0..<20)
    func escapes(before: Int) throws {
        let hidden =
            (0..<0xA1).compactMap(Unicode.Scalar.init)
            + "\u{61B}\u{61C}\u{200D}\u{200E}\u{200F}\u{2027}\u{2028}\u{2029}\u{202A}\u{202E}\u{202F}\u{2065}\u{2066}\u{2069}\u{206A}"
            .unicodeScalars
        for (scalar, after) in hidden.flatMap({ scalar in ["", "b", "ä😀", "bcdefghij"].map { (scalar, $0) } }) {
            let text = String(repeating: "a", count: before) + String(scalar) + after
            for written in [
                JSONOutput.string(text).text, JSONString.quoted(text), JSONString.quoted(text) { _ in true },
            ] {
                #expect(try JSONDocument(parsing: Array(written.utf8)).root.stringValue == text, "\(written)")
            }
            let isObeyed = [0x00..<0x20, 0x7F..<0xA0, 0x2028..<0x202F].contains { $0.contains(Int(scalar.value)) }
            let isMark = [0x61C..<0x61D, 0x200E..<0x2010, 0x2066..<0x206A].contains { $0.contains(Int(scalar.value)) }
            let isEscaped = isObeyed || isMark || ["\"", "\\"].contains(scalar)
            let plain = #""\#(text)""#
            #expect(
                JSONOutput.string(text).text.utf8.elementsEqual(plain.utf8) != isEscaped,
                "\(scalar.escaped(asASCII: true))"
            )
            let words = JSONWriter.onOneLine { $0.member("text", words: text) }
            #expect(words.elementsEqual("\"text\": \(plain)".utf8) != (isEscaped && !isMark))
            let document = try JSONDocument(parsing: Array("{".utf8) + words + Array("}".utf8))
            #expect(document.root.objectValue?["text"]?.stringValue == text)
        }
    }

    @Test("What ends a line for some reader, or does not show, stands as an escape among words of any length")
    func lineEnds() {
        let text = "9,99\u{A0}€ – l’été\u{2028}b\u{2029}c\u{85}d\u{7F}e\u{9F}"
        #expect(JSONOutput.string(text).text == "\"9,99\u{A0}€ – l’été\\u2028b\\u2029c\\u0085d\\u007fe\\u009f\"")
    }

    @Test("A file that people edit has escapes for what does not show")
    func quoted() {
        #expect(JSONString.quoted("a\r\u{7F}\n\t\"\\\u{1B}") == #""a\u000d\u007f\n\t\"\\\u001b""#)
        #expect(JSONOutput.string("a\r\u{7F}\n\t\"\\\u{1B}").text == #""a\r\u007f\n\t\"\\\u001b""#)
        #expect(JSONString.quoted("😀\u{A0}") { $0 != "a" } == #""\ud83d\ude00\u00a0""#)
    }
}
