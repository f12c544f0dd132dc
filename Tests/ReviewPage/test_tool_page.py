"""The page that the tool writes: PAYWRIGHT_REVIEW_PAGE=review.html pytest …"""

import os
import re
import time
from pathlib import Path

import pytest

from conftest import show

PAGE = os.environ.get("PAYWRIGHT_REVIEW_PAGE")
pytestmark = pytest.mark.skipif(not PAGE, reason="PAYWRIGHT_REVIEW_PAGE names no page of the tool")


# Types words into the search, and tells how long each took until it was laid out.
FILTERING = """async () => {
    const search = document.getElementById("search");
    const times = [];
    for (const words of ["a", "ab", "abo", "kostenlos", "price", ""]) {
        const start = performance.now();
        search.value = words;
        search.dispatchEvent(new Event("input"));
        document.getElementById("view").getBoundingClientRect();
        times.push(Math.round(performance.now() - start));
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return times;
}"""


def open_tool_page(context, address=""):
    failures = []
    started = time.monotonic()
    page = show(context, Path(PAGE).resolve().as_uri() + address, failures, waits_for="ready")
    ready = time.monotonic() - started
    page.set_default_timeout(120_000)
    page.wait_for_selector("html[data-compared]", state="attached")
    return page, failures, ready, time.monotonic() - started


# The page is to open in less than 2 s; a machine that runs other things beside may take longer.
SECONDS_TO_OPEN = 10


def test_it_opens_and_filters_fast(context):
    page, failures, ready, compared = open_tool_page(context, "#view=lines&lang=de")
    size = Path(PAGE).stat().st_size
    times = page.evaluate(FILTERING)
    page.locator("a[data-tag='']").click()
    all_times = page.evaluate(FILTERING)
    print(f"\nsize {size / 1e6:.1f} MB, ready after {ready:.2f} s, all compared and measured after {compared:.1f} s, "
          f"filtering one language {times} ms, all languages {all_times} ms")
    assert size < 15_000_000
    assert ready < SECONDS_TO_OPEN
    assert failures == []


def test_every_view_of_every_direction_works(context):
    page, failures, _, _ = open_tool_page(context)
    languages = page.locator("#language-list a").count() - 1
    assert languages >= 1
    address = page.url.split("#")[0]
    for tag in [tag for tag in ["de", "ar", "ja"] if page.locator(f"a[data-tag={tag}]").count()]:
        for view in ["findings", "lines", "forms", "one", "previews"]:
            page.goto(f"{address}#view={view}&lang={tag}")
            page.locator(f"#views a[aria-current=page][data-view={view}]").wait_for()
            page.locator("#view").locator("section, .nothing").first.wait_for()
    assert failures == []


def test_the_policy_stands_in_the_page():
    head = Path(PAGE).read_text(encoding="utf-8").split("</head>")[0]
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', head).group(1)
    assert "default-src 'none'" in policy and "unsafe" not in policy
