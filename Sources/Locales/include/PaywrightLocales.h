#ifndef PAYWRIGHT_LOCALES_H
#define PAYWRIGHT_LOCALES_H

#include <stddef.h>

/// One file of Locales/, embedded in the binary.
typedef struct {
    /// The locale the file is named after: "zh-Hans".
    const char *locale;
    /// The file's bytes, not terminated.
    const unsigned char *bytes;
    size_t length;
} builtin_catalog;

/// How many catalogs there are.
size_t builtin_catalog_count(void);

/// The catalog at an index below the count; the source language is the first.
builtin_catalog builtin_catalog_at(size_t index);

/// The table of differences from CLDR, cldr-differences.json: not a catalog, so `locale` is "".
builtin_catalog builtin_cldr_differences(void);

#endif
