// A module with its loaded data: one instance, which is replaced after a trap.

import { answered, WatchwordError } from "./errors.js";
import { compiled, disk, isOnDisk, read } from "./files.js";
import { Instance } from "./instance.js";
import { location, texts as shippedTexts } from "./locations.js";
import { OwnTexts } from "./own-texts.js";

/** The functions that load the lists. */
const lists = /** @type {Record<string, string>} */ ({
  "common-passwords.front.txt": "load_common_passwords",
  "strength-words.txt": "load_strength_words",
});

/** @type {Map<string, Promise<Uint8Array>>} the files requested so far */
const requests = new Map();

/**
 * The bytes of a file, which is requested once.
 *
 * @param {string} path
 */
function fetched(path) {
  const known = requests.get(path);
  if (known !== undefined) return known;
  const reading = read(location(path));
  const bytes = path.endsWith(".front.txt") ? reading.then(unpacked) : reading;
  requests.set(path, bytes);
  // A request that failed, for example without a connection, is made again next time.
  bytes.catch(() => requests.delete(path));
  return bytes;
}

/**
 * Unpacks a list of words, one per line: the number of letters shared with the previous word, and the rest.
 *
 * @param {Uint8Array} bytes
 */
function unpacked(bytes) {
  let word = "";
  const words = new TextDecoder().decode(bytes).split("\n").filter(Boolean);
  return new TextEncoder().encode(words.map((line) => (word = word.slice(0, parseInt(line[0], 36)) + line.slice(1))).join("\n"));
}

/** @type {Record<string, Promise<WebAssembly.Module>>} the modules requested so far */
const modules = {};

/** The engine of this thread, or the tools. */
export class Engine {
  /**
   * Engines with own texts are kept only as long as a policy or a form uses them.
   *
   * @type {Map<string, Promise<Engine> | WeakRef<Engine>>}
   */
  static #all = new Map();
  /** @type {FinalizationRegistry<string>} forgets the keys of collected engines */
  static #collected = new FinalizationRegistry((key) => {
    const known = Engine.#all.get(key);
    if (known instanceof WeakRef && known.deref() === undefined) Engine.#all.delete(key);
  });

  /**
   * The engine with English texts: one for each thread and set of own texts.
   *
   * @param {"watchword" | "tools"} name
   * @param {OwnTexts} [texts]
   * @returns {Promise<Engine>}
   */
  static async open(name, texts = OwnTexts.none) {
    const key = name + texts.key;
    const known = Engine.#all.get(key);
    const open = known instanceof WeakRef ? known.deref() : known;
    if (open !== undefined) return open;
    const opening = Engine.#opened(name, texts);
    Engine.#all.set(key, opening);
    try {
      const engine = await opening;
      if (texts !== OwnTexts.none) {
        Engine.#all.set(key, new WeakRef(engine));
        Engine.#collected.register(engine, key);
      }
      return engine;
    } catch (error) {
      // A request that failed, for example without a connection, is made again next time.
      Engine.#all.delete(key);
      throw error;
    }
  }

  /**
   * @param {string} name
   * @param {OwnTexts} texts
   */
  static async #opened(name, texts) {
    const module = modules[name] ??= compiled(location(`${name}.wasm`));
    module.catch(() => delete modules[name]);
    const english = fetched("texts/en.json");
    const engine = new Engine(await module, texts);
    engine.#keep("texts/en.json", await english);
    await engine.loadLocales(["en"]);
    return engine;
  }

  /** The app's own texts. */
  texts;
  /**
   * The findings about the own texts: ids that do not exist.
   *
   * @type {import("./index.js").Finding[]}
   */
  textFindings = [];
  #module;
  /** @type {Instance | undefined} */
  #instance;
  /** @type {Map<string, Uint8Array>} the loaded data, for the next instance */
  #data = new Map();
  /** @type {Map<string, {locale: string, files: string[]}>} the chosen languages by what was requested */
  #chosen = new Map();

  /**
   * @param {WebAssembly.Module} module
   * @param {OwnTexts} texts
   */
  constructor(module, texts) {
    this.#module = module;
    this.texts = texts;
  }

  /** The instance: a new one if a call of the last one trapped. */
  get instance() {
    if (this.#instance === undefined || this.#instance.isLost) {
      const instance = new Instance(this.#module);
      for (const [path, bytes] of this.#data) load(instance, path, bytes, this.texts.layerOf(path));
      this.textFindings = this.texts.layers.flatMap((layer, index) =>
        typeof layer === "string" ? [] : loadTexts(instance, layer.name, layer.bytes, index + 1).map((unknown) => unknownText(layer.name, unknown)));
      this.#instance = instance;
    }
    return this.#instance;
  }

  /**
   * Starts loading the texts of languages, and lists, while something else is loading.
   *
   * @param {readonly unknown[]} locales
   * @param {string[]} [paths]
   */
  static preload(locales, paths = []) {
    // Errors are reported when the file is needed.
    for (const path of [...locales.flatMap(likelyFile), ...paths]) fetched(path).catch(() => {});
  }

  /**
   * Loads files that are not loaded yet, such as "texts/ar.json".
   *
   * @param {string[]} paths
   */
  async load(paths) {
    const missing = paths.filter((path) => !this.#data.has(path));
    await Promise.all(missing.map(async (path) => this.#keep(path, await fetched(path))));
  }

  /**
   * Loads the texts of languages and of the languages they fall back to.
   *
   * @param {readonly unknown[]} locales
   */
  async loadLocales(locales) {
    await this.load(locales.flatMap((locale) => this.chosen(locale).files));
  }

  /**
   * The language chosen for a reader, and the files with its texts. A request can contain anything: whatever is not a
   * language tag or a header is skipped, and without any, the language is English.
   *
   * @param {unknown} requested a language tag, the value of an Accept-Language header, or a list of these
   * @returns {{locale: string, files: string[]}}
   */
  chosen(requested) {
    // The engine reads no more of a header.
    const tags = (Array.isArray(requested) ? requested : [requested]).flatMap((each) => (typeof each === "string" ? [each.slice(0, 2000)] : []));
    const key = JSON.stringify(tags);
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const available = [...new Set([...Object.keys(shippedTexts), ...this.texts.available])];
    const { locale, serving } = answered(this.instance.call("locales", { requested: tags, available }));
    const files = serving.filter((/** @type {string} */ tag) => Object.hasOwn(shippedTexts, tag)).map((/** @type {string} */ tag) => `texts/${tag}.json`);
    const chosen = { locale, files: [...files, ...this.texts.filesOf(serving)] };
    // Headers are an endless supply of keys.
    if (this.#chosen.size >= 256) this.#chosen.clear();
    this.#chosen.set(key, chosen);
    return chosen;
  }

  /**
   * A question with its language replaced by the chosen one.
   *
   * @param {any} question
   */
  withChosenLocale(question) {
    return question?.locale === undefined || question.locale === null ? question : { ...question, locale: this.chosen(question.locale).locale };
  }

  /**
   * Ensures that the texts of a language are loaded: from the disk, if there is one. Throws if they are not.
   *
   * @param {unknown} locale
   */
  ensureLoaded(locale) {
    if (locale === undefined) return;
    for (const path of this.chosen(locale).files) {
      if (this.#data.has(path)) continue;
      const url = location(path);
      if (!isOnDisk(url)) {
        const language = path.slice(path.lastIndexOf("/") + 1, -".json".length);
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
    if (this.#instance !== undefined) load(this.instance, path, bytes, this.texts.layerOf(path));
    this.#data.set(path, bytes);
  }
}

/**
 * @param {Instance} instance
 * @param {string} path
 * @param {Uint8Array} bytes
 * @param {number} layer
 */
function load(instance, path, bytes, layer) {
  if (lists[path] === undefined) return loadTexts(instance, path, bytes, layer);
  if (!answered(instance.call(lists[path], bytes)).isLoaded) throw unusable(path);
}

/**
 * Loads texts, and returns the ids that do not exist.
 *
 * @param {Instance} instance
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {number} layer 0 for the texts of the package
 * @returns {{id: string, nearest?: string}[]}
 */
function loadTexts(instance, name, bytes, layer) {
  const { findings, unknown = [] } = answered(layer === 0 ? instance.call("load_texts", bytes) : instance.call("load_own_texts", layer, bytes));
  const error = findings.find((/** @type {any} */ { severity }) => severity === "error");
  if (error !== undefined) throw unusable(name, `: ${error.line}:${error.column}: ${error.message}`);
  return unknown;
}

/**
 * The finding about an id that does not exist.
 *
 * @param {string} file
 * @param {{id: string, nearest?: string}} unknown
 * @returns {import("./index.js").Finding}
 */
function unknownText(file, { id, nearest }) {
  return {
    id: "unknown-text", severity: "warning", file, line: 1, column: 1, endLine: 1, endColumn: 1, unit: id,
    message: `There is no text with the id "${id}", so that this one is never shown`,
    help: nearest === undefined ? "Correct the id, or remove the text" : `Did you mean "${nearest}"?`,
  };
}

/**
 * @param {string} name
 * @param {string} [reason]
 */
function unusable(name, reason = "") {
  return new WatchwordError("unusable-data", `${name} is not a file for this version of Watchword${reason}`);
}

/**
 * The file that the texts of a language are probably in, before the engine can choose: that of the tag or of its start.
 *
 * @param {unknown} locale
 */
function likelyFile(locale) {
  if (typeof locale !== "string") return [];
  const tag = [locale, locale.split("-")[0]].find((each) => Object.hasOwn(shippedTexts, each));
  return tag === undefined ? [] : [`texts/${tag}.json`];
}
