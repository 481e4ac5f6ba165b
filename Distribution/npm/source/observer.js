// Counts how many of the passwords that people sign in with would fail a policy, and stores only the counts.

import { WatchwordError } from "./errors.js";
import { requireKnown } from "./words.js";

const version = 1;
const verdicts = ["met", "unmet", "undetermined"];
const ofRules = ["unmet", "unmetAlone", "undetermined"];
/** The largest count: about a trillion, so that sums stay exact. */
const maxCount = 2 ** 40;

/** Counts how many of the passwords that people sign in with would fail a policy, rule by rule. */
export class PasswordObserver {
  /** The policy that passwords are checked against. */
  policy;
  /** @type {number} the smallest count that is published */
  floor;
  /** @type {any} all counts, exact */
  #counted;
  /** @type {any} the counts when the last group was complete */
  #published;
  /** @type {number} the number of passwords that completes the next group */
  #next;

  /**
   * Starts an observation, or continues the one of a state.
   *
   * @param {import("./policy.js").Policy} policy
   * @param {{floor?: number, state?: string}} options
   */
  constructor(policy, options = {}) {
    requireKnown(options, ["floor", "state"], "PasswordObserver");
    const { floor, state } = options;
    if (floor !== undefined && !isCount(floor, 5, 1e6)) throw new RangeError("The floor is out of range; expected a whole number from 5 to 1000000");
    this.policy = policy;
    this.#counted = counts(policy.tally(""));
    this.#published = this.#counted;
    this.floor = floor ?? 20;
    this.#next = this.#sizeOfGroup();
    if (state === undefined) return;
    const found = read(state, policy.name, this.#counted);
    if (floor !== undefined && found.floor !== floor) unusable(`The state has the floor ${found.floor}; expected ${floor}`);
    [this.floor, this.#next, this.#counted, this.#published] = [found.floor, found.next, found.counted, found.published];
  }

  /** A random size from the floor to twice the floor. From an exact total, the other counts could be derived. */
  #sizeOfGroup() {
    return this.floor + Math.floor(Math.random() * this.floor);
  }

  /**
   * Checks the password of a user who has signed in, and counts the result.
   *
   * @param {string} password
   * @param {{user?: string, words?: readonly string[]}} options
   */
  observe(password, options = {}) {
    requireKnown(options, ["user", "words"], "PasswordObserver.observe");
    const { user, words } = options;
    if (typeof password !== "string") throw new TypeError("Expected a password as a string");
    // The engine counts lines, so a password with a line break would count as two.
    const tally = counts(this.policy.tally(/[\r\n]/.test(password) ? "" : `${password}\n`, { user, words }));
    this.#counted = sum(this.#counted, tally.passwords > 0 ? tally : { ...tally, unreadable: 1 });
    if (this.#counted.passwords < this.#next) return;
    this.#published = this.#counted;
    this.#next = this.#counted.passwords + this.#sizeOfGroup();
  }

  /**
   * Adds the counts of another observer of the same policy, for example on another server.
   *
   * @param {string} state
   */
  add(state) {
    const other = read(state, this.policy.name, this.#counted);
    if (other.floor !== this.floor) unusable(`The state has the floor ${other.floor}; expected ${this.floor}`);
    this.#counted = sum(this.#counted, other.counted);
    // Each part advances by whole groups, and so does their sum. The unpublished counts of several servers may exceed a
    // group, but publishing it would let sums differ by single people.
    this.#published = sum(this.#published, other.published);
    this.#next += other.next;
  }

  /** All counts as JSON, to store and continue later. They are exact, so do not publish them. */
  get state() {
    return JSON.stringify({ version, policy: this.policy.name, floor: this.floor, next: this.#next, counted: this.#counted, told: this.#published });
  }

  /** The counts that may be published. */
  get numbers() {
    const { floor } = this;
    const { passwords, rules, ...counted } = this.#published;
    /** @param {number} count */
    const rounded = (count) => (count < floor ? null : count - (count % floor));
    /** @type {any} */
    const numbers = { version, policy: this.policy.name, passwords: rounded(passwords) };
    for (const name of verdicts) numbers[name] = rounded(counted[name]);
    numbers.rules = rules.map((/** @type {any} */ rule) => ({
      rule: rule.rule, ...Object.fromEntries(ofRules.map((name) => [name, rounded(rule[name])])),
    }));
    return { ...numbers, floor };
  }
}

/**
 * The counts of a tally.
 *
 * @param {any} tally
 * @returns {any}
 */
function counts({ passwords, met, unmet, undetermined, unreadable, rules }) {
  return {
    passwords, met, unmet, undetermined, unreadable,
    rules: rules.map((/** @type {any} */ { rule, text, unmet, unmetAlone, undetermined }) => ({ rule, text, unmet, unmetAlone, undetermined })),
  };
}

/**
 * The sum of two sets of counts with the same members; texts are those of the first.
 *
 * @param {any} one
 * @param {any} other
 * @returns {any}
 */
function sum(one, other) {
  if (typeof one === "number") return one + other;
  if (Array.isArray(one)) return one.map((each, index) => sum(each, other[index]));
  if (typeof one !== "object") return one;
  return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, sum(each, other[name])]));
}

/**
 * Parses a state, which must be one of a policy with this name and the rules of `expected`.
 *
 * @param {string} state
 * @param {string} policy
 * @param {any} expected
 */
function read(state, policy, expected) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(state);
  } catch {
    unusable("The state is not JSON");
  }
  if (found?.version !== version) unusable(`The state is of version ${found?.version}; expected ${version}`);
  if (found.policy !== policy) unusable(`The state belongs to the policy ${JSON.stringify(found.policy)?.slice(0, 80)}; expected "${policy}"`);
  if (!isCount(found.floor, 5, 1e6)) unusable("The floor of the state is not a whole number from 5 to 1000000");
  const { counted, told } = found;
  for (const [name, part] of [["counted", counted], ["told", told]]) check(part, name, expected);
  if (told.passwords > counted.passwords) unusable('"told" has more passwords than "counted"');
  if (!isCount(found.next) || found.next - told.passwords < found.floor) unusable('"next" is less than one group after "told"');
  return { floor: found.floor, next: found.next, counted: counts(counted), published: counts(told) };
}

/**
 * Throws unless `part` has counts of the rules of `expected`.
 *
 * @param {any} part
 * @param {string} name
 * @param {any} expected
 */
function check(part, name, expected) {
  const { rules } = part ?? {};
  const isWhole = Array.isArray(rules) && [...verdicts, "passwords", "unreadable"].every((verdict) => isCount(part[verdict]));
  if (!isWhole || part.met + part.unmet + part.undetermined !== part.passwords) unusable(`The numbers in "${name}" are not counts of passwords`);
  const isSame = rules.length === expected.rules.length
    && rules.every((rule, index) => rule?.rule === expected.rules[index].rule && rule.text === expected.rules[index].text);
  if (!isSame) unusable("The rules belong to another policy; expected those of this policy, with their texts");
  if (!rules.every((rule) => ofRules.every((one) => isCount(rule[one])))) unusable(`The rules in "${name}" have no counts`);
}

/**
 * @param {unknown} value
 * @param {number} [min]
 * @param {number} [max]
 */
const isCount = (value, min = 0, max = maxCount) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/**
 * @param {string} message
 * @returns {never}
 */
function unusable(message) {
  throw new WatchwordError("unusable-state", message);
}
