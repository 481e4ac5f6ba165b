// Policies: what they ask for, how a password stands to them, and what is said about them.

import { Engine } from "./engine.js";
import { answered, PolicyError, WatchwordError } from "./errors.js";
import { disk } from "./files.js";
import { inLanguage } from "./locale.js";
import { OwnTexts } from "./own-texts.js";
import { documentOf } from "./policy-source.js";

const open = Symbol("open");

/** What policies need by the name that the engine gives it, and the file that has it. */
const lists = /** @type {Record<string, string>} */ ({
  commonPasswords: "common-passwords.front.txt",
  strengthWords: "strength-words.txt",
});

/** How policies call the lists. */
const names = { "common-passwords.front.txt": /"common-password"|"BlackListedCommonPassword"\s*:\s*"?true/, "strength-words.txt": /"strength"/ };

/** A password policy. */
export class Policy {
  /**
   * Opens a policy, and loads what its rules need and the texts of languages. English texts are always loaded.
   *
   * Throws a PolicyError if there is an error in the policy.
   *
   * @param {import("./index.js").PolicySource} source the name of a shipped policy, such as "strong"; JSON as a text, as
   *   bytes or as an object; the address of a file, which in Node may be a path; or a Response
   * @param {import("./index.js").OpenOptions} options
   * @returns {Promise<Policy>}
   */
  static async open(source, options = {}) {
    const { policy, lists } = await Policy.begin(source, options);
    await lists();
    return policy;
  }

  /**
   * Opens a policy as `open` does, but does not load lists: until they are there, the rules that need them are undetermined.
   *
   * @param {import("./index.js").PolicySource} source
   * @param {import("./index.js").OpenOptions} options
   */
  static async begin(source, { locales = [], name, texts } = {}) {
    const opening = OwnTexts.of(texts).then((own) => Engine.open("watchword", own));
    // Whoever awaits it says what is wrong.
    opening.catch(() => {});
    Engine.expect(locales);
    const document = await documentOf(source, name);
    // The engine says what a policy needs; a page that waits for that loads the list later.
    if (typeof document.text === "string" || document.text.length < 1 << 16) {
      const text = typeof document.text === "string" ? document.text : new TextDecoder().decode(document.text);
      Engine.expect([], Object.entries(names).flatMap(([path, pattern]) => (pattern.test(text) ? [path] : [])));
    }
    const engine = await opening;
    const policy = new Policy(open, document, engine);
    const needed = policy.needs.filter((need) => need in lists).map((need) => lists[need]);
    await engine.loadLocales(locales);
    return { policy, needsLists: needed.length > 0, lists: () => engine.load(needed) };
  }

  /** The name in answers and findings. */
  name;
  /** @type {string} the id of its format, such as "native" */
  format;
  /** @type {string[]} the ids of its rules */
  rules;
  /** @type {string[]} what its rules need to be judged, such as "user" */
  needs;
  /** @type {import("./index.js").Finding[]} the warnings of its reader */
  findings;
  /** @type {{text: string | Uint8Array, bases: Record<string, string>}} */
  #document;
  /** @type {Engine | undefined} */
  #engine;
  /** @type {WeakMap<import("./instance.js").Instance, number>} its number in each instance where it is open */
  #numbers = new WeakMap();
  /** @type {Engine | undefined} */
  #tools;

  /**
   * Policies are opened by Policy.open.
   *
   * @param {symbol} key
   * @param {{name: string, text: string | Uint8Array, bases: Record<string, string>}} document
   * @param {Engine} engine
   */
  constructor(key, document, engine) {
    if (key !== open) throw new TypeError("Use await Policy.open(…)");
    this.name = document.name;
    this.#document = document;
    this.#engine = engine;
    const { format, rules, needs, findings } = this.#opened(engine.instance);
    [this.format, this.rules, this.needs, this.findings] = [format, rules, needs, findings];
  }

  /**
   * How a password stands to each rule.
   *
   * @param {string} password
   * @param {import("./index.js").CheckOptions} [options]
   * @returns {import("./index.js").Report}
   */
  check(password, options = {}) {
    return this.#ask("policy_check", { ...options, password: required(password) });
  }

  /**
   * The same for many passwords: a text with one in each line, or a list.
   *
   * @param {string | Uint8Array | string[]} passwords
   * @param {import("./index.js").BatchOptions} [options]
   * @returns {import("./index.js").LineReport[]}
   */
  checkMany(passwords, options = {}) {
    const question = inLanguage(options, this.#live().texts.locales);
    const reports = [];
    let line = 1;
    for (const part of parts(lines(passwords))) {
      const { instance, number } = this.#place(question.locale);
      const text = instance.text("policy_check_many", number, { ...question, line }, part);
      const found = text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
      if (found.length === 1 && found[0].line === undefined) answered(found[0]);
      for (const report of found) reports.push(report);
      line += count(part);
    }
    return reports;
  }

  /**
   * How many of these passwords meet the policy, and which rules the others do not meet.
   *
   * @param {string | Uint8Array | string[]} passwords
   * @param {import("./index.js").BatchOptions} [options]
   * @returns {import("./index.js").Tally}
   */
  tally(passwords, options = {}) {
    return this.#ask("policy_tally", options, lines(passwords));
  }

  /**
   * What the policy asks for, in words.
   *
   * @param {{locale?: import("./index.js").Language, style?: "checklist" | "requirement"}} [options]
   * @returns {import("./index.js").RuleTexts}
   */
  texts(options = {}) {
    const { policy, locales } = this.#ask("policy_texts", options);
    return { policy, ...locales[0] };
  }

  /**
   * Loads the texts of languages, for the next questions.
   *
   * @param {...import("./index.js").Language} locales
   */
  async load(...locales) {
    await this.#live().loadLocales(locales);
  }

  /** Forgets the policy. */
  close() {
    for (const engine of [this.#engine, this.#tools]) {
      const number = engine && this.#numbers.get(engine.instance);
      if (engine && number !== undefined) engine.instance.call("policy_close", number);
    }
    this.#engine = undefined;
    this.#tools = undefined;
  }

  // MARK: - What only tools.wasm knows, which is loaded when it is first asked

  /**
   * The policy clause by clause of standards.
   *
   * @param {import("./index.js").AuditOptions} [options]
   * @returns {Promise<any>} what `watchword policy audit --format json` prints
   */
  audit(options = {}) {
    return this.#askTools("policy_audit", options);
  }

  /**
   * How many passwords meet the policy.
   *
   * @param {{to?: number}} [options] the greatest length that is counted
   * @returns {Promise<any>} what `watchword policy count --format json` prints
   */
  count(options = {}) {
    return this.#askTools("policy_count", options);
  }

  /**
   * Random passwords that meet the policy.
   *
   * @param {{count?: number, length?: number}} [options]
   * @returns {Promise<{passwords: string[], bits: number}>}
   */
  async generate(options = {}) {
    // getRandomValues gives 64 KiB at once.
    const bytes = new Uint8Array(1024 * Math.max(1, Math.min(Number(options.count ?? 1) || 1, 65536)));
    for (let start = 0; start < bytes.length; start += 65536) {
      (globalThis.crypto ?? disk.crypto).getRandomValues(bytes.subarray(start, start + 65536));
    }
    try {
      return await this.#askTools("policy_generate", options, bytes);
    } finally {
      bytes.fill(0);
    }
  }

  /**
   * What is different in another policy, with passwords that only one of them accepts.
   *
   * @param {Policy} other
   * @param {{locale?: import("./index.js").Language, effort?: "quick" | "thorough"}} [options] `effort` is how much work it may take
   * @returns {Promise<any>} what `watchword policy diff --format json` prints
   */
  async diff(other, options = {}) {
    if (!(other instanceof Policy)) throw new TypeError(`Expected an open Policy, found ${kind(other)}`);
    const question = inLanguage(options, this.#live().texts.locales);
    const tools = await this.#toolsFor(question.locale);
    const { instance } = tools;
    other.#live();
    return answered(instance.call("policy_diff", this.#number(instance), other.#number(instance), question));
  }

  /**
   * The policy in another format.
   *
   * @param {{to: "native" | "relid"}} options the id of the format
   * @returns {Promise<{format: string, text: string, losses: string[]}>}
   */
  async convert(options) {
    if (typeof options !== "object" || options === null) throw new TypeError(`Expected { to: "native" } or { to: "relid" }, found ${kind(options)}`);
    return this.#askTools("policy_convert", options);
  }

  // MARK: - Questions

  /**
   * @param {string} name
   * @param {any} asked
   * @param {...(string | Uint8Array)} documents
   */
  #ask(name, asked, ...documents) {
    const question = inLanguage(asked, this.#live().texts.locales);
    const { instance, number } = this.#place(question.locale);
    return answered(instance.call(name, number, question, ...documents));
  }

  /**
   * @param {string} name
   * @param {any} question
   * @param {...(string | Uint8Array)} documents
   */
  async #askTools(name, question, ...documents) {
    const { instance } = await this.#toolsFor(question?.locale);
    return answered(instance.call(name, this.#number(instance), question, ...documents));
  }

  /** @param {string | undefined} locale */
  async #toolsFor(locale) {
    const tools = await Engine.open("tools", this.#live().texts);
    await tools.load(this.needs.filter((need) => need === "strengthWords").map((need) => lists[need]));
    if (locale !== undefined) await tools.loadLocales([locale]);
    this.#live();
    return (this.#tools = tools);
  }

  /** @param {string | undefined} locale */
  #place(locale) {
    const engine = this.#live();
    engine.require(locale);
    const { instance } = engine;
    return { instance, number: this.#number(instance) };
  }

  #live() {
    if (this.#engine === undefined) throw new WatchwordError("closed", `The policy "${this.name}" is closed`);
    return this.#engine;
  }

  /** The own texts that it was opened with. */
  get ownTexts() {
    return this.#live().texts;
  }

  /**
   * The instance and the number that forms need.
   *
   * @param {string | undefined} locale
   */
  placeForForm(locale) {
    return this.#place(locale);
  }

  /**
   * The policy's number in an instance, where it is opened if it is not: after a trap, the instance is another one.
   *
   * @param {import("./instance.js").Instance} instance
   * @returns {number}
   */
  #number(instance) {
    return this.#numbers.get(instance) ?? this.#opened(instance).policy;
  }

  /** @param {import("./instance.js").Instance} instance */
  #opened(instance) {
    const answer = answered(instance.call("policy_open", { name: this.name, bases: this.#document.bases }, this.#document.text));
    if (answer.policy === null) throw new PolicyError(this.name, answer.findings);
    this.#numbers.set(instance, answer.policy);
    return answer;
  }
}

/**
 * What a wrong value is called; no error quotes it.
 *
 * @param {unknown} value
 */
const kind = (value) => (value === null ? "null" : typeof value);

/**
 * A password, which no error quotes.
 *
 * @param {unknown} password
 */
function required(password) {
  if (typeof password !== "string") throw new TypeError(`Expected a password as a string, found ${kind(password)}`);
  return password;
}

/**
 * A document with a password in each line.
 *
 * @param {string | Uint8Array | string[]} passwords
 */
function lines(passwords) {
  if (!Array.isArray(passwords)) return passwords;
  const broken = passwords.findIndex((password) => /[\r\n]/.test(required(password)));
  if (broken >= 0) throw new RangeError(`Password ${broken + 1} has a line break; check it by itself`);
  return passwords.join("\n");
}

/** How long a part of a batch is, at least: its answers are a hundred times as long. */
const partLength = 1 << 15;
const lineFeed = 10;

/**
 * A document in parts that end with a line.
 *
 * @param {string | Uint8Array} document
 * @returns {Generator<string | Uint8Array>}
 */
function* parts(document) {
  let start = 0;
  do {
    const end = 1 + (typeof document === "string" ? document.indexOf("\n", start + partLength) : document.indexOf(lineFeed, start + partLength));
    const isLast = end === 0;
    yield typeof document === "string" ? document.slice(start, isLast ? undefined : end) : document.subarray(start, isLast ? undefined : end);
    start = isLast ? document.length : end;
  } while (start < document.length);
}

/**
 * The number of line feeds.
 *
 * @param {string | Uint8Array} part
 */
function count(part) {
  let found = 0;
  for (let place = -1; ; found += 1) {
    place = typeof part === "string" ? part.indexOf("\n", place + 1) : part.indexOf(lineFeed, place + 1);
    if (place < 0) return found;
  }
}
