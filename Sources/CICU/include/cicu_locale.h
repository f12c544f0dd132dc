#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H

#include "cicu_base.h"

CICU_BEGIN

/// The canonical BCP 47 tag of a locale identifier in BCP 47 ("iw", "zh-hant-hk"), underscore ("zh_CN") or POSIX
/// ("de_DE.UTF-8@euro", "C") form: aliases replaced, case normalized, "-u-" keywords kept, and of modifiers those that
/// name a script or variant ("sr_RS@latin" → "sr-Latn-RS"). A malformed identifier (empty, over 100 bytes, a space, an
/// overlong or illegal subtag, bytes outside ASCII) fails with U_ILLEGAL_ARGUMENT_ERROR; so do extended languages.
int32_t cicu_locale_canonicalize(const char *identifier, char *buffer, int32_t capacity, cicu_status *status);

/// The BCP 47 tag of an identifier with ICU's keywords ("de_DE@currency=EUR" → "de-DE-u-cu-eur"). A keyword that a tag cannot have is
/// left out; keywords that ICU cannot read fail with U_ILLEGAL_ARGUMENT_ERROR.
int32_t cicu_locale_tag_of_identifier(const char *identifier, char *buffer, int32_t capacity, cicu_status *status);

/// The tag with its likely script and region added ("zh-TW" → "zh-Hant-TW"); "-u-" keywords are dropped.
int32_t cicu_locale_maximize(const char *locale, char *buffer, int32_t capacity, cicu_status *status);

/// The parent in CLDR: `parentLocales` of the supplemental data where it names one ("es-MX" → "es-419", "zh-Hant" →
/// root), root for a language in a script that is not its usual one ("ru-Latn"), else the tag without its last
/// subtag. "-u-" keywords are dropped first. Root is "".
int32_t cicu_locale_parent(const char *locale, char *buffer, int32_t capacity, cicu_status *status);

/// Whether the locale's (likely) script runs right to left.
bool cicu_locale_is_right_to_left(const char *locale);

/// The value of a "-u-" keyword by its BCP 47 key ("nu", "ca"); empty when the tag has none.
int32_t cicu_locale_keyword(
    const char *locale, const char *key, char *buffer, int32_t capacity, cicu_status *status);

/// The tag with a "-u-" keyword set ("ar", "nu", "latn" → "ar-u-nu-latn"); an empty value removes it.
int32_t cicu_locale_set_keyword(
    const char *locale, const char *key, const char *value, char *buffer, int32_t capacity, cicu_status *status);

/// The numbering system of a locale's numbers ("latn", "deva"): that of its "-u-nu-" keyword, or CLDR's default.
int32_t cicu_locale_numbering_system(const char *locale, char *buffer, int32_t capacity, cicu_status *status);

/// The ten digits of a locale's numbers, from zero ("0123456789"); "" where its numbers are not written in ten digits.
int32_t cicu_locale_digits(const char *locale, char *buffer, int32_t capacity, cicu_status *status);

/// The name of a locale in another locale's language ("de" in "fr" → "allemand").
int32_t cicu_locale_display_name(
    const char *locale, const char *in_locale, char *buffer, int32_t capacity, cicu_status *status);

CICU_END

#endif
