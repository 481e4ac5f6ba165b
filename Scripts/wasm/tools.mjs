// The door of tools.wasm from JavaScript: catalogues and their linter, for Node and for workers, without dependencies.
//
//   const tools = await Tools.load(readFileSync("tools.wasm"));    // or a WebAssembly.Module, a Response or a promise of one
//   const report = tools.lint(bytes, { name: "de.po", checks: "recommended" });
//   for (const { id, severity, line, column, message, help } of report.diagnostics) …
//
// A report is what `watchword lint --format json` writes: {version, summary: {files, units, errors, warnings, infos},
// diagnostics}. A call that has none answers {version, error: {id, message}}.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** The catalogues of translators and their linter. */
export class Tools {
  #module;
  #exports;

  constructor(module) {
    this.#module = module;
  }

  /** The tools in bytes, a WebAssembly.Module, a Response or a promise of one of these. */
  static async load(source) {
    const given = await source;
    if (given instanceof WebAssembly.Module) return new Tools(given);
    const isResponse = typeof Response !== "undefined" && given instanceof Response;
    return new Tools(await (isResponse ? WebAssembly.compileStreaming(given) : WebAssembly.compile(given)));
  }

  /**
   * Finds the defects of a document.
   *
   * @param {Uint8Array} bytes
   * @param {object} [options]
   * @param {string} [options.name] the name of the document, from which some formats and checks read its language
   * @param {{name: string, bytes: Uint8Array}} [options.base] the document with the source texts
   * @param {"essential" | "recommended" | "all" | string[]} [options.checks] a set of checks, or the only checks to run
   */
  lint(bytes, options) {
    return JSON.parse(this.lintText(bytes, options));
  }

  /** The same as text: to the byte what the command writes. */
  lintText(bytes, { name, base, checks } = {}) {
    const question = encoder.encode(JSON.stringify({ name, base: base?.name, checks }));
    try {
      return this.#ask("watchword_lint", [question, bytes, base?.bytes ?? new Uint8Array()]);
    } catch (error) {
      // A trap leaves the instance in the middle of something: the next call gets a new one.
      this.#exports = undefined;
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      return refusal("trapped", `The document could not be examined: ${error.message}`);
    }
  }

  #ask(name, texts) {
    this.#exports ??= new WebAssembly.Instance(this.#module, {}).exports;
    const exports = this.#exports;
    const places = [];
    for (const text of texts) {
      const address = exports.watchword_allocate(text.byteLength) >>> 0;
      if (address === 0) {
        for (const [address] of places) exports.watchword_free(address);
        return refusal("too-large", "The document is larger than 64 MiB");
      }
      places.push([address, text.byteLength]);
      new Uint8Array(exports.memory.buffer, address, text.byteLength).set(text);
    }
    const answer = exports[name](...places.flat()) >>> 0;
    for (const [address] of places) exports.watchword_free(address);
    const buffer = exports.memory.buffer;
    const length = new DataView(buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(buffer, answer + 4, length));
    exports.watchword_free(answer);
    return text;
  }
}

function refusal(id, message) {
  return JSON.stringify({ version: 1, error: { id, message } });
}
