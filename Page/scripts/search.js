// What a search looks for, and what it compares.

/**
 * A text without accents, marks and case.
 *
 * @param {string} text
 */
export const folded = (text) =>
  text.normalize("NFKD").replace(/[\p{M}\u2066-\u2069\u200e\u200f]/gu, "").toLowerCase().replace(/ß/g, "ss");

/**
 * The words of a search, all of which have to be found.
 *
 * @param {string} text
 */
export const wordsOf = (text) => folded(text).split(/\s+/).filter((word) => word !== "");
