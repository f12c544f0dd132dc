"""The link holds choices and never a file; nothing is stored; nothing goes anywhere else; markup stays text."""

import json
import re

import pytest

from visitor import EXAMPLES

CHOICES = {
    "view": "status", "lang": "ja", "beside": "he", "width": "430", "product": "com.example.aurora.yearly",
    "storefront": "USA", "offer": "introductory", "now": "2026-11-20T12:34:56", "zone": "Asia/Tokyo",
}
STORED = """async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
})"""
HOSTILE = [
    '<img src=x onerror="window.ran = 1">',
    "</script><script>window.ran = 1</script>",
    "\u202egnitteser\u202c \u2067\u2066 \u202e",
    "&lt;b&gt; ' \" ` ${window.ran = 1} {{7*7}}",
    "constructor", "__proto__",
    "W" * 10_000,
    "ﷺ" * 10_000,
]


def without_controls(text):
    """The library keeps no directions of names that would reach beyond them."""
    return re.sub("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", text).strip()


def shop_with(names):
    return json.dumps({
        "schema": "paywright/products/1",
        "locale": "en",
        "products": [
            {
                "id": name[:200] or "x", "type": "autoRenewable", "period": "P1M", "names": {"en": name},
                "prices": {"USA": "9.99"},
                "offers": [{"type": "promotional", "id": name[:200], "mode": "freeTrial", "period": "P1W"}],
            }
            for name in names
        ],
    })


def test_a_link_brings_every_choice_back(visit):
    first = visit("")
    for name, value in CHOICES.items():
        if name != "view":
            first.choose(name, value)
    first.view("Status")
    first.page.get_by_label("Invisible characters").check()
    first.page.get_by_role("button", name="Dark").click()
    first.page.get_by_role("button", name="Copy link").click()
    first.page.wait_for_selector("#announcement.toast")
    link = first.copied()
    second = visit(link[link.index("#"):])
    for name, value in CHOICES.items():
        if name != "view":
            assert second.page.locator(f"#{name}").input_value() == value
    assert second.page.locator("#invisible").is_checked()
    assert second.page.locator("html").get_attribute("data-theme") == "dark"
    assert second.page.locator("#views a[aria-current=page]").inner_text() == "Status"
    assert second.texts("headline") == first.texts("headline")
    assert [lang for lang, _ in second.texts("headline")] == ["ja", "he"]


def test_a_link_has_nothing_of_a_file(visit):
    visitor = visit()
    customer = (EXAMPLES / "customers" / "trial-running.json").read_text()
    visitor.drop_texts(("secret-name.json", shop_with(["Secret product"])), ("secret-customer.json", customer))
    visitor.view("Status")
    visitor.page.locator(".file-name").first.click()
    address = visitor.page.evaluate("location.href").lower()
    for words in ["secret", "u-1002", "9.99", "aurora"]:
        assert words not in address


def test_going_back_and_forward(visit):
    visitor = visit("")
    visitor.view("Status")
    visitor.view("File")
    visitor.page.go_back()
    visitor.wait()
    assert visitor.page.locator("#views a[aria-current=page]").inner_text() == "Status"
    visitor.page.go_forward()
    visitor.wait()
    assert visitor.page.locator("#views a[aria-current=page]").inner_text() == "File"


def test_nothing_is_stored(visit, context):
    visitor = visit("")
    visitor.drop("aurora.products.json", "customers/two-stores.json")
    visitor.choose("lang", "fr")
    visitor.view("Status")
    visitor.page.get_by_role("button", name="Dark").click()
    assert visitor.page.evaluate(STORED) == {
        "local": 0, "session": 0, "databases": 0, "caches": 0, "workers": 0, "cookies": "",
    }
    assert context.cookies() == []
    visitor.page.goto("about:blank")
    again = visit("")
    assert ("aurora.products.json", "Products") not in again.files()


def test_files_go_to_the_operations_of_this_server_alone(visit, server):
    visitor = visit("")
    asked = []
    visitor.page.on("request", lambda request: asked.append((request.method, request.url)))
    visitor.drop("aurora.storekit", "customers/trial-running.json")
    visitor.choose("lang", "fr")
    assert {url for method, url in asked} <= {f"{server.url}/v1/paywall", f"{server.url}/v1/status"}
    assert {method for method, url in asked} == {"POST"}


def test_the_policy_lets_nothing_else_run_or_be_asked_for(visit, context, server):
    visitor = visit("")
    policy = context.request.get(f"{server.url}/").headers["content-security-policy"]
    assert policy.split("; ") == [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
    ]
    ran = visitor.page.evaluate("""async () => {
        const script = document.createElement("script");
        script.textContent = "window.ran = 1";
        document.body.append(script);
        const isSent = await fetch("http://127.0.0.1:9/").then(() => true, () => false);
        return [window.ran ?? 0, isSent];
    }""")
    assert ran == [0, False]
    assert all("Content Security Policy" in failure for failure in visit.failures)
    visit.failures.clear()


@pytest.mark.parametrize("address", ["", "&view=file", "&lang=ar&beside=en&invisible=1"])
def test_names_that_are_markup_stay_text(visit, address):
    visitor = visit(f"#examples=[]{address}")
    visitor.drop_texts(*((f"{name[:200]}", shop_with(HOSTILE)) for name in HOSTILE[:4]))
    visitor.choose("set", "")
    assert visitor.page.evaluate("window.ran") is None
    assert visitor.page.locator("img, iframe, b").count() == 0
    if "view=file" not in address:
        shown = [without_controls(text) for _, text in visitor.texts("name")]
        for name in HOSTILE:
            assert any(without_controls(name) in text for text in shown), name[:30]
        headings = "".join(visitor.headings())
        assert "\u202e" not in headings and "‹U+202E›" in headings
        bodies = visitor.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert bodies[0] <= bodies[1]
        isolated = visitor.page.locator(".line-text > p, .place-text, .group h3 bdi").evaluate_all(
            "all => all.every((one) => getComputedStyle(one).unicodeBidi.startsWith('isolate'))")
        assert isolated


def test_hostile_addresses_do_no_harm(visit):
    visitor = visit(
        "#lang=%3Cimg%20src%3Dx%3E&view=__proto__&width=9999&set=constructor&customer=-1&file=zz&theme=%22x"
        "&examples=%7B")
    assert visitor.page.evaluate("window.ran") is None
    assert visitor.page.locator("#views a[aria-current=page]").inner_text() == "Paywall"
    assert visitor.page.locator("img").count() == 0
