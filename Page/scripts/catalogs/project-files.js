// The files of a project, for which the engine asks: Documentation/CataloguesAsJSON.md, section "Commands". They were
// given to the page, and are read when they are needed, so that a folder of any size can be given.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A tree of files. */
export class ProjectFiles {
  /** @type {Map<string, Blob>} the files by their paths, without a slash at the start */
  #files = new Map();
  /** @type {Map<string, Set<string>>} the names in each folder */
  #folders = new Map([["", new Set()]]);
  /** @type {Map<string, number>} a number for each path */
  #numbers = new Map();
  #reader = new (/** @type {any} */ (globalThis).FileReaderSync)();
  #shipped;
  /** What the engine reported, line by line. */
  errors = "";
  /** @type {Set<string>} the files that were read whole: settings, glossaries and sources */
  used = new Set();

  /**
   * @param {{path: string, blob: Blob}[]} files
   * @param {string} shipped the compiled English texts of Watchword
   */
  constructor(files, shipped) {
    this.#shipped = shipped;
    for (const { path, blob } of files) this.#add(normal(path), blob);
  }

  /** @param {string} path @param {Blob} blob */
  #add(path, blob) {
    this.#files.set(path, blob);
    for (let rest = path; rest !== ""; ) {
      const at = rest.lastIndexOf("/");
      const folder = rest.slice(0, Math.max(at, 0));
      const names = this.#folders.get(folder) ?? new Set();
      this.#folders.set(folder, names.add(rest.slice(at + 1)));
      rest = folder;
    }
  }

  /** @param {string} path */
  #numberOf(path) {
    const number = this.#numbers.get(path) ?? this.#numbers.size + 1;
    this.#numbers.set(path, number);
    return number;
  }

  /**
   * The bytes of a file, or the reason why they cannot be read.
   *
   * @param {string} path
   * @param {number} start
   * @param {number} end
   */
  #bytes(path, start, end) {
    const blob = this.#files.get(path);
    if (!blob) return "-There is no such file";
    try {
      const bytes = new Uint8Array(this.#reader.readAsArrayBuffer(blob.slice(start, end)));
      const answer = new Uint8Array(bytes.length + 1);
      answer[0] = 0x2b;
      answer.set(bytes, 1);
      return answer;
    } catch {
      return "-The file has changed or is gone since it was given to the page";
    }
  }

  /**
   * Answers a question of the engine.
   *
   * @param {string} name
   * @param {Uint8Array} pathBytes
   * @param {Uint8Array} further
   * @returns {string | Uint8Array | undefined}
   */
  answer(name, pathBytes, further) {
    const path = normal(decoder.decode(pathBytes));
    const numbers = () => decoder.decode(further).split(" ").map(Number);
    switch (name) {
      case "status":
        if (this.#files.has(path)) return `file ${this.#files.get(path)?.size} 0 ${this.#numberOf(path)}`;
        return this.#folders.has(path) ? `folder 0 0 ${this.#numberOf(path)}` : undefined;
      case "resolved":
        return this.#files.has(path) || this.#folders.has(path) ? `/${path}` : undefined;
      case "entries": {
        const names = [...(this.#folders.get(path) ?? [])].filter((each) => !each.startsWith(".")).map((each) => encoder.encode(each));
        return `+${names.sort(byBytes).map((each) => `${decoder.decode(each)}\0`).join("")}`;
      }
      case "part": {
        const [start, end] = numbers();
        return this.#bytes(path, start, end);
      }
      case "read":
        this.used.add(path);
        return this.#bytes(path, 0, numbers()[0]);
      case "error":
        this.errors += decoder.decode(further);
        return "+";
      case "console":
        return "0 0";
      case "shipped":
        return this.#shipped;
      default:
        return name === "link" || name === "version" ? undefined : "-The page does not write files";
    }
  }
}

/**
 * A path without a slash at the start, `.` and `..`.
 *
 * @param {string} path
 */
function normal(path) {
  /** @type {string[]} */
  const parts = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function byBytes(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) if (one[at] !== other[at]) return one[at] - other[at];
  return one.length - other.length;
}
