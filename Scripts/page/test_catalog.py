"""The tab "Catalogue" in a browser: files are opened, seen in the form, edited and given back.

Each function takes a Playwright page that shows the preview, with the built-in policies and catalogues.
"""

import base64
import os
import pathlib
import tempfile

LOCALES = pathlib.Path(__file__).resolve().parents[2] / "Locales"

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="Localizable.xcstrings" source-language="en" target-language="{language}" datatype="plaintext">
<body>
"""
TAIL = "</body>\n</file>\n</xliff>\n"


def document(units, language="de"):
    return (HEAD.format(language=language) + units + TAIL).encode()


def unit(name, source, target, state=' state="translated"'):
    return f'<trans-unit id="{name}"><source>{source}</source><target{state}>{target}</target></trans-unit>\n'


def section(page):
    return page.locator("#section-catalog")


def open_bytes(page, content, name="de.xliff"):
    """Opens a file with this content, and waits until the tab shows what it is."""
    page.click("#tab-catalog")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        pathlib.Path(path).write_bytes(content)
        section(page).locator("input[type=file]").set_input_files(path)
        section(page).locator(".catalog-bar, .notice-bad").first.wait_for()
        page.wait_for_timeout(300)


def open_locale(page, tag):
    open_bytes(page, (LOCALES / f"{tag}.xliff").read_bytes(), f"{tag}.xliff")


def close(page):
    section(page).get_by_role("button", name="Close", exact=True).click()
    answer = section(page).get_by_role("button", name="Close without them")
    if answer.is_visible():
        answer.click()
    section(page).locator(".catalog-drop").wait_for()


def downloaded(page):
    with page.expect_download() as download:
        section(page).get_by_role("button", name="Download").click()
    return pathlib.Path(download.value.path()).read_bytes()


def translation(page):
    return section(page).locator(".catalog-details textarea")


def chosen(page):
    return section(page).locator(".catalog-id").inner_text()


def test_a_text_of_the_form_leads_to_its_unit(page):
    open_locale(page, "ru")
    section(page).locator(".screen .form-rule-text", has_text="Минимум 8 символов").click()
    assert chosen(page) == "rule.length.min.checklist|==|plural.many", chosen(page)
    details = section(page).locator(".catalog-details").inner_text()
    assert "Min. %lld characters" in details
    assert "The form shows 8, which Russian counts as “many”: numbers that end in 0 and 5–9, or in 11–14" in details, details
    assert "One line of a checklist under the password field" in details
    section(page).locator(".screen .form-submit span[data-part]").click(force=True)
    assert chosen(page).startswith("form."), chosen(page)
    close(page)


def test_a_text_made_of_several_units_names_all_of_them(page):
    open_locale(page, "ar")
    text = section(page).locator(".catalog-text", has_text="المتطلب غير مستوفى").first
    text.click()
    chips = section(page).locator(".catalog-chain .chip").all_inner_texts()
    assert len(chips) == 2 and any("rule.length.min.requirement" in chip for chip in chips), chips
    section(page).locator(".catalog-chain .chip").nth(1).click()
    assert chosen(page) == chips[1]
    close(page)


def test_an_edit_shows_at_once_and_changes_only_its_bytes(page):
    before = (LOCALES / "ru.xliff").read_bytes()
    open_locale(page, "ru")
    section(page).locator(".screen .form-rule-text", has_text="Минимум 8 символов").click()
    translation(page).fill("Ровно %lld <b> & знаков")
    page.wait_for_timeout(100)
    shown = section(page).locator(".screen .form-rule-text").first.inner_text()
    assert shown == "Ровно 8 <b> & знаков", shown
    old = "<target state=\"translated\">Минимум %lld символов</target>".encode()
    new = "<target state=\"translated\">Ровно %lld &lt;b&gt; &amp; знаков</target>".encode()
    place = before.index(old, before.index(b'id="rule.length.min.checklist|==|plural.many"'))
    assert downloaded(page) == before[:place] + new + before[place + len(old):]
    page.wait_for_timeout(300)
    page.click("#tab-form")
    page.wait_for_timeout(300)
    assert "Ровно 8 <b> & знаков" in page.locator("#section-form").inner_text()
    page.click("#tab-catalog")
    section(page).get_by_role("button", name="Undo all").click()
    page.wait_for_timeout(300)
    assert section(page).get_by_role("button", name="Download").is_disabled()
    assert "Минимум 8 символов" in section(page).locator(".screen").inner_text()
    close(page)


def test_utf16_stays_utf16(page):
    for codec, mark in [("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff"), ("utf-16-le", b"")]:
        text = (LOCALES / "ja.xliff").read_text(encoding="utf-8").replace('encoding="UTF-8"', 'encoding="UTF-16"', 1).replace("\n", "\r\n")
        before = mark + text.encode(codec)
        open_bytes(page, before, "ja.xliff")
        section(page).locator(".catalog-row").nth(1).click()
        old = translation(page).input_value()
        translation(page).fill(old + "😀\nx")
        written = downloaded(page)
        expected = text.replace(f">{old}</target>", f">{old}😀\r\nx</target>", 1)
        assert written == mark + expected.encode(codec), codec
        close(page)


def test_missing_and_unfinished_targets(page):
    units = (
        '<trans-unit id="form.submit.change">\n  <source>Change Password</source>\n  <note>n</note>\n</trans-unit>\n'
        + unit("b", "Review %@", "Prüfe %@", ' state="needs-review-l10n"') + unit("c", "Two %@", "Zwei"))
    before = document(units)
    open_bytes(page, before)
    show = section(page).get_by_label("Show", exact=True)
    assert [option.split(" (")[0] for option in show.locator("option").all_inner_texts()] == [
        "All texts", "Untranslated", "To review", "With findings", "Changed"]
    show.select_option("untranslated")
    assert section(page).locator(".catalog-row").count() == 1
    section(page).locator(".catalog-row").click()
    translation(page).fill("Ändern")
    show.select_option("review")
    section(page).locator(".catalog-row").click()
    section(page).get_by_role("button", name="Mark as translated").click()
    show.select_option("findings")
    page.wait_for_timeout(300)
    assert "missing-placeholder" in section(page).locator(".catalog-row").inner_text()
    expected = before.replace(
        "<source>Change Password</source>\n".encode(),
        '<source>Change Password</source>\n  <target state="translated">Ändern</target>\n'.encode()
    ).replace(b"needs-review-l10n", b"translated")
    assert downloaded(page) == expected
    close(page)


def test_a_text_that_is_not_translated_leads_to_its_unit(page):
    plural = '<trans-unit id="rule.length.min.checklist|==|plural.{0}"><source>Min. %lld characters</source></trans-unit>\n'
    units = '<trans-unit id="form.change.title"><source>Change Password</source></trans-unit>\n' + "".join(plural.format(name) for name in ["one", "other"])
    open_bytes(page, document(units))
    for words, name in [("Min. 8 characters", "rule.length.min.checklist|==|plural.other"), ("Change Password", "form.change.title")]:
        text = section(page).locator(".screen .is-untranslated", has_text=words)
        text.click()
        assert chosen(page) == name, chosen(page)
    translation(page).fill("Neuer Titel")
    page.wait_for_timeout(200)
    assert section(page).locator(".screen .form-title").inner_text() == "Neuer Titel"
    section(page).locator(".screen .form-label").first.click()
    assert "not in the file" in section(page).locator(".catalog-preview").inner_text()
    close(page)


def test_a_search_finds_what_people_read(page):
    open_locale(page, "de")
    for words, id in [("Mind. 1 Buchstabe", "letters.min.checklist"), ("at least 1 letter", "letters.min.checklist"),
                      ("GROSSBUCHSTABE", "uppercase.min.checklist")]:
        section(page).locator("input[type=search]").fill(words)
        ids = section(page).locator(".catalog-row-id").all_inner_texts()
        assert any(id in each for each in ids), (words, ids[:5])
    section(page).locator("input[type=search]").fill("")
    close(page)


def test_changes_are_not_lost_unasked(page):
    open_locale(page, "de")
    section(page).locator(".catalog-row").nth(1).click()
    translation(page).fill("Anders")
    section(page).get_by_role("button", name="Close", exact=True).click()
    question = section(page).get_by_role("alertdialog", name="Close the file without its 1 changed text?")
    assert question.is_visible()
    page.keyboard.press("Enter")
    assert not question.is_visible() and translation(page).input_value() == "Anders"
    close(page)


def test_files_and_findings_that_the_command_put_into_the_page(site):
    data = site.data()
    text = document(unit("form.change.title", "Change Password", "Passwort <b>&ändern")).decode().replace("<b>&", "&lt;b>&amp;")
    data["sources"] = [
        {"name": "de.xliff", "text": text}, {"name": "ja.xliff", "base64": base64.b64encode(text.encode("utf-16")).decode()}]
    data["catalogFindings"] = [{
        "id": "unsafe-markup", "severity": "error", "file": "Locales/de.xliff", "line": 5, "column": 9, "endLine": 5,
        "endColumn": 9, "unit": "form.change.title", "message": "Found <b>", "help": "Remove it", "fixable": False}]
    page = site.open(path=site.with_data(data))
    page.click("#tab-catalog")
    assert "Found <b>" in section(page).inner_text()
    section(page).get_by_role("button", name="ja.xliff").click()
    section(page).locator(".catalog-bar", has_text="UTF-16LE").wait_for()
    assert "Found <b>" not in section(page).inner_text()
    close(page)
    section(page).get_by_role("button", name="de.xliff").click()
    section(page).locator(".catalog-findings .catalog-link", has_text="form.change.title").click()
    assert translation(page).input_value() == "Passwort <b>&ändern"
    translation(page).fill("Passwort ändern!")
    assert downloaded(page).decode() == text.replace("Passwort &lt;b>&amp;ändern", "Passwort ändern!")
    close(page)


def test_everything_by_keyboard(page):
    open_locale(page, "de")
    section(page).get_by_label("Search").fill("rule.length.min.checklist")
    page.wait_for_timeout(100)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    row = page.evaluate("document.activeElement.className")
    assert row == "catalog-row", row
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "TEXTAREA"
    before = translation(page).input_value()
    page.keyboard.type(" mehr")
    assert translation(page).input_value() != before
    page.keyboard.press("Escape")
    assert translation(page).input_value() == before
    assert page.evaluate("document.activeElement.className") == "catalog-row"
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.type("!")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.className") == "catalog-row"
    assert translation(page).input_value() == before + "!"
    close(page)


HOSTILE = [
    "&lt;img src=x onerror=\"document.title='bad'\"&gt;", "&lt;/script&gt;&lt;script&gt;document.title='bad'&lt;/script&gt;",
    "<![CDATA[<script>document.title='bad'</script>]]>", "\u202e\u2067\u2066 txt \u202d", "%n%n%s%1000000$@", "{{x}} ${x} `",
]


def test_hostile_texts_are_texts(page):
    title = page.title()
    texts = HOSTILE + ["x" * 1_000_000]
    units = "".join(unit(f"&lt;b&gt;{number}", text, text) for number, text in enumerate(texts))
    for name in ["form.change.title", "form.field.new.label", "form.submit.change"]:
        units += unit(name, "a", HOSTILE[0])
    open_bytes(page, document(units), "<img src=x>.xliff")
    assert section(page).locator("img, script").count() == 0
    rows = section(page).locator(".catalog-row")
    for number in range(rows.count()):
        rows.nth(number).click()
    assert page.title() == title
    assert section(page).locator("img, script").count() == 0
    close(page)


def test_what_cannot_be_read_is_refused_with_its_place(page):
    bomb = b'<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<xliff>&b;</xliff>'
    whole = (LOCALES / "de.xliff").read_bytes()
    refused = [
        (bomb, "line 2, column 1", "DOCTYPE"), (whole[:5000], "line", "cut off"), (b"", "line 1, column 1", "empty"),
        (b"\x00\x01\x02\x03" * 100, "line 1", ""), (b"hello", "line 1, column 1", "root element"),
        (document("<trans-unit id='a'><source>\xff</source></trans-unit>".encode("latin-1").decode("latin-1")).replace(b"\xc3\xbf", b"\xff"), "line 5, column 28", "0xFF"),
        (document("").replace(b"1.2", b"2.0"), "line 2", "XLIFF 2.0"),
        (document("<g>" * 300), "line 5", "nesting"), (document("<a>&b;</a>"), "line 5, column 4", "&b;"),
        (document("").replace(b"UTF-8", b"ISO-8859-1"), "line 1", "ISO-8859-1"),
    ]
    for content, place, words in refused:
        open_bytes(page, content)
        notice = section(page).locator(".notice-bad").inner_text()
        assert place in notice and words in notice, notice
        assert "watchword lint" in notice


def test_other_files_stay_what_they_are(page):
    """A catalogue that knows nothing of the form leaves the form's texts as they are."""
    open_bytes(page, document(unit("app.hello", "Hello", "Hallo")), "app.xliff")
    assert "Passwort ändern" in section(page).locator(".screen").inner_text()
    assert section(page).locator(".catalog-row").count() == 1
    close(page)


def test_no_violation_of_accessibility(page):
    from axe_playwright_python.sync_playwright import Axe

    page.click("#tab-catalog")
    results = [Axe().run(page)]
    for tag in ["ru", "ar"]:
        open_locale(page, tag)
        section(page).locator(".catalog-text").nth(3).click()
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            results.append(Axe().run(page))
        page.emulate_media(color_scheme="light")
        close(page)
    for result in results:
        assert result.violations_count == 0, result.generate_report()
