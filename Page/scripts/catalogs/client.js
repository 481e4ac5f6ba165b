// Requests to the worker that holds the catalogues. It answers them one at a time, in order.

/** The worker with the engine. */
export class Catalogs {
  #code;
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, {resolve: (answer: any) => void, onPart?: (part: any) => void}>} */
  #waiting = new Map();
  #last = 0;
  /** @type {Map<string, Promise<any>>} answers that never change */
  #kept = new Map();
  /** @param {string} code the script of the worker */
  constructor(code) {
    this.#code = code;
  }

  /** @param {WebAssembly.Module} module the engine */
  start(module) {
    const address = URL.createObjectURL(new Blob([this.#code], { type: "text/javascript" }));
    this.#worker = new Worker(trusted(address));
    this.#worker.addEventListener("message", ({ data: { number, part, answer } }) => {
      const waiting = this.#waiting.get(number);
      if (part) {
        waiting?.onPart?.(part);
        return;
      }
      this.#waiting.delete(number);
      waiting?.resolve(answer);
    });
    this.request("start", { module });
  }

  /**
   * @param {string} name
   * @param {object} [input]
   * @param {(part: any) => void} [onPart] receives the parts of a long answer as they arrive
   * @returns {Promise<any>} the answer; `{error: {id, message}}` on failure
   */
  request(name, input = {}, onPart = undefined) {
    const number = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(number, { resolve, onPart });
      /** @type {Worker} */ (this.#worker).postMessage({ number, request: name, ...input });
    });
  }

  /**
   * The kind and contents of a file.
   *
   * @param {string} name
   * @param {Uint8Array} bytes
   */
  survey(name, bytes) {
    return this.request("survey", { name, bytes });
  }

  /**
   * Whether a folder of this name can contain catalogues of the project.
   *
   * @param {string} name
   * @returns {Promise<boolean>}
   */
  async enters(name) {
    return (await this.#once("enters", { name })).enters;
  }

  /**
   * The documentation page of a check.
   *
   * @param {string} id
   */
  explain(id) {
    return this.#once("explain", { id });
  }

  /** @param {string} name @param {object} input */
  #once(name, input) {
    const key = name + JSON.stringify(input);
    let answer = this.#kept.get(key);
    if (!answer) this.#kept.set(key, (answer = this.request(name, input)));
    return answer;
  }
}

/**
 * The URL of the worker's script as a trusted URL, for browsers that enforce Trusted Types. The page made the script
 * itself.
 *
 * @param {string} address
 * @returns {any}
 */
function trusted(address) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  if (!trustedTypes) return address;
  return trustedTypes.createPolicy("watchword-worker", { createScriptURL: (/** @type {string} */ text) => text }).createScriptURL(address);
}
