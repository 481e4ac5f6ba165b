// What changes for passwords from the policy as it was opened to the policy as it is now.

import { el, fill, localized } from "../../dom.js";
import { button } from "../../controls.js";
import { sentence } from "./words.js";

/**
 * @param {HTMLElement} element
 * @param {any} difference the engine's answer
 * @param {{tag: string, direction: string}} locale
 * @param {{compare: (() => void) | null, restore: () => void}} actions `compare` asks for more work
 */
export function showDifference(element, difference, locale, { compare, restore }) {
  if (difference.error === "too-large") return fill(element, el("p", { class: "notice notice-warn" }, "Comparing these policies takes more memory than the page has; use “watchword policy diff”."));
  if (difference.error) return fill(element, el("p", { class: "soft" }, "The policy has errors; mend them to see what changes."));
  if (difference.changes.length === 0) return fill(element, el("p", { class: "soft" }, "The rules are those of the policy as it was opened."));
  const { onlyOld, onlyNew } = difference.witnesses;
  const isOpen = [onlyOld, onlyNew].some((each) => each?.unknown) || difference.share === null;
  fill(element,
    el("ul", { class: "changes", role: "list" }, difference.changes.map((/** @type {any} */ change) => changeRow(change, locale))),
    el("dl", { class: "figures" },
      witness("No longer accepted", onlyOld, "nothing: everything that was accepted still is"),
      witness("Newly accepted", onlyNew, "nothing: everything that is accepted was before")),
    difference.shares.length > 0 ? shares(difference.shares) : null,
    difference.aside.length > 0 ? el("p", { class: "control-note" }, `Not compared: ${difference.aside.join(", ")}.`) : null,
    el("div", { class: "row" }, compare && isOpen ? button("Compare thoroughly", compare) : null, button("Back to the policy as opened", restore, { kind: "plain" })));
}

/** @param {any} change @param {{tag: string, direction: string}} locale */
function changeRow({ rule, kind, text, old }, locale) {
  const badge = { added: "good", removed: "bad", changed: "accent" }[/** @type {"added"} */ (kind)];
  return el("li", { class: "change" }, el("div", { class: "row" }, el("span", { class: `badge badge-${badge}` }, kind), el("code", null, rule)),
    old ? said("del", "Before: ", old, locale) : null,
    kind === "removed" ? said("del", "Before: ", text, locale) : said("ins", "Now: ", text, locale));
}

/** @param {"del" | "ins"} tag @param {string} when for screen readers @param {string} text @param {{tag: string, direction: string}} locale */
const said = (tag, when, text, locale) => el(tag, null, el("span", { class: "visually-hidden" }, when), localized(text, locale));

/** @param {string} title @param {any} found @param {string} none */
function witness(title, found, none) {
  const text = found === null ? el("span", { class: "soft" }, none)
    : typeof found === "string" ? el("code", { dir: "ltr" }, found === "" ? "the empty password" : found) : el("span", { class: "soft" }, sentence(found.unknown));
  return el("div", null, el("dt", null, title), el("dd", null, text));
}

/** @param {number} share */
function percent(share) {
  if (share === 0) return "0 %";
  if (share === 1) return "100 %";
  if (share < 0.001) return "less than 0.1 %";
  if (share > 0.999) return "more than 99.9 %";
  return `${(share * 100).toFixed(1)} %`;
}

/**
 * The part of the old passwords that is still accepted, by their length; lengths with the same part are one row.
 *
 * @param {{length: number, share: number}[]} all
 */
function shares(all) {
  /** @type {{first: number, last: number, part: string}[]} */
  const groups = [];
  for (const { length, share } of all) {
    const [part, group] = [percent(share), groups.at(-1)];
    if (group && group.part === part && group.last === length - 1) group.last = length;
    else groups.push({ first: length, last: length, part });
  }
  const isEnd = (/** @type {string} */ part) => part === "0 %" || part === "100 %";
  const shown = groups.filter(({ first, last, part }, index) =>
    isEnd(part) || index === 0 || index === groups.length - 1 || usualLengths.some((length) => first <= length && length <= last));
  return el("table", { class: "table shares" },
    el("caption", { class: "control-label" }, "Old passwords that are still accepted"),
    el("thead", null, el("tr", null, el("th", { scope: "col" }, "Characters"), el("th", { scope: "col" }, "Part"))),
    el("tbody", null, shown.map(({ first, last, part }) => el("tr", null, el("td", null, first === last ? first : `${first} to ${last}`), el("td", null, part)))));
}

/** Lengths of which the part is shown, among those that differ. */
const usualLengths = [8, 10, 12, 14, 16, 20, 24, 32, 64];
