"""A server and a browser for all tests, and a page of its own for each."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).resolve().parents[3] / "Tests" / "ReviewPage"))

import demo_server
from find_browser import browser_path
from visitor import Visitor


@pytest.fixture(scope="session")
def server():
    server = demo_server.start()
    yield server
    server.close()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(browser):
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(15_000)
    yield context
    context.close()


@pytest.fixture
def visit(context, server):
    """Opens the page at an address; fails the test when a script fails or something is asked for from elsewhere."""
    failures = []

    def visit(address="#examples=[]"):
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(f"error: {error}"))
        page.on("console", lambda message: note(message))
        page.on("request", lambda request: note_request(request))
        page.goto(f"{server.url}/{address}")
        visitor = Visitor(page)
        visitor.wait()
        return visitor

    def note(message):
        # A refused request is an answer; the browser reports its status.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            failures.append(message.text)

    def note_request(request):
        if not request.url.startswith((f"{server.url}/", "data:,")):
            failures.append(f"request: {request.url}")

    visit.failures = failures
    yield visit
    assert failures == []
