// Lists with one chosen entry. Each entry is a line or a chip, chosen by one click.

import { el, fill, setProperty, uniqueID } from "../dom.js";

/**
 * @typedef {object} Choice
 * @property {string} id
 * @property {string} title
 * @property {string} [note] shown small and grey after the title
 * @property {string} [lang] of the title
 * @property {string} [dir] of the title
 * @property {string} [hint] an explanation for users who do not read the title's language
 */

/**
 * @param {string} label
 * @param {string} look a class: "picks-lines" or "picks-chips"
 * @param {(id: string) => void} onChoose also called when the chosen entry is clicked again
 * @param {{name?: string}} [options]
 * @returns {HTMLElement & {show: (choices: Choice[], chosen: string) => void}}
 */
export function choiceList(label, look, onChoose, options = {}) {
  const { name = uniqueID("choice") } = options;
  const list = el("div", { class: `picks ${look}` });
  const element = el("fieldset", { class: "control" }, el("legend", { class: "control-label" }, label), list);
  let shown = "";
  const show = (/** @type {Choice[]} */ choices, /** @type {string} */ chosen) => {
    const key = JSON.stringify(choices);
    if (key !== shown) {
      shown = key;
      fill(list, choices.map(({ id, title, note, lang, dir, hint }) => el("label", { class: "pick", title: hint },
        el("input", { type: "radio", name, value: id, onclick: () => onChoose(id) }),
        el("span", { class: "pick-title" }, lang ? el("bdi", { lang, dir }, title) : title),
        hint ? el("span", { class: "visually-hidden" }, ` ${hint}`) : null,
        note ? el("span", { class: "pick-note" }, note) : null)));
    }
    for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (list.querySelectorAll("input"))) setProperty(input, "checked", input.value === chosen);
  };
  return Object.assign(element, { show });
}
