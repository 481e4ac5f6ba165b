// The tab "Catalogue".

import { el } from "../../dom.js";

export const id = "catalog";
export const title = "Catalogue";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  section.append(el("h2", null, title));
}
