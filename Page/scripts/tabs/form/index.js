// The tab "Form".

import { el } from "../../dom.js";

export const id = "form";
export const title = "Form";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  section.append(el("h2", null, title));
}
