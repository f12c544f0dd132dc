"""Planted mistakes are found on the first page, and lead to their lines."""

import pytest

from sample_data import sample, with_a_wrong_noun, with_mistakes


def findings(page):
    return page.locator("#view .finding").all()


def test_a_review_without_mistakes_has_nothing_to_look_at(open_page):
    page = open_page(sample())
    assert page.locator("#view .finding").count() == 0
    assert "Nothing found" in page.locator("#view").inner_text()


@pytest.mark.parametrize("tag, line, words", [
    ("de", "introductory.freeTrial.P1W.offer", "Missing value English has 1 price, this text has none."),
    ("pl", "monthly.callToAction", "Doesn’t fit its place Button: needs"),
    ("de", "status.commitment.headline", "{paymentsLeft} says the same for one and other."),
    ("ar", "monthly.disclosure", "Other numbers than English English says 24, this text 48."),
    ("pl", "status.active.detail", "Could not be formatted The date could not be formatted"),
    ("de", "monthly.disclosure", "straight-quote found"),
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
    page.get_by_role("button", name="cldr-difference-known: duration.every").click()
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


def test_lengths_stand_side_by_side_for_all_counts(open_page):
    page = open_page(sample(), "#view=forms&lang=pl&kind=day")
    texts = page.locator("#view .count-list li").all_inner_texts()
    assert [text.replace("\u00a0", " ") for text in texts] == [
        "1 dzień", "2 dni", "3 dni", "5 dni", "11 dni", "21 dni", "100 dni",
    ]


def test_lines_carry_flags_of_what_was_found(open_page):
    page = open_page(with_mistakes(), "#view=lines&lang=de&q=introductory offer")
    assert "Missing value" in page.locator("#view .row").first.inner_text()
