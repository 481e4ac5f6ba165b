// The values of the state that determine the form's display besides flow, language and policy. Links and saved pages
// contain them, so that everyone who opens one sees the same form.

import { responseOf } from "./responses.js";
import { textSizes } from "../state.js";

/**
 * The values by their names in the state and in links, with their defaults. All are texts.
 *
 *   answer    the server's response to the next submission: an id of `answersOf`
 *   state     the displayed state: an id of `stillStates`
 *   width     the width of the screen in pixels: an id of `widths`
 *   textSize  an id of `textSizes`
 *   attempts  the attempts left when the form opens: an id of `attempts`
 *   only      "yes" if only the form is shown
 *   beside    "en" if the same form is shown in English beside it
 *   tests     "yes" if pseudo-locales are included
 *
 * @type {Readonly<Record<string, string>>}
 */
export const formDefaults = Object.freeze({ answer: "success", state: "empty", width: "375", textSize: "default", attempts: "3", only: "", beside: "", tests: "" });

/** Screen widths. */
export const widths = [
  { id: "320", title: "320 px" },
  { id: "375", title: "375 px" },
  { id: "430", title: "430 px" },
];

/** The numbers of attempts left that the server can report. */
export const attempts = [
  { id: "none", title: "Not reported by the server" }, { id: "5", title: "5 (not shown)" }, { id: "3", title: "3" },
  { id: "2", title: "2" }, { id: "1", title: "1, the last" },
];

/** @typedef {{answer: string, state: string, width: string, textSize: string, attempts: string, only: string, beside: string, tests: string}} Linked */

/**
 * The current values. An unknown value, for example from an old link, becomes the default.
 *
 * @param {import("../state.js").Store} store
 * @returns {Linked}
 */
export function formSettings(store) {
  const state = /** @type {Record<string, any>} */ (/** @type {unknown} */ (store.state));
  const known = (/** @type {string} */ name, /** @type {{id: string}[]} */ list) => (list.some(({ id }) => id === state[name]) ? String(state[name]) : formDefaults[name]);
  return {
    answer: typeof state.answer === "string" ? state.answer : formDefaults.answer,
    state: typeof state.state === "string" ? state.state : formDefaults.state,
    width: known("width", widths),
    textSize: known("textSize", textSizes),
    attempts: known("attempts", attempts),
    only: state.only === "yes" ? "yes" : "",
    beside: state.beside === "en" ? "en" : "",
    tests: state.tests === "yes" ? "yes" : "",
  };
}

/**
 * Sets values of the state.
 *
 * @param {import("../state.js").Store} store
 * @param {Partial<Linked> & Partial<import("../state.js").State>} values
 */
export const setFormSettings = (store, values) => store.set(/** @type {any} */ (values));

/**
 * The scale of a text size relative to the default.
 *
 * @param {string} size
 */
export const scaleOf = (size) => textSizes.find(({ id }) => id === size)?.scale ?? 1;

/**
 * The server's response to the current flow.
 *
 * @param {import("../state.js").Store} store
 */
export const chosenResponse = (store) => responseOf(store.state.flow, formSettings(store).answer);
