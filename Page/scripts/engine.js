// The engine of the page: the code that also runs on iOS, as WebAssembly. `Documentation/EngineAsJSON.md` describes its
// functions and answers, `Sources/Hosts/WebAssembly/Policies/PageAnswers.swift` those that only the page uses.

import { Instance } from "../../Distribution/npm/source/instance.js";

/** The engine: one instance for the page, with any number of sessions. */
export class Engine {
  #words;
  #instance;
  /** @type {Map<string, object>} the catalogues loaded into the instance, by locale */
  #texts = new Map();

  /** @param {WebAssembly.Module} module @param {Uint8Array} words the word list of the strength estimator */
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

  /** The current instance. After a trap it is a new one, without the objects that were open before. */
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

  /** A new session, which belongs to one form. Free it after use. */
  session() {
    return new Session(this);
  }

  /**
   * Loads catalogues into the engine, unless it has them already.
   *
   * @param {Iterable<object>} catalogs compiled catalogues
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
   * Calls a function that returns JSON.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   * @returns {any}
   */
  call(name, ...inputs) {
    return this.#answered(JSON.parse(this.text(name, ...inputs)));
  }

  /**
   * Calls a function and returns its answer as text.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   */
  text(name, ...inputs) {
    const text = this.#instance.text(name, ...inputs);
    // An instance that has trapped, for example for lack of memory, is unusable.
    if (this.#instance.isLost) this.#instance = this.#started(this.#instance.module);
    return text;
  }

  /** @param {any} answer */
  #answered(answer) {
    if (answer.error !== undefined) throw new EngineError(answer.error);
    return answer;
  }
}

/** An error reported by the engine. */
export class EngineError extends Error {
  /** @param {{id: string, message: string}} error */
  constructor({ id, message }) {
    super(message);
    this.id = id;
  }
}

/** One form: its policy, its locale and its user. */
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
   * Loads a policy of any format; if it is unusable, the session has no policy.
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
   * Sets the locale of the texts, and the user.
   *
   * @param {{locale?: string, user?: string, words?: string[]}} person missing members keep their values
   */
  configure({ locale, user, words }) {
    this.#locale = locale ?? this.#locale;
    this.#user = user ?? this.#user;
    this.#words = words?.filter((word) => word !== "") ?? this.#words;
  }

  /**
   * The state of each rule for a password: `{verdict, rules: [{rule, state, text, hint, …}]}`.
   *
   * @param {string} password
   * @param {string} [current] the current password
   */
  assess(password, current) {
    return this.#call("policy_check", this.#policy ?? 0, { password, current, ...this.#person });
  }

  /**
   * The requirements of the policy in a style: `{locale, direction, summary, rules: [{rule, text}]}`.
   *
   * @param {"checklist" | "requirement"} style
   */
  texts(style) {
    return this.#call("policy_texts", this.#policy ?? 0, { locale: this.#locale, style }).locales[0];
  }

  /**
   * Makes the session's form, replacing an earlier one: `{flow, locale, direction}`.
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
    // The page made the events, so a malformed event is a defect of the page. Findings quote no events.
    if (findings.some((/** @type {any} */ finding) => finding.severity === "error")) throw new Error(findings[0].message);
    return lines;
  }

  /** Ends the form and overwrites the typed passwords. */
  endForm() {
    if (this.#form !== null && this.#instance === this.#engine.instance) this.#call("form_close", this.#form);
    this.#form = null;
  }

  /** Ends the session and overwrites the typed passwords. */
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

  /** Throws if the engine's instance was replaced: handles of an earlier instance may belong to other objects now. */
  #requireInstance() {
    if (this.#instance !== this.#engine.instance) throw new EngineError({ id: "trapped", message: "The engine was restarted" });
  }
}

/**
 * The JSON of a compiled catalogue, computed once for each object.
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
