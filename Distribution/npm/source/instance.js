// Calls the functions of watchword.wasm and tools.wasm: Documentation/EngineAsJSON.md.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Up to this length, a text gets memory for the longest possible UTF-8, and is encoded directly into it. */
const shortText = 1 << 20;

/** @typedef {(name: string, path: Uint8Array, further: Uint8Array) => string | Uint8Array | undefined} Host answers the questions of a module */

/** An instance of a module: takes numbers and texts, and returns an answer. */
export class Instance {
  #module;
  #host;
  #exports;

  /**
   * @param {WebAssembly.Module} module
   * @param {Host} host has the files of projects and commands
   */
  constructor(module, host = () => undefined) {
    this.#module = module;
    this.#host = host;
    const ask = (/** @type {number} */ address, /** @type {number} */ length) => this.#ask(address, length);
    this.#exports = /** @type {any} */ (new WebAssembly.Instance(module, { host: { ask } }).exports);
  }

  /** The module of the instance. */
  get module() {
    return this.#module;
  }

  /** Whether a call trapped, after which the instance is unusable. */
  get isLost() {
    return this.#exports === undefined;
  }

  /** The memory, whose buffer is replaced after each growth. */
  get memory() {
    return this.#exports?.memory;
  }

  /**
   * Whether the module has a function.
   *
   * @param {string} name without "watchword_"
   */
  has(name) {
    return typeof this.#exports?.[`watchword_${name}`] === "function";
  }

  /**
   * Calls a function; returns its answer as an object, or {version, error: {id, message}}.
   *
   * @param {string} name without "watchword_"
   * @param {...(number | string | Uint8Array | object)} inputs numbers, texts, bytes, and questions, which are objects
   * @returns {any}
   */
  call(name, ...inputs) {
    return JSON.parse(this.text(name, ...inputs));
  }

  /**
   * Calls a function; returns its answer as the module writes it.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   * @returns {string}
   */
  text(name, ...inputs) {
    const text = this.#guarded(name, inputs, (bytes) => decoder.decode(bytes));
    return text ?? errorAnswer("no-answer", `The function ${name} returned nothing`);
  }

  /**
   * Calls a function; returns the bytes of its answer, or undefined if it has none.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   * @returns {Uint8Array | string | undefined} a text is an error
   */
  bytes(name, ...inputs) {
    return this.#guarded(name, inputs, (bytes) => bytes.slice());
  }

  /**
   * Runs a command, and returns its exit code.
   *
   * @param {string[]} args
   * @returns {number}
   */
  run(args) {
    const bytes = encoder.encode(args.join("\0"));
    return this.#exports.watchword_run(this.#allocated(bytes, 0), bytes.length);
  }

  /**
   * The address of the host's answer to a question of the module; 0 if there is none.
   *
   * @param {number} address
   * @param {number} length
   */
  #ask(address, length) {
    const question = new Uint8Array(this.memory.buffer, address >>> 0, length).slice();
    const name = question.indexOf(0);
    const path = question.indexOf(0, name + 1);
    const answer = this.#host(decoder.decode(question.subarray(0, name)), question.subarray(name + 1, path), question.subarray(path + 1));
    if (answer === undefined) return 0;
    const bytes = textOrBytes(answer);
    const written = typeof bytes === "string" ? encoder.encode(bytes) : bytes;
    const block = this.#allocated(written, 4);
    if (block > 0) new DataView(this.memory.buffer).setUint32(block, written.length, true);
    return block;
  }

  /**
   * The address of bytes in the memory of the module, behind some free ones; 0 if they are too many.
   *
   * @param {Uint8Array} bytes
   * @param {number} free
   */
  #allocated(bytes, free) {
    const address = this.#exports.watchword_allocate(bytes.length + free) >>> 0;
    if (address > 0) new Uint8Array(this.memory.buffer, address + free, bytes.length).set(bytes);
    return address;
  }

  /**
   * @template Value
   * @param {string} name
   * @param {(number | string | Uint8Array | object)[]} inputs
   * @param {(bytes: Uint8Array) => Value} read
   * @returns {Value | string | undefined}
   */
  #guarded(name, inputs, read) {
    if (this.isLost) return errorAnswer("trapped", "An earlier call ended in a trap");
    if (!this.has(name)) return errorAnswer("no-function", `The module has no function ${name}`);
    // A value that JavaScript cannot serialise fails here, before the module is called.
    const written = inputs.map((input) => (typeof input === "number" ? input : textOrBytes(input)));
    const { memory } = this;
    try {
      return this.#answer(name, written, read);
    } catch (error) {
      // A trap is a RuntimeError, but a stack overflow is a different error in each browser. The call's data stays in
      // memory until the memory is collected, unless it is overwritten.
      this.#exports = undefined;
      new Uint8Array(memory.buffer).fill(0);
      const reason = error instanceof Error ? error.message : "unknown";
      return errorAnswer("trapped", `The call ended in a trap: ${reason}`);
    }
  }

  /**
   * @template Value
   * @param {string} name
   * @param {(number | string | Uint8Array)[]} inputs
   * @param {(bytes: Uint8Array) => Value} read
   */
  #answer(name, inputs, read) {
    const exports = this.#exports;
    const parameters = [];
    const addresses = [];
    for (const input of inputs) {
      if (typeof input === "number") {
        parameters.push(input);
        continue;
      }
      const isLong = typeof input === "string" && input.length > shortText;
      const text = isLong ? encoder.encode(input) : input;
      // A UTF-16 code unit becomes at most three bytes of UTF-8.
      const room = typeof text === "string" ? text.length * 3 : text.byteLength;
      const address = exports.watchword_allocate(room) >>> 0;
      if (address === 0) {
        for (const taken of addresses) exports.watchword_free(taken);
        return errorAnswer("too-large", "The document is larger than 64 MiB");
      }
      addresses.push(address);
      const memory = new Uint8Array(exports.memory.buffer, address, room);
      if (typeof text !== "string") memory.set(text);
      parameters.push(address, typeof text === "string" ? encoder.encodeInto(text, memory).written : room);
    }
    const answer = exports[`watchword_${name}`](...parameters) >>> 0;
    for (const address of addresses) exports.watchword_free(address);
    if (answer === 0) return undefined;
    const { buffer } = exports.memory;
    const value = read(new Uint8Array(buffer, answer + 4, new DataView(buffer).getUint32(answer, true)));
    exports.watchword_free(answer);
    return value;
  }
}

/**
 * The answer for an error.
 *
 * @param {string} id
 * @param {string} message
 */
export function errorAnswer(id, message) {
  return JSON.stringify({ version: 1, error: { id, message } });
}

/**
 * A text or bytes unchanged, and anything else as JSON.
 *
 * @param {any} input
 * @returns {string | Uint8Array}
 */
function textOrBytes(input) {
  if (typeof input === "string") return input;
  // Bytes of another realm, as in a test runner or a frame, are not instances of this realm's classes.
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  const text = JSON.stringify(input) ?? "null";
  // Of these, JSON.stringify escapes only lone surrogates, which UTF-8 cannot represent: they are replaced like in
  // TextEncoder.
  return loneSurrogate.test(text) ? JSON.stringify(input, wellFormed) : text;
}

const loneSurrogate = /\\ud[89a-f]/;

/**
 * @param {string} _
 * @param {any} value
 */
function wellFormed(_, value) {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;
}
