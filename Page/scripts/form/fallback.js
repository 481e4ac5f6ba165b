// Texts missing in a language: the engine shows them in another one, usually English. They are marked, and they get the
// language and direction of their actual text.

import { readySession } from "../app.js";
import { setProperty } from "../dom.js";
import { query } from "../queries.js";
import { directionOf } from "../locales.js";

/**
 * @typedef {object} Fallbacks
 * @property {string} locale the locale of the texts
 * @property {RegExp[]} patterns matching the texts
 * @property {Set<string>} texts of rules, as in the policy
 */

/** Isolates and direction marks around values. */
const invisible = /[\u200e\u200f\u2066-\u2069]/g;

/** @type {WeakMap<object, Map<string, any[]>>} the rows missing in each language, by the table of catalogues */
const lacking = new WeakMap();

/**
 * The last result, because an edited policy changes at each keystroke.
 *
 * @type {{key: any[], value: Fallbacks | null}}
 */
let last = { key: [], value: null };

const language = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];

/**
 * The texts missing in a locale; null if there are none.
 *
 * @param {import("../app.js").App} app
 * @param {string} tag
 * @returns {Fallbacks | null}
 */
export function fallbacksOf(app, tag) {
  const { catalogs, policyText } = app.store.state;
  const rows = rowsLacking(app, tag);
  if (rows.length === 0) return null;
  const key = [catalogs, policyText, tag];
  if (!key.every((part, index) => part === last.key[index])) last = { key, value: makeFallbacks(app, rows) };
  return last.value;
}

/** @param {import("../app.js").App} app @param {string} tag @returns {any[]} */
function rowsLacking(app, tag) {
  const { catalogs } = app.store.state;
  let table = lacking.get(catalogs);
  if (!table) lacking.set(catalogs, (table = new Map()));
  let rows = table.get(tag);
  if (rows === undefined) {
    rows = (query(app, { ask: "texts", locale: tag, numbers: [1, 2, 11] }).rows ?? [])
      .filter((/** @type {any} */ { locale }) => typeof locale === "string" && language(locale) !== language(tag));
    table.set(tag, /** @type {any[]} */ (rows));
  }
  return /** @type {any[]} */ (rows);
}

/** @param {import("../app.js").App} app @param {any[]} rows @returns {Fallbacks} */
function makeFallbacks(app, rows) {
  const { locale } = rows[0];
  /** @type {Set<string>} */
  const texts = new Set();
  if (rows.some(({ id }) => id.startsWith("rule."))) {
    const { session, policy } = readySession(app, { locale });
    try {
      if (policy.isLoaded) for (const style of /** @type {const} */ (["checklist", "requirement"])) for (const { text } of session.texts(style).rules) texts.add(text.replace(invisible, ""));
    } finally {
      session.free();
    }
  }
  return { locale, texts, patterns: rows.filter(({ id }) => !id.startsWith("rule.")).flatMap((row) => row.texts.map(patternOf)) };
}

/**
 * A pattern that matches a sample text with any values: the engine's sample values are numbers, "Anna" and "…".
 *
 * @param {string} sample
 */
function patternOf(sample) {
  const plain = sample.replace(invisible, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${plain.replace(/\p{N}+/gu, "[\\p{N}.,\\s]+").replace(/…|Anna/g, ".*")}$`, "u");
}

/** @param {Fallbacks} fallbacks @param {string} text */
function isFallback({ patterns, texts }, text) {
  const plain = text.replace(invisible, "");
  return texts.has(plain) || patterns.some((pattern) => pattern.test(plain));
}

/**
 * Marks and isolates the fallback texts of a rendered form.
 *
 * @param {HTMLElement} screen
 * @param {Fallbacks | null} fallbacks
 * @returns {number} the number of texts shown in another language
 */
export function markFallbacks(screen, fallbacks) {
  if (fallbacks === null && screen.dataset.fallbacks === undefined) return 0;
  const lang = fallbacks?.locale ?? "";
  let count = 0;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (screen.querySelectorAll("[data-part]"))) {
    const text = element instanceof HTMLInputElement ? element.placeholder : element.textContent ?? "";
    const isMarked = fallbacks !== null && text !== "" && isFallback(fallbacks, text);
    setProperty(element, "data-fallback", isMarked ? lang : null);
    setProperty(element, "lang", isMarked ? lang : null);
    if (element instanceof HTMLInputElement) {
      // Setting the direction of the field would also move what surrounds its text.
      if (isMarked) element.placeholder = `${directionOf(lang) === "rtl" ? "\u2067" : "\u2066"}${text.replace(invisible, "")}\u2069`;
    } else {
      setProperty(element, "dir", isMarked ? directionOf(lang) : null);
      const label = element.dataset.part === "rule" ? element.parentElement?.firstElementChild : null;
      if (label) setProperty(label, "lang", isMarked ? lang : null);
    }
    if (isMarked && element.closest("[hidden]") === null) count += 1;
  }
  // The accessible name of the button that shows a password is an attribute, not an element.
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (screen.querySelectorAll(".form-reveal"))) {
    const isMarked = fallbacks !== null && isFallback(fallbacks, button.getAttribute("aria-label") ?? "");
    setProperty(button, "lang", isMarked ? lang : null);
  }
  setProperty(screen, "data-fallbacks", count > 0 ? String(count) : null);
  return count;
}
