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

  /** A new session: one form with its policy, its texts and its user. */
  session() {
    return new Session(this.#exports);
  }
}

/** One form: its policy, its catalogues, its locale, and the person in front of it. */
class Session {
  #exports;
  #address;

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

  /** Ends the session and overwrites all that it held. */
  free() {
    if (this.#address !== 0) this.#exports.watchword_session_free(this.#address);
    this.#address = 0;
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
    const buffer = this.#exports.memory.buffer;
    const length = new DataView(buffer).getUint32(address, true);
    const answer = JSON.parse(decoder.decode(new Uint8Array(buffer, address + 4, length)));
    this.#exports.watchword_free(address);
    if (answer.error !== undefined) throw new Error(`watchword: ${answer.error}`);
    return answer;
  }
}
