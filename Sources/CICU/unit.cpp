#include "internal.hpp"

#include <unicode/displayoptions.h>

#include <algorithm>
#include <vector>

namespace {

/// The table of a duration unit's cases in one locale's own data, or null when it has none.
cicu::Bundle case_table(const std::string &tag, const char *unit, UErrorCode &code) {
    const icu::Locale locale = cicu::parse_locale(tag.c_str(), code);
    if (U_FAILURE(code)) return nullptr;
    // ICU keeps a locale's bundle with the parents it was first opened with, and a direct opening gives it none but root:
    // with "nb" opened so, every unit of Norwegian would be printed in root's abbreviations ("5 w"). So it is opened with its
    // parents first, and stays open.
    UErrorCode opening = U_ZERO_ERROR;
    const cicu::Bundle withParents(ures_open(U_ICUDATA_NAME "-unit", locale.getName(), &opening));
    if (opening == U_MEMORY_ALLOCATION_ERROR) code = opening;
    if (U_FAILURE(opening)) return nullptr;
    UErrorCode lookup = U_ZERO_ERROR;
    cicu::Bundle bundle(ures_openDirect(U_ICUDATA_NAME "-unit", locale.getName(), &lookup));
    for (const char *key : {"units", "duration", unit, "case"}) {
        if (U_FAILURE(lookup)) break;
        bundle.reset(ures_getByKey(bundle.get(), key, nullptr, &lookup));
    }
    if (lookup == U_MEMORY_ALLOCATION_ERROR) code = lookup;
    return U_SUCCESS(lookup) ? std::move(bundle) : nullptr;
}

}  // namespace

int32_t cicu_unit_cases(
    const char *locale, const char *unit, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, locale, unit)) return 0;
        std::vector<std::string> cases;
        const auto include = [&](const char *name) {
            // CLDR has cases that ICU's public API cannot ask for, such as the Finnish partitive.
            if (udispopt_fromGrammaticalCaseIdentifier(name) == UDISPOPT_GRAMMATICAL_CASE_UNDEFINED) return;
            if (std::find(cases.begin(), cases.end(), name) == cases.end()) cases.emplace_back(name);
        };
        // The bundles are opened one by one, for ICU's public calls look a nested table up in one bundle only.
        std::string tag = cicu::plain_tag(cicu::parse_locale(locale, code), code);
        for (; U_SUCCESS(code) && !tag.empty(); tag = cicu::parent_tag(tag, code)) {
            const cicu::Bundle table = case_table(tag, unit, code);
            if (table == nullptr) continue;
            for (int32_t index = 0; index < ures_getSize(table.get()) && U_SUCCESS(code); ++index) {
                const cicu::Bundle entry(ures_getByIndex(table.get(), index, nullptr, &code));
                if (U_FAILURE(code)) return 0;
                include("nominative");
                include(ures_getKey(entry.get()));
            }
        }
        std::string joined;
        for (const std::string &name : cases) joined += joined.empty() ? name : "\n" + name;
        return cicu::copy_utf8(joined, buffer, capacity, code);
    });
}
