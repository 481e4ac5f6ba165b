// What a document may take; the same as the limits of the command's reader, which XMLLimits.swift says.

/** How many elements may be open inside each other. */
export const depth = 256;
/** How many bytes of UTF-8 an attribute's value may have. */
export const attributeLength = 64 * 1024;
/** How many bytes of UTF-8 the text of a source, target or note may have. */
export const textLength = 1024 * 1024;
/** How many attributes an element may have. */
export const attributes = 256;
/** How many bytes a file may have. The command reads larger ones; a page holds everything in memory. */
export const fileLength = 64 * 1024 * 1024;

/**
 * Whether `text` has more than `limit` bytes in UTF-8.
 *
 * @param {string} text
 * @param {number} limit
 */
export function isLonger(text, limit) {
  if (text.length * 3 <= limit) return false;
  return text.length > limit || new TextEncoder().encode(text).length > limit;
}
