"""The desk: files of all kinds, undo, the focus, saving, saved pages with their files, and hostile texts."""

import base64
import pathlib
import tempfile

import desk_helpers
from page_helpers import TABS, choose_tab
from user import SimulatedUser
from tasks import ANDROID, ROOT, spoiled

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
<body>
"""
TAIL = "</body>\n</file>\n</xliff>\n"


def document(*texts):
    units = (f'<trans-unit id="{name}"><source>{source}</source><target state="translated">{target}</target></trans-unit>\n' for name, source, target in texts)
    return (HEAD + "".join(units) + TAIL).encode()


SMALL = document(("a", "One", "Eins"), ("b", "Two", "Zwei"), ("c", "Three", "Drei"))


def locale(tag):
    return (ROOT / "Locales" / f"{tag}.xliff").read_bytes()


def type_into(page, row, text):
    """Edits the text of a row, and waits until it is in the list."""
    page.click(f".grid-row >> nth={row}")
    page.wait_for_function("() => document.activeElement.matches('textarea.field-input')")
    page.keyboard.press("Control+a")
    page.keyboard.type(text)


def targets(page):
    """Returns the translations in the list."""
    return page.evaluate("() => [...document.querySelectorAll('.grid-row')].sort((one, other) => one.ariaRowIndex - other.ariaRowIndex).map((row) => row.children[2]?.textContent ?? '')")


def is_changed(page, count):
    words = f"{count} change{'' if count == 1 else 's'} not saved" if count else ""
    page.wait_for_function("(words) => document.querySelector('.bar-state').textContent === words", arg=words)


def test_the_sample_has_six_defects(page):
    page.click("#section-home [data-action=sample]")
    page.wait_for_selector(".grid-row")
    checks = {finding.split("@")[0] for _, those, _ in desk_helpers.rows(page) for finding in those}
    assert len(checks) == 6, sorted(checks)
    return ", ".join(sorted(checks))


def test_one_click_opens_a_shipped_language(site):
    for tag, word in [("pl", "hasło"), ("zh-Hant-HK", "密碼")]:
        page = site.open()
        choose_tab(page, "catalog")
        page.click(f'#section-catalog [data-shipped="{tag}"]')
        page.wait_for_selector(".grid-row")
        assert any(word in target for target in targets(page)), targets(page)[:9]
        findings = [finding for _, those, _ in desk_helpers.rows(page) for finding in those]
        assert not findings, findings
        page.close()


def test_files_are_dropped_in_every_view(site):
    page = site.open()
    for number, view in enumerate(["home", *TABS]):
        choose_tab(page, view)
        desk_helpers.open_files(page, {f"{number}.xliff": SMALL}, target=f"#section-{view}")
        assert page.locator("#section-catalog").is_visible(), f"a drop on {view} does not lead to the desk"
    assert page.locator(".rail-item").count() == 1 + len(TABS)
    return f"{1 + len(TABS)} views"


def test_files_and_folders_are_chosen(site):
    page = site.open("#tab=catalog")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "small.xliff")
        path.write_bytes(SMALL)
        with page.expect_file_chooser() as chooser:
            page.click("#section-catalog [data-action=open]")
        chooser.value.set_files(path)
        page.wait_for_selector(".grid-row")
        for name, texts in {"values": ("Map", "Hello, %1$s!", "photo"), "values-de": ("Karte", "Hallo!", "Foto")}.items():
            pathlib.Path(folder, "res", name).mkdir(parents=True)
            pathlib.Path(folder, "res", name, "strings.xml").write_text(ANDROID.format(*texts), "utf-8")
        page.click("#desk-file")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("menuitem", name="Open a folder").click()
        chooser.value.set_files(pathlib.Path(folder, "res"))
        page.wait_for_function("() => document.querySelectorAll('.rail-item').length === 3")


def test_undo_and_redo_across_texts(page):
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    type_into(page, 0, "Uno")
    page.keyboard.press("Control+Enter")
    page.keyboard.press("Control+a")
    page.keyboard.type("Due")
    is_changed(page, 2)
    for key, wanted in [("Control+z", ["Uno", "Zwei"]), ("Control+z", ["Eins", "Zwei"]), ("Control+Shift+z", ["Uno", "Zwei"]), ("Control+y", ["Uno", "Due"]), ("Control+z", ["Uno", "Zwei"])]:
        page.keyboard.press(key)
        page.wait_for_function("(wanted) => JSON.stringify([...document.querySelectorAll('.grid-row')].sort((one, other) => one.ariaRowIndex - other.ariaRowIndex).slice(0, 2).map((row) => row.children[2].textContent)) === JSON.stringify(wanted)", arg=wanted)
        assert page.evaluate("document.activeElement.matches('textarea.field-input')"), f"the caret is lost after {key}"
    page.keyboard.press("Control+z")
    is_changed(page, 0)


def test_undo_of_a_fix(page):
    desk_helpers.open_files(page, {"small.xliff": document(("a", "One two", "Eins  zwei"), ("b", "Two", "Zwei"))})
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_selector("#desk-findings [data-action=fix]")
    page.keyboard.press("Control+.")
    page.wait_for_function("() => document.querySelector('textarea.field-input').value === 'Eins zwei'")
    is_changed(page, 1)
    page.keyboard.press("Control+z")
    page.wait_for_function("() => document.querySelector('textarea.field-input').value === 'Eins  zwei'")
    is_changed(page, 0)
    page.keyboard.press("Control+Shift+z")
    page.wait_for_function("() => document.querySelector('textarea.field-input').value === 'Eins zwei'")
    assert desk_helpers.save(page) == document(("a", "One two", "Eins zwei"), ("b", "Two", "Zwei"))


def test_the_focus_is_never_lost(page):
    user = SimulatedUser(page)
    user.drop({"pl.xliff": spoiled()[1]})
    user.watches = True
    user.press("Alt+ArrowDown", "Alt+ArrowDown", "Control+.", "Control+Enter", "Escape", "End", "Home", "PageDown", "Enter")
    user.type("x")
    user.press("Control+z", "Control+Shift+z", "F6", "F6", "F6", "Shift+F6", "Escape", "/")
    user.type("hasło")
    user.press("Enter", "ArrowDown", "Enter", "Control+Enter", "Escape", "/", "Control+a", "Backspace", "Enter", "?")
    page.wait_for_selector("dialog[open]")
    user.press("Escape")
    for menu in ("desk-check", "desk-file", "desk-sort", "desk-more"):
        page.locator(f"#{menu}").focus()
        user.press("Enter", "ArrowDown", "ArrowUp", "Escape")
        assert page.evaluate("document.activeElement.id") == menu
    page.locator(".toggle[data-filter=errors]").focus()
    user.press("Space", "Space")
    page.locator("#desk-check").focus()
    user.press("Enter")
    page.keyboard.press("Enter")
    user.watch()
    user.press("Control+s")
    page.wait_for_selector("dialog[open]")
    user.press("Escape")
    user.watch()
    return f"{user.keys} keys"


def test_a_row_that_is_mended_stays_until_the_filter_is_set_again(page):
    desk_helpers.open_files(page, {"small.xliff": document(("a", "One %lld", "Eins"), ("b", "Two", "Zwei"))})
    page.click(".toggle[data-filter=errors]")
    page.wait_for_function("() => document.querySelectorAll('.grid-row').length === 1")
    type_into(page, 0, "Eins %lld")
    page.wait_for_function("() => document.querySelector('.grid-row').dataset.urgency === 'done'")
    page.wait_for_function("() => document.querySelector('.toggle[data-filter=errors] .toggle-count').textContent === '0'")
    page.click(".toggle[data-filter=errors]")
    page.click(".toggle[data-filter=errors]")
    page.wait_for_selector(".grid-empty:not([hidden])")


def test_utf16_stays_utf16(page):
    text = locale("ja").decode().replace('encoding="UTF-8"', 'encoding="UTF-16"', 1).replace("\n", "\r\n")
    for codec, mark in [("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff")]:
        desk_helpers.open_files(page, {f"ja-{codec}.xliff": mark + text.encode(codec)})
        old = targets(page)[0]
        type_into(page, 0, old + "😀")
        is_changed(page, 1)
        assert desk_helpers.save(page) == mark + text.replace(f">{old}</target>", f">{old}😀</target>", 1).encode(codec), codec


def test_leaving_is_asked_for_only_with_unsaved_changes(site):
    page = site.open("#tab=catalog")
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    assert site.asked == 0, "asked without changes"
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    assert desk_helpers.save(page) == SMALL.replace(b"Eins", b"Uno")
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    assert site.asked == 0, "asked after saving"
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    type_into(page, 1, "Due")
    page.reload()
    assert site.asked == 1, "not asked with changes"


def test_the_page_takes_state_and_file_along(site):
    page = site.open("#flow=expired&locale=ar&name=relid-default")
    page.locator('#section-form input[data-field="current"]').fill("Old-Secret7")
    page.locator('#section-form input[data-field="new"]').fill("Brav3-Otter!Kiwi")
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    path = pathlib.Path(site.folder, "saved.html")
    desk_helpers.save_page(page, path)
    html = path.read_text("utf-8")
    for secret in ("Old-Secret7", "Brav3-Otter!Kiwi"):
        assert secret not in html and base64.b64encode(secret.encode()).decode()[:10] not in html, "a password is in the page"
    other = site.open(path=path)
    other.wait_for_selector("#section-catalog:not([hidden])")
    # A file that is in the page opens by itself, or with one click.
    button = other.locator("[data-action=open-all]")
    other.wait_for_selector(".grid-row, [data-action=open-all]:visible")
    is_closed = button.is_visible()
    if is_closed:
        button.click()
    other.wait_for_selector(".grid-row")
    assert targets(other) == ["Uno", "Zwei", "Drei"], targets(other)
    choose_tab(other, "form")
    assert other.locator("#section-form .screen").get_attribute("lang") == "ar"
    assert other.locator('#section-form input[data-field="new"]').input_value() == ""
    return f"{path.stat().st_size} bytes, {'1 click to open the file' if is_closed else 'the file is open'}"


def test_back_and_forward(page):
    views = ["policy", "catalog", "form"]
    for view in views:
        choose_tab(page, view)
    for view in [*reversed(views[:-1]), "home"]:
        page.go_back()
        page.wait_for_selector(f"#section-{view}:not([hidden])")
    for view in views:
        page.go_forward()
        page.wait_for_selector(f"#section-{view}:not([hidden])")


MALFORMED = {
    "bomb.xliff": b'<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<xliff>&b;</xliff>',
    "cut.xliff": SMALL[:300], "empty.xliff": b"", "binary.xliff": b"\x00\x01\x02\x03" * 100, "plain.po": b"hello",
    "cut.xcstrings": b'{"sourceLanguage": "en", "strings": {', "cut.strings": b'"a" = "b', "cut.arb": b'{"@@locale": "de", "a": '}


def test_what_is_malformed_is_explained_as_by_the_command(site):
    import json
    import subprocess
    page = site.open("#tab=catalog")
    for name, content in MALFORMED.items():
        path = pathlib.Path(site.folder, name)
        path.write_bytes(content)
        result = subprocess.run([site.command, "lint", "--checks", "recommended", "--format", "json", name], cwd=site.folder, capture_output=True, check=False)
        messages = [each["message"] for each in json.loads(result.stdout)["diagnostics"]]
        assert messages, f"{name}: {result.stderr.decode()}"
        desk_helpers.open_files(page, {name: content})
        said = desk_helpers.problem(page) + page.locator("#section-catalog .desk").inner_text()
        assert messages[0] in said, f"{name}: the command says {messages[0]!r}, the page {said[:300]!r}"
    return f"{len(MALFORMED)} files"


HOSTILE = [
    "&lt;img src=x onerror=\"document.title='bad'\"&gt;", "&lt;/script&gt;&lt;script&gt;document.title='bad'&lt;/script&gt;",
    "<![CDATA[<script>document.title='bad'</script>]]>", "\u202e\u2067\u2066 txt \u202d", "%n%n%s%1000000$@", "{{x}} ${x} `", "x" * 1_000_000]


def test_hostile_texts_are_texts(page):
    content = document(*((f"&lt;b&gt;{number}", text, text) for number, text in enumerate(HOSTILE)))
    desk_helpers.open_files(page, {"<img src=x>.xliff": content})
    for _ in HOSTILE:
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        page.keyboard.press("Escape")
    type_into(page, 1, "<img src=x onerror=alert(1)>")
    page.keyboard.press("Control+s")
    page.wait_for_selector("dialog[open]")
    assert "bad" not in page.title()
    assert page.locator("main img, main script, dialog img, dialog script").count() == 0, "markup became elements"


def test_rows_at_1280_by_720(site):
    page = site.open("#tab=catalog", width=1280, height=720)
    desk_helpers.open_files(page, {"pl.xliff": locale("pl")})
    count = page.evaluate("""() => {
      const head = document.querySelector(".grid-head").getBoundingClientRect();
      return [...document.querySelectorAll(".grid-row")].map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= head.bottom - 1 && bottom <= innerHeight).length;
    }""")
    assert count >= 17, f"{count} whole rows"
    return f"{count} whole rows"


def test_an_approval_and_an_older_draft_are_restored(page):
    content = SMALL.replace(b'state="translated">Zwei', b'state="needs-review-l10n">Zwei')
    desk_helpers.open_files(page, {"small.xliff": content})
    # The first row is about the file: one of its texts needs review.
    page.click(".grid-row >> nth=2")
    page.wait_for_function("() => document.activeElement.matches('textarea.field-input')")
    page.keyboard.press("Control+Enter")
    page.wait_for_function("() => document.querySelectorAll('.grid-row')[2].dataset.urgency === 'done'")
    is_changed(page, 1)
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    desk_helpers.open_files(page, {"small.xliff": content})
    # Text typed before the older edit is restored does not replace it.
    type_into(page, 1, "Einer")
    is_changed(page, 1)
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    desk_helpers.open_files(page, {"small.xliff": content})
    page.wait_for_function("() => document.querySelector('[data-action=restore]')?.textContent === 'Restore 2 edits'")
    page.click("[data-action=restore]")
    is_changed(page, 2)
    assert desk_helpers.save(page) == content.replace(b"needs-review-l10n", b"translated").replace(b">Eins<", b">Einer<")

