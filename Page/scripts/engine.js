// The engine of the page: the same code as on iOS, as WebAssembly. `Documentation/EngineAsJSON.md` describes its functions
// and answers, `Sources/PolicyExports/PageDesk.swift` those that only the page asks.

import { Instance } from "../../Distribution/npm/source/instance.js";

/** The engine: one instance for the page, with any number of sessions. */
export class Engine {
  #words;
  #instance;
  /** @type {Map<string, object>} the catalogue of each locale that the instance has */
  #texts = new Map();

  /** @param {WebAssembly.Module} module @param {Uint8Array} words the words by which strength is estimated */
  constructor(module, words) {
    this.#words = words;
    this.#instance = this.#started(module);
  }

  /** @param {WebAssembly.Module} module */
  #started(module) {
    const instance = new Instance(module);
    instance.call("load_strength_words", this.#words);
    this.#texts.clear();
    return instance;
  }

  /** The present instance: another one after a trap, without what was open before. */
  get instance() {
    return this.#instance;
  }

  /**
   * Whether the module has a function of this name.
   *
   * @param {string} name
   */
  has(name) {
    return this.#instance.has(name);
  }

  /** A new session, which belongs to one form. Free it when it is not needed any more. */
  session() {
    return new Session(this);
  }

  /**
   * Makes sure that the engine has these catalogues.
   *
   * @param {Iterable<object>} catalogs compiled ones
   */
  load(catalogs) {
    for (const catalog of catalogs) {
      const { locale } = /** @type {any} */ (catalog);
      if (this.#texts.get(locale) === catalog) continue;
      this.call("load_texts", catalogJSON(catalog));
      this.#texts.set(locale, catalog);
    }
  }

  /**
   * Calls a function that answers JSON.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   * @returns {any}
   */
  call(name, ...inputs) {
    return this.#answered(JSON.parse(this.text(name, ...inputs)));
  }

  /**
   * The answer of a function as text.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   */
  text(name, ...inputs) {
    const text = this.#instance.text(name, ...inputs);
    // An instance that has trapped, for want of memory, answers nothing any more.
    if (this.#instance.isLost) this.#instance = this.#started(this.#instance.module);
    return text;
  }

  /** @param {any} answer */
  #answered(answer) {
    if (answer.error !== undefined) throw new EngineError(answer.error);
    return answer;
  }
}

/** Why the engine has no answer. */
export class EngineError extends Error {
  /** @param {{id: string, message: string}} error */
  constructor({ id, message }) {
    super(message);
    this.id = id;
  }
}

/** One form: its policy, its locale, and the person in front of it. */
export class Session {
  #engine;
  #instance;
  /** @type {number | null} */
  #policy = null;
  /** @type {number | null} */
  #form = null;
  #locale = "en";
  #user = "";
  /** @type {string[]} */
  #words = [];

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    this.#instance = engine.instance;
  }

  /**
   * Loads a policy of any format; an unusable one leaves the session without.
   *
   * @param {string} text
   */
  loadPolicy(text) {
    if (this.#policy !== null) this.#call("policy_close", this.#policy);
    const answer = this.#call("policy_open", {}, text);
    this.#policy = answer.policy;
    return { ...answer, isLoaded: answer.policy !== null };
  }

  /**
   * Says what the texts are written in, and who types.
   *
   * @param {{locale?: string, user?: string, words?: string[]}} person what is missing stays as it was
   */
  speak({ locale, user, words }) {
    this.#locale = locale ?? this.#locale;
    this.#user = user ?? this.#user;
    this.#words = words?.filter((word) => word !== "") ?? this.#words;
  }

  /**
   * How a password stands to each rule: `{verdict, rules: [{rule, state, text, hint, …}]}`.
   *
   * @param {string} password
   * @param {string} [current] the current password
   */
  assess(password, current) {
    return this.#call("policy_check", this.#policy ?? 0, { password, current, ...this.#person });
  }

  /**
   * What the policy asks for in a style: `{locale, direction, summary, rules: [{rule, text}]}`.
   *
   * @param {"checklist" | "requirement"} style
   */
  texts(style) {
    return this.#call("policy_texts", this.#policy ?? 0, { locale: this.#locale, style }).locales[0];
  }

  /**
   * Makes the session's form, which replaces an earlier one: `{flow, locale, direction}`.
   *
   * @param {string} flow change, changeConfirmed, update, expired, set or verify
   */
  createForm(flow) {
    this.endForm();
    const answer = this.#call("form_open", { flow, policy: this.#policy, ...this.#person });
    this.#form = answer.form;
    return answer;
  }

  /**
   * Runs events, and returns a line for each: `{event, presentation, effects, findings}`.
   *
   * @param {{event: string, [key: string]: any}[]} events
   * @returns {any[]}
   */
  run(events) {
    this.#requireInstance();
    const text = this.#engine.text("form_event", this.#form ?? 0, events);
    // An error is an answer without a line feed.
    if (!text.endsWith("\n")) throw new EngineError(JSON.parse(text).error);
    const lines = text.split("\n").slice(0, -1).map((line) => JSON.parse(line));
    const { findings } = lines.pop();
    // The page wrote the events, so a malformed one is a defect of the page. No finding quotes them.
    if (findings.some((/** @type {any} */ finding) => finding.severity === "error")) throw new Error(findings[0].message);
    return lines;
  }

  /** Ends the form and overwrites what was typed. */
  endForm() {
    if (this.#form !== null && this.#instance === this.#engine.instance) this.#call("form_close", this.#form);
    this.#form = null;
  }

  /** Ends the session, and overwrites what was typed. */
  free() {
    this.endForm();
    if (this.#policy !== null && this.#instance === this.#engine.instance) this.#call("policy_close", this.#policy);
    this.#policy = null;
  }

  get #person() {
    return { locale: this.#locale, user: this.#user === "" ? undefined : this.#user, words: this.#words };
  }

  /** @param {string} name @param {...(number | string | Uint8Array | object)} inputs */
  #call(name, ...inputs) {
    this.#requireInstance();
    return this.#engine.call(name, ...inputs);
  }

  /** Numbers of another instance are those of others. */
  #requireInstance() {
    if (this.#instance !== this.#engine.instance) throw new EngineError({ id: "trapped", message: "The engine was started anew" });
  }
}

/**
 * The JSON of a compiled catalogue, written once for each object.
 *
 * @param {object} catalog
 * @returns {string}
 */
export function catalogJSON(catalog) {
  let json = written.get(catalog);
  if (json === undefined) written.set(catalog, (json = JSON.stringify(catalog)));
  return json;
}

/** @type {WeakMap<object, string>} */
const written = new WeakMap();
