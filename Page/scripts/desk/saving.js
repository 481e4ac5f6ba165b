// Saving: shows the changes first, then writes the file on disk if the browser allows it. A file that others have changed
// since it was read is not overwritten unasked, and edits stay in the journal until a file has them.

import { announce, el } from "../dom.js";
import { showDialog } from "../dialog.js";
import { download } from "../download.js";
import { lastPart } from "../files/names.js";
import { changedLines } from "./difference.js";
import { lost } from "./document.js";

/** @typedef {import("./document.js").CatalogDocument} CatalogDocument */
/** @typedef {NonNullable<Awaited<ReturnType<CatalogDocument["contents"]>>>} Contents */

/** The maximum number of changes shown. */
const maxChanges = 300;

/** Why a file cannot be written, by the name of the browser's error. */
const reasons = /** @type {Record<string, string>} */ ({
  NotAllowedError: "The browser does not allow this page to write to the file",
  SecurityError: "The browser does not allow this page to write to the file",
  NotFoundError: "The file was moved or deleted",
  NoModificationAllowedError: "Another program or window is writing to the file",
  QuotaExceededError: "There is no room left on the disk",
});

/**
 * Saves the document after showing its changes; returns whether a file has them.
 *
 * @param {CatalogDocument} document
 * @returns {Promise<boolean>}
 */
export async function save(document) {
  document.desk.storeNow();
  const contents = await document.contents();
  if (!contents) {
    await report(document, lost, []);
    return false;
  }
  const { handle } = document.file;
  if (!handle?.createWritable) return (await asksWith(document, contents, "") === "save") && saveAs(document, contents);
  const disk = await readDisk(handle);
  if (disk && !isSame(disk, document.original)) return saveOverChanges(document, contents, disk);
  return (await asksWith(document, contents, "Save")) === "save" && saveInPlace(document, contents, document.original);
}

/** Whether the browser has a dialog for files to write. */
const picker = () => /** @type {any} */ (globalThis).showSaveFilePicker;

/** The title of an answer that writes another file. */
const otherFile = () => (picker() ? "Save as …" : "Download a copy");

/** @param {CatalogDocument} document */
const nameOf = (document) => document.file.handle?.name ?? lastPart(document.path);

/** @param {Uint8Array} bytes @param {Uint8Array | undefined} other */
const isSame = (bytes, other) => bytes.length === other?.length && bytes.every((byte, index) => byte === other[index]);

/**
 * The bytes of a file on disk; undefined if they cannot be read, in which case writing fails, too.
 *
 * @param {any} handle
 * @returns {Promise<Uint8Array | undefined>}
 */
async function readDisk(handle) {
  try {
    return new Uint8Array(await (await handle.getFile()).arrayBuffer());
  } catch {
    return undefined;
  }
}

/**
 * Shows the changes of the file, and asks whether to write them.
 *
 * @param {CatalogDocument} document
 * @param {Contents} contents
 * @param {string} title the answer that writes; empty for another file
 */
function asksWith(document, { bytes }, title) {
  const lines = linesBetween(document.original ?? bytes, bytes);
  const texts = document.changeCount;
  const summary = `${texts === 1 ? "One text changes" : `${texts} texts change`}, ${countOf(lines)}. All other bytes stay the same.`;
  return showDialog(`Save ${nameOf(document)}`, [el("p", null, summary), listOf(lines)],
    [{ id: "save", title: title || (picker() ? "Save as …" : "Download"), kind: "main" }, { id: "", title: "Cancel" }], { isWide: true });
}

/**
 * Asks what to do with a file that others have changed.
 *
 * @param {CatalogDocument} document
 * @param {Contents} contents
 * @param {Uint8Array} disk the file on disk now
 * @returns {Promise<boolean>}
 */
async function saveOverChanges(document, contents, disk) {
  const lines = linesBetween(document.original ?? disk, disk);
  const count = document.changeCount;
  const answer = await showDialog(`${nameOf(document)} has changed on disk`, [
    el("p", null, `The file was changed outside this page after it was opened: ${countOf(lines)}. “Reload” shows the file as it is now, and offers to restore your ${count === 1 ? "edit" : `${count} edits`}. “Overwrite” discards the changes below.`),
    listOf(lines),
  ], [{ id: "reload", title: "Reload", kind: "main" }, { id: "save-as", title: otherFile() }, { id: "overwrite", title: "Overwrite", kind: "danger" }, { id: "", title: "Cancel" }], { isWide: true });
  if (answer === "overwrite") return saveInPlace(document, contents, disk);
  if (answer === "save-as") return saveAs(document, contents);
  if (answer === "reload") await reload(document, disk);
  return false;
}

/** @param {CatalogDocument} document @param {Uint8Array} disk */
async function reload(document, disk) {
  const { desk } = document;
  const problem = await document.reopen(disk);
  if (problem !== "") {
    await report(document, `The file on disk cannot be read: ${problem}`, []);
    return;
  }
  desk.steps.forget(document);
  desk.refilter();
  desk.notify("content", "sheet");
  announce("Reloaded");
}

/**
 * Writes the file on disk, unless it is not as expected.
 *
 * @param {CatalogDocument} document
 * @param {Contents} contents
 * @param {Uint8Array | undefined} expected the bytes on disk that may be overwritten
 * @returns {Promise<boolean>}
 */
async function saveInPlace(document, contents, expected) {
  const { handle } = document.file;
  try {
    if ((await handle.requestPermission?.({ mode: "readwrite" })) === "denied") throw new DOMException("", "NotAllowedError");
    // The question may have been open for long.
    const disk = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    if (!isSame(disk, expected)) return saveOverChanges(document, contents, disk);
    await write(handle, contents.bytes);
  } catch (error) {
    return saveElsewhere(document, contents, error, () => saveInPlace(document, contents, expected));
  }
  return finish(document, contents, "Saved");
}

/**
 * Writes another file: one that the user chooses, or a download.
 *
 * @param {CatalogDocument} document
 * @param {Contents} contents
 * @returns {Promise<boolean>}
 */
async function saveAs(document, contents) {
  const choose = picker();
  if (!choose) {
    return offer(document, contents);
  }
  try {
    const handle = await choose({ suggestedName: nameOf(document) });
    await write(handle, contents.bytes);
    document.file = { ...document.file, handle };
  } catch (error) {
    // The user closed the picker.
    if (error instanceof DOMException && error.name === "AbortError") return false;
    return saveElsewhere(document, contents, error, () => saveAs(document, contents));
  }
  return finish(document, contents, "Saved");
}

/**
 * Writes a file. The browser replaces it only when the stream is closed: if anything fails, it stays as it is.
 *
 * @param {any} handle
 * @param {Uint8Array} bytes
 */
async function write(handle, bytes) {
  const stream = await handle.createWritable();
  try {
    await stream.write(bytes);
    await stream.close();
  } catch (error) {
    await Promise.resolve(stream.abort?.()).catch(() => {});
    throw error;
  }
}

/**
 * Reports that the file could not be written, and offers to try again or to write another one.
 *
 * @param {CatalogDocument} document
 * @param {Contents} contents
 * @param {unknown} error
 * @param {() => Promise<boolean>} again
 * @returns {Promise<boolean>}
 */
async function saveElsewhere(document, contents, error, again) {
  const { name, message } = error instanceof Error || error instanceof DOMException ? error : { name: "", message: String(error) };
  const answer = await report(document, reasons[name] ?? (message || name),
    [{ id: "again", title: "Try again", kind: "main" }, ...(picker() ? [{ id: "save-as", title: "Save as …" }] : []), { id: "download", title: "Download a copy" }]);
  if (answer === "again") return again();
  if (answer === "save-as") return saveAs(document, contents);
  return answer === "download" && offer(document, contents);
}

/**
 * Offers the contents for download. If a file on disk is open, it still lacks the edits.
 *
 * @param {CatalogDocument} document
 * @param {Contents} contents
 * @returns {Promise<boolean>}
 */
async function offer(document, contents) {
  download(nameOf(document), contents.bytes);
  if (!document.file.handle) return finish(document, contents, "Downloaded");
  announce("Downloaded");
  return false;
}

/**
 * Reports that the file was not saved, and where the edits are.
 *
 * @param {CatalogDocument} document
 * @param {string} reason
 * @param {{id: string, title: string, kind?: "main"}[]} answers
 */
function report(document, reason, answers) {
  const count = document.changeCount;
  const edits = count === 1 ? "Your edit is" : `Your ${count} edits are`;
  const copy = document.storeEdits()
    ? `${edits} kept in this browser’s storage: open the same file in this page again to restore ${count === 1 ? "it" : "them"}.`
    : `${edits} only in this window, because the browser keeps no copy: leave it open until the file is saved.`;
  return showDialog(`${nameOf(document)} was not saved`, [el("p", { data: { reason: "" } }, `${reason}.`), el("p", { data: { copy: "" } }, copy)],
    [...answers, { id: "", title: answers.length > 0 ? "Cancel" : "OK" }]);
}

/** @param {CatalogDocument} document @param {Contents} contents @param {"Saved" | "Downloaded"} how */
async function finish(document, contents, how) {
  await document.saved(contents, how);
  announce(how);
  return true;
}

/** @typedef {ReturnType<typeof changedLines>} Lines */

/** @param {Lines} lines */
function countOf(lines) {
  const count = lines.reduce((sum, { old, new: inserted }) => sum + Math.max(old.length, inserted.length), 0);
  return count === 1 ? "one line" : `${count} lines`;
}

/** @param {Lines} lines */
const listOf = (lines) => el("div", { class: "save-lines", tabindex: "0", role: "region", aria: { label: "Changed lines" } }, lines.slice(0, maxChanges).map(({ line, old, new: inserted }) =>
  el("pre", { class: "save-change" }, el("span", { class: "save-number" }, `line ${line}`), old.map((text) => el("del", { dir: "auto" }, text)), inserted.map((text) => el("ins", { dir: "auto" }, text)))));

/** @param {Uint8Array} before @param {Uint8Array} after */
function linesBetween(before, after) {
  const decoder = new TextDecoder(charsetOf(before));
  return changedLines(decoder.decode(before), decoder.decode(after));
}

/**
 * The charset of a document, precise enough to show its lines.
 *
 * @param {Uint8Array} bytes
 */
function charsetOf(bytes) {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0 && b === 0x3c) return "utf-16be";
  if (a === 0x3c && b === 0) return "utf-16le";
  return "utf-8";
}
