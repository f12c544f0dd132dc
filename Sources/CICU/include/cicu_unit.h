#ifndef CICU_UNIT_H
#define CICU_UNIT_H

#include "cicu_base.h"

CICU_BEGIN

/// The grammatical cases CLDR has for a duration unit ("day", "week", "month", "year") in a locale, nominative
/// included when any other is there, separated by newlines; empty when CLDR has none.
///
/// ICU has no call for this: its own unit data is read, through the locale's parents. Cases that a number formatter
/// cannot be asked for are left out: ICU's public API has no name for the Finnish partitive, elative and illative or
/// the Hungarian terminative and translative.
int32_t cicu_unit_cases(
    const char *locale, const char *unit, char *buffer, int32_t capacity, cicu_status *status);

CICU_END

#endif
