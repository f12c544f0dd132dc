#ifndef CICU_CALENDAR_H
#define CICU_CALENDAR_H

#include "cicu_base.h"

CICU_BEGIN

/// An `icu::Calendar` of one type, which counts in GMT: a caller that wants the days of another time zone moves an instant to its
/// local time first.
typedef struct cicu_calendar cicu_calendar;

/// Calendar fields; `month` and `day` count from 1. `year` is that of the era: those of a calendar with many eras or
/// with leap months ("japanese", "chinese") do not tell a date alone. Gregorian years run through 0 instead.
typedef struct {
    int32_t year;
    int32_t month;
    int32_t day;
    int32_t hour;
    int32_t minute;
    int32_t second;
    int32_t millisecond;
} cicu_calendar_fields;

/// `type` is a BCP 47 calendar type: "gregory" (proleptic, no Julian cutover), "buddhist", "islamic-umalqura"…
/// An unknown type fails with U_ILLEGAL_ARGUMENT_ERROR.
cicu_calendar *cicu_calendar_create(const char *type, cicu_status *status);
void cicu_calendar_destroy(cicu_calendar *calendar);

/// Adds years and months first (the day is clamped to the month's end once), then weeks and days.
int64_t cicu_calendar_add(
    const cicu_calendar *calendar, int64_t milliseconds, int32_t years, int32_t months, int32_t weeks, int32_t days,
    cicu_status *status);

cicu_calendar_fields cicu_calendar_get(const cicu_calendar *calendar, int64_t milliseconds, cicu_status *status);

/// The instant of fields; fields out of range fail with U_ILLEGAL_ARGUMENT_ERROR.
int64_t cicu_calendar_instant(const cicu_calendar *calendar, cicu_calendar_fields fields, cicu_status *status);

CICU_END

#endif
