// Controls shared by all tabs: labelled fields, menus, switches of a few values.

import { el, keyed, uniqueID } from "./dom.js";

/**
 * A control with its label above it.
 *
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [note] a note below the control
 */
export function labelled(label, control, note) {
  control.id ||= uniqueID("control");
  const description = note ? el("p", { class: "control-note", id: `${control.id}-note` }, note) : null;
  if (description) control.setAttribute("aria-describedby", description.id);
  return el("div", { class: "control" }, el("label", { class: "control-label", for: control.id }, label), control, description);
}

/**
 * A menu of values.
 *
 * @param {{id: string, title: string, lang?: string}[]} options
 * @param {string} chosen
 * @param {(id: string) => void} onChoose
 * @returns {HTMLSelectElement & {update: (options: {id: string, title: string, lang?: string}[], chosen: string) => void}}
 */
export function menu(options, chosen, onChoose) {
  const select = /** @type {any} */ (el("select", { class: "menu", onchange: () => onChoose(select.value) }));
  select.update = (/** @type {any[]} */ values, /** @type {string} */ value) => {
    keyed(select, values, ({ id }) => id, ({ id }) => el("option", { value: id }), (option, { title, lang }) => {
      if (option.textContent !== title) option.textContent = title;
      if (lang) option.lang = lang;
    });
    if (select.value !== value) select.value = value;
  };
  select.update(options, chosen);
  return select;
}

/**
 * A row of a few values with one chosen: radio buttons that look like one switch.
 *
 * @param {string} label
 * @param {{id: string, title: string}[]} options
 * @param {string} chosen
 * @param {(id: string) => void} onChoose
 * @returns {HTMLElement & {choose: (id: string) => void}}
 */
export function segments(label, options, chosen, onChoose) {
  const name = uniqueID("segments");
  const inputs = options.map(({ id }) =>
    /** @type {HTMLInputElement} */ (el("input", { type: "radio", name, value: id, checked: id === chosen, onchange: () => onChoose(id) })));
  const group = /** @type {any} */ (el("fieldset", { class: "segments" }, el("legend", { class: "control-label" }, label),
    el("div", { class: "segments-row" }, options.map(({ title }, index) =>
      el("label", { class: "segment" }, inputs[index], el("span", null, title))))));
  group.choose = (/** @type {string} */ id) => {
    for (const input of inputs) input.checked = input.value === id;
  };
  return group;
}

/**
 * A button.
 *
 * @param {string} title
 * @param {() => void} onClick
 * @param {{kind?: "main" | "plain" | "danger", [key: string]: any}} [options] `kind`, and properties of the element
 */
export function button(title, onClick, options = {}) {
  const { kind, ...properties } = options;
  return el("button", { type: "button", class: `button${kind ? ` button-${kind}` : ""}`, onclick: onClick, ...properties }, title);
}
