// Compares policy A with policy B: a summary sentence, losses for users, standards, strength, and every rule.

import { el, fill, localized } from "../../dom.js";
import { button } from "../../controls.js";
import { failing, gainSentence, gainOf, lossOf, lossSentences, noDifference, shareGroups, stricter } from "./loss.js";
import { counted, sentence, shortName, titleOf } from "./labels.js";

/**
 * @typedef {object} Side
 * @property {string} name
 * @property {any} card the engine's answer
 * @property {any} audit the engine's answer
 */

/**
 * @typedef {object} Comparison
 * @property {Side} before
 * @property {Side} after
 * @property {any} difference
 * @property {any} report the engine's figures and sentences about both
 * @property {"before" | "after"} own which of them is the policy being edited; it is shown on the left
 * @property {{tag: string, direction: string}} locale
 */

/**
 * @param {HTMLElement} element
 * @param {Comparison} comparison
 * @param {{thorough: (() => void) | null, restore: (() => void) | null}} actions
 */
export function showComparison(element, comparison, { thorough, restore }) {
  const { difference } = comparison;
  const why = noDifference(difference);
  if (why) return fill(element, el("p", { class: "notice notice-warn" }, why));
  const { onlyOld, onlyNew } = difference.witnesses;
  const isOpen = [onlyOld, onlyNew].some((each) => each?.unknown) || difference.share === null;
  fill(element,
    el("p", { class: "compare-sentence" }, decision(comparison)),
    el("div", { class: "table-scroll compare-scroll", tabindex: "0", role: "region", aria: { label: "Comparison" } }, table(comparison)),
    el("div", { class: "row" }, thorough && isOpen ? button("Compare thoroughly", thorough) : null,
      restore ? button("Back to the policy as it was opened", restore, { kind: "plain" }) : null),
    difference.shares.length > 0 ? shares(difference.shares) : null,
    sentences(comparison).map((text) => el("p", { class: "control-note" }, text)),
    el("p", { class: "control-note" }, "Counted over all possible passwords, not over those that people chose.",
      difference.aside.length > 0 ? ` Not counted: ${difference.aside.map((/** @type {string} */ id) => `“${titleOf(id)}”`).join(", ")}.` : ""));
}

/**
 * The summary for decision-makers.
 *
 * @param {Comparison} comparison
 */
function decision({ before, after, difference }) {
  if (difference.changes.length === 0) return [el("bdi", null, before.name), " and ", el("bdi", null, after.name), " have the same rules."];
  const all = (after.audit.standards ?? []).map((/** @type {any} */ audit) => ({
    name: shortName(audit), now: failing(audit).length,
    then: failing(before.audit.standards.find((/** @type {any} */ each) => each.standard === audit.standard)).length,
  }));
  const better = all.filter((/** @type {any} */ { now, then }) => now < then);
  const worse = all.filter((/** @type {any} */ { now, then }) => now > then);
  const list = (/** @type {any[]} */ some) => some.map(({ name, then, now }) => `${name} (${then} → ${now})`).join(", ");
  const standards = [better.length > 0 ? `Fewer clauses fail in ${list(better)}.` : "", worse.length > 0 ? `More clauses fail in ${list(worse)}.` : ""].filter(Boolean).join(" ");
  const counts = all.map((/** @type {any} */ { name, now }) => `${name} ${now > 0 ? `✗ ${now}` : "✓"}`).join(", ");
  const closing = standards || `Neither fails more clauses (${counts}).`;
  const name = (/** @type {Side} */ side) => el("bdi", { class: "compare-name" }, side.name);
  const gain = gainSentence(difference);
  const first = { old: [name(before), " is stricter"], new: [name(after), " is stricter"], neither: ["Neither is stricter"], same: ["Neither is stricter"], unknown: ["Which one is stricter is not known"] }[stricter(difference)];
  return [first, ": if ", name(after), " replaces ", name(before), ", ", lossSentences(difference).replace(/^Users/, "users").replace(/^What/, "what"), " ", gain.first, gain.sample ? el("code", { dir: "ltr", class: "example" }, gain.sample) : null, ". ", closing];
}

/** @param {Comparison} comparison */
function table(comparison) {
  const { before, after, difference } = comparison;
  const sides = ownFirst(comparison, [before, after]);
  const { example } = lossOf(difference);
  const gain = gainOf(difference);
  const head = el("thead", null, el("tr", null, el("td", null),
    sides.map(({ name }, index) => el("th", { scope: "col" }, el("span", { class: "column-role" }, index === 0 ? "Yours " : "The other "), el("bdi", null, name)))));
  const wide = (/** @type {string} */ title, /** @type {any} */ body) => el("tr", null, el("th", { scope: "row" }, title), el("td", { colspan: 2 }, body));
  const users = el("tbody", null,
    wide("Users lose", example ? ["Some passwords, for example ", el("code", { dir: "ltr", class: "example" }, example)] : lossSentences(difference).replace(/^Users lose n/, "N")),
    wide("Users gain", gain.example !== null ? [gain.text, ", for example ", el("code", { dir: "ltr", class: "example" }, gain.example || "the empty password")] : sentence(gain.text)));
  const standards = el("tbody", null, (after.audit.standards ?? []).map((/** @type {any} */ audit) => {
    const old = before.audit.standards.find((/** @type {any} */ each) => each.standard === audit.standard);
    return el("tr", null, el("th", { scope: "row" }, shortName(audit)), ownFirst(comparison, [old, audit]).map((each) => el("td", null, verdictOf(each))));
  }));
  const strength = el("tbody", null,
    el("tr", null, el("th", { scope: "row" }, "Shortest, if drawn at random"), sides.map(({ card }) => el("td", null, strengthOf(card)))),
    comparison.report.policies ? el("tr", null, el("th", { scope: "row" }, "CNIL's figure"),
      ownFirst(comparison, comparison.report.policies).map(({ cnil }) => el("td", null, `${cnil.bits} bits`))) : null);
  const rules = el("tbody", null, ruleRows(comparison));
  return el("table", { class: "table compare" }, el("caption", { class: "visually-hidden" }, "The two policies side by side"), head, users, standards, strength, rules);
}

/**
 * Orders a pair so that the policy being edited is on the left.
 *
 * @template T
 * @param {Comparison} comparison
 * @param {T[]} pair the values of the old and the new policy
 */
const ownFirst = ({ own }, pair) => (own === "before" ? pair : [...pair].reverse());

/**
 * The text of a rule, without a note that repeats all the characters.
 *
 * @param {string} text
 */
function withoutRepetition(text) {
  const [whole, note] = / \(only these count: (.*)\)$/s.exec(text) ?? [];
  const rest = whole ? text.slice(0, -whole.length) : text;
  return whole && [...note.replace(/\s/g, "")].every((character) => rest.includes(character)) ? rest : text;
}

/**
 * Notes in the engine's words: the limits of bits, the derivation of CNIL's figure, and that this is not legal advice.
 *
 * @param {Comparison} comparison
 * @returns {string[]}
 */
function sentences({ report }) {
  return report.drawnAtRandom ? [report.drawnAtRandom, ...report.figures, report.legalNote] : [];
}

/** @param {any} audit */
function verdictOf(audit) {
  const count = failing(audit).length;
  return el("span", { class: audit.verdict === "pass" ? "result-good" : "result-bad" }, audit.verdict === "pass" ? "✓ passes" : `✗ ${count} ${count === 1 ? "fails" : "fail"}`);
}

/** @param {any} card */
function strengthOf({ strength }) {
  if (!strength) return "not known";
  return `${counted(strength.length, "character")}, ${strength.exact ? "" : "at most "}${strength.bits} bits`;
}

/**
 * The rules, changed ones first.
 *
 * @param {Comparison} comparison
 */
function ruleRows(comparison) {
  const { before, after, difference, locale } = comparison;
  const kinds = { added: "added", removed: "removed", changed: "changed" };
  const cell = (/** @type {string | undefined} */ text, /** @type {string} */ tag) => el("td", null, text ? el(tag, null, localized(withoutRepetition(text), locale)) : el("span", { class: "soft" }, "–"));
  const changed = difference.changes.map((/** @type {any} */ { rule, kind, text, old }) => el("tr", { class: `compare-${kind}` },
    el("th", { scope: "row" }, titleOf(rule), " ", el("span", { class: "rule-kind" }, kinds[/** @type {"added"} */ (kind)])),
    ownFirst(comparison, [cell(kind === "removed" ? text : old, kind === "added" ? "span" : "del"), cell(kind === "removed" ? undefined : text, "ins")])));
  const counts = new Map();
  for (const { rule, kind } of difference.changes) if (kind !== "removed") counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const same = after.card.rules.filter((/** @type {any} */ { rule, requirement }) => {
    const left = counts.get(rule) ?? 0;
    if (left === 0) return true;
    const isOld = before.card.rules.some((/** @type {any} */ each) => each.rule === rule && each.requirement === requirement);
    if (!isOld) counts.set(rule, left - 1);
    return isOld && !difference.changes.some((/** @type {any} */ each) => each.rule === rule && each.text.startsWith(requirement));
  }).map((/** @type {any} */ { rule, requirement }) => el("tr", { class: "compare-same" }, el("th", { scope: "row" }, titleOf(rule)),
    el("td", { colspan: 2 }, localized(requirement, locale), el("span", { class: "soft" }, " (both)"))));
  return [...changed, ...same];
}

/** @param {{length: number, share: number}[]} all */
function shares(all) {
  return el("details", { class: "shares" }, el("summary", null, "How many of the old passwords are still accepted, by length"),
    el("table", { class: "table" }, el("caption", { class: "visually-hidden" }, "Old passwords that are still accepted"),
      el("thead", null, el("tr", null, el("th", { scope: "col" }, "Characters"), el("th", { scope: "col" }, "Still accepted"))),
      el("tbody", null, shareGroups(all).map(({ first, last, part }) =>
        el("tr", null, el("td", null, first === last ? first : `${first} to ${last}`), el("td", null, part))))));
}
