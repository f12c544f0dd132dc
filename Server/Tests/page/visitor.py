"""What a visitor of the page does and sees."""

import json
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[3] / "Examples"

DROP = """files => {
    const transfer = new DataTransfer();
    for (const [name, text] of files) transfer.items.add(new File([text], name));
    document.getElementById("drop").dispatchEvent(
        new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
PASTE = """text => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }));
}"""


class Visitor:
    def __init__(self, page):
        self.page = page

    def wait(self):
        """Until the server has answered everything."""
        self.page.wait_for_selector("html[data-ready]:not([data-busy])", state="attached")
        self.page.wait_for_function("!document.querySelector('.file-reading')")
        self.page.wait_for_selector("html[data-ready]:not([data-busy])", state="attached")

    def drop(self, *names):
        """Drops examples by their names."""
        self.drop_texts(*((name, (EXAMPLES / name).read_text()) for name in names))

    def drop_texts(self, *files, adds=None):
        """Drops texts as files; `adds` is how many more are open then, where that is another number than theirs."""
        count = len(self.files())
        self.page.evaluate(DROP, files)
        self.wait_for_files(count + (len(files) if adds is None else adds))

    def paste(self, text):
        count = len(self.files())
        self.page.get_by_role("button", name="Paste text…").click()
        self.page.get_by_label("Text", exact=True).fill(text)
        self.page.get_by_role("button", name="Read it").click()
        self.wait_for_files(count + 1)

    def paste_on_page(self, text):
        count = len(self.files())
        self.page.evaluate(PASTE, text)
        self.wait_for_files(count + 1)

    def wait_for_files(self, count):
        self.page.wait_for_function(
            "count => document.querySelectorAll('.file').length >= count && !document.querySelector('.file-reading')",
            arg=count)
        self.wait()

    def choose(self, name, value):
        field = self.page.locator(f"#{name}")
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.dispatch_event("change")
        self.wait()

    def view(self, name):
        self.page.get_by_role("link", name=name, exact=True).click()
        self.wait()

    def files(self):
        """Each open file with what it is."""
        return [
            (row.locator("bdi").inner_text(), row.locator(".flag").inner_text())
            for row in self.page.locator(".file").all()
        ]

    def texts(self, key):
        """The texts of a line in every group and language, with their languages."""
        return [
            (text.get_attribute("lang"), text.text_content())
            for text in self.page.locator(f'.line[data-key="{key}"] .line-text > p').all()
        ]

    def headings(self):
        return self.page.locator(".group h3").all_inner_texts()

    def findings(self):
        return self.page.locator("#finding-list .finding-words").all_inner_texts()

    def copied(self):
        return self.page.evaluate("navigator.clipboard.readText()")

    def copied_json(self):
        self.page.get_by_role("button", name="Copy answer as JSON").click()
        self.page.wait_for_selector("#announcement.toast")
        return json.loads(self.copied())
