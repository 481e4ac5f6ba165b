#!/usr/bin/env python3
"""Drives Firefox by its Marionette protocol, because Playwright cannot drive Debian's.

    Scripts/page/firefox.py PAGE [PICTURE.png]

opens the page, waits until it is ready, and says how long that took. Exit 69 if there is no Firefox.
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


class Firefox:
    """A Firefox without a window, with a profile of its own."""

    def __init__(self, width=1280, height=720):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="watchword-firefox-"))
        # Any free port; Firefox writes which into its profile.
        (self.profile / "user.js").write_text('user_pref("marionette.port", 0);\n', "utf-8")
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
        self.call("WebDriver:NewSession")

    def receive(self):
        """One message: its length, a colon, JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        data = b""
        while len(data) < int(length[:-1]):
            data += self.socket.recv(int(length[:-1]) - len(data))
        return json.loads(data)

    def call(self, command, **parameters):
        """The result of a command of WebDriver. Raises RuntimeError if it fails."""
        self.last += 1
        message = json.dumps([0, self.last, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result["value"] if isinstance(result, dict) and list(result) == ["value"] else result

    def open(self, path, fragment=""):
        """Opens a page, and waits until it is ready to type."""
        self.call("WebDriver:Navigate", url=pathlib.Path(path).absolute().as_uri() + fragment)
        deadline = time.monotonic() + 30
        while self.run("return document.documentElement.dataset.state") != "ready":
            if time.monotonic() > deadline:
                raise RuntimeError("The page does not become ready: " + self.run("return document.body.innerText")[:500])
            time.sleep(0.02)

    def run(self, script, *arguments):
        """What a function with this body returns."""
        return self.call("WebDriver:ExecuteScript", script=script, args=list(arguments))

    def picture(self, path):
        """Writes what is seen of the page as a PNG file."""
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=30)
        shutil.rmtree(self.profile, ignore_errors=True)


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
