// Whether people can pass the form at all: a policy whose rules exclude each other refuses every password.

import { ask } from "../desk.js";

/**
 * @typedef {object} Verdict
 * @property {"fine" | "unreadable" | "contradictory"} kind
 * @property {string[]} rules that exclude each other, in words
 */

/**
 * @param {import("../app.js").App} app
 * @param {string} policyText
 * @returns {Verdict}
 */
export function verdictOf(app, policyText) {
  if (policyText === known.text && app.engine === known.engine) return known.verdict;
  const card = ask(app, { ask: "card", policy: policyText, locale: "en", isThorough: false });
  /** @type {Verdict} */
  let verdict = { kind: "fine", rules: [] };
  if (card.error) verdict = { kind: "unreadable", rules: [] };
  else if (card.example === null && (card.conflict ?? []).length > 0) {
    verdict = { kind: "contradictory", rules: card.conflict.map((/** @type {number} */ index) => card.rules[index].requirement) };
  }
  known = { text: policyText, engine: app.engine, verdict };
  return verdict;
}

/** @type {{text: string | null, engine: any, verdict: Verdict}} the last answer */
let known = { text: null, engine: null, verdict: { kind: "fine", rules: [] } };
