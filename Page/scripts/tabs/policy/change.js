// Applies a change proposed by the engine to the policy's text, editing only the rules concerned.

import { memberOf, treeOf } from "./json-tree.js";
import { withItem, withReplacedItem, withoutItem } from "./json-edit.js";

/**
 * @param {string} text the policy
 * @param {{format: string, text: string, edits: {edit: "remove" | "replace" | "add", index?: number, json?: string}[]}} change
 * @returns {string}
 */
export function changedText(text, change) {
  const rules = memberOf(treeOf(text), "rules")?.value;
  if (change.format !== "native" || rules?.kind !== "array") return change.text;
  let changed = text;
  const list = () => /** @type {import("./json-tree.js").Value} */ (memberOf(treeOf(changed), "rules")?.value);
  const value = (/** @type {string | undefined} */ json) => JSON.parse(json ?? "null");
  // Edits are applied from the end, so that earlier indices stay valid.
  const placed = change.edits.filter(({ edit }) => edit !== "add").sort((a, b) => (b.index ?? 0) - (a.index ?? 0));
  for (const { edit, index = 0, json } of placed) {
    changed = edit === "remove" ? withoutItem(changed, list(), index) : withReplacedItem(changed, list(), index, value(json));
  }
  for (const { json } of change.edits.filter(({ edit }) => edit === "add")) changed = withItem(changed, list(), value(json));
  return changed;
}
