// The page's copy of the worker's lists of a catalogue: units, findings, and the rows made from both.

import { numbered } from "../dom.js";
import { move, spliced } from "../../../Distribution/npm/source/tools.js";
import { Row, rowsOf, urgencyOf } from "./rows.js";

/** @typedef {import("./rows.js").Unit} Unit */
/** @typedef {import("./rows.js").Finding} Finding */

/** Units, findings and rows. */
export class CatalogLists {
  /** @type {Unit[]} */
  units = [];
  /** @type {Finding[]} */
  findings = [];
  /** @type {{source?: string, target?: string, original?: string, direction?: "ltr" | "rtl", lacksSources?: boolean}[]} */
  files = [];
  /** @type {Row[]} */
  rows = [];
  /** The findings about the file as a whole. */
  fileRow = new Row(0, 0);
  /** @type {Set<number>} findings in the baseline, which are not shown */
  known = new Set();
  /** @type {Map<string, string | undefined>} the translations on disk of units that were edited */
  originals = new Map();

  /**
   * Replaces the lists; call `assignFindings` afterwards.
   *
   * @param {Unit[]} units
   * @param {Finding[]} findings
   */
  replace(units, findings) {
    [this.units, this.findings] = [units, findings];
    this.#group();
  }

  /**
   * Updates the lists with an answer of the worker; call `assignFindings` afterwards.
   *
   * @param {any} answer
   */
  change({ moved, units, findings, files }) {
    move(this.units, moved);
    move(this.findings, moved);
    this.units = spliced(this.units, units);
    this.findings = spliced(this.findings, findings);
    if (files) this.files = files;
    if (units.some((/** @type {any} */ { removed, added }) => removed !== added.length)) this.#group();
  }

  /**
   * The translations that an answer of the worker changes.
   *
   * @param {any} answer
   */
  differences({ units: changes }) {
    /** @type {{index: number, before: string, after: string}[]} */
    const found = [];
    for (const { at, removed, added } of changes) {
      added.forEach((/** @type {Unit} */ unit, /** @type {number} */ offset) => {
        const before = offset < removed && added.length === removed ? this.units[at + offset] : undefined;
        if (before?.target !== unit.target) found.push({ index: at + offset, before: before?.target ?? "", after: unit.target ?? "" });
      });
    }
    return found;
  }

  /**
   * The name of a unit: no other unit has it, and it stays the same when other units are added and removed.
   *
   * @param {number} index
   */
  keyOf(index) {
    return this.#keys[index];
  }

  /**
   * The index of the unit with this name; -1 if there is none.
   *
   * @param {string} key
   */
  indexOf(key) {
    return this.#indices.get(key) ?? -1;
  }

  /** @type {string[]} the names of the units */
  #keys = [];
  /** @type {Map<string, number>} */
  #indices = new Map();

  /** @type {string[]} the names of the rows, by their messages */
  #rowNames = [];

  /**
   * Names the units, and makes their rows; reuses the existing row of the same message. A file can contain an id several
   * times, which is a defect.
   */
  #group() {
    const nameOf = (/** @type {Unit} */ { file = 0 }, /** @type {string} */ id) => `${file} ${id}`;
    this.#keys = numbered(this.units.map((unit) => nameOf(unit, unit.id)));
    this.#indices = new Map(this.#keys.map((key, index) => [key, index]));
    const kept = new Map(this.rows.map((row, index) => [this.#rowNames[index], row]));
    const rows = rowsOf(this.units);
    this.#rowNames = numbered(rows.map(({ first }) => nameOf(this.units[first], this.units[first].key)));
    this.rows = rows.map((row, index) => {
      const same = kept.get(this.#rowNames[index]);
      if (same) [same.first, same.count] = [row.first, row.count];
      return same ?? row;
    });
  }

  /**
   * The names of findings: no other finding of the document has the name, and it stays the same as long as its text has as
   * many equal findings. Findings in the baseline have none.
   *
   * @param {number[]} indices all findings of a row, or of the document
   * @returns {string[]}
   */
  handlesOf(indices) {
    const names = indices.map((index) => {
      const finding = this.findings[index];
      return JSON.stringify([isAboutFile(finding) ? "" : this.#keys[/** @type {number} */ (finding.unitIndex)], finding.id, finding.message]);
    });
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return numbered(names.map((name) => `${name} ${counts.get(name)}`));
  }

  /**
   * The findings with these names; those that are gone are left out.
   *
   * @param {string[]} handles
   * @returns {number[]}
   */
  findingsAt(handles) {
    const wanted = new Set(handles);
    const shown = this.shownFindings(() => true);
    const all = this.handlesOf(shown);
    return shown.filter((_, position) => wanted.has(all[position]));
  }

  /**
   * The indices of the findings that match and are not in the baseline.
   *
   * @param {(finding: Finding) => boolean} matches
   */
  shownFindings(matches) {
    return this.findings.flatMap((finding, index) => (!this.known.has(index) && matches(finding) ? [index] : []));
  }

  /** Assigns the findings to their rows. */
  assignFindings() {
    const { rows, units, findings, fileRow } = this;
    /** @type {Row[]} */
    const rowOfUnit = new Array(units.length);
    for (const row of [fileRow, ...rows]) [row.findings, row.errors, row.warnings] = [[], 0, 0];
    for (const row of rows) rowOfUnit.fill(row, row.first, row.first + row.count);
    findings.forEach((finding, index) => {
      if (this.known.has(index)) return;
      const { severity, unitIndex = 0 } = finding;
      const row = isAboutFile(finding) ? fileRow : rowOfUnit[unitIndex] ?? fileRow;
      row.findings.push(index);
      if (severity === "error") row.errors += 1;
      if (severity === "warning") row.warnings += 1;
    });
    for (const row of rows) row.urgency = urgencyOf(row, units);
    fileRow.urgency = urgencyOf(fileRow, units);
    this.markChanged();
  }

  /** Marks the rows that differ from the file on disk. */
  markChanged() {
    for (const row of this.rows) row.isChanged = false;
    for (const key of this.originals.keys()) {
      const index = this.indexOf(key);
      const row = index < 0 ? undefined : this.rowOf(index);
      if (row) row.isChanged = true;
    }
  }

  /**
   * The row of a unit.
   *
   * @param {number} index
   */
  rowOf(index) {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].first > index) high = middle;
      else low = middle + 1;
    }
    return this.rows[low - 1];
  }
}

/**
 * Whether a finding concerns the file: it has no unit, or neither the id of one nor a range, even if its line and column
 * are in a unit.
 *
 * @param {Finding} finding
 */
const isAboutFile = ({ unit, unitIndex, range }) => unitIndex === undefined || (unit === undefined && !range);
