// How the functions of watchword.wasm and tools.wasm are called: Documentation/EngineAsJSON.md.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** An instance of a module: numbers and texts go in, an answer comes out. */
export class Instance {
  #module;
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#exports = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
  }

  /** The module that it is an instance of. */
  get module() {
    return this.#module;
  }

  /** Whether a call ended in a trap, after which none can be answered. */
  get isLost() {
    return this.#exports === undefined;
  }

  /** The memory, which is another one after each growth. */
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
   * The answer of a function as an object: what it answers, or {version, error: {id, message}}.
   *
   * @param {string} name without "watchword_"
   * @param {...(number | string | Uint8Array | object)} inputs numbers, texts, bytes, and questions, which are objects
   * @returns {any}
   */
  call(name, ...inputs) {
    return JSON.parse(this.text(name, ...inputs));
  }

  /**
   * The answer of a function as the module writes it.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   */
  text(name, ...inputs) {
    return this.#guarded(name, inputs, (bytes) => decoder.decode(bytes)) ?? "";
  }

  /**
   * The bytes that a function answers; undefined if it answers none.
   *
   * @param {string} name
   * @param {...(number | string | Uint8Array | object)} inputs
   * @returns {Uint8Array | string | undefined} a text is an error
   */
  bytes(name, ...inputs) {
    return this.#guarded(name, inputs, (bytes) => bytes.slice());
  }

  /**
   * @template Value
   * @param {string} name
   * @param {(number | string | Uint8Array | object)[]} inputs
   * @param {(bytes: Uint8Array) => Value} read
   */
  #guarded(name, inputs, read) {
    if (this.isLost) return refusal("trapped", "An earlier call ended in a trap");
    try {
      return this.#answer(name, inputs, read);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#exports = undefined;
      return refusal("trapped", `The call ended in a trap: ${error.message}`);
    }
  }

  /**
   * @template Value
   * @param {string} name
   * @param {(number | string | Uint8Array | object)[]} inputs
   * @param {(bytes: Uint8Array) => Value} read
   */
  #answer(name, inputs, read) {
    const exports = this.#exports;
    const places = [];
    const addresses = [];
    for (const input of inputs) {
      if (typeof input === "number") {
        places.push(input);
        continue;
      }
      const text = typeof input === "string" || input instanceof Uint8Array ? input : JSON.stringify(input, wellFormed);
      // A UTF-16 code unit becomes at most three bytes of UTF-8.
      const room = typeof text === "string" ? text.length * 3 : text.byteLength;
      const address = exports.watchword_allocate(room) >>> 0;
      if (address === 0) {
        for (const taken of addresses) exports.watchword_free(taken);
        return refusal("too-large", "The document is larger than 64 MiB");
      }
      addresses.push(address);
      const memory = new Uint8Array(exports.memory.buffer, address, room);
      if (typeof text !== "string") memory.set(text);
      places.push(address, typeof text === "string" ? encoder.encodeInto(text, memory).written : room);
    }
    const answer = exports[`watchword_${name}`](...places) >>> 0;
    for (const address of addresses) exports.watchword_free(address);
    if (answer === 0) return undefined;
    const { buffer } = exports.memory;
    const value = read(new Uint8Array(buffer, answer + 4, new DataView(buffer).getUint32(answer, true)));
    exports.watchword_free(answer);
    return value;
  }
}

/**
 * What a function answers if there is no other answer.
 *
 * @param {string} id
 * @param {string} message
 */
export function refusal(id, message) {
  return JSON.stringify({ version: 1, error: { id, message } });
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
