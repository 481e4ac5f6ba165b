"""The translators' tasks and axe in Firefox, with trusted clicks and keys."""

import pathlib
import tempfile

import axe_playwright_python

import desk_helpers
import tasks
from page_helpers import TABS
from firefox import FIREFOX, Firefox, Tab
from user import SimulatedUser

WITHOUT = "skipped: there is no Firefox here (Debian: firefox-esr)"
AXE = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"


def played(site, task, **options):
    """Returns the cost of a task in Firefox."""
    firefox = Firefox(1280, 800)
    try:
        firefox.open(site.path)
        return task(SimulatedUser(Tab(firefox)), site, **options)
    except Exception:
        firefox.picture(pathlib.Path(site.path).with_name("failed-firefox.png"))
        raise
    finally:
        firefox.close()


def test_a_all_defects_by_keyboard(site):
    return played(site, tasks.mend_all_by_keyboard) if FIREFOX else WITHOUT


def test_b_one_file_of_a_folder(site):
    return played(site, tasks.mend_one_file_of_a_folder) if FIREFOX else WITHOUT


def test_c_one_language_of_a_string_catalogue(site):
    return played(site, tasks.finish_one_language) if FIREFOX else WITHOUT


def test_d_plural_forms_side_by_side(site):
    return played(site, tasks.fill_plural_forms) if FIREFOX else WITHOUT


def test_e_edits_are_restored_after_a_reload(site):
    def task(user, given):
        return tasks.restore_edits(user, given, lambda: user.page.firefox.open(site.path, "#tab=catalog"))

    return played(site, task) if FIREFOX else WITHOUT


def test_a_file_of_the_disk(site):
    """Tests a file chosen in the browser's own dialog."""
    if not FIREFOX:
        return WITHOUT
    firefox = Firefox()
    try:
        firefox.open(site.path, "#tab=catalog")
        # The dialog itself cannot be answered, but its input can be set to a file.
        firefox.run("HTMLInputElement.prototype.click = function () {};")
        firefox.click("#section-catalog [data-action=open]")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "pl.xliff")
            path.write_bytes(tasks.spoiled()[1])
            firefox.give("input[type=file]", path)
            Tab(firefox).wait_for_selector(".grid-row")
            assert len(desk_helpers.findings(Tab(firefox))) >= 8
    finally:
        firefox.close()
    return None


def test_axe_finds_nothing(site):
    if not FIREFOX:
        return WITHOUT
    firefox = Firefox()
    found = []
    try:
        tab = Tab(firefox)
        source = AXE.read_text("utf-8")
        for view in ["home", *TABS, "catalog with a file"]:
            firefox.open(site.path, f"#tab={view.split()[0]}")
            firefox.call("WebDriver:Refresh")
            firefox.open(site.path, f"#tab={view.split()[0]}")
            if "file" in view:
                desk_helpers.open_files(tab, {"pl.xliff": tasks.spoiled()[1]})
                firefox.press("Alt+ArrowDown")
                firefox.press("Alt+ArrowDown")
            answer = tab.evaluate(f"async () => {{ {source}; return (await (globalThis.axe ?? window.axe).run(document)).violations.map(({{ id, nodes }}) => `${{id}}: ${{nodes.slice(0, 3).map(({{ target }}) => target.join(' ')).join('; ')}}`); }}")
            found += [f"{view}: {each}" for each in answer]
    finally:
        firefox.close()
    assert not found, "axe finds\n" + "\n".join(found)
    return f"{len(TABS) + 2} views"
