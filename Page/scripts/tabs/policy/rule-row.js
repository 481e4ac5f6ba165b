// One rule of the policy as a row: its name, the text that users read, its values, and its position among the others.

import { el, fill, localized, setText } from "../../dom.js";
import { valueControl } from "./values.js";
import { isOption } from "./labels.js";

/** @typedef {import("./schema.js").RuleKind} RuleKind */

/**
 * @typedef {object} RuleActions
 * @property {(index: number, name: string, value: any) => void} set
 * @property {(index: number, id: string) => void} remove
 * @property {(index: number, by: number) => void} move
 */

/**
 * @param {RuleKind} kind an unknown rule has no values
 * @param {RuleActions} actions
 * @returns {HTMLElement & {show: (rule: any, index: number, count: number, requirement: string | null, locale: {tag: string, direction: string}) => void, showFinding: (finding: {text: string, severity: string} | undefined) => void}}
 */
export function ruleRow(kind, { set, remove, move }) {
  let position = 0;
  const text = el("p", { class: "rule-text" });
  const problem = el("p", { class: "rule-problem", hidden: true });
  const controls = kind.parameters.map((each) => ({ each, control: valueControl(each, (value) => set(position, each.name, value)) }));
  const [main, extra] = [false, true].map((isExtra) => controls.filter(({ each }) => isOption(kind.id, each.name) === isExtra));
  const summary = el("summary", { aria: { label: `${kind.title}: options` } }, "Options");
  const options = el("details", { class: "rule-options" }, summary, el("div", { class: "values" }, extra.map(({ control }) => control)));
  const toggle = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", role: "switch", checked: true, onchange: () => remove(position, kind.id) }));
  const mover = (/** @type {string} */ symbol, /** @type {number} */ by, /** @type {string} */ label) => /** @type {HTMLButtonElement} */ (el("button", {
    type: "button", class: "rule-move", aria: { label: `${kind.title}: ${label}` }, onclick: () => move(position, by),
  }, symbol));
  const [up, down] = [mover("↑", -1, "move up"), mover("↓", 1, "move down")];
  const element = el("li", { class: "rule" },
    el("div", { class: "rule-head" },
      el("label", { class: "switch" }, toggle, el("span", { class: "rule-title" }, kind.title)), el("code", { class: "json-name" }, kind.id)),
    el("div", { class: "rule-body" }, controls.length > 0 ? el("div", { class: "values" }, main.map(({ control }) => control), extra.length > 0 ? options : null) : null,
      text, problem),
    el("span", { class: "rule-moves" }, up, down));
  return Object.assign(element, {
    show(/** @type {any} */ rule, /** @type {number} */ index, /** @type {number} */ count, /** @type {string | null} */ requirement, /** @type {{tag: string, direction: string}} */ locale) {
      position = index;
      toggle.checked = true;
      for (const { each, control } of controls) control.show(rule?.[each.name]);
      if (requirement !== null) fill(text, localized(requirement, locale));
      else setText(text, kind.summary);
      const chosen = extra.filter(({ each }) => rule?.[each.name] !== undefined).length;
      setText(summary, chosen === 0 ? "Options" : `Options (${chosen} set)`);
      summary.setAttribute("aria-label", `${kind.title}: ${summary.textContent?.toLowerCase()}`);
      up.disabled = index === 0;
      down.disabled = index === count - 1;
    },
    showFinding(/** @type {{text: string, severity: string} | undefined} */ finding) {
      problem.hidden = !finding;
      problem.dataset.severity = finding?.severity ?? "";
      setText(problem, finding?.text);
    },
  });
}
