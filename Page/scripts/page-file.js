// The page as a file of its own, with the state that it has now. A typed password is in no state, and so in no file.

import { baseName } from "./files/names.js";
import { download } from "./download.js";
import { linked } from "./form/linked.js";

/** What is kept of the state beside `linked`. */
const kept = ["policyIndex", "locale", "flow", "style", "scheme", "textSize", "userID", "words", "tab"];

/**
 * Saves the page.
 *
 * @param {import("./app.js").App} app
 * @param {() => string} page the page as it was written
 */
export async function pageFile(app, page) {
  const { store, data } = app;
  const { state } = store;
  const policies = data.policies.map((/** @type {any} */ policy, /** @type {number} */ index) =>
    (index === state.policyIndex ? { ...policy, text: state.policyText } : policy));
  const names = [...kept, ...Object.keys(linked)];
  const values = Object.fromEntries(names.map((name) => [name, /** @type {any} */ (state)[name]]));
  const all = { ...data, policies, ...(await app.deskContents()), state: values };
  const json = JSON.stringify(all).replace(/</g, "\\u003c");
  const written = page().replace(/(<script[^>]* id="watchword-data">)[^<]*/, (_, tag) => tag + json);
  download(`${baseName(document.title.replace(/ – Watchword$/, "")) || "watchword"}.html`, written, "text/html");
}
