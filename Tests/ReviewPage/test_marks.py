"""Marks: kept over reloads, exported and imported, and told to be old when the text changes."""

import csv
import io
import json

from sample_data import HOSTILE, sample, say

LINE = "introductory.freeTrial.P1W.offer"
ADDRESS = f"#view=lines&lang=de&line={LINE}"


def mark_wrong(page, comment):
    page.get_by_role("button", name="✗ Wrong").click()
    page.get_by_label("Comment").fill(comment)


def exported(page, button):
    page.locator("#open-marks").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    with open(download.value.path(), encoding="utf-8-sig", newline="") as file:
        return download.value.suggested_filename, file.read()


def test_a_mark_survives_a_reload_and_can_be_taken_away(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "Say “gratis”.")
    page.reload()
    page.wait_for_selector("html[data-compared]", state="attached")
    assert page.get_by_role("button", name="✗ Wrong").get_attribute("aria-pressed") == "true"
    assert page.get_by_label("Comment").input_value() == "Say “gratis”."
    assert page.locator("#mark-count").inner_text() == "1"
    assert "1 line marked wrong" in page.locator("a[data-tag=de]").inner_text()
    page.get_by_role("button", name="✗ Wrong").click()
    assert page.locator("#mark-count").inner_text() == "0"


def test_json_holds_what_the_tool_reads(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "Say “gratis”.")
    name, text = exported(page, "Save as JSON")
    assert name == "review-marks-sample-storekit.json"
    assert json.loads(text) == {
        "schema": "paywright/review-marks/1",
        "title": "Examples/sample.storekit",
        "marks": [{
            "locale": "de", "line": LINE, "keys": ["offer.freeTrial"], "file": "Locales/de.arb",
            "text": "1\u00a0Woche kostenlos, danach 9,99\u00a0$ pro Monat", "verdict": "wrong",
            "comment": "Say “gratis”.", "patterns": ["{trialDuration} free, then {pricePerPeriod}"],
        }],
    }


def test_csv_has_the_same_columns_and_nothing_that_is_calculated(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "=HYPERLINK(\"x\"), or\nnot")
    _, text = exported(page, "Save as CSV")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert list(rows[0]) == ["locale", "line", "keys", "file", "text", "verdict", "comment"]
    assert rows[0]["comment"] == "'=HYPERLINK(\"x\"), or\nnot"
    assert rows[0]["line"] == LINE


def test_a_changed_text_says_so(open_page):
    page = open_page(sample(), ADDRESS)
    page.get_by_role("button", name="✓ Right").click()
    data = sample()
    say(data, "de", "offer", "Eine Woche kostenlos, dann [money:billed:price|9,99\u00a0$] pro Monat")
    page = open_page(data, ADDRESS)
    assert "The text has changed since you marked it" in page.locator(".mark-form").inner_text()
    assert "1\u00a0Woche kostenlos, danach" in page.locator(".mark-form").inner_text()
    page.locator("#filter-mark").select_option("stale")
    assert page.locator("#view .row").count() == 1


def test_marks_are_imported(open_page, tmp_path):
    page = open_page(sample(), ADDRESS)
    marks = [
        {"locale": "de", "line": LINE, "verdict": "wrong", "comment": HOSTILE[0], "text": "an older text"},
        {"locale": "xx", "line": "not.here", "verdict": "right"},
        {"locale": "de", "line": LINE, "verdict": "perhaps"},
        "not a mark",
    ]
    file = tmp_path / "marks.json"
    file.write_text(json.dumps({"schema": "paywright/review-marks/1", "title": "", "marks": marks}))
    page.locator("#open-marks").click()
    page.locator("#import-file").set_input_files(file)
    message = page.locator("#marks-message")
    for words in [
        "2 marks imported; 1 of them for lines that this page doesn’t have. 2 marks could not be read: ",
        "mark 3: found “perhaps” as “verdict”, expected “right” or “wrong”; ",
        "mark 4: found “not a mark”, expected an object.",
    ]:
        message.filter(has_text=words).wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_label("Comment").input_value() == HOSTILE[0]


def test_marks_filter_lines(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "")
    page.locator("#filter-mark").select_option("wrong")
    assert page.locator("#view .row").count() == 1
    page.locator("#filter-mark").select_option("right")
    assert page.locator("#view .row").count() == 0


def test_all_marks_are_cleared_after_asking(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "")
    page.locator("#open-marks").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Clear all…").click()
    assert page.locator("#mark-count").inner_text() == "0"


def test_without_storage_the_page_says_so_and_goes_on(open_page, context):
    context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })")
    page = open_page(sample(), ADDRESS)
    assert "keeps nothing" in page.locator("#announcement").inner_text()
    mark_wrong(page, "kept until the page closes")
    assert page.locator("#mark-count").inner_text() == "1"
    assert "paywright/review-marks/1" in exported(page, "Save as JSON")[1]


def test_a_note_can_be_copied(open_page, context):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "Say “gratis”.")
    page.get_by_role("button", name="Copy note").click()
    page.locator("#announcement").filter(has_text="Note copied").wait_for()
    note = page.evaluate("navigator.clipboard.readText()")
    for words in ["**German · de**", "`offer.freeTrial` in `Locales/de.arb:12:19`", "Say “gratis”."]:
        assert words in note


def test_marks_of_another_title_are_kept_apart(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "")
    data = sample()
    data["title"] = "another"
    page = open_page(data, ADDRESS)
    assert page.locator("#mark-count").inner_text() == "0"
