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
   * @param {object} [options.settings] what a `.watchword.json` says
   */
  lint(bytes, options) {
    return JSON.parse(this.lintText(bytes, options));
  }

  /** The same as text: to the byte what the command writes. */
  lintText(bytes, options = {}) {
    // A trap leaves an instance in the middle of something: the next call gets a new one.
    if (this.#instance?.isLost ?? true) this.#instance = this.instance();
    return this.#instance.ask("watchword_lint", [], [question(options), bytes, options.base?.bytes ?? nothing]);
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

  /** What a document is, from its name and its start: {format, title, isCatalog, languages, sources, …}. */
  survey(bytes, { name } = {}) {
    return this.#ask("watchword_catalog_survey", { name }, bytes);
  }

  /** All checks: {checks: [{id, severity, set, summary}…]}. */
  checks() {
    return this.#ask("watchword_checks");
  }

  /** The page about a check or another finding: {id, severity, page}. */
  explain(id) {
    return this.#ask("watchword_explain", { id });
  }

  /**
   * The glossary in a file of CSV, TBX or JSON: {glossary, count}.
   *
   * @param {Uint8Array} bytes
   * @param {{name?: string, source?: string, languages?: string[]}} [options] the name of the file and the languages of the
   *   catalogues
   */
  glossary(bytes, options = {}) {
    return this.#ask("watchword_glossary", options, bytes);
  }

  /** A compiled catalogue, which is JSON, in a pseudo-locale: {catalog}. */
  pseudo(bytes, { locale }) {
    return this.#ask("watchword_pseudo", { locale }, bytes);
  }

  #ask(name, asked, bytes) {
    if (this.#instance?.isLost ?? true) this.#instance = this.instance();
    const texts = [asked === undefined ? undefined : encoder.encode(JSON.stringify(asked)), bytes].filter((text) => text !== undefined);
    return JSON.parse(this.#instance.ask(name, [], texts));
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
    /** The languages: {original, source, target, direction}; the `file` of a unit is the index of one, or 0. */
    this.files = files;
    /** The units: {id, key, source, target, line, column, translatable, …}. A unit's number is its index. */
    this.units = units;
    /** The findings, sorted by place: those of a report, with `unitIndex` and `safe`. A finding's number is its index. */
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

  /** What `fix` would change, without changing it. */
  trial(findings) {
    return this.#ask("watchword_catalog_fix", { findings, isTrial: true });
  }

  /** What an editor shows of a unit, or of a text that is typed for it. */
  unit(unit, text) {
    return this.#ask("watchword_catalog_unit", { unit, text });
  }

  /** The compiled catalogues: {catalogs}. */
  compiled() {
    return this.#ask("watchword_catalog_compiled");
  }

  /** Which findings a baseline knows, and the baseline with more of them: {baseline, known, stale}. */
  baseline(asked) {
    return this.#ask("watchword_catalog_baseline", asked);
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
    return JSON.parse(this.#instance.ask(name, [this.#number], asked === undefined ? [] : [encoder.encode(JSON.stringify(asked))]));
  }

  #change(name, asked) {
    const answer = this.#ask(name, asked);
    if (answer.error) return answer;
    this.summary = answer.summary;
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
  return encoder.encode(JSON.stringify({ name, base: base?.name, format, checks, settings }));
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
