import PaywrightJSON
import Testing
import TestSupport

@Suite("Strings that RFC 8259 does not allow are refused for the right reason")
struct RejectedStringTests {
    @Test(
        "n: an escape that JSON does not have",
        arguments: [
            #"\a"#, #"\'"#, #"\x00"#, #"\0"#, #"\v"#, #"\e"#, #"\U0041"#, #"\N"#, #"\u"#, #"\u1"#, #"\u12"#, #"\u123"#,
            #"\u123g"#, #"\uG000"#, #"\u{41}"#, #"\u-123"#, #"\u+123"#, #"\u 041"#, #"\é"#, "\\\u{1F600}", "\\\n",
            "\\\u{0}",
            "\\\u{7F}", "\\u\u{FF10}\u{FF10}\u{FF14}\u{FF11}",
        ]
    )
    func refusesEscape(_ escape: String) {
        let error = parsingError("[\"a\(escape)\"]")
        #expect(error?.reason == .invalidEscape)
        #expect(error?.position.description == "1:4")
    }

    @Test(
        "n: half a surrogate pair",
        arguments: [
            #"\uD800"#, #"\uDBFF"#, #"\uDC00"#, #"\uDFFF"#, #"\uD800x"#, #"\uD800\n"#, #"\uD800\u0041"#,
            #"\uD800\uD800"#,
            #"\uDBFF\uE000"#, #"\uDC00\uD800"#, #"\uDC00\uDC00"#, #"\ud83d\\ude00"#, #"\uD800\u"#, #"\uD800\u1"#,
            #"\uD800\uDC0"#, #"\uD800 \uDC00"#,
        ]
    )
    func refusesLoneSurrogate(_ escapes: String) {
        let error = parsingError("[\"a\(escapes)\"]")
        #expect(error?.reason == .loneSurrogate)
        #expect(error?.position.description == "1:4")
        #expect(error?.found == "'\(escapes.prefix(6))'")
    }

    @Test("n: every raw control character in a string or a name", arguments: UInt8(0)..<0x20)
    func refusesControlCharacter(_ byte: UInt8) {
        for prefix in ["[\"ab", "{\"ab"] {
            let error = parsingError(Array(prefix.utf8) + [byte] + Array("\"".utf8))
            #expect(error?.reason == .controlCharacter)
            #expect(error?.position.description == "1:5")
        }
    }

    @Test("n: a raw control character is found wherever it stands among plain bytes", arguments: 0..<20)
    func findsControlCharacter(before: Int) {
        for (byte, after) in [UInt8(0), 0x0A, 0x1F].flatMap({ byte in (0..<10).map { (byte, $0) } }) {
            let (before, after) = (
                Array(repeating: UInt8(ascii: "a"), count: before), String(repeating: "b", count: after)
            )
            let error = parsingError([UInt8(ascii: "\"")] + before + [byte] + Array("\(after)\"".utf8))
            #expect(error?.reason == .controlCharacter)
            #expect(error?.position.description == "1:\(before.count + 2)")
        }
    }

    @Test("n: bytes that are not UTF-8, at the first of them", arguments: invalidUTF8)
    func refusesInvalidUTF8(_ sequence: JSONCase) {
        let inString = parsingError(Array("[\"é".utf8) + sequence.bytes + Array("\"]".utf8))
        #expect(inString?.reason == .invalidUTF8)
        #expect(inString?.position.description == "1:4")
        let outside = parsingError(Array("[ ".utf8) + sequence.bytes)
        #expect(outside?.reason == .invalidUTF8)
        #expect(outside?.position.description == "1:3")
        let atEnd = parsingError(Array("\n1 ".utf8) + sequence.bytes)
        #expect(atEnd?.reason == .invalidUTF8)
        #expect(atEnd?.position.description == "2:3")
        let afterBackslash = parsingError(Array("\"\\".utf8) + sequence.bytes)
        #expect(afterBackslash?.reason == .invalidUTF8)
        #expect(afterBackslash?.position.description == "1:3")
    }

    private static let invalidUTF8 = [
        JSONCase("n_utf8_lone_continuation", bytes: [0x80]),
        JSONCase("n_utf8_last_continuation", bytes: [0xBF]),
        JSONCase("n_utf8_overlong_two_bytes", bytes: [0xC0, 0xAF]),
        JSONCase("n_utf8_overlong_null", bytes: [0xC0, 0x80]),
        JSONCase("n_utf8_overlong_delete", bytes: [0xC1, 0xBF]),
        JSONCase("n_utf8_overlong_three_bytes", bytes: [0xE0, 0x80, 0xAF]),
        JSONCase("n_utf8_longest_overlong_three_bytes", bytes: [0xE0, 0x9F, 0xBF]),
        JSONCase("n_utf8_overlong_four_bytes", bytes: [0xF0, 0x80, 0x80, 0xAF]),
        JSONCase("n_utf8_longest_overlong_four_bytes", bytes: [0xF0, 0x8F, 0xBF, 0xBF]),
        JSONCase("n_utf8_first_surrogate", bytes: [0xED, 0xA0, 0x80]),
        JSONCase("n_utf8_last_surrogate", bytes: [0xED, 0xBF, 0xBF]),
        JSONCase("n_utf8_surrogate_pair", bytes: [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
        JSONCase("n_utf8_above_last_scalar", bytes: [0xF4, 0x90, 0x80, 0x80]),
        JSONCase("n_utf8_first_byte_f5", bytes: [0xF5, 0x80, 0x80, 0x80]),
        JSONCase("n_utf8_five_bytes", bytes: [0xF8, 0x88, 0x80, 0x80, 0x80]),
        JSONCase("n_utf8_six_bytes", bytes: [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80]),
        JSONCase("n_utf8_byte_fe", bytes: [0xFE]),
        JSONCase("n_utf8_byte_ff", bytes: [0xFF]),
        JSONCase("n_utf8_latin_1", bytes: [0xE9]),
        JSONCase("n_utf8_truncated_two_bytes", bytes: [0xC3]),
        JSONCase("n_utf8_truncated_three_bytes", bytes: [0xE2, 0x82]),
        JSONCase("n_utf8_truncated_four_bytes", bytes: [0xF0, 0x9F, 0x98]),
        JSONCase("n_utf8_truncated_byte_order_mark", bytes: [0xEF, 0xBB]),
        JSONCase("n_utf8_third_byte_wrong", bytes: [0xE2, 0x82, 0x28]),
        JSONCase("n_utf8_fourth_byte_wrong", bytes: [0xF0, 0x9F, 0x98, 0x28]),
    ]

    @Test("n_utf16_with_byte_order_mark: the mark is not UTF-8")
    func refusesUTF16WithMark() {
        #expect(parsingError([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00])?.found == "byte 0xFF")
        #expect(parsingError([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D])?.found == "byte 0xFE")
    }

    @Test("n_utf16, n_utf32: without a mark, their zero bytes are null characters")
    func refusesOtherEncodings() {
        for source in [[0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D], [0x5B, 0, 0, 0, 0x5D, 0, 0, 0]] as [[UInt8]] {
            let error = parsingError(source)
            #expect(error?.reason == .unexpectedCharacter)
            #expect(error?.found == "character U+0000")
        }
    }

    @Test("UTF-8 is judged as the standard library does", arguments: [UInt64(1), 2, 3, 4])
    func agreesOnUTF8(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        // The edges of every range in the definition of UTF-8, so that random sequences are often nearly right.
        let edges: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
            0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<5_000 {
            let sequence = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                edges.randomElement(using: &generator) ?? 0
            }
            let decoded = String(decoding: sequence, as: UTF8.self)
            let isUTF8 = Array(decoded.utf8) == sequence
            let document = try? JSONDocument(parsing: [0x22] + sequence + [0x22])
            #expect((document != nil) == isUTF8, "\(sequence)")
            #expect(document == nil || isIdentical(document?.root.stringValue, decoded), "\(sequence)")
        }
    }
}
