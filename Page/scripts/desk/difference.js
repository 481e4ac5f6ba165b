// Differences between two texts, or between the lines of two versions of a file.

import { el } from "../dom.js";

/**
 * Shows a text before and after a change: deletions are struck through, insertions are marked.
 *
 * @param {string} before
 * @param {string} after
 * @returns {(Node | string)[]}
 */
export function renderDifference(before, after) {
  const [one, other] = [[...before], [...after]];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [deleted, inserted] = [one.slice(start, one.length - end).join(""), other.slice(start, other.length - end).join("")];
  return [
    one.slice(0, start).join(""), deleted === "" ? "" : el("del", null, visible(deleted)), inserted === "" ? "" : el("ins", null, visible(inserted)), one.slice(one.length - end).join(""),
  ];
}

/**
 * Makes white space visible, which a mark alone would not show.
 *
 * @param {string} text
 */
const visible = (text) => (/^\s+$/.test(text) ? text.replace(/ /g, "␣").replace(/\u00a0/g, "[NBSP]").replace(/\u202f/g, "[NNBSP]").replace(/\n/g, "↵\n") : text);

/**
 * The lines that differ between two versions of a file, in order: the deleted lines and the lines that replace them.
 *
 * @param {string} before
 * @param {string} after
 * @returns {{line: number, old: string[], new: string[]}[]}
 */
export function changedLines(before, after) {
  const [one, other] = [before.split(/\r\n|\r|\n/), after.split(/\r\n|\r|\n/)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const pairs = common(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const found = [];
  let [a, b] = [start, start];
  for (const [x, y] of [...pairs.map(([x, y]) => [x + start, y + start]), [one.length - end, other.length - end]]) {
    if (x > a || y > b) found.push({ line: b + 1, old: one.slice(a, x), new: other.slice(b, y) });
    [a, b] = [x + 1, y + 1];
  }
  return found;
}

/**
 * The maximum number of deleted and inserted lines to match line by line; beyond it, the whole range counts as changed.
 */
const maxChanges = 4000;

/**
 * The indices of the lines common to both lists, in order, from a shortest edit script (Myers, "An O(ND) Difference
 * Algorithm and Its Variations", 1986).
 *
 * @param {string[]} one
 * @param {string[]} other
 * @returns {[number, number][]}
 */
function common(one, other) {
  /** @type {Int32Array[]} the furthest point of each diagonal, by the number of changes */
  const rounds = [];
  const limit = Math.min(maxChanges, one.length + other.length);
  for (let changes = 0; changes <= limit; changes++) {
    const last = rounds[changes - 1];
    const reached = new Int32Array(2 * changes + 1);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = changes === 0 ? 0 : step(last, changes, diagonal);
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) x += 1;
      reached[diagonal + changes] = x;
      if (x >= one.length && x - diagonal >= other.length) return path([...rounds, reached], one.length, other.length);
    }
    rounds.push(reached);
  }
  return [];
}

/**
 * The start of a diagonal, before its equal lines: reached from the diagonal above by an insertion, or from the one
 * below by a deletion.
 *
 * @param {Int32Array} last
 * @param {number} changes
 * @param {number} diagonal
 */
function step(last, changes, diagonal) {
  const at = (/** @type {number} */ each) => last[each + changes - 1] ?? -1;
  const isInsertion = diagonal === -changes || (diagonal !== changes && at(diagonal - 1) < at(diagonal + 1));
  return isInsertion ? at(diagonal + 1) : at(diagonal - 1) + 1;
}

/**
 * The equal lines on the path that the rounds found, traced from its end.
 *
 * @param {Int32Array[]} rounds
 * @param {number} x
 * @param {number} y
 */
function path(rounds, x, y) {
  /** @type {[number, number][]} */
  const found = [];
  for (let changes = rounds.length - 1; changes >= 0; changes--) {
    const diagonal = x - y;
    const start = changes === 0 ? 0 : step(rounds[changes - 1], changes, diagonal);
    while (x > start) found.push([(x -= 1), (y -= 1)]);
    if (changes === 0) break;
    const at = (/** @type {number} */ each) => rounds[changes - 1][each + changes - 1] ?? -1;
    const comes = diagonal === -changes || (diagonal !== changes && at(diagonal - 1) < at(diagonal + 1));
    if (comes) y -= 1;
    else x -= 1;
  }
  return found.reverse();
}
