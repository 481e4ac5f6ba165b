import { checkCharacters, name as namePattern, resolved, withLineFeeds } from "./characters.js";
import { CatalogDefect, malformed } from "./defect.js";
import { attributeLength, attributes as attributeCount, depth, isLonger } from "./limits.js";

/** The start of a comment. As it is, it must not stand in a script that is inside HTML. */
const commentStart = "\x3c!--";

/**
 * An attribute: its value, and where the value stands without its quotation marks.
 *
 * @typedef {{name: string, value: string, start: number, end: number}} Attribute
 */

/**
 * A start tag.
 *
 * @typedef {object} Tag
 * @property {string} name as it is written, with its prefix
 * @property {string} local the name without its prefix
 * @property {string | undefined} namespace
 * @property {Map<string, Attribute>} attributes by their names as written
 * @property {number} start where its `<` stands
 * @property {number} contentStart where its content starts: after the `>`, or at the `/` of an empty-element tag
 * @property {boolean} isEmpty whether it is an empty-element tag
 */

/**
 * What is told of a document, in its order.
 *
 * @typedef {object} Handler
 * @property {(tag: Tag) => void} start
 * @property {(tag: Tag, contentEnd: number, end: number) => void} end of the element that `tag` started
 * @property {(text: string, start: number) => void} text a piece of character data, with references resolved
 */

/**
 * Reads the XML of a document from its first character to its last.
 *
 * A DOCTYPE is refused: there are no entities but XML's own.
 *
 * @param {string} text
 * @param {Handler} handler
 * @throws {CatalogDefect}
 */
export function readXML(text, handler) {
  new XMLScanner(text, handler).read();
}

class XMLScanner {
  #text;
  #handler;
  #index = 0;
  /** @type {{tag: Tag, namespaces: Map<string, string>}[]} */
  #open = [];
  #hasRoot = false;

  /** @param {string} text @param {Handler} handler */
  constructor(text, handler) {
    this.#text = text;
    this.#handler = handler;
  }

  read() {
    const text = this.#text;
    if (text === "") throw malformed(0, "The file is empty", "Export it again");
    while (this.#index < text.length) {
      const tag = text.indexOf("<", this.#index);
      const end = tag < 0 ? text.length : tag;
      if (end > this.#index) this.#characters(text.slice(this.#index, end));
      this.#index = end;
      if (tag >= 0) this.#markup();
    }
    const open = this.#open.at(-1)?.tag;
    if (open)
      throw malformed(
        text.length, `The file ends before the </${open.name}> that closes an element`,
        "The file is cut off: save or download it again",
      );
    if (!this.#hasRoot) throw malformed(text.length, "The file has no element", "The file is cut off: save or download it again");
  }

  // MARK: Character data

  /** @param {string} raw */
  #characters(raw) {
    const index = this.#index;
    if (this.#open.length === 0) {
      const place = raw.search(/[^ \t\r\n]/);
      if (place < 0) return;
      throw malformed(
        index + place, `Found text ${this.#hasRoot ? "after" : "before"} the root element`, "Remove it",
      );
    }
    checkCharacters(raw, index);
    const close = raw.indexOf("]]>");
    if (close >= 0) throw malformed(index + close, "Found ]]> outside of a CDATA section", "Write ]]&gt;");
    this.#handler.text(resolved(raw, index, withLineFeeds), index);
  }

  #markup() {
    const text = this.#text;
    const index = this.#index;
    if (text.startsWith(commentStart, index)) return this.#comment();
    if (text.startsWith("<![CDATA[", index)) return this.#data();
    if (text.startsWith("<!", index)) throw this.#declaration();
    if (text.startsWith("<?", index)) return this.#instruction();
    return text.startsWith("</", index) ? this.#endTag() : this.#startTag();
  }

  /**
   * The end of what starts at the current place and ends with `close`.
   *
   * @param {string} close
   * @param {any} from
   * @param {string} what
   */
  #close(close, from, what) {
    const end = this.#text.indexOf(close, from);
    if (end >= 0) return end;
    throw malformed(
      this.#index, `The ${what} that starts here does not end: ${close} is missing`, `Put ${close} where it ends`,
    );
  }

  #comment() {
    const start = this.#index + 4;
    const end = this.#close("-->", start, "comment");
    const content = this.#text.slice(start, end);
    checkCharacters(content, start);
    const dashes = content.endsWith("-") ? content.length - 1 : content.indexOf("--");
    if (dashes >= 0) throw malformed(start + dashes, "Found -- inside a comment", "Write a single - or a space between the two");
    this.#index = end + 3;
  }

  #data() {
    const start = this.#index + 9;
    const end = this.#close("]]>", start, "CDATA section");
    if (this.#open.length === 0) throw malformed(this.#index, "Found a CDATA section outside of the root element", "Remove it");
    const content = this.#text.slice(start, end);
    checkCharacters(content, start);
    this.#handler.text(withLineFeeds(content), start);
    this.#index = end + 3;
  }

  #instruction() {
    const start = this.#index + 2;
    const end = this.#close("?>", start, start === 2 ? "XML declaration" : "instruction");
    const content = this.#text.slice(start, end);
    checkCharacters(content, start);
    namePattern.lastIndex = 0;
    const target = namePattern.exec(content)?.[0];
    if (target === undefined) throw malformed(start, "Found <? without a name after it", "Remove it");
    if (target.toLowerCase() === "xml" && (start !== 2 || target !== "xml"))
      throw malformed(this.#index, "The XML declaration is not at the start of the file", "Move it to the first line");
    this.#index = end + 2;
  }

  /** Why there must be no declaration. */
  #declaration() {
    if (this.#text.startsWith("<!DOCTYPE", this.#index))
      return new CatalogDefect(
        "doctype-present", this.#index, "Found a DOCTYPE, which can define entities of any size",
        "Remove it: catalogues need none",
      );
    return malformed(this.#index, "Found <! that starts neither a comment nor a CDATA section", "Write &lt; for the character <");
  }

  // MARK: Tags

  /** @param {number} index */
  #name(index) {
    namePattern.lastIndex = index;
    return namePattern.exec(this.#text)?.[0];
  }

  /** @param {number} index */
  #space(index) {
    while (" \t\r\n".includes(this.#text[index] || "x")) index += 1;
    return index;
  }

  #endTag() {
    const start = this.#index;
    const name = this.#name(start + 2) ?? "";
    const end = this.#space(start + 2 + name.length);
    const open = this.#open.at(-1)?.tag;
    if (this.#text[end] !== ">") throw this.#unfinished(end, `/${name}`);
    if (!open) throw malformed(start, `Found </${name}>, but no element is open`, "Remove it");
    if (open.name !== name)
      throw malformed(start, `Found </${name}>; expected </${open.name}>`, `Put </${open.name}> before it, or remove it`);
    this.#open.pop();
    this.#index = end + 1;
    this.#handler.end(open, start, end + 1);
  }

  #startTag() {
    const start = this.#index;
    const name = this.#name(start + 1);
    if (name === undefined)
      throw malformed(
        start, "Found a < that does not start a tag",
        "Write &lt; for the character <; the name of an element starts with a letter or _",
      );
    if (this.#open.length === 0 && this.#hasRoot)
      throw malformed(start, `Found a second root element, <${name}>`, "Remove it: a file has one");
    if (this.#open.length >= depth)
      throw new CatalogDefect("limit-exceeded", start, `This exceeds the limit for the nesting of elements: ${depth} levels`, "Split the file");
    const { attributes, end } = this.#attributes(name, start + 1 + name.length);
    const isEmpty = this.#text[end] === "/";
    const tag = this.#tag(name, attributes, start, isEmpty ? end : end + 1, isEmpty);
    this.#hasRoot = true;
    this.#index = isEmpty ? end + 2 : end + 1;
    this.#handler.start(tag);
    if (!isEmpty) return;
    this.#open.pop();
    this.#handler.end(tag, end, end + 2);
  }

  /**
   * The tag with its namespace, as the last one that is open.
   *
   * @param {string} name
   * @param {Map<string, Attribute>} attributes
   * @param {number} start
   * @param {any} contentStart
   * @param {boolean} isEmpty
   */
  #tag(name, attributes, start, contentStart, isEmpty) {
    const outer = this.#open.at(-1)?.namespaces ?? new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);
    let namespaces = outer;
    for (const [attribute, { value }] of attributes) {
      if (attribute !== "xmlns" && !attribute.startsWith("xmlns:")) continue;
      if (namespaces === outer) namespaces = new Map(outer);
      namespaces.set(attribute.slice(6), value);
    }
    const colon = name.indexOf(":");
    const prefix = name.slice(0, Math.max(colon, 0));
    if (prefix !== "" && !namespaces.has(prefix))
      throw malformed(start, `The prefix ${prefix}: is not declared`, `Declare it with xmlns:${prefix}="…"`);
    const local = name.slice(colon + 1);
    const namespace = namespaces.get(prefix) || undefined;
    const tag = { name, local, namespace, attributes, start, contentStart, isEmpty };
    this.#open.push({ tag, namespaces });
    return tag;
  }

  /**
   * The attributes of the tag, and where its `>` or `/>` is.
   *
   * @param {string} tag
   * @param {number} index
   */
  #attributes(tag, index) {
    /** @type {Map<string, Attribute>} */
    const attributes = new Map();
    const text = this.#text;
    for (;;) {
      const start = this.#space(index);
      if (text[start] === ">" || text.startsWith("/>", start)) return { attributes, end: start };
      const name = this.#name(start);
      if (name === undefined) throw this.#unfinished(start, tag);
      if (start === index) throw malformed(start, `A space is missing before the attribute ${name}`, "Put a space between the two");
      if (attributes.has(name)) throw malformed(start, `The element has the attribute ${name} twice`, "Keep one of them");
      const attribute = this.#value(name, this.#space(start + name.length));
      attributes.set(name, attribute);
      if (attributes.size > attributeCount)
        throw new CatalogDefect("limit-exceeded", start, `This exceeds the limit for the attributes of an element: ${attributeCount}`);
      index = attribute.end + 1;
    }
  }

  /** @returns {Attribute} @param {string} name @param {number} index */
  #value(name, index) {
    const text = this.#text;
    if (text[index] !== "=") throw malformed(index, `The attribute ${name} has no value`, `Write ${name}="value"`);
    const open = this.#space(index + 1);
    const quote = text[open];
    if (quote !== '"' && quote !== "'")
      throw malformed(open, `The value of the attribute ${name} is not in quotation marks (" or ')`, `Write ${name}="value"`);
    const close = text.indexOf(quote, open + 1);
    const raw = text.slice(open + 1, close < 0 ? text.length : close);
    const sign = raw.indexOf("<");
    if (sign >= 0)
      throw malformed(
        open + 1 + sign, `Found < in the value of the attribute ${name}`,
        `Write &lt; for the character <, or close the value before it with ${quote}`,
      );
    if (close < 0) throw this.#unfinished(text.length, name);
    checkCharacters(raw, open + 1);
    // White space in a value is read as spaces, that of references as it is (XML 1.0, section 3.3.3).
    const value = resolved(raw, open + 1, (plain) => plain.replace(/\r\n|[\t\r\n]/g, " "));
    if (isLonger(value, attributeLength))
      throw new CatalogDefect("limit-exceeded", open + 1, `This exceeds the limit for the value of an attribute: ${attributeLength} bytes`);
    return { name, value, start: open + 1, end: close };
  }

  /**
   * The defect of a tag that does not go on as a tag does.
   *
   * @param {number} index
   * @param {string} name
   */
  #unfinished(index, name) {
    if (index >= this.#text.length)
      return malformed(index, "The file ends inside a tag", "The file is cut off: save or download it again");
    if (this.#text[index] === "<")
      return malformed(index, `The tag <${name}> does not end: > is missing before the next <`, "Put > at its end");
    const found = String.fromCodePoint(this.#text.codePointAt(index) ?? 0);
    return malformed(index, `Found ${found} in the tag <${name}>; expected an attribute or the end of the tag`, 'Write attributes as name="value"');
  }
}
