// The values of the state that say what the form shows, beside flow, language and policy. They are in links and in saved
// pages, so that whoever opens one sees the same form.

import { answerOf } from "./answers.js";
import { textSizes } from "../state.js";

/**
 * The values by their names in the state and in links, with what holds where nothing is said. All are texts.
 *
 *   answer    what the server answers to the next submission: an id of `answersOf`
 *   state     what the form shows: an id of `stillStates`
 *   width     of the screen in pixels: an id of `widths`
 *   textSize  an id of `textSizes`
 *   attempts  how many attempts are left when the form opens: an id of `attempts`
 *   only      "yes" where the form is shown alone
 *   beside    "en" where the same form stands in English beside it
 *   tests     "yes" where the languages that are made for tests count, too
 *
 * @type {Readonly<Record<string, string>>}
 */
export const linked = Object.freeze({ answer: "success", state: "empty", width: "375", textSize: "default", attempts: "3", only: "", beside: "", tests: "" });

/** Widths of screens. */
export const widths = [
  { id: "320", title: "320 px" },
  { id: "375", title: "375 px" },
  { id: "430", title: "430 px" },
];

/** How many attempts the server says are left. */
export const attempts = [
  { id: "none", title: "The server does not say" }, { id: "5", title: "5 (not shown)" }, { id: "3", title: "3" },
  { id: "2", title: "2" }, { id: "1", title: "1, the last" },
];

/** @typedef {{answer: string, state: string, width: string, textSize: string, attempts: string, only: string, beside: string, tests: string}} Linked */

/**
 * The values as they are now. A value that nobody knows, from an old link, is the default.
 *
 * @param {import("../state.js").Store} store
 * @returns {Linked}
 */
export function linkedValues(store) {
  const state = /** @type {Record<string, any>} */ (/** @type {unknown} */ (store.state));
  const known = (/** @type {string} */ name, /** @type {{id: string}[]} */ list) => (list.some(({ id }) => id === state[name]) ? String(state[name]) : linked[name]);
  return {
    answer: typeof state.answer === "string" ? state.answer : linked.answer,
    state: typeof state.state === "string" ? state.state : linked.state,
    width: known("width", widths),
    textSize: known("textSize", textSizes),
    attempts: known("attempts", attempts),
    only: state.only === "yes" ? "yes" : "",
    beside: state.beside === "en" ? "en" : "",
    tests: state.tests === "yes" ? "yes" : "",
  };
}

/**
 * Changes values of the state.
 *
 * @param {import("../state.js").Store} store
 * @param {Partial<Linked> & Partial<import("../state.js").State>} values
 */
export const setLinked = (store, values) => store.set(/** @type {any} */ (values));

/**
 * How much larger than usual the text is.
 *
 * @param {string} size
 */
export const scaleOf = (size) => textSizes.find(({ id }) => id === size)?.scale ?? 1;

/**
 * The answer that the server gives to the flow of the state.
 *
 * @param {import("../state.js").Store} store
 */
export const chosenAnswer = (store) => answerOf(store.state.flow, linkedValues(store).answer);
