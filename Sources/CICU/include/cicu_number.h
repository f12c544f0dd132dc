#ifndef CICU_NUMBER_H
#define CICU_NUMBER_H

#include "cicu_base.h"
#include "cicu_format.h"

CICU_BEGIN

/// An `icu::number::LocalizedNumberFormatter`.
typedef struct cicu_number cicu_number;

/// A formatter from an ICU number skeleton ("currency/EUR .00", "unit/day unit-width-full-name", "percent scale/100").
///
/// `grammatical_case` is a CLDR case name ("dative") for unit skeletons, or "" for none. ICU prints the nominative
/// when it has no such case; ask `cicu_unit_cases` first.
///
/// `formats` (may be NULL) state separators and signs; not how many digits have a group, which the skeleton says.
cicu_number *cicu_number_create(
    const char *locale, const char *skeleton, const char *grammatical_case, const cicu_formats *formats,
    cicu_status *status);

/// How a locale writes amounts, by the pattern of money that the formats state: what its currencies share.
typedef struct cicu_money cicu_money;

cicu_money *cicu_money_create(const char *locale, const cicu_formats *formats, cicu_status *status);

void cicu_money_destroy(cicu_money *money);

/// A formatter of amounts in a currency ("EUR") with so many decimals.
cicu_number *cicu_number_create_money(
    const cicu_money *money, const char *currency, const char *symbol, int32_t fraction_digits, cicu_status *status);

/// A formatter of fractions as percentages, by the pattern that the formats state, with at most six decimals.
cicu_number *cicu_number_create_percent(const char *locale, const cicu_formats *formats, cicu_status *status);

void cicu_number_destroy(cicu_number *number);

/// Formats a decimal string; any other form (an exponent, "NaN", ".5") fails with U_DECIMAL_NUMBER_SYNTAX_ERROR.
/// `currency` (may be NULL) receives the byte range of the currency symbol or name.
int32_t cicu_number_format(
    const cicu_number *number, const char *decimal, int32_t decimal_length, char *buffer, int32_t capacity,
    cicu_range *currency, cicu_status *status);

CICU_END

#endif
