// The tab "Policy".

import { el } from "../../dom.js";

export const id = "policy";
export const title = "Policy";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  section.append(el("h2", null, title));
}
