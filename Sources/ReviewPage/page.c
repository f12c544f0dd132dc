// The review page of page/, embedded by C23's #embed: the compiler reads the files straight into the binary and rebuilds
// when one changes. A test compares the scripts with page/order.txt.

#include "PaywrightReviewPage.h"

static const unsigned char skeleton[] = {
#embed "page/index.html"
};
static const unsigned char style[] = {
#embed "page/review.css"
};
static const unsigned char data_script[] = {
#embed "page/data.js"
};
static const unsigned char text_script[] = {
#embed "page/text.js"
};
static const unsigned char pattern_script[] = {
#embed "page/pattern.js"
};
static const unsigned char difference_script[] = {
#embed "page/difference.js"
};
static const unsigned char places_script[] = {
#embed "page/places.js"
};
static const unsigned char state_script[] = {
#embed "page/state.js"
};
static const unsigned char storage_script[] = {
#embed "page/storage.js"
};
static const unsigned char announce_script[] = {
#embed "page/announce.js"
};
static const unsigned char marks_script[] = {
#embed "page/marks.js"
};
static const unsigned char exchange_script[] = {
#embed "page/exchange.js"
};
static const unsigned char findings_script[] = {
#embed "page/findings.js"
};
static const unsigned char compare_script[] = {
#embed "page/compare.js"
};
static const unsigned char plurals_script[] = {
#embed "page/plurals.js"
};
static const unsigned char nouns_script[] = {
#embed "page/nouns.js"
};
static const unsigned char lengths_script[] = {
#embed "page/lengths.js"
};
static const unsigned char measure_script[] = {
#embed "page/measure.js"
};
static const unsigned char filters_script[] = {
#embed "page/filters.js"
};
static const unsigned char list_script[] = {
#embed "page/list.js"
};
static const unsigned char rows_script[] = {
#embed "page/rows.js"
};
static const unsigned char preview_script[] = {
#embed "page/preview.js"
};
static const unsigned char verdict_script[] = {
#embed "page/verdict.js"
};
static const unsigned char detail_script[] = {
#embed "page/detail.js"
};
static const unsigned char sidebar_script[] = {
#embed "page/sidebar.js"
};
static const unsigned char controls_script[] = {
#embed "page/controls.js"
};
static const unsigned char view_findings_script[] = {
#embed "page/view-findings.js"
};
static const unsigned char view_lines_script[] = {
#embed "page/view-lines.js"
};
static const unsigned char view_forms_script[] = {
#embed "page/view-forms.js"
};
static const unsigned char view_one_script[] = {
#embed "page/view-one.js"
};
static const unsigned char view_previews_script[] = {
#embed "page/view-previews.js"
};
static const unsigned char keyboard_script[] = {
#embed "page/keyboard.js"
};
static const unsigned char dialogs_script[] = {
#embed "page/dialogs.js"
};
static const unsigned char sheet_script[] = {
#embed "page/sheet.js"
};
static const unsigned char start_script[] = {
#embed "page/start.js"
};

#define PAGE_FILE(name, content) {name, content, sizeof content}

static const review_page_file scripts[] = {
    PAGE_FILE("data.js", data_script),
    PAGE_FILE("text.js", text_script),
    PAGE_FILE("pattern.js", pattern_script),
    PAGE_FILE("difference.js", difference_script),
    PAGE_FILE("places.js", places_script),
    PAGE_FILE("state.js", state_script),
    PAGE_FILE("storage.js", storage_script),
    PAGE_FILE("announce.js", announce_script),
    PAGE_FILE("marks.js", marks_script),
    PAGE_FILE("exchange.js", exchange_script),
    PAGE_FILE("findings.js", findings_script),
    PAGE_FILE("compare.js", compare_script),
    PAGE_FILE("plurals.js", plurals_script),
    PAGE_FILE("nouns.js", nouns_script),
    PAGE_FILE("lengths.js", lengths_script),
    PAGE_FILE("measure.js", measure_script),
    PAGE_FILE("filters.js", filters_script),
    PAGE_FILE("list.js", list_script),
    PAGE_FILE("rows.js", rows_script),
    PAGE_FILE("preview.js", preview_script),
    PAGE_FILE("verdict.js", verdict_script),
    PAGE_FILE("detail.js", detail_script),
    PAGE_FILE("sidebar.js", sidebar_script),
    PAGE_FILE("controls.js", controls_script),
    PAGE_FILE("view-findings.js", view_findings_script),
    PAGE_FILE("view-lines.js", view_lines_script),
    PAGE_FILE("view-forms.js", view_forms_script),
    PAGE_FILE("view-one.js", view_one_script),
    PAGE_FILE("view-previews.js", view_previews_script),
    PAGE_FILE("keyboard.js", keyboard_script),
    PAGE_FILE("dialogs.js", dialogs_script),
    PAGE_FILE("sheet.js", sheet_script),
    PAGE_FILE("start.js", start_script),
};

review_page_file review_page_skeleton(void) { return (review_page_file)PAGE_FILE("index.html", skeleton); }

review_page_file review_page_style(void) { return (review_page_file)PAGE_FILE("review.css", style); }

size_t review_page_script_count(void) { return sizeof scripts / sizeof *scripts; }

review_page_file review_page_script_at(size_t index) { return scripts[index]; }
