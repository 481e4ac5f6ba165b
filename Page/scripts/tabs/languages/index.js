// The tab "Languages".

import { el } from "../../dom.js";

export const id = "languages";
export const title = "Languages";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  section.append(el("h2", null, title));
}
