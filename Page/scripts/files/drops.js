// Files given to the page: dropped on the window in any view, or chosen in a dialog. Nothing leaves the page.

import { showToast } from "../page-file.js";

/**
 * @typedef {object} InputFile
 * @property {string} path the file's name, preceded by its folders if a folder was given
 * @property {() => Promise<Uint8Array>} bytes
 * @property {Blob} [blob] the same content, which is read when it is needed
 * @property {string} [folder] the given folder in which the file was found
 * @property {boolean} [isCompanion] whether the file is not a catalogue, but belongs to some
 * @property {any} [handle] the file on disk, if the browser lets the page write to it
 * @property {() => Promise<Uint8Array>} [edited] the file with edits that were not saved
 */

/** The maximum number of files taken from a folder. */
const maxFiles = 20_000;

/**
 * A file from a dialog, a drop or a test, as `Given`.
 *
 * @param {File} file
 * @param {string} [path]
 * @param {any} [handle]
 * @returns {InputFile}
 */
export const inputFile = (file, path = file.webkitRelativePath || file.name, handle = undefined) =>
  ({ path, handle, blob: file, folder: path.includes("/") ? path.split("/")[0] : undefined, bytes: async () => new Uint8Array(await file.arrayBuffer()) });

/**
 * The content of a file as a blob.
 *
 * @param {InputFile} file
 * @returns {Promise<Blob>}
 */
export const blobOf = async (file) => file.blob ?? new Blob([/** @type {any} */ (await file.bytes())]);

/**
 * The same file with other content, as it is on disk now.
 *
 * @param {InputFile} file
 * @param {Uint8Array} bytes
 * @returns {InputFile}
 */
export const withContent = (file, bytes) => ({ ...file, bytes: async () => bytes, blob: new Blob([/** @type {any} */ (bytes)]), edited: undefined });

/**
 * Shows a file dialog.
 *
 * @param {{isFolder?: boolean, isOne?: boolean}} options
 * @returns {Promise<InputFile[]>} empty if the user cancels
 */
export function chooseFiles({ isFolder = false, isOne = false } = {}) {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = !isOne;
    input.webkitdirectory = isFolder;
    input.className = "visually-hidden";
    input.tabIndex = -1;
    input.setAttribute("aria-label", isFolder ? "Folder" : "Files");
    input.addEventListener("change", () => {
      resolve([...(input.files ?? [])].map((file) => inputFile(file)));
      input.remove();
    });
    input.addEventListener("cancel", () => {
      resolve([]);
      input.remove();
    });
    document.body.append(input);
    input.click();
  });
}

/**
 * Accepts files dropped anywhere on the page.
 *
 * @param {HTMLElement} body
 * @param {import("../app.js").App} app
 */
export function acceptDrops(body, app) {
  /** @param {DragEvent} event */
  const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;
  let depth = 0;
  const enter = (/** @type {number} */ by) => {
    depth = Math.max(0, depth + by);
    body.classList.toggle("is-dropping", depth > 0);
  };
  addEventListener("dragenter", (event) => hasFiles(event) && enter(1));
  addEventListener("dragleave", (event) => hasFiles(event) && enter(-1));
  addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  addEventListener("drop", async (event) => {
    enter(-depth);
    if (!event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    const files = await dropped(event.dataTransfer, app);
    if (files.length > 0) app.receive(files);
    else showToast("Nothing could be read in what was dropped. Choose File ▾ Open a folder … instead.");
  });
}

/**
 * The files of a drop, including those in its folders.
 *
 * @param {DataTransfer} transfer
 * @param {import("../app.js").App} app
 * @returns {Promise<InputFile[]>}
 */
async function dropped(transfer, app) {
  // The items of a drop must be read before the first await.
  const items = [...transfer.items].filter(({ kind }) => kind === "file").map((item) => {
    const any = /** @type {any} */ (item);
    return { entry: any.webkitGetAsEntry?.() ?? null, file: item.getAsFile(), handle: any.getAsFileSystemHandle?.() };
  });
  /** @type {InputFile[]} */
  const found = [];
  await app.started;
  for (const { entry, file, handle: promise } of items) {
    // A page that was opened as a file reads a dropped folder with its handle alone, which can write its files, too.
    const handle = await Promise.resolve(promise).catch(() => undefined);
    if (entry?.isDirectory) await walk(handle?.kind === "directory" ? handle : entry, entry.name, found, app);
    else if (file) found.push(inputFile(file, file.name, handle));
  }
  return found;
}

/**
 * The files and folders in a folder. If it cannot be read, there are none.
 *
 * @param {any} folder a handle or an entry of a folder
 * @returns {Promise<{name: string, folder?: any, file?: () => Promise<File>, handle?: any}[]>}
 */
async function contents(folder) {
  const found = [];
  try {
    if (folder.values) {
      for await (const handle of folder.values()) {
        found.push(handle.kind === "directory" ? { name: handle.name, folder: handle } : { name: handle.name, file: () => handle.getFile(), handle });
      }
      return found;
    }
    const reader = folder.createReader();
    for (;;) {
      /** @type {any[]} */
      const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (entries.length === 0) return found;
      for (const entry of entries) {
        found.push(entry.isDirectory ? { name: entry.name, folder: entry } : { name: entry.name, file: () => new Promise((resolve, reject) => entry.file(resolve, reject)) });
      }
    }
  } catch {
    return found;
  }
}

/**
 * @param {any} folder a handle or an entry of a folder
 * @param {string} path
 * @param {InputFile[]} found
 * @param {import("../app.js").App} app
 */
async function walk(folder, path, found, app) {
  const inside = await contents(folder);
  for (const { name, folder, file, handle } of inside.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (found.length >= maxFiles) return;
    if (folder && await app.catalogs.enters(name)) await walk(folder, `${path}/${name}`, found, app);
    const content = await file?.().catch(() => undefined);
    if (content) found.push(inputFile(content, `${path}/${name}`, handle));
  }
}
