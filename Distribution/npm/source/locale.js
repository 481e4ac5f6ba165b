// Selection of the language of texts.

import { texts } from "./locations.js";

/**
 * The first requested language that Watchword has texts in, with its script and region: "pl-PL" for "sv, pl-PL;q=0.8".
 * English if there is none, because a request can contain anything.
 *
 * @param {unknown} requested a language tag, the value of an Accept-Language header, or a list of these
 * @param {readonly string[]} [own] the languages of an app's own texts
 * @returns {string}
 */
export function negotiateLocale(requested, own = []) {
  if (typeof requested === "string" && Object.hasOwn(texts, requested)) return requested;
  for (const text of Array.isArray(requested) ? requested : [requested]) {
    if (typeof text !== "string") continue;
    const found = byQuality(text).map(plain).find((tag) => textLocales(tag).length > 0 || parents(tag).some((parent) => own.includes(parent)));
    if (found !== undefined) return found;
  }
  return "en";
}

/**
 * The languages of the texts for a tag: its own, and its parents; a related region ("pt-BR" for "pt-PT") if there are
 * none.
 *
 * @param {string} tag
 * @returns {string[]}
 */
export function textLocales(tag) {
  const own = parents(tag).filter((parent) => Object.hasOwn(texts, parent));
  return own.length > 0 ? own : related(tag);
}

/**
 * The files with the texts of a language.
 *
 * @param {string} tag
 * @returns {string[]}
 */
export const textFiles = (tag) => textLocales(tag).map((found) => `texts/${found}.json`);

/**
 * A tag and its parents: "pl-PL" and "pl"; "zh-TW", "zh-Hant-TW" and "zh-Hant".
 *
 * @param {string} tag
 * @returns {string[]}
 */
export function parents(tag) {
  const [plain, digits] = tag.split("-u-");
  if (digits !== undefined) return parents(plain);
  const parts = tag.split("-");
  const shorter = [...parts.keys()].map((index) => parts.slice(0, parts.length - index).join("-"));
  if (parts.length === 2 && parts[1].length < 4) {
    const [language, region] = parts;
    const script = scriptOf(tag);
    // A region in which another script is usual adds that script.
    if (script !== scriptOf(language)) return [tag, ...parents(`${language}-${script}-${region}`)];
  }
  // CLDR's parent of Macau is Hong Kong.
  return tag === "zh-Hant-MO" ? [tag, ...parents("zh-Hant-HK")] : shorter;
}

/**
 * The language of the texts whose readers can read a tag without parents among the texts.
 *
 * @param {string} tag
 */
function related(tag) {
  const language = tag.split("-")[0];
  return Object.keys(texts).filter((text) => text.split("-")[0] === language && scriptOf(text) === scriptOf(tag)).slice(0, 1);
}

/**
 * The script that a tag is usually written in; "" if it is not a tag.
 *
 * @param {string} tag
 */
function scriptOf(tag) {
  try {
    return new Intl.Locale(tag).maximize().script ?? "";
  } catch {
    return "";
  }
}

/**
 * A request with its language replaced by one that the engine supports.
 *
 * @template {{locale?: any}} Question
 * @param {Question} question
 * @param {readonly string[]} [own] the languages of an app's own texts
 * @returns {Omit<Question, "locale"> & {locale?: string}}
 */
export function withNegotiatedLocale(question, own = []) {
  return question?.locale === undefined || question.locale === null ? question : { ...question, locale: negotiateLocale(question.locale, own) };
}

/**
 * The tags of a header, by descending quality.
 *
 * @param {string} header
 * @returns {string[]}
 */
function byQuality(header) {
  const ranges = header.split(",").map((range) => {
    const [tag, ...parameters] = range.split(";").map((part) => part.trim());
    const quality = parameters.map((parameter) => /^q=([\d.]+)$/i.exec(parameter)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return ranges.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}

/**
 * The tag in its current spelling (he for iw) without variants and extensions, except its digits; "" if it is not a tag.
 *
 * @param {string} tag
 */
function plain(tag) {
  try {
    const { language, script, region, numberingSystem } = new Intl.Locale(tag.replaceAll("_", "-"));
    return [language, script, region, numberingSystem && `u-nu-${numberingSystem}`].filter(Boolean).join("-");
  } catch {
    return "";
  }
}
