// The catalogues of translators in a module that is there, whose file may come from anywhere: what pages and workers use.
// Documentation/CataloguesAsJSON.md describes all answers.

import { WatchwordError } from "./errors.js";
import { Instance, refusal } from "./instance.js";

const nothing = new Uint8Array();

/** The catalogues of translators, in a module that is there: answers come at once, and errors are answers. */
export class Tools {
  #module;
  /** @type {Instance | undefined} */
  #instance;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * The tools in bytes, a WebAssembly.Module, a Response or a promise of one of these.
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

  /** A new instance of the module, to call its functions as they are. */
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
   * The same as text: to the byte what the command writes.
   *
   * @param {Uint8Array} bytes
   * @param {import("./catalogs.js").LintOptions} [options]
   * @returns {string}
   */
  lintText(bytes, options = {}) {
    return this.#current.text("lint", question(options), bytes, baseOf(options));
  }

  /**
   * What a document is, without examining it: {isCatalog, format, title, languages, isSource, original, sources}, or
   * {isCatalog: false, obstacle}.
   *
   * @param {Uint8Array} bytes
   * @param {string} name
   */
  survey(bytes, name) {
    return this.#current.call("catalog_survey", { name }, bytes);
  }

  /** The checks: {checks: [{id, severity, set, summary}]}. */
  checks() {
    return this.#current.call("checks");
  }

  /**
   * The page about a check or a finding of a reader: {id, severity, set, page}.
   *
   * @param {string} id
   */
  explain(id) {
    return this.#current.call("explain", { id });
  }

  /**
   * Reads a glossary of another tool (CSV, TBX) or of a file `.watchword.json`: {count, glossary}, of which the second is
   * what settings have.
   *
   * @param {Uint8Array} bytes
   * @param {{name?: string, source?: string, languages?: string[]}} [options] `source`: the language of the terms, "en" unless
   *   told; `languages`: those that translations are wanted in, all without it
   */
  glossary(bytes, options = {}) {
    return this.#current.call("glossary", options, bytes);
  }

  /**
   * A compiled catalogue in a pseudo-locale: {catalog}.
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
   * It has an instance of its own: its memory is free again when it is closed, and a trap is no other catalogue's.
   *
   * @param {Uint8Array} bytes
   * @param {import("./catalogs.js").LintOptions} [options]
   */
  open(bytes, options = {}) {
    const instance = this.instance();
    const answer = instance.call("catalog_open", question(options), bytes, baseOf(options));
    return answer.error ? answer : new Catalog(instance, answer);
  }

  /** The instance: a trap leaves one in the middle of something, and the next call gets a new one. */
  get #current() {
    if (this.#instance?.isLost ?? true) this.#instance = this.instance();
    return /** @type {Instance} */ (this.#instance);
  }
}

/** A catalogue that is open for editing. */
export class Catalog {
  /** @type {Instance | undefined} */
  #instance;
  #number;

  /**
   * @param {Instance} instance
   * @param {any} answer
   */
  constructor(instance, { catalog, format, isEditable, summary, files, units, findings }) {
    this.#instance = instance;
    this.#number = catalog;
    /** The id of the format, such as "xliff-1.2". */
    this.format = format;
    /** Whether the document could be read to its end; otherwise no edit is written. */
    this.isEditable = isEditable;
    /** The numbers of units and findings, as in a report. */
    this.summary = summary;
    /** The file elements, such as the languages of a string catalogue: {original, source, target, direction}. */
    this.files = files;
    /** The units: {id, key, source, target, status, line, column, translatable, …}. A unit's number is its index. */
    this.units = units;
    /** The findings, sorted by place: those of a report, with `unitIndex`, `range` and `safe`. A finding's number is its index. */
    this.findings = findings;
  }

  /**
   * Makes a text the translation of a unit, and brings the lists up to date. `applied` is 1 if it was written.
   *
   * @param {number} unit
   * @param {string} text
   */
  edit(unit, text) {
    return this.#change("catalog_edit", { unit, text });
  }

  /**
   * Applies the fixes of findings, by their indices, or all that are "safe"; `applied` says how many.
   *
   * @param {number[] | "safe"} findings
   */
  fix(findings) {
    return this.#change("catalog_fix", { findings });
  }

  /**
   * What `fix` would answer; nothing changes.
   *
   * @param {number[] | "safe"} findings
   */
  trial(findings) {
    return this.#ask("catalog_fix", { findings, isTrial: true });
  }

  /**
   * What an editor shows of a unit: {text, isEditable, obstacle, source, target, limit, terms, plural}; with a text, the
   * parts of the translation and its length are those of the text.
   *
   * @param {number} unit
   * @param {string} [text]
   */
  unit(unit, text) {
    return this.#ask("catalog_unit", { unit, text });
  }

  /** The compiled catalogues of its languages: {catalogs}. */
  compiled() {
    return this.#ask("catalog_compiled");
  }

  /**
   * Which findings a baseline knows: {baseline, known: indices, stale}.
   *
   * @param {{baseline?: object, path?: string, add?: number[]}} [options] `baseline`: the object of a baseline file, an empty
   *   one without it; `path`: that of the document in it, its name without it; `add`: the findings to add, by their indices
   */
  baseline(options = {}) {
    return this.#ask("catalog_baseline", options);
  }

  /** The bytes of the document, or null if the catalogue is closed. */
  bytes() {
    const answer = this.#instance?.bytes("catalog_bytes", this.#number);
    return answer instanceof Uint8Array ? answer : null;
  }

  /** Forgets the catalogue. */
  close() {
    this.#instance = undefined;
  }

  /**
   * @param {string} name
   * @param {any} [asked]
   */
  #ask(name, asked) {
    if (this.#instance === undefined) return JSON.parse(refusal("unknown-catalog", "The catalogue is closed"));
    return this.#instance.call(name, this.#number, ...(asked === undefined ? [] : [asked]));
  }

  /**
   * @param {string} name
   * @param {any} asked
   */
  #change(name, asked) {
    const answer = this.#ask(name, asked);
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
function question({ name, base, format, checks, settings }) {
  return { name, base: base?.name, format, checks, settings };
}

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
 * Brings the lines of a list up to date: from the line of a move on, they are so many lines further down.
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
 * A list with the changes of an answer: at the place `at`, so many elements are removed and others added.
 *
 * @template Element
 * @param {Element[]} list
 * @param {{at: number, removed: number, added: Element[]}[]} changes
 * @returns {Element[]}
 */
export function spliced(list, changes) {
  if (changes.length === 0) return list;
  const result = [];
  let place = 0;
  for (const { at, removed, added } of changes) {
    while (result.length < at) result.push(list[place++]);
    place += removed;
    for (const element of added) result.push(element);
  }
  while (place < list.length) result.push(list[place++]);
  return result;
}
