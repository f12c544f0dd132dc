// What the files of the bridge share: status handling, text out, and the parser of locales.

#ifndef CICU_INTERNAL_HPP
#define CICU_INTERNAL_HPP

#include "cicu.h"

#include <unicode/uversion.h>

#if U_ICU_VERSION_MAJOR_NUM < 72
#error "ICU 72 or later is needed: it is the first with grammatical cases in its public API"
#endif

#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/smpdtfmt.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>

struct cicu_formats {
    std::map<cicu_format_field, icu::UnicodeString> texts;
};

namespace cicu {

/// Runs `body(UErrorCode &)` unless the status is already a failure; whatever fails or throws gives `fallback`.
template <typename Result, typename Body>
Result guarded(cicu_status *status, Result fallback, Body body) noexcept {
    if (status == nullptr || *status > 0) return fallback;
    UErrorCode code = U_ZERO_ERROR;
    Result result = fallback;
    try {
        result = body(code);
    } catch (const std::bad_alloc &) {
        code = U_MEMORY_ALLOCATION_ERROR;
    } catch (...) {
        code = U_INTERNAL_PROGRAM_ERROR;
    }
    *status = code;
    return U_FAILURE(code) ? fallback : result;
}

/// Like `guarded` for a body that makes a `std::unique_ptr<Handle>`: the caller owns the result.
template <typename Handle, typename Body>
Handle *created(cicu_status *status, Body body) noexcept {
    return guarded<Handle *>(status, nullptr, [&](UErrorCode &code) -> Handle * {
        std::unique_ptr<Handle> handle = body(code);
        return U_SUCCESS(code) ? handle.release() : nullptr;
    });
}

/// Owns what ICU allocated; its `new` and its factories give null where memory runs out.
template <typename Object>
std::unique_ptr<Object> owned(Object *object, UErrorCode &code) {
    if (object == nullptr && U_SUCCESS(code)) code = U_MEMORY_ALLOCATION_ERROR;
    return std::unique_ptr<Object>(object);
}

/// Whether no argument is null; otherwise the call fails.
template <typename... Pointers>
bool present(UErrorCode &code, const Pointers *...pointers) {
    if (U_FAILURE(code)) return false;
    if (((pointers != nullptr) && ...)) return true;
    code = U_ILLEGAL_ARGUMENT_ERROR;
    return false;
}

/// Hands text to a caller: the full length, and the bytes only where all of them fit.
inline int32_t copy_utf8(std::string_view text, char *buffer, int32_t capacity, UErrorCode &code) {
    if (U_FAILURE(code)) return 0;
    if (text.size() > INT32_MAX) {
        code = U_INDEX_OUTOFBOUNDS_ERROR;
        return 0;
    }
    const auto length = static_cast<int32_t>(text.size());
    if (buffer != nullptr && length > 0 && length <= capacity) std::memcpy(buffer, text.data(), text.size());
    return length;
}

inline int32_t copy_utf8(const icu::UnicodeString &text, char *buffer, int32_t capacity, UErrorCode &code) {
    if (text.isBogus() && U_SUCCESS(code)) code = U_MEMORY_ALLOCATION_ERROR;
    if (U_FAILURE(code)) return 0;
    std::string bytes;
    text.toUTF8String(bytes);
    return copy_utf8(std::string_view(bytes), buffer, capacity, code);
}

/// A range of UTF-16 units as the range of the bytes that `copy_utf8` gives for them.
inline cicu_range utf8_range(const icu::UnicodeString &text, int32_t start, int32_t limit) {
    const auto bytes_before = [&](int32_t end) {
        int32_t length = 0;
        UErrorCode overflow = U_ZERO_ERROR;  // Always set, for there is no room: only the length is asked for.
        u_strToUTF8WithSub(nullptr, 0, &length, text.getBuffer(), end, 0xFFFD, nullptr, &overflow);
        return length;
    };
    return {bytes_before(start), bytes_before(limit)};
}

/// A locale by its tag; a malformed tag fails.
icu::Locale parse_locale(const char *tag, UErrorCode &code);

/// Instants are kept to what a Gregorian calendar counts exactly, 100 million days either side of 1970.
constexpr int64_t time_limit = 8'640'000'000'000'000;

inline bool is_in_time(int64_t milliseconds, UErrorCode &code) {
    if (U_FAILURE(code)) return false;
    if (-time_limit <= milliseconds && milliseconds <= time_limit) return true;
    code = U_ILLEGAL_ARGUMENT_ERROR;
    return false;
}

/// A plain decimal string as the formatter writes it.
icu::number::FormattedNumber format_decimal(
    const cicu_number *number, const char *decimal, int32_t length, UErrorCode &code);

/// The tag of a locale without its keywords; root is "".
std::string plain_tag(const icu::Locale &locale, UErrorCode &code);

/// The parent of a tag without keywords; root is "".
std::string parent_tag(const std::string &tag, UErrorCode &code);

/// The text that is stated for a field; null where none is.
const icu::UnicodeString *stated(const cicu_formats *formats, cicu_format_field field);

/// The format of CLDR's lengths of dates and times.
std::unique_ptr<icu::SimpleDateFormat> style_format(
    const icu::Locale &locale, icu::DateFormat::EStyle date, icu::DateFormat::EStyle time, UErrorCode &code);

/// The pattern for a skeleton's fields.
icu::UnicodeString best_pattern(const icu::Locale &locale, const icu::UnicodeString &skeleton, UErrorCode &code);

struct BundleCloser {
    void operator()(UResourceBundle *bundle) const { ures_close(bundle); }
};
using Bundle = std::unique_ptr<UResourceBundle, BundleCloser>;

}  // namespace cicu

#endif
