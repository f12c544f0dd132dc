"""Puts the page together from its files and some data, as the tool does."""

import base64
import hashlib
import html
import json
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources" / "ReviewPage"


def text(name: str) -> str:
    """A file of the page, its own or one that the server's page has too."""
    return next(path for folder in ("page", "shared") if (path := SOURCES / folder / name).exists()).read_text()


def escaped_json(data) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04X}")
    return text


def source_hash(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def build(data) -> str:
    names = text("order.txt").split()
    script = "\n".join(text(name) for name in names)
    script = '\n(() => { "use strict";\n' + script + "\n})();\n"
    style = "\n" + text("review.css") + "\n"
    policy = (
        f"default-src 'none'; style-src {source_hash(style)}; script-src {source_hash(script)}; "
        "base-uri 'none'; form-action 'none'"
    )
    pieces = [
        ("<!--POLICY-->", policy),
        ("<!--TITLE-->", html.escape(data["title"], quote=False)),
        ("\n<!--STYLE-->\n", style),
        ("\n<!--DATA-->\n", "\n" + escaped_json(data) + "\n"),
        ("\n<!--SCRIPT-->\n", script),
    ]
    page = ""
    rest = text("index.html")
    for name, value in pieces:
        before, rest = rest.split(name, 1)
        page += before + value
    return page + rest
