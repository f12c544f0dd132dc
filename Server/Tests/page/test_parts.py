"""The tables that the page keeps are those of the sources."""

import json
import os
import re
import subprocess
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "Server" / "Page"
# What the page shares with the review page.
SHARED = ROOT / "Sources" / "ReviewPage" / "shared"
FORBIDDEN = (
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|"
    r"localStorage|sessionStorage|indexedDB|document\.cookie"
)
EXAMPLE = ROOT / "Examples" / "aurora.storekit"


def test_places_are_those_of_the_review_page(tmp_path):
    if "PAYWRIGHT_BINARY" not in os.environ:
        pytest.skip("PAYWRIGHT_BINARY names no command")
    page = tmp_path / "review.html"
    subprocess.run([os.environ["PAYWRIGHT_BINARY"], "review", EXAMPLE, "--locale", "en", "-o", page], check=True)
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', page.read_text(), re.DOTALL)[1]
    expected = json.loads(data)["places"]
    source = (PAGE / "places.js").read_text()
    for name, kind in [("Products", "product"), ("Labels", "labels"), ("Status", "status")]:
        table = re.search(rf"placesOf{name} = .*?\{{(.*?)\}}\)\)", source, re.DOTALL)[1]
        places = dict(re.findall(r'"?([\w.]+)"?: "([\w-]+)"', table))
        assert places == expected[kind]


def test_regions_are_those_of_the_storefronts():
    table = (ROOT / "Sources" / "Model" / "Products" / "StorefrontTable.swift").read_text()
    expected = dict(re.findall(r"\b([A-Z]{3}) ([A-Z]{2})\b(?= [A-Z]{3}|,|\n)", table))
    codes = re.search(r"codes = `(.*?)`", (PAGE / "regions.js").read_text(), re.DOTALL)[1].split()
    assert {code[:3]: code[3:] for code in codes} == expected


def test_every_file_that_the_page_names_is_served(server):
    names = re.findall(r'(?:src|href)="/page/([^"]+)"', (PAGE / "index.html").read_text())
    assert {"review.css", "text.js", "start.js"} <= set(names)
    for name in names:
        source = next(folder / name for folder in (PAGE, SHARED) if (folder / name).exists())
        with urllib.request.urlopen(f"{server.url}/page/{name}") as answer:
            assert answer.read() == source.read_bytes(), name


def test_no_script_and_no_style_stands_in_the_page_and_nothing_makes_markup():
    page = (PAGE / "index.html").read_text()
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", page)
    for path in PAGE.glob("*.js"):
        assert not re.search(FORBIDDEN, path.read_text()), path.name
