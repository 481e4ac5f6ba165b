// The policy's meaning in the words that users read, and its minimum strength.

import { el, fill, localized } from "../../dom.js";
import { counted, titleOf } from "./labels.js";

/**
 * The reason why no password can meet the policy; null if one can, or if unknown.
 *
 * @param {any} findings the engine's answer
 * @param {any} card the engine's answer
 * @returns {string | null}
 */
export function conflictOf(findings, card) {
  const found = (findings.findings ?? []).find((/** @type {any} */ { id }) => id === "contradiction");
  if (found) return found.message;
  if (!card || card.error || card.example !== null) return null;
  const names = (card.conflict ?? []).map((/** @type {number} */ index) => `“${titleOf(card.rules[index].rule)}”`);
  if (names.length === 0) return null;
  return `No password can meet this policy: ${names.length > 1 ? `${names.join(", ")} exclude each other` : `${names[0]} excludes all`}`;
}

/**
 * @param {HTMLElement} element
 * @param {any} card the engine's answer
 * @param {string | null} conflict
 * @param {{tag: string, direction: string}} locale
 */
export function showCard(element, card, conflict, locale) {
  if (card.error) {
    return fill(element, el("p", { class: "notice notice-bad" }, conflict
      ? `${conflict}. No form is shown for such a policy: nobody could choose a password in it.` : "The policy has errors. Fix them to see what users read."));
  }
  fill(element,
    conflict ? el("p", { class: "notice notice-bad" }, `${conflict}.`) : null,
    el("section", { class: "stack-tight" }, el("h3", null, "As a checklist"), card.rules.length > 0 ? el("ul", { class: "card-rules", dir: locale.direction }, card.rules.map((/** @type {any} */ rule) => ruleRow(rule, locale)))
      : el("p", { class: "soft" }, "The policy has no rules. Add one in Settings.")),
    el("section", { class: "stack-tight" }, el("h3", null, "As a paragraph"), el("p", { class: "card-summary", lang: locale.tag, dir: locale.direction }, card.summary),
    card.serverText ? el("p", { class: "control-note" }, "This text comes from the server (msg); it replaces the rules' own words.") : null),
    figures(card));
}

/** @param {any} rule @param {{tag: string, direction: string}} locale */
function ruleRow({ checklist, details, needs }, locale) {
  const notes = [...details, ...needs];
  return el("li", null, localized(checklist, locale), notes.length > 0 ? el("span", { class: "control-note rule-notes" }, el("bdi", { lang: "en", dir: "ltr" }, notes.join("; "))) : null);
}

/** @param {any} card */
function figures({ strength, example, conflict }) {
  if (example === null) return (conflict ?? []).length > 0 ? null : el("p", { class: "soft" }, "No example was found quickly; there may be one.");
  return el("dl", { class: "figures" },
    el("div", null, el("dt", null, "Accepted, for example"), el("dd", null, el("code", { dir: "ltr", class: "example" }, example === "" ? "the empty password" : example))),
    strength ? el("div", null, el("dt", null, "Shortest password"),
      el("dd", null, `${counted(strength.length, "character")}, ${strength.exact ? "" : "at most "}${strength.bits} bits`, el("span", { class: "control-note" }, " if drawn at random"))) : null);
}
