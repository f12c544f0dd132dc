"""Requests for more than may be answered, and a generator of requests of every size, for `abuse-answers`."""

import itertools
import json

STOREFRONTS = "USA DEU FRA JPN GBR ITA ESP CAN AUS BRA MEX KOR IND CHE SWE NOR DNK POL TUR NLD".split()
SMALL = {"period": "P3M", "locale": "pl"}


def products(count, storefronts, offers=()):
    prices = {storefront: "9.99" for storefront in storefronts}
    return {
        "schema": "paywright/products/1",
        "products": [
            {"id": f"p{number}", "type": "autoRenewable", "period": "P1M", "prices": prices, "offers": list(offers)}
            for number in range(count)
        ],
    }


def named(length):
    """A product with a name of so many letters."""
    shop = products(1, ["USA"])
    shop["products"][0]["names"] = {"en": "n" * length}
    return shop


def customer(count):
    return {
        "schema": "paywright/customer/1",
        "complete": True,
        "purchases": [
            {
                "id": str(number),
                "productID": f"p{number}",
                "productType": "autoRenewable",
                "purchaseDate": "2026-11-17T18:30:00Z",
                "expiresDate": "2026-11-24T18:30:00Z",
            }
            for number in range(count)
        ],
    }


def invented(count):
    """Locales of languages that there are not."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [f"q{letters[i // 676 % 26]}{letters[i // 26 % 26]}-{letters[i % 26]}a" for i in range(count)]


def unknown(count, before, after="}"):
    """An object with so many members that no version has, with names as short as they can be."""
    letters = [chr(code) for code in range(32, 127) if chr(code) not in '"\\']
    names = ("".join(name) for length in (3, 4) for name in itertools.product(letters, repeat=length))
    # Not those that may be words: a field such as SKU tells what an object is.
    new = (name for name in names if not name.isalpha())
    return (before + ",".join(f'"{name}":1' for name in itertools.islice(new, count)) + after).encode()


WHOLE = {"locale": "all", "storefront": "all"}
VARIABLES = "{{ product.price_per_period }} {{ product.name }} "
TAGS = {"billed": "b" * 100_000, "money": "i" * 100_000}
SINGLE = {
    "paywall": ("/v1/paywall", {**WHOLE, "products": products(150, STOREFRONTS)}),
    "template": ("/v1/template", {"locale": "all", "dialect": "revenuecat", "template": VARIABLES * 3_000}),
    "tags": ("/v1/paywall", {"locale": "all", "texts": ["html"], "tags": TAGS}),
    "locales": ("/v1/paywall", {"locales": invented(2_000)}),
    "status": ("/v1/status", {"locale": "all", "input": customer(1_000)}),
    # Kinds beside those: what is within the documented limits, and large.
    "invented": ("/v1/paywall", {"locales": invented(200)}),
    "variables": ("/v1/template", {"locale": "all", "dialect": "revenuecat", "template": VARIABLES * 4_900}),
    "custom": (
        "/v1/template",
        {"dialect": "superwall", "template": "{{ custom.x }}" * 9_000, "custom": {"x": "y" * 1_000_000}},
    ),
    "names": ("/v1/paywall", {"products": named(4_000_000)}),
    "values": ("/v1/status", b'{"input": [' + b"0," * 3_900_000 + b"0]}"),
    "objects": ("/v1/status", b'{"input": [' + b'{"":0},' * 1_000_000 + b"0]}"),
    "text": ("/v1/status", b'{"input": "[' + b"0," * 3_900_000 + b'0]"}'),
    # As many members as JSON may have values, none of which is known; and more.
    "members": ("/v1/period", unknown(524_000, '{"period":"P3M","locale":"pl",')),
    "fields": ("/v1/status", unknown(524_000, '{"input":{"object":"subscription","items":{"data":[]},', "}}")),
    "customer": ("/v1/status", unknown(524_000, '{"input":{"schema":"paywright/customer/1",', "}}")),
    "product": ("/v1/paywall", unknown(524_000, '{"products":{"schema":"paywright/products/1","products":[{"id":"p",', "}]}}")),
    "million": ("/v1/period", unknown(1_000_000, '{"period":"P3M","locale":"pl",')),
    "notices": ("/v1/notice", {"locale": "all", "errors": ["play:12"] * 1_000}),
    "identifier": ("/v1/period", {**SMALL, "id": "i" * 8_000_000}),
}


def generated(random):
    """A question and its path."""
    pick, some = random.choice, lambda most: random.randint(1, random.choice([1, 3, most]))
    body = {}
    if random.random() < 0.4:
        body["locale"] = pick(["all", "de", "en", "zz"])
    else:
        body["locales"] = [pick([*invented(200), "all", "de", "ar", "en-IN", "hi-u-nu-deva"]) for _ in range(some(260))]
    if random.random() < 0.7:
        body["texts"] = [pick(["parts", "segments", "html"]) for _ in range(some(120))]
    if random.random() < 0.5:
        body["tags"] = {pick(["billed", "money", "name", "date"]): "b" * some(80) for _ in range(3)}
    kind = pick(["paywall", "paywall", "template", "status"])
    if kind == "status":
        return "/v1/status", {**body, "input": customer(some(3_000))}
    if random.random() < 0.8:
        offers = [{"type": "introductory", "mode": "freeTrial", "period": "P1W"}][: random.randint(0, 1)]
        body["products"] = products(some(400), random.sample(STOREFRONTS, some(20)), offers)
    if random.random() < 0.7:
        body["storefront"] = pick(["all", "DEU", "USA", "FRA"])
    if random.random() < 0.5:
        body["claims"] = pick(["each", ["none"], ["introductory"], ["code=A"] * some(120)])
    if random.random() < 0.3:
        body["lines"] = [pick(["name", "price", "offer", "label.title"]) for _ in range(some(30))]
    if kind == "paywall":
        return "/v1/paywall", body
    body.pop("lines", None)
    template = VARIABLES * some(6_000)
    return "/v1/template", {**body, "dialect": "revenuecat", "template": template}
