"""What the server finds wrong stands at its place in the file."""

import json

from visitor import EXAMPLES

BAD_TYPE = """{
  "schema": "paywright/products/1",
  "locale": "en",
  "products": [
    {
      "id": "good", "type": "autoRenewable", "period": "P1M", "names": {"en": "Good"}, "prices": {"USA": "9.99"}
    },
    {
      "id": "bäd 🌌",
      "names": {"en": "🌌🌌"}, "type": "sometimes"
    }
  ]
}
"""


def marked(visitor):
    return [
        (line.get_attribute("value"), line.locator("mark").all_inner_texts())
        for line in visitor.page.locator(".source-line:has(mark)").all()
    ]


def test_a_finding_in_products_leads_to_its_line_and_column(visit):
    visitor = visit()
    visitor.drop_texts(("bad.json", BAD_TYPE))
    visitor.choose("set", "")
    place = visitor.page.locator("#finding-list .place-link").first
    line = BAD_TYPE.splitlines()[9]
    column = line.index('"sometimes"') + 1
    assert place.inner_text() == f"bad.json, line 10, column {column}"
    place.click()
    assert marked(visitor) == [("10", ['"sometimes"'])]
    assert visitor.page.evaluate("document.activeElement.id") == "line-10"
    visitor.view("Paywall")
    assert [text for _, text in visitor.texts("price")] == ["$9.99"]


def test_the_second_of_two_files_has_its_own_places(visit):
    visitor = visit()
    visitor.drop_texts(("first.json", (EXAMPLES / "borealis.play.json").read_text()), ("second.json", BAD_TYPE))
    visitor.choose("set", "")
    places = visitor.page.locator("#finding-list .place-link").all_inner_texts()
    assert any(place.startswith("second.json, line 10") for place in places)
    visitor.page.locator("#finding-list .place-link", has_text="second.json, line 10").click()
    assert marked(visitor) == [("10", ['"sometimes"'])]


def test_a_finding_about_a_customer_leads_to_its_line(visit):
    text = (EXAMPLES / "customers" / "trial-running.json").read_text()
    wrong = text.replace('"2026-11-17T18:30:00Z"', '"yesterday"', 1)
    assert wrong != text
    visitor = visit("#view=status&examples=[]")
    visitor.drop_texts(("customer.json", wrong))
    number = next(index for index, line in enumerate(wrong.splitlines(), start=1) if "yesterday" in line)
    visitor.page.locator("#finding-list .place-link").first.click()
    assert marked(visitor) == [(str(number), ['"yesterday"'])]


def test_a_finding_on_a_line_of_many_customers(visit):
    lines = (EXAMPLES / "customers.ndjson").read_text().splitlines()
    wrong = json.loads(lines[1])
    wrong["asOf"] = "yesterday"
    visitor = visit("#view=status&examples=[]")
    visitor.drop_texts(("many.ndjson", "\n".join([lines[0], json.dumps(wrong), *lines[2:]])))
    visitor.choose("customer", "2")
    visitor.page.locator("#finding-list .place-link", has_text="many.ndjson, line 2").first.click()
    assert ("2", ['"yesterday"']) in marked(visitor)


def test_a_choice_that_cannot_be_used_is_marked(visit):
    visitor = visit("#view=status&examples=[]")
    visitor.drop("customers/trial-running.json")
    visitor.choose("zone", "Nowhere/Here")
    assert visitor.page.locator("#zone").get_attribute("aria-invalid") == "true"
    visitor.page.get_by_role("button", name="Go to “Time zone”").click()
    assert visitor.page.evaluate("document.activeElement.id") == "zone"
    visitor.choose("zone", "Europe/Berlin")
    assert visitor.page.locator("#zone").get_attribute("aria-invalid") is None


def test_numbers_keep_every_digit_on_their_way(visit):
    text = '{"schema": "paywright/products/1", "locale": "en", "products": [{"id": "a", "type": "consumable", ' \
        '"names": {"en": "A"}, "prices": {"USA": 1.10000000000000000000000000000001}}]}'
    visitor = visit()
    sent = []
    visitor.page.on("request", lambda request: sent.append(request.post_data or ""))
    visitor.drop_texts(("digits.json", text))
    assert any("1.10000000000000000000000000000001" in body for body in sent)


def test_a_long_file_shows_what_is_around_its_findings(visit):
    products = [
        {"id": f"p{number}", "type": "consumable", "names": {"en": "A"}, "prices": {"USA": "1.00"}}
        for number in range(1000)
    ]
    products[900]["type"] = "wrong"
    text = json.dumps({"schema": "paywright/products/1", "locale": "en", "products": products}, indent=1)
    visitor = visit("#view=file&examples=[]")
    visitor.drop_texts(("long.json", text))
    visitor.choose("set", "")
    number = next(index for index, line in enumerate(text.splitlines(), start=1) if '"wrong"' in line)
    assert marked(visitor) == [(str(number), ['"wrong"'])]
    assert visitor.page.locator(".source-line").count() < 300
