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
      witness("Newly accepted", onlyNew, "nothing: everything that is accepted was before"),
      difference.share === null ? null : el("div", null, el("dt", null, "Old passwords that still are"), el("dd", null, percent(difference.share)))),
    difference.shares.length > 0 ? shares(difference.shares) : null,
    difference.aside.length > 0 ? el("p", { class: "control-note" }, `Not compared: ${difference.aside.join(", ")}.`) : null,
    el("div", { class: "row" }, compare && isOpen ? button("Compare thoroughly", compare) : null, button("Back to the policy as opened", restore, { kind: "plain" })));
}

/** @param {any} change @param {{tag: string, direction: string}} locale */
function changeRow({ rule, kind, text, old }, locale) {
  const badge = { added: "good", removed: "bad", changed: "accent" }[/** @type {"added"} */ (kind)];
  return el("li", { class: "change" }, el("div", { class: "row" }, el("span", { class: `badge badge-${badge}` }, kind), el("code", null, rule)),
    old ? el("del", null, localized(old, locale)) : null,
    kind === "removed" ? el("del", null, localized(text, locale)) : el("ins", null, localized(text, locale)));
}

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

/** Lengths of which the share is shown. */
const usualLengths = [8, 10, 12, 14, 16, 20, 24, 32, 64];

/** @param {{length: number, share: number}[]} all */
function shares(all) {
  const shown = all.filter(({ length }, index) => usualLengths.includes(length) || index === 0);
  return el("details", { class: "shares" }, el("summary", null, "By length"), el("table", { class: "table" },
    el("thead", null, el("tr", null, el("th", { scope: "col" }, "Length"), el("th", { scope: "col" }, "Still accepted"))),
    el("tbody", null, shown.map(({ length, share }) => el("tr", null, el("td", null, length), el("td", null, percent(share)))))));
}
