// The page's copy of the worker's lists of a catalogue: units, findings, and the rows made from both.

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
    const before = this.units;
    [this.units, this.findings] = [units, findings];
    this.#group(before);
  }

  /**
   * Updates the lists with an answer of the worker; call `assignFindings` afterwards.
   *
   * @param {any} answer
   */
  change({ moved, units, findings, files }) {
    move(this.units, moved);
    move(this.findings, moved);
    const before = this.units;
    this.units = spliced(before, units);
    this.findings = spliced(this.findings, findings);
    if (files) this.files = files;
    if (this.units.length !== before.length) this.#group(before);
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
   * A name of a unit that stays the same when other units are added and removed.
   *
   * @param {number} index
   */
  keyOf(index) {
    const { file = 0, id } = this.units[index];
    const key = `${file} ${id}`;
    this.#indices.set(key, index);
    return key;
  }

  /**
   * The index of the unit with this name; -1 if there is none.
   *
   * @param {string} key
   */
  indexOf(key) {
    const isThere = (/** @type {Unit | undefined} */ unit) => unit !== undefined && `${unit.file ?? 0} ${unit.id}` === key;
    const index = this.#indices.get(key) ?? -1;
    if (isThere(this.units[index])) return index;
    const found = this.units.findIndex(isThere);
    this.#indices.set(key, found);
    return found;
  }

  /**
   * The indices of units at their last lookup.
   *
   * @type {Map<string, number>}
   */
  #indices = new Map();

  /**
   * Makes the rows of the units; reuses the existing row that has the same first unit.
   *
   * @param {Unit[]} before the units of the existing rows
   */
  #group(before) {
    const kept = new Map(this.rows.map((row) => [`${before[row.first].file ?? 0} ${before[row.first].id}`, row]));
    this.rows = rowsOf(this.units);
    if (kept.size > 0) {
      this.rows = this.rows.map((row) => {
        const same = kept.get(`${this.units[row.first].file ?? 0} ${this.units[row.first].id}`);
        if (same) [same.first, same.count] = [row.first, row.count];
        return same ?? row;
      });
    }
  }

  /** Assigns the findings to their rows. */
  assignFindings() {
    const { rows, units, findings, fileRow } = this;
    /** @type {Row[]} */
    const rowOfUnit = new Array(units.length);
    for (const row of [fileRow, ...rows]) [row.findings, row.errors, row.warnings] = [[], 0, 0];
    for (const row of rows) rowOfUnit.fill(row, row.first, row.first + row.count);
    findings.forEach(({ severity, unit, unitIndex, range }, index) => {
      if (this.known.has(index)) return;
      // A finding without a unit id and a range concerns the file, even if its line and column are in a unit.
      const row = unitIndex === undefined || (unit === undefined && !range) ? fileRow : rowOfUnit[unitIndex] ?? fileRow;
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
