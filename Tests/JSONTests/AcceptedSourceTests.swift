import PaywrightJSON
import Testing

@Suite("Sources that RFC 8259 allows are read")
struct AcceptedSourceTests {
    @Test("y: accepted, and read as what it says", arguments: structures + numbers + strings)
    func accepts(_ accepted: AcceptedCase) throws {
        let document = try JSONDocument(parsing: accepted.source.bytes)
        #expect(isIdentical(document.root.rendering, accepted.rendering))
    }

    struct AcceptedCase: Sendable, CustomTestStringConvertible {
        let source: JSONCase
        let rendering: String

        var testDescription: String {
            source.name
        }

        init(_ name: String, _ text: String, _ rendering: String) {
            source = JSONCase(name, text)
            self.rendering = rendering
        }
    }

    private static let structures = [
        AcceptedCase("y_structure_lonely_null", "null", "null"),
        AcceptedCase("y_structure_lonely_true", "true", "true"),
        AcceptedCase("y_structure_lonely_false", "false", "false"),
        AcceptedCase("y_structure_lonely_number", "42", "42"),
        AcceptedCase("y_structure_lonely_string", #""asd""#, "'asd'"),
        AcceptedCase("y_structure_string_empty", #""""#, "''"),
        AcceptedCase("y_structure_trailing_line_feed", "[\"a\"]\n", "['a']"),
        AcceptedCase("y_structure_all_white_space", " \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", "[1,2]"),
        AcceptedCase("y_structure_byte_order_mark", "\u{FEFF}{}", "{}"),
        AcceptedCase("y_structure_white_space_after_byte_order_mark", "\u{FEFF} \n[]", "[]"),
        AcceptedCase("y_array_empty", "[]", "[]"),
        AcceptedCase("y_array_empty_with_space", "[ \n ]", "[]"),
        AcceptedCase("y_array_empty_string", #"[""]"#, "['']"),
        AcceptedCase("y_array_false", "[false]", "[false]"),
        AcceptedCase("y_array_heterogeneous", #"[null, 1, "1", {}]"#, "[null,1,'1',{}]"),
        AcceptedCase("y_array_leading_space", " [1]", "[1]"),
        AcceptedCase("y_array_trailing_space", "[2] ", "[2]"),
        AcceptedCase("y_array_several_null", "[1,null,null,null,2]", "[1,null,null,null,2]"),
        AcceptedCase("y_array_of_arrays", "[[   ],[[]]]", "[[],[[]]]"),
        AcceptedCase("y_object_empty", "{}", "{}"),
        AcceptedCase("y_object_empty_with_space", "{ \r\n }", "{}"),
        AcceptedCase("y_object_basic", #"{"asd":"sdf"}"#, "{'asd':'sdf'}"),
        AcceptedCase("y_object_empty_name", #"{"":0}"#, "{'':0}"),
        AcceptedCase("y_object_duplicated_name", #"{"a":"b","a":"c"}"#, "{'a':'b','a':'c'}"),
        AcceptedCase("y_object_duplicated_member", #"{"a":"b","a":"b"}"#, "{'a':'b','a':'b'}"),
        AcceptedCase("y_object_escaped_null_in_name", #"{"foo\u0000bar": 42}"#, "{'foo\u{0}bar':42}"),
        AcceptedCase(
            "y_object_extreme_numbers",
            #"{"min": -1.0e+28, "max": 1.0e+28}"#,
            "{'min':-1.0e+28,'max':1.0e+28}"
        ),
        AcceptedCase("y_object_with_line_feeds", "{\n\"a\": \"b\"\n}", "{'a':'b'}"),
        AcceptedCase("y_object_space_around_colon", "{\"a\" \t:\r 1}", "{'a':1}"),
        AcceptedCase("y_object_nested", #"{"a":{"b":[{"c":{}},2]},"d":3}"#, "{'a':{'b':[{'c':{}},2]},'d':3}"),
        AcceptedCase("y_object_name_is_not_a_word", #"{"true":null," ":1}"#, "{'true':null,' ':1}"),
    ]

    private static let numbers = [
        "0", "-0", "1", "-1", "123", "1234567890", "-123", "0.1", "0.10", "-0.0", "0e1", "0e+1", "0E-00", "1e2", "1E22",
        "1E+2", "1E-2", "123.456e78", "1.50",
        "-0.000000000000000000000000000000000000000000000000000000000000000000001",
        "20e1", "123.456789", "1e00001",
    ].map { AcceptedCase("y_number_\($0)", "[\($0)]", "[\($0)]") }

    private static let strings = [
        AcceptedCase("y_string_all_simple_escapes", #""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"),
        AcceptedCase("y_string_two_character_escape", #""\u0060\u012a\u12AB""#, "'`\u{12A}\u{12AB}'"),
        AcceptedCase("y_string_surrogate_pair", #""\uD801\udc37""#, "'\u{10437}'"),
        AcceptedCase("y_string_two_surrogate_pairs", #""\ud83d\ude39\ud83d\udc8d""#, "'\u{1F639}\u{1F48D}'"),
        AcceptedCase("y_string_first_surrogate_pair", #""\uD800\uDC00""#, "'\u{10000}'"),
        AcceptedCase("y_string_last_surrogate_pair", #""\uDBFF\uDFFF""#, "'\u{10FFFF}'"),
        AcceptedCase("y_string_escaped_backslash_and_u", #""\\u0000""#, #"'\u0000'"#),
        AcceptedCase("y_string_escaped_backslash_at_end", #""\\""#, #"'\'"#),
        AcceptedCase("y_string_escaped_quote", #""\"""#, "'\"'"),
        AcceptedCase("y_string_escaped_null", #""\u0000""#, "'\u{0}'"),
        AcceptedCase("y_string_escaped_control_character", #""\u0012""#, "'\u{12}'"),
        AcceptedCase("y_string_escaped_noncharacter", #""\uFFFF\uDBFF\uDFFE""#, "'\u{FFFF}\u{10FFFE}'"),
        AcceptedCase("y_string_escaped_byte_order_mark", #""\uFEFF""#, "'\u{FEFF}'"),
        AcceptedCase("y_string_escape_after_text", #""abc\ndef""#, "'abc\ndef'"),
        AcceptedCase("y_string_escape_between_utf8", #""é\té""#, "'é\té'"),
        AcceptedCase("y_string_comments", #""a/*b*/c/*d//e""#, "'a/*b*/c/*d//e'"),
        AcceptedCase("y_string_brackets", #""[{]}:,""#, "'[{]}:,'"),
        AcceptedCase("y_string_delete_character", "\"\u{7F}\"", "'\u{7F}'"),
        AcceptedCase("y_string_utf8_of_two_bytes", "\"\u{80}é\u{7FF}\"", "'\u{80}é\u{7FF}'"),
        AcceptedCase(
            "y_string_utf8_of_three_bytes",
            "\"\u{800}€\u{D7FF}\u{E000}\u{FFFF}\"",
            "'\u{800}€\u{D7FF}\u{E000}\u{FFFF}'"
        ),
        AcceptedCase(
            "y_string_utf8_of_four_bytes",
            "\"\u{10000}\u{1D11E}\u{10FFFF}\"",
            "'\u{10000}\u{1D11E}\u{10FFFF}'"
        ),
        AcceptedCase("y_string_line_and_paragraph_separator", "\"\u{2028}\u{2029}\"", "'\u{2028}\u{2029}'"),
        AcceptedCase("y_string_replacement_character", "\"\u{FFFD}\"", "'\u{FFFD}'"),
        AcceptedCase("y_string_composed_stays_composed", "\"\u{E9}\"", "'\u{E9}'"),
        AcceptedCase("y_string_decomposed_stays_decomposed", "\"e\u{301}\"", "'e\u{301}'"),
        AcceptedCase("y_string_byte_order_mark_inside", "\"\u{FEFF}\"", "'\u{FEFF}'"),
    ]
}
