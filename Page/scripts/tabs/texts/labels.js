// Names of rules and of kinds of texts, for users who do not read the code.

import { titleOf } from "../policy/schema.js";

/** @type {Record<string, string>} */
const groups = {
  form: "Forms", policy: "Policy as a whole", names: "Names in lists", "different-from-current": "Not the current password", history: "Not an earlier password",
  special: "Special characters", digits: "Numbers", uppercase: "Uppercase letters", lowercase: "Lowercase letters", repertoire: "Unicode characters",
  classes: "Kinds of characters", "user-id": "Not the user name", "common-password": "Not a common password", "breached-password": "Not a leaked password",
  expiry: "Expiry", repetition: "Repeated characters", sequence: "Sequences such as abc", "edge-white-space": "Spaces at the ends", "white-space": "Spaces",
  "class-run": "Same kind in a row", occurrences: "Same character in all", similarity: "Not like the current password", "variation-of-current": "Not a variation of the current password",
};

/**
 * The name of a rule, or of another group of texts.
 *
 * @param {string} group
 */
export const groupTitle = (group) => groups[group] ?? titleOf(group);

/** @type {Record<string, string>} */
const styles = {
  checklist: "In the checklist", requirement: "As a sentence", missing: "What is missing", excess: "What exceeds the limit", form: "In a form", hint: "As a hint", label: "For screen readers",
};

/**
 * The display name of a style, which is where a text is used.
 *
 * @param {string} style
 */
export const styleTitle = (style) => styles[style] ?? titleOf(style);
