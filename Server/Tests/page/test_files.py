"""Every file of the examples, dropped and pasted: what it is, and that its words are shown."""

import json

import pytest

from visitor import EXAMPLES

PRODUCTS = [
    "aurora.storekit", "aurora.products.json", "borealis.play.json", "borealis.subscription.json",
    "borealis.offers.json",
]
CUSTOMERS = [f"customers/{path.name}" for path in sorted((EXAMPLES / "customers").iterdir())] + ["customers.ndjson"]
OTHERS = sorted(
    str(path.relative_to(EXAMPLES)) for path in EXAMPLES.rglob("*")
    if path.is_file() and str(path.relative_to(EXAMPLES)) not in PRODUCTS + CUSTOMERS
)
DROPPED_AND_PASTED = ["drop", "paste", "paste_on_page"]


def open_example(visitor, way, name):
    if way == "drop":
        visitor.drop(name)
    else:
        getattr(visitor, way)((EXAMPLES / name).read_text())


@pytest.mark.parametrize("way", DROPPED_AND_PASTED)
@pytest.mark.parametrize("name", PRODUCTS)
def test_product_files_show_their_paywall(visit, way, name):
    visitor = visit()
    open_example(visitor, way, name)
    assert visitor.files() == [(name if way == "drop" else "Pasted text 1", "Products")]
    visitor.choose("set", "")
    if name == "borealis.offers.json":
        assert "base plan" in visitor.findings()[0]
    else:
        assert len(visitor.texts("price")) >= 1
        assert visitor.page.locator(".phone-product .place-price, .phone-product .place-rate").count() >= 1


@pytest.mark.parametrize("way", DROPPED_AND_PASTED)
@pytest.mark.parametrize("name", CUSTOMERS)
def test_customers_show_their_status(visit, way, name):
    visitor = visit("#view=status&now=2026-11-20T12:00:00&examples=[]")
    open_example(visitor, way, name)
    assert visitor.files() == [(name if way == "drop" else "Pasted text 1", "Customer’s data")]
    headlines = [text for _, text in visitor.texts("headline")]
    assert headlines and all(headlines)
    on_phones = visitor.page.locator(".phone-status .place-headline").all_text_contents()
    assert on_phones == headlines


@pytest.mark.parametrize("way", DROPPED_AND_PASTED)
@pytest.mark.parametrize("name", OTHERS)
def test_other_files_are_refused_with_the_reason_at_its_place(visit, way, name):
    visitor = visit()
    open_example(visitor, way, name)
    shown = name if way == "drop" else "Pasted text 1"
    assert visitor.files() == [(shown, "Not usable")]
    place = visitor.page.locator("#finding-list .place-link").first
    assert place.inner_text().startswith(f"{shown}, line ")
    place.click()
    assert visitor.page.locator(".source-line.found-here mark").count() >= 1


def test_several_product_files_are_one_shop(visit):
    visitor = visit()
    visitor.drop("borealis.subscription.json", "borealis.offers.json", "borealis.play.json")
    visitor.choose("set", "")
    assert any("offer first-season" in title for title in visitor.headings())
    assert any("borealis_plus" in title for title in visitor.headings())


def test_every_line_of_a_file_of_customers_can_be_chosen(visit):
    visitor = visit("#view=status&now=2026-11-20T12:00:00&examples=[]")
    visitor.drop("customers.ndjson")
    options = visitor.page.locator("#customer option").all_inner_texts()
    lines = (EXAMPLES / "customers.ndjson").read_text().splitlines()
    assert options == [f"customers.ndjson, line {number}" for number in range(1, len(lines) + 1)]
    for number, line in enumerate(lines, start=1):
        visitor.choose("customer", "" if number == 1 else str(number))
        assert json.loads(line).get("customer", "") in visitor.page.locator("#view > p.quiet").inner_text()
        assert visitor.texts("headline")


def test_several_files_about_one_customer(visit):
    visitor = visit("#view=status&now=2026-11-20T12:00:00&examples=[]")
    visitor.drop("customers/trial-running.json", "customers/play-grace-period.json")
    assert len(visitor.texts("headline")) == 1
    visitor.choose("customer", "all")
    assert len(visitor.texts("headline")) == 2


def test_a_file_can_be_chosen_and_removed(visit):
    visitor = visit()
    visitor.page.locator("#choose-input").set_input_files(str(EXAMPLES / "aurora.storekit"))
    visitor.wait_for_files(1)
    assert visitor.files() == [("aurora.storekit", "Products")]
    visitor.page.get_by_role("button", name="Remove aurora.storekit").click()
    visitor.wait()
    assert visitor.files() == []


def test_a_file_of_the_same_name_replaces_the_one_before(visit):
    visitor = visit()
    visitor.drop("aurora.storekit")
    visitor.drop_texts(("aurora.storekit", "{"), ("other.json", "{"), adds=1)
    assert visitor.files() == [("aurora.storekit", "Not usable"), ("other.json", "Not usable")]


@pytest.mark.parametrize("text", ['{\n  "a": \n}', "not JSON at all"])
def test_what_is_not_json_is_refused_at_its_place(visit, text):
    visitor = visit()
    visitor.paste(text)
    assert visitor.files() == [("Pasted text 1", "Not usable")]
    assert "expected a value" in visitor.findings()[0]


def test_bytes_that_are_no_text_are_refused(visit):
    visitor = visit()
    visitor.page.locator("#choose-input").set_input_files(
        {"name": "image.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n\xff\xfe"})
    visitor.wait_for_files(1)
    assert visitor.files() == [("image.png", "Not usable")]
    assert visitor.findings() == ["The file cannot be read as text in UTF-8. image.png"]


def test_the_demo_opens_the_example_shop(visit):
    visitor = visit("")
    assert ("aurora.storekit", "Products") in visitor.files()
    assert visitor.texts("price")
    visitor.view("Status")
    assert visitor.texts("headline")
