// The heading of printed forms: screen, state, policy and date.

import { el, fill } from "../dom.js";
import { formSettings, scaleOf } from "./form-settings.js";
import { policyName } from "./menus.js";
import { screenTitle } from "./screens.js";
import { formState } from "./snapshots.js";

/**
 * A table that is only visible in print.
 *
 * @param {import("../app.js").App} app
 * @param {HTMLElement} section
 * @returns {HTMLElement}
 */
export function printHead(app, section) {
  const list = el("dl", { class: "print-head" });
  addEventListener("beforeprint", () => {
    if (!section.hidden) fill(list, facts(app).map(([name, value]) => el("div", null, el("dt", null, name), el("dd", null, value))));
  });
  return list;
}

/**
 * A description of the forms shown.
 *
 * @param {import("../app.js").App} app
 * @returns {[string, string][]}
 */
export function facts(app) {
  const { store } = app;
  const { state, width, textSize } = formSettings(store);
  const shown = formState(store.state.flow, state);
  return [
    ["Screen", screenTitle(store.state.flow)],
    ["Situation", shown.group === "The server answers" ? `The server answers: ${shown.title}` : shown.title],
    ["Policy", policyName(app)],
    ["Text", `${Math.round(scaleOf(textSize) * 100)} %, screen ${width} px wide`],
    ["Printed", new Date().toLocaleDateString("en", { dateStyle: "long" })],
  ];
}
