"""What the page shows when the server gives no answer."""

import json

import pytest

OVERLOADED = {"status": 503, "headers": {"Retry-After": "2"}, "body": "busy"}


@pytest.mark.parametrize("answer, words", [
    (OVERLOADED, "The server has too much to do. Try again soon. The server asks to wait 2 seconds."),
    ({"status": 429, "body": ""}, "Too many requests. Try again soon."),
    ({"status": 413, "body": ""}, "The files are larger than the server takes."),
    ({"status": 502, "body": "{\"problem\": 1}"}, "The server answered with the status 502."),
    ({"status": 500, "body": "<b>broken</b>"}, "The server answered with the status 500."),
])
def test_refusals_are_put_into_words(visit, answer, words):
    visitor = visit("")
    visitor.page.route("**/v1/paywall", lambda route: route.fulfill(**answer))
    visitor.choose("lang", "de")
    assert visitor.findings() == [words]
    visitor.page.unroute("**/v1/paywall")
    visitor.choose("lang", "fr")
    assert visitor.findings() == []


def test_a_server_that_is_gone(visit):
    visitor = visit("")
    visitor.page.route("**/v1/*", lambda route: route.abort())
    visitor.choose("lang", "de")
    assert visitor.findings() == ["The server cannot be reached."]
    visitor.drop("aurora.products.json")
    assert ("aurora.products.json", "Not usable") in visitor.files()


def test_a_token_is_asked_for_once_and_sent(visit):
    visitor = visit("")
    sent = []

    def guard(route):
        sent.append(route.request.headers.get("authorization"))
        if sent[-1] == "Bearer opal":
            route.continue_()
        else:
            route.fulfill(status=401, body=json.dumps({"schema": "paywright/error/1"}))

    visitor.page.route("**/v1/*", guard)
    visitor.page.locator("#lang").select_option("de")
    visitor.page.get_by_label("Token", exact=True).fill("opal")
    visitor.page.keyboard.press("Enter")
    visitor.wait()
    assert [lang for lang, _ in visitor.texts("price")][0] == "de"
    assert sent == [None, None, "Bearer opal", "Bearer opal"]
    assert "opal" not in visitor.page.content()
    assert "opal" not in visitor.page.url


def test_the_last_choice_wins(visit):
    visitor = visit("")
    held = []
    visitor.page.route("**/v1/paywall", lambda route: held.append(route) if not held else route.continue_())
    visitor.page.locator("#lang").select_option("de")
    visitor.page.locator("#lang").select_option("fr")
    visitor.wait()
    assert {lang for lang, _ in visitor.texts("disclosure")} == {"fr"}
