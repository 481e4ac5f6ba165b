// A fault-tolerant JSON parser that records the offsets of everything: incomplete text has a tree, too.

/**
 * @typedef {object} Token
 * @property {"string" | "mark" | "word"} kind a mark is one of `{}[]:,`; a word a number, a literal or anything else
 * @property {number} start
 * @property {number} end
 * @property {string} text
 */

/**
 * @typedef {object} Value
 * @property {"object" | "array" | "string" | "word"} kind
 * @property {number} start
 * @property {number} end
 * @property {boolean} isClosed whether it has its closing bracket or quotation mark
 * @property {string} text the source of a string or a word
 * @property {Member[]} members of an object
 * @property {Value[]} items of a list
 */

/**
 * @typedef {object} Member
 * @property {Token} key
 * @property {string} name
 * @property {Value | null} value
 */

const pattern = /"(?:[^"\\\n]|\\[^\n])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** The maximum nesting depth, more than any policy has. */
const maxDepth = 64;

/**
 * @param {string} text
 * @returns {Token[]}
 */
export function tokensOf(text) {
  const tokens = [];
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const start = match.index ?? 0;
    const kind = found[0] === '"' ? "string" : "{}[]:,".includes(found) ? "mark" : "word";
    tokens.push({ kind: /** @type {Token["kind"]} */ (kind), start, end: start + found.length, text: found });
  }
  return tokens;
}

/**
 * The value of a string token; invalid escapes are kept as they are.
 *
 * @param {string} written
 */
export function decoded(written) {
  const closed = written.length > 1 && written.endsWith('"') ? written : `${written}"`;
  try {
    return String(JSON.parse(closed));
  } catch {
    return written.slice(1, written.length > 1 && written.endsWith('"') ? -1 : undefined);
  }
}

/**
 * @param {string} text
 * @param {Token[]} [tokens]
 * @returns {Value | null}
 */
export function treeOf(text, tokens = tokensOf(text)) {
  return new Parser(text, tokens).value(0);
}

class Parser {
  #next = 0;

  /** @param {string} text @param {Token[]} tokens */
  constructor(text, tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  #peek(ahead = 0) {
    return this.tokens[this.#next + ahead];
  }

  /** @param {number} depth @returns {Value | null} */
  value(depth) {
    const token = this.#peek();
    if (!token) return null;
    this.#next += 1;
    const value = { start: token.start, end: token.end, isClosed: true, text: token.text, members: [], items: [] };
    if (token.text === "{" && depth < maxDepth) return this.#object({ ...value, kind: "object" }, depth);
    if (token.text === "[" && depth < maxDepth) return this.#array({ ...value, kind: "array" }, depth);
    if (token.kind === "string") {
      return { ...value, kind: "string", isClosed: token.text.length > 1 && token.text.endsWith('"') };
    }
    return { ...value, kind: "word" };
  }

  /** @param {any} value @param {number} depth @returns {Value} */
  #object(value, depth) {
    for (;;) {
      const token = this.#peek();
      if (!token || token.text === "]") break;
      if (token.text === "}") return this.#closed(value);
      this.#next += 1;
      if (token.kind !== "string") continue;
      const member = { key: token, name: decoded(token.text), value: /** @type {Value | null} */ (null) };
      if (this.#peek()?.text === ":") {
        this.#next += 1;
        if (this.#startsValue()) member.value = this.value(depth + 1);
      }
      value.members.push(member);
    }
    return this.#open(value);
  }

  /** Whether the next token starts a value, rather than the next member of the same object. */
  #startsValue() {
    const token = this.#peek();
    if (!token || (token.kind === "mark" && token.text !== "{" && token.text !== "[")) return false;
    return !(token.kind === "string" && this.#peek(1)?.text === ":");
  }

  /** @param {any} value @param {number} depth @returns {Value} */
  #array(value, depth) {
    for (;;) {
      const token = this.#peek();
      if (!token || token.text === "}") break;
      if (token.text === "]") return this.#closed(value);
      if (token.text === "," || token.text === ":") {
        this.#next += 1;
        continue;
      }
      const item = this.value(depth + 1);
      if (item) value.items.push(item);
    }
    return this.#open(value);
  }

  /** @param {any} value */
  #closed(value) {
    value.end = this.tokens[this.#next].end;
    this.#next += 1;
    return value;
  }

  /** @param {any} value */
  #open(value) {
    value.end = this.#peek()?.start ?? this.text.length;
    value.isClosed = false;
    return value;
  }
}

/**
 * The member of an object.
 *
 * @param {Value | null | undefined} object
 * @param {string} name
 */
export const memberOf = (object, name) => object?.members.find((member) => member.name === name);

/**
 * The value in JavaScript; undefined if it is not valid JSON.
 *
 * @param {Value | null | undefined} value
 * @param {string} text
 * @returns {any}
 */
export function valueOf(value, text) {
  if (!value) return undefined;
  try {
    return JSON.parse(text.slice(value.start, value.end));
  } catch {
    return undefined;
  }
}
