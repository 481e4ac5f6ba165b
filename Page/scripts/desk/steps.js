// The steps that can be undone, in all documents: typing, reviews, fixes, restored edits.

/** @typedef {import("./document.js").CatalogDocument} CatalogDocument */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {{title: string, undo: () => any, redo: () => any, document: CatalogDocument, sheet?: import("./desk.js").Sheet, row?: Row}} Step */

/** The steps of a desk. */
export class Steps {
  /** @type {Step[]} */
  #done = [];
  /** @type {Step[]} */
  #undone = [];

  /** @param {import("./desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** @type {{document: CatalogDocument, sheet?: import("./desk.js").Sheet, key: string, before: string, after: string, row: Row} | undefined} */
  #typing;

  /**
   * Records typing. Everything typed into a unit before leaving it is one undo step.
   *
   * @param {string} key
   * @param {string} text
   */
  type(key, text) {
    const { document, sheet } = this.desk;
    const index = document?.indexOf(key) ?? -1;
    if (!document || index < 0) return;
    if (this.#typing?.key !== key || this.#typing.document !== document) {
      this.commitTyping();
      this.#typing = { document, sheet, key, before: document.units[index].target ?? "", after: text, row: document.rowOf(index) };
    }
    this.#typing.after = text;
    document.type(key, text);
  }

  /** Confirms that the texts of the row need no change, if they are waiting for review. */
  approve() {
    this.commitTyping();
    const { document, sheet, row } = this.desk;
    if (!document || !row) return;
    const waiting = row.units(document.units).flatMap(({ status }, index) => (status === "review" ? [document.keyOf(row.first + index)] : []));
    if (waiting.length === 0) return;
    // Typing the same text again confirms it; typing it once more undoes that.
    const approve = () => waiting.forEach((key) => document.type(key, document.units[document.indexOf(key)]?.target ?? ""));
    approve();
    this.#push({ document, sheet, row, title: "the review", undo: approve, redo: approve });
  }

  /** Ends the current typing, making it an undo step. */
  commitTyping() {
    const typing = this.#typing;
    this.#typing = undefined;
    if (!typing || typing.before === typing.after) return;
    const { document, sheet, key, before, after, row } = typing;
    const set = (/** @type {string} */ text) => document.type(key, text);
    this.#push({ document, sheet, row, title: "the text", undo: () => set(before), redo: () => set(after) });
  }

  /** @param {Step} step */
  #push(step) {
    this.#done.push(step);
    this.#undone.length = 0;
    this.desk.notify("view");
  }

  /** @type {Promise<unknown>} the last fix, undo or redo: each begins when the one before has ended */
  #last = Promise.resolve();

  /**
   * @template T
   * @param {() => Promise<T>} body
   * @returns {Promise<T>}
   */
  #inTurn(body) {
    const result = this.#last.then(body);
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * Applies fixes as one step; returns whether any could be applied.
   *
   * @param {string[]} handles
   */
  fix(handles) {
    const { document, row } = this.desk;
    return this.#change(document, row, handles.length > 1 ? `${handles.length} fixes` : "the fix", async () => document?.fix(handles));
  }

  /**
   * Restores the edits of an earlier visit as one step.
   *
   * @param {CatalogDocument} document
   */
  restoreEdits(document) {
    return this.#change(document, undefined, "the restored edits", () => document.restore());
  }

  /**
   * @param {CatalogDocument | undefined} document
   * @param {Row | undefined} row
   * @param {string} title
   * @param {() => Promise<{undo: () => Promise<void>, redo: () => Promise<void>} | undefined>} make
   */
  #change(document, row, title, make) {
    const { sheet } = this.desk;
    return this.#inTurn(async () => {
      this.commitTyping();
      const step = await make();
      if (!step || !document) return false;
      this.#push({ document, sheet, row, title, ...step });
      this.desk.notify("content");
      return true;
    });
  }

  /**
   * Removes the steps of a document, which was read again.
   *
   * @param {CatalogDocument} document
   */
  forget(document) {
    if (this.#typing?.document === document) this.#typing = undefined;
    this.#done = this.#done.filter((each) => each.document !== document);
    this.#undone = this.#undone.filter((each) => each.document !== document);
  }

  /** Undoes the last step, in any document; returns its title. */
  undo() {
    return this.#inTurn(() => this.#step("undo"));
  }

  /** Redoes the step that was undone last. */
  redo() {
    return this.#inTurn(() => this.#step("redo"));
  }

  get canUndo() {
    return this.#done.length > 0 || this.#typing !== undefined;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /** @param {"undo" | "redo"} what */
  async #step(what) {
    const { desk } = this;
    this.commitTyping();
    const [from, to] = what === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (!step) return "";
    to.push(step);
    const { document, sheet = desk.firstSheet(document) } = step;
    if (desk.document !== document || desk.sheet?.language !== sheet.language) await desk.open(sheet);
    await step[what]();
    if (step.row && !desk.list.includes(step.row)) {
      [desk.search, desk.check, desk.filters] = ["", "", new Set()];
      desk.refilter();
    }
    if (step.row && desk.list.includes(step.row)) desk.select(step.row);
    desk.notify("content", "view");
    return step.title;
  }
}
