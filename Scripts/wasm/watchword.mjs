// The door of watchword.wasm from JavaScript: for pages and for Node, without dependencies.
//
//   const engine = await Watchword.instantiate(fetch("watchword.wasm"));  // or bytes, or a WebAssembly.Module
//   const form = engine.session();
//   form.loadPolicy(policyJSON);                  // text or bytes -> {isLoaded, format, findings}
//   form.loadCatalog(germanJSON);                 // compiled catalogues; several, so that English stands behind
//   form.chooseLocale("de-AT");                   // -> {requested, locale, direction}
//   form.texts();                                 // -> {locale, direction, summary, rules: [{rule, checklist, …}]}
//   form.setUserID("anna");
//   form.assess(input.value);                     // -> {verdict, rules: [{rule, state, text, hint, …}]}
//   form.free();
//
// The rule "strength" is judged in sessions that begin after its words are there; without them it is undetermined:
//
//   await engine.loadStrengthWords(fetch("strength-words.txt"));   // or bytes -> {isLoaded}
//
// Or the session runs one of the documented flows, and the page draws what it says:
//
//   const update = form.createForm("update");     // change, changeConfirmed, update, expired, set or verify
//   const { lines, findings } = update.run([{ event: "appear" }, { event: "edit", field: "new", text: input.value }]);
//   for (const { presentation, effects } of lines) draw(presentation, effects);
//   update.free();
//
// Answers are described in Door.swift. Each text is written straight into the module's memory and overwritten there
// when the call is done. JavaScript's own strings cannot be overwritten: drop a typed password as soon as you can.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** The engine: one instance of the module, for any number of sessions. */
export class Watchword {
  #exports;

  constructor(instance) {
    this.#exports = instance.exports;
  }

  /** An engine from bytes, a WebAssembly.Module, a Response or a promise of one of these. */
  static async instantiate(source) {
    const given = await source;
    const module =
      given instanceof WebAssembly.Module
        ? given
        : await (typeof Response !== "undefined" && given instanceof Response
            ? WebAssembly.compileStreaming(given)
            : WebAssembly.compile(given));
    return new Watchword(await WebAssembly.instantiate(module, {}));
  }

  /** Loads the words of the estimator, from bytes, a Response or a promise of one of these. */
  async loadStrengthWords(source) {
    const given = await source;
    const bytes = typeof Response !== "undefined" && given instanceof Response ? new Uint8Array(await given.arrayBuffer()) : given;
    const address = this.#exports.watchword_allocate(bytes.byteLength);
    if (address === 0) throw new RangeError("the words are longer than the engine reads");
    new Uint8Array(this.#exports.memory.buffer, address, bytes.byteLength).set(bytes);
    const answer = this.#exports.watchword_load_strength_words(address, bytes.byteLength);
    this.#exports.watchword_free(address);
    return JSON.parse(textOf(this.#exports, answer));
  }

  /** A new session: one form with its policy, its texts and its user. */
  session() {
    return new Session(this.#exports);
  }
}

/** One form: its policy, its catalogues, its locale, and the person in front of it. */
class Session {
  #exports;
  #address;
  #form;

  constructor(exports) {
    this.#exports = exports;
    this.#address = exports.watchword_session_create();
  }

  /** Loads the policy from JSON of any format; an unusable one leaves the session without. */
  loadPolicy(json) {
    return this.#ask("watchword_load_policy", json);
  }

  /** Loads the messages of one locale. */
  loadCatalog(json) {
    return this.#ask("watchword_load_catalog", json);
  }

  /** Chooses the locale of all texts. */
  chooseLocale(tag) {
    return this.#ask("watchword_choose_locale", tag);
  }

  /** Says who types; nothing forgets. */
  setUserID(id) {
    this.#tell("watchword_set_user_id", id ?? "");
  }

  /** Says the words of the person who types. */
  setPersonalWords(words) {
    this.#tell("watchword_add_personal_word", "");
    for (const word of words) if (word !== "") this.#tell("watchword_add_personal_word", word);
  }

  /** Says what the password is now; nothing forgets. */
  setCurrentPassword(password) {
    this.#tell("watchword_set_current_password", password ?? "");
  }

  /** How a password stands to each rule. */
  assess(password) {
    return this.#ask("watchword_assess", password);
  }

  /** What the policy asks for, in words. */
  texts() {
    return this.#answer(this.#exports.watchword_texts(this.#address));
  }

  /**
   * Makes the session's form, which replaces an earlier one: with the policy, the catalogues, the locale, the user and
   * the personal words that the session has now.
   *
   * @param {"change" | "changeConfirmed" | "update" | "expired" | "set" | "verify"} flow
   * @returns {Form}
   */
  createForm(flow) {
    const answer = this.#ask("watchword_form_create", flow);
    return (this.#form = new Form(
      answer,
      (form, script) => {
        if (this.#form !== form) throw new Error("the form is freed");
        return this.#lines("watchword_form_run", script);
      },
      (form) => {
        if (this.#form !== form) return;
        this.#form = undefined;
        if (this.#address !== 0) this.#exports.watchword_form_free(this.#address);
      },
    ));
  }

  /** Ends the session and overwrites all that it held. */
  free() {
    if (this.#address !== 0) this.#exports.watchword_session_free(this.#address);
    this.#address = 0;
  }

  /** An answer that is lines of JSON, each as it was written. */
  #lines(name, input) {
    const text = this.#with(input, (address, length) => this.#text(this.#exports[name](this.#address, address, length)));
    // An error is an answer without a line feed.
    if (!text.endsWith("\n")) this.#checked(JSON.parse(text));
    return text.split("\n").slice(0, -1);
  }

  #ask(name, input) {
    return this.#answer(this.#with(input, (address, length) => this.#exports[name](this.#address, address, length)));
  }

  #tell(name, input) {
    this.#with(input, (address, length) => this.#exports[name](this.#address, address, length));
  }

  /** Calls `body` with the input in the module's memory, and overwrites it there. */
  #with(input, body) {
    if (this.#address === 0) throw new Error("the session is freed");
    const isText = typeof input === "string";
    // A UTF-16 code unit becomes at most three bytes of UTF-8.
    const room = isText ? input.length * 3 : input.byteLength;
    const address = this.#exports.watchword_allocate(room);
    if (address === 0) throw new RangeError("the text is longer than the engine reads");
    try {
      const memory = new Uint8Array(this.#exports.memory.buffer, address, room);
      if (isText) return body(address, encoder.encodeInto(input, memory).written);
      memory.set(input);
      return body(address, room);
    } finally {
      this.#exports.watchword_free(address);
    }
  }

  #answer(address) {
    return this.#checked(JSON.parse(this.#text(address)));
  }

  #text(address) {
    return textOf(this.#exports, address);
  }

  #checked(answer) {
    if (answer.error !== undefined) throw new Error(`watchword: ${answer.error}`);
    return answer;
  }
}

/** The text of an answer, which is overwritten in the module's memory. */
function textOf(exports, address) {
  const buffer = exports.memory.buffer;
  const length = new DataView(buffer).getUint32(address, true);
  const text = decoder.decode(new Uint8Array(buffer, address + 4, length));
  exports.watchword_free(address);
  return text;
}

/**
 * What a form shows and asks for after an event; see `watchword form --help` for all of it.
 *
 * @typedef {object} Line
 * @property {1} version
 * @property {string} event the event's name
 * @property {object} presentation what to draw, with every text localized
 * @property {{effect: string}[]} effects what to do, in this order
 * @property {object[]} findings what is wrong with a policy or a challenge that the event brought
 */

/**
 * What is wrong with a list of events. It never quotes the list, which may hold passwords.
 *
 * @typedef {object} Finding
 * @property {string} id
 * @property {"error" | "warning" | "info"} severity
 * @property {number} line counted from 1
 * @property {number} column in code points, counted from 1
 * @property {string} message
 * @property {string} [help]
 */

/** A form without a screen: it takes events, and says what to draw and what to do. */
class Form {
  /** The flow that it began with; challenges can replace it. */
  flow;
  /** The locale of its texts when it began. */
  locale;
  /** The direction of that locale, `ltr` or `rtl`. */
  direction;
  #run;
  #free;

  constructor({ flow, locale, direction }, run, free) {
    Object.assign(this, { flow, locale, direction });
    this.#run = run;
    this.#free = free;
  }

  /**
   * Runs events and returns a line for each. Events after an error among the findings were not run.
   *
   * @param {{event: string}[]} events
   * @returns {{lines: Line[], findings: Finding[]}}
   */
  run(events) {
    const { lines, findings } = this.runScript(JSON.stringify(events, wellFormed));
    return { lines: lines.map((line) => JSON.parse(line)), findings };
  }

  /**
   * Runs a list of events that is JSON already. The lines are as the module wrote them, which is byte for byte what
   * `watchword form --script -` prints.
   *
   * @param {string | Uint8Array} script
   * @returns {{lines: string[], findings: Finding[]}}
   */
  runScript(script) {
    const lines = this.answer(script);
    return { findings: JSON.parse(lines.pop()).findings, lines };
  }

  /**
   * Runs a list of events as `runScript` does, and returns the whole answer: the last line holds the findings.
   *
   * @param {string | Uint8Array} script
   * @returns {string[]}
   */
  answer(script) {
    return this.#run(this, script);
  }

  /** Ends the form and overwrites what was typed. */
  free() {
    this.#free(this);
  }
}

/** Replaces lone surrogates, which no UTF-8 has, as TextEncoder does. */
function wellFormed(_, value) {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;
}
