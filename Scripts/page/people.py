"""A person at the desk, with a mouse and a keyboard, whose clicks and keys are counted: in Chromium, and in Firefox.

Both have the same methods, so that a task is written once and played in both browsers.
"""

import pathlib
import time

import desking

# A key that is held counts as one key with the other: Ctrl+Enter is 2 keys.
HELD = ("Control", "Shift", "Alt")

# The focus is never lost: what has it is something that people can use, and never the page as a whole.
FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"


class Person:
    """What a person does, by means of `page`: a page of Playwright, or a Tab of Firefox."""

    def __init__(self, page):
        self.page = page
        self.drops = self.clicks = self.keys = 0
        self.watches = False

    def drop(self, files, target="body"):
        self.drops += 1
        desking.open_files(self.page, files, target)

    def click(self, selector):
        self.clicks += 1
        self.page.click(selector)

    def press(self, *chords):
        """Presses keys, such as Enter, Control+Enter or Alt+ArrowDown."""
        for chord in chords:
            self.keys += len(chord.split("+")) if chord != "+" else 1
            self.page.keyboard.press(chord)
            self.watch()

    def type(self, text):
        self.keys += len(text)
        self.page.keyboard.type(text)
        self.watch()

    def replace(self, text):
        """Types another text in the place of all that the field has."""
        self.press("Control+a")
        self.type(text)

    def watch(self):
        """From the moment `watches` is set, the focus must be somewhere after each key."""
        if self.watches:
            assert self.page.evaluate(FOCUSED), "the focus is lost"

    def ask(self, script, *argument):
        return self.page.evaluate(script, *argument)

    def wait(self, script, argument=None, what="", seconds=20):
        """Waits until a function in JavaScript answers something true; returns that."""
        deadline = time.monotonic() + seconds
        while True:
            found = self.page.evaluate(script, argument)
            if found:
                return found
            assert time.monotonic() < deadline, f"this does not happen: {what or script}"
            time.sleep(0.02)

    def save(self):
        """Saves by Ctrl+S and Enter; the bytes that were written."""
        self.press("Control+s")
        self.wait("() => document.querySelector('dialog [data-answer=save]') !== null", what="the question before saving")
        content = self.page.download(lambda: self.press("Enter")) if hasattr(self.page, "download") else self.downloaded()
        self.wait("() => document.querySelector('.bar-state').textContent.startsWith('Saved')", what="“Saved”")
        return content

    def downloaded(self):
        with self.page.expect_download() as download:
            self.press("Enter")
        return pathlib.Path(download.value.path()).read_bytes()

    # What a person sees.

    def field(self):
        """The unit and the text of the field with the caret."""
        return tuple(self.ask("() => [document.activeElement.dataset.unit ?? '', document.activeElement.value ?? '']"))

    def findings(self):
        """The findings of the editor, and whether each can be mended by its button."""
        return self.ask("""() => [...document.querySelectorAll("#desk-findings .finding")].filter((each) => each.checkVisibility())
          .map((each) => [each.dataset.id, each.querySelector("[data-action=fix]") !== null])""")

    def count(self):
        return f"{self.drops} drop, {self.clicks} clicks, {self.keys} keys"
