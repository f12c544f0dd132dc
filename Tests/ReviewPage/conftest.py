"""A browser for all tests, and a page of its own for each."""

import pytest
from playwright.sync_api import sync_playwright

import page_builder
from find_browser import browser_path


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, accept_downloads=True)
    context.set_default_timeout(30_000)
    yield context
    context.close()


@pytest.fixture
def open_page(context, tmp_path):
    """Opens a page built from some data; fails the test when a script fails or something is asked for from outside."""
    failures = []

    def open_page(data, address="", **options):
        path = tmp_path / "review.html"
        path.write_text(page_builder.build(data), encoding="utf-8")
        return show(context, path.as_uri() + address, failures, **options)

    open_page.failures = failures
    yield open_page
    assert failures == []


def show(context, url, failures, waits_for="compared"):
    page = context.new_page()
    page.on("pageerror", lambda error: failures.append(f"error: {error}"))
    page.on("console", lambda message: failures.append(message.text) if message.type == "error" else None)

    def note_request(request):
        if request.url.split("#")[0] != url.split("#")[0]:
            failures.append(f"request: {request.url}")

    page.on("request", note_request)
    page.goto(url)
    page.wait_for_selector(f"html[data-{waits_for}]", state="attached")
    return page
