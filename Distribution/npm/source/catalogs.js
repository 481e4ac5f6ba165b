// The catalogue tools, a linter and an editor: Documentation/CataloguesAsJSON.md describes all answers.

import { answered } from "./errors.js";
import { compiled } from "./files.js";
import { location } from "./locations.js";
import { bytesOf, Catalog, Tools } from "./tools.js";

export { Catalog, Tools };

/** @type {Promise<Tools> | undefined} */
let shared;

/**
 * The tools of the package, for synchronous calls.
 *
 * @returns {Promise<Tools>}
 */
export function loadTools() {
  const loading = (shared ??= compiled(location("tools.wasm")).then((module) => new Tools(module)));
  loading.catch(() => (shared = undefined));
  return loading;
}

/**
 * Finds the defects of a document. Returns the output of `watchword lint --format json` as an object.
 *
 * @param {Uint8Array | string} document
 * @param {import("./catalogs.js").LintOptions} [options]
 * @returns {Promise<import("./catalogs.js").LintReport>}
 */
export async function lint(document, options) {
  return answered((await loadTools()).lint(bytesOf(document), options));
}

/**
 * Opens a document for editing.
 *
 * @param {Uint8Array | string} document
 * @param {import("./catalogs.js").LintOptions} [options]
 * @returns {Promise<Catalog>}
 */
export async function openCatalog(document, options) {
  return answered((await loadTools()).open(bytesOf(document), options));
}
