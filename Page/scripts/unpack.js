// Data in the page and in its links: JSON, or gzip or DEFLATE as text, decompressed by the browser's own streams.

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
 * @returns {string} base64url without padding, which needs no escaping in a URL
 */
export const toBase64URL = (bytes) => base64Of(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** @param {Uint8Array} bytes */
export function base64Of(bytes) {
  const parts = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(""));
}

/**
 * The digits of base 85 in the order of their values: those of RFC 1924, with `,./[` instead of `<>&` and the grave
 * accent.
 */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%/()*+-;,=.?@^_[{|}~";

/**
 * @param {string} text base 85: five digits for four bytes; a shorter last group has fewer bytes
 * @returns {Uint8Array}
 */
function fromBase85(text) {
  const values = new Uint8Array(128);
  [...digits].forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
  const bytes = new Uint8Array(Math.ceil(text.length / 5) * 4);
  for (let start = 0, at = 0; start < text.length; start += 5, at += 4) {
    let number = 0;
    for (let index = start; index < start + 5; index++) number = number * 85 + (index < text.length ? values[text.charCodeAt(index)] : 84);
    bytes[at] = number / 0x1000000;
    bytes[at + 1] = number >>> 16;
    bytes[at + 2] = number >>> 8;
    bytes[at + 3] = number;
  }
  return bytes.subarray(0, Math.floor((text.length * 4) / 5));
}

/**
 * @param {Uint8Array} bytes
 * @param {"gzip" | "deflate-raw"} format
 * @param {number} [maxBytes] the maximum number of bytes, so that a small link cannot fill the memory
 * @returns {Promise<Uint8Array>}
 */
export async function inflate(bytes, format, maxBytes = Infinity) {
  return collect(new (/** @type {any} */ (globalThis).DecompressionStream)(format), bytes, maxBytes);
}

/**
 * @param {Uint8Array} bytes
 * @param {"gzip" | "deflate-raw"} format
 * @returns {Promise<Uint8Array>}
 */
export async function deflate(bytes, format) {
  return collect(new (/** @type {any} */ (globalThis).CompressionStream)(format), bytes, Infinity);
}

/**
 * @param {any} through
 * @param {Uint8Array} bytes
 * @param {number} maxBytes
 */
async function collect(through, bytes, maxBytes) {
  const parts = [];
  let length = 0;
  const reader = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`Found more than ${maxBytes} bytes`);
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
 * The bytes of a compressed part of the page.
 *
 * @param {string} id
 * @returns {Promise<Uint8Array>}
 */
export async function pagePart(id) {
  return inflate(fromBase85(partText(id).trim()), "gzip");
}

/**
 * The catalogues of the forms, by their tags: those of the folder passed to `watchword preview`, or else the built-in
 * ones, which are a compressed part.
 *
 * @param {any} data
 * @returns {Promise<Record<string, object>>}
 */
export async function shownCatalogs(data) {
  const catalogs = data.catalogs ?? JSON.parse(new TextDecoder().decode(await pagePart("watchword-catalogs")));
  return Object.fromEntries(catalogs.map((/** @type {any} */ catalog) => [catalog.locale, catalog]));
}

/**
 * The text of a part of the page, `<script id="…">`.
 *
 * @param {string} id
 * @returns {string}
 */
export function partText(id) {
  const text = document.getElementById(id)?.textContent ?? "";
  if (text.trim() === "" || text.startsWith("@@")) throw new Error(`The page has no part "${id}"; write it with "watchword preview"`);
  return text;
}

/** The page as originally written, as a function, because the text is long. Call this before changing the page. */
export function pageSnapshot() {
  const root = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  return () => `<!doctype html>\n${root.outerHTML}\n`;
}
