// Runs commands of tools.wasm: Documentation/CataloguesAsJSON.md, section "Commands".

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Runs a command, and returns its exit code.
 *
 * @param {WebAssembly.Module} module
 * @param {string[]} args
 * @param {(name: string, path: Uint8Array, further: Uint8Array) => string | Uint8Array | undefined} answer answers the
 *   questions of the module
 * @returns {number}
 */
export function run(module, args, answer) {
  const exports = /** @type {any} */ (new WebAssembly.Instance(module, { host: { ask } }).exports);

  /**
   * @param {number} address
   * @param {number} length
   */
  function ask(address, length) {
    const question = new Uint8Array(exports.memory.buffer, address >>> 0, length).slice();
    const name = question.indexOf(0);
    const path = question.indexOf(0, name + 1);
    const given = answer(decoder.decode(question.subarray(0, name)), question.subarray(name + 1, path), question.subarray(path + 1));
    if (given === undefined) return 0;
    const bytes = typeof given === "string" ? encoder.encode(given) : given;
    const block = allocated(bytes, 4);
    if (block > 0) new DataView(exports.memory.buffer).setUint32(block, bytes.length, true);
    return block;
  }

  /**
   * The address of bytes in the memory of the module, behind some free ones; 0 if they are too many.
   *
   * @param {Uint8Array} bytes
   * @param {number} free
   */
  function allocated(bytes, free) {
    const address = exports.watchword_allocate(bytes.length + free) >>> 0;
    if (address > 0) new Uint8Array(exports.memory.buffer, address + free, bytes.length).set(bytes);
    return address;
  }

  const bytes = encoder.encode(args.join("\0"));
  return exports.watchword_run(allocated(bytes, 0), bytes.length);
}
