"""The findings in the editor: those of the row that is shown, whatever was chosen, edited, fixed or undone before."""

import json
import pathlib
import random
import subprocess
import time

import desk_helpers
from test_catalog import document, is_changed, targets, type_into

# What the editor shows and what it should show: severity, check, message, and the texts after the fix of each finding.
COMPARE = """async (language) => {
  const { units, findings, files } = await reread();
  const rows = [];
  units.forEach((unit, index) => {
    const last = rows.at(-1);
    const same = last && units[last[0]].key === unit.key && units[last[0]].file === unit.file && (unit.variation || units[last[0]].variation);
    if (same) last.push(index);
    else rows.push([index]);
  });
  const shown = rows.filter(([first]) => language === null || files[units[first].file ?? 0].target === language);
  const chosen = document.querySelector(".grid-row.is-chosen");
  if (!chosen) return ["nothing is chosen", ""];
  const isFile = ({ unit, unitIndex, range }) => unitIndex === undefined || (unit === undefined && !range);
  const before = document.querySelector(".grid-row[aria-rowindex='2'] .grid-file") ? 3 : 2;
  const row = chosen.querySelector(".grid-file") ? [] : shown[chosen.ariaRowIndex - before];
  const wanted = [];
  for (const [index, { severity, id, message, fixable, unitIndex }] of findings.entries()) {
    if (isFile(findings[index]) ? row.length > 0 : !row.includes(unitIndex)) continue;
    let after = [];
    if (fixable) {
      const trial = await ask("trial", { catalog: 1e6, findings: [index] });
      after = trial.units.flatMap(({ added }) => added.map(({ target }) => target ?? "")).slice(0, 3);
    }
    wanted.push([severity, id, message, after]);
  }
  const text = (element) => {
    const copy = element.cloneNode(true);
    for (const gone of copy.querySelectorAll("del")) gone.remove();
    return copy.textContent.replaceAll("␣", " ");
  };
  const list = [...document.querySelectorAll("#desk-findings > li")].map((item) => [
    item.querySelector(".unit-finding-sign").className.replace(/.*sign-/, ""), item.dataset.id,
    item.querySelector(".unit-finding-text > p bdi").textContent.replace(/[.]$/, ""),
    item.querySelector("[data-action=fix]")?.checkVisibility() ? [...item.querySelectorAll(".unit-finding-trial p")].map(text) : [],
  ]);
  const fields = [...document.querySelectorAll("textarea.field-input")].map(({ value }) => value);
  const texts = row.map((index) => units[index].target ?? "");
  const plain = (all) => JSON.stringify(all.map(([severity, id, message, after]) => [severity, id, message.replace(/[.]$/, ""), after]));
  return [plain(list) + JSON.stringify(fields), plain(wanted) + JSON.stringify(texts)];
}"""

TEXTS = "async () => (await reread()).units.map(({ target }) => target ?? '')"


def watched(site):
    page = site.open("#tab=catalog", height=1200)
    page.add_init_script(desk_helpers.WATCH)
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    return page


def settle(page, what, language=None, seconds=10):
    """Waits until the editor shows the findings and the texts of the chosen row."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found, wanted = page.evaluate(COMPARE, language)
        if found == wanted:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"after {what}, the editor shows\n  {found}\nand should show\n  {wanted}")


def test_findings_of_other_texts_are_never_shown(site):
    page = watched(site)
    desk_helpers.open_files(page, {"small.xliff": document(("a", "One two three", "Eins  zwei  drei"), ("b", "Open %@", "Öffnen"), ("c", "One", "Eins"))})
    for row in (0, 1, 0, 2, 1, 2, 0, 1):
        page.click(f".grid-row >> nth={row}")
        settle(page, f"row {row} was chosen")
    page.click(".grid-row >> nth=1")
    assert [check for check, _ in findings(page)] == ["missing-placeholder"], findings(page)
    page.click(".grid-row >> nth=0")
    settle(page, "the row with two equal findings was chosen")
    assert [check for check, _ in findings(page)] == ["double-space"] * 2, findings(page)
    page.click("#desk-findings [data-action=fix] >> nth=1")
    page.wait_for_function("() => document.querySelectorAll('#desk-findings > li').length === 1")
    assert targets(page)[1:3] == ["Öffnen", "Eins"], targets(page)


def findings(page):
    return page.evaluate("() => [...document.querySelectorAll('#desk-findings > li')].map((item) => [item.dataset.id, item.querySelector('[data-action=fix]')?.checkVisibility() === true])")


def test_files_and_languages_do_not_share_findings(site):
    page = watched(site)
    files = {name: document(("a", "One two", text), ("b", "Two", "Zwei")) for name, text in [("one.xliff", "Eins  zwei"), ("two.xliff", "Uno  due")]}
    desk_helpers.open_files(page, files)
    page.wait_for_function("() => [...document.querySelectorAll('.rail-errors')].every((each) => each.textContent !== '…')")
    for item in (0, 1, 0, 1):
        page.click(f".rail-item >> nth={item}")
        text = ["Eins zwei", "Uno due"][item]
        page.wait_for_function("(text) => [...document.querySelectorAll('.unit-finding-trial p')].map((each) => each.textContent.replace('␣', '')).join() === text", arg=text)


def test_equal_ids_are_edited_and_undone_apart(page):
    content = document(("a", "One", "Eins"), ("a", "Two", "Zwei"), ("a", "Three", "Drei"))
    desk_helpers.open_files(page, {"small.xliff": content})
    first = page.locator(".grid-row .grid-file").count()
    for row, text in enumerate(("Uno", "Due", "Tre")):
        type_into(page, first + row, text)
    is_changed(page, 3)
    for wanted in (["Uno", "Due", "Drei"], ["Uno", "Zwei", "Drei"], ["Eins", "Zwei", "Drei"]):
        page.keyboard.press("Control+z")
        page.wait_for_function("([first, wanted]) => JSON.stringify([...document.querySelectorAll('.grid-row')].sort((one, other) => one.ariaRowIndex - other.ariaRowIndex).slice(first).map((row) => row.children[2].textContent)) === JSON.stringify(wanted)", arg=[first, wanted])
    is_changed(page, 0)


SOURCES = ["One  two", "Open %@ with %lld", "Hello, %1$@!", "the end", "Save", "%lld files"]


def xliff(random_):
    """Returns a file with defects, some of them twice in a text, and an id that occurs twice."""
    texts = ["Eins  zwei  drei", "Öffnen", " Hallo, %1$@ ", "das das Ende  ", "", "%@ Dateien  und  Ordner"]
    ids = ["a", "b", "c", "d", "a", "e"]
    units = list(zip(ids, SOURCES, texts))
    random_.shuffle(units)
    return document(*units)


def string_catalog(random_):
    """Returns a string catalogue whose German texts are unfinished: an edit adds plural forms."""
    def unit(value):
        return {"stringUnit": {"state": "translated", "value": value}}

    plural = {"variations": {"plural": {"one": unit("%lld  file  here"), "other": unit("%lld files")}}}
    strings = {f"key{number}": {"localizations": {"en": unit(source), "de": unit(random_.choice(["Eins  zwei  drei", "Öffnen", "das das Ende"]))}} for number, source in enumerate(SOURCES)}
    strings["files"] = {"localizations": {"en": plural}}
    strings["more"] = {"localizations": {"en": plural, "de": {"variations": {"plural": {"one": unit("%lld  Datei  hier"), "other": unit("Dateien  hier  ")}}}}}
    return (json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n").encode()


SNIPPETS = ["  ", " ", "%@", "x", ".", "!", " das das", "\u200b", "%lld", "", "…"]
EDIT = """([field, place, text]) => {
  const inputs = [...document.querySelectorAll("textarea.field-input")];
  if (inputs.length === 0) return;
  const input = inputs[field % inputs.length];
  input.focus();
  const at = place % (input.value.length + 1);
  if (text === "") input.setRangeText("", at, at + 3, "end");
  else input.setRangeText(text, at, at, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}"""
CLICK = """([selector, position]) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  if (found.length === 0) return false;
  found[position % found.length].click();
  return true;
}"""


class Translator:
    """Acts by chance at the desk."""

    def __init__(self, page, seed):
        self.page = page
        self.random = random.Random(seed)
        self.fixed = 0

    def number(self):
        return self.random.randrange(1 << 20)

    def act(self):
        """Performs one action; returns its name."""
        action = self.random.choices(["select", "key", "edit", "fix", "fix-first", "fix-all", "undo", "redo"], [5, 2, 7, 4, 2, 1, 5, 2])[0]
        page = self.page
        if action == "select":
            page.evaluate(CLICK, [".grid-row", self.number()])
        elif action == "key":
            page.locator("#desk-grid").focus()
            page.keyboard.press(self.random.choice(["ArrowDown", "ArrowUp", "End", "Home"]))
        elif action == "edit":
            page.evaluate(EDIT, [self.number(), self.number(), self.random.choice(SNIPPETS)])
        elif action == "fix":
            self.fixed += page.evaluate(CLICK, ["#desk-findings [data-action=fix]", self.number()])
        elif action == "fix-first":
            page.keyboard.press("Control+.")
        elif action == "fix-all":
            if page.evaluate(CLICK, ["#desk-findings [data-action=fix-all]", self.number()]):
                page.wait_for_selector("dialog [data-answer=fix]")
                page.keyboard.press("Enter")
        else:
            page.keyboard.press("Control+z" if action == "undo" else "Control+Shift+z")
        return action


def rows_of(page):
    """Returns the positions of the units of the chosen row, by the fields of the editor."""
    return page.evaluate("() => document.querySelectorAll('textarea.field-input').length")


def played(site, name, content, language, seed, steps):
    """Acts by chance, and compares the editor after each action, and the file at the end."""
    page = watched(site)
    desk_helpers.open_files(page, {name: content})
    if language is not None:
        page.wait_for_function("(language) => document.querySelector('.bar-language').textContent === language", arg="German")
    page.click(".grid-row >> nth=0")
    user = Translator(page, seed)
    did = []
    for count in steps:
        before = page.evaluate(TEXTS)
        for _ in range(count):
            did.append(user.act())
        settle(page, f"seed {seed}, {did[-8:]}", language)
        if count == 1 and did[-1] in ("fix", "fix-first"):
            after = page.evaluate(TEXTS)
            changed = [index for index, pair in enumerate(zip(before, after)) if pair[0] != pair[1] and len(before) == len(after)]
            assert len(changed) <= max(1, rows_of(page)), f"{did[-1]} changed the texts {changed}"
    whole = page.evaluate("async () => [...(await ask('bytes', { catalog: lastOpened.catalog })).bytes]")
    path = pathlib.Path(site.folder, name)
    path.write_bytes(bytes(whole))
    result = subprocess.run([site.command, "lint", "--checks", "recommended", "--format", "json", name], cwd=site.folder, capture_output=True, check=False)
    wanted = sorted(f"{each['id']}@{each['line']}:{each['column']}" for each in json.loads(result.stdout)["diagnostics"])
    assert desk_helpers.findings(page) == wanted
    return f"{len(did)} actions, {user.fixed} fixes"


def test_a_translator_by_chance(site):
    return played(site, "small.xliff", xliff(random.Random(1)), None, 1, [1] * 200)


def test_a_translator_by_chance_in_a_string_catalogue(site):
    return played(site, "Localizable.xcstrings", string_catalog(random.Random(2)), "de", 2, [1] * 100)


def test_a_hasty_translator(site):
    return played(site, "small.xliff", xliff(random.Random(3)), None, 3, [5] * 40)


def test_a_hasty_translator_in_a_string_catalogue(site):
    return played(site, "Localizable.xcstrings", string_catalog(random.Random(4)), "de", 4, [5] * 30)


def test_a_fix_right_after_typing_is_for_the_same_text(page):
    desk_helpers.open_files(page, {"small.xliff": document(("a", "One two", "Eins  zwei"), ("b", "Two", "Zwei  drei"), ("c", "Three four", "Drei  vier"))})
    page.click(".grid-row >> nth=1")
    page.wait_for_selector("#desk-findings [data-action=fix]")
    # The first finding is gone as soon as the text is written, and all later ones have another index.
    page.evaluate("""() => {
      const input = document.querySelector("textarea.field-input");
      input.value = "Zwei drei";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      document.querySelector("#desk-findings [data-action=fix]").click();
    }""")
    page.wait_for_function("() => document.querySelector('#announcer').textContent === 'This fix no longer fits the text'")
    assert targets(page) == ["Eins  zwei", "Zwei drei", "Drei  vier"], targets(page)


def test_an_undo_after_a_save_is_a_change(page):
    content = document(("a", "One two", "Eins  zwei"), ("b", "Two", "Zwei"))
    desk_helpers.open_files(page, {"small.xliff": content})
    page.click(".grid-row >> nth=0")
    page.wait_for_selector("#desk-findings [data-action=fix]")
    page.keyboard.press("Control+.")
    is_changed(page, 1)
    assert desk_helpers.save(page) == content.replace(b"Eins  zwei", b"Eins zwei")
    page.keyboard.press("Control+z")
    is_changed(page, 1)
    assert desk_helpers.save(page) == content


def test_source_texts_that_cannot_be_read_keep_the_edits(page):
    desk_helpers.open_files(page, {"small.xliff": document(("a", "One", "Eins"), ("b", "Two", "Zwei"))})
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    page.click("#desk-file")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Source texts").click()
    chooser.value.set_files({"name": "base.xliff", "mimeType": "", "buffer": b"<xliff"})
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")
    assert targets(page) == ["Uno", "Zwei"], targets(page)
    type_into(page, 1, "Due")
    is_changed(page, 2)
