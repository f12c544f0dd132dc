#include "internal.hpp"

#include <unicode/decimfmt.h>
#include <unicode/displayoptions.h>

struct cicu_number {
    /// Formatting is safe from several threads: ICU counts calls and compiles itself atomically.
    icu::number::LocalizedNumberFormatter formatter;
    /// What the formatter points into, where it has a pattern of its own. It formats nothing itself.
    std::shared_ptr<const icu::DecimalFormat> pattern = nullptr;
};

struct cicu_money {
    /// Of no currency: its formatters are copies of one formatter, each with its currency. To make a pattern for each of them
    /// takes twenty times as long.
    std::shared_ptr<const icu::DecimalFormat> pattern;
    cicu_formats formats;
};

namespace {

/// Whether the text is a plain decimal. ICU would also take exponents, and "1E999999999" has as many digits.
bool is_decimal(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
    const auto point = text.find('.');
    if (point != std::string_view::npos && point + 1 == text.size()) return false;
    for (size_t index = 0; index < text.size(); ++index) {
        if (index != point && (text[index] < '0' || text[index] > '9')) return false;
    }
    return !text.empty() && point != 0;
}

using Symbols = icu::DecimalFormatSymbols;

void apply(const cicu_formats *formats, Symbols &symbols) {
    const std::pair<cicu_format_field, Symbols::ENumberFormatSymbol> kinds[] = {
        {CICU_FORMAT_DECIMAL, Symbols::kDecimalSeparatorSymbol},
        {CICU_FORMAT_GROUP, Symbols::kGroupingSeparatorSymbol},
        {CICU_FORMAT_MONEY_DECIMAL, Symbols::kMonetarySeparatorSymbol},
        {CICU_FORMAT_MONEY_GROUP, Symbols::kMonetaryGroupingSeparatorSymbol},
        {CICU_FORMAT_MINUS, Symbols::kMinusSignSymbol},
        {CICU_FORMAT_PERCENT_SIGN, Symbols::kPercentSymbol},
    };
    for (const auto &[field, kind] : kinds) {
        if (const auto *text = cicu::stated(formats, field)) symbols.setSymbol(kind, *text);
    }
}

/// A format by the pattern that is stated. What else is asked of it is set before a formatter is made of it.
std::unique_ptr<icu::DecimalFormat> from_pattern(
    const icu::Locale &locale, cicu_format_field field, const cicu_formats *formats, UErrorCode &code) {
    const icu::UnicodeString *pattern = cicu::stated(formats, field);
    if (pattern == nullptr && U_SUCCESS(code)) code = U_ILLEGAL_ARGUMENT_ERROR;
    if (U_FAILURE(code)) return nullptr;
    Symbols symbols(locale, code);
    apply(formats, symbols);
    auto format = cicu::owned(new icu::DecimalFormat(*pattern, symbols, code), code);
    if (U_FAILURE(code)) return nullptr;
    if (const auto *digits = cicu::stated(formats, CICU_FORMAT_MINIMUM_GROUPING)) {
        format->setMinimumGroupingDigits(*digits == u"2" ? 2 : 1);
    }
    return format;
}

/// The symbols of amounts in a currency. It may have separators of its own, where the formats state none.
Symbols money_symbols(const cicu_money *money, const icu::UnicodeString &currency, UErrorCode &code) {
    const bool has_separators = cicu::stated(&money->formats, CICU_FORMAT_MONEY_DECIMAL) != nullptr &&
        cicu::stated(&money->formats, CICU_FORMAT_MONEY_GROUP) != nullptr;
    if (has_separators) return *money->pattern->getDecimalFormatSymbols();
    const auto format = cicu::owned(money->pattern->clone(), code);
    if (U_FAILURE(code)) return *money->pattern->getDecimalFormatSymbols();
    format->setCurrency(icu::UnicodeString(currency).getTerminatedBuffer(), code);
    Symbols symbols = *format->getDecimalFormatSymbols();
    apply(&money->formats, symbols);
    return symbols;
}

}  // namespace

icu::number::FormattedNumber cicu::format_decimal(
    const cicu_number *number, const char *decimal, int32_t length, UErrorCode &code) {
    if (!present(code, number, decimal)) return {};
    if (length < 0 || !is_decimal({decimal, static_cast<size_t>(length)})) {
        code = U_DECIMAL_NUMBER_SYNTAX_ERROR;
        return {};
    }
    return number->formatter.formatDecimal(icu::StringPiece(decimal, length), code);
}

cicu_number *cicu_number_create(
    const char *locale, const char *skeleton, const char *grammatical_case, const cicu_formats *formats,
    cicu_status *status) {
    return cicu::created<cicu_number>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_number> {
        if (!cicu::present(code, locale, skeleton, grammatical_case)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        UParseError where;
        auto formatter =
            icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), where, code);
        if (U_FAILURE(code)) return nullptr;
        if (formats != nullptr) {
            Symbols symbols(parsed, code);
            if (U_FAILURE(code)) return nullptr;
            apply(formats, symbols);
            formatter = std::move(formatter).symbols(symbols);
        }
        if (*grammatical_case != '\0') {
            const auto value = udispopt_fromGrammaticalCaseIdentifier(grammatical_case);
            if (value == UDISPOPT_GRAMMATICAL_CASE_UNDEFINED) {
                code = U_ILLEGAL_ARGUMENT_ERROR;
                return nullptr;
            }
            const auto options = icu::DisplayOptions::builder().setGrammaticalCase(value).build();
            formatter = std::move(formatter).displayOptions(options);
        }
        return std::unique_ptr<cicu_number>(new cicu_number{std::move(formatter).locale(parsed), nullptr});
    });
}

cicu_money *cicu_money_create(const char *locale, const cicu_formats *formats, cicu_status *status) {
    return cicu::created<cicu_money>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_money> {
        if (!cicu::present(code, locale, formats)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        auto pattern = from_pattern(parsed, CICU_FORMAT_MONEY, formats, code);
        if (U_FAILURE(code)) return nullptr;
        return std::unique_ptr<cicu_money>(new cicu_money{std::move(pattern), *formats});
    });
}

void cicu_money_destroy(cicu_money *money) {
    delete money;
}

cicu_number *cicu_number_create_money(
    const cicu_money *money, const char *currency, const char *symbol, int32_t fraction_digits, cicu_status *status) {
    return cicu::created<cicu_number>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_number> {
        if (!cicu::present(code, money, currency, symbol)) return nullptr;
        const auto letters = icu::UnicodeString::fromUTF8(currency);
        if (letters.length() != 3 || fraction_digits < 0) code = U_ILLEGAL_ARGUMENT_ERROR;
        const auto *shared = money->pattern->toNumberFormatter(code);
        auto symbols = money_symbols(money, letters, code);
        const icu::CurrencyUnit unit(icu::UnicodeString(letters).getTerminatedBuffer(), code);
        if (U_FAILURE(code) || shared == nullptr) return nullptr;
        symbols.setSymbol(Symbols::kCurrencySymbol, icu::UnicodeString::fromUTF8(symbol));
        auto formatter =
            shared->unit(unit).symbols(symbols).precision(icu::number::Precision::fixedFraction(fraction_digits));
        return std::unique_ptr<cicu_number>(new cicu_number{std::move(formatter), money->pattern});
    });
}

cicu_number *cicu_number_create_percent(const char *locale, const cicu_formats *formats, cicu_status *status) {
    return cicu::created<cicu_number>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_number> {
        if (!cicu::present(code, locale)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        auto pattern = from_pattern(parsed, CICU_FORMAT_PERCENT, formats, code);
        const auto *formatter = U_SUCCESS(code) ? pattern->toNumberFormatter(code) : nullptr;
        if (U_FAILURE(code) || formatter == nullptr) return nullptr;
        auto precise = formatter->precision(icu::number::Precision::maxFraction(6));
        return std::unique_ptr<cicu_number>(new cicu_number{std::move(precise), std::move(pattern)});
    });
}

void cicu_number_destroy(cicu_number *number) {
    delete number;
}

int32_t cicu_number_format(
    const cicu_number *number, const char *decimal, int32_t decimal_length, char *buffer, int32_t capacity,
    cicu_range *currency, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const auto formatted = cicu::format_decimal(number, decimal, decimal_length, code);
        if (U_FAILURE(code)) return 0;
        const icu::UnicodeString text = formatted.toString(code);
        if (currency != nullptr && U_SUCCESS(code)) {
            *currency = {-1, -1};
            icu::ConstrainedFieldPosition position;
            position.constrainField(UFIELD_CATEGORY_NUMBER, UNUM_CURRENCY_FIELD);
            if (formatted.nextPosition(position, code)) {
                *currency = cicu::utf8_range(text, position.getStart(), position.getLimit());
            }
        }
        return cicu::copy_utf8(text, buffer, capacity, code);
    });
}
