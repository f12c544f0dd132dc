#ifndef CICU_PLURAL_H
#define CICU_PLURAL_H

#include "cicu_base.h"
#include "cicu_number.h"

CICU_BEGIN

/// The CLDR plural categories, in CLDR's order.
typedef enum : uint32_t {
    CICU_PLURAL_ZERO = 0,
    CICU_PLURAL_ONE = 1,
    CICU_PLURAL_TWO = 2,
    CICU_PLURAL_FEW = 3,
    CICU_PLURAL_MANY = 4,
    CICU_PLURAL_OTHER = 5
} cicu_plural_category;

/// Cardinal `icu::PluralRules`.
typedef struct cicu_plural cicu_plural;

cicu_plural *cicu_plural_create(const char *locale, cicu_status *status);
void cicu_plural_destroy(cicu_plural *plural);

/// The category of a decimal as `number` would display it (digits shown count: "1.0" is not "1" in English). ICU counts
/// in doubles here: from 2^53 on the last digits are lost.
cicu_plural_category cicu_plural_select(
    const cicu_plural *plural, const cicu_number *number, const char *decimal, int32_t decimal_length,
    cicu_status *status);

/// The category of an integer shown without fraction digits.
cicu_plural_category cicu_plural_select_integer(const cicu_plural *plural, int64_t value);

/// The categories the locale has, as bits: `1 << CICU_PLURAL_ONE` and so on.
uint32_t cicu_plural_categories(const cicu_plural *plural, cicu_status *status);

CICU_END

#endif
