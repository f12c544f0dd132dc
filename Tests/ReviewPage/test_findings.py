"""Planted mistakes are found on the first page, and lead to their lines."""

import pytest

from sample_data import MESSAGES, of, sample, say, with_a_wrong_noun, with_mistakes, with_the_same_few_and_many


def findings(page):
    return page.locator("#view .finding").all()


def test_a_review_without_mistakes_has_nothing_to_look_at(open_page):
    page = open_page(sample())
    assert page.locator("#view .finding").count() == 0
    assert "Nothing found" in page.locator("#view").inner_text()


@pytest.mark.parametrize("tag, line, words", [
    ("de", "introductory.freeTrial.P1W.offer", "Missing value English has 1 price, this text has none."),
    ("pl", "monthly.callToAction", "Doesn’t fit its place Button: needs"),
    ("de", "status.commitment.headline", "{paymentsLeft}: one “noch # Zahlung” is the same as other."),
    ("ar", "monthly.disclosure", "Other numbers than English English says 24, this text 48."),
    ("pl", "status.active.detail", "Could not be formatted The date could not be formatted"),
    ("de", "monthly.disclosure", "Straight quote found"),
])
def test_a_planted_mistake_leads_to_its_line(open_page, tag, line, words):
    page = open_page(with_mistakes())
    row = page.locator("#view .finding").filter(has_text=words)
    assert row.count() == 1
    assert row.locator(".tag").inner_text() == tag
    row.locator(".row-name").click()
    assert page.locator("#detail-title").inner_text() == line
    assert f"in={tag}" in page.url


def test_findings_come_in_order_of_level(open_page):
    page = open_page(with_mistakes())
    found = page.locator("#view section.rows").evaluate_all("all => all.map((one) => one.dataset.level)")
    assert found == sorted(found, key=["error", "warning", "note"].index)
    assert found[0] == "error"


def test_findings_are_chosen_by_level_and_kind(open_page):
    page = open_page(with_mistakes())
    page.get_by_role("button", name="Errors").click()
    assert page.locator("#view .finding").count() == 2
    page.get_by_role("button", name="error 1 Missing value").click()
    assert page.locator("#view .finding").count() == 1
    assert "finding=missing-value" in page.url and "level=error" in page.url


def test_languages_tell_how_much_was_found(open_page):
    page = open_page(with_mistakes())
    german = page.locator("a[data-tag=de] .language-counts").inner_text()
    assert "1 error" in german and "2 warnings" in german
    assert "texts that don’t fit" in page.locator("a[data-tag=pl] .language-counts").inner_text()


def test_a_finding_about_a_form_shows_its_key(open_page):
    page = open_page(with_mistakes(), "#lang=de")
    assert "1 known difference from CLDR folded away" in page.locator("#result").inner_text()
    page.get_by_role("button", name="note 1 Known difference from CLDR").click()
    page.get_by_role("button", name="Known difference from CLDR: duration.every").click()
    assert page.locator("#detail-title").inner_text() == "duration.every"
    assert "Locales/de.arb:21:19" in page.locator("#detail").inner_text()


def test_a_wrong_plural_stands_beside_the_right_ones(open_page):
    page = open_page(with_mistakes(), "#view=forms&lang=de&q=commitment")
    texts = page.locator("#view .row-text").all_inner_texts()
    assert texts == ["Noch 1 Zahlung", "Noch 5 Zahlung"]


def test_a_noun_that_stands_only_once_after_a_count_is_found(open_page):
    page = open_page(with_a_wrong_noun())
    found = page.locator("#view .finding")
    assert found.count() == 1
    assert "“5 tage”: 3 other keys say “tagen”." in found.inner_text()


def test_a_wrong_plural_leads_to_a_line_of_its_branch(open_page):
    page = open_page(with_the_same_few_and_many())
    finding = page.locator("#view .finding")
    assert "{daysLeft}: few “za # dni” is the same as many." in finding.inner_text()
    quoted = finding.locator("bdi")
    assert (quoted.inner_text(), quoted.get_attribute("lang")) == ("“za # dni”", "pl")
    finding.locator(".row-name").click()
    assert page.locator("#detail-title").inner_text() == "status.active.soon.headline"
    assert page.locator("#detail .found bdi").get_attribute("dir") == "ltr"
    page.goto(page.url.split("#")[0] + "#view=forms&lang=pl&q=renews in")
    page.locator("#views a[aria-current=page][data-view=forms]").wait_for()
    concerned = page.locator("#view .row:has(.level-warning) .row-name").all_inner_texts()
    assert [words.split()[-1] for words in concerned] == ["few"]
    assert page.locator("#view .row").count() == 3


def test_a_finding_tells_that_another_line_of_its_key_is_marked_wrong(open_page):
    page = open_page(with_the_same_few_and_many(), "#lang=pl&line=status.active.headline")
    words = "marked on another line of this key"
    assert page.get_by_text(words).count() == 0
    page.get_by_role("button", name="✗ Wrong").click()
    assert words in page.locator("#view .finding .flags").inner_text()
    page.get_by_role("button", name="✓ Right").click()
    assert page.get_by_text(words).count() == 0


def test_what_changes_the_meaning_comes_before_lengths(open_page):
    data = with_mistakes()
    of(data, "en")["findings"] = [{"code": "over-budget", "level": "warning", "file": "Locales/en.arb",
                                   "key": "label.title", "line": 10, "column": 19, "message": "found 50 characters"}]
    page = open_page(data)
    headings = page.locator("#view section[data-level=warning] h3").all_inner_texts()
    subjects = [heading.split()[1] for heading in headings]
    assert subjects == sorted(subjects, key=["meaning", "writing", "length"].index)
    assert headings[-2:] == ["Warnings: length English · en", "Warnings: length Polish · pl"]
    code = page.locator("#view .finding strong", has_text="Longer than its room")
    assert code.get_attribute("title") == "over-budget"


def test_details_close_when_a_filter_leaves_their_line_out(open_page):
    page = open_page(with_mistakes(), "#lang=de&line=monthly.disclosure")
    page.locator("#search").fill("straight")
    assert page.locator("#detail").is_visible()
    page.locator("#search").fill("zahlung")
    assert not page.locator("#detail").is_visible()
    assert "line=" not in page.url


def test_lengths_stand_side_by_side_for_all_counts(open_page):
    page = open_page(sample(), "#view=forms&lang=pl&kind=day")
    texts = page.locator("#view .count-list li").all_inner_texts()
    assert [text.replace("\u00a0", " ") for text in texts] == [
        "1 dzień", "2 dni", "3 dni", "5 dni", "11 dni", "21 dni", "100 dni",
    ]


def test_lines_carry_flags_of_what_was_found(open_page):
    page = open_page(with_mistakes(), "#view=lines&lang=de&q=introductory offer")
    assert "Missing value" in page.locator("#view .row").first.inner_text()


def test_an_idle_time_that_the_browser_lacks_still_yields(open_page, context):
    context.add_init_script("""(() => {
        delete window.requestIdleCallback;
        let now = 0;
        performance.now = () => (now += 10);
        window.steps = new Set();
        new MutationObserver(() => window.steps.add(document.getElementById("progress")?.textContent))
            .observe(document, { childList: true, subtree: true, characterData: true });
    })()""")
    page = open_page(with_mistakes())
    steps = page.evaluate("[...window.steps]")
    assert "Comparing: 1 of 4 languages" in steps and "Measuring: 3 of 4 languages" in steps
    assert page.locator("#view .finding").count() > 0


def test_a_key_may_hold_what_patterns_are_made_of(open_page):
    data = with_mistakes()
    data["keys"].append({"key": "a(b", "description": "", "source": None, "budget": None, "placeholders": []})
    data["strings"].append("period: a(b › count: other")
    for entry in data["languages"]:
        entry["patterns"].append(["words", 0, 99, 19])
    german = of(data, "de")
    german["branches"][[name for name, _, _ in MESSAGES].index("rate")] = len(data["strings"]) - 1
    german["findings"].append({"code": "straight-quote", "level": "warning", "file": "Locales/de.arb", "key": "a(b",
                               "line": 99, "column": 19, "message": "in a form"})
    page = open_page(data)
    page.locator("#view .finding").filter(has_text="in a form").locator(".row-name").click()
    assert page.locator("#detail-title").inner_text() == "monthly.pricePerPeriod"


@pytest.mark.parametrize("name", ["constructor", "toString", "__proto__"])
def test_names_that_objects_inherit_are_names(open_page, name):
    data = with_mistakes()
    data["lines"][0]["line"] = name
    data["groups"][2]["kind"] = name
    of(data, "de")["findings"][0]["code"] = name
    page = open_page(data)
    assert page.locator("#view .finding").filter(has_text=f"{name} found").count() == 1
    for view in ["lines", "previews"]:
        page.goto(page.url.split("#")[0] + f"#view={view}&lang=de&every=1")
        page.locator(f"#views a[aria-current=page][data-view={view}]").wait_for()
        assert "native code" not in page.locator("body").inner_text()


def test_a_finding_counts_the_lines_that_the_language_has(open_page):
    """The small button says the same in three lines; German has two of them, and English words in both."""
    data = sample()
    names = [name for name, _, _ in MESSAGES]
    for tag in ("en", "de"):
        say(data, tag, "pill", "Begin another trial")
    pills = [line for line, one in enumerate(data["lines"]) if one["sentences"] == [names.index("pill")]]
    of(data, "de")["own"] = {str(pills[1]): []}
    page = open_page(data, "#lang=de")
    finding = page.locator("#view .finding").filter(has_text="Same as English")
    assert finding.locator(".flag").all_inner_texts() == ["2 lines"]


def test_the_end_of_comparing_is_told_once(open_page, context):
    context.add_init_script("""addEventListener("DOMContentLoaded", () => {
        window.told = [];
        for (const place of document.querySelectorAll("[role=status]")) {
            const note = () => { if (place.ariaLive !== "off" && place.textContent) told.push(place.textContent); };
            new MutationObserver(note).observe(place, { childList: true });
        }
    })""")
    page = open_page(with_mistakes())
    page.wait_for_function("() => window.told.length > 0")
    assert page.evaluate("told.filter((words) => words.includes('compared'))") == [
        "All languages are compared and measured."]
    assert page.evaluate("told.filter((words) => /so far|Comparing|Measuring/.test(words))") == []
