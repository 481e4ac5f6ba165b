// Questions to the engine about policies and texts, which apps do not ask: see `Sources/PageDoor/PageDesk.swift`.

import { catalogJSON, catalogsFor } from "./locales.js";

/** @type {WeakMap<import("./engine.js").Engine, Map<string, object>>} the catalogues that each engine's desk has */
const loaded = new WeakMap();

/**
 * Asks the engine, after it has got the catalogues for the question's locale.
 *
 * @param {import("./app.js").App} app
 * @param {{ask: string, locale?: string, [key: string]: any}} question
 * @returns {any} the answer; `{error}` where the engine says why there is none
 */
export function ask(app, question) {
  try {
    return askOnce(app, question);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) return { error: error instanceof Error ? error.message : String(error) };
    // The engine has run out of memory. It starts anew, without catalogues.
    loaded.delete(app.engine);
    return { error: "too-large" };
  }
}

/** @param {import("./app.js").App} app @param {{ask: string, locale?: string}} question */
function askOnce(app, question) {
  if (question.locale) loadCatalogs(app, question.locale);
  return app.engine.call("watchword_page_ask", JSON.stringify(question));
}

/** @param {import("./app.js").App} app @param {string} tag */
function loadCatalogs(app, tag) {
  let known = loaded.get(app.engine);
  if (!known) loaded.set(app.engine, (known = new Map()));
  const { catalogs } = app.store.state;
  for (const catalog of catalogsFor(tag, catalogs)) {
    const name = /** @type {any} */ (catalog).locale;
    if (known.get(name) === catalog) continue;
    app.engine.call("watchword_page_load_catalog", catalogJSON(catalog));
    known.set(name, catalog);
  }
}
