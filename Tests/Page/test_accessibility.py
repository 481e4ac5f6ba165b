"""axe finds nothing in any view: light and dark, on a laptop and on a phone, with a file at the desk, and with dialogs."""

from axe_playwright_python.sync_playwright import Axe

import desk_helpers
from page_helpers import TABS, choose_tab
from tasks import spoiled


def violations(page, where):
    page.wait_for_timeout(300)
    found = []
    for violation in Axe().run(page).response["violations"]:
        targets = "; ".join(" ".join(map(str, node["target"])) for node in violation["nodes"][:3])
        found.append(f"{where}: {violation['id']} ({len(violation['nodes'])} times): {targets}")
    return found


def in_all_views(site, scheme, width):
    page = site.open("#flow=changeConfirmed&locale=en&name=cognito-default", color_scheme=scheme, width=width)
    found = []
    for view in ["home", *TABS]:
        choose_tab(page, view)
        found += violations(page, view)
    assert not found, "axe finds\n" + "\n".join(found)
    return f"{1 + len(TABS)} views"


def at_the_desk(site, scheme, width):
    """Checks that axe finds nothing at the desk with several files: the list, the editor, menus and dialogs."""
    page = site.open("#tab=catalog", color_scheme=scheme, width=width)
    desk_helpers.open_files(page, {"res/values-pl/strings.xml": b'<resources><string name="a">Jeden</string></resources>', "res/pl.xliff": spoiled()[1]})
    page.wait_for_selector(".rail-item >> nth=1", state="attached")
    page.evaluate("() => [...document.querySelectorAll('.rail-item')].find((item) => item.textContent.includes('pl.xliff')).click()")
    page.wait_for_function("() => document.querySelectorAll('.grid-row').length > 5")
    found = violations(page, "list")
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_selector("#desk-findings > li")
    found += violations(page, "editor")
    page.locator("#desk-findings button", has_text="Why").first.click()
    found += violations(page, "why")
    page.locator("textarea.field-input").fill("Inny tekst \u00a0 <b>")
    found += violations(page, "an edit")
    page.keyboard.press("Control+s")
    page.wait_for_selector("dialog[open]")
    found += violations(page, "the question before saving")
    page.keyboard.press("Escape")
    if width < 900:
        page.click(".editor-close")
    page.locator("#desk-grid").focus()
    for menu in ("desk-check", "desk-file", "desk-sort", "desk-more"):
        if not page.locator(f"#{menu}").is_visible():
            continue
        page.click(f"#{menu}")
        found += violations(page, menu)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    if page.locator("dialog[open]").count():
        found += violations(page, "keys")
    assert not found, "axe finds\n" + "\n".join(found)


def test_views_in_light(site):
    return in_all_views(site, "light", 1280)


def test_views_in_dark(site):
    return in_all_views(site, "dark", 1280)


def test_views_on_a_phone(site):
    in_all_views(site, "light", 390)
    return in_all_views(site, "dark", 390)


def test_the_desk_in_light(site):
    at_the_desk(site, "light", 1280)


def test_the_desk_in_dark(site):
    at_the_desk(site, "dark", 1280)


def test_the_desk_on_a_phone(site):
    at_the_desk(site, "light", 390)
    at_the_desk(site, "dark", 390)


def test_a_form_with_errors(site):
    page = site.open("#flow=expired&locale=ar&name=relid-default")
    page.locator('#section-form input[data-field="current"]').fill("Old-Secret7")
    page.locator('#section-form input[data-field="new"]').fill("ab")
    page.locator('#section-form input[data-field="confirm"]').fill("abc")
    page.keyboard.press("Enter")
    assert not (found := violations(page, "a form with errors")), found
