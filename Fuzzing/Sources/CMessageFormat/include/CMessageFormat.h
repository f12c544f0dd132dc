#ifndef C_MESSAGE_FORMAT_H
#define C_MESSAGE_FORMAT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What ICU's MessageFormat makes of a pattern in UTF-8 with one number and one keyword. Returns the length in UTF-8, which may be
/// more than the capacity, or -1 where ICU refuses the pattern or the arguments.
int32_t c_message_format(
    const char *locale, const char *pattern, int32_t pattern_length, const char *number_name, int32_t number,
    const char *keyword_name, const char *keyword, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
