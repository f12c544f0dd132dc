#include "internal.hpp"

#include <unicode/listformatter.h>

#include <vector>

struct cicu_list {
    std::unique_ptr<icu::ListFormatter> formatter;
};

namespace {

UListFormatterType icu_type(cicu_list_type type, UErrorCode &code) {
    switch (type) {
    case CICU_LIST_AND: return ULISTFMT_TYPE_AND;
    case CICU_LIST_OR: return ULISTFMT_TYPE_OR;
    case CICU_LIST_UNITS: return ULISTFMT_TYPE_UNITS;
    }
    code = U_ILLEGAL_ARGUMENT_ERROR;
    return ULISTFMT_TYPE_AND;
}

UListFormatterWidth icu_width(cicu_list_width width, UErrorCode &code) {
    switch (width) {
    case CICU_LIST_WIDE: return ULISTFMT_WIDTH_WIDE;
    case CICU_LIST_SHORT: return ULISTFMT_WIDTH_SHORT;
    case CICU_LIST_NARROW: return ULISTFMT_WIDTH_NARROW;
    }
    code = U_ILLEGAL_ARGUMENT_ERROR;
    return ULISTFMT_WIDTH_WIDE;
}

std::vector<icu::UnicodeString> texts(
    const char *const *items, const int32_t *lengths, int32_t count, UErrorCode &code) {
    std::vector<icu::UnicodeString> result;
    if (count < 0) code = U_ILLEGAL_ARGUMENT_ERROR;
    for (int32_t index = 0; index < count && cicu::present(code, items, lengths); ++index) {
        if (!cicu::present(code, items[index]) || lengths[index] < 0) {
            code = U_ILLEGAL_ARGUMENT_ERROR;
            break;
        }
        result.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(items[index], lengths[index])));
    }
    return result;
}

}  // namespace

cicu_list *cicu_list_create(
    const char *locale, cicu_list_type type, cicu_list_width width, cicu_status *status) {
    return cicu::created<cicu_list>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_list> {
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        const auto kind = icu_type(type, code);
        const auto size = icu_width(width, code);
        if (U_FAILURE(code)) return nullptr;
        auto formatter = cicu::owned(icu::ListFormatter::createInstance(parsed, kind, size, code), code);
        return std::unique_ptr<cicu_list>(new cicu_list{std::move(formatter)});
    });
}

void cicu_list_destroy(cicu_list *list) {
    delete list;
}

int32_t cicu_list_format(
    const cicu_list *list, const char *const *items, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity, cicu_range *ranges, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, list)) return 0;
        const auto strings = texts(items, lengths, count, code);
        if (U_FAILURE(code)) return 0;
        const auto formatted = list->formatter->formatStringsToValue(strings.data(), count, code);
        const icu::UnicodeString text = formatted.toString(code);
        if (ranges != nullptr && U_SUCCESS(code)) {
            for (int32_t index = 0; index < count; ++index) ranges[index] = {-1, -1};
            icu::ConstrainedFieldPosition position;
            position.constrainCategory(UFIELD_CATEGORY_LIST_SPAN);  // Its field is the index of the item.
            while (formatted.nextPosition(position, code)) {
                const int32_t index = position.getField();
                if (0 <= index && index < count) {
                    ranges[index] = cicu::utf8_range(text, position.getStart(), position.getLimit());
                }
            }
        }
        return cicu::copy_utf8(text, buffer, capacity, code);
    });
}
