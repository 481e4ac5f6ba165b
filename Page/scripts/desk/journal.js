// The journal: edits of catalogues, kept by the hash of the file where the browser lets the page keep anything, so that a
// closed window loses none. It holds texts of catalogues, never a password.

const prefix = "watchword-edits ";

/**
 * A name for the bytes of a file; empty where the browser has no hashes.
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
 * The edits of the file that has this hash: names of units, and texts.
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
 * Keeps edits.
 *
 * @param {string} hash
 * @param {[string, string][]} edits
 */
export function keep(hash, edits) {
  if (hash === "") return;
  try {
    if (edits.length === 0) localStorage.removeItem(prefix + hash);
    else localStorage.setItem(prefix + hash, JSON.stringify(edits));
  } catch {
    // The browser keeps nothing, or has no room: the page asks before it is left.
  }
}

/** @param {string} hash */
export const forget = (hash) => keep(hash, []);
