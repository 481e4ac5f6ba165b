#!/usr/bin/env python3
"""Takes screenshots of the page for visual inspection:

    Tests/Page/take-pictures.py PAGE FOLDER      every view in four sizes, light and dark; the form and the desk in five languages
    Tests/Page/take-pictures.py PAGE --readme    Documentation/preview.png, at most 200 KB
"""

import os
import pathlib
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

import desk_helpers
import page_helpers

LIMIT = 200_000
LOCALES = pathlib.Path(__file__).resolve().parents[2] / "Locales"
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}


def with_sample(page, row):
    """Opens the sample at the desk, with one of its rows in the editor."""
    page.locator("[data-action=sample]:visible").first.click()
    page.wait_for_selector(".grid-row")
    page.locator(".grid-row").nth(row).click()
    page.wait_for_timeout(1000)


def for_readme(site):
    page = site.open(width=1200, height=620)
    with_sample(page, 1)
    path = "Documentation/preview.png"
    page.screenshot(path=path)
    # Reduces the colours, if a program for that is installed.
    convert = shutil.which("convert")
    if convert:
        subprocess.run([convert, path, "-strip", "+dither", "-colors", "256", "-define", "png:compression-level=9", path], check=True)
    size = os.path.getsize(path)
    print(f"{path}: {size} bytes")
    if size > LIMIT:
        sys.exit(f"error: {path} has more than {LIMIT} bytes")


def views(site, folder, name, scheme):
    """Takes screenshots of every view, and of the desk with and without a row in the editor."""
    width, height = SIZES[name]
    page = site.open(width=width, height=height, color_scheme=scheme)
    for tab in ["home", *page_helpers.TABS]:
        if tab != "home":
            page_helpers.choose_tab(page, tab)
        page.wait_for_timeout(1500)
        page.screenshot(path=f"{folder}/{name}-{scheme}-{tab}.png")
    with_sample(page, 1)
    page.screenshot(path=f"{folder}/{name}-{scheme}-editor.png")


def languages(site, folder, scheme):
    """Takes screenshots of the form and the desk in languages of several scripts."""
    for locale in ("en", "de", "ar", "ja", "hi"):
        page = site.open(f"#tab=form&flow=expired&locale={locale}&name=relid-default", color_scheme=scheme, width=1280, height=720)
        page.wait_for_timeout(500)
        page.screenshot(path=f"{folder}/{scheme}-{locale}-form.png")
        desk_helpers.open_files(page, {f"{locale}.xliff": (LOCALES / f"{locale}.xliff").read_bytes()})
        page.locator(".grid-row").nth(8).click()
        page.wait_for_timeout(800)
        page.screenshot(path=f"{folder}/{scheme}-{locale}-desk.png")
        site.close()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=page_helpers.CHROMIUM, args=["--no-sandbox"])
        site = page_helpers.Site(browser, sys.argv[1], "watchword")
        if sys.argv[2] == "--readme":
            for_readme(site)
        else:
            folder = sys.argv[2]
            os.makedirs(folder, exist_ok=True)
            for scheme in ("light", "dark"):
                for name in SIZES:
                    views(site, folder, name, scheme)
                    site.close()
                languages(site, folder, scheme)
            print(f"{folder}: {len(os.listdir(folder))} pictures")
        for trouble in site.close():
            print(f"warning: {trouble}")
        browser.close()


if __name__ == "__main__":
    main()
