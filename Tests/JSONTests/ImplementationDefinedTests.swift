import PaywrightJSON
import Testing

@Suite("What RFC 8259 leaves to the reader is decided once")
struct ImplementationDefinedTests {
    @Test(
        "i: numbers beyond every type are accepted, as text",
        arguments: [
            "1E400", "-1E400", "123e1000000", "0.4e00669999999999999999999999999999999999999999999999999999999999999",
            "123123e-10000000", "100000000000000000000", "-123123123123123123123123123123", "-237462374673276894279832",
            "1e-400", "0.1000000000000000055511151231257827021181583404541015625", "1e9223372036854775808",
        ]
    )
    func acceptsNumber(_ text: String) throws {
        #expect(try parse(text).root.numberText == text)
    }

    @Test("i_structure_500_nested_arrays: refused by the standard limits, accepted by wider ones")
    func limitsNesting() throws {
        let source = Array((String(repeating: "[", count: 500) + String(repeating: "]", count: 500)).utf8)
        #expect(parsingError(source)?.reason == .tooDeep)
        #expect(try JSONDocument(parsing: source, limits: JSONLimits(maximumDepth: 500)).root.arrayValue?.count == 1)
    }

    @Test("i_structure_utf8_byte_order_mark_empty_object: accepted, and the mark counts in offsets only")
    func acceptsByteOrderMark() throws {
        let document = try parse("\u{FEFF}{}")
        #expect(document.root.offset == 3)
        #expect(document.position(of: document.root).description == "1:1")
    }

    @Test("i_object_name_lone_surrogate: refused")
    func refusesLoneSurrogateInName() {
        #expect(parsingError(#"{"\uDFAA":0}"#)?.reason == .loneSurrogate)
    }

    @Test("i_string_truncated_utf8, i_string_iso_latin_1, i_string_overlong_sequence: refused, never repaired")
    func refusesInvalidUTF8() {
        for bytes in [[0xE0, 0xFF], [0xE9], [0xC0, 0xAF], [0xF4, 0xBF, 0xBF, 0xBF]] as [[UInt8]] {
            #expect(parsingError([0x22] + bytes + [0x22])?.reason == .invalidUTF8)
        }
    }

    @Test("i_string_noncharacter: accepted, escaped or raw")
    func acceptsNoncharacters() throws {
        let raw = try parse("\"\u{FFFE}\u{10FFFF}\"").root.stringValue
        let escaped = try parse(#""\uFFFE\uDBFF\uDFFF""#).root.stringValue
        #expect(isIdentical(raw, "\u{FFFE}\u{10FFFF}"))
        #expect(isIdentical(escaped, raw))
    }

    @Test("i_object_duplicated_name: accepted, all members kept")
    func keepsDuplicates() throws {
        #expect(try parse(#"{"a":1,"a":2}"#).root.objectValue?.members.count == 2)
    }
}
