// The tab "Texts".

import { el } from "../../dom.js";

export const id = "texts";
export const title = "Texts";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  section.append(el("h2", null, title));
}
