// The state of the desk: open documents, the sheet of one language, the filtered rows, and the row being edited. Parts
// of the screen listen for changes and do not depend on each other.

import { debounced } from "../dom.js";
import { wordsOf, folded } from "../search.js";
import { base64Of } from "../unpack.js";
import { CatalogDocument } from "./document.js";
import { statusOf, urgencies } from "./rows.js";
import { Steps } from "./steps.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {{document: CatalogDocument, language: string | undefined}} Sheet one language of a document */
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
  /** @type {"essential" | "recommended" | "all" | undefined} the chosen set of checks; by default that of the settings, or "recommended" */
  checks;
  /** @type {any} the contents of a `.watchword.json`, with the glossary and the limits set at the desk */
  settings;
  /** The path of the settings among the files: they apply to its folder. */
  settingsPath = ".watchword.json";
  /** @type {any} the baseline of known findings */
  baseline;
  /** Whether findings were added to the baseline since it was last saved. */
  isBaselineUnsaved = false;
  /** Whether limits were set at the desk since the settings were last saved. */
  areLimitsUnsaved = false;
  /** @type {Set<{kinds: Change[], listener: () => void}>} */
  #listeners = new Set();

  /** @type {Set<CatalogDocument>} documents whose edits are not yet in the journal */
  #unstored = new Set();
  #storeSoon = debounced(300, () => this.storeNow());

  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.steps = new Steps(this);
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
    this.steps.commitTyping();
    const { document } = sheet;
    if (!document.isLoaded && document.problem === "") await document.load();
    if (this.document !== document) [this.search, this.check, this.filters] = ["", "", new Set()];
    this.sheet = sheet;
    this.row = undefined;
    this.refilter();
    this.notify("sheet");
    await this.makeRoom();
  }

  /** Unloads documents without edits, so that a folder of hundreds fits into memory. */
  async makeRoom() {
    const idle = this.documents.filter((each) => each.isLoaded && each !== this.document && each.changeCount === 0);
    for (const each of idle.slice(0, Math.max(0, idle.length - maxOpen))) await each.unload();
  }

  /**
   * Ends a document that is no longer among the open ones.
   *
   * @param {CatalogDocument} document
   */
  drop(document) {
    this.steps.forget(document);
    this.app.catalogs.request("close", { catalog: document.number });
    if (document.project.documents.every((each) => each === document)) document.project.end();
  }

  /**
   * The settings as a file.
   *
   * @returns {import("../files/drops.js").InputFile[]}
   */
  settingsFiles() {
    if (this.settings === undefined) return [];
    const bytes = new TextEncoder().encode(JSON.stringify({ version: 1, ...this.settings }));
    return [{ path: this.settingsPath, bytes: async () => bytes }];
  }

  /** @param {CatalogDocument} document */
  close(document) {
    this.documents = this.documents.filter((each) => each !== document);
    this.drop(document);
    if (this.document === document) [this.sheet, this.row, this.list] = [undefined, undefined, []];
    this.notify("documents", "sheet");
  }

  /** The desk's files in their current state, and the current view of them, for a saved page. */
  async contents() {
    const sources = [];
    // The order of the files decides which of two different translations is marked.
    const inOrder = [...this.documents].sort((one, other) => one.project.number - other.project.number || one.project.indexOf(one.path) - other.project.indexOf(other.path));
    for (const document of inOrder) {
      const edited = document.isLoaded && document.changeCount > 0 ? await document.bytes() : undefined;
      sources.push({ name: document.path, base64: base64Of(await document.file.bytes()), edited: edited && base64Of(edited) });
    }
    const companions = new Map(this.documents.flatMap(({ project }) => project.files.filter(({ path }) => project.used.has(path)).map((file) => [file.path, file])));
    for (const { path } of this.documents) companions.delete(path);
    for (const [name, file] of companions) sources.push({ name, base64: base64Of(await file.bytes()), isCompanion: true });
    const { checks, settings, settingsPath, baseline, search, check, sort, sheet, row } = this;
    const view = sheet && { path: sheet.document.path, language: sheet.language, unit: row && !row.isFile ? sheet.document.keyOf(row.first) : undefined };
    return { sources, desk: { checks, settings, settingsPath, baseline, search, check, sort, filters: [...this.filters], place: view } };
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

  /**
   * Reads all documents again with the current checks, settings and baseline; returns the reasons why some cannot be read.
   *
   * @returns {Promise<string[]>}
   */
  async reload() {
    const problems = [];
    const loaded = this.documents.filter(({ isLoaded }) => isLoaded);
    for (const project of new Set(loaded.map((document) => document.project))) problems.push(await project.reload());
    this.refilter();
    this.notify("content", "sheet");
    return problems.filter((problem) => problem !== "");
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
    this.steps.commitTyping();
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
}
