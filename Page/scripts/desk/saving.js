// Saving: shows the changes first, then writes the file on disk if the browser allows it.

import { announce, el } from "../dom.js";
import { showDialog } from "../dialog.js";
import { download } from "../download.js";
import { lastPart } from "../files/names.js";
import { changedLines } from "./difference.js";

/** The maximum number of changes shown. */
const maxChanges = 300;

/**
 * Saves the document after showing its changes; returns whether it was saved.
 *
 * @param {import("./document.js").CatalogDocument} document
 * @returns {Promise<boolean>}
 */
export async function save(document) {
  const bytes = await document.bytes();
  const decoder = new TextDecoder(charsetOf(document.original ?? bytes));
  const lines = changedLines(decoder.decode(document.original), decoder.decode(bytes));
  const count = lines.reduce((sum, { old, new: inserted }) => sum + Math.max(old.length, inserted.length), 0);
  const texts = document.changeCount;
  const summary = `${texts === 1 ? "One text changes" : `${texts} texts change`}, ${count === 1 ? "one line" : `${count} lines`}. All other bytes stay the same.`;
  const picker = /** @type {any} */ (globalThis).showSaveFilePicker;
  const inPlace = document.file.handle?.createWritable !== undefined;
  const answer = await showDialog(`Save ${lastPart(document.path)}`, [
    el("p", null, summary),
    el("div", { class: "save-lines", tabindex: "0", role: "region", aria: { label: "Changed lines" } }, lines.slice(0, maxChanges).map(({ line, old, new: inserted }) =>
      el("pre", { class: "save-change" }, el("span", { class: "save-number" }, `line ${line}`), old.map((text) => el("del", { dir: "auto" }, text)), inserted.map((text) => el("ins", { dir: "auto" }, text))))),
  ], [{ id: "save", title: inPlace ? "Save" : picker ? "Save as …" : "Download", kind: "main" }, { id: "", title: "Cancel" }], { isWide: true });
  if (answer !== "save") return false;
  if (!(await write(document, bytes, picker))) return false;
  await document.saved(bytes);
  announce("Saved");
  return true;
}

/**
 * @param {import("./document.js").CatalogDocument} document
 * @param {Uint8Array} bytes
 * @param {any} picker
 */
async function write(document, bytes, picker) {
  const name = lastPart(document.path);
  try {
    let { handle } = document.file;
    if (!handle?.createWritable && picker) handle = await picker({ suggestedName: name });
    if (!handle?.createWritable) {
      download(name, bytes);
      return true;
    }
    const stream = await handle.createWritable();
    await stream.write(bytes);
    await stream.close();
    document.file.handle = handle;
    return true;
  } catch (error) {
    // The user closed the picker, or denied access.
    if (error instanceof DOMException && error.name === "AbortError") return false;
    download(name, bytes);
    return true;
  }
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
