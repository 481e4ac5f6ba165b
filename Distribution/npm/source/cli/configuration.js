// The configuration files of a run: the one named by an option, or for each catalogue the nearest .watchword.json.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { advised } from "./advice.js";
import { reason, CommandError } from "./command-error.js";
import { slashed } from "../names.js";

const fileName = ".watchword.json";

/** The settings of catalogues, from configuration files. */
export class Configurations {
  #tools;
  #named;
  /** @type {Map<string, {folder: string, settings: any} | undefined>} by the folders of catalogues */
  #found = new Map();

  /**
   * @param {string | undefined} path
   * @param {import("../catalogs.js").Tools} tools
   */
  constructor(path, tools) {
    this.#tools = tools;
    this.#named = path === undefined ? undefined : this.#load(path);
  }

  /**
   * The settings of a catalogue, and its name in them: its path relative to the folder of the configuration file.
   *
   * @param {string} name the path of the catalogue, or the name of standard input
   * @returns {{name: string, settings?: any}}
   */
  of(name) {
    const file = this.#named ?? this.#above(dirname(resolve(name)));
    if (file === undefined) return { name };
    return { name: slashed(relative(file.folder, resolve(name))), settings: file.settings };
  }

  /**
   * @param {string} folder
   * @returns {{folder: string, settings: any} | undefined}
   */
  #above(folder) {
    if (this.#found.has(folder)) return this.#found.get(folder);
    const path = join(folder, fileName);
    const parent = dirname(folder);
    const isThere = existsSync(path) && statSync(path).isFile();
    const file = isThere ? this.#load(path) : parent === folder ? undefined : this.#above(parent);
    this.#found.set(folder, file);
    return file;
  }

  /** @param {string} path */
  #load(path) {
    const shown = isAbsolute(path) ? relative("", path) || path : path;
    let settings;
    try {
      settings = JSON.parse(readFileSync(path, "utf8"));
    } catch (error) {
      throw new CommandError(`${shown} is not a usable configuration: ${reason(error)}`);
    }
    const folder = dirname(resolve(path));
    if (typeof settings?.glossary === "string") settings.glossary = this.#glossary(resolve(folder, settings.glossary));
    const { error } = this.#tools.lint(new TextEncoder().encode(""), { name: "a.po", settings });
    if (error !== undefined) throw new CommandError(`${shown} is not a usable configuration. ${advised(error.message)}`);
    return { folder, settings };
  }

  /**
   * A glossary: a file, or a folder with a file for each language.
   *
   * @param {string} path
   */
  #glossary(path) {
    let names;
    let bytes;
    try {
      if (statSync(path).isDirectory()) names = readdirSync(path).filter((name) => !name.startsWith(".") && statSync(join(path, name)).isFile()).sort();
      else bytes = readFileSync(path);
    } catch (error) {
      throw new CommandError(`${path}: ${reason(error)}`);
    }
    if (names !== undefined) return joined(names.map((name) => this.#glossary(join(path, name))));
    const { error, glossary } = this.#tools.glossary(bytes, { name: slashed(path) });
    if (error !== undefined) throw new CommandError(`${path} is not a usable glossary. ${error.message}`);
    return glossary;
  }
}

/**
 * The entries of several glossaries; translations of the same term are combined.
 *
 * @param {any[]} glossaries
 */
function joined(glossaries) {
  const terms = new Map();
  const forbidden = {};
  const lists = (/** @type {any} */ value) => (Array.isArray(value) ? value : [value]);
  const merge = (/** @type {any} */ into, /** @type {Record<string, any>} */ words) => {
    for (const [language, texts] of Object.entries(words)) into[language] = [...(into[language] ?? []), ...lists(texts)];
  };
  for (const glossary of glossaries) {
    for (const { term, translations } of glossary.terms ?? []) {
      if (!terms.has(term)) terms.set(term, {});
      merge(terms.get(term), translations);
    }
    merge(forbidden, glossary.forbidden ?? {});
  }
  return {
    terms: [...terms].map(([term, translations]) => ({ term, translations })), forbidden,
    doNotTranslate: glossaries.flatMap(({ doNotTranslate }) => doNotTranslate ?? []),
  };
}
