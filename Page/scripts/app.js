// What every tab is given, and sessions of the engine that are ready for the shared state.

import { catalogsFor, localesOf } from "./locales.js";

/**
 * @typedef {object} App
 * @property {import("./engine.js").Engine} engine there is none until the page has `started`
 * @property {Promise<void>} started
 * @property {import("./catalogs/client.js").Catalogs} catalogs the engine's worker
 * @property {import("./state.js").Store} store
 * @property {any} data what `watchword preview` put into the page
 * @property {() => void} savePage saves the page with the state that it has now
 * @property {() => void} [copyLink] copies a link to what is shown, where others can open it
 * @property {(files: import("./files/drops.js").Given[]) => void} receive takes files of any kind
 * @property {import("./files/drops.js").Given[]} openFiles translations that the desk has not opened yet
 * @property {() => Promise<{sources?: any[], desk?: any}>} deskContents what the desk has open, for a page that is saved
 */

/**
 * The locales that there are texts for now.
 *
 * @param {App} app
 */
export const localesOfApp = (app) => localesOf(app.store.state.catalogs);

/**
 * A session with the policy, the locale and the user of the state. Free it when it is not needed any
 * more. Where the policy is unusable, `policy.isLoaded` is false and the session has none.
 *
 * @param {App} app
 * @param {Partial<import("./state.js").State>} [changes] other values than those of the state
 * @returns {{session: import("./engine.js").Session, policy: any}}
 */
export function readySession(app, changes = {}) {
  const state = { ...app.store.state, ...changes };
  app.engine.load(catalogsFor(state.locale, state.catalogs));
  const session = app.engine.session();
  session.speak({ locale: state.locale, user: state.userID, words: state.words });
  return { session, policy: session.loadPolicy(state.policyText) };
}
