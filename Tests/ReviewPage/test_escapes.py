"""HTML of lines in a browser: as text and as attributes it reads as the text that it stands for, whatever joins what is escaped."""

import json
import os
import subprocess
import sys
import unicodedata

import pytest

BINARY = os.environ.get("PAYWRIGHT_BINARY")
pytestmark = pytest.mark.skipif(not BINARY, reason="PAYWRIGHT_BINARY names no command")

SPECIAL = "&<>\"'"
JOINING_KINDS = {"Mn", "Mc", "Me", "Cf", "Cc", "Zl", "Zp", "Sk"}
JOINING = [c for c in map(chr, range(1, sys.maxunicode + 1)) if unicodedata.category(c) in JOINING_KINDS]
PRODUCTS = {
    "schema": "paywright/products/1",
    "locale": "en",
    "products": [
        {"id": "pro", "type": "autoRenewable", "period": "P1M", "names": {"en": "<b>&\u0301\"\u20dd'\u200d"}, "prices": {"USA": "9.99"}}
    ],
}
# What a page would do if something stood raw in it.
ATTACKS = [
    "<\u0338script>window.attacked = 1</script>",
    "<img src=x onerror='window.attacked = 1'>",
    "\"\u0301 onmouseover=\"window.attacked = 1",
    "'\ufe0f autofocus onfocus='window.attacked = 1",
    "\r\n<svg onload=window.attacked=1>\r\n",
    "&\u200dlt;b&#x3c;",
]
READ = """() => ["text", "double", "single"].map((id) => {
    const element = document.getElementById(id);
    return id === "text" ? element.textContent : element.title;
})"""


def answers(requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([BINARY, "serve"], input=lines, capture_output=True, text=True, encoding="utf-8", check=True)
    # Only a line feed ends a line of NDJSON.
    return [json.loads(line) for line in run.stdout.split("\n") if line]


def template(text, **members):
    return {
        "op": "template", "dialect": "revenuecat", "template": text, "products": PRODUCTS, "claims": ["none"], "locale": "en",
        "texts": ["html"], "now": "2026-11-20T12:00:00Z", **members,
    }


def check(page, path, rendered):
    html = rendered["html"]
    path.write_bytes(
        f"<!doctype html><meta charset=utf-8><body><p id=text>{html}</p><p id=double title=\"{html}\"></p>"
        f"<p id=single title='{html}'></p>".encode()
    )
    page.goto(path.as_uri())
    assert page.evaluate(READ) == [rendered["text"]] * 3
    assert page.evaluate("document.querySelectorAll('body *').length") == 3
    assert page.evaluate("window.attacked") is None


def test_every_special_character_with_every_joining_one(context, tmp_path):
    texts = ["".join(special + joined for joined in JOINING) for special in SPECIAL] + ATTACKS
    page = context.new_page()
    for answer in answers([template(text + "{{ product.store_product_name }}") for text in texts]):
        rendered = answer["results"][0]["rendered"]
        assert any(special in rendered["text"] for special in SPECIAL)
        check(page, tmp_path / "page.html", rendered)


def test_elements_stand_around_values_alone(context, tmp_path):
    [answer] = answers([template("a<\u0338b{{ product.store_product_name }}", tags={"name": "b"})])
    rendered = answer["results"][0]["rendered"]
    page = context.new_page()
    (tmp_path / "page.html").write_text(f"<!doctype html><meta charset=utf-8><p id=text>{rendered['html']}", encoding="utf-8")
    page.goto((tmp_path / "page.html").as_uri())
    assert page.evaluate("document.getElementById('text').textContent") == rendered["text"]
    assert page.evaluate("[...document.querySelectorAll('#text *')].map((element) => element.outerHTML.slice(0, 3))") == ["<b>"]
