#ifndef REVIEW_PAGE_H
#define REVIEW_PAGE_H

#include <stddef.h>

/// A file of page/, embedded in the binary.
typedef struct {
    /// The file's name: "index.html".
    const char *name;
    /// The file's bytes, not terminated.
    const unsigned char *bytes;
    size_t length;
} review_page_file;

/// The page without its style, its data and its script.
review_page_file review_page_skeleton(void);

/// The page's style.
review_page_file review_page_style(void);

/// How many files the page's script is made of.
size_t review_page_script_count(void);

/// The file of the script at an index below the count, in the order they run.
review_page_file review_page_script_at(size_t index);

#endif
