// Normalisation of searches and searched texts.

/**
 * A text without accents, combining marks and case.
 *
 * @param {string} text
 */
export const folded = (text) =>
  text.normalize("NFKD").replace(/[\p{M}\u2066-\u2069\u200e\u200f]/gu, "").toLowerCase().replace(/ß/g, "ss");

/**
 * The words of a search, all of which must match.
 *
 * @param {string} text
 */
export const wordsOf = (text) => folded(text).split(/\s+/).filter((word) => word !== "");
