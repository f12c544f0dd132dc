import CPaywrightICU
import Testing

@Suite("Text")
struct TextTests {
    @Test(arguments: [
        ("de", "straße", "Straße"), ("en", "izlenen", "Izlenen"), ("tr", "izlenen", "İzlenen"),
        ("tr-TR-u-nu-latn", "izlenen", "İzlenen"), ("nl", "ijs", "IJs"), ("en", "ijs", "Ijs"),
        ("en", "mcDonald TV", "McDonald TV"), ("el", "άρθρο", "Άρθρο"), ("en", "ǆ", "ǅ"), ("de", "ßx", "Ssx"),
        // The caller steps over what has no case.
        ("en", "«abc", "«abc"), ("en", "", ""), ("ja", "日本", "日本"),
    ])
    func theFirstLetterGetsTitleCase(locale: String, lower: String, expected: String) throws {
        let result = try text { cicu_text_title_first(locale, lower, Int32(lower.utf8.count), $0, $1, $2) }
        #expect(result == expected)
    }

    @Test func onlyTheGivenLengthIsRead() throws {
        #expect(try text { cicu_text_title_first("en", "abcdef", 3, $0, $1, $2) } == "Abc")
        #expect(throws: StatusError.illegalArgument) {
            try text { cicu_text_title_first("en", "abc", -1, $0, $1, $2) }
        }
    }

    @Test(arguments: [
        ("tr", CICU_CASE_UPPER, "istanbul izle", "İSTANBUL İZLE"), ("en", CICU_CASE_UPPER, "straße i", "STRASSE I"),
        ("tr-TR-u-nu-latn", CICU_CASE_LOWER, "ISI", "ısı"), ("en", CICU_CASE_LOWER, "ISI", "isi"),
        ("el", CICU_CASE_UPPER, "δωρεάν", "ΔΩΡΕΑΝ"), ("lt", CICU_CASE_LOWER, "Ì", "i\u{307}\u{300}"),
        ("en", CICU_CASE_TITLE_WORDS, "start 7-day free PRO trial", "Start 7-Day Free PRO Trial"),
        ("nl", CICU_CASE_TITLE_WORDS, "een ijsje", "Een IJsje"), ("ja", CICU_CASE_UPPER, "無料", "無料"),
        ("en", CICU_CASE_UPPER, "", ""),
    ])
    func lettersChangeByTheLanguage(locale: String, to: cicu_letter_case, from: String, expected: String) throws {
        let result = try text { cicu_text_change_case(locale, to, from, Int32(from.utf8.count), $0, $1, $2) }
        #expect(result == expected)
    }

    @Test func aCaseThatIsNoneAndALengthThatIsNoneAreRefused() throws {
        #expect(try text { cicu_text_change_case("en", CICU_CASE_UPPER, "abcdef", 3, $0, $1, $2) } == "ABC")
        #expect(throws: StatusError.illegalArgument) {
            try text { cicu_text_change_case("en", CICU_CASE_UPPER, "abc", -1, $0, $1, $2) }
        }
        #expect(throws: StatusError.illegalArgument) {
            try text { cicu_text_change_case("en", cicu_letter_case(rawValue: 9), "abc", 3, $0, $1, $2) }
        }
    }

    @Test(arguments: [
        ("Aя漢あ한", CICU_DIRECTION_LEFT), ("אعپ", CICU_DIRECTION_RIGHT), ("1١ .-€", CICU_DIRECTION_NEUTRAL),
    ])
    func charactersHaveADirection(characters: String, direction: cicu_direction) {
        for scalar in characters.unicodeScalars {
            #expect(cicu_character_direction(scalar.value) == direction, "\(scalar)")
        }
    }

    /// The long-vowel mark belongs to both kana; the comma is punctuation, and Hangul has spaces.
    @Test(arguments: [("漢々あアｱーไทยខ", true), ("、。한A1 -ж", false)])
    func scriptsWithoutSpaces(characters: String, isUnspaced: Bool) {
        for scalar in characters.unicodeScalars {
            #expect(cicu_character_is_unspaced(scalar.value) == isUnspaced, "\(scalar)")
        }
    }

    @Test(arguments: [UInt32(0x110000), .max])
    func whatIsNoCodePointHasNoProperties(value: UInt32) {
        #expect(cicu_character_direction(value) == CICU_DIRECTION_NEUTRAL)
        #expect(!cicu_character_is_unspaced(value) && !cicu_character_is_latin(value))
    }
}
