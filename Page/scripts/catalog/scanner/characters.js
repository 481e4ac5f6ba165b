import { malformed } from "./defect.js";

/** Characters that XML does not allow (XML 1.0, section 2.2). */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const entities = new Map([["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", '"'], ["apos", "'"]]);

/** The name of an element or an attribute (XML 1.0, section 2.3), from `lastIndex` on. */
export const name =
  /[:A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}][-.0-9:A-Z_a-z\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u200c\u200d\u203f\u2040\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]*/uy;

/**
 * Checks that XML allows the characters of `text`, which starts at `index` of the document.
 *
 * @param {string} text
 * @param {number} index
 */
export function checkCharacters(text, index) {
  const place = text.search(forbidden);
  if (place < 0) return;
  const code = text.charCodeAt(place).toString(16).toUpperCase().padStart(4, "0");
  throw malformed(index + place, `Found the character U+${code}, which XML does not allow`, "Remove it");
}

/**
 * Whether XML allows all characters of a text.
 *
 * @param {string} text
 */
export const isAllowed = (text) => !forbidden.test(text) && !/\p{Surrogate}/u.test(text);

/**
 * Line breaks read as LF (XML 1.0, section 2.11).
 *
 * @param {string} text
 */
export const withLineFeeds = (text) => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

/**
 * Resolves the references in what starts at `index` of the document.
 *
 * @param {string} raw character data, or the value of an attribute
 * @param {number} index
 * @param {(plain: string) => string} plain what the characters between references are read as
 */
export function resolved(raw, index, plain) {
  let ampersand = raw.indexOf("&");
  if (ampersand < 0) return plain(raw);
  let text = "";
  let end = 0;
  while (ampersand >= 0) {
    text += plain(raw.slice(end, ampersand));
    const [character, length] = reference(raw, ampersand, index);
    text += character;
    end = ampersand + length;
    ampersand = raw.indexOf("&", end);
  }
  return text + plain(raw.slice(end));
}

/**
 * The character of the reference at `start`, and the reference's length.
 *
 * @param {string} raw
 * @param {number} start
 * @param {number} index where `raw` starts in the document
 * @returns {[string, number]}
 */
function reference(raw, start, index) {
  const found = /^&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([^\s;&<#]+));/.exec(raw.slice(start, start + 80));
  if (!found) throw malformed(index + start, "Found an & that does not start a reference", "Write &amp; for the character &");
  const [whole, hexadecimal, decimal, entity] = found;
  if (entity !== undefined) {
    const character = entities.get(entity);
    if (character === undefined)
      throw malformed(
        index + start, `The entity &${entity}; is not declared; XML itself defines &amp; &lt; &gt; &quot; &apos;`,
        `Write the character itself, or &amp;${entity}; for the text &${entity};`,
      );
    return [character, whole.length];
  }
  const code = hexadecimal === undefined ? parseInt(decimal, 10) : parseInt(hexadecimal, 16);
  const isCharacter = code <= 0x10ffff && (code & 0x1ff800) !== 0xd800 && !forbidden.test(String.fromCodePoint(code));
  if (!isCharacter || code === 0)
    throw malformed(
      index + start, `The reference ${whole} does not stand for a character that XML allows`,
      "Write the character itself or remove it",
    );
  return [String.fromCodePoint(code), whole.length];
}
