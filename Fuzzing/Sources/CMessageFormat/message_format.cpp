#include "CMessageFormat.h"

#include <unicode/msgfmt.h>

#include <algorithm>
#include <cstring>
#include <string>

using icu::Formattable;
using icu::MessageFormat;
using icu::StringPiece;
using icu::UnicodeString;

int32_t c_message_format(
    const char *locale, const char *pattern, int32_t pattern_length, const char *number_name, int32_t number,
    const char *keyword_name, const char *keyword, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    MessageFormat format(
        UnicodeString::fromUTF8(StringPiece(pattern, pattern_length)), icu::Locale(locale), place, status);
    if (U_FAILURE(status)) return -1;
    const UnicodeString names[] = {
        UnicodeString::fromUTF8(number_name),
        UnicodeString::fromUTF8(keyword_name),
    };
    const Formattable values[] = {
        Formattable(number),
        Formattable(UnicodeString::fromUTF8(keyword)),
    };
    UnicodeString text;
    format.format(names, values, 2, text, status);
    if (U_FAILURE(status)) return -1;
    std::string bytes;
    text.toUTF8String(bytes);
    std::memcpy(buffer, bytes.data(), std::min<size_t>(bytes.size(), capacity));
    return static_cast<int32_t>(bytes.size());
}
