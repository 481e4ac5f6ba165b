// A project in the worker: the engine that holds its catalogues, and its files.

import { Instance } from "../../../Distribution/npm/source/instance.js";
import { Catalog } from "../../../Distribution/npm/source/tools.js";
import { ProjectFiles } from "./project-files.js";

/** A project whose catalogues can be opened for editing. */
export class Project {
  #files;
  #instance;
  /** @type {Map<number, Catalog>} the open catalogues, by the engine's numbers */
  #open = new Map();

  /**
   * @param {WebAssembly.Module} module
   * @param {{path: string, blob: Blob}[]} files
   * @param {string} shipped the compiled English texts of Watchword
   */
  constructor(module, files, shipped) {
    this.#files = new ProjectFiles(files, shipped);
    this.#instance = new Instance(module, (name, path, further) => this.#files.answer(name, path, further));
  }

  /**
   * Finds the catalogues: {files: [{path, format, title, source}], notes, used}.
   *
   * @param {{paths: string[], base?: string, checks?: string, isComparedLater: boolean}} question
   */
  start(question) {
    const answer = this.#instance.call("project", question);
    const notes = this.#files.errors.split("\n").map((line) => line.replace(/^(error|warning): /, "")).filter((line) => line !== "");
    if (answer.error) answer.error.message ||= notes.join(" ");
    return { ...answer, notes, used: [...this.#files.used] };
  }

  /**
   * Opens the file at an index for editing: a Catalog, or {version, error}.
   *
   * @param {number} index
   * @param {Uint8Array} bytes the content, after earlier edits
   */
  open(index, bytes) {
    const answer = this.#instance.call("project_open", index, bytes);
    if (answer.error) return answer;
    const catalog = new Catalog(this.#instance, answer);
    this.#open.set(answer.catalog, catalog);
    return catalog;
  }

  /** @param {Catalog} catalog */
  close(catalog) {
    catalog.close();
    for (const [number, each] of this.#open) if (each === catalog) this.#open.delete(number);
  }

  /**
   * Compares all files: the changes of the open catalogues, and the counts of the other files.
   *
   * @returns {{changes: {catalog: Catalog, changes: any}[], closed: {file: number, errors: number, warnings: number}[], error?: any}}
   */
  compare() {
    const { catalogs = [], closed = [], error } = this.#instance.call("project_compare");
    const changes = [];
    for (const each of catalogs) {
      const catalog = this.#open.get(each.catalog);
      if (catalog) changes.push({ catalog, changes: catalog.take(each.changes) });
    }
    return { changes, closed, error };
  }

  /** The findings in all files, as `watchword lint --format json` prints them. */
  report() {
    return this.#instance.text("project_report");
  }
}
