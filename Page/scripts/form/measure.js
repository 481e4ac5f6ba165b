// Checks the layout of a form by measuring it: texts that are cut off, overflow, take too many lines or break inside a
// word.

/** @typedef {"cut" | "out" | "broken" | "lines" | "english" | "fallback"} Kind */

/**
 * The kinds of problems, from severe to harmless.
 *
 * @type {{id: Kind, title: string}[]}
 */
export const kinds = [
  { id: "cut", title: "Cut off" }, { id: "out", title: "Overflows the screen" }, { id: "broken", title: "Breaks inside a word" },
  { id: "lines", title: "Takes too many lines" }, { id: "fallback", title: "Not translated" }, { id: "english", title: "Same as English" },
];

/**
 * The name of a kind.
 *
 * @param {Kind} kind
 */
export const kindTitle = (kind) => kinds.find(({ id }) => id === kind)?.title ?? kind;

/**
 * @typedef {object} Mark
 * @property {Kind} kind
 * @property {string} part
 * @property {string} text
 * @property {string} reason
 * @property {HTMLElement} element
 */

/**
 * The maximum number of lines of a part at the default text size; other parts may take any number of lines.
 *
 * @type {Record<string, number>}
 */
const maxLines = {
  back: 1, title: 2, label: 1, "user-line": 2, attempts: 2, submit: 1, match: 2, strength: 1, "policy-title": 2, rule: 3,
  "alert-title": 2, "alert-button": 1, "alert-text": 6, banner: 4, error: 3, subtitle: 4, menu: 2, "menu-title": 2,
};

/**
 * The display names of parts.
 *
 * @type {Record<string, string>}
 */
export const partNames = {
  back: "Back button", title: "Title", label: "Field label", placeholder: "Placeholder", "user-label": "User label",
  "user-line": "User", attempts: "Attempts", submit: "Button", match: "Match", strength: "Strength", "policy-title": "Rules title",
  "policy-text": "Policy in words", rule: "Rule", "alert-title": "Alert title", "alert-button": "Alert button",
  "alert-text": "Alert text", banner: "Banner", error: "Field error", subtitle: "Subtitle", help: "Help",
  menu: "Menu entry", "menu-title": "Menu title",
};

/** Scripts that allow line breaks between any two letters. Browsers break Thai, Lao, Khmer and Burmese between words. */
const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const slack = 1;

/** Longer texts are reported without measuring words, because no form has room for them. */
const maxCharacters = 2000;

/**
 * The texts of a rendered form, in document order.
 *
 * @param {HTMLElement} screen
 * @returns {{part: string, text: string, element: HTMLElement}[]}
 */
export function textsOf(screen) {
  const found = [];
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (screen.querySelectorAll("[data-part]"))) {
    if (element.offsetParent === null) continue;
    const text = element instanceof HTMLInputElement ? element.placeholder : element.textContent ?? "";
    if (text.trim() !== "") found.push({ part: element.dataset.part ?? "", text, element });
  }
  return found;
}

/**
 * The number of marked texts; a text can have several marks.
 *
 * @param {Mark[]} marks
 */
export const countOfTexts = (marks) => new Set(marks.map(({ element }) => element)).size;

/** @typedef {{part: string, text: string, element: HTMLElement}} Text */

/**
 * Checks the layout of all texts.
 *
 * @param {HTMLElement} screen
 * @param {{scale: number, locale: string}} facts
 * @returns {Mark[]}
 */
export function measure(screen, { scale, locale }) {
  const frame = screen.getBoundingClientRect();
  return textsOf(screen).flatMap((text) => measureText(text, frame, { scale, locale }));
}

/**
 * Checks the layout of one text.
 *
 * @param {Text} text
 * @param {DOMRect} frame of its screen
 * @param {{scale: number, locale: string}} facts
 * @returns {Mark[]}
 */
export function measureText({ part, text, element }, frame, { scale, locale }) {
  /** @type {Mark[]} */
  const marks = [];
  const mark = (/** @type {Kind} */ kind, /** @type {string} */ reason) => marks.push({ kind, part, text, reason, element });
  if (text.length > maxCharacters) {
    mark("lines", `Has ${text.length} characters`);
    return marks;
  }
  if (element instanceof HTMLInputElement) {
    // The placeholder of a filled field is not visible.
    if (element.value !== "") return marks;
    const { needed, room } = placeholderWidth(element);
    if (needed > room + slack) mark("cut", `Needs ${Math.ceil(needed)} px, has ${Math.floor(room)}`);
    return marks;
  }
  const rects = lineRects(element);
  if (rects.some(({ left, right }) => left < frame.left - slack || right > frame.right + slack)) mark("out", "Extends beyond the edge of the screen");
  else if (isCut(element, rects)) mark("cut", "Is wider than its box");
  const lines = countLines(rects);
  const limit = maxLines[part];
  // Larger text may take more lines.
  if (limit !== undefined && lines > Math.ceil(limit * scale)) mark("lines", `${lines} lines; ${Math.ceil(limit * scale)} are expected`);
  if (lines > 1) {
    const broken = brokenWord(element, segmenter(locale));
    if (broken) mark("broken", `“${broken}”`);
  }
  return marks;
}

/** Direction marks, isolates, embeddings and overrides. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Whether a text comes from the catalogue of a pseudo-locale: all its letters are in brackets, which can be nested. A
 * text without letters needs no brackets.
 *
 * @param {string} text
 */
export function isOfPseudoLocale(text) {
  let depth = 0;
  for (const character of text.replace(directions, "")) {
    if (character === "[") depth += 1;
    else if (character === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0 && /\p{L}/u.test(character)) return false;
  }
  return depth === 0;
}

/**
 * Marks texts equal to English, untranslated texts shown in another language, and texts of a pseudo-locale that do not
 * come from its catalogue.
 *
 * @param {Text[]} texts
 * @param {{locale: string, isPseudo: boolean, catalog?: object}} locale
 * @param {Set<string>} english the texts of the same form in English
 * @param {string} userName
 * @returns {Mark[]}
 */
export function untranslated(texts, locale, english, userName) {
  const isEnglish = !locale.isPseudo && locale.locale.split("-")[0] === "en";
  /** @type {Mark[]} */
  const marks = [];
  for (const { part, text, element } of texts) {
    const plain = text.replace(directions, "");
    if (element.dataset.fallback !== undefined) {
      marks.push({ kind: "fallback", part, text, reason: `Is missing; shown in ${element.dataset.fallback}`, element });
      continue;
    }
    // Names are the same in all languages except for direction marks, and so are international texts such as "OK".
    if (isEnglish || plain === userName) continue;
    if (locale.isPseudo ? !isOfPseudoLocale(text) : english.has(text) && /\p{L}{3}/u.test(text) && !isOwnWord(text, locale.catalog)) {
      marks.push({ kind: "english", part, text, reason: locale.isPseudo ? "Stays English in every language" : "Is the same as in English", element });
    }
  }
  return marks;
}

/** @type {WeakMap<object, Set<string>>} */
const ownWords = new WeakMap();

/**
 * Whether longer texts of a catalogue contain a word, which therefore belongs to the language: "password" in Italian.
 *
 * @param {string} word
 * @param {object | undefined} catalog
 */
function isOwnWord(word, catalog) {
  if (catalog === undefined) return false;
  const wordsOf = (/** @type {string} */ text) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u).filter((each) => each !== "");
  if (!ownWords.has(catalog)) ownWords.set(catalog, new Set([...textsIn(catalog)].map(wordsOf).filter(({ length }) => length > 1).flat()));
  return ownWords.get(catalog)?.has(word.toLowerCase()) ?? false;
}

/**
 * All texts of a presentation.
 *
 * @param {any} value
 * @returns {Set<string>}
 */
export function textsIn(value, /** @type {Set<string>} */ found = new Set()) {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) for (const child of Object.values(value)) textsIn(child, found);
  return found;
}

/** @param {HTMLElement} element @param {DOMRect[]} rects of its lines */
function isCut(element, rects) {
  const { overflowX } = getComputedStyle(element);
  if (element.scrollWidth > element.clientWidth + slack && element.clientWidth > 0 && overflowX !== "visible") return true;
  // A text wider than its box is cut off by that box.
  const box = element.parentElement?.closest("button, .form-rule, .form-field, .form-alert, .form-banner")?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && rects.some(({ left, right }) => left < box.left - slack || right > box.right + slack);
}

/** @param {HTMLElement} element */
function lineRects(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/**
 * Counts lines as groups of boxes that overlap vertically.
 *
 * @param {DOMRect[]} rects
 */
function countLines(rects) {
  let lines = 0;
  let bottom = -Infinity;
  for (const rect of [...rects].sort((first, second) => first.top - second.top)) {
    if (rect.top >= bottom - rect.height / 2) {
      lines += 1;
      bottom = rect.bottom;
    } else {
      bottom = Math.max(bottom, rect.bottom);
    }
  }
  return lines;
}

/** @param {HTMLElement} element @param {Intl.Segmenter | null} words */
function brokenWord(element, words) {
  const node = element.firstChild;
  if (!words || !(node instanceof Text) || element.childNodes.length > 1) return null;
  const range = document.createRange();
  for (const { segment, index, isWordLike } of words.segment(node.data)) {
    if (!isWordLike || segment.length < 2 || breaksAnywhere.test(segment)) continue;
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    if (countLines([...range.getClientRects()].filter(({ width }) => width > 0)) > 1) return segment;
  }
  return null;
}

/** @type {CanvasRenderingContext2D | null} */
let canvas = null;

/** @param {HTMLInputElement} input */
function placeholderWidth(input) {
  canvas ??= document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(input);
  const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (!canvas) return { needed: 0, room };
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return { needed: canvas.measureText(input.placeholder).width, room };
}

/** @type {Map<string, Intl.Segmenter | null>} */
const segmenters = new Map();

/** @param {string} locale */
function segmenter(locale) {
  if (!segmenters.has(locale)) {
    let made = null;
    try {
      made = new Intl.Segmenter(locale, { granularity: "word" });
    } catch {
      // Without Intl.Segmenter, no broken words are found.
    }
    segmenters.set(locale, made);
  }
  return segmenters.get(locale) ?? null;
}
