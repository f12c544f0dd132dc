#include "internal.hpp"

#include <unicode/displayoptions.h>

struct cicu_number {
    /// Formatting is safe from several threads: ICU counts calls and compiles itself atomically.
    icu::number::LocalizedNumberFormatter formatter;
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
    const char *locale, const char *skeleton, const char *grammatical_case, cicu_status *status) {
    return cicu::created<cicu_number>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_number> {
        if (!cicu::present(code, locale, skeleton, grammatical_case)) return nullptr;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        UParseError where;
        auto formatter =
            icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), where, code);
        if (U_FAILURE(code)) return nullptr;
        if (*grammatical_case != '\0') {
            const auto value = udispopt_fromGrammaticalCaseIdentifier(grammatical_case);
            if (value == UDISPOPT_GRAMMATICAL_CASE_UNDEFINED) {
                code = U_ILLEGAL_ARGUMENT_ERROR;
                return nullptr;
            }
            const auto options = icu::DisplayOptions::builder().setGrammaticalCase(value).build();
            formatter = std::move(formatter).displayOptions(options);
        }
        return std::unique_ptr<cicu_number>(new cicu_number{std::move(formatter).locale(parsed)});
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
