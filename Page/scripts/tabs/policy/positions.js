// Converts the engine's positions (lines and columns in code points, both from 1) to offsets in a JavaScript string, and
// back.

/**
 * @typedef {object} Finding
 * @property {string} id
 * @property {"info" | "warning" | "error"} severity
 * @property {number} line
 * @property {number} column
 * @property {number} endLine
 * @property {number} endColumn
 * @property {string} message
 * @property {string} [help]
 * @property {string} [rule]
 */

/**
 * The offsets at which the lines of a text start.
 *
 * @param {string} text
 * @returns {number[]}
 */
export function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * The offset of a position; one outside the text is moved to the nearest end.
 *
 * @param {string} text
 * @param {number[]} starts
 * @param {number} line
 * @param {number} column
 */
export function offsetOf(text, starts, line, column) {
  if (line > starts.length) return text.length;
  let offset = starts[Math.max(line, 1) - 1];
  const end = starts[Math.max(line, 1)] ?? text.length + 1;
  for (let left = column - 1; left > 0 && offset < end - 1; left -= 1) {
    offset += /** @type {number} */ (text.codePointAt(offset)) > 0xffff ? 2 : 1;
  }
  return Math.min(offset, text.length);
}

/**
 * The line and the column of an offset.
 *
 * @param {string} text
 * @param {number[]} starts
 * @param {number} offset
 */
export function positionOf(text, starts, offset) {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: [...text.slice(starts[low], offset)].length + 1 };
}

/**
 * The offsets of a finding, at least one character long so that it is visible.
 *
 * @param {string} text
 * @param {number[]} starts
 * @param {Finding} finding
 */
export function rangeOf(text, starts, finding) {
  const start = offsetOf(text, starts, finding.line, finding.column);
  const end = offsetOf(text, starts, finding.endLine, finding.endColumn);
  if (end > start) return { start, end };
  return start < text.length && text[start] !== "\n" ? { start, end: start + 1 } : { start: Math.max(start - 1, 0), end: start };
}
