// What the policy means, in the words that users read, and how strong it is at least.

import { el, fill, localized } from "../../dom.js";

/**
 * @param {HTMLElement} element
 * @param {any} card the engine's answer
 * @param {{tag: string, direction: string}} locale
 */
export function showCard(element, card, locale) {
  if (card.error) return fill(element, el("p", { class: "soft" }, "The policy has errors; mend them to see what it means."));
  fill(element,
    el("p", { class: "row" }, el("span", { class: "badge" }, card.title),
      el("span", { class: "badge" }, card.rules.length === 1 ? "1 rule" : `${card.rules.length} rules`)),
    card.note ? el("p", { class: "soft", dir: "auto" }, card.note) : null,
    figures(card),
    el("h4", null, "What users read"),
    card.rules.length > 0 ? el("ul", { class: "card-rules", dir: locale.direction }, card.rules.map((/** @type {any} */ rule) => ruleRow(rule, locale))) : null,
    el("h4", null, "As a paragraph"),
    el("blockquote", { class: "card-summary", lang: locale.tag, dir: locale.direction }, card.summary),
    card.serverText ? el("p", { class: "control-note" }, "This text comes from the server (msg); it replaces the rules' own words.") : null);
}

/** @param {any} rule @param {{tag: string, direction: string}} locale */
function ruleRow({ requirement, details, needs }, locale) {
  const notes = [...details, ...needs];
  return el("li", null, localized(requirement, locale), notes.length > 0 ? el("span", { class: "control-note rule-notes" }, el("bdi", { lang: "en", dir: "ltr" }, notes.join("; "))) : null);
}

/** @param {any} card */
function figures({ strength, example, conflict, rules }) {
  if (example === null) {
    const names = (conflict ?? []).map((/** @type {number} */ index) => rules[index].rule);
    const text = names.length > 1 ? `No password can meet this policy: ${names.join(", ")} exclude each other.`
      : names.length === 1 ? `No password can meet this policy: ${names[0]} excludes all.` : "No example was found quickly; there may be one.";
    return el("p", { class: `notice ${names.length > 0 ? "notice-bad" : "notice-warn"}` }, text);
  }
  return el("dl", { class: "figures" },
    el("div", null, el("dt", null, "Accepted, for example"), el("dd", null, el("code", { dir: "ltr" }, example))),
    strength ? el("div", null, el("dt", null, `Shortest: ${strength.length} characters`),
      el("dd", null, `${strength.exact ? "" : "at most "}${strength.bits} bits`, el("span", { class: "control-note" }, "if drawn at random"))) : null);
}
