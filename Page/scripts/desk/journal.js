// The journal: edits of catalogues, stored under the hash of the file if the browser provides storage, so that closing
// the window loses none. It contains texts of catalogues, never a password.

const prefix = "watchword-edits ";

/**
 * A name for the bytes of a file; empty if the browser cannot compute hashes.
 *
 * @param {Uint8Array} bytes
 */
export async function hashOf(bytes) {
  try {
    const digest = await crypto.subtle.digest("SHA-256", /** @type {any} */ (bytes));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    return "";
  }
}

/**
 * The stored edits of the file with this hash: unit keys and texts.
 *
 * @param {string} hash
 * @returns {[string, string][]}
 */
export function journalOf(hash) {
  try {
    const edits = JSON.parse(localStorage.getItem(prefix + hash) ?? "[]");
    return edits.filter((/** @type {any} */ edit) => Array.isArray(edit) && edit.length === 2 && edit.every((text) => typeof text === "string"));
  } catch {
    return [];
  }
}

/**
 * Stores edits.
 *
 * @param {string} hash
 * @param {[string, string][]} edits
 */
export function storeEdits(hash, edits) {
  if (hash === "") return;
  try {
    if (edits.length === 0) localStorage.removeItem(prefix + hash);
    else localStorage.setItem(prefix + hash, JSON.stringify(edits));
  } catch {
    // The browser provides no storage or it is full: the page asks before the user leaves.
  }
}

/** @param {string} hash */
export const discardEdits = (hash) => storeEdits(hash, []);
