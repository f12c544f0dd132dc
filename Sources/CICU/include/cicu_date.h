#ifndef CICU_DATE_H
#define CICU_DATE_H

#include "cicu_base.h"
#include "cicu_format.h"

CICU_BEGIN

/// How long a date or time is written: the CLDR lengths.
typedef enum : uint32_t {
    CICU_DATE_NONE = 0,
    CICU_DATE_SHORT = 1,
    CICU_DATE_MEDIUM = 2,
    CICU_DATE_LONG = 3,
    CICU_DATE_FULL = 4
} cicu_date_style;

/// An `icu::DateFormat` for one locale (its calendar and numbering system included), which prints in GMT: a caller that wants the
/// date of another time zone moves an instant to its local time first.
typedef struct cicu_date cicu_date;

/// `formats` (may be NULL) state names: of months, weekdays, and the halves of the day.
///
/// The best pattern of the locale for a skeleton such as "yMMMMd"; one that names no field fails.
cicu_date *cicu_date_create_skeleton(
    const char *locale, const char *skeleton, const cicu_formats *formats, cicu_status *status);
/// A CLDR length for the date and one for the time.
cicu_date *cicu_date_create_style(
    const char *locale, cicu_date_style date_style, cicu_date_style time_style,
    const cicu_formats *formats, cicu_status *status);
/// An explicit pattern; "MMMM" is the month name inside a date, "LLLL" the one that stands alone.
cicu_date *cicu_date_create_pattern(
    const char *locale, const char *pattern, const cicu_formats *formats, cicu_status *status);
void cicu_date_destroy(cicu_date *date);

int32_t cicu_date_format(
    const cicu_date *date, int64_t milliseconds, char *buffer, int32_t capacity, cicu_status *status);

/// The date pattern in use, such as "d. MMMM y".
int32_t cicu_date_pattern(const cicu_date *date, char *buffer, int32_t capacity, cicu_status *status);

CICU_END

#endif
