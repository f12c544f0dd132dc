#include "internal.hpp"

#include <unicode/messagepattern.h>

#include <limits>
#include <vector>

struct cicu_pattern {
    std::vector<cicu_part> parts;
};

namespace {

/// The number a part carries; a selector's, such as that of "=5", is in the part after it.
double numeric_value(const icu::MessagePattern &pattern, int32_t index) {
    const bool is_selector = pattern.getPartType(index) == UMSGPAT_PART_TYPE_ARG_SELECTOR;
    const int32_t source = is_selector && index + 1 < pattern.countParts() ? index + 1 : index;
    const icu::MessagePattern::Part &part = pattern.getPart(source);
    const UMessagePatternPartType type = part.getType();
    if (type == UMSGPAT_PART_TYPE_ARG_INT || type == UMSGPAT_PART_TYPE_ARG_DOUBLE) return pattern.getNumericValue(part);
    return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

cicu_pattern *cicu_pattern_create(
    const uint16_t *pattern, int32_t length, int32_t *error_offset, cicu_status *status) {
    return cicu::created<cicu_pattern>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_pattern> {
        if (length < 0 || (length > 0 && pattern == nullptr)) {
            code = U_ILLEGAL_ARGUMENT_ERROR;
            return nullptr;
        }
        icu::MessagePattern parsed(UMSGPAT_APOS_DOUBLE_OPTIONAL, code);
        UParseError error = {};
        parsed.parse(icu::UnicodeString(pattern, length), &error, code);
        if (U_FAILURE(code)) {
            if (error_offset != nullptr) *error_offset = error.offset;
            return nullptr;
        }

        std::unique_ptr<cicu_pattern> result(new cicu_pattern);
        result->parts.reserve(static_cast<size_t>(parsed.countParts()));
        for (int32_t index = 0; index < parsed.countParts(); ++index) {
            const icu::MessagePattern::Part &part = parsed.getPart(index);
            result->parts.push_back(
                {static_cast<cicu_part_type>(part.getType()), part.getIndex(), part.getLength(), part.getValue(),
                 parsed.getLimitPartIndex(index), numeric_value(parsed, index)});
        }
        return result;
    });
}

void cicu_pattern_destroy(cicu_pattern *pattern) {
    delete pattern;
}

int32_t cicu_pattern_count(const cicu_pattern *pattern) {
    return pattern == nullptr ? 0 : static_cast<int32_t>(pattern->parts.size());
}

cicu_part cicu_pattern_part(const cicu_pattern *pattern, int32_t index) {
    if (index < 0 || index >= cicu_pattern_count(pattern)) return {};
    return pattern->parts[static_cast<size_t>(index)];
}

static_assert(static_cast<int>(CICU_PART_ARG_DOUBLE) == static_cast<int>(UMSGPAT_PART_TYPE_ARG_DOUBLE));
static_assert(static_cast<int>(CICU_ARGUMENT_SELECTORDINAL) == static_cast<int>(UMSGPAT_ARG_TYPE_SELECTORDINAL));
