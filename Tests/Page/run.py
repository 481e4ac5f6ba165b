#!/usr/bin/env python3
"""Runs the tests of the page: every function test_… of the files test_….py in this folder.

    Tests/Page/run.py PAGE COMMAND [WORD…]

A test takes the parameters `page`, a loaded page, or `site`, the Site, with which it opens pages itself. Besides its
own assertions, it fails if a page requested anything but itself, had an error, or logged a warning to the console.
There is one browser per processor; a test with `@page_helpers.measures_time` runs alone, and a failed test runs again
alone.
"""

import importlib
import inspect
import multiprocessing
import os
import shutil
import sys
import time
import traceback
from multiprocessing.util import Finalize

from playwright.sync_api import sync_playwright

import page_helpers


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


class Worker:
    """A process with its own browser, which runs one test at a time."""

    site = None

    @classmethod
    def start(cls, path, command):
        playwright = sync_playwright().start()
        browser = playwright.chromium.launch(executable_path=page_helpers.CHROMIUM, args=["--no-sandbox"])
        cls.site = page_helpers.Site(browser, path, command)

        def stop():
            browser.close()
            playwright.stop()
            shutil.rmtree(cls.site.folder, ignore_errors=True)

        Finalize(cls, stop, exitpriority=1)

    @classmethod
    def run(cls, title):
        """Returns the title, whether the test failed, and the line to print."""
        site = cls.site
        start = time.monotonic()
        trouble = ""
        note = None
        try:
            test = dict(tests([title]))[title]
            given = {"site": site}
            if "page" in inspect.signature(test).parameters:
                given["page"] = site.open()
            note = test(**{name: given[name] for name in inspect.signature(test).parameters})
        except Exception:
            trouble = traceback.format_exc(limit=-3)
            for context in site.contexts[-1:]:
                try:
                    context.pages[0].screenshot(path=os.path.join(os.path.dirname(site.path), "failed.png"))
                except Exception:
                    pass
        trouble += "".join(f"{line}\n" for line in dict.fromkeys(site.close()))
        seconds = time.monotonic() - start
        line = f"{'FAILED' if trouble else 'ok'}  {title}{f': {note}' if note else ''} ({seconds:.1f} s)"
        if trouble:
            line += "\n  " + trouble.strip().replace("\n", "\n  ")
        return title, bool(trouble), line


def run_all(titles, workers, site, note_failure):
    """Runs tests, and prints the result of each."""
    if not titles:
        return
    with multiprocessing.get_context("spawn").Pool(workers, Worker.start, site) as pool:
        for title, failed, line in pool.imap_unordered(Worker.run, titles):
            print(line, flush=True)
            if failed:
                note_failure(title)
        pool.close()
        pool.join()


def main():
    path, command, *words = sys.argv[1:]
    chosen = dict(tests(words))
    # Tests that measure time run alone, and so do tests that failed in parallel: they may have waited too briefly.
    alone = [title for title, test in chosen.items() if getattr(test, "measures_time", False)]
    run_all([title for title in chosen if title not in alone], os.cpu_count() or 1, (path, command), alone.append)
    failed = []
    run_all(alone, 1, (path, command), failed.append)
    print(f"{len(chosen)} tests of the page in Chromium, {len(failed)} failed")
    sys.exit(1 if failed or not chosen else 0)


if __name__ == "__main__":
    main()
