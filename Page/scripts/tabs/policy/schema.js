// The rules and their parameters, from the JSON Schema of policies.

import { labelOf, titleOf } from "./labels.js";

export { titleOf } from "./labels.js";

/**
 * @typedef {object} Parameter
 * @property {string} name the name in JSON
 * @property {string} label
 * @property {string} summary
 * @property {"integer" | "score" | "flag" | "text" | "texts" | "choice" | "choices"} kind
 * @property {boolean} isRequired
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {any} [defaultValue] the default value
 * @property {string[]} [choices]
 */

/**
 * @typedef {object} RuleKind
 * @property {string} id
 * @property {string} title
 * @property {string} summary
 * @property {Parameter[]} parameters
 */

/**
 * The rules available to policies, in the order of the documentation.
 *
 * @param {any} schema
 * @returns {RuleKind[]}
 */
export function ruleKinds(schema) {
  const kinds = schema?.properties?.rules?.items?.oneOf ?? [];
  return kinds.flatMap((/** @type {any} */ kind) => {
    const { rule, ...values } = kind.properties;
    const ids = rule.enum ?? [rule.const];
    return ids.map((/** @type {string} */ id) => ({
      id, title: titleOf(id), summary: summaryOf(id, kind.description ?? ""),
      parameters: Object.entries(values).map(([name, value]) => parameter(id, name, value, kind.required ?? [])),
    }));
  });
}

/** The character classes of the class rules, which share one description in the schema. */
const classes = {
  letters: "letters", uppercase: "uppercase letters", lowercase: "lowercase letters", digits: "digits", special: "special characters",
};

/** @param {string} id @param {string} summary */
function summaryOf(id, summary) {
  const name = /** @type {Record<string, string>} */ (classes)[id];
  if (name) return `Asks for a number of ${name}`;
  if (id === "required-pattern") return "Requires a match of a regular expression";
  return id === "forbidden-pattern" ? "Forbids matches of a regular expression" : summary;
}

/** @param {string} rule @param {string} name @param {any} value @param {string[]} required @returns {Parameter} */
function parameter(rule, name, value, required) {
  const common = { name, label: labelOf(rule, name), summary: value.description ?? "", isRequired: required.includes(name), standard: value.default };
  if (rule === "strength") return { ...common, kind: "score", choices: ["1", "2", "3", "4"] };
  if (value.type === "integer") return { ...common, kind: "integer", minimum: value.minimum, maximum: value.maximum };
  if (value.type === "boolean") return { ...common, kind: "flag" };
  if (value.enum) return { ...common, kind: "choice", choices: value.enum };
  if (value.type === "array") {
    return value.items?.enum ? { ...common, kind: "choices", choices: value.items.enum } : { ...common, kind: "texts" };
  }
  return { ...common, kind: "text" };
}

/** Initial values of new rules, if the minimum allowed would be useless. */
const starts = {
  "length": { min: 12 },
  "classes": { min: 3 },
  "forbidden-characters": { characters: "<>" },
  "allowed-characters": { classes: ["letters", "digits"] },
  "required-pattern": { pattern: "^[A-Za-z]" },
  "forbidden-pattern": { pattern: "(19|20)[0-9]{2}" },
  "repetition": { max: 2 },
  "distinct-characters": { min: 5 },
  "occurrences": { max: 4 },
  "class-run": { max: 4 },
  "number-range": { min: 1900, max: 2099 },
  "passphrase-words": { min: 3 },
  "dictionary-words": { words: ["company"] },
  "strength": { min: 3 },
  "changed-characters": { min: 4 },
  "expiry": { days: 365 },
  "minimum-age": { age: 1 },
  "history": { count: 5 },
};

/**
 * A new rule of a kind, with the members required by the schema.
 *
 * @param {RuleKind} kind
 * @returns {Record<string, any>}
 */
export function newRule(kind) {
  const rule = { rule: kind.id, .../** @type {any} */ (starts)[kind.id] };
  for (const each of kind.parameters) {
    if (!each.isRequired || each.name in rule) continue;
    rule[each.name] = each.kind === "integer" ? each.minimum ?? 1 : each.kind === "flag" ? true : each.choices?.[0] ?? "?";
  }
  return rule;
}
