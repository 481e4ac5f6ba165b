// What is different between two texts, or between the lines of two versions of a file.

import { el } from "../dom.js";

/**
 * A text before and after: what goes is struck through, what comes is marked.
 *
 * @param {string} before
 * @param {string} after
 * @returns {(Node | string)[]}
 */
export function differenceOf(before, after) {
  const [one, other] = [[...before], [...after]];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [gone, come] = [one.slice(start, one.length - end).join(""), other.slice(start, other.length - end).join("")];
  return [
    one.slice(0, start).join(""), gone === "" ? "" : el("del", null, visible(gone)), come === "" ? "" : el("ins", null, visible(come)), one.slice(one.length - end).join(""),
  ];
}

/**
 * Blanks that a mark alone would not show.
 *
 * @param {string} text
 */
const visible = (text) => (/^\s+$/.test(text) ? text.replace(/ /g, "␣").replace(/\u00a0/g, "[NBSP]").replace(/\u202f/g, "[NNBSP]").replace(/\n/g, "↵\n") : text);

/**
 * The lines that differ between two versions of a file, in their order: those that go, and those that come in their place.
 *
 * @param {string} before
 * @param {string} after
 * @returns {{line: number, old: string[], new: string[]}[]}
 */
export function changedLines(before, after) {
  const [one, other] = [before.split(/\r\n|\r|\n/), after.split(/\r\n|\r|\n/)];
  const found = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    if (a < one.length && one[a] === other[b]) {
      a += 1;
      b += 1;
      continue;
    }
    const [endA, endB] = meeting(one, a, other, b);
    found.push({ line: b + 1, old: one.slice(a, endA), new: other.slice(b, endB) });
    [a, b] = [endA, endB];
  }
  return found;
}

/** Edits change few lines at a place: two versions meet again within so many. */
const reach = 200;

/**
 * Where both go on alike.
 *
 * @param {string[]} one
 * @param {number} a
 * @param {string[]} other
 * @param {number} b
 * @returns {[number, number]}
 */
function meeting(one, a, other, b) {
  for (let distance = 1; distance <= reach * 2; distance++) {
    for (let step = Math.max(0, distance - reach); step <= Math.min(distance, reach); step++) {
      const [x, y] = [a + step, b + distance - step];
      if (x > one.length || y > other.length) continue;
      if (x === one.length && y === other.length) return [x, y];
      // One equal line can be chance: an empty one, or a bracket.
      if (x < one.length && y < other.length && one[x] === other[y] && one[x + 1] === other[y + 1]) return [x, y];
    }
  }
  return [one.length, other.length];
}
