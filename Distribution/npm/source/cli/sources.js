// Finds the catalogue with the source texts of another one.

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { identity } from "./paths.js";

/**
 * @typedef {object} Document
 * @property {string} path
 * @property {string} name the name in findings
 * @property {Uint8Array} bytes
 * @property {any} survey the kind and contents of the document
 */

/**
 * The document with the source texts of each catalogue, and whether it is part of the run. In a format with a file for
 * each language, the source may be next to the catalogue on the disk; then only texts are compared, not keys.
 *
 * @param {Document[]} documents
 * @returns {(document: Document) => {base: Document, isOfRun: boolean} | undefined}
 */
export function sourcesAmong(documents) {
  const files = new Map(documents.map((document) => [identity(document.path), document]));
  const xliff = documents.length > 1 ? sourcesOfXLIFF(documents) : () => undefined;
  return (document) => {
    for (const path of document.survey.sources ?? []) {
      const key = identity(path);
      if (key === undefined) continue;
      const known = files.get(key);
      if (known !== undefined) return { base: known, isOfRun: true };
      return { base: { path, name: path, bytes: readFileSync(path), survey: {} }, isOfRun: false };
    }
    const base = xliff(document);
    return base && { base, isOfRun: true };
  };
}

/**
 * The source document of an XLIFF translation: one with the same source files in the source language, the nearest if
 * there are several.
 *
 * @param {Document[]} documents
 */
function sourcesOfXLIFF(documents) {
  const sources = documents.filter(({ survey }) => isXLIFF(survey) && survey.isSource);
  const known = new Map(sources.map((source) => [source, originals(source)]));
  return (/** @type {Document} */ document) => {
    if (sources.length === 0 || !isXLIFF(document.survey) || document.survey.isSource) return undefined;
    const own = originals(document);
    if (own === undefined) return undefined;
    const found = sources.filter((source) => known.get(source) === own);
    const distances = found.map((source) => distance(document.path, source.path));
    const minDistance = Math.min(...distances);
    const nearest = found.filter((_, index) => distances[index] === minDistance);
    // If two are equally near, choosing one would be arbitrary.
    return nearest.length === 1 ? nearest[0] : undefined;
  };
}

const isXLIFF = (/** @type {any} */ survey) => String(survey.format).startsWith("xliff");

/**
 * The source files that a document translates, if all of them are named.
 *
 * @param {Document} document
 */
function originals({ bytes }) {
  const text = new TextDecoder(bytes[0] === 0xff ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : "utf-8").decode(bytes);
  const names = new Set();
  for (const [element] of text.matchAll(/<file\s[^>]*>/g)) {
    const [, name] = /\soriginal\s*=\s*(["'].*?["'])/s.exec(element) ?? [];
    if (name === undefined) return undefined;
    names.add(name.slice(1, -1));
  }
  return names.size === 0 ? undefined : JSON.stringify([...names].sort());
}

/**
 * The number of folders between two files.
 *
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  const path = posix.relative(posix.dirname(one), posix.dirname(other));
  return path === "" ? 0 : path.split("/").length;
}
