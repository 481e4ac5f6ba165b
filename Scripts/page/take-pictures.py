#!/usr/bin/env python3
"""Takes pictures of the page, to be looked at:

    Scripts/page/take-pictures.py PAGE FOLDER      every flow in en, de, ar and ja, light and dark, and every tab
    Scripts/page/take-pictures.py PAGE --readme    Documentation/preview.png, at most 200 KB
"""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

import browsing

LIMIT = 200_000


def fill(page, texts):
    for name, text in texts.items():
        field = page.locator(f'#section-form input[data-field="{name}"]')
        if field.count():
            field.fill(text)


def for_readme(site):
    page = site.open("#flow=changeConfirmed&locale=ar&name=cognito-default", width=1200, height=760)
    fill(page, {"current": "Old-Secret7", "new": "Brav3otter"})
    page.locator('#section-form input[data-field="new"]').focus()
    path = "Documentation/preview.png"
    page.screenshot(path=path)
    # Fewer colours, where a program for that is at hand.
    convert = shutil.which("convert")
    if convert:
        subprocess.run([convert, path, "-strip", "+dither", "-colors", "256", "-define", "png:compression-level=9", path], check=True)
    size = os.path.getsize(path)
    print(f"{path}: {size} bytes")
    if size > LIMIT:
        sys.exit(f"error: {path} has more than {LIMIT} bytes")


def all_pictures(site, folder):
    os.makedirs(folder, exist_ok=True)
    for scheme in ("light", "dark"):
        for locale in ("en", "de", "ar", "ja"):
            for flow in browsing.FLOWS:
                page = site.open(
                    f"#flow={flow}&locale={locale}&name={browsing.POLICIES[flow]}", color_scheme=scheme, width=1280, height=860)
                fill(page, {"current": "Old-Secret7", "password": "Old-Secret7", "new": "Brav3", "confirm": "Brav"})
                page.locator("#section-form .phone").screenshot(path=f"{folder}/{scheme}-{locale}-{flow}.png")
                page.context.close()
                site.contexts.clear()
        page = site.open("#flow=changeConfirmed&locale=ar&name=cognito-default", color_scheme=scheme)
        for tab in browsing.TABS:
            browsing.choose_tab(page, tab)
            page.wait_for_timeout(1500)
            page.screenshot(path=f"{folder}/{scheme}-tab-{tab}.png")
    print(f"{folder}: {len(os.listdir(folder))} pictures")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsing.CHROMIUM, args=["--no-sandbox"])
        site = browsing.Site(browser, sys.argv[1], "watchword")
        if sys.argv[2] == "--readme":
            for_readme(site)
        else:
            all_pictures(site, sys.argv[2])
        for trouble in site.close():
            print(f"warning: {trouble}")
        browser.close()


if __name__ == "__main__":
    main()
