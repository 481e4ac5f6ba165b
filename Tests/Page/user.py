"""A simulated user at the desk, with a mouse and a keyboard, whose clicks and keys are counted: in Chromium and in
Firefox.

Both browsers have the same methods, so that a task is written once and runs in both.
"""

import pathlib
import time

import desk_helpers

# The focus is never lost: the focused element is a control, and never the page as a whole.
FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"


class SimulatedUser:
    """A user's actions on `page`, a page of Playwright or a Tab of Firefox."""

    def __init__(self, page):
        self.page = page
        self.drops = self.clicks = self.keys = 0
        self.watches = False

    def drop(self, files, target="body"):
        self.drops += 1
        desk_helpers.open_files(self.page, files, target)

    def click(self, selector):
        self.clicks += 1
        self.page.click(selector)

    def choose(self, row):
        """Clicks a row, which moves the caret to its field."""
        self.click(row)
        self.wait("() => document.activeElement.matches('textarea.field-input')", what="the caret in the field of a row that was clicked", seconds=5)

    def press(self, *chords):
        """Presses keys, such as Enter or Control+Enter. A held key counts separately: that is 2 keys."""
        for chord in chords:
            self.keys += len(chord.split("+")) if chord != "+" else 1
            self.page.keyboard.press(chord)
            self.watch()

    def type(self, text):
        self.keys += len(text)
        self.page.keyboard.type(text)
        self.watch()

    def replace(self, text):
        """Replaces the whole text of the field."""
        self.press("Control+a")
        self.type(text)

    def watch(self):
        """Checks that an element has the focus after each key, once `watches` is set."""
        if self.watches:
            assert self.page.evaluate(FOCUSED), "the focus is lost"

    def evaluate(self, script, *argument):
        return self.page.evaluate(script, *argument)

    def wait(self, script, argument=None, what="", seconds=20):
        """Waits until a JavaScript function returns a true value; returns that."""
        deadline = time.monotonic() + seconds
        while True:
            found = self.page.evaluate(script, argument)
            if found:
                return found
            assert time.monotonic() < deadline, f"this does not happen: {what or script}"
            time.sleep(0.02)

    def save(self):
        """Saves by Ctrl+S and Enter; returns the written bytes."""
        self.press("Control+s")
        self.wait("() => document.querySelector('dialog [data-answer=save]') !== null", what="the question before saving")
        content = self.page.download(lambda: self.press("Enter")) if hasattr(self.page, "download") else self.downloaded()
        self.wait("() => document.querySelector('.bar-state').textContent.startsWith('Downloaded')", what="“Downloaded”")
        return content

    def downloaded(self):
        with self.page.expect_download() as download:
            self.press("Enter")
        return pathlib.Path(download.value.path()).read_bytes()

    # The state that a user sees.

    def field(self):
        """Returns the unit and the text of the field with the caret."""
        return tuple(self.evaluate("() => [document.activeElement.dataset.unit ?? '', document.activeElement.value ?? '']"))

    def findings(self):
        """Returns the findings of the editor, and whether each has a fix button."""
        return self.evaluate("""() => [...document.querySelectorAll("#desk-findings > li")].filter((each) => each.checkVisibility())
          .map((each) => [each.dataset.id, each.querySelector("[data-action=fix]").checkVisibility()])""")

    def count(self):
        return f"{self.drops} drop, {self.clicks} clicks, {self.keys} keys"
