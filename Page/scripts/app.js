// The object passed to every tab, and sessions of the engine with the shared state.

import { catalogsFor, localesOf } from "./locales.js";

/**
 * @typedef {object} App
 * @property {import("./engine.js").Engine} engine undefined until `started` is fulfilled
 * @property {Promise<void>} started
 * @property {import("./catalogs/client.js").Catalogs} catalogs the worker with the engine
 * @property {import("./state.js").Store} store
 * @property {any} data the data that `watchword preview` inserted into the page
 * @property {() => void} savePage saves the page with its current state
 * @property {() => void} [copyLink] copies a link to the current view, if others can open such a link
 * @property {(files: import("./files/drops.js").InputFile[]) => void} receive takes files of any kind
 * @property {import("./files/drops.js").InputFile[]} openFiles translation files that the desk has not opened yet
 * @property {() => Promise<{sources?: any[], desk?: any}>} deskContents the files open at the desk, for a saved page
 */

/**
 * The locales that currently have texts.
 *
 * @param {App} app
 */
export const localesOfApp = (app) => localesOf(app.store.state.catalogs);

/**
 * Makes a session with the policy, locale and user of the state. Free it after use. If the policy is unusable,
 * `policy.isLoaded` is false and the session has no policy.
 *
 * @param {App} app
 * @param {Partial<import("./state.js").State>} [changes] values that replace those of the state
 * @returns {{session: import("./engine.js").Session, policy: any}}
 */
export function readySession(app, changes = {}) {
  const state = { ...app.store.state, ...changes };
  app.engine.load(catalogsFor(state.locale, state.catalogs));
  const session = app.engine.session();
  session.configure({ locale: state.locale, user: state.userID, words: state.words });
  return { session, policy: session.loadPolicy(state.policyText) };
}
