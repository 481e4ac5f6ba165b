// The settings of a REL-ID policy: its eleven fields in words. A field keeps its JSON type, because SDKs differ.

import { el, keyed, setText, uniqueID } from "../../dom.js";
import { memberOf, treeOf, valueOf } from "./json-tree.js";
import { withMember } from "./json-edit.js";
import { valueControl } from "./values.js";
import { titleOf } from "./labels.js";

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"integer" | "flag" | "text"} kind
 * @property {any} [on] the value of an absent flag when it is switched on
 * @property {string} [summary]
 */

/** @type {{id: string, title: string, summary: string, fields: Field[]}[]} */
const rows = [
  { id: "length", title: titleOf("length"), summary: "How many characters a password has", fields: [
    { name: "minL", label: "At least", kind: "integer" }, { name: "maxL", label: "At most", kind: "integer" }] },
  { id: "digits", title: titleOf("digits"), summary: "", fields: [{ name: "minDg", label: "At least", kind: "integer" }] },
  { id: "uppercase", title: titleOf("uppercase"), summary: "", fields: [{ name: "minUc", label: "At least", kind: "integer" }] },
  { id: "lowercase", title: titleOf("lowercase"), summary: "", fields: [{ name: "minLc", label: "At least", kind: "integer" }] },
  { id: "special", title: titleOf("special"), summary: "", fields: [{ name: "minSc", label: "At least", kind: "integer" }] },
  { id: "forbidden-characters", title: titleOf("forbidden-characters"), summary: "A single space is a rule, too", fields: [{ name: "charsNotAllowed", label: "Characters", kind: "text" }] },
  { id: "repetition", title: titleOf("repetition"), summary: "", fields: [{ name: "Repetition", label: "At most", kind: "integer" }] },
  { id: "user-id", title: titleOf("user-id"), summary: "", fields: [{ name: "UserIDcheck", label: "Not in the password", kind: "flag", on: true }] },
  { id: "sequence", title: titleOf("sequence"), summary: "", fields: [{ name: "SeqCheck", label: "No sequences such as 123 or abc", kind: "flag", on: "true" }] },
  { id: "common-password", title: titleOf("common-password"), summary: "", fields: [{ name: "BlackListedCommonPassword", label: "Rejected", kind: "flag", on: "true" }] },
  { id: "msg", title: "The server's own text", summary: "Replaces the summary that users read; nothing in it is checked", fields: [{ name: "msg", label: "Text", kind: "text" }] },
  { id: "sdk", title: "Checked by the SDK, too", summary: "", fields: [{ name: "SDKValidation", label: "The SDK checks on the device", kind: "flag", on: true }] },
];

const names = rows.flatMap(({ fields }) => fields.map(({ name }) => name));

/**
 * Whether a text has the members of a REL-ID policy, regardless of its errors.
 *
 * @param {string} text
 */
export function isRELID(text) {
  const tree = treeOf(text);
  return tree?.kind === "object" && valueOf(tree, text) !== undefined && !memberOf(tree, "rules") && !memberOf(tree, "version")
    && tree.members.some(({ name }) => names.includes(name));
}

/** @param {any} value */
const isOn = (value) => value === true || (typeof value === "string" && value.trim().toLowerCase() === "true");

/**
 * The JSON value to write, in the type of the existing member.
 *
 * @param {Field} field
 * @param {any} old
 * @param {any} value undefined removes the rule
 */
function jsonValue(field, old, value) {
  if (field.kind === "flag") {
    const next = value === true;
    if (typeof old === "string") return String(next);
    if (typeof old === "boolean") return next;
    return next ? field.on : undefined;
  }
  if (field.kind === "text") return value ?? (old === undefined ? undefined : "");
  const number = value ?? (old === undefined ? undefined : 0);
  return typeof old === "string" && number !== undefined ? String(number) : number;
}

/**
 * @param {(text: string, key: string) => void} change
 * @returns {HTMLElement & {show: (text: string, problems: (name: string) => {text: string, severity: string} | undefined) => void, rowOf: (name: string) => Element | null}}
 */
export function makeRELIDSettings(change) {
  let shown = "";
  const element = el("ul", { class: "rules-in", role: "list" });
  const row = (/** @type {typeof rows[number]} */ { id, title, summary, fields }) => {
    const heading = el("span", { class: "rule-title", id: uniqueID("relid") }, title);
    const problem = el("p", { class: "rule-problem", hidden: true });
    const controls = fields.map((field) => ({ field, control: valueControl({ ...field, summary: "", isRequired: false, minimum: 0, maximum: 1_048_576 }, (value) => {
      const tree = treeOf(shown);
      if (!tree) return;
      change(withMember(shown, tree, field.name, jsonValue(field, valueOf(memberOf(tree, field.name)?.value, shown), value)), `relid ${field.name}`);
    }) }));
    const item = el("div", { class: "rule", role: "group", aria: { labelledby: heading.id } },
      el("div", { class: "rule-head" }, heading),
      el("div", { class: "rule-body" }, el("div", { class: "values" }, controls.map(({ control }) => control)), summary ? el("p", { class: "rule-text" }, summary) : null, problem));
    return Object.assign(el("li", { data: { rule: id } }, item), {
      show(/** @type {any} */ policy, /** @type {(name: string) => {text: string, severity: string} | undefined} */ problems) {
        for (const { field, control } of controls) {
          const value = policy[field.name];
          const number = Number(value);
          control.show(field.kind === "flag" ? isOn(value) : field.kind === "text" ? value : value === undefined || value === "" || number === 0 ? undefined : number);
        }
        const finding = fields.map(({ name }) => problems(name)).find(Boolean);
        problem.hidden = !finding;
        problem.dataset.severity = finding?.severity ?? "";
        setText(problem, finding?.text);
      },
    });
  };
  const show = (/** @type {string} */ text, /** @type {(name: string) => {text: string, severity: string} | undefined} */ problems) => {
    shown = text;
    const policy = valueOf(treeOf(text), text) ?? {};
    keyed(element, rows, ({ id }) => id, row, (item) => item.show(policy, problems));
  };
  /** The row that contains a member of the policy. */
  const rowOf = (/** @type {string} */ name) => element.querySelector(`[data-rule="${rows.find(({ fields }) => fields.some((field) => field.name === name))?.id ?? ""}"]`);
  return Object.assign(element, { show, rowOf });
}
