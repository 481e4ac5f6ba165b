// Texts as the desk shows them: placeholders as chips, symbols for invisible characters, findings underlined. Each text
// has its own direction.

import { el } from "../dom.js";

/** Invisible or look-alike characters, and the symbols shown for them. */
const symbols = new Map(Object.entries({
  "\u00a0": "NBSP", "\u202f": "NNBSP", "\u200b": "ZWSP", "\u200c": "ZWNJ", "\u200d": "ZWJ", "\u200e": "LRM", "\u200f": "RLM", "\u061c": "ALM",
  "\u202a": "LRE", "\u202b": "RLE", "\u202c": "PDF", "\u202d": "LRO", "\u202e": "RLO", "\u2066": "LRI", "\u2067": "RLI", "\u2068": "FSI",
  "\u2069": "PDI", "\u00ad": "SHY", "\ufeff": "BOM", "\u2060": "WJ", "\u3000": "IDSP", "\t": "⇥", "\n": "↵", "\u2028": "LS", "\u2029": "PS",
}));
const unseen = /[\u00a0\u202f\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\u00ad\ufeff\u2060\u3000\t\n\u2028\u2029]/g;
// ZWJ and ZWNJ are ordinary in the scripts of many languages, and in emoji.
const surprising = /[\u00a0\u202f\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u00ad\ufeff\u2060\u2028\u2029]|^\s|\s$| {2}/;

/**
 * Whether a text contains characters that its field does not show.
 *
 * @param {string} text
 */
export const hasUnseen = (text) => surprising.test(text);

/**
 * @typedef {object} Span a part of a text, in UTF-16 code units
 * @property {number} start
 * @property {number} end
 * @property {"part" | "error" | "warning" | "info"} kind
 */

/**
 * The pieces of a text.
 *
 * @param {string} text
 * @param {Span[]} spans
 * @param {{showsAll?: boolean}} options whether to draw line ends, and spaces at both ends, too
 * @returns {(Node | string)[]}
 */
export function pieces(text, spans, { showsAll = false } = {}) {
  const bounds = new Set([0, text.length]);
  const usable = spans.filter(({ start, end }) => start >= 0 && end <= text.length && start < end);
  for (const { start, end } of usable) bounds.add(start).add(end);
  const offsets = [...bounds].sort((one, other) => one - other);
  /** @type {(Node | string)[]} */
  const found = [];
  for (let index = 1; index < offsets.length; index++) {
    const [start, end] = [offsets[index - 1], offsets[index]];
    const over = usable.filter((span) => span.start <= start && span.end >= end);
    const content = drawn(text.slice(start, end), showsAll, start === 0, end === text.length);
    const classes = [over.some(({ kind }) => kind === "part") ? "piece-part" : "", ...over.filter(({ kind }) => kind !== "part").map(({ kind }) => `piece-${kind}`)];
    const name = classes.filter((each) => each !== "").join(" ");
    if (name === "") found.push(...content);
    else found.push(el(name.includes("piece-part") ? "bdi" : "span", { class: name }, content));
  }
  return found;
}

/**
 * @param {string} text
 * @param {boolean} showsAll
 * @param {boolean} isStart
 * @param {boolean} isEnd
 * @returns {(Node | string)[]}
 */
function drawn(text, showsAll, isStart, isEnd) {
  /** @type {(Node | string)[]} */
  const found = [];
  let end = 0;
  for (const match of text.matchAll(unseen)) {
    const start = match.index ?? 0;
    found.push(text.slice(end, start), el("span", { class: "piece-sign" }, symbols.get(match[0]) ?? "?"));
    if (match[0] === "\n" && showsAll) found.push("\n");
    end = start + match[0].length;
  }
  const rest = text.slice(end);
  if (!showsAll) return [...found, rest];
  // A single space between words is ordinary.
  const isUsual = (/** @type {string} */ piece, /** @type {number} */ index, /** @type {string[]} */ all) =>
    !/^ +$/.test(piece) || (piece.length === 1 && !(isStart && index === 1 && all[0] === "") && !(isEnd && index === all.length - 2 && all[index + 1] === ""));
  return [...found, ...rest.split(/( +)/).map((piece, index, all) => (isUsual(piece, index, all) ? piece : el("span", { class: "piece-sign" }, "␣".repeat(piece.length))))];
}
