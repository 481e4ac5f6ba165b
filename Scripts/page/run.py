#!/usr/bin/env python3
"""Runs the tests of the page: every function test_… of the files test_….py beside this one.

    Scripts/page/run.py PAGE COMMAND [WORD…]

A test takes a page that is ready, or the Site, with which it opens pages itself, by the names `page` and `site`. Besides
what it asserts, it fails if a page asked for anything but itself, had an error, or warned in the console.
"""

import importlib
import inspect
import os
import shutil
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import browsing


def tests(words):
    folder = os.path.dirname(os.path.abspath(__file__))
    for name in sorted(os.listdir(folder)):
        if not (name.startswith("test_") and name.endswith(".py")):
            continue
        module = importlib.import_module(name[:-3])
        for function, test in sorted(vars(module).items(), key=lambda item: getattr(getattr(item[1], "__code__", None), "co_firstlineno", 0)):
            if not function.startswith("test_") or not inspect.isfunction(test) or test.__module__ != module.__name__:
                continue
            title = f"{name[5:-3]}: {function[5:].replace('_', ' ')}"
            if not words or any(word in title for word in words):
                yield title, test


def run(test, site):
    wanted = inspect.signature(test).parameters
    given = {"site": site}
    if "page" in wanted:
        given["page"] = site.open()
    return test(**{name: given[name] for name in wanted})


def main():
    path, command, *words = sys.argv[1:]
    failures = 0
    count = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsing.CHROMIUM, args=["--no-sandbox"])
        site = browsing.Site(browser, path, command)
        for title, test in tests(words):
            start = time.monotonic()
            trouble = ""
            note = None
            try:
                note = run(test, site)
            except Exception:
                trouble = traceback.format_exc(limit=-3)
                for index, context in enumerate(site.contexts[-1:]):
                    try:
                        context.pages[0].screenshot(path=os.path.join(os.path.dirname(path), "failed.png"))
                    except Exception:
                        pass
            trouble += "".join(f"{line}\n" for line in dict.fromkeys(site.close()))
            count += 1
            failures += bool(trouble)
            seconds = time.monotonic() - start
            print(f"{'FAILED' if trouble else 'ok'}  {title}{f': {note}' if note else ''} ({seconds:.1f} s)", flush=True)
            if trouble:
                print("  " + trouble.strip().replace("\n", "\n  "), flush=True)
        version = browser.version
        browser.close()
        shutil.rmtree(site.folder, ignore_errors=True)
    print(f"{count} tests of the page in Chromium {version}, {failures} failed")
    sys.exit(1 if failures or not count else 0)


if __name__ == "__main__":
    main()
