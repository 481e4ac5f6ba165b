"""The tasks that translators perform at the desk, in any browser: each takes a SimulatedUser, and returns its cost."""

import difflib
import json
import pathlib
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import desk_helpers

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Defects of the Polish catalogue: the correct text, the wrong text, and the check that finds it.
DEFECTS = [
    ("Użyj bezpiecznego hasła", "Użyj  bezpiecznego hasła", "double-space"),
    ("Wymagania dotyczące hasła:", "Wymagania dotyczące hasła", "end-punctuation"),
    ("Bez tych znaków: %@", "Bez tych znaków", "missing-placeholder"),
    ("niektóre znaki niewidoczne", "niektóre zna\u200bki niewidoczne", "zero-width-character"),
    ("tabulator", "", "empty-translation"),
    ("%lld innych znaków", "%@ innych znaków", "placeholder-type"),
    ("spacja", " spacja", "edge-whitespace"),
    ("%lld inne znaki", "%lld inne inne znaki", "doubled-word"),
]


def lines(before, after):
    """Returns the number of lines that differ between two files."""
    pairs = [content.decode().split("\n") for content in (before, after)]
    return sum(max(b - a, d - c) for kind, a, b, c, d in difflib.SequenceMatcher(None, *pairs, autojunk=False).get_opcodes() if kind != "equal")


def lint(site, name, content):
    """Returns the numbers of errors and of warnings that the command finds."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, name).write_bytes(content)
        result = subprocess.run([site.command, "lint", "--checks", "recommended", "--format", "json", name], cwd=folder, capture_output=True, check=False)
    summary = json.loads(result.stdout)["summary"]
    return summary["errors"], summary["warnings"]


def diff(site, before, after, ending=".xliff"):
    """Returns the changed units in the command's output."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder, each + ending) for each in ("before", "after")]
        for path, content in zip(paths, (before, after)):
            path.write_bytes(content)
        result = subprocess.run([site.command, "diff", "--format", "json", *paths], capture_output=True, check=False)
    return [change for file in json.loads(result.stdout)["files"] for change in file["changes"]]


def spoiled():
    """Returns the Polish catalogue, and a copy with 8 defects of 8 kinds."""
    good = (ROOT / "Locales" / "pl.xliff").read_text("utf-8")
    bad = good
    for right, wrong, _ in DEFECTS:
        assert f">{right}</target>" in bad, right
        bad = bad.replace(f">{right}</target>", f">{wrong}</target>", 1)
    return good.encode(), bad.encode()


CHOSEN = "() => document.querySelector('.grid-row.is-chosen')?.id ?? ''"
MENDED = "() => !['error', 'warning'].includes(document.querySelector('.grid-row.is-chosen').dataset.urgency)"
EDITED = "() => document.querySelector('#desk-findings > li')?.checkVisibility() && (document.activeElement.matches('textarea.field-input') || document.querySelector('.is-chosen .grid-file') !== null)"


def mend(user, wanted):
    """Goes from finding to finding by keyboard, and types the correct texts. Returns the checks seen."""
    seen = []
    for _ in range(40):
        before = user.evaluate(CHOSEN)
        user.press("Alt+ArrowDown")
        if user.evaluate(CHOSEN) == before:
            return seen
        user.wait(EDITED, what=f"a field and a finding after {seen}")
        seen += [check for check, _ in user.findings()]
        if user.evaluate("() => document.querySelector('.is-chosen .grid-file') !== null"):
            continue
        for index in range(user.evaluate("() => document.querySelectorAll('textarea.field-input').length")):
            unit, text = user.evaluate("(index) => { const { dataset, value } = document.querySelectorAll('textarea.field-input')[index]; return [dataset.unit, value]; }", index)
            right = wanted.get(unit)
            if right is None or right == text:
                continue
            while user.field()[0] != unit:
                user.press("Tab")
            user.replace(right)
        user.wait(MENDED, what=f"a row without findings after {seen}: {user.findings()}")
    raise AssertionError("there is no end of findings")


def mend_all_by_keyboard(user, site):
    """Task a."""
    good, bad = spoiled()
    user.drop({"pl.xliff": bad})
    user.watches = True
    wanted = dict(pairs(good.decode()))
    planted = {check for _, _, check in DEFECTS}
    seen = mend(user, wanted)
    assert planted <= set(seen), f"{planted - set(seen)} were not seen, but {seen}"
    user.wait("() => document.querySelector('.bar-state').textContent === '8 changes not saved'", what="8 changes")
    saved = user.save()
    assert lint(site, "pl.xliff", saved) == (0, 0), lint(site, "pl.xliff", saved)
    assert len(diff(site, bad, saved)) == 8 and lines(bad, saved) == 8, f"{len(diff(site, bad, saved))} texts, {lines(bad, saved)} lines"
    assert saved == good, "other bytes changed"
    return user.count()


def pairs(text):
    """Yields the id and the readable translation of each unit of an XLIFF file."""
    space = "{urn:oasis:names:tc:xliff:document:1.2}"
    for unit in ElementTree.fromstring(text.encode()).iter(space + "trans-unit"):
        yield unit.get("id"), unit.findtext(space + "target") or ""


ANDROID = """<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="app_name">{0}</string>
    <string name="greeting">{1}</string>
    <plurals name="photos">
        <item quantity="one">%d {2}</item>
        <item quantity="other">%d {2}</item>
    </plurals>
</resources>
"""
LANGUAGES = {
    "da": ("Kort", "Hej, %1$s!", "foto"), "de": ("Karte", "Hallo, %1$s!", "Foto"), "es": ("Mapa", "¡Hola, %1$s!", "foto"),
    "fi": ("Kartta", "Hei, %1$s!", "kuva"), "fr": ("Carte", "Bonjour, %1$s !", "photo"), "hu": ("Térkép", "Szia, %1$s!", "fotó"),
    "it": ("Mappa", "Ciao, %1$s!", "foto"), "nl": ("Kaart", "Hallo, %1$s!", "beeld"), "sv": ("Karta", "Hej, %1$s!", "bild"),
    "tr": ("Harita", "Merhaba, %1$s!", "fotoğraf")}


def mend_one_file_of_a_folder(user, site):
    """Task b."""
    files = {"res/values/strings.xml": ANDROID.format("Map", "Hello, %1$s!", "photo").encode()}
    for tag, texts in LANGUAGES.items():
        files[f"res/values-{tag}/strings.xml"] = ANDROID.format(*texts).encode()
    path = "res/values-it/strings.xml"
    good = files[path]
    files[path] = good.replace(b"Ciao, %1$s!", b"Ciao!")
    user.drop(files)
    count = "() => document.querySelectorAll('.rail-item').length === 11 && [...document.querySelectorAll('.rail-errors')].every((each) => each.textContent !== '…')"
    user.wait(count, what="11 files in the rail")
    names = user.evaluate("() => [...document.querySelectorAll('.rail-item')].filter((item) => /●/.test(item.querySelector('.rail-errors').textContent)).map((item) => item.querySelector('.rail-name').textContent)")
    assert len(names) == 1 and "values-it" in names[0], f"files with errors: {names}"
    if not user.evaluate("() => document.querySelector('.bar-name').title.includes('values-it')"):
        user.click("li:has(.rail-errors.sign-error) .rail-item")
    user.wait("() => document.querySelector('.bar-name').title.includes('values-it')", what="the Italian file")
    user.watches = True
    mend(user, {"greeting": "Ciao, %1$s!"})
    saved = user.save()
    assert saved == good, "the file is not as it should be"
    return user.count()


def catalog(is_begun):
    """Returns a string catalogue with six languages, of which Polish is unfinished: its texts are empty or missing."""
    def unit(value, state="translated"):
        return {"stringUnit": {"state": state, "value": value}}

    greetings = {"de": "Hallo", "fr": "Bonjour", "it": "Ciao", "ja": "こんにちは", "pl": "Cześć", "sv": "Hej"}
    cancels = {"de": "Abbrechen", "fr": "Annuler", "it": "Annulla", "ja": "キャンセル", "sv": "Avbryt"}
    polish = {"pl": unit("", "new")} if is_begun else {}
    strings = {
        "cancel": {"localizations": {tag: unit(text) for tag, text in {"en": "Cancel", **cancels}.items()} | polish},
        "greeting": {"localizations": {tag: unit(text) for tag, text in {"en": "Hello", **greetings}.items()}},
        "open %@": {"localizations": {tag: unit(text) for tag, text in {
            "en": "Open %@", "de": "%@ öffnen", "fr": "Ouvrir %@", "it": "Apri %@", "ja": "%@を開く", "sv": "Öppna %@"}.items()} | polish},
    }
    text = json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False, indent=2, separators=(",", " : "))
    return (text + "\n").encode()


def finish_one_language(user, site, is_begun=True):
    """Task c."""
    before = catalog(is_begun)
    user.drop({"Localizable.xcstrings": before})
    user.wait("() => document.querySelectorAll('.rail-item').length >= 6", what="six languages in the rail")
    position = user.evaluate("() => [...document.querySelectorAll('.rail-item')].findIndex((item) => /Polish/.test(item.textContent)) + 1")
    assert position > 0, "there is no Polish"
    user.click(f".rail-list > li:nth-child({position}) .rail-item")
    user.wait("() => document.querySelector('.bar-language').textContent === 'Polish'", what="Polish")
    user.click(".toggle[data-filter=todo]")
    user.wait("() => document.querySelectorAll('.grid-row').length === 2", what="2 texts to do")
    user.choose(".grid-row")
    user.watches = True
    user.type("Anuluj")
    user.press("Control+Enter")
    user.wait("() => document.querySelector('.editor-chips .chip')?.checkVisibility()", what="the placeholder to insert")
    user.press("Alt+1")
    user.press("Home")
    user.type("Otwórz ")
    user.wait("() => document.querySelector('.bar-numbers').textContent.includes('0 errors') && !/to do/.test(document.querySelector('.bar-numbers').textContent)", what="nothing to do")
    saved = user.save()
    old, new = json.loads(before), json.loads(saved)
    for key in ("cancel", "open %@"):
        old["strings"][key]["localizations"].pop("pl", None)
    for key, text in {"cancel": "Anuluj", "open %@": "Otwórz %@"}.items():
        polish = new["strings"][key]["localizations"].pop("pl")
        assert polish["stringUnit"]["value"] == text, polish
    assert new == old, "something else changed"
    gone = [line for line in before.decode().split("\n") if line not in saved.decode().split("\n")]
    assert len(gone) == 0 or is_begun, f"{gone} are gone"
    assert lines(before, saved) == (4 if is_begun else 12), f"{lines(before, saved)} lines differ"
    assert lint(site, "Localizable.xcstrings", saved)[0] == 0
    return user.count()


GETTEXT = """msgid ""
msgstr ""
"Language: pl\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

#. A button
msgid "Cancel"
msgstr "Anuluj"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] ""
msgstr[1] ""
msgstr[2] ""
"""


def fill_plural_forms(user, site):
    """Task d."""
    user.drop({"pl.po": GETTEXT.encode()})
    user.click(".toggle[data-filter=todo]")
    user.choose(".grid-row")
    user.wait("() => document.querySelectorAll('textarea.field-input').length === 3", what="3 fields")
    tops = user.evaluate("() => [...document.querySelectorAll('textarea.field-input')].map((input) => Math.round(input.getBoundingClientRect().top))")
    assert len(set(tops)) < len(tops), f"the forms are below each other: {tops}"
    user.watches = True
    user.wait("() => document.querySelectorAll('.field-numbers:not(:empty)').length === 3", what="numbers for each form")
    user.type("%d plik")
    user.press("Tab")
    while user.field()[0] == "" or user.field()[1] != "":
        user.press("Tab")
    user.type("%d pliki")
    while user.field()[0] == "" or user.field()[1] != "":
        user.press("Tab")
    user.type("%d plików")
    user.wait("() => document.querySelector('.bar-numbers').textContent.includes('0 errors') && !/to do/.test(document.querySelector('.bar-numbers').textContent)", what="nothing to do")
    saved = user.save()
    expected = GETTEXT
    for index, text in enumerate(("%d plik", "%d pliki", "%d plików")):
        expected = expected.replace(f'msgstr[{index}] ""', f'msgstr[{index}] "{text}"')
    assert saved.decode() == expected, saved.decode()
    if shutil.which("msgfmt"):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "pl.po")
            path.write_bytes(saved)
            result = subprocess.run(["msgfmt", "-c", "-o", "/dev/null", path], capture_output=True, check=False)
        assert result.returncode == 0, result.stderr.decode()
    return user.count()


def restore_edits(user, site, reload):
    """Task e. `reload` reloads the page."""
    content = (ROOT / "Locales" / "pl.xliff").read_bytes()
    user.drop({"pl.xliff": content})
    user.watches = True
    texts = ["Jeden", "Dwa <b> & \u00a0", "Trzy %lld"]
    for text in texts:
        user.press("ArrowDown", "Enter")
        user.replace(text)
        user.press("Escape")
    user.wait("() => document.querySelector('.bar-state').textContent.startsWith('3 changes')", what="3 changes")
    user.wait("() => [...document.querySelectorAll('.grid-row')].some((row) => /placeholder-type@/.test(row.dataset.findings))", what="the finding of the last text")
    rows = desk_helpers.rows(user.page)
    user.watches = False
    reload()
    user.drop({"pl.xliff": content})
    user.wait("() => document.querySelector('[data-action=restore]')?.textContent === 'Restore 3 edits'", what="“Restore 3 edits”")
    user.click("[data-action=restore]")
    user.wait("() => document.querySelector('.bar-state').textContent.startsWith('3 changes')", what="3 changes")
    assert user.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    for _ in range(20):
        found = desk_helpers.rows(user.page)
        if found == rows:
            return user.count()
    differences = [(before, after) for before, after in zip(rows, found) if before != after]
    raise AssertionError(f"the rows are others than before: {differences[:3]}")
