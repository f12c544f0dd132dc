#ifndef CICU_MATCHER_H
#define CICU_MATCHER_H

#include "cicu_base.h"

CICU_BEGIN

/// An `icu::LocaleMatcher` over a fixed set of supported locales.
typedef struct cicu_matcher cicu_matcher;

cicu_matcher *cicu_matcher_create(const char *const *supported, int32_t count, cicu_status *status);
void cicu_matcher_destroy(cicu_matcher *matcher);

/// The index of the supported locale that ICU finds best for `desired`, or -1 when it finds none.
int32_t cicu_matcher_best(const cicu_matcher *matcher, const char *desired, cicu_status *status);

CICU_END

#endif
