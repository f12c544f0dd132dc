#include "internal.hpp"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

cicu_direction cicu_character_direction(uint32_t code_point) {
    if (code_point > UCHAR_MAX_VALUE) return CICU_DIRECTION_NEUTRAL;
    switch (u_charDirection(static_cast<UChar32>(code_point))) {
    case U_LEFT_TO_RIGHT: return CICU_DIRECTION_LEFT;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return CICU_DIRECTION_RIGHT;
    default: return CICU_DIRECTION_NEUTRAL;
    }
}

namespace {

/// Whether a character is Han, Hiragana or Katakana.
bool is_cjk(UChar32 character) {
    UErrorCode code = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(character, &code);
    if (U_FAILURE(code)) return false;
    // The kana share some letters, such as the long-vowel mark, which have no script of their own; the punctuation
    // that the scripts share is no letter.
    const auto is_of = [&](UScriptCode wanted) {
        return script == wanted || (u_isalpha(character) && uscript_hasScript(character, wanted));
    };
    return is_of(USCRIPT_HAN) || is_of(USCRIPT_HIRAGANA) || is_of(USCRIPT_KATAKANA);
}

}  // namespace

bool cicu_character_is_latin(uint32_t code_point) {
    if (code_point > UCHAR_MAX_VALUE) return false;
    const auto character = static_cast<UChar32>(code_point);
    UErrorCode code = U_ZERO_ERROR;
    return uscript_getScript(character, &code) == USCRIPT_LATIN && U_SUCCESS(code) && u_isalpha(character);
}

bool cicu_character_is_unspaced(uint32_t code_point) {
    if (code_point > UCHAR_MAX_VALUE) return false;
    if (is_cjk(static_cast<UChar32>(code_point))) return true;
    UErrorCode code = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(code_point), &code);
    return U_SUCCESS(code) && uscript_breaksBetweenLetters(script);
}

int32_t cicu_text_title_first(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (length < 0 || (length > 0 && text == nullptr)) code = U_ILLEGAL_ARGUMENT_ERROR;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        if (U_FAILURE(code)) return 0;
        std::string title;
        icu::StringByteSink<std::string> sink(&title, length);
        constexpr uint32_t options =
            U_TITLECASE_NO_LOWERCASE | U_TITLECASE_NO_BREAK_ADJUSTMENT | U_TITLECASE_WHOLE_STRING;
        // Case mapping looks at the language only, and takes "@" keywords for a part of it.
        icu::CaseMap::utf8ToTitle(
            parsed.getLanguage(), options, nullptr, icu::StringPiece(text, length), sink, nullptr, code);
        return cicu::copy_utf8(title, buffer, capacity, code);
    });
}

int32_t cicu_text_change_case(
    const char *locale,
    cicu_letter_case letter_case,
    const char *text,
    int32_t length,
    char *buffer,
    int32_t capacity,
    cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (length < 0 || (length > 0 && text == nullptr)) code = U_ILLEGAL_ARGUMENT_ERROR;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        if (U_FAILURE(code)) return 0;
        const icu::StringPiece piece(text, length);
        // As for the first letter: case mapping takes "@" keywords for a part of the language.
        const char *language = parsed.getLanguage();
        std::string changed;
        icu::StringByteSink<std::string> sink(&changed, length);
        switch (letter_case) {
        case CICU_CASE_LOWER: icu::CaseMap::utf8ToLower(language, 0, piece, sink, nullptr, code); break;
        case CICU_CASE_UPPER: icu::CaseMap::utf8ToUpper(language, 0, piece, sink, nullptr, code); break;
        case CICU_CASE_TITLE_WORDS:
            icu::CaseMap::utf8ToTitle(language, U_TITLECASE_NO_LOWERCASE, nullptr, piece, sink, nullptr, code);
            break;
        default: code = U_ILLEGAL_ARGUMENT_ERROR;
        }
        return cicu::copy_utf8(changed, buffer, capacity, code);
    });
}
