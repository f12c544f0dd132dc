import PaywrightJSON
import Testing

@Suite("An error tells where it is, what was found and what was expected")
struct ErrorTests {
    struct ErrorCase: Sendable, CustomTestStringConvertible {
        let source: String
        let description: String

        var testDescription: String {
            description
        }

        init(_ source: String, _ description: String) {
            self.source = source
            self.description = description
        }
    }

    @Test(
        "the description has line, column, found and expected",
        arguments: [
            ErrorCase("", "1:1: found end of file, expected a value"),
            ErrorCase(" \n ", "2:2: found end of file, expected a value"),
            ErrorCase("[", "1:2: found end of file, expected a value or ']'"),
            ErrorCase("[}", "1:2: found '}', expected a value or ']'"),
            ErrorCase("[1,]", "1:4: found ']', expected a value"),
            ErrorCase("[\n  1\n  \"abc\"\n]", "3:3: found \"abc\", expected ',' or ']'"),
            ErrorCase("[1\n", "2:1: found end of file, expected ',' or ']'"),
            ErrorCase("{\"a\": 1\r\n \"b\": 2}", "2:2: found \"b\", expected ',' or '}'"),
            ErrorCase("{\"a\": 1,\r}", "2:1: found '}', expected a name in double quotes"),
            ErrorCase("{a: 1}", "1:2: found 'a', expected a name in double quotes or '}'"),
            ErrorCase("{\"é\" \"x\"}", "1:6: found \"x\", expected ':'"),
            ErrorCase("{\"a\":}", "1:6: found '}', expected a value"),
            ErrorCase("['a']", "1:2: found a single quote, expected a value or ']'"),
            ErrorCase("[1, nul]", "1:5: found 'nul', expected a value"),
            ErrorCase("[1] // end", "1:5: found '/', expected end of file"),
            ErrorCase("[\u{1}]", "1:2: found character U+0001, expected a value or ']'"),
            ErrorCase("[\u{200B}]", "1:2: found character U+200B, expected a value or ']'"),
            ErrorCase("[\u{E0001}]", "1:2: found character U+E0001, expected a value or ']'"),
            ErrorCase("[€]", "1:2: found '€', expected a value or ']'"),
            ErrorCase("[\"€\u{1D11E}\", x]", "1:8: found 'x', expected a value"),
            ErrorCase("\u{FEFF}x", "1:1: found 'x', expected a value"),
            ErrorCase("\"abc\n\"", "1:5: found a line break, expected a closing double quote"),
            ErrorCase("\"abc", "1:5: found end of file, expected a closing double quote"),
            ErrorCase("\"\u{1}\"", "1:2: found character U+0001, expected an escape such as '\\n' or '\\u0041'"),
            ErrorCase("\"\\q\"", "1:2: found '\\q', expected an escape such as '\\n' or '\\u0041'"),
            ErrorCase(
                "\"\\\u{7}\"",
                "1:2: found '\\' before character U+0007, expected an escape such as '\\n' or '\\u0041'"
            ),
            ErrorCase("\"\\u12G4\"", "1:2: found '\\u12G4', expected four hexadecimal digits after '\\u'"),
            ErrorCase("\"\\uD83D!\"", "1:2: found '\\uD83D', expected both halves of a surrogate pair"),
            ErrorCase("[012]", "1:2: found '012', expected a number without leading zeros"),
            ErrorCase("[+1]", "1:2: found '+1', expected a number without a plus sign"),
            ErrorCase("[.5]", "1:2: found '.5', expected a digit before the decimal point"),
            ErrorCase("[-]", "1:2: found '-', expected a digit after the minus sign"),
            ErrorCase("[1.]", "1:2: found '1.', expected a digit after the decimal point"),
            ErrorCase("[1e+]", "1:2: found '1e+', expected a digit in the exponent"),
            ErrorCase("[0x1F]", "1:2: found '0x1F', expected a decimal number"),
        ]
    )
    func describes(_ errorCase: ErrorCase) {
        #expect(parsingError(errorCase.source)?.description == errorCase.description)
    }

    @Test("invalid UTF-8 is found as a byte")
    func describesBytes() {
        let error = parsingError([0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xC0, 0xAF, 0x22])
        #expect(error?.description == "2:3: found byte 0xC0, expected text in UTF-8")
        #expect(parsingError([0x5B, 0x80])?.found == "byte 0x80")
    }

    @Test("what is found is short, one line and visible, whatever the source contains")
    func cutsWhatIsFound() {
        let twentyFour = String(repeating: "a", count: 24)
        #expect(parsingError("[1 \"\(twentyFour)\"]")?.found == "\"\(twentyFour)\"")
        #expect(parsingError("[1 \"\(twentyFour)b\"]")?.found == "\"\(twentyFour)…\"")
        #expect(parsingError(twentyFour)?.found == "'\(twentyFour)'")
        #expect(parsingError(twentyFour + "b")?.found == "'\(twentyFour)…'")
        #expect(parsingError("[1 \"ab\u{202E}c\"]")?.found == "\"ab…\"")
        #expect(parsingError("[1 \"ab\nc\"]")?.found == "\"ab…\"")
        #expect(parsingError("[1 \"a\\\"b\"]")?.found == "\"a\\\"b\"")
        #expect(parsingError("[1 \"a\\\\\" 2]")?.found == "\"a\\\\\"")
        #expect(parsingError("[1 \"ab")?.found == "\"ab…\"")
    }

    @Test("only the first fault is reported")
    func reportsFirstFault() {
        #expect(parsingError(Array("[1,,".utf8) + [0xFF])?.description == "1:4: found ',', expected a value")
    }
}
