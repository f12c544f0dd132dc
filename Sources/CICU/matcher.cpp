#include "internal.hpp"

#include <unicode/localematcher.h>

struct cicu_matcher {
    icu::LocaleMatcher matcher;
};

cicu_matcher *cicu_matcher_create(const char *const *supported, int32_t count, cicu_status *status) {
    return cicu::created<cicu_matcher>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_matcher> {
        if (count < 0) code = U_ILLEGAL_ARGUMENT_ERROR;
        icu::LocaleMatcher::Builder builder;
        builder.setNoDefaultLocale();
        for (int32_t index = 0; index < count && cicu::present(code, supported); ++index) {
            builder.addSupportedLocale(cicu::parse_locale(supported[index], code));
        }
        if (U_FAILURE(code)) return nullptr;
        return std::unique_ptr<cicu_matcher>(new cicu_matcher{builder.build(code)});
    });
}

void cicu_matcher_destroy(cicu_matcher *matcher) {
    delete matcher;
}

int32_t cicu_matcher_best(const cicu_matcher *matcher, const char *desired, cicu_status *status) {
    return cicu::guarded<int32_t>(status, -1, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, matcher, desired)) return -1;
        const icu::Locale locale = cicu::parse_locale(desired, code);
        if (U_FAILURE(code)) return -1;
        return matcher->matcher.getBestMatchResult(locale, code).getSupportedIndex();
    });
}
