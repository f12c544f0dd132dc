#include "internal.hpp"

#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>

#include <vector>

struct cicu_date {
    /// Never formats itself, for a format writes to its own calendar: each call works on a clone.
    std::unique_ptr<icu::SimpleDateFormat> prototype;
};

namespace {

icu::UnicodeString format(const cicu_date &date, int64_t milliseconds, UErrorCode &code) {
    icu::UnicodeString text;
    const auto clone = cicu::owned(date.prototype->clone(), code);
    if (U_SUCCESS(code)) {
        const icu::DateFormat &formatter = *clone;
        formatter.format(static_cast<UDate>(milliseconds), text, nullptr, code);
    }
    return text;
}

/// The names of a field that is stated; none where it is not, or where the calendar has another number of them.
std::vector<icu::UnicodeString> names(const cicu_formats *formats, cicu_format_field field, int32_t count) {
    const icu::UnicodeString *joined = cicu::stated(formats, field);
    if (joined == nullptr) return {};
    std::vector<icu::UnicodeString> names;
    const icu::UnicodeString separator(u", ");
    for (int32_t start = 0; start <= joined->length();) {
        const int32_t found = joined->indexOf(separator, start);
        const int32_t end = found < 0 ? joined->length() : found;
        names.emplace_back(*joined, start, end - start);
        start = end + separator.length();
        if (found < 0) break;
    }
    return static_cast<int32_t>(names.size()) == count ? names : std::vector<icu::UnicodeString>();
}

void apply(const cicu_formats *formats, icu::SimpleDateFormat &format) {
    if (formats == nullptr) return;
    icu::DateFormatSymbols symbols(*format.getDateFormatSymbols());
    const auto inside = icu::DateFormatSymbols::FORMAT;
    int32_t months = 0;
    symbols.getMonths(months, inside, icu::DateFormatSymbols::WIDE);
    if (const auto list = names(formats, CICU_FORMAT_MONTHS, months); !list.empty()) {
        symbols.setMonths(list.data(), months, inside, icu::DateFormatSymbols::WIDE);
    }
    if (const auto list = names(formats, CICU_FORMAT_SHORT_MONTHS, months); !list.empty()) {
        symbols.setMonths(list.data(), months, inside, icu::DateFormatSymbols::ABBREVIATED);
    }
    if (auto list = names(formats, CICU_FORMAT_WEEKDAYS, 7); !list.empty()) {
        list.insert(list.begin(), icu::UnicodeString());  // ICU numbers days from 1.
        symbols.setWeekdays(list.data(), 8, inside, icu::DateFormatSymbols::WIDE);
    }
    if (const auto list = names(formats, CICU_FORMAT_DAY_PERIODS, 2); !list.empty()) {
        symbols.setAmPmStrings(list.data(), 2);
    }
    format.setDateFormatSymbols(symbols);
}

/// Has the format print in GMT, and tries it: ICU checks the letters of a pattern only when it formats.
std::unique_ptr<cicu_date> finished(
    std::unique_ptr<icu::SimpleDateFormat> prototype, const cicu_formats *formats, UErrorCode &code) {
    if (U_FAILURE(code)) return nullptr;
    apply(formats, *prototype);
    prototype->setTimeZone(*icu::TimeZone::getGMT());
    std::unique_ptr<cicu_date> date(new cicu_date{std::move(prototype)});
    format(*date, 0, code);
    return date;
}

std::unique_ptr<cicu_date> from_pattern(
    const icu::Locale &locale, const icu::UnicodeString &pattern, const cicu_formats *formats, UErrorCode &code) {
    if (U_FAILURE(code)) return nullptr;
    auto prototype = cicu::owned(new icu::SimpleDateFormat(pattern, locale, code), code);
    return finished(std::move(prototype), formats, code);
}

icu::DateFormat::EStyle icu_style(cicu_date_style style, UErrorCode &code) {
    switch (style) {
    case CICU_DATE_NONE: return icu::DateFormat::kNone;
    case CICU_DATE_SHORT: return icu::DateFormat::kShort;
    case CICU_DATE_MEDIUM: return icu::DateFormat::kMedium;
    case CICU_DATE_LONG: return icu::DateFormat::kLong;
    case CICU_DATE_FULL: return icu::DateFormat::kFull;
    }
    code = U_ILLEGAL_ARGUMENT_ERROR;
    return icu::DateFormat::kNone;
}

}  // namespace

std::unique_ptr<icu::SimpleDateFormat> cicu::style_format(
    const icu::Locale &locale, icu::DateFormat::EStyle date, icu::DateFormat::EStyle time, UErrorCode &code) {
    auto made = cicu::owned(icu::DateFormat::createDateTimeInstance(date, time, locale), code);
    auto *simple = dynamic_cast<icu::SimpleDateFormat *>(made.get());
    if (U_SUCCESS(code) && simple == nullptr) code = U_UNSUPPORTED_ERROR;
    if (U_FAILURE(code)) return nullptr;
    made.release();
    return std::unique_ptr<icu::SimpleDateFormat>(simple);
}

icu::UnicodeString cicu::best_pattern(
    const icu::Locale &locale, const icu::UnicodeString &skeleton, UErrorCode &code) {
    if (U_FAILURE(code)) return {};
    const auto generator = cicu::owned(icu::DateTimePatternGenerator::createInstance(locale, code), code);
    return U_SUCCESS(code) ? generator->getBestPattern(skeleton, code) : icu::UnicodeString();
}

cicu_date *cicu_date_create_skeleton(
    const char *locale, const char *skeleton, const cicu_formats *formats, cicu_status *status) {
    return cicu::created<cicu_date>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_date> {
        if (!cicu::present(code, locale, skeleton)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        if (U_FAILURE(code)) return nullptr;
        const auto pattern = cicu::best_pattern(parsed, icu::UnicodeString::fromUTF8(skeleton), code);
        // ICU skips letters it does not know; a skeleton of nothing else would print nothing.
        if (U_SUCCESS(code) && pattern.isEmpty()) code = U_ILLEGAL_ARGUMENT_ERROR;
        return from_pattern(parsed, pattern, formats, code);
    });
}

cicu_date *cicu_date_create_style(
    const char *locale, cicu_date_style date_style, cicu_date_style time_style,
    const cicu_formats *formats, cicu_status *status) {
    return cicu::created<cicu_date>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_date> {
        if (!cicu::present(code, locale)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        const auto for_date = icu_style(date_style, code);
        const auto for_time = icu_style(time_style, code);
        if (for_date == icu::DateFormat::kNone && for_time == icu::DateFormat::kNone) code = U_ILLEGAL_ARGUMENT_ERROR;
        if (U_FAILURE(code)) return nullptr;

        return finished(cicu::style_format(parsed, for_date, for_time, code), formats, code);
    });
}

cicu_date *cicu_date_create_pattern(
    const char *locale, const char *pattern, const cicu_formats *formats, cicu_status *status) {
    return cicu::created<cicu_date>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_date> {
        if (!cicu::present(code, locale, pattern)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        return from_pattern(parsed, icu::UnicodeString::fromUTF8(pattern), formats, code);
    });
}

void cicu_date_destroy(cicu_date *date) {
    delete date;
}

int32_t cicu_date_format(
    const cicu_date *date, int64_t milliseconds, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, date) || !cicu::is_in_time(milliseconds, code)) return 0;
        return cicu::copy_utf8(format(*date, milliseconds, code), buffer, capacity, code);
    });
}

int32_t cicu_date_pattern(const cicu_date *date, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, date)) return 0;
        icu::UnicodeString pattern;
        return cicu::copy_utf8(date->prototype->toPattern(pattern), buffer, capacity, code);
    });
}
