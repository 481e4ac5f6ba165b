// The policy as switches and steppers, for users who do not read JSON. Each change edits only the affected bytes of the
// policy's text.

import { el, fill, keyed } from "../../dom.js";
import { button } from "../../controls.js";
import { memberOf, treeOf, valueOf } from "./json-tree.js";
import { withExchangedItems, withItem, withMember, withoutItem } from "./json-edit.js";
import { isRELID, makeRELIDSettings } from "./relid.js";
import { ruleRow } from "./rule-row.js";
import { newRule, ruleKinds } from "./schema.js";
import { groups, sentence } from "./labels.js";

/** @typedef {import("./schema.js").RuleKind} RuleKind */

/**
 * The data that the settings show.
 *
 * @typedef {object} SettingsView
 * @property {string} text the policy's text
 * @property {any} findings the engine's answer to "findings"
 * @property {any} card the engine's answer to "card", or null
 * @property {{tag: string, direction: string}} locale the locale of the rules' texts
 */

/**
 * @param {any} schema
 * @param {{change: (text: string, key?: string) => void, convert: () => void, go: (finding: any) => void}} actions
 * @returns {HTMLElement & {show: (view: SettingsView) => void, reveal: (finding: any) => boolean}}
 */
export function makeSettings(schema, { change, convert, go }) {
  const kinds = ruleKinds(schema);
  /** @type {SettingsView} */
  let view = { text: "", findings: {}, card: null, locale: { tag: "en", direction: "ltr" } };
  /** The focus target after a switch has moved its rule: its new list, and the id of the rule. */
  let next = { isIn: false, id: "" };
  const list = () => memberOf(treeOf(view.text), "rules")?.value ?? null;
  const edit = (/** @type {(text: string, rules: import("./json-tree.js").Value) => string} */ body, key = "") => {
    const rules = list();
    if (rules) change(body(view.text, rules), key);
  };

  const notice = el("div", { class: "notice row", hidden: true });
  const inPolicy = el("ul", { class: "rules-in", role: "list" });
  const empty = el("p", { class: "soft", hidden: true }, "The policy has no rules yet, so every password is accepted. Add the first rule below.");
  const more = el("div", { class: "rules-more" });
  const rest = el("section", { class: "settings-more" }, el("h3", null, "Add a rule"), more);
  const body = el("div", { class: "stack" }, inPolicy, empty, rest);
  const relid = makeRELIDSettings(change);
  const converter = el("p", { class: "settings-convert soft" }, "REL-ID has no other rules. ", button("Convert it to a Watchword policy", convert, { kind: "plain" }));
  const element = el("div", { class: "stack settings" }, notice, relid, converter, body);

  /** @type {import("./rule-row.js").RuleActions} */
  const actions = {
    set: (index, name, value) => edit((json, rules) => withMember(json, rules.items[index], name, value), `${index} ${name}`),
    remove: (index, id) => {
      next = { isIn: false, id };
      edit((json, rules) => withoutItem(json, rules, index));
    },
    move: (index, by) => edit((json, rules) => withExchangedItems(json, rules, Math.min(index, index + by), Math.max(index, index + by))),
  };
  const offer = (/** @type {RuleKind} */ kind) => {
    const input = /** @type {HTMLInputElement} */ (el("input", {
      type: "checkbox", role: "switch", onchange: () => {
        input.checked = false;
        next = { isIn: true, id: kind.id };
        edit((json, rules) => withItem(json, rules, newRule(kind)));
      },
    }));
    return el("li", null, el("label", { class: "switch" }, input,
      el("span", null, el("span", { class: "rule-title" }, kind.title), el("span", { class: "control-note" }, kind.summary))));
  };
  const focus = () => {
    if (next.id === "") return;
    const target = next.isIn ? [...inPolicy.children].filter((item) => /** @type {HTMLElement} */ (item).dataset.rule === next.id).at(-1)
      : more.querySelector(`[data-key="${CSS.escape(next.id)}"]`);
    next = { isIn: false, id: "" };
    const input = target?.querySelector("input");
    input?.focus();
    target?.scrollIntoView({ block: "nearest" });
  };
  const showRules = (/** @type {any[]} */ values, /** @type {any} */ rules) => {
    // Rules of one kind get different keys by their order.
    const seen = new Map();
    const entries = values.map((rule, index) => {
      const id = typeof rule?.rule === "string" ? rule.rule : "";
      const kind = kinds.find((each) => each.id === id) ?? { id, title: id || "Not a rule", summary: "Unknown rule", parameters: [] };
      seen.set(id, (seen.get(id) ?? 0) + 1);
      return { rule, index, kind, key: `${id} ${seen.get(id)}` };
    });
    const messages = problems(view, rules);
    keyed(inPolicy, entries, ({ key }) => key, ({ kind }) => ruleRow(kind, actions), (item, { rule, index, kind }) => {
      const cardRule = view.card?.rules?.[index];
      item.dataset.rule = kind.id;
      item.show(rule, index, values.length, cardRule?.rule === kind.id ? cardRule.requirement : null, view.locale);
      item.showFinding(messages[index]);
    });
    empty.hidden = entries.length > 0;
    const offered = groups.map(({ title, ids }) => ({ title, kinds: ids.flatMap((id) => kinds.filter((kind) => kind.id === id && (!seen.has(id) || isRepeatable(id)))) }));
    keyed(more, offered.filter((group) => group.kinds.length > 0), ({ title }) => title,
      ({ title }) => el("section", { class: "rules-group" }, el("h4", null, title), el("ul", { role: "list" })),
      (section, group) => keyed(/** @type {Element} */ (section.querySelector("ul")), group.kinds, ({ id }) => id, offer));
    focus();
  };
  const show = (/** @type {SettingsView} */ given) => {
    view = given;
    const rules = list();
    const values = rules?.kind === "array" ? valueOf(rules, view.text) : undefined;
    const isOld = isRELID(view.text);
    const reason = isOld || Array.isArray(values) ? null : obstacle(view, { change, convert, go });
    relid.hidden = !isOld;
    converter.hidden = !isOld;
    body.hidden = isOld || reason !== null;
    notice.hidden = reason === null;
    fill(isOld ? inPolicy : relid);
    if (isOld) return relid.show(view.text, (name) => relidProblem(view, name));
    if (reason) return fill(notice, el("p", null, reason.text), reason.action);
    showRules(values, rules);
  };
  /** Shows the setting with a finding; returns false if there is none. */
  const reveal = (/** @type {any} */ finding) => {
    if (!notice.hidden) return true;
    const rules = list();
    const row = rules ? inPolicy.children[(rules.items ?? []).findIndex(({ start, end }) => isWithin(finding, view.text, start, end))]
      : relid.rowOf(treeOf(view.text)?.members.find((member) => relidProblem({ ...view, findings: { findings: [finding] } }, member.name))?.name ?? "");
    if (!row) return false;
    const fields = /** @type {any[]} */ ([...row.querySelectorAll(".rule-body :is(input, select, textarea), .rule-head input")]);
    (fields.find((field) => field.checkVisibility()) ?? fields[0])?.focus({ preventScroll: true });
    row.scrollIntoView({ block: "center" });
    return true;
  };
  return Object.assign(element, { show, reveal });
}

/**
 * Whether a finding is on the lines of a range of the text.
 *
 * @param {any} finding
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
const isWithin = ({ line }, text, start, end) => lineOf(text, start) <= line && line <= lineOf(text, end);

/**
 * Whether a policy can have several rules with this id.
 *
 * @param {string} id
 */
const isRepeatable = (id) => id.endsWith("-pattern");

/**
 * The reason why there are no settings, with an action that helps.
 *
 * @param {SettingsView} view
 * @param {{change: (text: string) => void, convert: () => void, go: (finding: any) => void}} actions
 */
function obstacle({ findings, text }, { change, convert, go }) {
  const tree = treeOf(text);
  const first = (findings.findings ?? []).find((/** @type {any} */ { severity }) => severity === "error");
  if (text.trim() === "") {
    return { text: "The policy is empty.", action: button("Start with a length", () => change('{\n  "version": 1,\n  "rules": [\n    { "rule": "length", "min": 12 }\n  ]\n}\n'), { kind: "main" }) };
  }
  if (findings.isLoaded) return { text: "This policy is wrapped in another document. Convert it to a Watchword policy to set its rules here.", action: button("Convert it", convert, { kind: "main" }) };
  if (tree?.kind !== "object") {
    return { text: "This is not a JSON policy. The page reads Watchword and REL-ID policies; “watchword policy convert FILE --to native” converts policies of Keycloak, Cognito and others.", action: null };
  }
  if (valueOf(tree, text) !== undefined && !memberOf(tree, "rules")) {
    return { text: "The policy has no list of rules.", action: button("Add one", () => change(withMember(text, tree, "rules", [])), { kind: "main" }) };
  }
  const what = first ? `${first.message} (line ${first.line})` : "something is missing";
  return { text: `The JSON cannot be read as a policy: ${sentence(what)}`, action: first ? button("Show it in the JSON", () => go(first), { kind: "main" }) : null };
}

/**
 * The findings by the index of their rule.
 *
 * @param {SettingsView} view
 * @param {import("./json-tree.js").Value | null} rules
 */
function problems({ findings, text }, rules) {
  /** @type {Record<number, {text: string, severity: string}>} */
  const messages = {};
  if (!rules) return messages;
  const lines = rules.items.map(({ start, end }) => [lineOf(text, start), lineOf(text, end)]);
  for (const finding of findings.findings ?? []) {
    const index = lines.findIndex(([first, last]) => first <= finding.line && finding.line <= last);
    if (index >= 0 && !messages[index]) messages[index] = messageOf(finding);
  }
  return messages;
}

/** @param {any} finding */
const messageOf = ({ message, help, severity }) => ({ text: [message, help].filter(Boolean).map(sentence).join(" "), severity });

/**
 * The finding at a member of a REL-ID policy.
 *
 * @param {SettingsView} view
 * @param {string} name
 */
function relidProblem({ findings, text }, name) {
  const member = memberOf(treeOf(text), name);
  if (!member) return undefined;
  const starts = [member.key.start, member.value?.start ?? member.key.start].map((offset) => `${lineOf(text, offset)}:${columnOf(text, offset)}`);
  const found = (findings.findings ?? []).find((/** @type {any} */ { line, column }) => starts.includes(`${line}:${column}`));
  return found ? messageOf(found) : undefined;
}

/** @param {string} text @param {number} offset */
const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;

/** @param {string} text @param {number} offset */
const columnOf = (text, offset) => [...text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset)].length + 1;
