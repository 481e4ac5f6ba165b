// An open catalogue: the worker's lists, the edits not yet sent to the worker, and the changes since the last save.

import { discardEdits, hashOf, journalOf, storeEdits } from "./journal.js";
import { CatalogLists } from "./lists.js";

let lastNumber = 0;

/** An open catalogue. */
export class CatalogDocument extends CatalogLists {
  number = ++lastNumber;
  format = "";
  isEditable = false;
  isLoaded = false;
  /** The reason why the file could not be opened; empty if it was opened. */
  problem = "";
  /** @type {[string, string][]} edits from an earlier visit */
  restorable = [];
  /** @type {{name: string, bytes: Uint8Array} | undefined} the file with the source texts */
  base;
  /** @type {Map<string, ReturnType<import("./desk.js").Desk["counts"]>>} the counts of each language while it is not loaded */
  lastCounts = new Map();
  /** The local time of the last save, for display. */
  savedAt = "";
  #hash = "";
  /** @type {Map<string, string>} typed text not yet in the worker, by unit key, because an edit can add units */
  #typed = new Map();
  /** @type {Promise<any> | undefined} */
  #running;

  /**
   * @param {import("./desk.js").Desk} desk
   * @param {import("../files/drops.js").InputFile} file
   */
  constructor(desk, file) {
    super();
    this.desk = desk;
    this.file = file;
    this.path = file.path;
  }

  // MARK: Reading

  /**
   * Opens the file, or other bytes instead of it.
   *
   * @param {Uint8Array} [bytes]
   * @param {(done: number) => void} [onProgress] receives the fraction of units read so far
   */
  async load(bytes, onProgress = () => {}) {
    const isFirst = bytes === undefined;
    const content = bytes ?? (await this.file.bytes());
    if (isFirst) {
      this.original = content;
      this.originals.clear();
    }
    /** @type {{units: any[], findings: any[]}} */
    const lists = { units: [], findings: [] };
    const { base, desk } = this;
    const options = { name: this.path, checks: desk.checks, settings: desk.settings, base: base && { name: base.name, bytes: base.bytes } };
    const answer = await desk.app.catalogs.request("open", { catalog: this.number, bytes: content, options }, ({ list, elements, of }) => {
      /** @type {any} */ (lists)[list].push(...elements);
      onProgress(lists.units.length / Math.max(1, of));
    });
    this.problem = answer.error?.message ?? "";
    if (answer.error) return;
    ({ format: this.format, isEditable: this.isEditable, files: this.files } = answer);
    this.isLoaded = true;
    this.replace(lists.units, lists.findings);
    await this.#compareWithBaseline();
    this.assignFindings();
    if (!isFirst) return;
    this.#hash = await hashOf(content);
    this.restorable = journalOf(this.#hash).filter(([key, text]) => {
      const unit = this.units[this.indexOf(key)];
      return unit?.target !== text || unit?.status === "review";
    });
  }

  /** Reads the document again, with edits, after checks, settings or the base changed. */
  async reload() {
    const bytes = await this.bytes();
    await this.load(bytes);
  }

  /** Unloads everything that can be read again. */
  async unload() {
    if (this.changeCount > 0) return;
    await this.desk.app.catalogs.request("close", { catalog: this.number });
    this.isLoaded = false;
    [this.units, this.rows] = [[], []];
  }

  /**
   * The bytes of the file with all edits.
   *
   * @returns {Promise<Uint8Array>}
   */
  async bytes() {
    await this.settled();
    return (await this.desk.app.catalogs.request("bytes", { catalog: this.number })).bytes;
  }

  // MARK: Editing

  /** How many texts differ from the file on disk. */
  get changeCount() {
    return this.originals.size;
  }

  /**
   * Sets the translation of a unit: on the screen at once, and in the document as soon as the worker is free.
   *
   * @param {number} index
   * @param {string} text
   */
  type(index, text) {
    this.#remember(index, text);
    this.#show(index, text);
    this.#journal();
    this.#typed.set(this.keyOf(index), text);
    this.#send();
    this.desk.notify("row");
  }

  /** @param {number} index @param {string} text */
  #show(index, text) {
    const unit = this.units[index];
    const status = text === "" ? "untranslated" : "translated";
    this.units[index] = { ...unit, target: text === "" && unit.target === undefined ? undefined : text, status };
  }

  /** @param {number} index @param {string} text */
  #remember(index, text) {
    const key = this.keyOf(index);
    const { target = "", status } = this.units[index];
    // Keeping a text that needs review is an edit, because it finishes the review. Typing the text on disk again is not
    // an edit.
    if (this.originals.has(key)) {
      if ((this.originals.get(key) ?? "") === text) this.originals.delete(key);
    } else if (text !== target || status === "review") {
      this.originals.set(key, this.units[index].target);
    }
    const row = this.rowOf(index);
    row.isChanged = row.units(this.units).some((_, offset) => this.originals.has(this.keyOf(row.first + offset)));
  }

  #journal() {
    this.desk.storeLater(this);
  }

  /** Writes the edits to the journal. */
  storeEdits() {
    /** @type {[string, string][]} */
    const edits = [...this.originals.keys()].map((key) => [key, this.units[this.indexOf(key)]?.target ?? ""]);
    // Edits from an earlier visit stay in the journal until they are restored or discarded.
    storeEdits(this.#hash, [...this.restorable.filter(([key]) => !this.originals.has(key)), ...edits]);
  }

  #send() {
    if (this.#running || this.#typed.size === 0) return;
    const [[key, text]] = this.#typed;
    this.#typed.delete(key);
    const unit = this.indexOf(key);
    this.#running = this.desk.app.catalogs.request("edit", { catalog: this.number, unit, text }).then(async (answer) => {
      const isRefused = answer.error || (answer.applied === 0 && !this.#isWritten(key, text));
      this.refused = isRefused ? key : undefined;
      if (isRefused) await this.#showWritten(unit);
      await this.#take(answer);
      this.#running = undefined;
      this.#send();
    });
  }

  /**
   * The key of the unit whose text could not be written; its field shows the error.
   *
   * @type {string | undefined}
   */
  refused;

  /**
   * Discards an edit that could not be written: the unit gets the document's text back.
   *
   * @param {number} unit
   */
  async #showWritten(unit) {
    const { text } = await this.desk.app.catalogs.request("unit", { catalog: this.number, unit });
    const key = this.keyOf(unit);
    if ((this.originals.get(key) ?? "") === text) this.originals.delete(key);
    this.#show(unit, text);
    this.#journal();
  }

  /** @param {string} key @param {string} text */
  #isWritten(key, text) {
    return (this.originals.get(key) ?? "") === text || !this.originals.has(key);
  }

  /** Waits until all typed text is in the document. */
  async settled() {
    while (this.#running) await this.#running;
  }

  /**
   * Updates the lists.
   *
   * @param {any} answer
   */
  async #take(answer) {
    if (answer.error) return;
    this.change(answer);
    for (const [key, text] of this.#typed) if (this.indexOf(key) >= 0) this.#show(this.indexOf(key), text);
    await this.#compareWithBaseline();
    this.assignFindings();
    this.desk.notify("content");
  }

  /**
   * The effect of fixes on the translations, without applying them.
   *
   * @param {number[]} findings
   * @returns {Promise<{index: number, before: string, after: string}[]>}
   */
  async previewFixes(findings) {
    await this.settled();
    const answer = await this.desk.app.catalogs.request("trial", { catalog: this.number, findings });
    return answer.error ? [] : this.differences(answer);
  }

  /**
   * Applies fixes; returns functions that undo and redo them, or undefined if none could be applied.
   *
   * @param {number[]} findings
   * @returns {Promise<{undo: () => Promise<void>, redo: () => Promise<void>} | undefined>}
   */
  async fix(findings) {
    await this.settled();
    const back = await this.#version();
    const count = this.units.length;
    const before = this.units;
    const answer = await this.desk.app.catalogs.request("fix", { catalog: this.number, findings });
    if (answer.error || answer.applied === 0) return undefined;
    const different = this.differences(answer);
    await this.#take(answer);
    for (const { index, after } of different) {
      const key = this.keyOf(index);
      if (!this.originals.has(key)) this.originals.set(key, this.units.length === count ? before[index].target : undefined);
      if (this.originals.get(key) === after) this.originals.delete(key);
    }
    this.markChanged();
    this.#journal();
    return { undo: back, redo: await this.#version() };
  }

  /**
   * Returns a function that restores the document's current state.
   *
   * @returns {Promise<() => Promise<void>>}
   */
  async #version() {
    const bytes = await this.bytes();
    /** @type {Map<string, string | undefined>} */
    const originals = new Map(this.originals);
    return async () => {
      this.originals = new Map(originals);
      await this.load(bytes);
      this.#journal();
    };
  }

  // MARK: Saving, restoring, ignoring

  /**
   * Records that the file on disk has these bytes.
   *
   * @param {Uint8Array} bytes
   */
  async saved(bytes) {
    discardEdits(this.#hash);
    this.originals.clear();
    this.original = bytes;
    this.#hash = await hashOf(bytes);
    this.savedAt = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    this.markChanged();
    this.desk.notify("content");
  }

  /**
   * Types the edits from an earlier visit again. If an earlier edit adds a plural form, the form exists when its edit
   * is written.
   */
  async restore() {
    const edits = this.restorable;
    this.restorable = [];
    for (const [key, text] of edits) {
      if (this.indexOf(key) < 0) await this.settled();
      if (this.indexOf(key) >= 0) this.type(this.indexOf(key), text);
    }
  }

  /** Discards the edits from an earlier visit. */
  discardRestorable() {
    this.restorable = [];
    discardEdits(this.#hash);
  }

  /**
   * Adds findings to the baseline.
   *
   * @param {number[]} findings
   */
  async ignore(findings) {
    const { desk } = this;
    const answer = await desk.app.catalogs.request("baseline", { catalog: this.number, path: this.path, baseline: desk.baseline, add: findings });
    if (answer.error) return;
    desk.baseline = answer.baseline;
    desk.isBaselineUnsaved = true;
    this.known = new Set(answer.known);
    this.assignFindings();
    desk.notify("content");
  }

  async #compareWithBaseline() {
    const { desk } = this;
    if (!desk.baseline) return;
    const answer = await desk.app.catalogs.request("baseline", { catalog: this.number, path: this.path, baseline: desk.baseline });
    this.known = new Set(answer.known ?? []);
  }
}
