#ifndef ICU_BASELINE_H
#define ICU_BASELINE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The same lines as its best user would write them with ICU in C++: every formatter built once and used again, the message's
/// pattern parsed once, text in one UTF-8 buffer.
typedef struct icu_baseline icu_baseline;

/// What an argument of the line is.
typedef enum { ICU_BASELINE_AMOUNT = 0, ICU_BASELINE_DATE = 1, ICU_BASELINE_LENGTH = 2 } icu_baseline_kind;

/// A line of a locale: `pattern` is ICU MessageFormat with numbered arguments ("{0} kostenlos, danach {1} pro Monat"), `kinds` what
/// they are. Amounts are in `currency` with two decimals, dates long in `time_zone`, lengths `count` of `unit` ("week").
icu_baseline *icu_baseline_create(
    const char *locale, const char *pattern, const icu_baseline_kind *kinds, int32_t kind_count, const char *currency,
    const char *time_zone, const char *unit, int32_t count);
void icu_baseline_destroy(icu_baseline *line);

/// Writes the line with an amount in hundredths and an instant in milliseconds; returns its length in bytes.
int32_t icu_baseline_format(
    icu_baseline *line, int64_t hundredths, double milliseconds, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
