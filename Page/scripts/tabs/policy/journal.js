// Edits of policies, stored in the browser until they are saved or discarded, under the hash of the policy as opened. A
// policy is not secret. Passwords are never stored.

const prefix = "watchword-policy-edit:";
/** The maximum length of a stored policy. */
const maxLength = 256 * 1024;
/** The maximum number of stored policies; the oldest are removed. */
const maxStored = 20;

/**
 * The storage of this page if the browser provides none.
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
 * A 53-bit hash of a text, enough to tell policies apart; collisions are not a security risk.
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
 * @typedef {object} StoredEdits
 * @property {string} text the policy with its edits
 * @property {number} at the time of the last edit
 */

/**
 * The stored edits of a policy; null if there are none.
 *
 * @param {string} opened
 * @returns {StoredEdits | null}
 */
export function storedEdits(opened) {
  const key = prefix + hashOf(opened);
  try {
    const found = JSON.parse(memory.get(key) ?? storage()?.getItem(key) ?? "null");
    return found && typeof found.text === "string" && found.text !== opened ? { text: found.text, at: Number(found.at) || 0 } : null;
  } catch {
    return null;
  }
}

/**
 * Stores edits, unless the text is the same as when opened.
 *
 * @param {string} opened
 * @param {string} text
 */
export function storeEdits(opened, text) {
  const key = prefix + hashOf(opened);
  if (text === opened) return discardEdits(opened);
  if (text.length > maxLength) return;
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
export function discardEdits(opened) {
  const key = prefix + hashOf(opened);
  memory.delete(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // If nothing can be written, nothing was stored.
  }
}

/** @param {Storage} store @param {string} key */
function makeRoom(store, key) {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((each) => each.startsWith(prefix));
  if (keys.includes(key) || keys.length < maxStored) return;
  const age = (/** @type {string} */ each) => {
    try {
      return Number(JSON.parse(store.getItem(each) ?? "{}").at) || 0;
    } catch {
      return 0;
    }
  };
  keys.sort((a, b) => age(a) - age(b));
  for (const old of keys.slice(0, keys.length - maxStored + 1)) store.removeItem(old);
}
