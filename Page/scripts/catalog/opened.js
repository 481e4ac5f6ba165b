import { check } from "./checks.js";
import { compile, localeOf } from "./compile.js";
import { translationWith, withEdits } from "./edits.js";
import { scanXLIFF } from "./scanner/xliff.js";
import { statusOf } from "./status.js";
import { marked } from "./trace.js";

/** @typedef {import("./scanner/xliff.js").Unit} Unit */
/** @typedef {import("./compile.js").CompiledCatalog} CompiledCatalog */

/** A catalogue that a person opened, with what they changed. */
export class OpenedCatalog {
  /** @type {Map<number, import("./edits.js").Edit>} */
  #edits = new Map();
  /** @type {import("./checks.js").CatalogFinding[] | undefined} */
  #findings;
  /** @type {CompiledCatalog | undefined} what was compiled with marks, until the next change */
  #marked;

  /**
   * @param {string} name the file's name
   * @param {Uint8Array} bytes
   * @throws {import("./scanner/defect.js").CatalogDefect} if it cannot be read
   */
  constructor(name, bytes) {
    this.name = name;
    this.catalog = scanXLIFF(bytes);
    this.units = this.catalog.units;
    this.document = this.catalog.document;
    this.locale = localeOf(this.catalog);
    /** @type {Map<string, Unit[]>} */
    this.unitsByKey = new Map();
    for (const unit of this.units) this.unitsByKey.set(unit.key, [...(this.unitsByKey.get(unit.key) ?? []), unit]);
  }

  /**
   * What is to be seen of a unit.
   *
   * @param {Unit} unit
   */
  translation(unit) {
    return translationWith(this.#edits)(unit);
  }

  /** @param {Unit} unit */
  status(unit) {
    return statusOf(unit, this.translation(unit));
  }

  /** @param {Unit} unit */
  isChanged(unit) {
    return this.#edits.has(unit.index);
  }

  /**
   * What was typed for a unit; undefined if it is as in the file.
   *
   * @param {Unit} unit
   */
  edit(unit) {
    return this.#edits.get(unit.index);
  }

  get changeCount() {
    return this.#edits.size;
  }

  /**
   * Sets the translation of a unit. Without one, or with that of the file, the unit is as in the file.
   *
   * @param {Unit} unit
   * @param {import("./edits.js").Edit} [edit]
   */
  setEdit(unit, edit) {
    this.#forget();
    this.#edits.delete(unit.index);
    if (!edit) return;
    const isSame = this.document.text === withEdits(this.catalog, new Map([[unit.index, edit]])).text;
    if (!isSame) this.#edits.set(unit.index, edit);
  }

  /** Forgets all changes. */
  discard() {
    this.#forget();
    this.#edits.clear();
  }

  #forget() {
    this.#findings = undefined;
    this.#marked = undefined;
  }

  /** What is wrong with it now, as far as the page can judge. */
  get findings() {
    return (this.#findings ??= check(this.catalog, translationWith(this.#edits)));
  }

  /** The bytes of the file with the changes. */
  get bytes() {
    return withEdits(this.catalog, this.#edits).bytes;
  }

  /**
   * The compiled catalogue; undefined if the file names no language. Messages that the file lacks are those of
   * `builtIn`, as with a folder that an app gives to the command.
   *
   * @param {CompiledCatalog} [builtIn]
   * @returns {CompiledCatalog | undefined}
   */
  compiled(builtIn) {
    return this.#compiled(builtIn);
  }

  /**
   * The same with the text of each unit between marks.
   *
   * @param {CompiledCatalog} [builtIn]
   */
  marked(builtIn) {
    return (this.#marked ??= this.#compiled(builtIn, marked));
  }

  /**
   * @param {CompiledCatalog | undefined} builtIn
   * @param {(text: string, unit: Unit) => string} [written]
   */
  #compiled(builtIn, written) {
    const { compiled } = compile(this.catalog, translationWith(this.#edits), written);
    if (!compiled) return undefined;
    const kept = Object.entries(builtIn?.messages ?? {}).filter(([key]) => !this.unitsByKey.has(key));
    const messages = Object.assign(Object.create(null), Object.fromEntries(kept), compiled.messages);
    return { ...compiled, messages };
  }
}
