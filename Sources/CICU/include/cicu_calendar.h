#ifndef CICU_CALENDAR_H
#define CICU_CALENDAR_H

#include "cicu_base.h"

CICU_BEGIN

/// An `icu::Calendar` of one type in one time zone.
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

/// Whether ICU knows the time zone identifier ("Europe/Berlin", "Etc/GMT", "UTC"); custom "GMT+5" forms count too.
bool cicu_time_zone_is_valid(const char *time_zone);

/// How far a time zone is from GMT, in milliseconds, and the instants between which that holds: `start` (inclusive) and
/// `end` (exclusive), INT64_MIN and INT64_MAX where the clocks never change.
typedef struct {
    int64_t start;
    int64_t end;
    int32_t milliseconds;
} cicu_zone_offset;

/// The offset of a time zone at an instant. An unknown time zone fails with U_ILLEGAL_ARGUMENT_ERROR.
cicu_zone_offset cicu_time_zone_offset(const char *time_zone, int64_t milliseconds, cicu_status *status);

/// `type` is a BCP 47 calendar type: "gregory" (proleptic, no Julian cutover), "buddhist", "islamic-umalqura"…
/// An unknown time zone fails with U_ILLEGAL_ARGUMENT_ERROR, so does an unknown type.
cicu_calendar *cicu_calendar_create(const char *type, const char *time_zone, cicu_status *status);
void cicu_calendar_destroy(cicu_calendar *calendar);

/// Adds years and months first (the day is clamped to the month's end once), then weeks and days, keeping the local
/// time of day across a change of the clocks.
int64_t cicu_calendar_add(
    const cicu_calendar *calendar, int64_t milliseconds, int32_t years, int32_t months, int32_t weeks, int32_t days,
    cicu_status *status);

/// The first instant of the local day that holds the given one (which is not 00:00 where the clocks skip midnight).
int64_t cicu_calendar_start_of_day(const cicu_calendar *calendar, int64_t milliseconds, cicu_status *status);

/// How many local midnights lie between two instants; negative when `to` is earlier.
int32_t cicu_calendar_days_between(
    const cicu_calendar *calendar, int64_t from, int64_t to, cicu_status *status);

cicu_calendar_fields cicu_calendar_get(const cicu_calendar *calendar, int64_t milliseconds, cicu_status *status);

/// The instant of local fields; fields out of range fail with U_ILLEGAL_ARGUMENT_ERROR. Of a time the clocks repeat it
/// is the first, of one they skip the instant as far after the gap.
int64_t cicu_calendar_instant(const cicu_calendar *calendar, cicu_calendar_fields fields, cicu_status *status);

CICU_END

#endif
