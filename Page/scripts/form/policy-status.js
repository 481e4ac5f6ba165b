// Whether any password passes the form: a policy with contradictory rules rejects every password.

import { query } from "../queries.js";

/**
 * @typedef {object} PolicyStatus
 * @property {"fine" | "unreadable" | "contradictory"} kind
 * @property {string[]} reasons the engine's messages
 */

/** The beginning of the engine's messages about contradictions, which the title repeats. */
const preface = /^No password can meet this policy: /;

/** The last result. */
const known = { text: "", engine: /** @type {any} */ (null), verdict: /** @type {PolicyStatus} */ ({ kind: "fine", reasons: [] }) };

/**
 * @param {import("../app.js").App} app
 * @returns {PolicyStatus}
 */
export function policyStatusOf(app) {
  const { policyText } = app.store.state;
  if (policyText !== known.text || app.engine !== known.engine) {
    Object.assign(known, { text: policyText, engine: app.engine, verdict: statusFor(app, policyText) });
  }
  return known.verdict;
}

/** @param {import("../app.js").App} app @param {string} policy @returns {PolicyStatus} */
function statusFor(app, policy) {
  const { findings = [], error } = query(app, { ask: "findings", policy });
  const errors = findings.filter((/** @type {any} */ { severity }) => severity === "error");
  const contradictions = errors.filter((/** @type {any} */ { id }) => id === "contradiction");
  if (contradictions.length > 0) return { kind: "contradictory", reasons: sentences(contradictions) };
  if (error || errors.length > 0) return { kind: "unreadable", reasons: sentences(errors) };
  const card = query(app, { ask: "card", policy, locale: "en", isThorough: false });
  if (card.error || card.example !== null || (card.conflict ?? []).length === 0) return { kind: "fine", reasons: [] };
  return { kind: "contradictory", reasons: card.conflict.map((/** @type {number} */ index) => card.rules[index].requirement) };
}

/** @param {{message: string}[]} findings @returns {string[]} */
const sentences = (findings) => findings.slice(0, 4).map(({ message }) => message.replace(preface, ""))
  .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
