// Edits of policies, kept in the browser until they are saved or discarded: by the text of the policy as it was opened.
// A policy is no secret. A password never comes here.

const prefix = "watchword-policy-edit:";
/** Longer policies are not kept. */
const longest = 256 * 1024;
/** Older edits make room. */
const mostKept = 20;

/**
 * Where the browser keeps nothing, this page does.
 *
 * @type {Map<string, string>}
 */
const memory = new Map();

/** @returns {Storage | null} */
function storage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * A hash of a text: 53 bits, which tell policies apart; nobody gains by a collision.
 *
 * @param {string} text
 */
function hashOf(text) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/**
 * @typedef {object} Kept
 * @property {string} text the policy with its edits
 * @property {number} at when it was edited last
 */

/**
 * The edits of a policy; null if there are none.
 *
 * @param {string} opened
 * @returns {Kept | null}
 */
export function keptEdits(opened) {
  const key = prefix + hashOf(opened);
  try {
    const found = JSON.parse(memory.get(key) ?? storage()?.getItem(key) ?? "null");
    return found && typeof found.text === "string" && found.text !== opened ? { text: found.text, at: Number(found.at) || 0 } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps edits; the text as it was opened needs none.
 *
 * @param {string} opened
 * @param {string} text
 */
export function keepEdits(opened, text) {
  const key = prefix + hashOf(opened);
  if (text === opened) return forgetEdits(opened);
  if (text.length > longest) return;
  const written = JSON.stringify({ text, at: Date.now() });
  try {
    const store = storage();
    if (!store) throw new Error("nothing is kept");
    makeRoom(store, key);
    store.setItem(key, written);
  } catch {
    memory.set(key, written);
  }
}

/** @param {string} opened */
export function forgetEdits(opened) {
  const key = prefix + hashOf(opened);
  memory.delete(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // What cannot be written was not kept.
  }
}

/** @param {Storage} store @param {string} key */
function makeRoom(store, key) {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((each) => each.startsWith(prefix));
  if (keys.includes(key) || keys.length < mostKept) return;
  const age = (/** @type {string} */ each) => {
    try {
      return Number(JSON.parse(store.getItem(each) ?? "{}").at) || 0;
    } catch {
      return 0;
    }
  };
  keys.sort((a, b) => age(a) - age(b));
  for (const old of keys.slice(0, keys.length - mostKept + 1)) store.removeItem(old);
}
