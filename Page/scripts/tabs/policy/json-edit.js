// Edits JSON like a person: changes only the affected bytes, in the surrounding layout.

import { memberOf } from "./json-tree.js";

/** @typedef {import("./json-tree.js").Value} Value */

/** @param {string} text @param {number} start @param {number} end @param {string} replacement */
const replaced = (text, start, end, replacement) => text.slice(0, start) + replacement + text.slice(end);

/**
 * The indentation of the line at an offset.
 *
 * @param {string} text
 * @param {number} offset
 */
function indentation(text, offset) {
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? "";
}

/**
 * Sets a member of an object, or adds it after the others; undefined removes it.
 *
 * @param {string} text
 * @param {Value} object
 * @param {string} name
 * @param {any} value
 * @returns {string}
 */
export function withMember(text, object, name, value) {
  const member = memberOf(object, name);
  if (value === undefined) return member ? without(text, member.key.start, (member.value ?? member.key).end, object.start) : text;
  const written = compact(value);
  if (member?.value) return replaced(text, member.value.start, member.value.end, written);
  if (member) return replaced(text, member.key.end, member.key.end, `: ${written}`);
  return inserted(text, object, object.members.map((each) => [each.key.start, (each.value ?? each.key).end]), `${JSON.stringify(name)}: ${written}`);
}

/**
 * JSON on one line with a space after each comma.
 *
 * @param {any} value
 * @returns {string}
 */
export function compact(value) {
  if (Array.isArray(value)) return `[${value.map(compact).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${compact(each)}`);
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
  }
  return JSON.stringify(value);
}

/**
 * Adds an item after the others of a list.
 *
 * @param {string} text
 * @param {Value} list
 * @param {any} value
 */
export const withItem = (text, list, value) => inserted(text, list, list.items.map(({ start, end }) => [start, end]), compact(value));

/** @param {string} text @param {Value} list @param {number} index @param {any} value */
export const withReplacedItem = (text, list, index, value) => replaced(text, list.items[index].start, list.items[index].end, compact(value));

/** @param {string} text @param {Value} list @param {number} index */
export const withoutItem = (text, list, index) => without(text, list.items[index].start, list.items[index].end, list.start);

/**
 * Swaps two items of a list; the text between them stays.
 *
 * @param {string} text
 * @param {Value} list
 * @param {number} first
 * @param {number} second greater than `first`
 */
export function withExchangedItems(text, list, first, second) {
  const [a, b] = [list.items[first], list.items[second]];
  return text.slice(0, a.start) + text.slice(b.start, b.end) + text.slice(a.end, b.start) + text.slice(a.start, a.end) + text.slice(b.end);
}

/**
 * @param {string} text
 * @param {Value} container
 * @param {number[][]} parts the ranges of its members or items
 * @param {string} written
 */
function inserted(text, container, parts, written) {
  const last = parts.at(-1);
  if (last) {
    const start = last[0];
    const isOnOwnLine = text.slice(container.start, start).includes("\n") && text.slice(0, start).endsWith(indentation(text, start))
      && /\n[ \t]*$/.test(text.slice(0, start));
    return replaced(text, last[1], last[1], `,${isOnOwnLine ? `\n${indentation(text, start)}` : " "}${written}`);
  }
  const open = container.start + 1;
  const close = container.isClosed ? container.end - 1 : container.end;
  if (container.kind === "object") return replaced(text, open, close, ` ${written} `);
  const outer = indentation(text, container.start);
  return replaced(text, open, close, `\n${outer}  ${written}\n${outer}`);
}

/**
 * Removes a part, with its comma and white space.
 *
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @param {number} opening the offset of the container
 */
function without(text, start, end, opening) {
  const before = /,?\s*$/.exec(text.slice(opening + 1, start))?.[0] ?? "";
  if (before.startsWith(",")) return replaced(text, start - before.length, end, "");
  // The first part is removed with the comma after it; the white space before it remains for the next part.
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0];
  if (after !== undefined) return replaced(text, start, end + after.length, "");
  const blanks = /^\s*/.exec(text.slice(end))?.[0] ?? "";
  return replaced(text, start - before.length, end + blanks.length, "");
}
