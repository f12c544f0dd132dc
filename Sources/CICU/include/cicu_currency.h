#ifndef CICU_CURRENCY_H
#define CICU_CURRENCY_H

#include "cicu_base.h"

CICU_BEGIN

/// CLDR's fraction digits of an ISO 4217 code (2 for "USD", 0 for "JPY", 3 for "KWD").
int32_t cicu_currency_fraction_digits(const char *code, cicu_status *status);

/// The ISO 4217 codes of currencies in use today, separated by newlines.
int32_t cicu_currency_codes(char *buffer, int32_t capacity, cicu_status *status);

/// A currency's symbol in a locale, the usual or the shortest one; the code where there is none.
int32_t cicu_currency_symbol(
    const char *locale, const char *currency, bool is_narrow, char *buffer, int32_t capacity, cicu_status *status);

CICU_END

#endif
