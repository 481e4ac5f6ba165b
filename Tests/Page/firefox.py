#!/usr/bin/env python3
"""Drives Firefox with its Marionette protocol, because Playwright cannot drive Debian's Firefox.

    Tests/Page/firefox.py PAGE [PICTURE.png]

opens the page, waits until it is ready, and prints how long that took. Exits with 69 if there is no Firefox.
"""

import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")

# Marionette uses any free port, which Firefox writes into its profile. Files are saved without asking.
PREFERENCES = """user_pref("marionette.port", 0);
user_pref("browser.download.folderList", 2);
user_pref("browser.download.dir", %s);
user_pref("browser.download.useDownloadDir", true);
user_pref("browser.download.always_ask_before_handling_new_types", false);
user_pref("browser.download.alwaysOpenPanel", false);
user_pref("browser.helperApps.neverAsk.saveToDisk", "application/octet-stream,text/html,application/json");
"""

# The named keys, as in WebDriver.
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
    "Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017", "F6": "\ue036"}

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Replaced(RuntimeError):
    """The page drew an element anew between finding and using it."""


class Firefox:
    """A headless Firefox with its own profile."""

    def __init__(self, width=1280, height=720):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="watchword-firefox-"))
        self.downloads = self.profile / "downloads"
        self.downloads.mkdir()
        (self.profile / "user.js").write_text(PREFERENCES % json.dumps(str(self.downloads)), "utf-8")
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--no-remote", "--marionette", "--profile", self.profile, f"--width={width}",
             f"--height={height}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(self.profile), "MOZ_HEADLESS_WIDTH": str(width), "MOZ_HEADLESS_HEIGHT": str(height)})
        port = self.profile / "MarionetteActivePort"
        deadline = time.monotonic() + 60
        while not (port.exists() and port.read_text()):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError("Firefox does not start")
            time.sleep(0.1)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=60)
        self.last = 0
        self.receive()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"unhandledPromptBehavior": "accept"}})

    def receive(self):
        """Reads one message: its length, a colon, JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        data = b""
        while len(data) < int(length[:-1]):
            data += self.socket.recv(int(length[:-1]) - len(data))
        return json.loads(data)

    def call(self, command, **parameters):
        """Runs a WebDriver command; returns its result. Raises Replaced if its element left the page, RuntimeError if it fails."""
        self.last += 1
        message = json.dumps([0, self.last, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.receive()
        if error:
            raise (Replaced if error["error"] == "stale element reference" else RuntimeError)(f"{command}: {error['message']}")
        return result["value"] if isinstance(result, dict) and list(result) == ["value"] else result

    def open(self, path, fragment=""):
        """Opens a page, and waits until it is ready for input."""
        self.call("WebDriver:Navigate", url=pathlib.Path(path).absolute().as_uri() + fragment)
        deadline = time.monotonic() + 30
        while self.run("return document.documentElement.dataset.state") != "ready":
            if time.monotonic() > deadline:
                raise RuntimeError("The page does not become ready: " + self.run("return document.body.innerText")[:500])
            time.sleep(0.02)

    def run(self, script, *arguments):
        """Returns the result of a function with this body."""
        return self.call("WebDriver:ExecuteScript", script=script, args=list(arguments))

    def find(self, selector):
        """Returns the first visible element that matches a selector."""
        return self.with_found(selector, lambda element: element)

    def click(self, selector):
        """Clicks like a user: a trusted event at the element's position."""
        self.with_found(selector, lambda element: self.call("WebDriver:ElementClick", id=element))

    def with_found(self, selector, use):
        """Uses the first visible element that matches a selector; looks for it again if the page draws it anew meanwhile."""
        script = "return [...document.querySelectorAll(arguments[0])].find((element) => element.checkVisibility()) ?? null"
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                if (found := self.run(script, selector)) is not None:
                    return use(found[ELEMENT])
            except Replaced:
                pass
            time.sleep(0.02)
        raise RuntimeError(f"there is no {selector}")

    def press(self, chord):
        """Presses a combination of keys, such as Control+Enter."""
        held = [KEYS.get(name, name) for name in chord.split("+")] if len(chord) > 1 else [chord]
        actions = [{"type": "keyDown", "value": key} for key in held] + [{"type": "keyUp", "value": key} for key in reversed(held)]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def type(self, text):
        actions = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def give(self, selector, path):
        """Sets the file of a file input."""
        found = self.run("return document.querySelector(arguments[0])", selector)[ELEMENT]
        self.call("WebDriver:ElementSendKeys", id=found, text=str(path))

    def picture(self, path):
        """Writes a screenshot of the visible page as a PNG file."""
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=30)
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """The interface of a Playwright page that a SimulatedUser and the helpers of the desk need."""

    def __init__(self, firefox):
        self.firefox = self.keyboard = firefox
        self.press, self.type, self.click = firefox.press, firefox.type, firefox.click

    def evaluate(self, function, argument=None):
        """Returns the result of a function called with an argument; waits for a promise."""
        script = f"const done = arguments[1]; Promise.resolve(({function})(arguments[0])).then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"
        answer = self.firefox.call("WebDriver:ExecuteAsyncScript", script=script, args=[argument], scriptTimeout=60000)
        if answer is not None and "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def wait_for_function(self, function, arg=None):
        deadline = time.monotonic() + 20
        while not self.evaluate(function, arg):
            if time.monotonic() > deadline:
                raise RuntimeError(f"this does not happen: {function[:300]}")
            time.sleep(0.02)

    def wait_for_selector(self, selector):
        self.firefox.find(selector)

    def download(self, action):
        """Returns the bytes of the file saved by an action."""
        folder = self.firefox.downloads
        before = set(folder.iterdir())
        action()
        deadline = time.monotonic() + 20
        while True:
            found = [path for path in set(folder.iterdir()) - before if path.suffix != ".part"]
            if found and not list(folder.glob("*.part")) and found[0].stat().st_size > 0:
                return found[0].read_bytes()
            if time.monotonic() > deadline:
                raise RuntimeError("no file is saved")
            time.sleep(0.05)


def main():
    if FIREFOX is None:
        print("There is no Firefox here (Debian: firefox-esr)")
        sys.exit(69)
    firefox = Firefox()
    try:
        start = time.monotonic()
        firefox.open(sys.argv[1])
        print(f"Firefox {firefox.run('return navigator.userAgent').split('/')[-1]}: ready in {time.monotonic() - start:.2f} s")
        if len(sys.argv) > 2:
            firefox.picture(sys.argv[2])
    finally:
        firefox.close()


if __name__ == "__main__":
    main()
