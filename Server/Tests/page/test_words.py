"""Languages, offers, storefronts, customers: the page shows what the server answers."""

import json
import urllib.parse

import pytest

from visitor import EXAMPLES

NOW = "2026-11-20T12:00:00"

SITUATIONS = {
    "app-store-billing-retry.json": ["billingRetry"],
    "new-customer.json": ["notPurchased"],
    "play-grace-period.json": ["gracePeriod"],
    "trial-running.json": ["freeTrial"],
}


@pytest.mark.parametrize("name", sorted(path.name for path in (EXAMPLES / "customers").iterdir()))
def test_each_example_customer_has_its_status(visit, name):
    visitor = visit(f"#view=status&lang=de&zone=Europe/Berlin&now={NOW}&examples=[]")
    visitor.drop("aurora.storekit", f"customers/{name}")
    answer = visitor.copied_json()
    assert answer["schema"] == "paywright/status/1"
    assert (answer["now"], answer["timeZone"]) == (f"{NOW}Z", "Europe/Berlin")
    kinds = [result["situation"]["kind"] for result in answer["results"]]
    assert kinds == SITUATIONS.get(name, kinds)
    for key in ["name", "headline", "detail", "action", "support"]:
        expected = [("de", result["lines"][key]["text"]) for result in answer["results"] if key in result["lines"]]
        assert visitor.texts(key) == expected
    assert len(visitor.page.locator(".phone-status").all()) == len(kinds)


def test_an_example_is_answered_for_its_own_moment(visit):
    """Today, and on any other day: without a moment chosen, and beside another example."""
    names = sorted(f"customers/{path.name}" for path in (EXAMPLES / "customers").glob("*.json"))
    for name in names:
        examples = urllib.parse.quote(json.dumps(["aurora.storekit", name]))
        answer = visit(f"#view=status&examples={examples}").copied_json()
        assert answer["now"] == f"{NOW}Z"
        kinds = [result["situation"]["kind"] for result in answer["results"]]
        assert kinds == SITUATIONS.get(name.removeprefix("customers/"), kinds)
        assert "unknown" not in kinds
        assert not [one for one in answer["diagnostics"] if one["code"] in {"old-answer", "clock-behind-store"}]
    answer = visit("#view=status").copied_json()
    assert (answer["now"], answer["results"][0]["situation"]["kind"]) == (f"{NOW}Z", "freeTrial")


def test_a_file_of_the_visitor_is_answered_for_the_present(visit):
    visitor = visit("#view=status&examples=[]")
    visitor.drop("aurora.storekit", "customers/trial-running.json")
    assert visitor.copied_json()["now"] != f"{NOW}Z"


def test_every_language_can_be_chosen(visit):
    visitor = visit("#product=com.example.aurora.monthly&offer=none&examples=[]")
    visitor.drop("aurora.storekit")
    tags = visitor.page.locator("#lang option").evaluate_all("all => all.map((one) => one.value)")
    assert len(tags) == 50
    for tag in tags:
        visitor.choose("lang", tag)
        assert len(visitor.texts("disclosure")) == 1
        phone = visitor.page.locator(".phone-product").first
        expected = "rtl" if tag in {"ar", "he", "ur", "fa"} else "ltr"
        assert phone.get_attribute("dir") == expected
        assert phone.evaluate("one => getComputedStyle(one).direction") == expected


def test_two_languages_stand_beside_each_other(visit):
    visitor = visit("#product=com.example.aurora.monthly&offer=introductory&lang=de&beside=ar&examples=[]")
    visitor.drop("aurora.storekit")
    assert [lang for lang, _ in visitor.texts("offer")] == ["de", "ar"]
    phones = visitor.page.locator(".phone-product")
    assert phones.evaluate_all("all => all.map((one) => one.dir)") == ["ltr", "rtl"]
    directions = visitor.page.locator('.line[data-key="offer"] .line-text > p').evaluate_all(
        "all => all.map((one) => getComputedStyle(one).direction)")
    assert directions == ["ltr", "rtl"]
    german, arabic = visitor.page.locator('.line[data-key="offer"] .line-text').all()
    assert german.bounding_box()["y"] == arabic.bounding_box()["y"]


def test_an_offer_a_product_and_a_storefront_can_be_chosen(visit):
    visitor = visit()
    visitor.drop("aurora.products.json")
    visitor.choose("set", "")
    storefronts = visitor.page.locator("#storefront option").all_inner_texts()
    assert "Japan (JPN)" in storefronts and "Germany (DEU)" in storefronts
    visitor.choose("storefront", "JPN")
    visitor.choose("product", "com.example.aurora.monthly")
    visitor.choose("offer", "promotional=spring")
    assert visitor.headings() == [
        "com.example.aurora.monthly promotional offer spring · JPN", "Around the products",
    ]
    assert "¥700" in visitor.texts("offer")[0][1]


def test_two_offers_together(visit):
    visitor = visit()
    visitor.drop("aurora.storekit")
    visitor.choose("offer", "introductory+code=STARGAZER")
    assert "introductory offer + offer code STARGAZER" in " ".join(visitor.headings())


def test_the_moment_and_the_time_zone_change_the_days(visit):
    visitor = visit(f"#view=status&now={NOW}&examples=[]")
    visitor.drop("customers/trial-running.json")
    assert "November 24" in visitor.texts("detail")[0][1]
    visitor.choose("zone", "Pacific/Kiritimati")
    assert "November 25" in visitor.texts("detail")[0][1]
    visitor.choose("zone", "UTC")
    assert "4\u00a0days" in visitor.texts("headline")[0][1]
    visitor.choose("now", "2026-11-22T12:00")
    assert "2\u00a0days" in visitor.texts("headline")[0][1]


def test_the_sets_of_the_server_can_be_chosen(visit):
    visitor = visit()
    assert visitor.page.locator("#set").input_value() == "shop"
    assert any("com.example.aurora.monthly" in title for title in visitor.headings())


def test_phones_have_their_width(visit):
    visitor = visit("#product=com.example.aurora.monthly&offer=none&examples=[]")
    visitor.drop("aurora.storekit")
    for width in [320, 375, 430]:
        visitor.choose("width", str(width))
        assert visitor.page.locator(".phone-product").first.bounding_box()["width"] == width
    visitor.choose("width", "all")
    widths = visitor.page.locator(".phone-product").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert widths == [320, 375, 430]


def test_every_text_on_a_phone_is_a_line_with_its_key(visit):
    visitor = visit("#product=com.example.aurora.monthly&offer=introductory&examples=[]")
    visitor.drop("aurora.storekit")
    group = visitor.page.locator(".group").first
    on_phone = dict(group.locator(".place").evaluate_all("all => all.map((one) => [one.dataset.key, one.textContent])"))
    lines = dict(group.locator(".line").evaluate_all(
        "all => all.map((one) => [one.dataset.key, one.querySelector('p').textContent])"))
    assert on_phone and on_phone.items() <= lines.items()
    assert set(lines) - set(on_phone) == {key for key in lines if key.endswith(".spoken")}
    group.locator(".place-button").click()
    assert group.locator(".line.shown").get_attribute("data-key") == "callToAction"


def test_a_text_and_the_answer_can_be_copied(visit):
    visitor = visit("#lang=he&product=com.example.aurora.monthly&offer=none&examples=[]")
    visitor.drop("aurora.storekit")
    visitor.page.get_by_role("button", name="Copy disclosure, he").click()
    visitor.page.wait_for_selector("#announcement.toast")
    assert visitor.copied() == visitor.texts("disclosure")[0][1]
    answer = visitor.copied_json()
    assert answer["schema"] == "paywright/paywall/1"
    assert answer["results"][0]["lines"]["disclosure"]["text"] == visitor.texts("disclosure")[0][1]


def test_a_status_states_what_it_stands_on_on_request(visit):
    visitor = visit(f"#view=status&lang=de&zone=Europe/Berlin&now={NOW}&examples=[]")
    visitor.drop("customers/trial-running.json")
    assert visitor.page.locator(".evidence").count() == 0
    assert "evidence" not in visitor.copied_json()["results"][0]
    visitor.page.get_by_label("What each fact stands on").check()
    visitor.page.wait_for_selector(".evidence")
    shown = visitor.page.locator(".evidence").first.inner_text()
    assert "lastDay(2026-11-24T18:30:00Z - 24 h)" in shown
    assert "$.subscriptions[0].renewalPrice.amount 9.99" in shown.replace("\n", " ")
    assert visitor.copied_json()["results"][0]["evidence"]


def test_invisible_characters_are_named_on_request(visit):
    visitor = visit("#lang=ar&product=com.example.aurora.monthly&offer=none&examples=[]")
    visitor.drop("aurora.storekit")
    before = visitor.texts("price")
    assert visitor.page.locator(".invisible").count() == 0
    visitor.page.get_by_label("Invisible characters").check()
    assert visitor.page.locator(".invisible").count() > 0
    assert visitor.texts("price") == before


def test_copying_works_where_the_browser_gives_no_clipboard(visit):
    visitor = visit("#lang=de&product=com.example.aurora.monthly&offer=none&examples=[]")
    visitor.drop("aurora.storekit")
    visitor.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    button = visitor.page.get_by_role("button", name="Copy disclosure, de")
    button.click()
    visitor.page.wait_for_selector("#announcement.toast")
    assert visitor.copied() == visitor.texts("disclosure")[0][1]
    assert visitor.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Copy disclosure, de"


def test_a_large_shop_is_shown_part_by_part(visit):
    products = [
        {"id": f"p{number}", "type": "consumable", "names": {"en": f"Gems {number}"}, "prices": {"USA": "1.00"}}
        for number in range(100)
    ]
    text = json.dumps({"schema": "paywright/products/1", "locale": "en", "products": products})
    visitor = visit()
    visitor.drop_texts(("gems.json", text))
    visitor.choose("set", "")
    assert len(visitor.headings()) == 40
    visitor.page.get_by_role("button", name="Show 40 more of 101").click()
    assert len(visitor.headings()) == 80
    visitor.page.get_by_role("button", name="Show 21 more of 101").click()
    assert visitor.headings()[-1] == "Around the products"
    assert visitor.page.get_by_role("button", name="more of 101").count() == 0
