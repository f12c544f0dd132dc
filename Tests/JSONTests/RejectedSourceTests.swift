import PaywrightJSON
import Testing

@Suite("Sources that RFC 8259 does not allow are refused for the right reason")
struct RejectedSourceTests {
    @Test("n: a source without a value is empty", arguments: empty)
    func refusesEmpty(_ source: JSONCase) {
        #expect(parsingError(source.bytes)?.reason == .empty)
    }

    @Test("n: something stands where it has no place", arguments: misplaced)
    func refusesUnexpectedCharacter(_ source: JSONCase) {
        #expect(parsingError(source.bytes)?.reason == .unexpectedCharacter)
    }

    @Test("n: the source ends too soon", arguments: unfinished)
    func refusesUnexpectedEnd(_ source: JSONCase) {
        let error = parsingError(source.bytes)
        #expect(error?.reason == .unexpectedEnd)
        #expect(error?.found == "end of file")
    }

    @Test("n: more than white space follows the value", arguments: trailing)
    func refusesTrailingContent(_ source: JSONCase) {
        let error = parsingError(source.bytes)
        #expect(error?.reason == .trailingContent)
        #expect(error?.expected == "end of file")
    }

    @Test(
        "n: a number outside the grammar",
        arguments: [
            "-", "--1", "-01", "00", "012", "01.5", "-2.", "0.e1", "2.e3", ".5", "-.5", "1.", "1.2.3", "1e", "1E+",
            "1e-",
            "1ee2", "1e2.5", "0x1F", "+1", "++1", "+Inf", "-Infinity", "-NaN", "1a", "1_000", "1-2", "1+2", "0.1.",
            "1e+-2",
            "9.", "-foo", "1e1e1", "0b1", "1f",
        ]
    )
    func refusesNumber(_ text: String) {
        let error = parsingError("[\(text)]")
        #expect(error?.reason == .invalidNumber)
        #expect(error?.position.description == "1:2")
        #expect(error?.found == "'\(text)'")
    }

    private static let empty = [
        JSONCase("n_structure_no_data", ""),
        JSONCase("n_single_space", " "),
        JSONCase("n_only_white_space", " \r\n\t"),
        JSONCase("n_only_byte_order_mark", "\u{FEFF}"),
        JSONCase("n_byte_order_mark_and_white_space", "\u{FEFF}\n"),
    ]

    private static let misplaced = [
        JSONCase("n_array_extra_comma", "[1,]"),
        JSONCase("n_array_only_comma", "[,]"),
        JSONCase("n_array_comma_first", "[,1]"),
        JSONCase("n_array_double_comma", "[1,,2]"),
        JSONCase("n_array_values_without_comma", "[3 4]"),
        JSONCase("n_array_string_without_comma", #"["a" "b"]"#),
        JSONCase("n_array_colon_instead_of_comma", #"["": 1]"#),
        JSONCase("n_array_inner_array_without_comma", "[3[4]]"),
        JSONCase("n_array_closed_by_brace", "[1}"),
        JSONCase("n_array_star", "[*]"),
        JSONCase("n_array_closing_only", "]"),
        JSONCase("n_object_closing_only", "}"),
        JSONCase("n_object_closed_by_bracket", #"{"a":1]"#),
        JSONCase("n_object_trailing_comma", #"{"id":0,}"#),
        JSONCase("n_object_two_commas", #"{"a":1,,"b":2}"#),
        JSONCase("n_object_comma_first", #"{,"a":1}"#),
        JSONCase("n_object_unquoted_name", "{a: 1}"),
        JSONCase("n_object_single_quoted_name", "{'a':0}"),
        JSONCase("n_object_number_name", "{1:1}"),
        JSONCase("n_object_null_name", "{null:null}"),
        JSONCase("n_object_array_name", "{[]:1}"),
        JSONCase("n_object_missing_colon", #"{"a" b}"#),
        JSONCase("n_object_missing_value", #"{"a":}"#),
        JSONCase("n_object_double_colon", #"{"a"::"b"}"#),
        JSONCase("n_object_comma_instead_of_colon", #"{"x", null}"#),
        JSONCase("n_object_equals_instead_of_colon", #"{"a"=1}"#),
        JSONCase("n_object_semicolon_instead_of_comma", #"{"a":1;"b":2}"#),
        JSONCase("n_object_missing_comma", #"{"a":1 "b":2}"#),
        JSONCase("n_object_comment", #"{"a":/*comment*/"b"}"#),
        JSONCase("n_structure_line_comment", "// comment\n1"),
        JSONCase("n_structure_single_quoted_string", "['a']"),
        JSONCase("n_structure_capitalized_true", "[True]"),
        JSONCase("n_structure_upper_case_null", "[NULL]"),
        JSONCase("n_incomplete_null", "[nul]"),
        JSONCase("n_incomplete_true", "[tru]"),
        JSONCase("n_incomplete_false", "fals"),
        JSONCase("n_word_longer_than_null", "[nullify]"),
        JSONCase("n_words_run_together", "[truefalse]"),
        JSONCase("n_number_not_a_number", "[NaN]"),
        JSONCase("n_number_infinity", "[Infinity]"),
        JSONCase("n_undefined", "[undefined]"),
        JSONCase("n_underscore", "[_]"),
        JSONCase("n_string_unquoted", "[abc]"),
        JSONCase("n_string_leading_escape", #"[\u0020"a"]"#),
        JSONCase("n_string_typographic_quotes", "[\u{201C}a\u{201D}]"),
        JSONCase("n_structure_null_byte", "[\u{0}]"),
        JSONCase("n_structure_vertical_tab", "[\u{B}1]"),
        JSONCase("n_structure_form_feed", "[\u{C}1]"),
        JSONCase("n_structure_no_break_space", "[\u{A0}1]"),
        JSONCase("n_structure_next_line", "[\u{85}1]"),
        JSONCase("n_structure_line_separator", "[\u{2028}1]"),
        JSONCase("n_structure_word_joiner", "[\u{2060}]"),
        JSONCase("n_structure_second_byte_order_mark", "\u{FEFF}\u{FEFF}1"),
        JSONCase("n_structure_byte_order_mark_later", "[\u{FEFF}1]"),
        JSONCase("n_structure_fullwidth_digit", "[\u{FF11}]"),
        JSONCase("n_structure_emoji", "\u{1F600}"),
        JSONCase("n_structure_angle_bracket", "<.>"),
    ]

    private static let unfinished = [
        JSONCase("n_array_unclosed", "["),
        JSONCase("n_array_unclosed_after_value", "[1"),
        JSONCase("n_array_unclosed_after_comma", "[1,"),
        JSONCase("n_array_unclosed_with_line_feeds", "[1,\n1\n,1\n"),
        JSONCase("n_array_inner_unclosed", "[[1]"),
        JSONCase("n_object_unclosed", "{"),
        JSONCase("n_object_unclosed_after_name", #"{"a""#),
        JSONCase("n_object_unclosed_after_colon", #"{"a":"#),
        JSONCase("n_object_unclosed_after_value", #"{"a":1"#),
        JSONCase("n_object_unclosed_after_comma", #"{"a":1,"#),
        JSONCase("n_object_name_unclosed", #"{"a"#),
        JSONCase("n_string_lone_quote", "\""),
        JSONCase("n_string_unclosed", #"["asd"#),
        JSONCase("n_string_unclosed_after_escaped_quote", #""\""#),
        JSONCase("n_string_ends_after_backslash", "\"\\"),
        JSONCase("n_string_ends_after_u", "\"\\u"),
        JSONCase("n_string_ends_within_digits", "\"\\u00"),
    ]

    private static let trailing = [
        JSONCase("n_structure_two_values", "1 2"),
        JSONCase("n_structure_two_objects", "{}{}"),
        JSONCase("n_structure_double_array", "[][]"),
        JSONCase("n_structure_extra_bracket", "[1]]"),
        JSONCase("n_structure_extra_brace", "{}}"),
        JSONCase("n_structure_trailing_comma", #"{"a":1},"#),
        JSONCase("n_structure_trailing_word", "[1]x"),
        JSONCase("n_structure_trailing_comment", "{} // comment"),
        JSONCase("n_structure_trailing_hash", "{}#"),
        JSONCase("n_structure_null_byte_after_value", "1\u{0}"),
        JSONCase("n_structure_string_then_string", #""a""b""#),
        JSONCase("n_structure_line_delimited", "1\n2\n"),
        JSONCase("n_structure_byte_order_mark_at_end", "1\u{FEFF}"),
    ]
}
