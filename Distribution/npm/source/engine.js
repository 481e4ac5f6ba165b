// A module with the data that it has: one instance, which is replaced by another one after a trap.

import { answered, WatchwordError } from "./errors.js";
import { compiled, disk, isOnDisk, read } from "./files.js";
import { Instance } from "./instance.js";
import { chosen, files } from "./locale.js";
import { location } from "./locations.js";

/** The functions that load the lists. */
const lists = /** @type {Record<string, string>} */ ({
  "common-passwords.front.txt": "load_common_passwords",
  "strength-words.txt": "load_strength_words",
});

/** @type {Map<string, Promise<Uint8Array>>} the files that were asked for */
const asked = new Map();

/**
 * The bytes of a file, which is asked for once.
 *
 * @param {string} path
 */
function fetched(path) {
  const known = asked.get(path);
  if (known !== undefined) return known;
  const reading = read(location(path));
  const bytes = path.endsWith(".front.txt") ? reading.then(unpacked) : reading;
  asked.set(path, bytes);
  // What failed for want of a connection is tried again.
  bytes.catch(() => asked.delete(path));
  return bytes;
}

/**
 * The words of a packed list, one in each line: the number of letters that are those of the word before, and the rest.
 *
 * @param {Uint8Array} bytes
 */
function unpacked(bytes) {
  let word = "";
  const words = new TextDecoder().decode(bytes).split("\n").filter(Boolean);
  return new TextEncoder().encode(words.map((line) => (word = word.slice(0, parseInt(line[0], 36)) + line.slice(1))).join("\n"));
}

/** The engine of this thread, or its tools. */
export class Engine {
  /** @type {Record<string, Promise<Engine> | undefined>} */
  static #all = {};

  /**
   * The engine with English texts, which is there once for each thread.
   *
   * @param {"watchword" | "tools"} name
   * @returns {Promise<Engine>}
   */
  static open(name) {
    const opened = (Engine.#all[name] ??= Engine.#opened(name));
    // What failed for want of a connection is tried again.
    opened.catch(() => (Engine.#all[name] = undefined));
    return opened;
  }

  /** @param {string} name */
  static async #opened(name) {
    const [module, english] = await Promise.all([
      compiled(location(`${name}.wasm`)),
      fetched("texts/en.json"),
    ]);
    const engine = new Engine(module);
    engine.#keep("texts/en.json", english);
    return engine;
  }

  #module;
  /** @type {Instance | undefined} */
  #instance;
  /** @type {Map<string, Uint8Array>} what was loaded, for the next instance */
  #data = new Map();

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** The instance: a new one if a call of the last one ended in a trap. */
  get instance() {
    if (this.#instance === undefined || this.#instance.isLost) {
      const instance = new Instance(this.#module);
      for (const [path, bytes] of this.#data) load(instance, path, bytes);
      this.#instance = instance;
    }
    return this.#instance;
  }

  /**
   * Asks for the texts of languages and for lists while something else is loaded.
   *
   * @param {readonly unknown[]} locales
   * @param {string[]} [paths]
   */
  static expect(locales, paths = []) {
    // Whoever needs a file says that it is not there.
    for (const path of [...locales.flatMap(filesOf), ...paths]) fetched(path).catch(() => {});
  }

  /**
   * Loads files that are not there yet, such as "texts/ar.json".
   *
   * @param {string[]} paths
   */
  async load(paths) {
    const missing = paths.filter((path) => !this.#data.has(path));
    await Promise.all(missing.map(async (path) => this.#keep(path, await fetched(path))));
  }

  /**
   * Loads the texts of languages, and those that they fall back to.
   *
   * @param {readonly unknown[]} locales
   */
  async loadLocales(locales) {
    await this.load(locales.flatMap(filesOf));
  }

  /**
   * Makes sure that the texts of a language are there: from the disk, if there is one. Throws if they are not.
   *
   * @param {unknown} locale
   */
  require(locale) {
    if (locale === undefined) return;
    for (const path of filesOf(locale)) {
      if (this.#data.has(path)) continue;
      const url = location(path);
      if (!isOnDisk(url)) {
        const language = path.slice("texts/".length, -".json".length);
        throw new WatchwordError(
          "locale-not-loaded",
          `The texts of ${language} are not loaded; await policy.load("${language}") first, or open the policy with ` +
            `{ locales: ["${language}"] }`);
      }
      this.#keep(path, /** @type {any} */ (disk).read(url));
    }
  }

  /**
   * @param {string} path
   * @param {Uint8Array} bytes
   */
  #keep(path, bytes) {
    if (this.#data.has(path)) return;
    if (this.#instance !== undefined) load(this.instance, path, bytes);
    this.#data.set(path, bytes);
  }
}

/**
 * @param {Instance} instance
 * @param {string} path
 * @param {Uint8Array} bytes
 */
function load(instance, path, bytes) {
  const { findings = [], isLoaded } = answered(instance.call(lists[path] ?? "load_texts", bytes));
  if (isLoaded === false || findings.some((/** @type {any} */ { severity }) => severity === "error")) {
    throw new WatchwordError("unusable-data", `${path} is not the file of this version of Watchword`);
  }
}

/**
 * The files with the texts of the language that is chosen.
 *
 * @param {unknown} locale
 */
const filesOf = (locale) => files(chosen(locale));
