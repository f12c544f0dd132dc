"""Makes the pictures of the documentation from a page of the tool: screenshots.py review.html ../../Documentation/review"""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from find_browser import browser_path

DETAIL = "&line=introductory.freeTrial.P1W.offer"
PICTURES = {
    "overview-light": ("", "light"),
    "overview-dark": ("", "dark"),
    "left-to-right": (f"#view=lines&lang=de{DETAIL}", "light"),
    "right-to-left": (f"#view=lines&lang=ar&invisible=1{DETAIL}", "dark"),
    "previews-light": ("#view=previews&lang=ar&q=introductory.payAsYouGo.3xP1M", "light"),
    "previews-dark": ("#view=previews&lang=ar&q=introductory.payAsYouGo.3xP1M", "dark"),
    "counts": ("#view=forms&lang=ru&group=kind:lengths", "light"),
}


def main(page_file, folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        for name, (address, scheme) in PICTURES.items():
            context = browser.new_context(
                viewport={"width": 1280, "height": 800}, device_scale_factor=1.5, color_scheme=scheme)
            page = context.new_page()
            page.goto(Path(page_file).resolve().as_uri() + address)
            page.wait_for_selector("html[data-compared]", state="attached", timeout=120_000)
            page.wait_for_timeout(300)
            file = Path(folder) / f"{name}.png"
            page.screenshot(path=file)
            context.close()
            if shutil.which("pngquant"):
                subprocess.run(["pngquant", "--force", "--ext", ".png", "--speed", "1", "64", file], check=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
