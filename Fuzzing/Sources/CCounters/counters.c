#include "CCounters.h"

#include <stdint.h>

// The linker gives each call of NAME to __wrap_NAME, and __real_NAME is libFuzzer's own (`--wrap` in Package.swift). Instrumented
// code calls these two before `main`, with all counters of the program and with what each of them counts.
void __real___sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);
void __real___sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end);

static uint8_t *counters, *counters_end;
// A pair for each counter: where its block begins, and whether a function begins there.
static const uintptr_t *blocks;

void __wrap___sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
    counters = start;
    counters_end = end;
}

void __wrap___sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end) {
    (void)end;
    blocks = start;
}

size_t c_counters_count(void) { return (size_t)(counters_end - counters); }

void c_counters_watch(size_t first, size_t count) {
    __real___sanitizer_cov_8bit_counters_init(counters + first, counters + first + count);
    __real___sanitizer_cov_pcs_init(blocks + 2 * first, blocks + 2 * (first + count));
}
