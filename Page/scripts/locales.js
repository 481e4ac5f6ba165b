// Locales for display: their names, their directions, and the catalogues that provide their texts.

import { catalogJSON } from "./engine.js";

/**
 * @typedef {object} LocaleInfo
 * @property {string} tag
 * @property {string} name in the language of the page: "German"
 * @property {string} ownName in its own language: "Deutsch"
 * @property {"ltr" | "rtl"} direction
 * @property {boolean} isPseudo whether it is made from the English catalogue to find untranslated texts
 */

/** The locales made from the English catalogue. */
export const pseudoLocales = [
  { tag: "en-XA", name: "Pseudo: accented, longer", ownName: "Åççéñţéð" },
  { tag: "ar-XB", name: "Pseudo: mirrored", ownName: "Mirrored" },
];

const rightToLeft = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"]);
const rightToLeftScripts = /-(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg)\b/i;

/**
 * The direction of a language's script.
 *
 * @param {string} tag
 * @returns {"ltr" | "rtl"}
 */
export function directionOf(tag) {
  if (rightToLeftScripts.test(tag)) return "rtl";
  return rightToLeft.has(tag.toLowerCase().split("-")[0]) && !/-(Latn|Cyrl)\b/i.test(tag) ? "rtl" : "ltr";
}

/** @param {string} tag @param {string} of the language of the name */
function displayName(tag, of) {
  try {
    return new Intl.DisplayNames([of], { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;
  } catch {
    return tag; // The name of a tag that browsers reject is the tag.
  }
}

/**
 * @param {string} tag
 * @returns {LocaleInfo}
 */
export function localeInfo(tag) {
  const pseudo = pseudoLocales.find((locale) => locale.tag === tag);
  if (pseudo) return { ...pseudo, direction: directionOf(tag), isPseudo: true };
  return { tag, name: displayName(tag, "en"), ownName: displayName(tag, tag), direction: directionOf(tag), isPseudo: false };
}

/**
 * The locales of a table of catalogues in the order of their tags, pseudo-locales last.
 *
 * @param {Record<string, object>} catalogs
 * @returns {LocaleInfo[]}
 */
export function localesOf(catalogs) {
  const isPseudo = (/** @type {string} */ tag) => pseudoLocales.some((locale) => locale.tag === tag);
  const tags = Object.keys(catalogs).sort();
  return [...tags.filter((tag) => !isPseudo(tag)), ...tags.filter(isPseudo)].map(localeInfo);
}

/**
 * The catalogues that texts of a locale can come from: those of its language, and English. All, if there are none of
 * its language.
 *
 * @param {string} tag
 * @param {Record<string, object>} catalogs
 * @returns {object[]}
 */
export function catalogsFor(tag, catalogs) {
  const language = (/** @type {string} */ text) => text.toLowerCase().split("-")[0];
  if (pseudoLocales.some((locale) => locale.tag === tag) && catalogs[tag]) return [catalogs[tag]];
  const related = Object.keys(catalogs).filter((other) => language(other) === language(tag));
  if (related.length === 0) return Object.values(catalogs);
  const chosen = new Set([...related, ...("en" in catalogs ? ["en"] : [])]);
  return [...chosen].filter((other) => other === tag || !pseudoLocales.some((locale) => locale.tag === other))
    .map((other) => catalogs[other]);
}

/**
 * Adds the pseudo-locales, which the engine makes from the English catalogue.
 *
 * @param {Record<string, object>} catalogs
 * @param {import("./engine.js").Engine} engine
 * @returns {Record<string, object>}
 */
export function withPseudoLocales(catalogs, engine) {
  const found = { ...catalogs };
  for (const { tag } of catalogs.en && engine.has("pseudo") ? pseudoLocales : []) {
    found[tag] = engine.call("pseudo", { locale: tag }, catalogJSON(catalogs.en)).catalog;
  }
  return found;
}
