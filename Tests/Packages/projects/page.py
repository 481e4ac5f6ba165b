"""Asks the page for reports in JSON, for Tests/Packages/test-projects.py: a question and an answer on each line."""

import base64
import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Page"))
import desk_helpers  # noqa: E402
import page_helpers  # noqa: E402

OPTIONS = {"--base": "base", "--config": "config", "--checks": "checks", "--only": "checks", "--format": "format"}
REPORT = """async ([given, question]) => {
  const files = given.map(([path, base64]) => ({ path, blob: new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]) }));
  const answer = await ask("project", { project: 1e6, files, shipped: lastProject.shipped, question });
  return answer.error ? "" : (await ask("report", { project: 1e6 })).text;
}"""


def question(arguments):
    """The question of a project for the arguments of lint; None if the page has no such options."""
    if arguments[0] != "lint":
        return None
    found = {"paths": []}
    rest = iter(arguments[1:])
    for argument in rest:
        if not argument.startswith("-"):
            found["paths"].append(argument)
        elif argument in OPTIONS:
            value = next(rest, "")
            found[OPTIONS[argument]] = [each.strip() for each in value.split(",")] if argument == "--only" else value
        else:
            return None
    return found if found.pop("format", "") == "json" else None


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=page_helpers.CHROMIUM, args=["--no-sandbox"])
    page = browser.new_page()
    page.add_init_script(desk_helpers.WATCH)
    page.goto(f"file://{pathlib.Path(sys.argv[1]).resolve()}#tab=catalog")
    page.wait_for_selector("html[data-state=ready]", state="attached")
    page.click("#section-catalog [data-action=sample]")
    page.wait_for_selector(".grid-row")
    for line in sys.stdin:
        given = json.loads(line)
        asked = question(given["arguments"])
        folder = pathlib.Path(given["folder"])
        paths = sorted(path for path in (folder / "files").rglob("*") if path.is_file())
        # A page is given no links.
        if asked is not None and not any(path.is_symlink() for path in (folder / "files").rglob("*")):
            files = [[path.relative_to(folder).as_posix(), base64.b64encode(path.read_bytes()).decode()] for path in paths]
            text = page.evaluate(REPORT, [files, asked])
        else:
            text = None
        print(json.dumps({"code": None, "output": text, "errors": None}), flush=True)
