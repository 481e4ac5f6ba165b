// The rows of the table: the engine's texts in each language, with sample numbers for texts with plural forms.

import { query } from "../../queries.js";
import { folded } from "../../search.js";

/** Numbers that cover the plural categories of all languages. */
export const numbers = [1, 2, 5, 11, 21, 22, 100];

/**
 * @typedef {object} Row
 * @property {string} id the id of the message
 * @property {string} name the id without the style: "length.min"
 * @property {string} group the rule, "policy" or "form"
 * @property {string} style for a rule: checklist, requirement, missing, excess …; for a form: "form"
 * @property {string} tag
 * @property {string} language the name of the language
 * @property {"ltr" | "rtl"} direction
 * @property {number | null} number
 * @property {string} category the plural category of the number; empty for texts without a number
 * @property {string} text
 * @property {string | null} from the locale of the text, if it is another one
 * @property {string} key the searchable text
 */

/**
 * Splits the id of a message.
 *
 * @param {string} id
 * @returns {{group: string, name: string, style: string}}
 */
export function partsOf(id) {
  const parts = id.split(".");
  if (parts[0] === "form") return { group: "form", name: parts.slice(1).join("."), style: "form" };
  if (parts[0] === "rule" && parts.length > 2) {
    return { group: parts[1], name: parts.slice(1, -1).join("."), style: parts[parts.length - 1] };
  }
  return { group: parts[0] === "policy" ? "policy" : "names", name: parts.slice(0, -1).join("."), style: parts[parts.length - 1] };
}

/**
 * The rows of one language.
 *
 * @param {import("../../app.js").App} app
 * @param {import("../../locales.js").LocaleInfo} locale
 * @returns {Row[]}
 */
export function rowsOf(app, locale) {
  const answer = query(app, { ask: "texts", locale: locale.tag, numbers });
  if (answer.error) return [];
  const categories = answer.categories.map((/** @type {any} */ each) => each.category);
  return answer.rows.flatMap((/** @type {any} */ row) => {
    const parts = partsOf(row.id);
    const common = { id: row.id, ...parts, tag: locale.tag, language: locale.name, direction: answer.direction, from: row.locale ?? null };
    const head = folded(`${row.id} ${locale.tag} ${locale.name} ${locale.ownName}`);
    return row.texts.map((/** @type {string} */ text, /** @type {number} */ index) => ({
      ...common,
      number: row.isCounted ? numbers[index] : null,
      category: row.isCounted ? categories[index] : "",
      text,
      key: `${head} ${folded(text)}`,
    }));
  });
}
