// The catalogues named by the arguments. Folders are traversed like in the command: entries in the byte order of their
// names; hidden ones, node_modules, links to folders and links out of the folder are skipped.

import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { reason } from "./command-error.js";
import { slashed } from "../names.js";

const empty = new TextEncoder().encode("{}");
/** The folders that contain languages. */
const folders = new Set(["locales", "locale", "i18n", "lang", "langs", "languages", "translations", "l10n"]);
const isBundle = (/** @type {string} */ path) => /\.xcloc\/?$/i.test(path);
const beside = (/** @type {string} */ folder, /** @type {string} */ name) => (folder.endsWith("/") ? folder + name : `${folder}/${name}`);
const part = (/** @type {string} */ path, /** @type {number} */ fromEnd) => path.split("/").at(-fromEnd) ?? "";

/**
 * The files named by the arguments, without duplicates, and the unusable arguments.
 *
 * @param {string[]} paths
 * @param {import("../catalogs.js").Tools} tools
 */
export function catalogs(paths, tools) {
  /** @type {string[]} */
  const found = [];
  /** @type {string[]} */
  const failures = [];
  for (const path of paths.map(slashed)) {
    if (path !== "-" && isFolder(path)) new Walk(path, tools, found, failures);
    else found.push(path);
  }
  const seen = new Set();
  const files = found.filter((path) => {
    const key = path === "-" ? path : identity(path) ?? path;
    return !seen.has(key) && seen.add(key);
  });
  return { files, failures };
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * A key that is equal for all paths of the same file.
 *
 * @param {string} path
 */
export function identity(path) {
  // The numbers of files on Windows have 64 bits.
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

class Walk {
  #tools;
  #files;
  #failures;
  #root;
  #seen = new Set();

  /**
   * @param {string} folder
   * @param {import("../catalogs.js").Tools} tools
   * @param {string[]} files
   * @param {string[]} failures
   */
  constructor(folder, tools, files, failures) {
    this.#tools = tools;
    this.#files = files;
    this.#failures = failures;
    this.#root = beside(slashed(realpathSync(folder)), "");
    this.#begin(folder, folder);
  }

  /**
   * @param {string} folder
   * @param {string} named
   */
  #begin(folder, named) {
    const [files, failures] = [this.#files.length, this.#failures.length];
    // In a bundle, the source files next to its catalogue are skipped.
    const target = isBundle(folder) ? beside(folder, "Localized Contents") : folder;
    if (!this.#leadsOut(target)) this.#add(target);
    if (this.#files.length > files || this.#failures.length > failures) return;
    this.#failures.push(
      `${named} holds no catalogue; expected files of XLIFF (.xliff, .xlf), Xcode string catalogue (.xcstrings), Apple Strings ` +
        "(.strings), StringsDict (.stringsdict), Android (values-de/strings.xml), ARB (.arb), i18next (locales/de/common.json) or PO (.po, .pot)");
  }

  /** @param {string} folder */
  #add(folder) {
    const own = identity(folder);
    if (this.#seen.has(own)) return;
    this.#seen.add(own);
    let names;
    try {
      names = readdirSync(folder).filter((name) => !name.startsWith("."));
    } catch (error) {
      this.#failures.push(`${folder}: ${reason(error)}`);
      return;
    }
    names.sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
    for (const name of names) {
      const entry = beside(folder, name);
      const found = statSync(entry, { throwIfNoEntry: false });
      if (found?.isDirectory()) {
        if (lstatSync(entry).isSymbolicLink() || name === "node_modules") continue;
        if (isBundle(entry)) this.#begin(entry, entry);
        else this.#add(entry);
      } else if (found?.isFile() && !this.#leadsOut(entry) && this.#claims(entry)) {
        this.#files.push(entry);
      }
    }
  }

  /**
   * Whether a link points out of the folder.
   *
   * @param {string} path
   */
  #leadsOut(path) {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
    try {
      return !slashed(realpathSync(path)).startsWith(this.#root);
    } catch {
      return false;
    }
  }

  /**
   * Whether this is the path of a catalogue.
   *
   * @param {string} path
   */
  #claims(path) {
    if (!/\.json$/i.test(path)) return this.#isNamed(path);
    // JSON files are i18next catalogues only in folders of languages.
    const stem = part(path, 1).slice(0, -".json".length);
    const usual = stem === "translation" || stem === "common";
    const isLanguage = !usual && this.#isNamed(`-/${stem}.json`);
    if (isLanguage) return folders.has(part(path, 2));
    if (!this.#isNamed(`${part(path, 2)}/-.json`)) return false;
    return stem === "translation" || folders.has(part(path, 3));
  }

  /**
   * Whether the name alone identifies a catalogue.
   *
   * @param {string} path
   */
  #isNamed(path) {
    return this.#tools.survey(empty, path).isCatalog === true;
  }
}
