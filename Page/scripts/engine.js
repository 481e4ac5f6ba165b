// The engine of the page: the same code as on iOS, as WebAssembly. `Sources/WebAssemblyDoor/Door.swift` describes its
// functions and answers, `Sources/PageDoor` those that only the page has.
//
// Each text is written straight into the module's memory, and is overwritten there when the call is done.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** The engine: one instance for the page, with any number of sessions. */
export class Engine {
  #module;
  #instance;
  #words;

  /** @param {WebAssembly.Module} module @param {WebAssembly.Instance} instance @param {Uint8Array} words */
  constructor(module, instance, words) {
    this.#module = module;
    this.#instance = instance;
    this.#words = words;
    this.#loadWords();
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} words the words by which strength is estimated
   * @returns {Engine}
   */
  static start(module, words) {
    return new Engine(module, new WebAssembly.Instance(module, {}), words);
  }

  /**
   * Whether the module has a function of this name.
   *
   * @param {string} name
   */
  has(name) {
    return typeof this.#instance.exports[name] === "function";
  }

  /** A new session, which belongs to one form. Free it when it is not needed any more. */
  session() {
    return new Session(this.#exports(), () => this.#restart());
  }

  /**
   * Calls a function that takes no session but texts, and answers with JSON.
   *
   * @param {string} name
   * @param {...(string | Uint8Array)} inputs
   * @returns {any}
   */
  call(name, ...inputs) {
    return answerOf(textOf(this.#exports(), name, [], inputs, () => this.#restart()));
  }

  #exports() {
    return /** @type {any} */ (this.#instance.exports);
  }

  /** An instance that has trapped, for want of memory, answers nothing any more: the next sessions are in a new one. */
  #restart() {
    this.#instance = new WebAssembly.Instance(this.#module, {});
    this.#loadWords();
  }

  #loadWords() {
    this.call("watchword_load_strength_words", this.#words);
  }
}

/** One form: its policy, its catalogues, its locale, and the person in front of it. */
export class Session {
  #exports;
  #address;
  #onTrap;

  /** @param {any} exports @param {() => void} onTrap */
  constructor(exports, onTrap) {
    this.#exports = exports;
    this.#onTrap = onTrap;
    this.#address = exports.watchword_session_create();
  }

  /**
   * Loads a policy of any format; an unusable one leaves the session without.
   *
   * @param {string} text
   */
  loadPolicy(text) {
    return this.call("watchword_load_policy", text);
  }

  /**
   * Loads a compiled catalogue, which replaces one of the same locale.
   *
   * @param {string | Uint8Array} json
   */
  loadCatalog(json) {
    return this.call("watchword_load_catalog", json);
  }

  /**
   * Chooses the locale of all texts: `{requested, locale, direction}`.
   *
   * @param {string} tag
   */
  chooseLocale(tag) {
    return this.call("watchword_choose_locale", tag);
  }

  /**
   * Says who types; nothing forgets.
   *
   * @param {string} [id]
   */
  setUserID(id) {
    this.#tell("watchword_set_user_id", id ?? "");
  }

  /**
   * Adds a word of the person who types; the empty word removes all.
   *
   * @param {string} word
   */
  addPersonalWord(word) {
    this.#tell("watchword_add_personal_word", word);
  }

  /**
   * Says what the password is now; nothing forgets.
   *
   * @param {string} [password]
   */
  setCurrentPassword(password) {
    this.#tell("watchword_set_current_password", password ?? "");
  }

  /**
   * How a password stands to each rule: `{verdict, rules: [{rule, state, text, hint, …}]}`.
   *
   * @param {string} password
   */
  assess(password) {
    return this.call("watchword_assess", password);
  }

  /** What the policy asks for: `{locale, direction, summary, rules: [{rule, checklist, requirement}]}`. */
  texts() {
    return this.call("watchword_texts");
  }

  /**
   * Makes the session's form, which replaces an earlier one: `{flow, locale, direction}`.
   *
   * @param {string} flow change, changeConfirmed, update, expired, set or verify
   */
  createForm(flow) {
    return this.call("watchword_form_create", flow);
  }

  /**
   * Runs events, and returns a line for each: `{event, presentation, effects, findings}`.
   *
   * @param {{event: string, [key: string]: any}[]} events
   * @returns {any[]}
   */
  run(events) {
    const lines = this.runScript(JSON.stringify(events, wellFormed)).map((line) => JSON.parse(line));
    const { findings } = lines.pop();
    // The page wrote the events, so a malformed one is a defect of the page. No finding quotes them.
    if (findings.some((/** @type {any} */ finding) => finding.severity === "error")) throw new Error(findings[0].message);
    return lines;
  }

  /**
   * Runs a list of events that is JSON already. The lines are byte for byte what `watchword form --script -` prints; the
   * last one holds the findings of the script.
   *
   * @param {string} script
   * @returns {string[]}
   */
  runScript(script) {
    const text = this.#text("watchword_form_run", [script]);
    // An error is an answer without a line feed.
    if (!text.endsWith("\n")) answerOf(text);
    return text.split("\n").slice(0, -1);
  }

  /** Ends the form and overwrites what was typed. */
  endForm() {
    if (this.#address !== 0) this.#exports.watchword_form_free(this.#address);
  }

  /** Ends the session and overwrites all that it held. */
  free() {
    if (this.#address !== 0) this.#exports.watchword_session_free(this.#address);
    this.#address = 0;
  }

  /**
   * Calls a function that takes the session and texts, and answers with JSON; so do those that only the page has.
   *
   * @param {string} name
   * @param {...(string | Uint8Array)} inputs
   * @returns {any}
   */
  call(name, ...inputs) {
    return answerOf(this.#text(name, inputs));
  }

  /** @param {string} name @param {string} input */
  #tell(name, input) {
    textOf(this.#exports, name, [this.#live()], [input], this.#onTrap, false);
  }

  /** @param {string} name @param {(string | Uint8Array)[]} inputs */
  #text(name, inputs) {
    return textOf(this.#exports, name, [this.#live()], inputs, this.#onTrap);
  }

  #live() {
    if (this.#address === 0) throw new Error("The session is freed");
    return this.#address;
  }
}

/**
 * Calls a function with numbers and texts, and returns its answer as text.
 *
 * @param {any} exports
 * @param {string} name
 * @param {number[]} numbers
 * @param {(string | Uint8Array)[]} inputs each becomes an address and a length
 * @param {() => void} onTrap
 * @param {boolean} [isAnswered]
 * @returns {string}
 */
function textOf(exports, name, numbers, inputs, onTrap, isAnswered = true) {
  if (typeof exports[name] !== "function") throw new Error(`The engine of this page has no function "${name}"`);
  const addresses = [];
  const places = [...numbers];
  try {
    for (const input of inputs) {
      const isText = typeof input === "string";
      // A UTF-16 code unit becomes at most three bytes of UTF-8.
      const room = isText ? input.length * 3 : input.byteLength;
      const address = exports.watchword_allocate(room);
      if (address === 0) throw new RangeError("The text is longer than the engine reads");
      addresses.push(address);
      const memory = new Uint8Array(exports.memory.buffer, address, room);
      if (!isText) memory.set(input);
      places.push(address, isText ? encoder.encodeInto(input, memory).written ?? 0 : room);
    }
    const answer = exports[name](...places);
    if (!isAnswered) return "";
    const buffer = exports.memory.buffer;
    const length = new DataView(buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(buffer, answer + 4, length));
    exports.watchword_free(answer);
    return text;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      addresses.length = 0;
      onTrap();
    }
    throw error;
  } finally {
    for (const address of addresses) exports.watchword_free(address);
  }
}

/** @param {string} text */
function answerOf(text) {
  const answer = JSON.parse(text);
  if (answer.error !== undefined) throw new Error(`The engine says "${answer.error}"`);
  return answer;
}

/**
 * Replaces lone surrogates, which no UTF-8 has, as TextEncoder does.
 *
 * @param {string} _
 * @param {any} value
 */
function wellFormed(_, value) {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;
}
