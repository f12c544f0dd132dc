#ifndef CICU_TIME_ZONE_H
#define CICU_TIME_ZONE_H

#include "cicu_base.h"

CICU_BEGIN

/// The version of the time zone data that ICU carries, such as "2022e".
int32_t cicu_time_zone_data_version(char *buffer, int32_t capacity, cicu_status *status);

/// The name of every time zone that ICU has a table of, a line each.
int32_t cicu_time_zone_names(char *buffer, int32_t capacity, cicu_status *status);

/// The names of the time zones of a country by its two-letter code ("US"), a line each; "" for a country that has none.
int32_t cicu_time_zones_of_country(const char *country, char *buffer, int32_t capacity, cicu_status *status);

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

/// The name that CLDR has for all names of one zone: "Mexico/General" → "America/Mexico_City". It may be an older one:
/// "Asia/Kolkata" → "Asia/Calcutta". An unknown time zone fails with U_ILLEGAL_ARGUMENT_ERROR.
int32_t cicu_time_zone_canonical(const char *time_zone, char *buffer, int32_t capacity, cicu_status *status);

/// How many names have the clocks of this one, itself among them; 0 for a time zone that ICU has no table of.
int32_t cicu_time_zone_equivalent_count(const char *time_zone);

/// One of the names that have the clocks of this one; "" where there is no such index.
int32_t cicu_time_zone_equivalent(
    const char *time_zone, int32_t index, char *buffer, int32_t capacity, cicu_status *status);

CICU_END

#endif
