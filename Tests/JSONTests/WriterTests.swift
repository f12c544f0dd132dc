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
        for scalar in (0..<0x80).compactMap(Unicode.Scalar.init) {
            let text = String(repeating: "a", count: before) + String(scalar) + "ä😀"
            for written in [
                JSONOutput.string(text).text, JSONString.quoted(text), JSONString.quoted(text) { _ in true },
            ] {
                #expect(try JSONDocument(parsing: Array(written.utf8)).root.stringValue == text, "\(written)")
            }
        }
    }

    @Test("A file that people edit has escapes for what does not show")
    func quoted() {
        #expect(JSONString.quoted("a\r\u{7F}\n\t\"\\\u{1B}") == #""a\u000d\u007f\n\t\"\\\u001b""#)
        #expect(JSONOutput.string("a\r\u{7F}\n\t\"\\\u{1B}").text == "\"a\\r\u{7F}\\n\\t\\\"\\\\\\u001b\"")
        #expect(JSONString.quoted("😀\u{A0}") { $0 != "a" } == #""\ud83d\ude00\u00a0""#)
    }
}
