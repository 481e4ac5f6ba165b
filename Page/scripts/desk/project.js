// The files of one drop, as the engine knows them together: their settings, their sources, and what they say about each
// other.

import { debounced } from "../dom.js";
import { blobOf } from "../files/drops.js";

/** @typedef {import("../files/drops.js").InputFile} InputFile */
/** @typedef {{path: string, format: string, title: string, source?: string}} ProjectEntry */

let lastNumber = 0;

/** The files of one drop. */
export class Project {
  number = ++lastNumber;
  /** @type {ProjectEntry[]} the catalogues among the files */
  entries = [];
  /** @type {string[]} what the engine reported about the files */
  notes = [];
  /** @type {InputFile | undefined} the file with the source texts, chosen by the user */
  base;
  /** @type {Set<string>} the paths of the settings, glossaries and sources that were read */
  used = new Set();
  #isComparing = Promise.resolve();

  /**
   * @param {import("./desk.js").Desk} desk
   * @param {InputFile[]} files all files
   * @param {string[]} paths the catalogues, and the folders to search for some
   */
  constructor(desk, files, paths) {
    this.desk = desk;
    this.files = files;
    this.paths = paths;
    this.compareSoon = debounced(400, () => this.compare());
  }

  /** The documents of the project. */
  get documents() {
    return this.desk.documents.filter(({ project }) => project === this);
  }

  /** @param {string} path @returns {number} */
  indexOf(path) {
    return this.entries.findIndex((each) => each.path === path);
  }

  /**
   * Finds the catalogues, with the current settings; returns the reason why they cannot be read, in which case nothing
   * changes.
   *
   * @returns {Promise<string>}
   */
  async open() {
    const { desk, base, documents } = this;
    const saved = new Map(documents.map(({ path, file }) => [path, file]));
    const given = [...this.files.map((file) => saved.get(file.path) ?? file), ...(base ? [base] : []), ...desk.settingsFiles()];
    const files = await Promise.all(given.map(async (file) => ({ path: file.path, blob: await blobOf(file) })));
    const { en: english } = desk.app.store.state.catalogs;
    const checks = desk.checks ?? (desk.settings?.checks === undefined ? "recommended" : undefined);
    const question = { paths: this.paths, base: base?.path, checks, isComparedLater: true };
    const answer = await desk.app.catalogs.request("project", { project: this.number, files, shipped: JSON.stringify(english ?? {}), question });
    if (answer.error) return answer.error.message;
    this.entries = answer.files;
    this.notes = answer.notes;
    this.used = new Set(answer.used);
    return "";
  }

  /** Finds the catalogues again, and reads those that are open again; returns the reason why that is impossible. */
  async reload() {
    const problem = await this.open();
    if (problem !== "") return problem;
    for (const document of this.documents) if (document.isLoaded) await document.reload();
    await this.compare();
    return "";
  }

  /** Compares the files with each other: each document gets the findings that follow from the others. */
  compare() {
    const result = this.#isComparing.then(() => this.#compare());
    this.#isComparing = result.catch(() => {});
    return result;
  }

  async #compare() {
    const loaded = this.documents.filter(({ isLoaded }) => isLoaded);
    // The changes are those of the documents at one moment, so all of them wait.
    const { ready, end } = pause(loaded);
    try {
      await ready;
      const { changes = [], closed = [] } = await this.desk.app.catalogs.request("compare", { project: this.number });
      for (const each of changes) await loaded.find(({ number }) => number === each.catalog)?.take(each.changes);
      for (const { file, errors, warnings } of closed) this.#count(this.entries[file].path, { errors, warnings });
    } finally {
      end();
    }
    this.desk.notify("documents");
  }

  /**
   * Updates the counts of a file that is not loaded.
   *
   * @param {string} path
   * @param {{errors: number, warnings: number}} counts
   */
  #count(path, counts) {
    const document = this.documents.find((each) => each.path === path && !each.isLoaded);
    const [language, ...others] = document?.lastCounts.keys() ?? [];
    const known = language === undefined ? undefined : document?.lastCounts.get(language);
    // Where a file has several languages, or known findings, the sum does not say what each sheet shows.
    if (document && known && others.length === 0 && !this.desk.baseline) document.lastCounts.set(language, { ...known, ...counts });
  }

  /** The findings in all files, as the command prints them in JSON. */
  async report() {
    for (const document of this.documents) if (document.isLoaded) await document.settled();
    return (await this.desk.app.catalogs.request("report", { project: this.number })).text;
  }

  /** Forgets the project. */
  end() {
    this.desk.app.catalogs.request("end", { project: this.number });
  }
}

/**
 * Lets all operations of documents wait, once those that were begun are done.
 *
 * @param {import("./document.js").CatalogDocument[]} documents
 */
function pause(documents) {
  let end = () => {};
  const ended = /** @type {Promise<void>} */ (new Promise((resolve) => (end = resolve)));
  const ready = Promise.all(documents.map((document) => /** @type {Promise<void>} */ (new Promise((resolve) => {
    // If an operation before it fails, its turn ends at once: the others must not wait for it.
    document.inTurn(() => {
      resolve();
      return ended;
    }).catch(resolve);
  }))));
  return { ready, end };
}
