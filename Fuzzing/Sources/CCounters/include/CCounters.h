#ifndef C_COUNTERS_H
#define C_COUNTERS_H

#include <stddef.h>

/// How many edges of the program have a counter.
size_t c_counters_count(void);

/// Gives libFuzzer the counters from `first`, `count` of them. It looks through all that it has after each input.
void c_counters_watch(size_t first, size_t count);

#endif
