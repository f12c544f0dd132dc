#ifndef CICU_FORMAT_H
#define CICU_FORMAT_H

#include "cicu_base.h"

CICU_BEGIN

/// What CLDR has for a locale's numbers and dates, each as one text. Names stand in their order, joined with ", ".
typedef enum : uint32_t {
    CICU_FORMAT_DECIMAL = 0,
    CICU_FORMAT_GROUP = 1,
    CICU_FORMAT_MONEY_DECIMAL = 2,
    CICU_FORMAT_MONEY_GROUP = 3,
    CICU_FORMAT_MINUS = 4,
    CICU_FORMAT_PERCENT_SIGN = 5,
    /// How many digits the first group has at least: "1", "2".
    CICU_FORMAT_MINIMUM_GROUPING = 6,
    /// Patterns: "#,##0.00 ¤", "#,##0 %".
    CICU_FORMAT_MONEY = 7,
    CICU_FORMAT_PERCENT = 8,
    /// Patterns of dates with the name of the month, without and with the weekday; of CLDR's two shorter lengths; of the short time.
    CICU_FORMAT_LONG_DATE = 9,
    CICU_FORMAT_FULL_DATE = 10,
    CICU_FORMAT_MEDIUM_DATE = 11,
    CICU_FORMAT_SHORT_DATE = 12,
    CICU_FORMAT_TIME = 13,
    /// Names inside a date, from January and from Sunday.
    CICU_FORMAT_MONTHS = 14,
    CICU_FORMAT_SHORT_MONTHS = 15,
    CICU_FORMAT_WEEKDAYS = 16,
    CICU_FORMAT_DAY_PERIODS = 17,
    /// Lists of names: "{0} and {1}", "{0}, {1}, {2}, and {3}".
    CICU_FORMAT_TWO_NAMES = 18,
    CICU_FORMAT_FOUR_NAMES = 19
} cicu_format_field;

/// CLDR's text for a locale, its calendar and its numbering system.
int32_t cicu_format_text(
    const char *locale, cicu_format_field field, char *buffer, int32_t capacity, cicu_status *status);

/// What is used in place of CLDR's texts, for those fields that are stated.
typedef struct cicu_formats cicu_formats;

cicu_formats *cicu_formats_create(cicu_status *status);
void cicu_formats_destroy(cicu_formats *formats);

/// States a text. Only before the formats are used.
void cicu_formats_state(
    cicu_formats *formats, cicu_format_field field, const char *text, cicu_status *status);

CICU_END

#endif
