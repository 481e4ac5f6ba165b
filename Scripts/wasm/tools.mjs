// The door of tools.wasm from JavaScript: catalogues, their linter and their editor, for Node and for workers, without
// dependencies.
//
//   const tools = await Tools.load(readFileSync("tools.wasm"));    // or a WebAssembly.Module, a Response or a promise of one
//   const report = tools.lint(bytes, { name: "de.po", checks: "recommended" });
//   for (const { id, severity, line, column, message, help } of report.diagnostics) …
//
//   const catalog = tools.open(bytes, { name: "de.po" });
//   catalog.edit(3, "Löschen");                                    // unit 3 of catalog.units
//   catalog.fix([0]);                                              // finding 0 of catalog.findings
//   save(catalog.bytes());
//   catalog.close();
//
// A report is what `watchword lint --format json` writes: {version, summary: {files, units, errors, warnings, infos},
// diagnostics}. A call that has no answer answers {version, error: {id, message}}. Documentation/CataloguesAsJSON.md
// describes all answers.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });
const nothing = new Uint8Array();

/** The catalogues of translators, their linter and their editor. */
export class Tools {
  #module;
  #instance;

  constructor(module) {
    this.#module = module;
  }

  /** The tools in bytes, a WebAssembly.Module, a Response or a promise of one of these. */
  static async load(source) {
    const given = await source;
    if (given instanceof WebAssembly.Module) return new Tools(given);
    const isResponse = typeof Response !== "undefined" && given instanceof Response;
    return new Tools(await (isResponse ? WebAssembly.compileStreaming(given) : WebAssembly.compile(given)));
  }

  /** An instance of the module, to call its functions as they are. */
  instance() {
    return new Instance(this.#module);
  }

  /**
   * Finds the defects of a document.
   *
   * @param {Uint8Array} bytes
   * @param {object} [options]
   * @param {string} [options.name] the name of the document, from which some formats and checks read its language
   * @param {{name: string, bytes: Uint8Array}} [options.base] the document with the source texts
   * @param {string} [options.format] the id of the format, such as "xliff-1.2"; without it, the format is recognised
   * @param {"essential" | "recommended" | "all" | string[]} [options.checks] a set of checks, or the only checks to run
   * @param {object} [options.settings] what a file `.watchword.json` says: severities, limits, a glossary, …
   */
  lint(bytes, options) {
    return JSON.parse(this.lintText(bytes, options));
  }

  /** The same as text: to the byte what the command writes. */
  lintText(bytes, options = {}) {
    return this.#ask("watchword_lint", [question(options), bytes, options.base?.bytes ?? nothing]);
  }

  /**
   * What a document is, without examining it: {isCatalog, format, title, languages, isSource, original, sources}, or
   * {isCatalog: false, obstacle}.
   *
   * @param {Uint8Array} bytes
   * @param {string} name
   */
  survey(bytes, name) {
    return JSON.parse(this.#ask("watchword_catalog_survey", [encoded({ name }), bytes]));
  }

  /** The checks: {checks: [{id, severity, set, summary}]}. */
  checks() {
    return JSON.parse(this.#ask("watchword_checks", []));
  }

  /** The page about a check or a finding of a reader: {id, severity, set, page}. */
  explain(id) {
    return JSON.parse(this.#ask("watchword_explain", [encoded({ id })]));
  }

  /**
   * Reads a glossary of another tool (CSV, TBX) or of a file `.watchword.json`: {count, glossary}, of which the second is
   * what settings have.
   *
   * @param {Uint8Array} bytes
   * @param {object} [options]
   * @param {string} [options.name]
   * @param {string} [options.source] the language of the terms, "en" unless told
   * @param {string[]} [options.languages] the languages that translations are wanted in; all without it
   */
  glossary(bytes, { name, source, languages } = {}) {
    return JSON.parse(this.#ask("watchword_glossary", [encoded({ name, source, languages }), bytes]));
  }

  /**
   * A compiled catalogue in a pseudo-locale: {catalog}.
   *
   * @param {object | string} catalog a compiled catalogue, or its text
   * @param {"en-XA" | "ar-XB"} [locale]
   */
  pseudo(catalog, locale = "en-XA") {
    const text = typeof catalog === "string" ? catalog : JSON.stringify(catalog);
    return JSON.parse(this.#ask("watchword_pseudo", [encoded({ locale }), encoder.encode(text)]));
  }

  #ask(name, texts) {
    // A trap leaves an instance in the middle of something: the next call gets a new one.
    if (this.#instance?.isLost ?? true) this.#instance = this.instance();
    return this.#instance.ask(name, [], texts);
  }

  /**
   * Opens a document for editing, with the options of `lint`: a Catalog, or {version, error}.
   *
   * It has an instance of its own: its memory is free again when it is closed, and a trap is no other catalogue's.
   */
  open(bytes, options = {}) {
    const instance = this.instance();
    const texts = [question(options), bytes, options.base?.bytes ?? nothing];
    const answer = JSON.parse(instance.ask("watchword_catalog_open", [], texts));
    return answer.error ? answer : new Catalog(instance, answer);
  }
}

/** A catalogue that is open for editing. */
export class Catalog {
  #instance;
  #number;

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

  /** Makes a text the translation of a unit, and brings the lists up to date. `applied` is 1 if it was written. */
  edit(unit, text) {
    return this.#change("watchword_catalog_edit", { unit, text });
  }

  /** Applies the fixes of findings, by their indices, or all that are "safe"; `applied` says how many. */
  fix(findings) {
    return this.#change("watchword_catalog_fix", { findings });
  }

  /** What `fix` would answer; nothing changes. */
  trial(findings) {
    return this.#ask("watchword_catalog_fix", { findings, isTrial: true });
  }

  /**
   * What an editor shows of a unit: {text, isEditable, obstacle, source, target, limit, terms, plural}; with a text, the
   * parts of the translation and its length are those of the text.
   */
  unit(unit, text) {
    return this.#ask("watchword_catalog_unit", { unit, text });
  }

  /** The compiled catalogues of its languages: {catalogs}. */
  compiled() {
    return this.#ask("watchword_catalog_compiled");
  }

  /**
   * Which findings a baseline knows: {baseline, known: indices, stale}.
   *
   * @param {object} [options]
   * @param {object} [options.baseline] the object of a baseline file; without it, an empty one
   * @param {string} [options.path] the path of the document in the baseline; without it, its name
   * @param {number[]} [options.add] the findings to add to the baseline, by their indices
   */
  baseline({ baseline, path, add } = {}) {
    return this.#ask("watchword_catalog_baseline", { baseline, path, add });
  }

  /** The bytes of the document, or null if the catalogue is closed. */
  bytes() {
    return this.#instance?.bytes("watchword_catalog_bytes", [this.#number]) ?? null;
  }

  /** Forgets the catalogue. */
  close() {
    this.#instance = undefined;
  }

  #ask(name, asked) {
    if (this.#instance === undefined) return JSON.parse(refusal("unknown-catalog", "The catalogue is closed"));
    return JSON.parse(this.#instance.ask(name, [this.#number], asked === undefined ? [] : [encoded(asked)]));
  }

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

/** An instance of the module. */
export class Instance {
  #exports;

  constructor(module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
  }

  /** Whether a call ended in a trap, after which none can be answered. */
  get isLost() {
    return this.#exports === undefined;
  }

  /** The bytes of memory that the instance has taken. */
  get size() {
    return this.#exports?.memory.buffer.byteLength ?? 0;
  }

  /** The answer of a function to numbers and texts, as text. */
  ask(name, numbers, texts) {
    const answer = this.#call(name, numbers, texts);
    return answer instanceof Uint8Array ? decoder.decode(answer) : answer;
  }

  /** The bytes that a function answers to numbers, if it does. */
  bytes(name, numbers) {
    const answer = this.#call(name, numbers, []);
    return answer instanceof Uint8Array ? answer : undefined;
  }

  #call(name, numbers, texts) {
    if (this.isLost) return refusal("trapped", "An earlier call ended in a trap");
    try {
      return this.#answer(name, numbers, texts);
    } catch (error) {
      this.#exports = undefined;
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      return refusal("trapped", `The call ended in a trap: ${error.message}`);
    }
  }

  #answer(name, numbers, texts) {
    const exports = this.#exports;
    const places = [];
    const free = () => places.forEach(([address]) => exports.watchword_free(address));
    for (const text of texts) {
      const address = exports.watchword_allocate(text.byteLength) >>> 0;
      if (address === 0) {
        free();
        return refusal("too-large", "The document is larger than 64 MiB");
      }
      places.push([address, text.byteLength]);
      new Uint8Array(exports.memory.buffer, address, text.byteLength).set(text);
    }
    const answer = exports[name](...numbers, ...places.flat()) >>> 0;
    free();
    if (answer === 0) return undefined;
    const length = new DataView(exports.memory.buffer).getUint32(answer, true);
    // A copy, because the memory is overwritten when it is freed.
    const bytes = new Uint8Array(exports.memory.buffer, answer + 4, length).slice();
    exports.watchword_free(answer);
    return bytes;
  }
}

function question({ name, base, format, checks, settings }) {
  return encoded({ name, base: base?.name, format, checks, settings });
}

/** A question: members without a value are left out. */
function encoded(asked) {
  return encoder.encode(JSON.stringify(asked));
}

/** Brings the lines of a list up to date: from the line of a move on, they are so many lines further down. */
export function move(list, moves) {
  if (moves.length === 0) return;
  const moved = (line) => {
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

/** A list with the changes of an answer: at the place `at`, so many elements are removed and others added. */
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

function refusal(id, message) {
  return JSON.stringify({ version: 1, error: { id, message } });
}
