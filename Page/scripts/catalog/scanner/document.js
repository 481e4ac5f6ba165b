import { CatalogDefect, malformed } from "./defect.js";
import { fileLength } from "./limits.js";

/** @typedef {"UTF-8" | "UTF-16LE" | "UTF-16BE"} Encoding */

/** How many code units lie between two offsets that are kept. */
const stride = 4096;

/**
 * A document as its text, which can be written again as the same bytes.
 *
 * Indexes count UTF-16 code units of the text, which has no byte-order mark; offsets count bytes of the file.
 */
export class DocumentText {
  /** @type {number[] | undefined} the offset of every 4096th code unit, for UTF-8 */
  #offsets;
  /** @type {number[] | undefined} where the lines start */
  #lines;

  /**
   * @param {string} text
   * @param {Encoding} encoding
   * @param {boolean} hasMark whether the file starts with a byte-order mark
   */
  constructor(text, encoding, hasMark) {
    this.text = text;
    this.encoding = encoding;
    this.hasMark = hasMark;
    /** @type {CatalogDefect[]} what is wrong with it although it can be read */
    this.defects = [];
    /** How lines end, judged by the first one. */
    this.lineEnd = /^[^\n]*\r\n/.test(text) ? "\r\n" : "\n";
  }

  /**
   * The document that these bytes are.
   *
   * @param {Uint8Array} bytes
   * @throws {CatalogDefect} if they are not UTF-8 or UTF-16
   */
  static read(bytes) {
    if (bytes.length > fileLength) {
      const message = `The file has ${bytes.length} bytes; this page reads ${fileLength >> 20} MB`;
      throw new CatalogDefect("limit-exceeded", 0, message, "Check it with watchword lint, which reads files of any size");
    }
    const { encoding, markLength } = encodingOf(bytes);
    const content = bytes.subarray(markLength);
    let text;
    try {
      text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(content);
    } catch {
      throw undecodable(content, encoding);
    }
    const document = new DocumentText(text, encoding, markLength > 0);
    const declared = declaredEncoding(text);
    if (declared && !isAccepted(declared.name, encoding)) {
      // Bytes that are UTF-8 by chance can be anything else; UTF-16 is plain to see.
      if (encoding !== "UTF-8" || isWide(declared.name)) document.defects.push(contradiction(declared, encoding));
      else throw document.placed(otherEncoding(declared.name, declared.index));
    }
    return document;
  }

  /**
   * A defect with its place.
   *
   * @param {CatalogDefect} defect
   */
  placed(defect) {
    defect.place ??= this.place(defect.index);
    return defect;
  }

  /**
   * The document with another text.
   *
   * @param {string} text
   */
  with(text) {
    return new DocumentText(text, this.encoding, this.hasMark);
  }

  /** The bytes of the file. */
  get bytes() {
    const mark = this.hasMark ? "\ufeff" : "";
    return encode(mark + this.text, this.encoding);
  }

  /**
   * The offset in the file of the code unit at `index`.
   *
   * @param {number} index
   */
  offset(index) {
    const wide = this.encoding !== "UTF-8";
    const mark = this.hasMark ? (wide ? 2 : 3) : 0;
    if (wide) return mark + 2 * index;
    this.#offsets ??= offsetsOfUTF8(this.text);
    const block = Math.floor(index / stride);
    return mark + this.#offsets[block] + lengthInUTF8(this.text, block * stride, index);
  }

  /**
   * The place of the code unit at `index`: both count from 1, columns count characters (code points).
   *
   * @returns {{line: number, column: number}}
   * @param {number} index
   */
  place(index) {
    this.#lines ??= startsOfLines(this.text);
    let [low, high] = [0, this.#lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#lines[middle] <= index) low = middle;
      else high = middle - 1;
    }
    let column = 1;
    for (let at = this.#lines[low]; at < index; at += (this.text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) column += 1;
    return { line: low + 1, column };
  }
}

// MARK: Encodings

const marks = [
  { bytes: [0x00, 0x00, 0xfe, 0xff], encoding: "UTF-32BE" },
  { bytes: [0xff, 0xfe, 0x00, 0x00], encoding: "UTF-32LE" },
  { bytes: [0xef, 0xbb, 0xbf], encoding: "UTF-8" },
  { bytes: [0xfe, 0xff], encoding: "UTF-16BE" },
  { bytes: [0xff, 0xfe], encoding: "UTF-16LE" },
];

/** A document without a mark starts with `<` (XML 1.0, appendix F). */
const starts = [
  { bytes: [0x00, 0x00, 0x00, 0x3c], encoding: "UTF-32BE" },
  { bytes: [0x3c, 0x00, 0x00, 0x00], encoding: "UTF-32LE" },
  { bytes: [0x00, 0x3c], encoding: "UTF-16BE" },
  { bytes: [0x3c, 0x00], encoding: "UTF-16LE" },
];

/** @returns {{encoding: Encoding, markLength: number}} @param {Uint8Array} bytes */
function encodingOf(bytes) {
  const beginsWith = (/** @type {{bytes: number[]}} */ family) =>
    family.bytes.every((byte, index) => bytes[index] === byte);
  const marked = marks.find(beginsWith);
  const encoding = (marked ?? starts.find(beginsWith))?.encoding ?? "UTF-8";
  if (encoding.startsWith("UTF-32")) throw otherEncoding(encoding);
  return { encoding: /** @type {Encoding} */ (encoding), markLength: marked?.bytes.length ?? 0 };
}

/** @param {string} name */
function otherEncoding(name, index = 0) {
  return new CatalogDefect(
    "malformed-xml", index, `The file is in ${name.slice(0, 40)}; this page reads UTF-8 and UTF-16`,
    "Save it as UTF-8, or check it with watchword lint, which reads other encodings",
  );
}

/**
 * The encoding that the XML declaration names, and where.
 *
 * @param {string} text
 */
function declaredEncoding(text) {
  const declaration = /^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(text);
  return declaration ? { name: declaration[1], index: declaration[0].length - declaration[1].length - 1 } : undefined;
}

/** @param {string} name */
const isWide = (name) => /^(UTF-?16|UTF-?32|UCS-|ISO-10646)/i.test(name);

/**
 * Whether a document in this encoding may declare `name`: UTF-16 is right for both orders of bytes.
 *
 * @param {string} name
 * @param {Encoding} encoding
 */
function isAccepted(name, encoding) {
  const names = encoding === "UTF-8" ? ["UTF-8", "UTF8"] : [encoding, "UTF-16", "UTF16", "ISO-10646-UCS-2", "UCS-2"];
  return names.includes(name.toUpperCase());
}

/**
 * @param {{name: string, index: number}} declared
 * @param {Encoding} encoding
 */
function contradiction({ name, index }, encoding) {
  return malformed(
    index, `The file says that it is written in ${name}, but it is written in ${encoding}`,
    `Write encoding="${encoding === "UTF-8" ? "UTF-8" : "UTF-16"}"`,
  );
}

/**
 * Where bytes stop being text.
 *
 * @param {Uint8Array} bytes
 * @param {Encoding} encoding
 */
function undecodable(bytes, encoding) {
  const width = encoding === "UTF-8" ? 1 : 2;
  /** @param {number} length */
  const decodes = (length) => {
    try {
      return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), { stream: true });
    } catch {
      return undefined;
    }
  };
  // The longest start that is text.
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes(middle) === undefined) high = middle - 1;
    else low = middle;
  }
  const text = decodes(low) ?? "";
  const defect =
    low === bytes.length
      ? malformed(text.length, "The file ends in the middle of a character", "The file is cut off: save or download it again")
      : malformed(
          text.length, `The ${width === 1 ? "byte" : "bytes"} ${hexadecimal(bytes.subarray(low, low + width))} cannot be read as ${encoding}`,
          "Save the file as UTF-8, or write its real encoding into its first line",
        );
  defect.place = new DocumentText(text, "UTF-8", false).place(text.length);
  return defect;
}

/** @param {Uint8Array} bytes */
const hexadecimal = (bytes) => [...bytes].map((byte) => `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(" ");

/**
 * The bytes of a text without lone surrogates.
 *
 * @param {string} text
 * @param {Encoding} encoding
 */
function encode(text, encoding) {
  if (encoding === "UTF-8") return new TextEncoder().encode(text);
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  const isLittle = encoding === "UTF-16LE";
  for (let index = 0; index < text.length; index += 1) view.setUint16(2 * index, text.charCodeAt(index), isLittle);
  return bytes;
}

// MARK: Counting

/**
 * The number of bytes of the code units from `start` to `end`; a surrogate counts as half of its character.
 *
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function lengthInUTF8(text, start, end) {
  let length = 0;
  for (let index = start; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    length += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
  }
  return length;
}

/** @param {string} text */
function offsetsOfUTF8(text) {
  const offsets = [0];
  for (let start = 0; start + stride <= text.length; start += stride)
    offsets.push(offsets[offsets.length - 1] + lengthInUTF8(text, start, start + stride));
  return offsets;
}

/** @param {string} text */
function startsOfLines(text) {
  const lines = [0];
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) lines.push(index + 1);
  return lines;
}
