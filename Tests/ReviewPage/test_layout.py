"""Directions and languages, what fits a phone, the contact sheet, and print."""

from sample_data import sample, say, with_mistakes


def test_texts_carry_their_language_and_direction(open_page):
    page = open_page(sample(), "#view=lines&lang=ar&line=monthly.disclosure")
    text = page.locator("#view .row-text > p").first
    assert (text.get_attribute("lang"), text.get_attribute("dir")) == ("ar", "rtl")
    source = page.locator("#view .row-source").first
    assert (source.get_attribute("lang"), source.get_attribute("dir")) == ("en", "ltr")
    shown = page.locator(".detail-text")
    assert shown.evaluate("one => getComputedStyle(one).direction") == "rtl"


def test_invisible_characters_are_named_on_request_and_stay_in_the_text(open_page):
    page = open_page(sample(), "#view=lines&lang=ar&line=monthly.price")
    before = page.locator(".detail-text").evaluate("one => one.textContent")
    assert page.locator(".detail-text .invisible").count() == 0
    page.get_by_label("Invisible characters").check()
    marks = page.locator(".detail-text .invisible").evaluate_all("all => all.map((one) => one.dataset.mark)")
    assert marks == ["⟦", "‹RLM›", "⍽", "‹LRM›", "⟧"]
    assert page.locator(".detail-text").evaluate("one => one.textContent") == before


def test_parts_are_told_apart_by_kind_and_role(open_page):
    page = open_page(sample(), "#view=lines&lang=de&line=introductory.freeTrial.P1W.offer")
    parts = page.locator(".detail-text .part").evaluate_all(
        "all => all.map((one) => [one.dataset.kind, one.dataset.role, one.textContent])")
    assert parts == [["length", None, "1\u00a0Woche"], ["money", "billed", "9,99\u00a0$"]]


def test_details_lead_to_the_source(open_page):
    page = open_page(sample(), "#view=lines&lang=de&line=status.active.soon.headline")
    detail = page.locator("#detail").inner_text()
    for words in ["Locales/de.arb:18:19", "status.active.headline.soon", "A card’s headline.", "daysLeft", "ICU 72.1",
                  "of 40 characters", "daysLeft: other"]:
        assert words in detail
    taken = page.locator("#detail .pattern-row.taken > .pattern-selector").all_inner_texts()
    assert taken == ["other"]


def test_previews_put_each_text_in_its_place(open_page):
    page = open_page(sample(), "#view=previews&lang=ar")
    phone = page.locator(".phone").first
    assert phone.get_attribute("dir") == "rtl"
    places = page.locator(".phone-product .place").evaluate_all("all => all.map((one) => one.className)")
    assert {"place place-button", "place place-badge", "place place-disclosure"} <= set(places)
    assert page.locator(".phone-status .place-action").first.get_attribute("lang") == "ar"
    page.locator(".place-badge").first.click()
    assert page.locator("#detail-title").inner_text().endswith("offerBadge")


def test_previews_have_the_width_of_the_phone(open_page):
    page = open_page(sample(), "#view=previews&lang=de&beside=")
    for width in ["320", "375", "430"]:
        page.get_by_role("button", name=width, exact=True).click()
        assert page.locator(".phone").first.bounding_box()["width"] == int(width)
    page.get_by_role("button", name="All three").click()
    assert page.locator(".preview").first.locator(".phone").count() == 3


def test_a_button_that_is_too_long_is_marked_and_others_are_not(open_page):
    page = open_page(with_mistakes(), "#view=previews&lang=pl&beside=")
    assert page.locator(".place.over").all_inner_texts() == [
        "Rozpocznij teraz swoją pełną i odnawialną subskrypcję za 9,99\u00a0USD miesięcznie"
    ]


def test_what_is_too_long_stays_on_the_phone(open_page):
    data = with_mistakes()
    long = "Bezpłatnie przez cały pierwszy tydzień oraz dłużej "
    for message in ("badge", "pill", "manage", "price"):
        say(data, "pl", message, long * 3)
    page = open_page(data, "#view=previews&lang=pl&beside=&width=320")
    assert page.locator(".place.over").count() >= 5
    outside = page.locator(".phone").evaluate_all("""all => all.flatMap((phone) => {
        const { left, right } = phone.getBoundingClientRect();
        return [...phone.querySelectorAll("*")].filter((one) => {
            const box = one.getBoundingClientRect();
            const isClipped = one.matches(".place-text") && getComputedStyle(one.parentElement).overflow === "hidden";
            return !isClipped && (box.left < left + 15 || box.right > right - 15);
        }).map((one) => one.className);
    })""")
    assert outside == []


def test_the_measured_boxes_are_those_of_the_previews(open_page):
    page = open_page(sample(), "#view=previews&lang=de&width=320&beside=")
    rooms = page.locator(".place").evaluate_all("""all => all.map((one) => {
        const style = getComputedStyle(one);
        const text = one.querySelector(".place-text");
        const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const room = 320 - parseFloat(style.getPropertyValue("--inset"));
        return [one.className, room, one.parentElement.clientWidth, padding, text.scrollWidth];
    })""")
    assert rooms
    for name, room, _, _, needed in rooms:
        assert needed <= room + 1, name
    button = next(one for one in rooms if one[0] == "place place-button")
    assert button[2] - 40 - button[3] == button[1]


def test_the_contact_sheet_tells_its_height(open_page):
    page = open_page(with_mistakes(), "#sheet=ar", waits_for="ready")
    height = int(page.locator("html").get_attribute("data-sheet-height"))
    box = page.locator("#sheet").bounding_box()
    assert box["width"] == 1300
    assert abs(box["height"] - height) <= 1
    assert page.locator("#sheet h1").inner_text() == "العربية"
    assert page.locator("#sheet .phone").count() > 1
    assert page.locator("#sheet .sheet-lines li").count() > 10
    assert "Other numbers than English" in page.locator("#sheet .found").inner_text()


def test_print_shows_the_lines_and_not_the_controls(open_page):
    page = open_page(sample(), "#view=lines&lang=de&line=monthly.price")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator("#view .row").first.is_visible()
    for hidden in [".languages", "#filters", ".bar", "#detail", ".top-actions"]:
        assert not page.locator(hidden).is_visible()
    assert page.locator("main").evaluate("one => getComputedStyle(one).overflow") == "visible"
    assert page.locator("html").evaluate("one => getComputedStyle(one).colorScheme") == "light"


def test_light_and_dark_follow_the_system_and_the_switch(open_page):
    page = open_page(sample())
    background = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(background)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(background) != light
    page.get_by_role("button", name="Light").click()
    assert page.evaluate(background) == light
    page.reload()
    assert page.evaluate(background) == light
