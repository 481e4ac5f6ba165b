"""Helpers shared by the tests of the page: the browser, loaded pages, and pages with other data.

    Tests/Page/page_helpers.py --check      exit 0 if there is a Chromium
"""

import json
import os
import pathlib
import re
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "page"))
import join

CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)

FLOWS = ["change", "changeConfirmed", "update", "expired", "set", "verify"]
# The views, and the area that contains each one.
AREAS = {"form": "form", "languages": "form", "texts": "form", "policy": "policy", "catalog": "catalog"}
TABS = list(AREAS)
# The policy for each flow, and a password that meets it.
POLICIES = {
    "change": "strong", "changeConfirmed": "cognito-default", "update": "relid-default", "expired": "relid-default",
    "set": "relid-default", "verify": "relid-default"}
PASSWORD = "Brav3-Otter!Kiwi"

# For 8 rounds or more, everything is tried; otherwise a third of what takes minutes.
IS_WHOLE = int(os.environ.get("ROUNDS", "1")) >= 8
ONLY_WHOLE = "tried for 8 rounds or more"


def sample(things):
    """A third of things, or all of them."""
    return things if IS_WHOLE else things[::3]


# Records the input and output of the engine's forms, without changing either.
RECORDER = """
(() => {
  const decoder = new TextDecoder();
  const records = [];
  globalThis.engineRecords = records;
  const recording = (instance) => {
    const exports = { ...instance.exports };
    const text = (address, length) => decoder.decode(new Uint8Array(exports.memory.buffer, address, length));
    const answerAt = (address) => text(address + 4, new DataView(exports.memory.buffer).getUint32(address, true));
    exports.watchword_form_open = (address, length) => {
      const { flow } = JSON.parse(text(address, length));
      const answer = instance.exports.watchword_form_open(address, length);
      records.push({ form: JSON.parse(answerAt(answer)).form, flow, runs: [] });
      return answer;
    };
    exports.watchword_form_event = (form, address, length) => {
      const script = text(address, length);
      const answer = instance.exports.watchword_form_event(form, address, length);
      records.findLast((record) => record.form === form && !record.isGone)?.runs.push({ script, lines: answerAt(answer) });
      return answer;
    };
    // Forms that were run once and closed were pictures, or queries about a text.
    exports.watchword_form_close = (form) => {
      const record = records.findLast((record) => record.form === form && !record.isGone);
      if (record) record.isGone = true;
      if (record?.runs.length === 1) records.splice(records.indexOf(record), 1);
      return instance.exports.watchword_form_close(form);
    };
    return new Proxy(instance, { get: (target, name) => (name === "exports" ? exports : Reflect.get(target, name)) });
  };
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, { construct: (made, parts) => recording(new made(...parts)) });
})();
"""


def measures_time(test):
    """Marks a test that must not run in parallel with others."""
    test.measures_time = True
    return test


class Site:
    """The page as a file, in one browser; every opened page is watched for forbidden actions."""

    def __init__(self, browser, path, command):
        self.browser = browser
        self.path = os.path.abspath(path)
        self.command = os.path.abspath(command)
        self.folder = tempfile.mkdtemp(prefix="watchword-page-")
        self.contexts = []
        self.troubles = []
        # The number of times that the browser asked whether to leave a page with unsaved changes.
        self.asked = 0

    def open(self, fragment="", path=None, recorded=False, width=1280, height=860, waits=True, **options):
        """Opens a page, and waits until it is ready for input. A fragment starts with #."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", accept_downloads=True, **options)
        context.set_offline(True)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20000)
        # A file is saved as a download, because the browser's own dialog cannot be answered.
        page.add_init_script("delete globalThis.showSaveFilePicker")
        if recorded:
            page.add_init_script(RECORDER)
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        page.on("console", lambda message: self.record_console_message(message))
        page.on("dialog", self.answer)
        page.on("request", lambda request: self.check_request(request.url))
        page.goto(f"file://{path or self.path}{fragment}")
        if waits:
            page.wait_for_selector("html[data-state=ready]", state="attached")
        return page

    def answer(self, dialog):
        """Confirms leaving the page; any other dialog is an error."""
        if dialog.type == "beforeunload":
            self.asked += 1
        else:
            self.troubles.append(f"the page opened a dialog: {dialog.message}")
        dialog.accept()

    def record_console_message(self, message):
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type} in the console: {message.text}")

    def check_request(self, url):
        if not re.match(r"file://" + re.escape(self.folder) + r"|file://" + re.escape(self.path) + "|blob:|data:", url):
            self.troubles.append(f"the page asked for {url[:120]}")

    def data(self):
        """Returns the data of the page."""
        with open(self.path, encoding="utf-8") as file:
            html = file.read()
        data = json.loads(re.search(r'id="watchword-data">([^<]*)<', html)[1])
        if "catalogs" not in data:
            packed = re.search(r'id="watchword-catalogs">([^<]*)<', html)[1]
            data["catalogs"] = json.loads(join.unpacked(packed))
        return data

    def with_data(self, data, name="other.html"):
        """Returns the path of a page with other data."""
        with open(self.path, encoding="utf-8") as file:
            html = file.read()
        plain = json.dumps(data).replace("<", "\\u003C")
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(re.sub(r'(id="watchword-data">)[^<]*', lambda found: found[1] + plain, html, count=1))
        return path

    def close(self):
        """Closes the opened pages; returns their errors."""
        for context in self.contexts:
            context.close()
        troubles, self.contexts, self.troubles, self.asked = self.troubles, [], [], 0
        return troubles


def choose_tab(page, tab):
    """Shows a view, `home` or one of TABS, like a user: by its area, and by its tab if the area has several."""
    if page.evaluate("document.documentElement.hasAttribute('data-desk') && document.documentElement.dataset.view === 'catalog'"):
        # With an open file, the desk fills the window, and has a button that leads back.
        if tab == "catalog":
            return
        page.get_by_role("button", name="All views").click()
    page.click("#home" if tab == "home" else f"#area-{AREAS[tab]}")
    if page.locator(f"#tab-{tab}").is_visible():
        page.click(f"#tab-{tab}")
    page.wait_for_selector(f"#section-{tab}:not([hidden])")


def records(page):
    """Returns the events of each form, and the lines that the engine answered."""
    found = []
    for record in page.evaluate("engineRecords"):
        events, lines = [], []
        for run in record["runs"]:
            events += json.loads(run["script"])
            lines += run["lines"].split("\n")[:-2]
        found.append((events, lines))
    return found


if __name__ == "__main__":
    sys.exit(0 if CHROMIUM else 1)
