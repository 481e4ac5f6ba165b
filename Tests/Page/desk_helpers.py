"""Helpers shared by the tests of the desk: opening files, reading rows, and saving.

`page` is a page of Playwright, or a Tab of Firefox: both have `evaluate`, and wait for a script's condition.
"""

import base64
import pathlib

# Simulates a drop: files, and folders whose files have a path. Only the entries of folders are mocked.
DROP = """([files, target]) => {
  const transfer = new DataTransfer();
  const roots = new Map();
  const made = files.map(([path, base64]) => {
    const parts = path.split("/");
    return { parts, file: new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], parts.at(-1)) };
  });
  const reader = (entries) => {
    const rounds = [entries, []];
    return { readEntries: (resolve) => resolve(rounds.shift() ?? []) };
  };
  const folder = (name, inside, depth) => ({
    name, isDirectory: true, isFile: false,
    createReader: () => {
      const names = [...new Set(inside.map(({ parts }) => parts[depth]))];
      return reader(names.map((each) => {
        const those = inside.filter(({ parts }) => parts[depth] === each);
        const { parts, file } = those[0];
        if (parts.length > depth + 1) return folder(each, those, depth + 1);
        return { name: each, isDirectory: false, isFile: true, file: (resolve) => resolve(file) };
      }));
    },
  });
  for (const { parts, file } of made) {
    if (parts.length === 1) transfer.items.add(file);
    else if (!roots.has(parts[0])) {
      roots.set(parts[0], folder(parts[0], made.filter((each) => each.parts[0] === parts[0]), 1));
      transfer.items.add(new File([], parts[0]));
    }
  }
  const { prototype } = DataTransferItem;
  const original = prototype.webkitGetAsEntry;
  prototype.webkitGetAsEntry = function () {
    return roots.get(this.getAsFile()?.name) ?? original?.call(this) ?? null;
  };
  const element = document.querySelector(target);
  for (const type of ["dragenter", "dragover", "drop"]) {
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer: transfer }));
  }
  prototype.webkitGetAsEntry = original;
}"""

# Records the worker and the last project and catalogue that the page opened in it, so that a test can ask about its bytes.
WATCH = """
globalThis.Worker = class extends Worker {
  constructor(...input) {
    super(...input);
    globalThis.deskWorker = this;
  }

  postMessage(message) {
    if (message.request === "project" && message.project < 1e6) globalThis.lastProject = message;
    if (message.request === "open" && message.project < 1e6) globalThis.lastOpened = message;
    super.postMessage(message);
  }
};
let asked = 0;
globalThis.ask = (request, input) => new Promise((resolve) => {
  const number = --asked;
  const lists = { units: [], findings: [] };
  const listen = ({ data }) => {
    if (data.number !== number) return;
    if (data.part) lists[data.part.list].push(...data.part.elements);
    else {
      deskWorker.removeEventListener("message", listen);
      resolve(request === "open" ? { ...data.answer, ...lists } : data.answer);
    }
  };
  deskWorker.addEventListener("message", listen);
  deskWorker.postMessage({ number, request, ...input });
});
// The document of the page, read again.
globalThis.reread = async () => {
  const { catalog, index } = lastOpened;
  const { files, shipped, question } = lastProject;
  await ask("project", { project: 1e6, files, shipped, question: { ...question, isComparedLater: false } });
  const { bytes } = await ask("bytes", { catalog });
  return ask("open", { catalog: 1e6, project: 1e6, index, bytes });
};
"""

# Reads all rows of the grid by scrolling through it.
ROWS = """async () => {
  const grid = document.querySelector("#desk-grid");
  const found = new Map();
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const look = () => {
    for (const row of grid.querySelectorAll(".grid-row")) {
      const isFile = row.querySelector(".grid-file") !== null;
      found.set(Number(row.getAttribute("aria-rowindex")), [row.dataset.urgency, row.dataset.findings ?? "", isFile]);
    }
  };
  const all = Number(grid.getAttribute("aria-rowcount")) - 1;
  grid.scrollTop = 0;
  await frame();
  look();
  for (let guard = 0; found.size < all && guard < 20000; guard++) {
    const before = grid.scrollTop;
    grid.scrollTop += grid.clientHeight;
    if (grid.scrollTop === before) break;
    await frame();
    look();
  }
  grid.scrollTop = 0;
  return [all, [...found].sort((one, other) => one[0] - other[0]).map(([, row]) => row)];
}"""

# Whether the desk shows the named file, or the reason why it cannot be opened.
IS_OPEN = """(name) => {
  const is = (element) => element !== null && element.checkVisibility();
  const problem = document.querySelector("#section-catalog .desk-notices .notice-bad");
  if (is(problem) && problem.textContent.includes(name)) return true;
  const progress = [...document.querySelectorAll("#section-catalog .desk-progress, #section-catalog .rail-progress")].some(is);
  return !progress && document.querySelector(".bar-name")?.textContent === name
    && is(document.querySelector("#desk-grid")) && (is(document.querySelector(".grid-row")) || is(document.querySelector(".grid-empty")));
}"""


def encoded(files):
    """Returns files as arguments of a script: pairs of a path, and base64."""
    return [[path, base64.b64encode(content).decode()] for path, content in files.items()]


def drop_files(page, files, target="body"):
    """Drops files on the page, given as bytes by path."""
    page.evaluate(DROP, [encoded(files), target])


# Clears the name of the open file and all notices, so that old ones are not mistaken for new ones.
CLEAR = """() => {
  document.querySelector(".bar-name")?.replaceChildren();
  document.querySelector("#section-catalog .desk-notices")?.replaceChildren();
}"""


def open_files(page, files, target="body"):
    """Drops files, and waits until the first one is shown, or its error."""
    page.evaluate(CLEAR)
    drop_files(page, files, target)
    if len(files) == 1:
        page.wait_for_function(IS_OPEN, arg=pathlib.PurePosixPath(next(iter(files))).name)
    else:
        page.wait_for_selector(".grid-row")


def rows(page):
    """Returns the urgency of each row, and its findings as recorded in it."""
    count, found = page.evaluate(ROWS)
    assert count == len(found), f"{len(found)} of {count} rows were seen"
    return [(urgency, findings.split(), is_file) for urgency, findings, is_file in found]


# The languages of the shown file in the list of files: the names of its buttons.
LANGUAGES = """() => {
  const current = document.querySelector(".rail-item[aria-current]")?.parentElement;
  if (!current?.checkVisibility()) return [];
  const [number] = current.dataset.key.split(" ");
  return [...current.parentElement.children].map((item) => item.dataset.key).filter((key) => key.startsWith(`${number} `));
}"""
CHOOSE = """(key) => [...document.querySelectorAll(".rail-list > li")].find((item) => item.dataset.key === key).firstElementChild.click()"""
IS_CURRENT = """(key) => document.querySelector(".rail-item[aria-current]")?.parentElement.dataset.key === key"""


def findings(page):
    """Returns all findings of the rows of the shown file, in all its languages, sorted."""
    found = []
    for index, language in enumerate(page.evaluate(LANGUAGES) or [None]):
        if language is not None:
            page.evaluate(CHOOSE, language)
            page.wait_for_function(IS_CURRENT, arg=language)
        # Findings about the file as a whole are listed first in each language.
        found += [finding for _, those, is_file in rows(page) if index == 0 or not is_file for finding in those]
    return sorted(found)


def problem(page):
    """Returns the desk's message about an unusable file."""
    return page.evaluate("() => document.querySelector('#section-catalog .desk-notices .notice-bad p')?.textContent ?? ''")


def save(page):
    """Saves by Ctrl+S and Enter, as a download; returns the bytes."""
    page.keyboard.press("Control+s")
    page.wait_for_selector("dialog [data-answer=save]")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.bar-state').textContent.startsWith('Downloaded')")
    return pathlib.Path(download.value.path()).read_bytes()


def save_page(page, path):
    """Saves the page with its files."""
    page.click("#desk-more")
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Save this page").click()
    path.write_bytes(pathlib.Path(download.value.path()).read_bytes())
