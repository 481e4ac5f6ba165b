import { CatalogDefect } from "./defect.js";
import { isLonger, textLength } from "./limits.js";

/** @typedef {import("./xml.js").Tag} Tag */

/**
 * An inline element of a text: a code, or marked text. `start` and `end` are where its content is in the text.
 *
 * @typedef {{kind: string, id?: string, start: number, end: number}} InlineElement
 */

/**
 * A text or its translation: the content of a source, a target or a note.
 *
 * @typedef {object} Segment
 * @property {string} text all character data, also that of codes, with references resolved and line breaks as LF
 * @property {InlineElement[]} elements in the order of their start tags
 * @property {number} start where the `<` of its start tag is in the document
 * @property {number} end behind its end tag
 * @property {number} contentStart where its content starts; at the `/` of an empty-element tag
 * @property {number} contentEnd
 * @property {boolean} isEmptyTag
 * @property {import("./xml.js").Tag} tag
 */

const inlineKinds = new Set(["x", "g", "bx", "ex", "ph", "bpt", "ept", "it", "sub", "mrk"]);

/**
 * Whether an element of XLIFF stands inside texts.
 *
 * @param {string} local
 */
export const isInline = (local) => inlineKinds.has(local);

/** Collects the content of an element. */
export class Capture {
  /**
   * @param {"source" | "target" | "note"} kind
   * @param {import("./xml.js").Tag} tag
   */
  constructor(kind, tag) {
    this.kind = kind;
    this.tag = tag;
    this.text = "";
    /** @type {InlineElement[]} */
    this.elements = [];
    /** @type {Map<import("./xml.js").Tag, InlineElement>} */
    this.open = new Map();
  }

  /** @param {string} text @param {number} index */
  append(text, index) {
    this.text += text;
    if (isLonger(this.text, textLength))
      throw new CatalogDefect("limit-exceeded", index, `This exceeds the limit for the text of an element: ${textLength} bytes`, "Split the file");
  }

  /** @param {Tag} tag */
  startInline(tag) {
    const id = tag.attributes.get("id") ?? (tag.local === "mrk" ? tag.attributes.get("mid") : undefined);
    const element = { kind: tag.local, id: id?.value, start: this.text.length, end: this.text.length };
    this.elements.push(element);
    this.open.set(tag, element);
  }

  /** @param {Tag} tag */
  endInline(tag) {
    const element = this.open.get(tag);
    if (element) element.end = this.text.length;
    this.open.delete(tag);
  }

  /** @returns {Segment} @param {number} contentEnd @param {number} end */
  segment(contentEnd, end) {
    const { text, elements, tag } = this;
    const { start, contentStart, isEmpty: isEmptyTag } = tag;
    return { text, elements, start, end, contentStart, contentEnd, isEmptyTag, tag };
  }
}
