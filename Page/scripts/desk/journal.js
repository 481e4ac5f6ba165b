// The journal: edits of catalogues, stored under the hash of the file and its path if the browser provides storage, so
// that closing the window loses none. It contains texts of catalogues, never a password.

const prefix = "watchword-edits ";

/**
 * @typedef {object} Entry
 * @property {[string, string][]} edits unit keys and texts
 * @property {string} [downloaded] the hash of the file with these edits that was offered for download
 */

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

/** @returns {Storage | undefined} undefined if the browser provides no storage */
function storage() {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** @returns {string[]} the keys of all entries */
const allKeys = () => Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));

/**
 * The keys of the entries of a file. The translations of a file often begin as copies of the same bytes, so the path
 * counts; but it has the folders only if a folder was opened. Entries of older pages have no path.
 *
 * @param {string} hash
 * @param {string} path
 */
function keysOf(hash, path) {
  const isSame = (/** @type {string} */ other) => other === "" || `/${path}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${path}`);
  return allKeys().filter((key) => key.startsWith(prefix + hash) && isSame(key.slice(prefix.length + hash.length).trimStart()));
}

/**
 * @param {string} key
 * @returns {Entry}
 */
function entryAt(key) {
  try {
    const found = JSON.parse(storage()?.getItem(key) ?? "[]");
    const { edits, downloaded } = Array.isArray(found) ? { edits: found, downloaded: undefined } : found;
    return { edits: edits.filter((/** @type {any} */ edit) => Array.isArray(edit) && edit.length === 2 && edit.every((text) => typeof text === "string")), downloaded };
  } catch {
    return { edits: [] };
  }
}

/**
 * The stored edits of a file, which has just been read.
 *
 * @param {string} hash
 * @param {string} path
 * @returns {[string, string][]} unit keys and texts
 */
export function journalOf(hash, path) {
  if (hash === "") return [];
  // A download with edits has arrived on disk, because it was opened.
  for (const key of allKeys()) if (entryAt(key).downloaded === hash) storage()?.removeItem(key);
  return keysOf(hash, path).flatMap((key) => entryAt(key).edits);
}

/**
 * Stores edits; returns whether the browser keeps them.
 *
 * @param {string} hash
 * @param {string} path
 * @param {[string, string][]} edits all edits of the file
 * @param {string} [downloaded]
 * @returns {boolean}
 */
export function storeEdits(hash, path, edits, downloaded) {
  const store = storage();
  if (hash === "" || !store) return false;
  const key = `${prefix}${hash} ${path}`;
  try {
    if (edits.length > 0) write(store, key, JSON.stringify({ edits, downloaded }));
    for (const other of keysOf(hash, path)) if (other !== key || edits.length === 0) store.removeItem(other);
    return true;
  } catch {
    // The storage is full: the page asks before the user leaves.
    return false;
  }
}

/** @param {Storage} store @param {string} key @param {string} text */
function write(store, key, text) {
  for (;;) {
    try {
      return store.setItem(key, text);
    } catch (error) {
      // Edits that were downloaded make room for edits that are nowhere else.
      const old = allKeys().find((other) => other !== key && entryAt(other).downloaded !== undefined);
      if (old === undefined) throw error;
      store.removeItem(old);
    }
  }
}

/**
 * Records that the file with the stored edits was offered for download. They are kept until the file with this hash is
 * opened: only then it is certain that it is on disk.
 *
 * @param {string} hash
 * @param {string} path
 * @param {string} downloaded
 */
export const markDownloaded = (hash, path, downloaded) => storeEdits(hash, path, journalOf(hash, path), downloaded);

/** @param {string} hash @param {string} path */
export const discardEdits = (hash, path) => storeEdits(hash, path, []);
