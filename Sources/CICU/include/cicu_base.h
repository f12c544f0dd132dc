#ifndef CICU_BASE_H
#define CICU_BASE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
#define CICU_BEGIN extern "C" {
#define CICU_END }
#else
#define CICU_BEGIN
#define CICU_END
#endif

CICU_BEGIN

// Enumerations state their width: a value without a name is then one that a function can refuse, where to read it would
// otherwise be undefined behavior.

/// An ICU `UErrorCode`: 0 is success, below 0 a warning, above 0 a failure.
typedef int32_t cicu_status;

/// A half-open range of byte offsets; -1, -1 when there is none.
typedef struct {
    int32_t start;
    int32_t end;
} cicu_range;

/// The ICU name of a status, such as "U_ILLEGAL_ARGUMENT_ERROR".
const char *cicu_status_name(cicu_status status);

/// The version of the ICU in use, such as "72.1".
int32_t cicu_icu_version(char *buffer, int32_t capacity);

/// The version of Unicode that the ICU in use knows the characters of, such as "15.0".
int32_t cicu_unicode_version(char *buffer, int32_t capacity);

/// The version of the CLDR data in use, such as "42.0".
int32_t cicu_cldr_version(char *buffer, int32_t capacity, cicu_status *status);

CICU_END

#endif
