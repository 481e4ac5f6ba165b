// Sentences about what users lose and gain when one policy replaces another, from the engine's difference.

import { sentence, titleOf } from "./labels.js";

/** @param {number} share */
export function percent(share) {
  if (share === 0) return "0\u00a0%";
  if (share === 1) return "100\u00a0%";
  if (share < 0.001) return "less than 0.1\u00a0%";
  if (share > 0.999) return "more than 99.9\u00a0%";
  return `${(share * 100).toFixed(share >= 0.02 && share <= 0.98 ? 0 : 1)}\u00a0%`;
}

/** The lengths to name, among those that differ. */
const usualLengths = [8, 10, 12, 14, 16, 20, 24, 32, 64];

/**
 * The share of old passwords still accepted, by length; adjacent lengths with equal shares form one group.
 *
 * @param {{length: number, share: number}[]} all
 * @returns {{first: number, last: number, part: string}[]}
 */
export function shareGroups(all) {
  /** @type {{first: number, last: number, part: string}[]} */
  const groups = [];
  for (const { length, share } of all) {
    const [part, group] = [percent(share), groups.at(-1)];
    if (group && group.part === part && group.last === length - 1) group.last = length;
    else groups.push({ first: length, last: length, part });
  }
  const isEnd = (/** @type {string} */ part) => part === "0\u00a0%" || part === "100\u00a0%";
  return groups.filter(({ first, last, part }, index) =>
    isEnd(part) || index === 0 || index === groups.length - 1 || usualLengths.some((length) => first <= length && length <= last));
}

/** @param {number} first @param {number} last */
const span = (first, last) => (first === last ? `${first}` : `${first} to ${last}`);

/**
 * Rules that are stricter but cannot be counted.
 *
 * @param {any} difference
 */
function uncounted({ changes, aside }) {
  const names = changes.filter((/** @type {any} */ { rule, kind }) => kind !== "removed" && aside.includes(rule))
    .map((/** @type {any} */ { rule }) => `“${titleOf(rule)}”`);
  return [...new Set(names)];
}

/**
 * What users lose: a sentence without its full stop, an example password, and a second sentence.
 *
 * @param {any} difference the engine's answer
 * @returns {{first: string, example: string | null, rest: string, isWhole: boolean}} `isWhole`: all passwords of the
 *   sentence are lost
 */
export function lossOf(difference) {
  const { changes, shares, witnesses: { onlyOld } } = difference;
  const example = typeof onlyOld === "string" && onlyOld !== "" ? onlyOld : null;
  const more = uncounted(difference);
  const also = more.length > 0 ? `The passwords that ${more.join(", ")} ${more.length === 1 ? "rejects" : "reject"} are not counted.` : "";
  const loss = (/** @type {string} */ first, /** @type {string} */ rest = "") => ({ first, example, rest: [rest, also].filter(Boolean).join(" "), isWhole: false });
  if (changes.length === 0) return loss("Users lose nothing: the rules are the same");
  if (onlyOld === null) return loss(more.length > 0 ? "Users lose nothing that can be counted" : "Users lose nothing: every password that was accepted still is");
  if (typeof onlyOld !== "string") return loss("What users lose is not known", sentence(onlyOld.unknown));
  const lost = shares.filter((/** @type {any} */ { share }) => share === 0).map((/** @type {any} */ { length }) => length);
  const partly = shares.filter((/** @type {any} */ { share }) => share > 0 && share < 1);
  const examples = [8, 12, 16].map((length) => partly.find((/** @type {any} */ each) => each.length === length)).filter(Boolean);
  const some = (examples.length > 0 ? examples : partly.slice(0, 2)).map((/** @type {any} */ { length, share }, /** @type {number} */ index) =>
    `${percent(1 - share)} of ${index === 0 ? "all possible passwords" : "those"} of ${length}${index === 0 ? " characters" : ""}`).join(", ");
  if (lost.length === 0) return loss(some === "" ? "Users lose some passwords" : `Users lose ${some}`);
  const isOneRange = lost.at(-1) - lost[0] === lost.length - 1;
  const range = isOneRange ? span(lost[0], lost.at(-1)) : `${lost.slice(0, 6).join(", ")}${lost.length > 6 ? " …" : ""}`;
  const rest = some !== "" ? `Of the others, they lose ${some}.` : lost.length < shares.length ? "All others are still accepted." : "";
  return { ...loss(`Users lose every password of ${range} characters`, rest), isWhole: true };
}

/**
 * What users lose, as one text.
 *
 * @param {any} difference
 */
export function lossSentences(difference) {
  const { first, rest } = lossOf(difference);
  return [`${first}.`, rest].filter(Boolean).join(" ");
}

/**
 * What users gain.
 *
 * @param {any} difference
 * @returns {{text: string, example: string | null}}
 */
export function gainOf({ changes, witnesses: { onlyNew } }) {
  if (changes.length === 0) return { text: "Nothing", example: null };
  if (onlyNew === null) return { text: "Nothing: every accepted password was accepted before", example: null };
  if (typeof onlyNew === "string") return { text: "Some passwords", example: onlyNew };
  return { text: sentence(onlyNew.unknown), example: null };
}

/**
 * What users gain: a sentence, and a password to append to it.
 *
 * @param {any} difference
 * @returns {{first: string, sample: string | null}}
 */
export function gainSentence(difference) {
  const { example } = gainOf(difference);
  const { onlyNew } = difference.witnesses;
  if (onlyNew === null || difference.changes.length === 0) return { first: "They gain nothing", sample: null };
  if (example === null) return { first: "What they gain is not known", sample: null };
  return example === "" ? { first: "They gain the empty password", sample: null } : { first: "They gain passwords such as ", sample: example };
}

/**
 * The stricter of two policies: the one that accepts no password that the other rejects.
 *
 * @param {any} difference
 * @returns {"old" | "new" | "neither" | "same" | "unknown"}
 */
export function stricter({ changes, aside, witnesses: { onlyOld, onlyNew } }) {
  const isAside = (/** @type {string[]} */ kinds) => changes.some((/** @type {any} */ { rule, kind }) => aside.includes(rule) && kinds.includes(kind));
  const isTighter = typeof onlyOld === "string" || isAside(["added"]);
  const isLooser = typeof onlyNew === "string" || isAside(["removed"]);
  if (isTighter && isLooser) return "neither";
  if (isAside(["changed"]) || [onlyOld, onlyNew].some((each) => each !== null && typeof each !== "string")) return "unknown";
  return isTighter ? "new" : isLooser ? "old" : "same";
}

/**
 * The reason why there is no difference; null if there is one.
 *
 * @param {any} difference
 */
export function noDifference(difference) {
  if (difference.error === "trapped") return "Comparing these policies takes more memory than the page has; use “watchword policy diff”.";
  return difference.error ? "One of the policies has errors. Fix them to compare the two." : null;
}

/**
 * The failed clauses among those that the standard requires.
 *
 * @param {any} audit
 */
export const failing = (audit) => audit.clauses.filter((/** @type {any} */ { verdict, level }) => verdict === "fail" && level !== "recommended");
