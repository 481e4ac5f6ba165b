// Completions at the caret, from the JSON Schema of policies: names of members, ids of rules, names of values.

import { decoded, memberOf, tokensOf, treeOf } from "./json-tree.js";
import { compact } from "./json-edit.js";
import { newRule } from "./schema.js";

/** @typedef {import("./json-tree.js").Value} Value */
/** @typedef {import("./schema.js").RuleKind} RuleKind */

/**
 * @typedef {object} Proposal
 * @property {string} text the text to insert
 * @property {string} title the text to display
 * @property {string} note
 */

/**
 * @typedef {object} Proposals
 * @property {number} from the start of the range that a proposal replaces
 * @property {number} to the end of that range
 * @property {Proposal[]} list
 */

/**
 * The proposals at a caret; an empty list if nothing applies at that position.
 *
 * @param {string} text
 * @param {number} caret
 * @param {any} schema
 * @param {RuleKind[]} kinds
 * @returns {Proposals}
 */
export function proposalsAt(text, caret, schema, kinds) {
  const tokens = tokensOf(text);
  const tree = treeOf(text, tokens);
  const none = { from: caret, to: caret, list: [] };
  const containers = containersAt(tree, caret);
  const container = containers.at(-1);
  if (!container) return none;
  const typed = tokens.find(({ kind, start, end, text: written }) =>
    kind !== "mark" && start < caret && (caret < end || (caret === end && (kind === "word" || !isClosed(written)))));
  const from = typed?.start ?? caret;
  const before = tokens.filter(({ end }) => end <= from).at(-1);
  const start = typed ? decoded(text.slice(typed.start, caret)).toLowerCase() : "";
  const isString = typed?.kind === "string";
  const all = candidates(container, before, from, containers, text, { schema, kinds, isString });
  const list = all.filter(({ title }) => title.toLowerCase().includes(start))
    .sort((a, b) => Number(b.title.toLowerCase().startsWith(start)) - Number(a.title.toLowerCase().startsWith(start)));
  // A proposal equal to the existing text is useless.
  if (typed && list.length === 1 && list[0].text === typed.text) return none;
  const to = typed ? endOf(typed, text, caret) : caret;
  // A name already followed by a colon needs no second one.
  const hasColon = tokens.find(({ start: next }) => next >= to)?.text === ":";
  return { from, to, list: hasColon ? list.map((each) => ({ ...each, text: each.text.replace(/: $/, "") })) : list };
}

/** @param {string} written a string token */
const isClosed = (written) => written.length > 1 && written.endsWith('"');

/**
 * The end of the token that a proposal replaces. An unclosed string extends to the end of its line, but its typed part
 * ends with the word at the caret.
 *
 * @param {import("./json-tree.js").Token} token
 * @param {string} text
 * @param {number} caret
 */
function endOf(token, text, caret) {
  if (token.kind !== "string" || isClosed(token.text)) return token.end;
  return caret + (/^[\w-]*/.exec(text.slice(caret, token.end))?.[0].length ?? 0);
}

/**
 * The objects and lists around an offset, outermost first.
 *
 * @param {Value | null} value
 * @param {number} offset
 * @returns {Value[]}
 */
function containersAt(value, offset) {
  if (!value || (value.kind !== "object" && value.kind !== "array")) return [];
  if (offset <= value.start || (value.isClosed ? offset >= value.end : offset > value.end)) return [];
  const inner = value.kind === "object" ? value.members.map((member) => member.value) : value.items;
  for (const each of inner) {
    const found = containersAt(each, offset);
    if (found.length > 0) return [value, ...found];
  }
  return [value];
}

/**
 * @param {Value} container
 * @param {import("./json-tree.js").Token | undefined} before
 * @param {number} from
 * @param {Value[]} containers
 * @param {string} text
 * @param {{schema: any, kinds: RuleKind[], isString: boolean}} known
 * @returns {Proposal[]}
 */
function candidates(container, before, from, containers, text, { schema, kinds, isString }) {
  const rules = memberOf(containers[0], "rules")?.value;
  const rule = rules ? containers.find((each) => rules.items.includes(each)) : undefined;
  const kind = kinds.find(({ id }) => id === idOf(rule));
  if (container.kind === "object") {
    if (container !== rule && container !== containers[0]) return [];
    if (before?.text === "{" || before?.text === ",") return names(container, from, container === rule, kind, schema);
    if (before?.text !== ":") return [];
    const member = container.members.filter(({ key }) => key.end <= from).at(-1);
    if (container === rule) return member?.name === "rule" ? ids(kinds) : values(kind, member?.name ?? "");
    return container === containers[0] && member?.name === "version" ? [literal("1", "The version of the format")] : [];
  }
  if (before?.text !== "[" && before?.text !== ",") return [];
  if (container === rules) return isString ? [] : kinds.map((each) => ({ text: compact(newRule(each)), title: each.id, note: each.summary }));
  if (container === memberOf(containers[0], "remove")?.value) return ids(kinds);
  const list = rule?.members.find(({ value }) => value === container);
  const parameter = kind?.parameters.find(({ name }) => name === list?.name);
  const used = container.items.filter(({ end }) => end < from || end > from).map(({ text: written }) => decoded(written));
  return (parameter?.choices ?? []).filter((name) => !used.includes(name)).map((name) => quoted(name, ""));
}

/** @param {Value | undefined} rule */
function idOf(rule) {
  const value = memberOf(rule, "rule")?.value;
  return value?.kind === "string" ? decoded(value.text) : undefined;
}

/**
 * The names of members missing from the object.
 *
 * @param {Value} object
 * @param {number} from
 * @param {boolean} isRule
 * @param {RuleKind | undefined} kind
 * @param {any} schema
 * @returns {Proposal[]}
 */
function names(object, from, isRule, kind, schema) {
  const used = object.members.filter(({ key }) => key.start !== from).map(({ name }) => name);
  if (isRule) {
    if (!kind) return used.includes("rule") ? [] : [{ text: '"rule": ', title: "rule", note: "The id of the rule" }];
    return kind.parameters.filter(({ name }) => !used.includes(name))
      .map((each) => ({ text: `${JSON.stringify(each.name)}: `, title: each.name, note: each.summary }));
  }
  return Object.entries(schema?.properties ?? {}).filter(([name]) => !used.includes(name))
    .map(([name, each]) => ({ text: `${JSON.stringify(name)}: `, title: name, note: /** @type {any} */ (each).description ?? "" }));
}

/** @param {string} name @param {string} note */
const quoted = (name, note) => ({ text: JSON.stringify(name), title: name, note });

/** @param {string} text @param {string} note */
const literal = (text, note) => ({ text, title: text, note });

/** @param {RuleKind[]} kinds */
const ids = (kinds) => kinds.map(({ id, summary }) => quoted(id, summary));

/** @param {RuleKind | undefined} kind @param {string} name @returns {Proposal[]} */
function values(kind, name) {
  const parameter = kind?.parameters.find((each) => each.name === name);
  if (!parameter) return [];
  if (parameter.kind === "choice") return (parameter.choices ?? []).map((each) => quoted(each, each === parameter.defaultValue ? "the default" : ""));
  if (parameter.kind === "flag") return [literal("true", ""), literal("false", "the default")];
  if (parameter.kind === "choices") return [literal("[]", parameter.summary)];
  return [];
}
