// Policies: their requirements, the state of a password, and checks of the policy itself.

import { Engine } from "./engine.js";
import { answered, PolicyError, WatchwordError } from "./errors.js";
import { disk } from "./files.js";
import { OwnTexts } from "./own-texts.js";
import { documentOf } from "./policy-source.js";
import { requireKnown } from "./words.js";

const open = Symbol("open");

/** The handles of policies that nobody closed: their memory is freed once they are collected. */
const forgotten = new FinalizationRegistry(closeAll);

/** The lists that policies can need, by the engine's names, and their files. */
const lists = /** @type {Record<string, string>} */ ({
  commonPasswords: "common-passwords.front.txt",
  strengthWords: "strength-words.txt",
});

/** The patterns of policies that need a list. */
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
   * Opens a policy like `open`, but without loading lists: until they are loaded, the rules that need them are
   * undetermined.
   *
   * @param {import("./index.js").PolicySource} source
   * @param {import("./index.js").OpenOptions} options
   */
  static async begin(source, options = {}) {
    requireKnown(options, ["locales", "name", "texts"], "Policy.open");
    const { locales = [], name, texts } = options;
    const opening = OwnTexts.of(texts).then((own) => Engine.open("watchword", own));
    // Errors are reported to the code that awaits it.
    opening.catch(() => {});
    Engine.preload(locales);
    const document = await documentOf(source, name);
    // The engine determines what a policy needs; a page that waited for that would load the list later.
    if (typeof document.text === "string" || document.text.length < 1 << 16) {
      const text = typeof document.text === "string" ? document.text : new TextDecoder().decode(document.text);
      Engine.preload([], Object.entries(names).flatMap(([path, pattern]) => (pattern.test(text) ? [path] : [])));
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
  /** @type {string[]} the information needed to check its rules, such as "user" */
  needs;
  /** @type {import("./index.js").Finding[]} the parser's warnings */
  findings;
  /** @type {{text: string | Uint8Array, bases: Record<string, string>}} */
  #document;
  /** @type {Engine | undefined} */
  #engine;
  /** @type {Map<import("./instance.js").Instance, number>} its handle in each instance where it is open */
  #handles = new Map();
  /** @type {Engine | undefined} */
  #tools;

  /**
   * Use Policy.open instead.
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
    [this.format, this.rules, this.needs] = [format, rules, needs];
    this.findings = [...findings, ...engine.textFindings];
    forgotten.register(this, this.#handles, this.#handles);
  }

  /**
   * The state of each rule for a password.
   *
   * @param {string} password
   * @param {import("./index.js").CheckOptions} [options]
   * @returns {import("./index.js").Report}
   */
  check(password, options = {}) {
    return this.#call("policy_check", { ...options, password: required(password) });
  }

  /**
   * The same for many passwords: a text with one per line, or a list.
   *
   * @param {string | Uint8Array | string[]} passwords
   * @param {import("./index.js").BatchOptions} [options]
   * @returns {import("./index.js").LineReport[]}
   */
  checkMany(passwords, options = {}) {
    const question = this.#live().withChosenLocale(options);
    const reports = [];
    let line = 1;
    for (const part of parts(lines(passwords))) {
      const { instance, handle: number } = this.#instanceFor(question.locale);
      const text = instance.text("policy_check_many", number, { ...question, line }, part);
      const found = text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
      if (found.length === 1 && found[0].line === undefined) answered(found[0]);
      for (const report of found) reports.push(report);
      line += count(part);
    }
    return reports;
  }

  /**
   * Counts how many of these passwords meet the policy, and how many fail each rule.
   *
   * @param {string | Uint8Array | string[]} passwords
   * @param {import("./index.js").BatchOptions} [options]
   * @returns {import("./index.js").Tally}
   */
  tally(passwords, options = {}) {
    return this.#call("policy_tally", options, lines(passwords));
  }

  /**
   * The requirements of the policy, in words.
   *
   * @param {{locale?: import("./index.js").Language, style?: "checklist" | "requirement"}} [options]
   * @returns {import("./index.js").RuleTexts}
   */
  texts(options = {}) {
    const { policy, locales } = this.#call("policy_texts", options);
    return { policy, ...locales[0] };
  }

  /**
   * Loads the texts of languages for later calls.
   *
   * @param {...import("./index.js").Language} locales
   */
  async load(...locales) {
    await this.#live().loadLocales(locales);
  }

  /** Closes the policy. */
  close() {
    forgotten.unregister(this.#handles);
    closeAll(this.#handles);
    this.#engine = undefined;
    this.#tools = undefined;
  }

  // MARK: - Functions of tools.wasm, which is loaded at the first call

  /**
   * Checks the policy against standards, clause by clause.
   *
   * @param {import("./index.js").AuditOptions} [options]
   * @returns {Promise<any>} the output of `watchword policy audit --format json`
   */
  audit(options = {}) {
    return this.#callTools("policy_audit", options);
  }

  /**
   * Counts the passwords that meet the policy.
   *
   * @param {{to?: number}} [options] the maximum length counted
   * @returns {Promise<any>} the output of `watchword policy count --format json`
   */
  count(options = {}) {
    return this.#callTools("policy_count", options);
  }

  /**
   * Random passwords that meet the policy.
   *
   * @param {{count?: number, length?: number}} [options]
   * @returns {Promise<{passwords: string[], bits: number}>}
   */
  async generate(options = {}) {
    // getRandomValues returns at most 64 KiB per call.
    const bytes = new Uint8Array(1024 * Math.max(1, Math.min(Number(options.count ?? 1) || 1, 65536)));
    for (let start = 0; start < bytes.length; start += 65536) {
      (globalThis.crypto ?? disk.crypto).getRandomValues(bytes.subarray(start, start + 65536));
    }
    try {
      return await this.#callTools("policy_generate", options, bytes);
    } finally {
      bytes.fill(0);
    }
  }

  /**
   * The differences to another policy, with passwords that only one of them accepts.
   *
   * @param {Policy} other
   * @param {{locale?: import("./index.js").Language, effort?: "quick" | "thorough"}} [options] `effort` limits the
   *   amount of work
   * @returns {Promise<any>} the output of `watchword policy diff --format json`
   */
  async diff(other, options = {}) {
    if (!(other instanceof Policy)) throw new TypeError(`Expected an open Policy, found ${kind(other)}`);
    const question = this.#live().withChosenLocale(options);
    const tools = await this.#toolsFor(question.locale);
    const { instance } = tools;
    other.#live();
    return answered(instance.call("policy_diff", this.#handle(instance), other.#handle(instance), question));
  }

  /**
   * The policy in another format.
   *
   * @param {{to: "native" | "relid"}} options the id of the format
   * @returns {Promise<{format: string, text: string, losses: string[]}>}
   */
  async convert(options) {
    if (typeof options !== "object" || options === null) throw new TypeError(`Expected { to: "native" } or { to: "relid" }, found ${kind(options)}`);
    return this.#callTools("policy_convert", options);
  }

  // MARK: - Calls

  /**
   * @param {string} name
   * @param {any} options
   * @param {...(string | Uint8Array)} documents
   */
  #call(name, options, ...documents) {
    const question = this.#live().withChosenLocale(options);
    const { instance, handle: number } = this.#instanceFor(question.locale);
    return answered(instance.call(name, number, question, ...documents));
  }

  /**
   * @param {string} name
   * @param {any} question
   * @param {...(string | Uint8Array)} documents
   */
  async #callTools(name, question, ...documents) {
    const { instance } = await this.#toolsFor(question?.locale);
    return answered(instance.call(name, this.#handle(instance), question, ...documents));
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
  #instanceFor(locale) {
    const engine = this.#live();
    engine.ensureLoaded(locale);
    const { instance } = engine;
    return { instance, handle: this.#handle(instance) };
  }

  #live() {
    if (this.#engine === undefined) throw new WatchwordError("closed", `The policy "${this.name}" is closed`);
    return this.#engine;
  }

  /** The own texts with which it was opened. */
  get ownTexts() {
    return this.#live().texts;
  }

  /**
   * The instance and the handle for forms.
   *
   * @param {string | undefined} locale
   */
  instanceForForm(locale) {
    return this.#instanceFor(locale);
  }

  /**
   * The policy's handle in an instance. Opens the policy there if needed, because the instance is replaced after a
   * trap.
   *
   * @param {import("./instance.js").Instance} instance
   * @returns {number}
   */
  #handle(instance) {
    return this.#handles.get(instance) ?? this.#opened(instance).policy;
  }

  /** @param {import("./instance.js").Instance} instance */
  #opened(instance) {
    const answer = answered(instance.call("policy_open", { name: this.name, bases: this.#document.bases }, this.#document.text));
    if (answer.policy === null) throw new PolicyError(this.name, answer.findings);
    for (const other of this.#handles.keys()) if (other.isLost) this.#handles.delete(other);
    this.#handles.set(instance, answer.policy);
    return answer;
  }
}

/**
 * Closes a policy wherever it is open.
 *
 * @param {Map<import("./instance.js").Instance, number>} handles
 */
function closeAll(handles) {
  for (const [instance, handle] of handles) if (!instance.isLost) instance.call("policy_close", handle);
  handles.clear();
}

/**
 * The type of a wrong value, for errors, which never quote values.
 *
 * @param {unknown} value
 */
const kind = (value) => (value === null ? "null" : typeof value);

/**
 * Returns a password, or throws an error that does not quote it.
 *
 * @param {unknown} password
 */
function required(password) {
  if (typeof password !== "string") throw new TypeError(`Expected a password as a string, found ${kind(password)}`);
  return password;
}

/**
 * A document with one password per line. Each password of a list ends its line, so that an empty one counts, too.
 *
 * @param {string | Uint8Array | string[]} passwords
 */
function lines(passwords) {
  if (!Array.isArray(passwords)) return passwords;
  const broken = passwords.findIndex((password) => /[\r\n]/.test(required(password)));
  if (broken >= 0) throw new RangeError(`Password ${broken + 1} has a line break; check it by itself`);
  return passwords.map((password) => `${password}\n`).join("");
}

/** The minimum length of a part of a batch: its answers are a hundred times as long. */
const partLength = 1 << 15;
const lineFeed = 10;

/**
 * Splits a document into parts that end with a line.
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
  for (let index = -1; ; found += 1) {
    index = typeof part === "string" ? part.indexOf("\n", index + 1) : part.indexOf(lineFeed, index + 1);
    if (index < 0) return found;
  }
}
