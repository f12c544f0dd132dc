"""Marks while they are written: in two tabs at once, taken away and put back, and kept when the page closes."""

import json

from sample_data import of, sample
from test_marks import ADDRESS, LINE, mark_wrong

OTHER_LINE = "#view=lines&lang=de&line=label.title"


def second_tab(page, context, address):
    tab = context.new_page()
    tab.goto(page.url.split("#")[0] + address)
    tab.wait_for_selector("html[data-compared]", state="attached")
    return tab


def kept_marks(page):
    """The marks that the browser keeps, by line."""
    text = page.evaluate("""() => {
        const name = Object.keys(localStorage).find((one) => one.includes("marks:"));
        return name === undefined ? null : localStorage.getItem(name);
    }""")
    return {mark["line"]: mark for mark in json.loads(text)["marks"]} if text else {}


def test_two_tabs_keep_each_others_marks_and_show_them(open_page, context):
    page = open_page(sample(), ADDRESS)
    tab = second_tab(page, context, OTHER_LINE)
    mark_wrong(page, "from the first tab")
    tab.locator("#mark-count", has_text="1").wait_for()
    tab.get_by_role("button", name="✓ Right").click()
    page.locator("#mark-count", has_text="2").wait_for()
    assert page.locator("#view .mark-right").count() == 1
    assert "1 line marked right" in page.locator("a[data-tag=de]").inner_text()
    page.get_by_label("Comment").press_sequentially(", still")
    page.reload()
    page.wait_for_selector("html[data-compared]", state="attached")
    assert kept_marks(page)[LINE]["comment"] == "from the first tab, still"
    assert kept_marks(page)["label.title"]["verdict"] == "right"


def test_a_tab_that_hears_of_no_other_overwrites_nothing(open_page, context):
    context.add_init_script("addEventListener('storage', (event) => event.stopImmediatePropagation(), true)")
    page = open_page(sample(), ADDRESS)
    tab = second_tab(page, context, OTHER_LINE)
    mark_wrong(page, "")
    tab.get_by_role("button", name="✓ Right").click()
    assert tab.locator("#mark-count").inner_text() == "2"
    assert set(kept_marks(tab)) == {LINE, "label.title"}
    page.get_by_role("button", name="✗ Wrong").click()
    assert set(kept_marks(page)) == {"label.title"}


def test_the_form_follows_another_tab(open_page, context):
    page = open_page(sample(), ADDRESS)
    tab = second_tab(page, context, ADDRESS)
    page.get_by_role("button", name="✓ Right").click()
    tab.locator(".verdict-right[aria-pressed=true]").wait_for()
    page.get_by_role("button", name="✓ Right").click()
    tab.locator(".verdict-right[aria-pressed=false]").wait_for()
    assert tab.locator("#mark-count").inner_text() == "0"


def test_a_list_of_marks_follows_another_tab(open_page, context):
    page = open_page(sample(), "#view=lines&lang=de&mark=right")
    assert page.locator("#view .row").count() == 0
    tab = second_tab(page, context, OTHER_LINE)
    tab.get_by_role("button", name="✓ Right").click()
    page.locator("#view .row").wait_for()
    tab.get_by_role("button", name="✓ Right").click()
    page.locator("#view .nothing").wait_for()


def test_a_comment_outlives_its_mark(open_page):
    page = open_page(sample(), ADDRESS)
    mark_wrong(page, "Say “gratis”.")
    wrong = page.get_by_role("button", name="✗ Wrong")
    wrong.click()
    assert page.locator("#mark-count").inner_text() == "0"
    assert page.get_by_label("Comment").input_value() == "Say “gratis”."
    assert "Not marked" in page.locator(".mark-form").inner_text()
    assert kept_marks(page) == {}
    wrong.click()
    assert kept_marks(page)[LINE]["comment"] == "Say “gratis”."
    assert "Not marked" not in page.locator(".mark-form").inner_text()
    wrong.click()
    page.get_by_label("Comment").fill("")
    page.get_by_role("button", name="✓ Right").click()
    assert kept_marks(page)[LINE]["comment"] == ""


def test_writing_saves_once_and_closing_saves_the_rest(open_page, context):
    context.add_init_script("""(() => {
        const set = Storage.prototype.setItem;
        window.saves = 0;
        Storage.prototype.setItem = function (name, value) {
            if (name.includes("marks:")) window.saves += 1;
            set.call(this, name, value);
        };
    })()""")
    page = open_page(sample(), ADDRESS)
    page.get_by_role("button", name="✗ Wrong").click()
    assert page.evaluate("window.saves") == 1
    page.evaluate("""() => {
        const comment = document.getElementById("comment");
        for (const letter of "a comment of some words") {
            comment.value += letter;
            comment.dispatchEvent(new Event("input"));
        }
    }""")
    page.wait_for_function("() => window.saves > 1")
    assert page.evaluate("window.saves") == 2
    page.evaluate("""() => {
        document.getElementById("comment").value += ", and more";
        document.getElementById("comment").dispatchEvent(new Event("input"));
        dispatchEvent(new Event("pagehide"));
    }""")
    assert kept_marks(page)[LINE]["comment"] == "a comment of some words, and more"


def import_file(page, file, text):
    file.write_text(text, encoding="utf-8")
    page.locator("#import-file").set_input_files(file)
    message = page.locator("#marks-message")
    message.filter(has_text=".").wait_for()
    words = message.inner_text()
    page.keyboard.press("Escape")
    page.locator("#open-marks").click()
    return words


def test_an_import_says_what_it_found_and_expected(open_page, tmp_path):
    page = open_page(sample(), ADDRESS)
    page.locator("#open-marks").click()
    file = tmp_path / "marks.json"
    schema = "paywright/review-marks/1"
    mark = {"locale": "de", "line": LINE, "verdict": "right"}
    for text, words in [
        ("locale,line", "found “locale,line”, expected JSON"),
        ("{}", "found the schema nothing, expected “paywright/review-marks/1”"),
        (json.dumps({"schema": "another"}), "found the schema “another”, expected “paywright/review-marks/1”"),
        (json.dumps({"schema": schema, "marks": {}}), "found an object as “marks”, expected a list"),
        (json.dumps({"schema": schema, "marks": []}), "found an empty list of marks"),
        (json.dumps({"schema": schema, "marks": [mark, {**mark, "line": 3}]}),
         "1 mark imported. 1 mark could not be read: mark 2: found 3 as “line”, expected a text."),
    ]:
        assert words in import_file(page, file, text)
    page.evaluate("() => { File.prototype.text = () => Promise.reject(new Error('the disk is gone')); }")
    assert "“marks.json” could not be read: the disk is gone" in import_file(page, file, "{}")


def test_a_language_of_its_own_lines_leads_to_them(open_page):
    """Two languages make a line of the same message, each another line; findings and branches lead to each."""
    data = sample()
    names = [f"{data['groups'][group]['name']}.{line['line']}" for line, group in lines_with_groups(data)]
    data["keys"].append({"key": "own.words", "description": "", "source": "words of its own", "budget": None,
                         "placeholders": []})
    data["messages"].append({"key": len(data["keys"]) - 1, "arguments": []})
    message = len(data["messages"]) - 1
    for entry in data["languages"]:
        entry["texts"].append("Eigene Wörter" if entry["tag"] in ("de", "pl") else None)
        entry["parts"].append(0)
        entry["branches"].append(0)
        entry["patterns"].append(["words of its own", 0, 99, 19])
    for tag, name in [("de", "status.active.action"), ("pl", "label.title")]:
        of(data, tag)["own"] = {str(names.index(name)): [message]}
        of(data, tag)["findings"] = [{"code": "straight-quote", "level": "warning", "file": f"Locales/{tag}.arb",
                                      "key": "own.words", "line": 99, "column": 19, "message": f"of {tag}"}]
    page = open_page(data)
    for tag, name in [("de", "status.active.action"), ("pl", "label.title")]:
        row = page.locator("#view .finding").filter(has_text=f"of {tag}")
        assert row.locator(".row-name").inner_text().endswith(name)
        row.locator(".row-name").click()
        assert page.locator("#detail-title").inner_text() == name


def lines_with_groups(data):
    for index, group in enumerate(data["groups"]):
        first, count = group["lines"]
        for line in data["lines"][first:first + count]:
            yield line, index
