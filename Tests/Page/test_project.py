"""A folder at the desk: its files are one project, with the findings of the command, those across files, too."""

import json
import pathlib
import subprocess

import desk_helpers
from test_catalog import is_changed, type_into

ENGLISH = b'{"@@locale": "en", "a": "Save the file", "b": "Open", "c": "Store it"}'
GERMAN = '{"@@locale": "de",\n"a": "Datei sichern",\n"b": "Öffnen",\n"c": "Speichern"}'.encode()
OTHER = b'{"@@locale": "en", "z": "Save the file"}'
OTHER_GERMAN = b'{"@@locale": "de",\n"z": "Datei speichern"}'
FILES = {"app/one_en.arb": ENGLISH, "app/one_de.arb": GERMAN, "app/two_en.arb": OTHER, "app/two_de.arb": OTHER_GERMAN}


def report(page):
    """Returns the findings in all files, as the desk downloads them."""
    page.click("#desk-file")
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="All findings (JSON)").click()
    return json.loads(pathlib.Path(download.value.path()).read_text("utf-8"))


def command(site, files, *options):
    """Returns the report of the command on the same files."""
    folder = pathlib.Path(site.folder, f"project-{len(list(pathlib.Path(site.folder).iterdir()))}")
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    result = subprocess.run([site.command, "lint", *options, "--format", "json", *{path.split("/")[0] for path in files}],
                            cwd=folder, capture_output=True, check=False)
    return json.loads(result.stdout)


def opened(page, files):
    desk_helpers.open_files(page, files)
    page.wait_for_function("() => ![...document.querySelectorAll('.desk-progress, .rail-progress')].some((each) => each.checkVisibility())")


def shows(page, name, *checks):
    """Opens a file of the list, and waits until it has findings of these checks only."""
    page.locator(".rail-item", has=page.locator(".rail-name", has_text=name)).click()
    page.wait_for_function("(name) => document.querySelector('.bar-name').textContent === name", arg=name)
    page.wait_for_function(
        """(checks) => {
          const found = [...document.querySelectorAll(".grid-row")].flatMap((row) => (row.dataset.findings ?? "").split(" ").filter(Boolean).map((each) => each.split("@")[0]));
          return JSON.stringify(found.sort()) === JSON.stringify(checks);
        }""", arg=sorted(checks))


def test_the_findings_across_files_follow_the_edits(site):
    page = site.open("#tab=catalog")
    opened(page, FILES)
    assert report(page) == command(site, FILES, "--checks", "recommended")
    shows(page, "one_de.arb")
    shows(page, "two_de.arb", "inconsistent-translation")
    type_into(page, 0, "Datei sichern")
    shows(page, "two_de.arb")
    # Another file can be shown, and the list still says what is not saved.
    shows(page, "one_de.arb")
    page.wait_for_function("() => [...document.querySelectorAll('.rail-language')].some((each) => each.textContent.endsWith(' · 1 not saved'))")
    # The other file is compared again, too, and keeps its findings at their texts.
    type_into(page, 0, "Datei\nbehalten")
    is_changed(page, 1)
    shows(page, "two_de.arb", "inconsistent-translation")
    page.keyboard.press("Control+z")
    shows(page, "two_de.arb")
    changed = {**FILES, "app/two_de.arb": OTHER_GERMAN.replace(b"speichern", b"sichern")}
    assert report(page) == command(site, changed, "--checks", "recommended")


def test_settings_apply_to_their_folders(site):
    settings = json.dumps({"version": 1, "checks": "all", "severities": {"inconsistent-translation": "error"}, "glossary": "terms.csv"}).encode()
    files = {**FILES, "app/.watchword.json": settings, "app/terms.csv": "term,de\nfile,Ordner\n".encode()}
    page = site.open("#tab=catalog")
    opened(page, files)
    found = report(page)
    assert found == command(site, files)
    assert {"inconsistent-translation", "terminology"} <= {each["id"] for each in found["diagnostics"]}
    # Limits set at the desk are added to the settings of the folder.
    page.click("#desk-file")
    page.get_by_role("menuitem", name="Length limits").click()
    page.locator("dialog textarea").fill("* 4")
    page.click("dialog [data-answer=set]")
    limited = json.dumps({**json.loads(settings), "limits": {"units": [{"unit": "*", "length": 4}]}}).encode()
    page.wait_for_function("() => [...document.querySelectorAll('.grid-row')].some((row) => row.dataset.findings?.includes('over-maximum-length'))")
    assert report(page) == command(site, {**files, "app/.watchword.json": limited})
    # A saved page has what the settings name.
    path = pathlib.Path(site.folder, "project.html")
    desk_helpers.save_page(page, path)
    other = site.open(path=path)
    other.wait_for_selector(".grid-row")
    other.wait_for_function("() => document.querySelectorAll('.rail-item').length === 4")
    assert report(other) == report(page)


def test_what_a_project_lacks_is_told(site):
    page = site.open("#tab=catalog")
    desk_helpers.drop_files(page, {"app/readme.txt": b"hello"})
    page.wait_for_selector("#section-catalog .notice-bad")
    assert "app holds no catalogue" in desk_helpers.problem(page), desk_helpers.problem(page)
    broken = {**FILES, "app/.watchword.json": b'{"version": 1, "glossary": "gone.csv"}'}
    desk_helpers.drop_files(page, broken)
    page.wait_for_function("() => document.querySelector('#section-catalog .notice-bad')?.textContent.includes('gone.csv')")


def test_a_folder_of_the_disk_is_dropped(site):
    """A real drop: in a page that was opened as a file, entries of folders cannot be read, only handles."""
    page = site.open("#tab=catalog")
    folder = pathlib.Path(site.folder, "dropped")
    for path, content in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    session = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(folder / "app")], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        session.send("Input.dispatchDragEvent", {"type": kind, "x": 300, "y": 300, "data": data})
    shows(page, "two_de.arb", "inconsistent-translation")
