// Reads files: from the disk if there is one, otherwise with fetch.

import { WatchwordError } from "./errors.js";

/**
 * The disk in Node and compatible runtimes; set by disk.js.
 *
 * @type {{read?: (file: URL | string) => Uint8Array, url?: (path: string) => URL, slashed?: (path: string) => string, crypto?: any}}
 */
export const disk = {};

/**
 * Whether a file is on the disk.
 *
 * @param {URL} url
 */
export const isOnDisk = (url) => disk.read !== undefined && url.protocol === "file:";

/**
 * The bytes of a file.
 *
 * @param {URL | Response} source
 * @returns {Promise<Uint8Array>}
 */
export async function read(source) {
  if (source instanceof URL && isOnDisk(source)) return /** @type {any} */ (disk).read(source);
  // Build tools embed small files as data: URLs, which a Content-Security-Policy may forbid fetch to load.
  if (source instanceof URL && source.protocol === "data:") return decoded(source.href);
  const response = source instanceof URL ? await got(source) : source;
  if (!response.ok) throw unreadable(response.url, `the server answers with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Compiles the module in a file.
 *
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compiled(url) {
  if (isOnDisk(url) || url.protocol === "data:") return WebAssembly.compile(await read(url));
  const response = await got(url);
  // Servers that do not recognise the extension .wasm send another type, which only `compile` accepts.
  const isStream = /^application\/wasm\b/.test(response.headers.get("Content-Type") ?? "");
  if (response.ok && isStream && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await read(response));
}

/** @param {URL} url */
async function got(url) {
  try {
    return await fetch(url);
  } catch (error) {
    throw unreadable(url.href, error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} name
 * @param {string} reason
 */
function unreadable(name, reason) {
  return new WatchwordError("unreadable-file", `${name} cannot be read: ${reason}`);
}

/** @param {string} url */
function decoded(url) {
  const comma = url.indexOf(",");
  const content = decodeURIComponent(url.slice(comma + 1));
  if (!/;base64$/i.test(url.slice(0, comma))) return new TextEncoder().encode(content);
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
}
