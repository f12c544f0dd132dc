#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include "cicu_base.h"

CICU_BEGIN

/// The strong direction of a character, or that it has none.
typedef enum : uint32_t { CICU_DIRECTION_NEUTRAL = 0, CICU_DIRECTION_LEFT = 1, CICU_DIRECTION_RIGHT = 2 } cicu_direction;

/// The direction of one code point: LEFT for bidi class L, RIGHT for R and AL, NEUTRAL for all others.
cicu_direction cicu_character_direction(uint32_t code_point);

/// Whether the code point is a letter of the Latin script.
bool cicu_character_is_latin(uint32_t code_point);

/// Whether the code point is of a script that is written without spaces between words: Han, Kana, Thai, Khmer…
bool cicu_character_is_unspaced(uint32_t code_point);

/// The text with its first letter in title case by the locale's rules (Turkish i → İ, Dutch ij → IJ) and the rest as
/// it is; leading characters that have no case are stepped over by the caller, who passes text from the letter on.
int32_t cicu_text_title_first(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity, cicu_status *status);

/// Which letters a text gets.
typedef enum : uint32_t { CICU_CASE_LOWER = 0, CICU_CASE_UPPER = 1, CICU_CASE_TITLE_WORDS = 2 } cicu_letter_case;

/// The whole text in lower case, in upper case, or with the first letter of each word in title case and the others as
/// they are, by the locale's rules (Turkish i → İ, Greek ά → Α).
int32_t cicu_text_change_case(
    const char *locale,
    cicu_letter_case letter_case,
    const char *text,
    int32_t length,
    char *buffer,
    int32_t capacity,
    cicu_status *status);

CICU_END

#endif
