#ifndef CICU_PATTERN_H
#define CICU_PATTERN_H

#include "cicu_base.h"

CICU_BEGIN

/// The part types of `icu::MessagePattern` (`UMessagePatternPartType`), same order.
typedef enum : uint32_t {
    CICU_PART_MESSAGE_START = 0,
    CICU_PART_MESSAGE_LIMIT = 1,
    CICU_PART_SKIP_SYNTAX = 2,
    CICU_PART_INSERT_CHAR = 3,
    CICU_PART_REPLACE_NUMBER = 4,
    CICU_PART_ARG_START = 5,
    CICU_PART_ARG_LIMIT = 6,
    CICU_PART_ARG_NUMBER = 7,
    CICU_PART_ARG_NAME = 8,
    CICU_PART_ARG_TYPE = 9,
    CICU_PART_ARG_STYLE = 10,
    CICU_PART_ARG_SELECTOR = 11,
    CICU_PART_ARG_INT = 12,
    CICU_PART_ARG_DOUBLE = 13
} cicu_part_type;

/// The argument types of `icu::MessagePattern` (`UMessagePatternArgType`), same order.
typedef enum : uint32_t {
    CICU_ARGUMENT_NONE = 0,
    CICU_ARGUMENT_SIMPLE = 1,
    CICU_ARGUMENT_CHOICE = 2,
    CICU_ARGUMENT_PLURAL = 3,
    CICU_ARGUMENT_SELECT = 4,
    CICU_ARGUMENT_SELECTORDINAL = 5
} cicu_argument_type;

/// One part of a parsed pattern; `index` and `length` are UTF-16 units of the pattern.
typedef struct {
    cicu_part_type type;
    int32_t index;
    int32_t length;
    /// As in ICU: the nesting level, the argument type (ARG_START, ARG_LIMIT), or the character to insert.
    int32_t value;
    /// The index of the matching limit part of a start part; its own index otherwise.
    int32_t limit;
    /// The value of ARG_INT, ARG_DOUBLE and, for "=5" selectors, of the part after them; NaN otherwise.
    double numeric;
} cicu_part;

/// A pattern parsed by `icu::MessagePattern` in its default apostrophe mode (`''` and `'{'` quote; a lone one is text).
typedef struct cicu_pattern cicu_pattern;

/// Parses UTF-16 text. On failure returns NULL and `error_offset` (may be NULL) receives where, in UTF-16 units:
/// the start of the part at fault, or 0 where ICU names no place (a brace without its partner, a missing "other").
cicu_pattern *cicu_pattern_create(
    const uint16_t *pattern, int32_t length, int32_t *error_offset, cicu_status *status);
void cicu_pattern_destroy(cicu_pattern *pattern);

int32_t cicu_pattern_count(const cicu_pattern *pattern);
cicu_part cicu_pattern_part(const cicu_pattern *pattern, int32_t index);

CICU_END

#endif
