// The sources of a policy.

import { WatchwordError } from "./errors.js";
import { disk, read } from "./files.js";
import { location, policies } from "./locations.js";

/**
 * The document of a policy, its name in answers, and the shipped policies that it extends.
 *
 * @param {import("./index.js").PolicySource} source
 * @param {string | undefined} name
 * @returns {Promise<{name: string, text: string | Uint8Array, bases: Record<string, string>}>}
 */
export async function documentOf(source, name) {
  const document = await named(source, name);
  return { ...document, bases: await basesOf(document.text) };
}

/**
 * The shipped policy that a policy extends: its name and its text. None of them extends another.
 *
 * @param {string | Uint8Array} text
 * @returns {Promise<Record<string, string>>}
 */
async function basesOf(text) {
  let base;
  try {
    base = JSON.parse(typeof text === "string" ? text : new TextDecoder().decode(text)).extends;
  } catch {
    return {}; // The engine reports the errors with their places.
  }
  if (base === undefined) return {};
  // For any other name, the engine reports the available ones.
  const names = Object.hasOwn(policies, base) ? [base] : Object.keys(policies);
  const texts = await Promise.all(names.map((name) => read(location(`policies/${name}.json`))));
  return Object.fromEntries(names.map((name, index) => [name, new TextDecoder().decode(texts[index])]));
}

/**
 * @param {import("./index.js").PolicySource} source
 * @param {string | undefined} name
 * @returns {Promise<{name: string, text: string | Uint8Array}>}
 */
async function named(source, name) {
  if (source instanceof URL) return { name: name ?? stem(source.pathname), text: await read(source) };
  if (ArrayBuffer.isView(source)) return { name: name ?? "policy", text: new Uint8Array(source.buffer, source.byteOffset, source.byteLength) };
  if (typeof Response !== "undefined" && source instanceof Response) {
    return { name: name ?? stem(source.url), text: await read(source) };
  }
  if (typeof source === "object" && source !== null) return { name: name ?? "policy", text: JSON.stringify(source) };
  if (typeof source !== "string") throw new TypeError(`Expected a policy, found ${source === null ? "null" : typeof source}`);
  if (/^[\s\ufeff]*[{[]/.test(source)) return { name: name ?? "policy", text: source };
  if (Object.hasOwn(policies, source)) return { name: name ?? source, text: await read(location(`policies/${source}.json`)) };
  if (!/[./\\:]/.test(source)) {
    const known = Object.keys(policies).join(", ");
    throw new WatchwordError("unknown-policy", `There is no policy "${source.slice(0, 80)}"; there are ${known}`);
  }
  return { name: name ?? stem(source), text: await documentAt(source) };
}

/**
 * The file at an address, which in Node may be a path.
 *
 * @param {string} address
 */
export async function documentAt(address) {
  const isPath = disk.read !== undefined && !/^[a-z][a-z0-9+.-]+:/i.test(address);
  if (!isPath) return read(new URL(address, globalThis.document?.baseURI ?? globalThis.location?.href));
  return /** @type {any} */ (disk).read(address);
}

/**
 * "strong" for "policies/strong.json".
 *
 * @param {string} path
 */
function stem(path) {
  const name = path.replace(/[?#].*$/s, "").split(/[/\\]/).pop() ?? "";
  return name.replace(/(.)\.[^.]*$/, "$1") || "policy";
}
