#include "internal.hpp"

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/dtfmtsym.h>
#include <unicode/listformatter.h>

namespace {

using Symbols = icu::DecimalFormatSymbols;

icu::UnicodeString symbol(const icu::Locale &locale, Symbols::ENumberFormatSymbol kind, UErrorCode &code) {
    const Symbols symbols(locale, code);
    return U_SUCCESS(code) ? symbols.getConstSymbol(kind) : icu::UnicodeString();
}

icu::UnicodeString number_pattern(const icu::Locale &locale, UNumberFormatStyle style, UErrorCode &code) {
    const auto format = cicu::owned(icu::NumberFormat::createInstance(locale, style, code), code);
    icu::UnicodeString pattern;
    const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(format.get());
    if (U_SUCCESS(code) && decimal == nullptr) code = U_UNSUPPORTED_ERROR;
    return U_SUCCESS(code) ? decimal->toPattern(pattern) : pattern;
}

/// By what is printed: no call of ICU's states it.
icu::UnicodeString minimum_grouping(const icu::Locale &locale, UErrorCode &code) {
    const auto formatter = icu::number::NumberFormatter::withLocale(locale);
    const auto separator = symbol(locale, Symbols::kGroupingSeparatorSymbol, code);
    const auto four = formatter.formatInt(1234, code).toString(code);
    return four.indexOf(separator) >= 0 ? u"1" : u"2";
}

icu::UnicodeString date_pattern(
    const icu::Locale &locale, icu::DateFormat::EStyle date, icu::DateFormat::EStyle time, UErrorCode &code) {
    icu::UnicodeString pattern;
    const auto format = cicu::style_format(locale, date, time, code);
    return U_SUCCESS(code) ? format->toPattern(pattern) : pattern;
}

icu::UnicodeString names(const icu::Locale &locale, cicu_format_field field, UErrorCode &code) {
    const auto format = cicu::style_format(locale, icu::DateFormat::kLong, icu::DateFormat::kNone, code);
    if (U_FAILURE(code)) return {};
    const icu::DateFormatSymbols &symbols = *format->getDateFormatSymbols();
    int32_t count = 0;
    int32_t first = 0;
    const icu::UnicodeString *list = nullptr;
    const auto inside = icu::DateFormatSymbols::FORMAT;
    switch (field) {
    case CICU_FORMAT_MONTHS: list = symbols.getMonths(count, inside, icu::DateFormatSymbols::WIDE); break;
    case CICU_FORMAT_SHORT_MONTHS: list = symbols.getMonths(count, inside, icu::DateFormatSymbols::ABBREVIATED); break;
    case CICU_FORMAT_WEEKDAYS:
        // ICU numbers days from 1.
        list = symbols.getWeekdays(count, inside, icu::DateFormatSymbols::WIDE);
        first = 1;
        break;
    default: list = symbols.getAmPmStrings(count); break;
    }
    icu::UnicodeString joined;
    for (int32_t index = first; index < count; ++index) {
        if (index > first) joined += u", ";
        joined += list[index];
    }
    return joined;
}

icu::UnicodeString list(const icu::Locale &locale, int32_t count, UErrorCode &code) {
    const auto formatter = cicu::owned(
        icu::ListFormatter::createInstance(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, code), code);
    const icu::UnicodeString places[] = {u"{0}", u"{1}", u"{2}", u"{3}"};
    icu::UnicodeString pattern;
    return U_SUCCESS(code) ? formatter->format(places, count, pattern, code) : pattern;
}

icu::UnicodeString text(const icu::Locale &locale, cicu_format_field field, UErrorCode &code) {
    using Style = icu::DateFormat;
    switch (field) {
    case CICU_FORMAT_DECIMAL: return symbol(locale, Symbols::kDecimalSeparatorSymbol, code);
    case CICU_FORMAT_GROUP: return symbol(locale, Symbols::kGroupingSeparatorSymbol, code);
    case CICU_FORMAT_MONEY_DECIMAL: return symbol(locale, Symbols::kMonetarySeparatorSymbol, code);
    case CICU_FORMAT_MONEY_GROUP: return symbol(locale, Symbols::kMonetaryGroupingSeparatorSymbol, code);
    case CICU_FORMAT_MINUS: return symbol(locale, Symbols::kMinusSignSymbol, code);
    case CICU_FORMAT_PERCENT_SIGN: return symbol(locale, Symbols::kPercentSymbol, code);
    case CICU_FORMAT_MINIMUM_GROUPING: return minimum_grouping(locale, code);
    case CICU_FORMAT_MONEY: return number_pattern(locale, UNUM_CURRENCY, code);
    case CICU_FORMAT_PERCENT: return number_pattern(locale, UNUM_PERCENT, code);
    case CICU_FORMAT_LONG_DATE: return cicu::best_pattern(locale, u"yMMMMd", code);
    case CICU_FORMAT_FULL_DATE: return cicu::best_pattern(locale, u"yMMMMEEEEd", code);
    case CICU_FORMAT_MEDIUM_DATE: return date_pattern(locale, Style::kMedium, Style::kNone, code);
    case CICU_FORMAT_SHORT_DATE: return date_pattern(locale, Style::kShort, Style::kNone, code);
    case CICU_FORMAT_TIME: return date_pattern(locale, Style::kNone, Style::kShort, code);
    case CICU_FORMAT_MONTHS:
    case CICU_FORMAT_SHORT_MONTHS:
    case CICU_FORMAT_WEEKDAYS:
    case CICU_FORMAT_DAY_PERIODS: return names(locale, field, code);
    case CICU_FORMAT_TWO_NAMES: return list(locale, 2, code);
    case CICU_FORMAT_FOUR_NAMES: return list(locale, 4, code);
    }
    code = U_ILLEGAL_ARGUMENT_ERROR;
    return {};
}

}  // namespace

const icu::UnicodeString *cicu::stated(const cicu_formats *formats, cicu_format_field field) {
    if (formats == nullptr) return nullptr;
    const auto found = formats->texts.find(field);
    return found == formats->texts.end() ? nullptr : &found->second;
}

cicu_formats *cicu_formats_create(cicu_status *status) {
    return cicu::created<cicu_formats>(
        status, [](UErrorCode &) { return std::unique_ptr<cicu_formats>(new cicu_formats); });
}

void cicu_formats_destroy(cicu_formats *formats) {
    delete formats;
}

void cicu_formats_state(
    cicu_formats *formats, cicu_format_field field, const char *text, cicu_status *status) {
    cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (cicu::present(code, formats, text)) formats->texts[field] = icu::UnicodeString::fromUTF8(text);
        return 0;
    });
}

int32_t cicu_format_text(
    const char *locale, cicu_format_field field, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, locale)) return 0;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        if (U_FAILURE(code)) return 0;
        return cicu::copy_utf8(text(parsed, field, code), buffer, capacity, code);
    });
}
