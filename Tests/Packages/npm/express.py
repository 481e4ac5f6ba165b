#!/usr/bin/env python3
"""Tries Examples/express in Chromium.

    Tests/Packages/npm/express.py FOLDER       where the example is installed

What the server refuses is refused on the page with the same text.
"""

import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Page"))

import page_helpers
from playwright.sync_api import sync_playwright

# The language of the browser, and what it says about the password "password" of anna@example.org.
LANGUAGES = {
    "en-US": ["12–128 characters", "Not a commonly used password"],
    "pl-PL": None,
    "ar": None,
}


def main():
    server = subprocess.Popen(["node", "server.js"], cwd=sys.argv[1], env={**os.environ, "PORT": "0"}, stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        assert address.startswith("http"), "the server does not start"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=page_helpers.CHROMIUM, args=["--no-sandbox"])
            for language, expected in LANGUAGES.items():
                try_sign_up(browser, address, language, expected)
                print(f"ok  sign-up in {language}")
            browser.close()
    finally:
        server.terminate()
    try_needs(pathlib.Path(sys.argv[1]))
    print("ok  a policy that needs more than the server gives")
    print(f"{len(LANGUAGES) + 1} passed, 0 failed")


def try_needs(folder):
    policy = folder / "policies" / "sign-up.json"
    text = policy.read_text()
    policy.write_text('{ "version": 1, "extends": "nist-800-63b-4", "rules": [{ "rule": "history", "count": 4 }] }')
    try:
        server = subprocess.run(["node", "server.js"], cwd=folder, env={**os.environ, "PORT": "0"}, capture_output=True, text=True, timeout=20)
    finally:
        policy.write_text(text)
    assert server.returncode == 1 and "The policy needs what this server does not give: user, server\n" in server.stderr, server.stderr


def try_sign_up(browser, address, language, expected):
    troubles = []
    # Without JavaScript, the server alone judges; the rules are there as text.
    plain = browser.new_page(locale=language, java_script_enabled=False)
    plain.goto(address)
    shown = plain.locator("watchword-checklist li").all_inner_texts()
    plain.fill("#email", "anna@example.org")
    plain.fill("#password", "password")
    plain.click("button")
    refused = plain.locator("#problems li").all_inner_texts()
    assert len(shown) == 3 and set(refused) < set(shown) and refused, (shown, refused)
    if expected:
        assert refused == expected, refused
    page = browser.new_page(locale=language)
    page.on("console", lambda message: troubles.append(message.text) if message.type in ("error", "warning") and "favicon" not in str(message.location) else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(address)
    page.wait_for_selector("watchword-checklist [part~=list]")
    page.fill("#email", "anna@example.org")
    page.fill("#password", "password")
    page.wait_for_function("(text) => document.querySelector('#password').validationMessage === text", arg="\n".join(refused))
    page.click("button")
    assert page.url.rstrip("/") == address, "a password that the policy refuses is not sent"
    direction = page.evaluate("getComputedStyle(document.querySelector('watchword-checklist').shadowRoot.querySelector('[part~=checklist]')).direction")
    assert direction == ("rtl" if language == "ar" else "ltr")
    for password in ("anna@example.org 1", "otters of anna"):
        page.fill("#password", password)
        page.wait_for_function("() => document.querySelector('#password').validationMessage !== ''")
        assert page.evaluate("document.querySelector('#password').validationMessage") == shown[2], "parts of the email address"
    page.fill("#password", "quiet otter sings")
    page.click("button")
    page.wait_for_selector("#welcome")
    assert "anna@example.org" in page.inner_text("#welcome")
    assert not re.search("otter", page.url)
    assert not troubles, troubles
    # The answer is in the language of the page that was sent, and any header will do.
    for headers, locale, title in (({"Accept-Language": "de"}, "pl", "pl"), ({"Accept-Language": "sv, $$;q=2, ar;q=0.5"}, "$$", "ar"), ({}, "pl&locale=ar", "en")):
        answer = page.request.post(f"{address}/sign-up", headers={"Content-Type": "application/x-www-form-urlencoded", "Accept-Language": "", **headers},
                                   data=f"email=anna@example.org&password=anna&locale={locale}")
        assert answer.status == 422 and f'<html lang="{title}"' in answer.text(), (headers, locale, answer.status)
    # What is no address is said to be none, whatever the password is.
    for email in ("", "@", "-", "anna@", "@example.org", "-@-", "a b@example.org"):
        answer = page.request.post(f"{address}/sign-up", form={"email": email, "password": "quiet otter sings"})
        assert answer.status == 400 and "Enter an email address" in answer.text(), (email, answer.status)
    plain.close()
    page.close()


if __name__ == "__main__":
    main()
