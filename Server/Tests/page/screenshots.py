"""Makes the pictures of Documentation/Page.md: screenshots.py [FOLDER]. Starts the same server as the tests."""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).resolve().parents[3] / "Tests" / "ReviewPage"))

import demo_server
from find_browser import browser_path
from test_findings import BAD_TYPE
from visitor import Visitor

FOLDER = Path(__file__).resolve().parents[3] / "Documentation" / "page"
MONTHLY = "product=com.example.aurora.monthly"
TRIAL = "now=2026-11-20T12:00:00&zone=Europe/Berlin"
WIDE = (1280, 860)
PICTURES = {
    "paywall-light": (f"#lang=de&offer=introductory&{MONTHLY}", "light", WIDE),
    "paywall-dark": (f"#lang=de&offer=introductory&{MONTHLY}", "dark", WIDE),
    "two-languages": (f"#lang=ja&beside=ar&offer=introductory&width=320&{MONTHLY}", "light", (1440, 1060)),
    "status-light": (f"#view=status&lang=en&beside=he&{TRIAL}", "light", (1440, 760)),
    "status-dark": (f"#view=status&lang=en&beside=he&{TRIAL}", "dark", (1440, 760)),
    "finding": ("#view=file&file=3", "light", (1280, 620)),
    "narrow": (f"#lang=de&offer=introductory&{MONTHLY}", "light", (320, 800)),
}


def main(folder=FOLDER):
    Path(folder).mkdir(parents=True, exist_ok=True)
    server = demo_server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        for name, (address, scheme, size) in PICTURES.items():
            take(browser, server.url, name, address, scheme, size, Path(folder))
        browser.close()
    server.close()


def take(browser, url, name, address, scheme, size, folder):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, device_scale_factor=1.5, color_scheme=scheme)
    page = context.new_page()
    page.goto(f"{url}/{address}")
    visitor = Visitor(page)
    visitor.wait()
    if name == "finding":
        visitor.drop_texts(("plans.json", BAD_TYPE))
        page.locator("#finding-list .place-link", has_text="line 10").first.click()
        page.evaluate("scrollTo(0, 0)")
    if name == "narrow":
        page.locator("main").scroll_into_view_if_needed()
        page.evaluate("document.querySelector('.group').scrollIntoView()")
    file = folder / f"{name}.png"
    page.screenshot(path=file)
    context.close()
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--ext", ".png", "--speed", "1", "64", file], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
