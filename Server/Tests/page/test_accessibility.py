"""Names, keys, focus, what axe-core checks in light and dark, and narrow windows."""

import pytest
from axe_playwright_python.sync_playwright import Axe

VIEWS = [
    "#lang=de&beside=ar&offer=introductory",
    "#view=status&lang=he&beside=en&now=2026-11-20T12:00:00",
    "#view=file",
    "#zone=Nowhere&view=status",
    "#view=status&why=1",
    "#width=all&invisible=1&lang=ar&product=com.example.aurora.monthly",
]


def report(page):
    found = Axe().run(page).response["violations"]
    return [(one["id"], node["target"], node["failureSummary"]) for one in found for node in one["nodes"]]


@pytest.mark.parametrize("width", [1440, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit, scheme, width):
    for address in VIEWS:
        visitor = visit(address)
        visitor.page.set_viewport_size({"width": width, "height": 900})
        visitor.page.emulate_media(color_scheme=scheme)
        assert report(visitor.page) == [], address
        visitor.page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_dialogs_and_findings(visit, scheme):
    visitor = visit()
    visitor.page.emulate_media(color_scheme=scheme)
    visitor.paste("{")
    assert report(visitor.page) == []
    visitor.page.locator("#finding-list .place-link").first.click()
    assert report(visitor.page) == []
    visitor.page.get_by_role("button", name="Paste text…").click()
    assert report(visitor.page) == []


def focused(page):
    return page.evaluate(
        "(({ id, className, tagName, dataset }) => id || dataset.view || className || tagName)"
        "(document.activeElement)")


def test_tab_goes_through_the_page_in_order(visit):
    visitor = visit("")
    order = []
    while "copy" not in order and len(order) < 80:
        visitor.page.keyboard.press("Tab")
        order.append(focused(visitor.page))
    expected = [
        "skip", "copy-link", "theme", "choose", "open-paste", "file-name", "close", "example", "lang", "beside",
        "width", "set", "product", "storefront", "offer", "customer", "now", "zone", "why", "paywall", "status", "file", "copy-json",
        "invisible", "copy",
    ]
    positions = [order.index(name) for name in expected]
    assert positions == sorted(positions)


def test_everything_with_focus_shows_it_and_has_a_name(visit):
    visitor = visit("")
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        outline = visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", focused(visitor.page)
    nameless = visitor.page.locator("button, select, input, textarea, a").evaluate_all("""all => all
        .filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim() || one.labels?.length))
        .map((one) => one.outerHTML)""")
    assert nameless == []


def test_the_skip_link_goes_to_the_texts(visit):
    visitor = visit("")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    assert focused(visitor.page) == "main"
    assert "#main" not in visitor.page.url


def test_the_keyboard_alone_pastes_a_file_and_closes_the_dialog(visit):
    visitor = visit()
    visitor.page.locator("#open-paste").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Escape")
    assert focused(visitor.page) == "open-paste"
    visitor.page.keyboard.press("Enter")
    assert focused(visitor.page) == "paste-text"
    visitor.page.keyboard.type("[]")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_files(1)
    assert focused(visitor.page) == "open-paste"


def test_focus_stays_somewhere_after_a_file_is_removed(visit):
    visitor = visit("")
    visitor.page.get_by_role("button", name="Remove aurora.storekit").click()
    visitor.wait()
    assert focused(visitor.page) == "choose"


def test_screen_readers_hear_of_results(visit):
    visitor = visit("")
    result = visitor.page.get_by_role("status").filter(has_text="texts")
    before = result.inner_text()
    visitor.choose("product", "com.example.aurora.monthly")
    assert result.inner_text() != before


@pytest.mark.parametrize("address", [*VIEWS, "#examples=[]"])
@pytest.mark.parametrize("width", [320, 640, 900, 1024])
def test_no_width_scrolls_sideways(visit, address, width):
    visitor = visit(address)
    visitor.page.set_viewport_size({"width": width, "height": 700})
    visitor.page.wait_for_timeout(200)
    size = visitor.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert size[0] <= size[1]
    outside = visitor.page.locator("main *, .side *, .top *").evaluate_all("""all => all.filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1) && !one.closest(".hidden, .skip, .place");
    }).map((one) => `${one.tagName}.${one.className}#${one.id}`)""")
    assert outside == []


def test_light_and_dark_follow_the_system_and_the_switch(visit):
    visitor = visit("")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    light = visitor.page.evaluate(background)
    visitor.page.emulate_media(color_scheme="dark")
    assert visitor.page.evaluate(background) != light
    visitor.page.get_by_role("button", name="Light").click()
    assert visitor.page.evaluate(background) == light
