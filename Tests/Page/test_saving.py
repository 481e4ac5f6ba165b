"""Saving in place: what others wrote is not overwritten unasked, failures are reported, and the journal is kept until a
file has the edits."""

import base64
import pathlib
import re

import desk_helpers
from test_catalog import SMALL, document, is_changed, targets, type_into

# A disk whose files are dropped with handles, as Chromium does, and whose failures are chosen. `picked` is the file that
# the user chooses to save as.
DISK = """
const encode = (bytes) => btoa(String.fromCharCode(...bytes));
const decode = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
globalThis.disk = { files: {}, fails: {}, closed: 0, picked: "", waits: null };
const fail = (where) => {
  if (disk.fails[where]) throw new DOMException(`${where} failed`, disk.fails[where]);
};
const handle = (name) => ({
  kind: "file", name,
  requestPermission: async () => disk.fails.permission ? "denied" : "granted",
  getFile: async () => {
    if (!(name in disk.files)) throw new DOMException("", "NotFoundError");
    return new File([decode(disk.files[name])], name);
  },
  createWritable: async () => {
    fail("open");
    let written = new Uint8Array();
    return {
      write: async (bytes) => {
        fail("write");
        written = bytes.slice();
      },
      close: async () => {
        await disk.waits;
        fail("close");
        disk.files[name] = encode(written);
        disk.closed += 1;
      },
      abort: async () => {},
    };
  },
});
DataTransferItem.prototype.getAsFileSystemHandle = async function () {
  const { name } = this.getAsFile();
  return name in disk.files ? handle(name) : null;
};
globalThis.usePicker = () => {
  globalThis.showSaveFilePicker = async () => {
    fail("picker");
    disk.files[disk.picked] ??= "";
    return handle(disk.picked);
  };
};
"""

JOURNAL = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('watchword-edits ')).map(([, value]) => JSON.parse(value).edits.length)"
UNO = SMALL.replace(b"Eins", b"Uno")
OTHERS = SMALL.replace(b"Zwei", b"Dos")


def opened(site, files=None):
    """Returns a page with files that are on the disk."""
    page = site.open("#tab=catalog")
    page.add_init_script(DISK)
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    for name, content in (files or {"small.xliff": SMALL}).items():
        put(page, content, name)
    desk_helpers.open_files(page, files or {"small.xliff": SMALL})
    return page


def put(page, content, name="small.xliff"):
    """Writes a file as another program does."""
    page.evaluate("([name, content]) => { disk.files[name] = content; }", [name, base64.b64encode(content).decode()])


def on_disk(page, name="small.xliff"):
    return base64.b64decode(page.evaluate("(name) => disk.files[name]", name))


def state(page):
    return page.evaluate("() => document.querySelector('.bar-state').textContent")


def ask(page, answer="save"):
    """Saves by Ctrl+S, and waits for the answer in the dialog."""
    page.keyboard.press("Control+s")
    page.wait_for_selector(f"dialog [data-answer={answer}]")


def answer(page, name):
    page.click(f"dialog [data-answer={name or chr(39) * 2}]")


def has_saved(page):
    page.wait_for_function("() => document.querySelector('.bar-state').textContent.startsWith('Saved')")


def edited(site, files=None):
    """Returns a page whose first text was edited."""
    page = opened(site, files)
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    return page


def test_a_file_is_saved_in_place(site):
    page = edited(site)
    ask(page)
    answer(page, "save")
    has_saved(page)
    assert on_disk(page) == UNO
    assert page.evaluate(JOURNAL) == []
    type_into(page, 1, "Due")
    ask(page)
    answer(page, "save")
    has_saved(page)
    assert on_disk(page) == UNO.replace(b"Zwei", b"Due")


def test_changes_of_others_are_not_overwritten_unasked(site):
    for how in ("reload", "overwrite", "save-as", "cancel"):
        page = edited(site)
        page.evaluate("() => { usePicker(); disk.picked = 'mine.xliff'; }")
        put(page, OTHERS)
        ask(page, "overwrite")
        words = page.locator("dialog").inner_text()
        assert "small.xliff has changed on disk" in words and "Dos" in words and "one line" in words, words
        if how == "cancel":
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
            assert on_disk(page) == OTHERS and state(page) == "1 change not saved" and page.evaluate(JOURNAL) == [1]
            continue
        answer(page, how)
        page.wait_for_selector("dialog", state="detached")
        if how == "overwrite":
            has_saved(page)
            assert on_disk(page) == UNO
        elif how == "save-as":
            has_saved(page)
            assert on_disk(page) == OTHERS and on_disk(page, "mine.xliff") == UNO
            type_into(page, 2, "Tre")
            ask(page)
            assert "mine.xliff" in page.locator("dialog").inner_text()
            answer(page, "save")
            has_saved(page)
            assert on_disk(page, "mine.xliff") == UNO.replace(b"Drei", b"Tre")
        else:
            page.wait_for_selector("[data-action=restore]")
            assert targets(page) == ["Eins", "Dos", "Drei"], targets(page)
            assert on_disk(page) == OTHERS and page.evaluate(JOURNAL) == [1]
            page.keyboard.press("Control+z")
            assert targets(page) == ["Eins", "Dos", "Drei"], "undo reaches behind the reload"
            page.click("[data-action=restore]")
            is_changed(page, 1)
            ask(page)
            answer(page, "save")
            has_saved(page)
            assert on_disk(page) == OTHERS.replace(b"Eins", b"Uno")
            assert page.evaluate(JOURNAL) == []


def test_a_text_that_both_changed_is_named(site):
    page = edited(site)
    put(page, SMALL.replace(b"Eins", b"Ein"))
    ask(page, "reload")
    answer(page, "reload")
    notice = page.wait_for_selector(".desk-notice:has([data-action=restore])").inner_text()
    assert "One text was also changed in the file" in notice, notice


def test_a_change_while_the_question_is_open_is_seen(site):
    page = edited(site)
    ask(page)
    put(page, OTHERS)
    answer(page, "save")
    page.wait_for_selector("dialog [data-answer=overwrite]")
    assert on_disk(page) == OTHERS


FAILURES = {
    "permission": ("NotAllowedError", "does not allow"), "open": ("NoModificationAllowedError", "Another program"),
    "write": ("QuotaExceededError", "no room left"), "close": ("NotFoundError", "moved or deleted")}


def test_a_failed_write_is_reported(site):
    for where, (name, reason) in FAILURES.items():
        page = edited(site)
        page.evaluate("([where, name]) => { disk.fails[where] = name; }", [where, name])
        ask(page)
        answer(page, "save")
        page.wait_for_selector("dialog [data-answer=again]")
        words = page.locator("dialog").inner_text()
        assert "small.xliff was not saved" in words and reason in words and "kept in this browser" in words, words
        assert state(page) == "1 change not saved" and on_disk(page) == SMALL and page.evaluate(JOURNAL) == [1], where
        page.evaluate("() => { disk.fails = {}; }")
        answer(page, "again")
        has_saved(page)
        assert on_disk(page) == UNO and page.evaluate(JOURNAL) == [], where
    page = edited(site)
    page.evaluate("() => { delete disk.files['small.xliff']; }")
    ask(page)
    answer(page, "save")
    page.wait_for_selector("dialog [data-answer=download]")
    with page.expect_download() as download:
        answer(page, "download")
    assert pathlib.Path(download.value.path()).read_bytes() == UNO
    # The file on disk still lacks the edit.
    assert state(page) == "1 change not saved" and page.evaluate(JOURNAL) == [1]


def test_without_storage_a_failure_says_that_there_is_no_copy(site):
    page = edited(site)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }; disk.fails.write = 'QuotaExceededError'; }")
    type_into(page, 1, "Due")
    is_changed(page, 2)
    ask(page)
    answer(page, "save")
    page.wait_for_selector("dialog [data-answer=again]")
    words = page.locator("dialog").inner_text()
    assert "only in this window" in words, words


def test_saved_is_said_after_the_file_is_closed(site):
    page = edited(site)
    page.evaluate("() => { disk.waits = new Promise((done) => { globalThis.release = done; }); }")
    ask(page)
    answer(page, "save")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_timeout(300)
    assert not state(page).startswith("Saved") and page.evaluate(JOURNAL) == [1]
    # What is typed while the file is being written is not in it.
    type_into(page, 1, "Due")
    page.evaluate("() => release()")
    page.wait_for_function("() => disk.closed === 1")
    is_changed(page, 1)
    assert on_disk(page) == UNO and targets(page)[:2] == ["Uno", "Due"]
    page.wait_for_function(f"() => JSON.stringify(({JOURNAL})()) === '[1]'")
    ask(page)
    answer(page, "save")
    has_saved(page)
    assert on_disk(page) == UNO.replace(b"Zwei", b"Due") and page.evaluate(JOURNAL) == []


def restorable(page):
    """Returns the number of edits that the page offers to restore."""
    page.wait_for_timeout(200)
    button = page.locator("[data-action=restore]")
    return int(re.search(r"\d+", button.inner_text())[0]) if button.count() else 0


def again(page, files):
    """Reloads the page, and opens files; returns the number of edits that it offers to restore."""
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    desk_helpers.open_files(page, files)
    return restorable(page)


def test_the_journal_outlives_a_download(page):
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    assert desk_helpers.save(page) == UNO
    assert state(page).startswith("Downloaded"), state(page)
    assert again(page, {"small.xliff": SMALL}) == 1, "the download may not have arrived"
    assert again(page, {"small.xliff": UNO}) == 0
    assert again(page, {"small.xliff": SMALL}) == 0, "the download has arrived"


def test_edits_are_restored_in_their_own_file(page):
    desk_helpers.open_files(page, {"de.xliff": SMALL})
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    page.wait_for_function(f"() => JSON.stringify(({JOURNAL})()) === '[1]'")
    assert again(page, {"fr.xliff": SMALL}) == 0, "the edits are those of another file"
    assert again(page, {"texts/de.xliff": SMALL}) == 1, "the file was opened with its folder"
    page.click("[data-action=restore]")
    is_changed(page, 1)
    page.wait_for_timeout(500)
    assert again(page, {"de.xliff": SMALL}) == 1
    page.click(".desk-notice button:text('Discard')")
    assert again(page, {"de.xliff": SMALL}) == 0


def test_a_saved_file_is_read_again_as_saved(site):
    files = {f"{number:02}.xliff": document(("a", "One", "Eins"), (f"b{number}", "Two", "Zwei")) for number in range(16)}
    page = opened(site, files)
    page.wait_for_function("() => [...document.querySelectorAll('.rail-errors')].every((each) => each.textContent !== '…')")
    page.click(".rail-item >> nth=0")
    type_into(page, 0, "Uno")
    ask(page)
    answer(page, "save")
    has_saved(page)
    for number in [*range(1, 16), 0]:
        page.click(f".rail-item >> nth={number}")
        page.wait_for_function("(name) => document.querySelector('.bar-name').textContent === name", arg=f"{number:02}.xliff")
    assert targets(page)[0] == "Uno", targets(page)


def test_a_saved_page_has_its_edits_as_edits(site):
    page = site.open("#tab=catalog")
    desk_helpers.open_files(page, {"small.xliff": SMALL})
    type_into(page, 0, "Uno")
    is_changed(page, 1)
    path = pathlib.Path(site.folder, "edited.html")
    desk_helpers.save_page(page, path)
    other = site.open(path=path)
    other.wait_for_selector(".grid-row")
    is_changed(other, 1)
    assert desk_helpers.save(other) == UNO
