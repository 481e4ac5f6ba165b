// Names that people mistype: which one they meant.

import { WatchwordError } from "./errors.js";

/**
 * Throws an error if options have a member with an unknown name: it would have no effect.
 *
 * @param {any} options
 * @param {readonly string[]} known
 * @param {string} where such as "Policy.open"
 */
export function requireKnown(options, known, where) {
  for (const name of Object.keys(options ?? {})) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const advice = near === undefined ? `there are ${known.join(", ")}` : `did you mean "${near}"?`;
    throw new WatchwordError("malformed-question", `${where} has no option "${name.slice(0, 80)}"; ${advice}`);
  }
}

/**
 * The known word that was probably meant.
 *
 * @param {string} word
 * @param {readonly string[]} known
 */
export function nearest(word, known) {
  return known.find((each) => distance(each, word) < Math.min(3, word.length / 2));
}

/**
 * The edit distance of two words: the number of letters added, omitted or changed.
 *
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column += 1) {
      next.push(Math.min(row[column + 1] + 1, next[column] + 1, row[column] + (letter === other[column] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length];
}
