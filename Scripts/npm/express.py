#!/usr/bin/env python3
"""Tries Examples/express in Chromium.

    Scripts/npm/express.py FOLDER       where the example is installed

What the server refuses is refused on the page with the same text.
"""

import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "page"))

import browsing
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
            browser = playwright.chromium.launch(executable_path=browsing.CHROMIUM, args=["--no-sandbox"])
            for language, expected in LANGUAGES.items():
                try_sign_up(browser, address, language, expected)
                print(f"ok  sign-up in {language}")
            browser.close()
    finally:
        server.terminate()
    print(f"{len(LANGUAGES)} passed, 0 failed")


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
    plain.close()
    page.close()


if __name__ == "__main__":
    main()
