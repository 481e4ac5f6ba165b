// What is in the page and in its links: JSON, or base64 around gzip or DEFLATE, unpacked by the browser's own streams.

/**
 * @param {string} text base64, or base64url without padding
 * @returns {Uint8Array}
 */
export function fromBase64(text) {
  const binary = atob(text.trim().replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} base64url without padding, which a URL holds as it is
 */
export function toBase64URL(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * @param {Uint8Array} bytes
 * @param {"gzip" | "deflate-raw"} format
 * @param {number} [most] bytes; more are refused, so that a small link cannot fill the memory
 * @returns {Promise<Uint8Array>}
 */
export async function inflate(bytes, format, most = Infinity) {
  return collect(new DecompressionStream(format), bytes, most);
}

/**
 * @param {Uint8Array} bytes
 * @param {"gzip" | "deflate-raw"} format
 * @returns {Promise<Uint8Array>}
 */
export async function deflate(bytes, format) {
  return collect(new CompressionStream(format), bytes, Infinity);
}

/**
 * @param {any} through
 * @param {Uint8Array} bytes
 * @param {number} most
 */
async function collect(through, bytes, most) {
  const parts = [];
  let length = 0;
  const reader = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`Found more than ${most} bytes`);
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/**
 * The bytes of a packed part of the page.
 *
 * @param {string} id
 * @returns {Promise<Uint8Array>}
 */
export async function pagePart(id) {
  return inflate(fromBase64(partText(id)), "gzip");
}

/**
 * What `watchword preview` put into the page, as plain JSON; catalogues only if they are not the built-in ones, which are
 * a packed part.
 *
 * @returns {Promise<any>}
 */
export async function pageData() {
  const data = JSON.parse(partText("watchword-data"));
  data.catalogs ??= JSON.parse(new TextDecoder().decode(await pagePart("watchword-catalogs")));
  return data;
}

/**
 * The text of a part of the page, `<script id="…">`, which lets go of it.
 *
 * @param {string} id
 * @returns {string}
 */
function partText(id) {
  const element = document.getElementById(id);
  const text = element?.textContent ?? "";
  element?.remove();
  if (text.trim() === "" || text.startsWith("@@")) throw new Error(`The page has no part "${id}"; write it with "watchword preview"`);
  return text;
}
