// A catalogue that is open: what the engine's worker has of it, the edits that are on their way there, and what changed.

import { forget, hashOf, journalOf, keep } from "./journal.js";
import { CatalogLists } from "./lists.js";

let lastNumber = 0;

/** An open catalogue. */
export class CatalogDocument extends CatalogLists {
  number = ++lastNumber;
  format = "";
  isEditable = false;
  isLoaded = false;
  /** Why it could not be opened. */
  problem = "";
  /** @type {[string, string][]} edits of an earlier visit */
  restorable = [];
  /** @type {{name: string, bytes: Uint8Array} | undefined} the file with the source texts */
  base;
  /** @type {Map<string, ReturnType<import("./desk.js").Desk["counts"]>>} the numbers of each language, for the time in which it is not loaded */
  lastCounts = new Map();
  /** When it was saved, as people write it. */
  savedAt = "";
  #hash = "";
  /** @type {Map<string, string>} what is typed and not yet in the worker, by the names of the units: an edit can add others */
  #typed = new Map();
  /** @type {Promise<any> | undefined} */
  #running;

  /**
   * @param {import("./desk.js").Desk} desk
   * @param {import("../files/drops.js").Given} file
   */
  constructor(desk, file) {
    super();
    this.desk = desk;
    this.file = file;
    this.path = file.path;
  }

  // MARK: Reading

  /**
   * Opens the file, or other bytes in its place.
   *
   * @param {Uint8Array} [bytes]
   * @param {(done: number) => void} [onProgress] is told which part of the units has come
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
    const answer = await desk.app.catalogs.ask("open", { catalog: this.number, bytes: content, options }, ({ list, elements, of }) => {
      /** @type {any} */ (lists)[list].push(...elements);
      onProgress(lists.units.length / Math.max(1, of));
    });
    this.problem = answer.error?.message ?? "";
    if (answer.error) return;
    ({ format: this.format, isEditable: this.isEditable, files: this.files } = answer);
    this.isLoaded = true;
    this.replace(lists.units, lists.findings);
    await this.#compareWithBaseline();
    this.judge();
    if (!isFirst) return;
    this.#hash = await hashOf(content);
    this.restorable = journalOf(this.#hash).filter(([key, text]) => {
      const unit = this.units[this.indexOf(key)];
      return unit?.target !== text || unit?.status === "review";
    });
  }

  /** Reads the document again as it is now, because checks, settings or the base are others. */
  async reload() {
    const bytes = await this.bytes();
    await this.load(bytes);
  }

  /** Lets go of what can be read again. */
  async unload() {
    if (this.changeCount > 0) return;
    await this.desk.app.catalogs.ask("close", { catalog: this.number });
    this.isLoaded = false;
    [this.units, this.rows] = [[], []];
  }

  /**
   * The bytes with all edits.
   *
   * @returns {Promise<Uint8Array>}
   */
  async bytes() {
    await this.settled();
    return (await this.desk.app.catalogs.ask("bytes", { catalog: this.number })).bytes;
  }

  // MARK: Editing

  /** How many texts differ from the file on disk. */
  get changeCount() {
    return this.originals.size;
  }

  /**
   * Makes a text the translation of a unit: at once on the screen, and as soon as the worker is free in the document.
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
    this.desk.changed("row");
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
    // To keep a text that is to be reviewed is an edit: it is finished then. To type the text on disk again is none.
    if (this.originals.has(key)) {
      if ((this.originals.get(key) ?? "") === text) this.originals.delete(key);
    } else if (text !== target || status === "review") {
      this.originals.set(key, this.units[index].target);
    }
    const row = this.rowOf(index);
    row.isChanged = row.units(this.units).some((_, place) => this.originals.has(this.keyOf(row.first + place)));
  }

  #journal() {
    this.desk.keepLater(this);
  }

  /** Keeps the edits in the journal. */
  keepEdits() {
    /** @type {[string, string][]} */
    const edits = [...this.originals.keys()].map((key) => [key, this.units[this.indexOf(key)]?.target ?? ""]);
    // What an earlier visit left is kept until it is restored or forgotten.
    keep(this.#hash, [...this.restorable.filter(([key]) => !this.originals.has(key)), ...edits]);
  }

  #send() {
    if (this.#running || this.#typed.size === 0) return;
    const [[key, text]] = this.#typed;
    this.#typed.delete(key);
    const unit = this.indexOf(key);
    this.#running = this.desk.app.catalogs.ask("edit", { catalog: this.number, unit, text }).then(async (answer) => {
      const isRefused = answer.error || (answer.applied === 0 && !this.#isWritten(key, text));
      this.refused = isRefused ? key : undefined;
      if (isRefused) await this.#showWritten(unit);
      await this.#take(answer);
      this.#running = undefined;
      this.#send();
    });
  }

  /**
   * The unit whose text could not be written: its field says so.
   *
   * @type {string | undefined}
   */
  refused;

  /**
   * An edit that could not be written is none: the unit has the text that is in the document.
   *
   * @param {number} unit
   */
  async #showWritten(unit) {
    const { text } = await this.desk.app.catalogs.ask("unit", { catalog: this.number, unit });
    const key = this.keyOf(unit);
    if ((this.originals.get(key) ?? "") === text) this.originals.delete(key);
    this.#show(unit, text);
    this.#journal();
  }

  /** @param {string} key @param {string} text */
  #isWritten(key, text) {
    return (this.originals.get(key) ?? "") === text || !this.originals.has(key);
  }

  /** Waits until all that was typed is in the document. */
  async settled() {
    while (this.#running) await this.#running;
  }

  /**
   * Brings the lists up to date.
   *
   * @param {any} answer
   */
  async #take(answer) {
    if (answer.error) return;
    this.change(answer);
    for (const [key, text] of this.#typed) if (this.indexOf(key) >= 0) this.#show(this.indexOf(key), text);
    await this.#compareWithBaseline();
    this.judge();
    this.desk.changed("content");
  }

  /**
   * What fixes would make of the translations, without making it.
   *
   * @param {number[]} findings
   * @returns {Promise<{index: number, before: string, after: string}[]>}
   */
  async trial(findings) {
    await this.settled();
    const answer = await this.desk.app.catalogs.ask("trial", { catalog: this.number, findings });
    return answer.error ? [] : this.differences(answer);
  }

  /**
   * Applies fixes; returns how to take them back and to make them again, or nothing if none could be applied.
   *
   * @param {number[]} findings
   * @returns {Promise<{undo: () => Promise<void>, redo: () => Promise<void>} | undefined>}
   */
  async fix(findings) {
    await this.settled();
    const back = await this.#version();
    const count = this.units.length;
    const before = this.units;
    const answer = await this.desk.app.catalogs.ask("fix", { catalog: this.number, findings });
    if (answer.error || answer.applied === 0) return undefined;
    const different = this.differences(answer);
    await this.#take(answer);
    for (const { index, after } of different) {
      const key = this.keyOf(index);
      if (!this.originals.has(key)) this.originals.set(key, this.units.length === count ? before[index].target : undefined);
      if (this.originals.get(key) === after) this.originals.delete(key);
    }
    this.mark();
    this.#journal();
    return { undo: back, redo: await this.#version() };
  }

  /**
   * How to go back to the document as it is now.
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
   * The document is on disk as it is now.
   *
   * @param {Uint8Array} bytes
   */
  async saved(bytes) {
    forget(this.#hash);
    this.originals.clear();
    this.original = bytes;
    this.#hash = await hashOf(bytes);
    this.savedAt = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    this.mark();
    this.desk.changed("content");
  }

  /** Types the edits of an earlier visit again. A form that an edit before it adds is there when that is written. */
  async restore() {
    const edits = this.restorable;
    this.restorable = [];
    for (const [key, text] of edits) {
      if (this.indexOf(key) < 0) await this.settled();
      if (this.indexOf(key) >= 0) this.type(this.indexOf(key), text);
    }
  }

  /** Forgets the edits of an earlier visit. */
  forgetRestorable() {
    this.restorable = [];
    forget(this.#hash);
  }

  /**
   * Adds findings to the baseline.
   *
   * @param {number[]} findings
   */
  async ignore(findings) {
    const { desk } = this;
    const answer = await desk.app.catalogs.ask("baseline", { catalog: this.number, path: this.path, baseline: desk.baseline, add: findings });
    if (answer.error) return;
    desk.baseline = answer.baseline;
    desk.isBaselineUnsaved = true;
    this.known = new Set(answer.known);
    this.judge();
    desk.changed("content");
  }

  async #compareWithBaseline() {
    const { desk } = this;
    if (!desk.baseline) return;
    const answer = await desk.app.catalogs.ask("baseline", { catalog: this.number, path: this.path, baseline: desk.baseline });
    this.known = new Set(answer.known ?? []);
  }
}
