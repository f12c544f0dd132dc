// The C face of the system ICU: every header of the bridge.
//
// Conventions, the same in all of them:
// - Locales are BCP 47 tags ("de", "zh-Hant", "ar-u-nu-latn"), NUL-terminated UTF-8.
// - Text that comes out is UTF-8 without a terminator: a function writes at most `capacity` bytes into `buffer` and
//   returns the full length in bytes. A result larger than `capacity` means nothing useful was written: call again.
// - `status` starts at 0 and holds an ICU error code afterwards; above 0 is a failure (`cicu_status_name` names it).
//   A call whose status is already a failure does nothing.
// - Instants are milliseconds since 1970-01-01T00:00:00Z. Decimals are strings such as "-1234.50".
// - Handles are immutable after creation and may be used from several threads at once; what ICU does not share
//   (date formats, calendars) is cloned for each call.

#ifndef CICU_H
#define CICU_H

#include "cicu_base.h"
#include "cicu_calendar.h"
#include "cicu_currency.h"
#include "cicu_date.h"
#include "cicu_format.h"
#include "cicu_list.h"
#include "cicu_locale.h"
#include "cicu_matcher.h"
#include "cicu_number.h"
#include "cicu_pattern.h"
#include "cicu_plural.h"
#include "cicu_text.h"
#include "cicu_time_zone.h"
#include "cicu_unit.h"

#endif
