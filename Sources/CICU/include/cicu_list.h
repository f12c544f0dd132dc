#ifndef CICU_LIST_H
#define CICU_LIST_H

#include "cicu_base.h"

CICU_BEGIN

typedef enum : uint32_t { CICU_LIST_AND = 0, CICU_LIST_OR = 1, CICU_LIST_UNITS = 2 } cicu_list_type;
typedef enum : uint32_t { CICU_LIST_WIDE = 0, CICU_LIST_SHORT = 1, CICU_LIST_NARROW = 2 } cicu_list_width;

/// An `icu::ListFormatter`.
typedef struct cicu_list cicu_list;

cicu_list *cicu_list_create(
    const char *locale, cicu_list_type type, cicu_list_width width, cicu_status *status);
void cicu_list_destroy(cicu_list *list);

/// Joins `count` UTF-8 items. `ranges` (may be NULL, else room for `count`) receives where each item stands.
int32_t cicu_list_format(
    const cicu_list *list, const char *const *items, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity, cicu_range *ranges, cicu_status *status);

CICU_END

#endif
