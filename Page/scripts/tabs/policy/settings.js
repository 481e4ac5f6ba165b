// The policy as switches and steppers, for people who do not read JSON. Each change is a change of the policy's text, of
// those bytes alone that say it.

import { el, fill, keyed, localized, setText } from "../../dom.js";
import { button } from "../../controls.js";
import { memberOf, treeOf, valueOf } from "./json-tree.js";
import { withExchangedItems, withItem, withMember, withoutItem } from "./json-edit.js";
import { newRule, ruleKinds } from "./schema.js";
import { valueControl } from "./values.js";
import { sentence } from "./words.js";

/**
 * What the settings are drawn from.
 *
 * @typedef {object} SettingsView
 * @property {string} text the policy
 * @property {any} findings the engine's answer to "findings"
 * @property {any} card the engine's answer to "card", or null
 * @property {{tag: string, direction: string}} locale of the rules' texts
 */

/**
 * @param {any} schema
 * @param {{change: (text: string) => void, convert: () => void}} actions
 * @returns {HTMLElement & {show: (view: SettingsView) => void}}
 */
export function makeSettings(schema, { change, convert }) {
  const kinds = ruleKinds(schema);
  /** @type {SettingsView} */
  let view = { text: "", findings: {}, card: null, locale: { tag: "en", direction: "ltr" } };
  /** What gets the focus once a switch has moved its rule: where it is then, and the id of the rule. */
  let next = { isIn: false, id: "" };
  const list = () => memberOf(treeOf(view.text), "rules")?.value ?? null;
  const edit = (/** @type {(text: string, rules: import("./json-tree.js").Value) => string} */ body) => {
    const rules = list();
    if (rules) change(body(view.text, rules));
  };

  const notice = el("div", { class: "notice", hidden: true });
  const inPolicy = el("ul", { class: "rules-in", role: "list" });
  const more = el("ul", { class: "rules-more", role: "list" });
  const rest = el("details", { class: "settings-more", open: true }, el("summary", null, "More rules"), more);
  const body = el("div", { class: "stack" }, inPolicy, rest);
  const element = el("div", { class: "stack settings" }, notice, body);

  const ruleCard = (/** @type {{kind: import("./schema.js").RuleKind}} */ { kind }) => {
    const text = el("p", { class: "rule-text" });
    const problem = el("p", { class: "rule-problem", hidden: true });
    /** @type {any} */
    const item = el("li", { class: "rule" });
    const set = (/** @type {string} */ name, /** @type {any} */ value) => edit((json, rules) => withMember(json, rules.items[item.index], name, value));
    const controls = kind.parameters.map((each) => ({ each, control: valueControl(each, (value) => set(each.name, value)) }));
    const toggle = el("input", {
      type: "checkbox", role: "switch", checked: true, onchange: () => {
        next = { isIn: false, id: kind.id };
        edit((json, rules) => withoutItem(json, rules, item.index));
      },
    });
    const move = (/** @type {string} */ sign, /** @type {number} */ by, /** @type {string} */ label) => el("button", {
      type: "button", class: "rule-move", aria: { label: `${kind.title}: ${label}` },
      onclick: () => edit((json, rules) => withExchangedItems(json, rules, Math.min(item.index, item.index + by), Math.max(item.index, item.index + by))),
    }, sign);
    const [up, down] = [move("↑", -1, "move up"), move("↓", 1, "move down")];
    item.append(
      el("div", { class: "rule-head" }, el("label", { class: "switch" }, toggle, el("span", { class: "rule-title" }, kind.title)),
        el("span", { class: "rule-moves" }, up, down)),
      text, controls.length > 0 ? el("div", { class: "values" }, controls.map(({ control }) => control)) : "", problem);
    item.show = (/** @type {any} */ rule, /** @type {number} */ index, /** @type {number} */ count) => {
      item.index = index;
      /** @type {any} */ (toggle).checked = true;
      for (const { each, control } of controls) control.show(rule[each.name]);
      const said = view.card?.rules?.[index];
      if (said?.rule === kind.id) fill(text, localized(said.requirement, view.locale));
      else setText(text, kind.summary);
      /** @type {HTMLButtonElement} */ (up).disabled = index === 0;
      /** @type {HTMLButtonElement} */ (down).disabled = index === count - 1;
    };
    item.tell = (/** @type {string} */ message) => {
      problem.hidden = message === "";
      setText(problem, message);
    };
    return item;
  };

  const focus = () => {
    const { isIn, id } = next;
    if (id === "") return;
    next = { isIn, id: "" };
    const keys = [.../** @type {NodeListOf<HTMLElement>} */ ((isIn ? inPolicy : more).querySelectorAll(":scope > li"))];
    const item = keys.findLast((each) => each.dataset.key === id || each.dataset.key?.startsWith(`${id} `));
    item?.querySelector("input")?.focus();
  };
  const show = (/** @type {SettingsView} */ now) => {
    view = now;
    const rules = list();
    const values = rules?.kind === "array" ? valueOf(rules, view.text) : undefined;
    const reason = obstacle(view, values);
    body.hidden = reason !== null;
    notice.hidden = reason === null;
    if (reason) return fill(notice, el("p", null, reason.text), reason.converts ? button("Convert it", convert, { kind: "main" }) : null);
    const entries = values.map((/** @type {any} */ rule, /** @type {number} */ index) => ({ rule, index, kind: kinds.find(({ id }) => id === rule?.rule) }))
      .filter((/** @type {any} */ { kind }) => kind);
    // Two rules of one kind keep apart by their order.
    const seen = new Map();
    for (const entry of entries) {
      const number = (seen.get(entry.kind.id) ?? 0) + 1;
      seen.set(entry.kind.id, number);
      entry.key = `${entry.kind.id} ${number}`;
    }
    const messages = problems(view, rules);
    keyed(inPolicy, entries, (/** @type {any} */ { key }) => key, ruleCard, (item, { rule, index }) => {
      item.show(rule, index, values.length);
      item.tell(messages[index] ?? "");
    });
    keyed(more, kinds.filter(({ id }) => !seen.has(id) || isRepeatable(id)), ({ id }) => id, (kind) => {
      const input = /** @type {HTMLInputElement} */ (el("input", {
        type: "checkbox", role: "switch", onchange: () => {
          input.checked = false;
          next = { isIn: true, id: kind.id };
          edit((json, items) => withItem(json, items, newRule(kind)));
        },
      }));
      return el("li", null, el("label", { class: "switch" }, input,
        el("span", null, el("span", { class: "rule-title" }, kind.title), el("span", { class: "control-note" }, kind.summary))));
    });
    focus();
  };
  return Object.assign(element, { show });
}

/** Rules of which a policy can have several. @param {string} id */
const isRepeatable = (id) => id.endsWith("-pattern");

/**
 * Why there are no settings; null if there are.
 *
 * @param {SettingsView} view
 * @param {any} values
 */
function obstacle({ findings, text }, values) {
  if (findings.isLoaded && findings.format !== "native") {
    return { text: "This policy is written for REL-ID. Convert it to Watchword's own format to set its rules here.", converts: true };
  }
  if (Array.isArray(values)) return null;
  if (text.trim() === "") return { text: "The policy is empty. Write its JSON first, or open another policy.", converts: false };
  return { text: "The JSON of the policy is not complete. Mend what is found in it, then its rules are here.", converts: false };
}

/**
 * What was found, by the rule in which it is.
 *
 * @param {SettingsView} view
 * @param {import("./json-tree.js").Value | null} rules
 */
function problems({ findings, text }, rules) {
  /** @type {Record<number, string>} */
  const messages = {};
  if (!rules) return messages;
  const lines = rules.items.map(({ start, end }) => [lineOf(text, start), lineOf(text, end)]);
  for (const finding of findings.findings ?? []) {
    const index = lines.findIndex(([first, last]) => first <= finding.line && finding.line <= last);
    if (index >= 0 && !messages[index]) messages[index] = [finding.message, finding.help].filter(Boolean).map(sentence).join(" ");
  }
  return messages;
}

/** @param {string} text @param {number} offset */
const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;
