// The state of the desk: open documents, the sheet of one language, the filtered rows, and the row being edited. Parts
// of the screen listen for changes and do not depend on each other.

import { debounced } from "../dom.js";
import { wordsOf, folded } from "../search.js";
import { base64Of } from "../unpack.js";
import { CatalogDocument } from "./document.js";
import { statusOf, urgencies } from "./rows.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {{document: CatalogDocument, language: string | undefined}} Sheet one language of a document */
/** @typedef {{title: string, undo: () => any, redo: () => any, document: CatalogDocument, row?: Row}} Step */
/** @typedef {"documents" | "sheet" | "list" | "selection" | "row" | "content" | "view"} Change */

/** The filters of rows. */
export const filters = /** @type {const} */ (["errors", "warnings", "todo", "review", "changed"]);

/** @typedef {typeof filters[number]} Filter */

/** The maximum number of documents without edits kept open besides the one shown. */
const maxOpen = 12;

/** The desk. */
export class Desk {
  /** @type {CatalogDocument[]} */
  documents = [];
  /** @type {Sheet | undefined} */
  sheet;
  /** @type {Row[]} the visible rows, in order */
  list = [];
  /** @type {Row | undefined} */
  row;
  /** @type {Set<Filter>} */
  filters = new Set();
  /** The check to which the list is restricted; empty for all checks. */
  check = "";
  search = "";
  /** @type {"file" | "urgency" | "source" | "length"} */
  sort = "file";
  isComfortable = false;
  showsIDs = false;
  /** @type {"essential" | "recommended" | "all"} */
  checks = "recommended";
  /** @type {any} the contents of a `.watchword.json`, with the glossary and the limits set at the desk */
  settings;
  /** @type {any} the baseline of known findings */
  baseline;
  /** Whether findings were added to the baseline since it was last saved. */
  isBaselineUnsaved = false;
  /** @type {Step[]} */
  #done = [];
  /** @type {Step[]} */
  #undone = [];
  /** @type {Set<{kinds: Change[], listener: () => void}>} */
  #listeners = new Set();

  /** @type {Set<CatalogDocument>} documents whose edits are not yet in the journal */
  #unstored = new Set();
  #storeSoon = debounced(300, () => this.storeNow());

  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /**
   * Writes the edits of a document to the journal once typing pauses.
   *
   * @param {CatalogDocument} document
   */
  storeLater(document) {
    this.#unstored.add(document);
    this.#storeSoon();
  }

  /** Writes all edits to the journal. */
  storeNow() {
    for (const document of this.#unstored) document.storeEdits();
    this.#unstored.clear();
  }

  /**
   * Calls `listener` after changes of these kinds.
   *
   * @param {Change[]} kinds
   * @param {() => void} listener
   */
  on(kinds, listener) {
    this.#listeners.add({ kinds, listener });
  }

  /** @param {...Change} kinds */
  notify(...kinds) {
    for (const each of this.#listeners) if (each.kinds.some((kind) => kinds.includes(kind))) each.listener();
  }

  /** @returns {CatalogDocument | undefined} */
  get document() {
    return this.sheet?.document;
  }

  /** The language pair of the sheet. */
  get languages() {
    const { sheet } = this;
    const files = sheet?.document.files ?? [];
    return files.find(({ target }) => target === sheet?.language) ?? files[0] ?? {};
  }

  // MARK: Documents and sheets

  /**
   * The languages of a document.
   *
   * @param {CatalogDocument} document
   * @returns {Sheet[]}
   */
  sheetsOf(document) {
    const languages = [...new Set(document.files.map(({ target }) => target))];
    if (languages.length < 2) return [{ document, language: languages[0] }];
    return languages.map((language) => ({ document, language }));
  }

  /**
   * The sheet that a document opens with: the first one that is a translation.
   *
   * @param {CatalogDocument} document
   */
  firstSheet(document) {
    const sheets = this.sheetsOf(document);
    const own = navigator.language.split("-")[0];
    const left = (/** @type {Sheet} */ sheet) => {
      const { errors, todo, review } = this.counts(sheet);
      return errors + todo + review;
    };
    const translations = sheets.filter(({ language }) => language !== undefined);
    const mine = translations.find(({ language }) => language?.split("-")[0] === own);
    return mine ?? translations.sort((one, other) => left(other) - left(one))[0] ?? sheets[0];
  }

  /**
   * All rows of a sheet.
   *
   * @param {Sheet} sheet
   */
  rowsOf({ document, language }) {
    const { rows, units, files } = document;
    if (new Set(files.map(({ target }) => target)).size < 2) return rows;
    return rows.filter((row) => files[units[row.first].file ?? 0]?.target === language);
  }

  /** @param {Sheet} sheet */
  async open(sheet) {
    this.commitTyping();
    const { document } = sheet;
    if (!document.isLoaded && document.problem === "") await document.load();
    if (this.document !== document) [this.search, this.check, this.filters] = ["", "", new Set()];
    this.sheet = sheet;
    this.row = undefined;
    this.refilter();
    this.notify("sheet");
    await this.#makeRoom();
  }

  /** Unloads documents without edits, so that a folder of hundreds fits into memory. */
  async #makeRoom() {
    const idle = this.documents.filter((each) => each.isLoaded && each !== this.document && each.changeCount === 0);
    for (const each of idle.slice(0, Math.max(0, idle.length - maxOpen))) await each.unload();
  }

  /** @param {CatalogDocument} document */
  close(document) {
    this.documents = this.documents.filter((each) => each !== document);
    this.#done = this.#done.filter((each) => each.document !== document);
    this.#undone = [];
    this.app.catalogs.request("close", { catalog: document.number });
    if (this.document === document) [this.sheet, this.row, this.list] = [undefined, undefined, []];
    this.notify("documents", "sheet");
  }

  /** The desk's files in their current state, and the current view of them, for a saved page. */
  async contents() {
    const sources = [];
    for (const document of this.documents) {
      const bytes = document.isLoaded ? await document.bytes() : await document.file.bytes();
      sources.push({ name: document.path, base64: base64Of(bytes) });
    }
    const { checks, settings, baseline, search, check, sort, sheet, row } = this;
    const view = sheet && { path: sheet.document.path, language: sheet.language, unit: row && !row.isFile ? sheet.document.keyOf(row.first) : undefined };
    return { sources, desk: { checks, settings, baseline, search, check, sort, filters: [...this.filters], place: view } };
  }

  /**
   * Restores the view of a saved page, once its files are open.
   *
   * @param {any} saved
   */
  async restore({ search = "", check = "", sort = "file", filters: chosen = [], place: view }) {
    const document = this.documents.find(({ path }) => path === view?.path);
    if (document) await this.open({ document, language: view.language });
    [this.search, this.check, this.sort, this.filters] = [search, check, sort, new Set(chosen)];
    this.refilter();
    const index = view?.unit === undefined ? -1 : (document?.indexOf(view.unit) ?? -1);
    if (document && index >= 0) this.select(document.rowOf(index));
  }

  /** Reads all documents again with the current checks, settings and baseline. */
  async reload() {
    for (const document of this.documents) {
      if (!document.isLoaded) continue;
      await document.reload();
    }
    this.refilter();
    this.notify("content", "sheet");
  }

  // MARK: Rows

  /** Filters the rows again. Until the next call, a row stays visible even after it is fixed. */
  refilter() {
    const { sheet } = this;
    if (!sheet) return;
    const { document } = sheet;
    const all = this.rowsOf(sheet);
    const words = wordsOf(this.search);
    let list = all.filter((row) => this.#matchesFilters(row) && (words.length === 0 || this.#has(row, words)));
    if (document.fileRow.findings.length > 0 && words.length === 0 && this.#matchesFilters(document.fileRow)) list = [document.fileRow, ...list];
    this.list = this.#sorted(list);
    this.notify("list");
    if (this.row && !this.list.includes(this.row)) this.select(undefined);
  }

  /** @param {Row} row */
  #matchesFilters(row) {
    const { document, filters, check } = this;
    if (!document) return false;
    if (check !== "" && !row.findings.some((index) => document.findings[index].id === check)) return false;
    if (filters.size === 0) return true;
    const status = row.isFile ? "" : statusOf(row, document.units);
    return (filters.has("errors") && row.errors > 0) || (filters.has("warnings") && row.warnings > 0)
      || (filters.has("todo") && status === "untranslated") || (filters.has("review") && status === "review")
      || (filters.has("changed") && row.isChanged);
  }

  /** @param {Row} row @param {string[]} words */
  #has(row, words) {
    const units = row.units(this.document?.units ?? []);
    const text = folded(units.map(({ id, source, target, notes }) => `${id}\n${source ?? ""}\n${target ?? ""}\n${notes?.join("\n") ?? ""}`).join("\n"));
    return words.every((word) => text.includes(word));
  }

  /** @param {Row[]} list */
  #sorted(list) {
    const units = this.document?.units ?? [];
    const source = (/** @type {Row} */ row) => units[row.first]?.source ?? "";
    if (this.sort === "urgency") return [...list].sort((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
    if (this.sort === "source") return [...list].sort((one, other) => source(one).localeCompare(source(other)));
    if (this.sort === "length") return [...list].sort((one, other) => source(one).length - source(other).length);
    return list;
  }

  /**
   * The counts of a sheet.
   *
   * @param {Sheet} [sheet]
   */
  counts(sheet = this.sheet) {
    const counts = { errors: 0, warnings: 0, todo: 0, review: 0, changed: 0, translated: 0, all: 0 };
    if (!sheet) return counts;
    const { document } = sheet;
    for (const row of [document.fileRow, ...this.rowsOf(sheet)]) {
      counts.errors += row.errors;
      counts.warnings += row.warnings;
      if (row.isChanged) counts.changed += 1;
      const status = row.isFile ? "" : statusOf(row, document.units);
      if (status === "untranslated") counts.todo += 1;
      if (status === "review") counts.review += 1;
      if (status === "translated") counts.translated += 1;
    }
    counts.all = counts.todo + counts.review + counts.translated;
    return counts;
  }

  // MARK: Selection

  /** @param {Row | undefined} row */
  select(row) {
    if (row === this.row) return;
    this.commitTyping();
    this.row = row;
    this.notify("selection");
  }

  /**
   * The row that many rows further down; a negative number goes up.
   *
   * @param {number} by
   * @param {(row: Row) => boolean} [isWanted]
   */
  neighbour(by, isWanted = () => true) {
    const { list, row } = this;
    let index = row ? list.indexOf(row) : by > 0 ? -1 : list.length;
    for (index += by; index >= 0 && index < list.length; index += by) if (isWanted(list[index])) return list[index];
    return undefined;
  }

  // MARK: Undo

  /** @type {{document: CatalogDocument, index: number, key: string, before: string, after: string, row: Row} | undefined} */
  #typing;

  /**
   * Records typing. Everything typed into a unit before leaving it is one undo step.
   *
   * @param {number} index
   * @param {string} text
   */
  type(index, text) {
    const { document } = this;
    if (!document) return;
    const key = document.keyOf(index);
    if (this.#typing?.key !== key || this.#typing.document !== document) {
      this.commitTyping();
      this.#typing = { document, index, key, before: document.units[index].target ?? "", after: text, row: document.rowOf(index) };
    }
    this.#typing.after = text;
    document.type(index, text);
  }

  /** Confirms that the texts of the row need no change, if they are waiting for review. */
  approve() {
    this.commitTyping();
    const { document, row } = this;
    if (!document || !row) return;
    const waiting = row.units(document.units).flatMap(({ status }, index) => (status === "review" ? [document.keyOf(row.first + index)] : []));
    if (waiting.length === 0) return;
    // Typing the same text again confirms it; typing it once more undoes that.
    const approve = () => waiting.forEach((key) => document.type(document.indexOf(key), document.units[document.indexOf(key)].target ?? ""));
    approve();
    this.#push({ document, row, title: "the review", undo: approve, redo: approve });
  }

  /** Ends the current typing, making it an undo step. */
  commitTyping() {
    const typing = this.#typing;
    this.#typing = undefined;
    if (!typing || typing.before === typing.after) return;
    const { document, key, before, after, row } = typing;
    const set = (/** @type {string} */ text) => document.type(document.indexOf(key), text);
    this.#push({ document, row, title: "the text", undo: () => set(before), redo: () => set(after) });
  }

  /** @param {Step} step */
  #push(step) {
    this.#done.push(step);
    this.#undone.length = 0;
    this.notify("view");
  }

  /**
   * Applies fixes as one step.
   *
   * @param {number[]} findings
   */
  async fix(findings) {
    this.commitTyping();
    const { document, row } = this;
    if (!document) return false;
    const step = await document.fix(findings);
    if (!step) return false;
    this.#push({ document, row, title: findings.length > 1 ? `${findings.length} fixes` : "the fix", ...step });
    this.notify("content");
    return true;
  }

  /** Undoes the last step, in any document; returns its title. */
  undo() {
    return this.#step(this.#done, this.#undone, "undo");
  }

  /** Redoes the step that was undone last. */
  redo() {
    return this.#step(this.#undone, this.#done, "redo");
  }

  get canUndo() {
    return this.#done.length > 0 || this.#typing !== undefined;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /** @param {Step[]} from @param {Step[]} to @param {"undo" | "redo"} what */
  async #step(from, to, what) {
    this.commitTyping();
    const step = from.pop();
    if (!step) return "";
    to.push(step);
    if (this.document !== step.document) await this.open(this.firstSheet(step.document));
    await step[what]();
    if (step.row && !this.list.includes(step.row)) {
      [this.search, this.check, this.filters] = ["", "", new Set()];
      this.refilter();
    }
    if (step.row && this.list.includes(step.row)) this.select(step.row);
    this.notify("content", "view");
    return step.title;
  }
}
