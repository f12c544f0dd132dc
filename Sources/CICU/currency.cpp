#include "internal.hpp"

#include <unicode/ucurr.h>
#include <unicode/uenum.h>

namespace {

struct EnumerationCloser {
    void operator()(UEnumeration *enumeration) const { uenum_close(enumeration); }
};

}  // namespace

int32_t cicu_currency_fraction_digits(const char *code, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &error) -> int32_t {
        if (!cicu::present(error, code)) return 0;
        // ICU takes any three letters, and finds the data only under capitals.
        char16_t letters[4] = {};
        const size_t length = strnlen(code, 4);
        for (size_t index = 0; length == 3 && index < 3; ++index) {
            const char letter = code[index];
            if ('A' <= letter && letter <= 'Z') letters[index] = static_cast<char16_t>(letter);
            if ('a' <= letter && letter <= 'z') letters[index] = static_cast<char16_t>(letter - 'a' + 'A');
        }
        if (letters[0] == 0 || letters[1] == 0 || letters[2] == 0) {
            error = U_ILLEGAL_ARGUMENT_ERROR;
            return 0;
        }
        return ucurr_getDefaultFractionDigits(letters, &error);
    });
}

int32_t cicu_currency_codes(char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const std::unique_ptr<UEnumeration, EnumerationCloser> codes(
            ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &code));
        std::string joined;
        while (const char *next = U_SUCCESS(code) ? uenum_next(codes.get(), nullptr, &code) : nullptr) {
            if (!joined.empty()) joined += '\n';
            joined += next;
        }
        return cicu::copy_utf8(joined, buffer, capacity, code);
    });
}

int32_t cicu_currency_symbol(
    const char *locale, const char *currency, bool is_narrow, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, locale, currency)) return 0;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        auto letters = icu::UnicodeString::fromUTF8(currency);
        if (U_SUCCESS(code) && letters.length() != 3) code = U_ILLEGAL_ARGUMENT_ERROR;
        if (U_FAILURE(code)) return 0;
        const auto style = is_narrow ? UCURR_NARROW_SYMBOL_NAME : UCURR_SYMBOL_NAME;
        int32_t length = 0;
        const char16_t *symbol =
            ucurr_getName(letters.getTerminatedBuffer(), parsed.getName(), style, nullptr, &length, &code);
        if (U_FAILURE(code)) return 0;
        return cicu::copy_utf8(icu::UnicodeString(symbol, length), buffer, capacity, code);
    });
}
