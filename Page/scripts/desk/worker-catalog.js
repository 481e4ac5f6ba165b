// The worker's copy of a catalogue: requests about it, one at a time, and typed text that it does not have yet.

import { EditedLists } from "./edits.js";

let lastNumber = 0;

/** A catalogue in the worker, and its lists. */
export class WorkerCatalog extends EditedLists {
  number = ++lastNumber;
  format = "";
  isEditable = false;
  /** @type {Map<string, string>} typed text not yet in the worker, by unit key, because an edit can add units */
  #typed = new Map();
  #isSending = false;
  /** @type {Promise<unknown>} the last operation */
  #last = Promise.resolve();

  /**
   * @param {import("./desk.js").Desk} desk
   * @param {import("./project.js").Project} project
   * @param {import("../files/drops.js").InputFile} file
   */
  constructor(desk, project, file) {
    super();
    this.desk = desk;
    this.project = project;
    this.file = file;
    this.path = file.path;
  }

  /** The name of the file with the source texts; undefined if there is none. */
  get sourceName() {
    return this.project.entries[this.project.indexOf(this.path)]?.source;
  }

  /**
   * Runs an operation after all earlier ones, when everything typed so far is in the document: an index of a unit or a
   * finding is valid only until the next change.
   *
   * @template T
   * @param {() => T | Promise<T>} body
   * @returns {Promise<T>}
   */
  inTurn(body) {
    const result = this.#last.then(async () => {
      await this.sendTyped();
      return body();
    });
    this.#last = result.catch(() => {});
    return result;
  }

  /** Waits until all operations are done, and all typed text is in the document. */
  async settled() {
    for (let last; last !== this.#last; ) await (last = this.#last);
  }

  /**
   * The worker's answer to a request about this catalogue.
   *
   * @param {string} name
   * @param {object} [input]
   * @param {(part: any) => void} [onPart]
   */
  ask(name, input = {}, onPart = undefined) {
    return this.desk.app.catalogs.request(name, { catalog: this.number, ...input }, onPart);
  }

  /**
   * Reads bytes into the worker and the lists; returns the reason why they cannot be read, in which case nothing changes.
   *
   * @param {Uint8Array} bytes
   * @param {(done: number) => void} [onProgress]
   * @returns {Promise<string>}
   */
  async read(bytes, onProgress = () => {}) {
    /** @type {{units: any[], findings: any[]}} */
    const lists = { units: [], findings: [] };
    const { project } = this;
    const answer = await this.ask("open", { project: project.number, index: project.indexOf(this.path), bytes }, ({ list, elements, of }) => {
      /** @type {any} */ (lists)[list].push(...elements);
      onProgress(lists.units.length / Math.max(1, of));
    });
    if (answer.error) return answer.error.message;
    ({ format: this.format, isEditable: this.isEditable, files: this.files } = answer);
    const known = await this.knownFindings();
    this.replace(lists.units, lists.findings);
    this.#showFindings(known);
    return "";
  }

  /** @returns {Promise<Uint8Array | undefined>} undefined if the worker has lost the document */
  async bytesNow() {
    const { bytes } = await this.ask("bytes");
    return bytes ?? undefined;
  }

  /**
   * The bytes of the file with all edits; undefined if the worker has lost the document.
   *
   * @returns {Promise<Uint8Array | undefined>}
   */
  bytes() {
    return this.inTurn(() => this.bytesNow());
  }

  /**
   * The engine's details of a unit, or of a text that was typed into it.
   *
   * @param {string} key
   * @param {string} text
   */
  detailsOf(key, text) {
    return this.inTurn(() => {
      const unit = this.indexOf(key);
      return unit < 0 ? { error: {} } : this.ask("unit", { unit, text: text === this.units[unit].target ? undefined : text });
    });
  }

  // MARK: Editing

  /**
   * Sets the translation of a unit: on the screen at once, and in the document as soon as the worker is free.
   *
   * @param {string} key
   * @param {string} text
   */
  type(key, text) {
    const index = this.indexOf(key);
    if (index < 0) return;
    this.remember(index, text);
    this.show(index, text);
    this.journal();
    this.#typed.set(key, text);
    if (!this.#isSending) this.inTurn(() => {});
    this.desk.notify("row");
  }

  /** Shows the texts that the worker does not have yet. */
  #showTyped() {
    for (const [key, text] of this.#typed) if (this.indexOf(key) >= 0) this.show(this.indexOf(key), text);
  }

  /** Called after each edit. */
  journal() {}

  /** Sends all typed text to the worker. */
  async sendTyped() {
    this.#isSending = true;
    try {
      for (const [key, text] of this.#typed) {
        this.#typed.delete(key);
        if (this.indexOf(key) >= 0) await this.#send(key, text);
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** @param {string} key @param {string} text */
  async #send(key, text) {
    const unit = this.indexOf(key);
    const answer = await this.ask("edit", { unit, text });
    const isRefused = !answer.error && answer.applied === 0 && !this.#isWritten(key, text);
    this.refused = isRefused ? key : undefined;
    if (isRefused && !this.#typed.has(key)) await this.#showWritten(key, unit);
    await this.take(answer);
    this.project.compareSoon();
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
   * @param {string} key
   * @param {number} unit
   */
  async #showWritten(key, unit) {
    const { text } = await this.ask("unit", { unit });
    if ((this.originals.get(key) ?? "") === text) this.originals.delete(key);
    this.show(unit, text);
    this.journal();
  }

  /** @param {string} key @param {string} text */
  #isWritten(key, text) {
    return (this.originals.get(key) ?? "") === text || !this.originals.has(key);
  }

  /**
   * Updates the lists.
   *
   * @param {any} answer
   */
  async take(answer) {
    if (answer.error) return;
    const known = await this.knownFindings();
    this.change(answer);
    this.#showFindings(known);
    this.desk.notify("content");
  }

  /**
   * Shows changed lists. Nothing is drawn between their change and this call, which assigns the findings to the rows.
   *
   * @param {number[]} known the findings in the baseline
   */
  #showFindings(known) {
    this.known = new Set(known);
    this.#showTyped();
    this.assignFindings();
  }

  /**
   * The effect of fixes on the translations, without applying them.
   *
   * @param {string[]} handles
   * @returns {Promise<{index: number, before: string, after: string}[]>}
   */
  previewFixes(handles) {
    return this.inTurn(async () => {
      const answer = await this.ask("trial", { findings: this.findingsAt(handles) });
      return answer.error ? [] : this.differences(answer);
    });
  }

  /** @returns {Promise<number[]>} the findings in the baseline */
  async knownFindings() {
    const { baseline } = this.desk;
    return baseline ? (await this.ask("baseline", { path: this.path, baseline })).known ?? [] : [];
  }
}
