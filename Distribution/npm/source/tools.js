// The catalogue tools of a loaded module, whose file may come from anywhere, for pages and workers.
// Documentation/CataloguesAsJSON.md describes all answers.

import { WatchwordError } from "./errors.js";
import { disk } from "./files.js";
import { Instance, errorAnswer } from "./instance.js";

const nothing = new Uint8Array();

/** The catalogue tools of a loaded module: calls return at once, and errors are returned, not thrown. */
export class Tools {
  #module;
  /** @type {Instance | undefined} */
  #instance;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * Loads the tools from bytes, a WebAssembly.Module, a Response or a promise of one of these.
   *
   * @param {any} source
   * @returns {Promise<Tools>}
   */
  static async load(source) {
    const given = await source;
    if (given instanceof WebAssembly.Module) return new Tools(given);
    const isResponse = typeof Response !== "undefined" && given instanceof Response;
    return new Tools(await (isResponse ? WebAssembly.compileStreaming(given) : WebAssembly.compile(given)));
  }

  /** A new instance of the module, for direct calls of its functions. */
  instance() {
    return new Instance(this.#module);
  }

  /**
   * Finds the defects of a document.
   *
   * @param {Uint8Array} bytes
   * @param {import("./catalogs.js").LintOptions} [options]
   */
  lint(bytes, options) {
    return JSON.parse(this.lintText(bytes, options));
  }

  /**
   * The report as text, byte for byte the output of the command.
   *
   * @param {Uint8Array} bytes
   * @param {import("./catalogs.js").LintOptions} [options]
   * @returns {string}
   */
  lintText(bytes, options = {}) {
    return this.#current.text("lint", question(options), bytes, baseOf(options));
  }

  /**
   * The kind of a document, without checking it: {isCatalog, format, title, languages, isSource, original, sources}, or
   * {isCatalog: false, obstacle}.
   *
   * @param {Uint8Array} bytes
   * @param {string} name
   */
  survey(bytes, name) {
    return this.#current.call("catalog_survey", { name: slashed(name) }, bytes);
  }

  /**
   * Whether a folder of this name can contain catalogues of a project, unlike `node_modules` and hidden folders: {enters}.
   *
   * @param {string} name
   */
  enters(name) {
    return this.#current.call("project_enters", { name });
  }

  /** The checks: {checks: [{id, severity, set, summary}]}. */
  checks() {
    return this.#current.call("checks");
  }

  /**
   * The documentation page of a check or of a parser's finding: {id, severity, set, page}.
   *
   * @param {string} id
   */
  explain(id) {
    return this.#current.call("explain", { id });
  }

  /**
   * Reads a glossary in the format of another tool (CSV, TBX) or from a `.watchword.json`: {count, glossary}. The
   * glossary has the form used in settings.
   *
   * @param {Uint8Array} bytes
   * @param {{name?: string, source?: string, languages?: string[]}} [options] `source`: the language of the terms, "en"
   *   by default; `languages`: the target languages, all by default
   */
  glossary(bytes, options = {}) {
    return this.#current.call("glossary", options, bytes);
  }

  /**
   * Converts a compiled catalogue to a pseudo-locale: {catalog}.
   *
   * @param {object | string} catalog a compiled catalogue, or its text
   * @param {"en-XA" | "ar-XB"} [locale]
   */
  pseudo(catalog, locale = "en-XA") {
    return this.#current.call("pseudo", { locale }, typeof catalog === "string" ? catalog : JSON.stringify(catalog));
  }

  /**
   * Opens a document for editing, with the options of `lint`: a Catalog, or {version, error}.
   *
   * It has its own instance: closing it frees its memory, and a trap affects no other catalogue.
   *
   * @param {Uint8Array} bytes
   * @param {import("./catalogs.js").LintOptions} [options]
   */
  open(bytes, options = {}) {
    const instance = this.instance();
    const answer = instance.call("catalog_open", question(options), bytes, baseOf(options));
    return answer.error ? answer : new Catalog(instance, answer);
  }

  /** The instance: a trap leaves it in an unknown state, so the next call gets a new one. */
  get #current() {
    if (this.#instance?.isLost ?? true) this.#instance = this.instance();
    return /** @type {Instance} */ (this.#instance);
  }
}

/** A catalogue open for editing. */
export class Catalog {
  /** @type {Instance | undefined} */
  #instance;
  #handle;

  /**
   * @param {Instance} instance
   * @param {any} answer
   */
  constructor(instance, { catalog, format, isEditable, summary, files, units, findings }) {
    this.#instance = instance;
    this.#handle = catalog;
    /** The id of the format, such as "xliff-1.2". */
    this.format = format;
    /** Whether the document was read to its end; if not, no edit is written. */
    this.isEditable = isEditable;
    /** The numbers of units and findings, as in a report. */
    this.summary = summary;
    /** The file elements, such as the languages of a string catalogue: {original, source, target, direction}. */
    this.files = files;
    /**
     * The units: {id, key, source, target, status, line, column, translatable, …}. A unit is identified by its index.
     */
    this.units = units;
    /**
     * The findings, sorted by position: those of a report, with `unitIndex`, `range` and `safe`. A finding is identified
     * by its index.
     */
    this.findings = findings;
  }

  /**
   * Sets the translation of a unit, and updates the lists. `applied` is 1 if it was written.
   *
   * @param {number} unit
   * @param {string} text
   */
  edit(unit, text) {
    return this.#change("catalog_edit", { unit, text });
  }

  /**
   * Applies the fixes of findings, by their indices, or all that are "safe"; `applied` is their number.
   *
   * @param {number[] | "safe"} findings
   */
  fix(findings) {
    return this.#change("catalog_fix", { findings });
  }

  /**
   * Returns the result of `fix` without changing anything.
   *
   * @param {number[] | "safe"} findings
   */
  trial(findings) {
    return this.#call("catalog_fix", { findings, isTrial: true });
  }

  /**
   * The details of a unit for an editor: {text, isEditable, obstacle, source, target, limit, terms, plural}. With a
   * text, the parts of the translation and its length are computed from that text.
   *
   * @param {number} unit
   * @param {string} [text]
   */
  unit(unit, text) {
    return this.#call("catalog_unit", { unit, text });
  }

  /** The compiled catalogues of its languages: {catalogs}. */
  compiled() {
    return this.#call("catalog_compiled");
  }

  /**
   * The findings that are in a baseline: {baseline, known: indices, stale}.
   *
   * @param {{baseline?: object, path?: string, add?: number[]}} [options] `baseline`: the object of a baseline file, by
   *   default an empty one; `path`: the document's path in it, by default its name; `add`: the indices of the findings
   *   to add
   */
  baseline(options = {}) {
    return this.#call("catalog_baseline", options);
  }

  /** The bytes of the document, or null if the catalogue is closed. */
  bytes() {
    const answer = this.#instance?.bytes("catalog_bytes", this.#handle);
    return answer instanceof Uint8Array ? answer : null;
  }

  /** Closes the catalogue. */
  close() {
    this.#instance = undefined;
  }

  /**
   * @param {string} name
   * @param {any} [request]
   */
  #call(name, request) {
    if (this.#instance === undefined) return JSON.parse(errorAnswer("unknown-catalog", "The catalogue is closed"));
    return this.#instance.call(name, this.#handle, ...(request === undefined ? [] : [request]));
  }

  /**
   * @param {string} name
   * @param {any} request
   */
  #change(name, request) {
    return this.take(this.#call(name, request));
  }

  /**
   * Updates the lists with the changes in an answer of the module, and returns the answer.
   *
   * @param {any} answer
   */
  take(answer) {
    if (answer.error) return answer;
    this.summary = answer.summary;
    if (answer.files) this.files = answer.files;
    move(this.units, answer.moved);
    move(this.findings, answer.moved);
    this.units = spliced(this.units, answer.units);
    this.findings = spliced(this.findings, answer.findings);
    return answer;
  }
}

/** @param {import("./catalogs.js").LintOptions} options */
function question(options) {
  // The engine refuses members that it does not know.
  return { ...options, name: slashed(options.name), base: slashed(options.base?.name) };
}

/**
 * A name of a file as the engine reads it: with `/` between its parts, on Windows, too.
 *
 * @param {string | undefined} name
 */
const slashed = (name) => (typeof name === "string" ? disk.slashed?.(name) ?? name : name);

/** @param {import("./catalogs.js").LintOptions} options */
function baseOf({ base }) {
  return base === undefined ? nothing : bytesOf(base.bytes);
}

/**
 * The bytes of a document.
 *
 * @param {unknown} document
 */
export function bytesOf(document) {
  if (typeof document === "string") return new TextEncoder().encode(document);
  if (ArrayBuffer.isView(document)) return /** @type {Uint8Array} */ (document);
  if (document instanceof ArrayBuffer) return new Uint8Array(document);
  throw new WatchwordError("no-document", `Expected a document as bytes or as a string, found ${document === null ? "null" : typeof document}`);
}

/**
 * Updates the lines of a list: entries from the line of a move on are shifted by its number of lines.
 *
 * @param {{line: number, endLine?: number}[]} list
 * @param {{line: number, by: number}[]} moves
 */
export function move(list, moves) {
  if (moves.length === 0) return;
  const moved = (/** @type {number} */ line) => {
    let [low, high] = [0, moves.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (moves[middle].line > line) high = middle;
      else low = middle + 1;
    }
    return low === 0 ? line : line + moves[low - 1].by;
  };
  for (const element of list) {
    element.line = moved(element.line);
    if (element.endLine !== undefined) element.endLine = moved(element.endLine);
  }
}

/**
 * Applies the changes of an answer to a list: at index `at`, removes `removed` elements and inserts `added`.
 *
 * @template Element
 * @param {Element[]} list
 * @param {{at: number, removed: number, added: Element[]}[]} changes
 * @returns {Element[]}
 */
export function spliced(list, changes) {
  if (changes.length === 0) return list;
  const result = [];
  let next = 0;
  for (const { at, removed, added } of changes) {
    while (result.length < at) result.push(list[next++]);
    next += removed;
    for (const element of added) result.push(element);
  }
  while (next < list.length) result.push(list[next++]);
  return result;
}
