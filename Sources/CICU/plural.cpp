#include "internal.hpp"

#include <unicode/plurrule.h>
#include <unicode/strenum.h>

#include <cstdlib>
#include <optional>

struct cicu_plural {
    std::unique_ptr<icu::PluralRules> rules;
};

namespace {

std::optional<cicu_plural_category> category_of(const icu::UnicodeString &keyword) {
    static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};
    for (int category = CICU_PLURAL_ZERO; category <= CICU_PLURAL_OTHER; ++category) {
        if (keyword == icu::UnicodeString(names[category])) return static_cast<cicu_plural_category>(category);
    }
    return std::nullopt;
}

}  // namespace

cicu_plural *cicu_plural_create(const char *locale, cicu_status *status) {
    return cicu::created<cicu_plural>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_plural> {
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        if (U_FAILURE(code)) return nullptr;
        auto rules = cicu::owned(icu::PluralRules::forLocale(parsed, UPLURAL_TYPE_CARDINAL, code), code);
        return std::unique_ptr<cicu_plural>(new cicu_plural{std::move(rules)});
    });
}

void cicu_plural_destroy(cicu_plural *plural) {
    delete plural;
}

cicu_plural_category cicu_plural_select(
    const cicu_plural *plural, const cicu_number *number, const char *decimal, int32_t decimal_length,
    cicu_status *status) {
    return cicu::guarded(status, CICU_PLURAL_OTHER, [&](UErrorCode &code) -> cicu_plural_category {
        if (!cicu::present(code, plural)) return CICU_PLURAL_OTHER;
        const auto formatted = cicu::format_decimal(number, decimal, decimal_length, code);
        if (U_FAILURE(code)) return CICU_PLURAL_OTHER;
        return category_of(plural->rules->select(formatted, code)).value_or(CICU_PLURAL_OTHER);
    });
}

cicu_plural_category cicu_plural_select_integer(const cicu_plural *plural, int64_t value) {
    cicu_status status = U_ZERO_ERROR;
    return cicu::guarded(&status, CICU_PLURAL_OTHER, [&](UErrorCode &code) -> cicu_plural_category {
        if (!cicu::present(code, plural)) return CICU_PLURAL_OTHER;
        // ICU's rules count in doubles, which lose the last digits of large numbers. CLDR's rules look at no more than
        // the last six digits of those, so the others are left out.
        constexpr int64_t large = 1'000'000'000'000;
        if (value <= -large || value >= large) value = large + std::abs(value % large);
        return category_of(plural->rules->select(static_cast<double>(value))).value_or(CICU_PLURAL_OTHER);
    });
}

uint32_t cicu_plural_categories(const cicu_plural *plural, cicu_status *status) {
    return cicu::guarded<uint32_t>(status, 0, [&](UErrorCode &code) -> uint32_t {
        if (!cicu::present(code, plural)) return 0;
        const auto keywords = cicu::owned(plural->rules->getKeywords(code), code);
        if (U_FAILURE(code)) return 0;
        uint32_t categories = 0;
        while (const icu::UnicodeString *keyword = keywords->snext(code)) {
            if (const auto category = category_of(*keyword)) categories |= 1u << *category;
        }
        return categories;
    });
}
