// Saves the page as a file, with its current state. A typed password is never in the state, so it is never in a file.

import { announce, el } from "./dom.js";
import { baseName } from "./files/names.js";
import { download } from "./download.js";
import { formDefaults } from "./form/form-settings.js";
import { workbenchOf } from "./tabs/policy/workbench.js";

/** The values of the state that are saved besides `linked`. */
const savedNames = ["policyIndex", "locale", "flow", "style", "scheme", "textSize", "userID", "words", "tab"];

/**
 * Saves the page.
 *
 * @param {import("./app.js").App} app
 * @param {() => string} page the page as originally written
 */
export async function pageFile(app, page) {
  await app.started;
  const { store, data } = app;
  // The policies with their edits, and the policy they are compared with.
  const bench = workbenchOf(app);
  const { state } = store;
  const names = [...savedNames, ...Object.keys(formDefaults)];
  const values = Object.fromEntries(names.map((name) => [name, /** @type {any} */ (state)[name]]));
  const compared = bench.compared ? bench.policies.indexOf(bench.compared) : -1;
  const all = { ...data, ...(await app.deskContents()), state: { ...values, policyText: bench.text, policyView: bench.view, policyCompared: compared } };
  const json = JSON.stringify(all).replace(/</g, "\\u003c");
  const html = page().replace(/(<script[^>]* id="watchword-data">)[^<]*/, (_, tag) => tag + json);
  const file = `${baseName(state.tab === "policy" ? bench.name : document.title.replace(/ – Watchword$/, "")) || "watchword"}.html`;
  download(file, html, "text/html");
  bench.markSavedWithPage();
  showToast(`Saved as ${file}`);
}

/** @type {HTMLElement | null} */
let note = null;

/**
 * Shows a text briefly, and announces it to screen readers.
 *
 * @param {string} text
 */
export function showToast(text) {
  note?.remove();
  const shown = el("p", { class: "toast" }, text);
  note = shown;
  document.body.append(shown);
  announce(text);
  setTimeout(() => shown.remove(), 5000);
}
