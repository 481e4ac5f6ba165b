// The rows of a sheet: a message with plural forms or device variations is one row of several units.

/**
 * @typedef {object} Unit one text of a catalogue: see Documentation/CataloguesAsJSON.md
 * @property {string} id
 * @property {string} key
 * @property {number} [file]
 * @property {{plural?: string, device?: string, substitution?: string, width?: string}} [variation]
 * @property {string} [source]
 * @property {string} [target]
 * @property {boolean} [markup]
 * @property {string} [state]
 * @property {string} status
 * @property {string[]} [notes]
 * @property {boolean} [stale]
 * @property {number} line
 */

/**
 * @typedef {object} Finding
 * @property {string} id
 * @property {"error" | "warning" | "info"} severity
 * @property {string} file
 * @property {number} line
 * @property {number} column
 * @property {number} [endLine]
 * @property {number} [endColumn]
 * @property {string} message
 * @property {string} [help]
 * @property {boolean} [fixable]
 * @property {boolean} [safe]
 * @property {string} [unit] the id of the unit concerned
 * @property {number} [unitIndex]
 * @property {[number, number]} [range] in UTF-16 code units of the text
 * @property {"source"} [in]
 */

/** How urgent a row is, the most urgent first. */
export const urgencies = /** @type {const} */ (["error", "warning", "todo", "review", "info", "done", "none"]);

/** @typedef {typeof urgencies[number]} Urgency */

/** A message, or the file as a whole. */
export class Row {
  /** @type {number[]} indices of findings */
  findings = [];
  errors = 0;
  warnings = 0;
  isChanged = false;
  /** @type {Urgency} */
  urgency = "none";

  /** @param {number} first the index of its first unit @param {number} count the number of its units; 0 for the file */
  constructor(first, count) {
    this.first = first;
    this.count = count;
  }

  /**
   * The units of the row.
   *
   * @param {Unit[]} units
   */
  units(units) {
    return units.slice(this.first, this.first + this.count);
  }

  /** Whether it is about the file as a whole. */
  get isFile() {
    return this.count === 0;
  }
}

/**
 * The rows of units; the units of a message are adjacent.
 *
 * @param {Unit[]} units
 * @returns {Row[]}
 */
export function rowsOf(units) {
  const rows = [];
  let first = 0;
  for (let index = 1; index <= units.length; index++) {
    const [unit, start] = [units[index], units[first]];
    if (unit && unit.key === start.key && unit.file === start.file && (unit.variation || start.variation)) continue;
    if (units.length > 0) rows.push(new Row(first, index - first));
    first = index;
  }
  return rows;
}

const statuses = ["untranslated", "review", "translated", "source", "excluded"];

/**
 * The status of a row: that of the unit with the most left to do.
 *
 * @param {Row} row
 * @param {Unit[]} units
 */
export function statusOf(row, units) {
  let worst = statuses.length - 1;
  for (let index = row.first; index < row.first + row.count; index++) worst = Math.min(worst, statuses.indexOf(units[index].status));
  return statuses[Math.max(0, worst)];
}

/**
 * How urgent a row is.
 *
 * @param {Row} row
 * @param {Unit[]} units
 * @returns {Urgency}
 */
export function urgencyOf(row, units) {
  if (row.errors > 0) return "error";
  if (row.warnings > 0) return "warning";
  const status = row.isFile ? "excluded" : statusOf(row, units);
  if (status === "untranslated") return "todo";
  if (status === "review") return "review";
  if (row.findings.length > 0) return "info";
  return status === "translated" ? "done" : "none";
}

/** The words for each urgency. */
export const urgencyTitles = {
  error: "Error", warning: "Warning", todo: "To do", review: "To review", info: "Hint", done: "Translated", none: "Nothing to do",
};

/** The symbols for each urgency, which differ in shape as well as in colour. */
export const urgencySymbols = { error: "●", warning: "▲", todo: "○", review: "◐", info: "·", done: "✓", none: " " };
