import { pluralCategories } from "./scanner/unit-id.js";

// Which numbers a plural category is for, in words that are found from the rules themselves and checked against them.

/** Beyond this, only millions are looked at: in no language does a category of other whole numbers begin later. */
const limit = 2000;
const millions = [1_000_000, 2_000_000, 5_000_000];

/** @type {Map<string, {rules: Intl.PluralRules, numbers: Map<string, number[]>}>} */
const known = new Map();

/** @param {string} tag */
function rulesOf(tag) {
  let found = known.get(tag);
  if (found) return found;
  /** @type {Intl.PluralRules} */
  let rules;
  try {
    rules = new Intl.PluralRules(tag);
  } catch {
    rules = new Intl.PluralRules("en");
  }
  const numbers = new Map();
  /** @param {number} number */
  const add = (number) => {
    const category = rules.select(number);
    if (!numbers.has(category)) numbers.set(category, []);
    numbers.get(category).push(number);
  };
  for (let number = 0; number < limit; number += 1) add(number);
  millions.forEach(add);
  found = { rules, numbers };
  known.set(tag, found);
  return found;
}

/**
 * The category of a number.
 *
 * @param {string} tag
 * @param {number} number
 */
export const categoryOf = (tag, number) => rulesOf(tag).rules.select(number);

/**
 * The categories that whole numbers of a language can have, in CLDR's order.
 *
 * `isRare` is said of those that only millions have, as in French.
 *
 * @returns {{category: string, isRare: boolean}[]}
 * @param {string} tag
 */
export function categories(tag) {
  const { numbers } = rulesOf(tag);
  return pluralCategories
    .filter((category) => category === "other" || numbers.has(category))
    .map((category) => ({ category, isRare: category !== "other" && (numbers.get(category)?.[0] ?? 0) >= limit }));
}

/**
 * Whether a category serves one number alone, so that its text need not show it.
 *
 * @param {string} tag
 * @param {string} category
 */
export const servesOneNumber = (tag, category) => rulesOf(tag).numbers.get(category)?.length === 1;

/**
 * The first numbers of a category, such as `2, 3, 4, 22, 23, 24, 32 …`.
 *
 * @param {string} tag
 * @param {string} category
 */
export function examples(tag, category, count = 7) {
  const numbers = rulesOf(tag).numbers.get(category) ?? [];
  if (numbers.length === 0) return "1.5, 2.5 …";
  const shown = numbers.slice(0, count).map((number) => number.toLocaleString("en"));
  return shown.join(", ") + (numbers.length > count || numbers[0] >= limit ? " …" : "");
}

/**
 * The description of a category, and examples where it does not name all its numbers.
 *
 * @param {string} tag
 * @param {string} category
 */
export function explained(tag, category, count = 7) {
  const numbers = rulesOf(tag).numbers.get(category) ?? [];
  const text = description(tag, category);
  return numbers.length > 0 && numbers.length < 3 ? text : `${text}: ${examples(tag, category, count)}`;
}

/**
 * Which numbers a category is for, such as `numbers that end in 2–4, but not in 12–14`.
 *
 * @param {string} tag
 * @param {string} category
 */
export function description(tag, category) {
  const numbers = rulesOf(tag).numbers.get(category) ?? [];
  const small = numbers.filter((number) => number < limit);
  if (category === "other") {
    if (numbers.length === 0) return "numbers that are not whole";
    return rulesOf(tag).numbers.size === 1 ? "all numbers" : "all other numbers";
  }
  if (numbers.length === 0) return "no whole number";
  if (small.length === 0) return "whole millions";
  if (small[small.length - 1] < 200 && small.length <= 20) return small.length === 1 ? `exactly ${small[0]}` : ranges(small, 1);
  return endings(small) ?? "numbers such as these";
}

/**
 * Numbers that are told by their last digits; undefined if the digits do not tell.
 *
 * @param {number[]} numbers
 */
function endings(numbers) {
  const isMember = new Set(numbers);
  /** @param {number} ending */
  const inLater = (ending) => isMember.has(100 + ending);
  const pairs = Array.from({ length: 100 }, (_, ending) => ending).filter(inLater);
  for (let number = 100; number < limit; number += 1) if (isMember.has(number) !== inLater(number % 100)) return undefined;
  const without = pairs.filter((ending) => !isMember.has(ending));
  const also = numbers.filter((/** @type {number} */ number) => number < 100 && !inLater(number));
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  const full = digits.filter((digit) => pairs.filter((pair) => pair % 10 === digit).length === 10);
  const any = digits.filter((digit) => pairs.some((pair) => pair % 10 === digit));
  const added = pairs.filter((pair) => !full.includes(pair % 10));
  const left = Array.from({ length: 100 }, (_, pair) => pair).filter((pair) => any.includes(pair % 10) && !inLater(pair));
  const forms = [
    { text: `numbers that end in ${ranges(pairs, 2)}`, length: runs(pairs).length },
    {
      text: `numbers that end in ${ranges(full, 1)}${added.length > 0 ? `, or in ${ranges(added, 2)}` : ""}`,
      length: full.length > 0 ? runs(full).length + runs(added).length : Infinity,
    },
    {
      text: `numbers that end in ${ranges(any, 1)}${left.length > 0 ? `, but not in ${ranges(left, 2)}` : ""}`,
      length: runs(any).length + runs(left).length,
    },
  ];
  forms.sort((one, other) => one.length - other.length);
  const besides = also.length > 0 ? `, and ${ranges(also, 1)}` : "";
  // Where the small numbers differ: Polish "many" has 21 and 101, but not 1.
  const exceptions = without.length > 0 ? `; not ${ranges(without, 1)}` : "";
  return forms[0].text + besides + exceptions;
}

/**
 * The runs of consecutive numbers in a sorted list.
 *
 * @param {number[]} numbers
 */
function runs(numbers) {
  /** @type {[number, number][]} */
  const found = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found;
}

/**
 * `2–4, 7 and 11–14`, each with at least so many digits.
 *
 * @param {number[]} numbers
 * @param {number} digits
 */
function ranges(numbers, digits) {
  /** @param {number} number */
  const written = (number) => String(number).padStart(digits, "0");
  const parts = runs(numbers).flatMap(([first, last]) =>
    last - first > 1 ? [`${written(first)}–${written(last)}`] : first === last ? [written(first)] : [written(first), written(last)]);
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
