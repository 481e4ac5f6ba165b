import { categoryOf } from "./plurals.js";
import { placeholders } from "./placeholders.js";

/** @typedef {import("./scanner/xliff.js").Unit} Unit */

// Finds the unit of a text that the engine rendered: the catalogue is given to the engine once more with marks around the
// text of each unit. The marks are private characters, which no text has and which change neither direction nor order.

const firstMark = 0xf0000;
const markCount = 0xfffd;
const endMark = "\u{10fffd}";
const anyMark = /[\u{f0000}-\u{ffffd}\u{10fffd}]/gu;

/**
 * The text of a unit between its marks.
 *
 * @param {string} text
 * @param {{index: number}} unit
 */
export function marked(text, { index }) {
  return index < markCount ? String.fromCodePoint(firstMark + index) + text + endMark : text;
}

/**
 * A compiled catalogue of another language with marks: where its text stands for one that the file lacks, the mark names
 * the unit of the file that the text would come from.
 *
 * @param {import("./compile.js").CompiledCatalog} compiled
 * @param {Map<string, import("./scanner/xliff.js").Unit[]>} units of the file by their keys
 * @returns {import("./compile.js").CompiledCatalog}
 */
export function markedFallback(compiled, units) {
  const messages = Object.create(null);
  for (const [key, message] of Object.entries(compiled.messages)) {
    const own = units.get(key);
    messages[key] = own ? markedTexts(message, own, {}) : message;
  }
  return { ...compiled, messages };
}

/**
 * A message, or a part of one, with marks around its texts.
 *
 * @param {any} value
 * @param {Unit[]} units
 * @param {Record<string, string>} path
 * @returns {any}
 */
function markedTexts(value, units, path) {
  if (typeof value === "string") {
    /** @param {Unit} unit */
    const isSame = ({ variation: { substitution, device, plural } }) =>
      substitution === path.substitution && device === path.device && plural === path.plural;
    /** @param {Unit} unit */
    const isAlike = ({ variation }) => variation.substitution === path.substitution && (variation.plural ?? "other") === "other";
    return marked(value, units.find(isSame) ?? units.find(isAlike) ?? units[0]);
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, markedMember(name, part, units, path)]));
}

/**
 * @param {string} name
 * @param {any} part
 * @param {Unit[]} units
 * @param {Record<string, string>} path
 * @returns {any}
 */
function markedMember(name, part, units, path) {
  /** @param {string} step */
  const each = (/** @type {string} */ step) => {
    const texts = Object.entries(part).map(([key, inner]) => [key, markedTexts(inner, units, { ...path, [step]: key })]);
    return Object.fromEntries(texts);
  };
  if (name === "plural") return each("plural");
  if (name === "device") return each("device");
  return name === "substitutions" ? each("substitution") : markedTexts(part, units, path);
}

/**
 * A rendered text without its marks.
 *
 * @param {string} text
 */
export const unmarked = (text) => text.replace(anyMark, "");

/**
 * A part of a rendered text: what the text of one unit became, with what it shows of others.
 *
 * @typedef {{unit: number, parts: (string | Part)[]}} Part
 */

/**
 * The parts of a rendered text.
 *
 * @param {string} text with marks
 * @returns {(string | Part)[]}
 */
export function partsOf(text) {
  /** @type {Part} */
  const root = { unit: -1, parts: [] };
  const open = [root];
  let start = 0;
  /** @param {number} end */
  const flush = (end) => {
    if (end > start) open[open.length - 1].parts.push(text.slice(start, end));
  };
  for (const match of text.matchAll(anyMark)) {
    flush(match.index ?? 0);
    start = (match.index ?? 0) + match[0].length;
    if (match[0] !== endMark) {
      const part = { unit: (match[0].codePointAt(0) ?? 0) - firstMark, parts: [] };
      open[open.length - 1].parts.push(part);
      open.push(part);
    } else if (open.length > 1) open.pop();
  }
  flush(text.length);
  return root.parts;
}

/**
 * The text of a part.
 *
 * @param {string | Part} part
 * @returns {string}
 */
export const textOfPart = (part) => (typeof part === "string" ? part : part.parts.map(textOfPart).join(""));

/**
 * All units of parts, the outer ones first.
 *
 * @returns {Part[]}
 * @param {(string | Part)[]} parts
 */
export const unitsOf = (parts) => parts.flatMap((/** @type {any} */ part) => (typeof part === "string" ? [] : [part, ...unitsOf(part.parts)]));

// MARK: The number that chose a form

/**
 * The value of digits in any script; undefined if it is not a whole number.
 *
 * @param {string} digits
 */
export function numberOf(digits) {
  const plain = digits.replace(/[\s.,٬'’\u00a0\u202f]/g, "");
  if (!/^\p{Nd}{1,15}$/u.test(plain)) return undefined;
  let value = 0;
  for (const digit of plain) {
    const code = digit.codePointAt(0) ?? 0;
    // Digits of a script stand in a row of ten; the zero is the first one back that is no digit before it.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (zero - 1) % 16 !== 15) zero -= 1;
    value = value * 10 + (code - zero);
  }
  return value;
}

/**
 * The number that made the engine choose a plural form; undefined if the text does not show it.
 *
 * @param {string} pattern the text of the form, with its placeholders
 * @param {string} rendered
 * @param {string} tag the language
 * @param {string} category
 */
export function countIn(pattern, rendered, tag, category) {
  if (pattern.length + rendered.length > 4000) return undefined;
  let expression = "";
  let end = 0;
  for (const { start, text, family } of placeholders(pattern)) {
    expression += literal(pattern.slice(end, start)) + (family === "integer" ? "([\\p{Nd}\\s.,٬'’\u00a0\u202f]+?)" : "[\\s\\S]*?");
    end = start + text.length;
  }
  expression += literal(pattern.slice(end));
  const controls = /[\u2066-\u2069\u200e\u200f\u061c]/g;
  const found = new RegExp(`^${expression}$`, "u").exec(unmarked(rendered).replace(controls, ""));
  const numbers = (found?.slice(1) ?? []).map((digits) => numberOf(digits.trim()));
  return numbers.find((number) => number !== undefined && categoryOf(tag, number) === category);
}

/** @param {string} text */
const literal = (text) =>
  text.replaceAll("%%", "%").replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, "").replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
