#!/usr/bin/env python3
"""Tests Examples/server in Chromium: the page and the server refuse the same passwords with the same texts, in three
languages.

    Tests/Packages/try-server.py APP PYTHON

The npm package is installed in the folder APP, and the Python package for the interpreter PYTHON. Exits with 3 and a
reason if there is no browser.
"""

import html
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Page"))
try:
    import page_helpers
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print(f"{error}; Scripts/install-oracles.sh installs playwright")
    sys.exit(3)

USER = "anna"
LANGUAGES = ["en", "pl", "ar"]
# Each password, and whether the policy accepts it.
PASSWORDS = [
    ("Otter-kiwi-maple", True), ("zażółć gęślą jaźń", True), ("كلمة سر طويلة جدا", True), ("e\u0301cole de danse", True),
    ("パスワードはとても長い", True), ("ab😀😀😀cd😀😀😀", True), ("x" * 3 + "yz-" * 30, True),
    ("", False), ("horse", False), ("qwertyuiop", False), ("QWERTYUIOP", False), ("1234567890", False), ("12345678901a", False),
    ("anna-and-the-otter", False), ("the-ANNA-and-otter", False), ("oooooooooooo", False), ("\u00e9e\u0301\u00e9e\u0301 maple", False),
    (" otter-kiwi-maple", False), ("otter-kiwi-maple\u00a0", False), ("ab" * 65, False), ("<b>&amp;\"'</b>aaaa", False),
    ("😀😀😀😀😀😀😀😀😀😀", False), ("\u05d0\u05d0\u05d0\u05d0", False), ("a\u202eb", False),
]
# The rules that the page shows as unmet, as users read them.
RULES = """() => [...document.querySelector("watchword-checklist").shadowRoot.querySelectorAll("[part~=rule]")].map((rule) => ({
  isMet: rule.part.contains("met"), text: rule.querySelector("[part~=text]").textContent}))"""
READY = """() => document.querySelector("watchword-checklist").report?.rules.every(({ state }) => state !== "undetermined")"""


class Server:
    """Examples/server in a temporary folder, with the installed packages."""

    def __init__(self, app, python, folder):
        self.folder = Path(folder, "server")
        shutil.copytree(Path("Examples/server"), self.folder, ignore=shutil.ignore_patterns("node_modules"))
        (self.folder / "node_modules").symlink_to(Path(app, "node_modules").resolve())
        self.process = subprocess.Popen(
            [Path(python).absolute(), "server.py", "--port", "0"], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            sys.exit(f"The server does not start:\n{self.process.stderr.read()}")

    @property
    def policy(self):
        return self.folder / "policy.json"

    def refused(self, password, language):
        """Returns the texts with which the server refuses a password; None if it accepts it."""
        form = urlencode({"name": USER, "password": password}).encode()
        try:
            with urlopen(Request(f"{self.address}/sign-up?lang={language}", form)) as response:
                assert response.status == 201, response.status
                return None
        except HTTPError as error:
            assert error.code == 422, error.code
            page = error.read().decode()
        return [html.unescape(text) for text in re.findall("<li>(.*?)</li>", re.search(r'<ul id="refused">(.*?)</ul>', page)[1])]

    def close(self):
        self.process.terminate()
        return self.process.communicate()[1]


def open_page(context, server, language):
    page = context.new_page()
    page.goto(f"{server.address}/?lang={language}")
    page.fill("#name", USER)
    page.fill("#password", "-")
    page.wait_for_function(READY)
    return page


def shown(page, password):
    """Returns the texts of the rules that the page shows as unmet, and whether the form could be submitted."""
    page.fill("#password", password)
    rules = page.evaluate(RULES)
    return [rule["text"] for rule in rules if not rule["isMet"]], page.evaluate("document.querySelector('form').checkValidity()")


def compare(page, server, language, passwords):
    """Checks each password on the page, and submits it to the server without the page."""
    seen = set()
    for password, is_good in passwords:
        texts, can_be_sent = shown(page, password)
        refused = server.refused(password, language)
        told = f"{password!r} in {language}"
        assert (refused is None) == is_good, f"{told}: the server says {refused}"
        assert can_be_sent == is_good, f"{told}: the page lets it be sent: {can_be_sent}"
        if password == "":
            # Before anything is typed, the page shows no rule as unmet: all rules are open.
            assert set(refused) < set(texts), f"{told}: the page shows {texts}, the server {refused}"
            continue
        assert texts == (refused or []), f"{told}: the page shows {texts}, the server {refused}"
        seen.update(texts)
    return seen


def try_languages(context, server):
    texts = {}
    for language in LANGUAGES:
        page = open_page(context, server, language)
        assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ar" else "ltr")
        texts[language] = compare(page, server, language, PASSWORDS)
        count = len(json.loads(server.policy.read_text(encoding="utf-8"))["rules"])
        assert len(texts[language]) == count, f"{count} rules, but these were refused: {texts[language]}"
        page.close()
    assert not texts["en"] & texts["pl"] and not texts["en"] & texts["ar"], "texts that are the same in two languages"


def try_button(context, server):
    """The page does not submit a bad password, but submits a good one."""
    page = open_page(context, server, "pl")
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.fill("#password", "horse")
    page.click("button")
    assert sent == [] and page.evaluate("document.activeElement.id") == "password", sent
    page.fill("#password", "Otter-kiwi-maple")
    page.click("button")
    page.wait_for_selector("#welcome")
    assert len(sent) == 1
    page.close()


def try_without_scripts(browser, server):
    """Without JavaScript, the page contains the rules, and the server refuses."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.address}/?lang=ar")
    rules = page.locator("watchword-checklist li").all_text_contents()
    page.fill("#name", USER)
    page.fill("#password", "horse")
    page.click("button")
    refused = page.locator("#refused li").all_text_contents()
    assert refused == server.refused("horse", "ar") and set(refused) < set(rules), (refused, rules)
    context.close()


def try_changes(context, server):
    """A changed policy applies on both sides; one with an error applies on neither."""
    password = "Otter-kiwi"
    page = open_page(context, server, "pl")
    compare(page, server, "pl", [(password, True)])
    policy = json.loads(server.policy.read_text(encoding="utf-8"))
    policy["rules"][0]["min"] = 14
    server.policy.write_text(json.dumps(policy), encoding="utf-8")
    page = open_page(context, server, "pl")
    texts = compare(page, server, "pl", [(password, False), ("Otter-kiwi-maple", True)])
    assert any("14" in text for text in texts), texts
    server.policy.write_text('{"version":1,"rules":[{"rule":"lenght","min":20}]}', encoding="utf-8")
    page = open_page(context, server, "pl")
    compare(page, server, "pl", [(password, False), ("Otter-kiwi-maple", True)])


def main():
    if page_helpers.CHROMIUM is None:
        print("there is no Chromium here")
        return 3
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(sys.argv[1], sys.argv[2], folder)
        errors = ""
        try:
            browser = playwright.chromium.launch(executable_path=page_helpers.CHROMIUM, args=["--no-sandbox"])
            context = browser.new_context()
            troubles = []
            context.on("weberror", lambda error: troubles.append(str(error.error)))
            context.on("console", lambda message: troubles.append(message.text) if message.type in ("error", "warning") else None)
            try_languages(context, server)
            try_button(context, server)
            try_without_scripts(browser, server)
            try_changes(context, server)
            assert not troubles, troubles
        finally:
            errors = server.close()
        assert 'There is no rule "lenght"' in errors, f"The server does not tell the error: {errors}"
        secrets = [password for password, _ in PASSWORDS if len(password) > 4 and password in errors]
        assert not secrets, "The server printed a password"
    print(f"{len(PASSWORDS)} passwords in {', '.join(LANGUAGES)}: the page and the server refuse the same ones with the same texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
