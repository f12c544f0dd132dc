"""Keys, focus, names, and what axe-core checks, in light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from sample_data import sample, with_mistakes


def focused(page):
    return page.evaluate("(({ id, className, tagName }) => id || className || tagName)(document.activeElement)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page, scheme):
    page = open_page(with_mistakes())
    page.emulate_media(color_scheme=scheme)
    for address in [
        "#", "#view=lines&lang=de&line=monthly.disclosure&invisible=1", "#view=lines&lang=ar",
        "#view=forms&lang=pl", "#view=one&line=monthly.callToAction&in=pl", "#view=previews&lang=ar&width=all",
    ]:
        page.goto(page.url.split("#")[0] + address)
        page.wait_for_function("address => location.hash === address || address === '#'", arg=address)
        assert report(page) == [], address
    page.locator("#open-marks").click()
    assert report(page) == []
    page.keyboard.press("Escape")
    page.locator("#open-keys").click()
    assert report(page) == []


def report(page):
    found = Axe().run(page).response["violations"]
    return [(one["id"], node["target"], node["failureSummary"]) for one in found for node in one["nodes"]]


def test_tab_goes_through_the_page_in_order(open_page):
    page = open_page(sample(), "#view=lines&lang=de&line=monthly.callToAction")
    order = []
    while "comment" not in order and len(order) < 60:
        page.keyboard.press("Tab")
        order.append(focused(page))
    expected = ["skip", "open-marks", "theme", "open-keys", "language-search", "language-order", "language", "search",
                "filter-kind", "filter-group", "filter-finding", "filter-mark", "row-name", "close",
                "verdict verdict-right", "comment"]
    positions = [order.index(name) for name in expected]
    assert positions == sorted(positions)
    assert order.count("row-name") == 1


def test_the_skip_link_goes_to_the_lines(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert focused(page) == "main"
    assert page.locator("#views a[aria-current=page]").inner_text() == "Lines"


def test_keys_move_mark_and_search(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    title = page.locator("#detail-title")
    page.keyboard.press("j")
    assert title.inner_text() == "label.title"
    page.keyboard.press("j")
    page.keyboard.press("ArrowDown")
    assert title.inner_text() == "monthly.price"
    page.keyboard.press("k")
    page.keyboard.press("r")
    assert title.inner_text() == "monthly.name"
    assert page.get_by_role("button", name="✓ Right").get_attribute("aria-pressed") == "true"
    page.keyboard.press("u")
    assert page.locator("#mark-count").inner_text() == "0"
    page.keyboard.press("w")
    assert focused(page) == "comment"
    page.keyboard.type("jkr?")
    assert page.get_by_label("Comment").input_value() == "jkr?"
    page.keyboard.press("Escape")
    assert focused(page) == "row-name"
    page.keyboard.press("/")
    assert focused(page) == "search"
    page.keyboard.press("Escape")
    page.keyboard.press("]")
    assert "lang=pl" in page.url
    page.keyboard.press("5")
    assert "view=previews" in page.url
    page.keyboard.press("?")
    assert page.locator("#keys").is_visible()


@pytest.mark.parametrize("alt", [
    {"altKey": True}, {"ctrlKey": True, "altKey": True, "modifierAltGraph": True}, {"modifierAltGraph": True},
])
def test_brackets_may_need_alt(open_page, alt):
    page = open_page(sample(), "#view=lines&lang=de")
    press = """([key, alt]) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...alt }))"""
    page.evaluate(press, ["]", alt])
    assert "lang=pl" in page.url
    page.evaluate(press, ["[", alt])
    assert "lang=de" in page.url
    for key, other in [("]", {"ctrlKey": True}), ("]", {"metaKey": True}), ("j", {"altKey": True})]:
        page.evaluate(press, [key, other])
    assert "lang=de" in page.url
    assert not page.locator("#detail").is_visible()


def test_enter_goes_to_the_details_and_escape_back(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    assert focused(page) == "detail-title"
    page.keyboard.press("Escape")
    assert focused(page) == "row-name"
    page.keyboard.press("Escape")
    assert not page.locator("#detail").is_visible()


def test_keys_of_one_letter_can_be_switched_off(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    page.keyboard.press("?")
    page.get_by_label("Keys of one letter work").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("html[data-compared]", state="attached")
    page.keyboard.press("j")
    assert not page.locator("#detail").is_visible()


def test_results_are_told_to_screen_readers(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    result = page.get_by_role("status").filter(has_text="lines")
    page.locator("#search").fill("kostenlos")
    assert result.inner_text().startswith("3 lines")
