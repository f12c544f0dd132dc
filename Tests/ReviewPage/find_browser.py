"""Which browser the tests start."""

import os
import shutil

NAMES = ["chromium", "chromium-browser", "google-chrome"]


def browser_path():
    """CHROMIUM, or the first browser on PATH; None lets Playwright take its own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
