// The menus of the grid: the state of the forms, and the width of their screens.

import { menu } from "../../controls.js";
import { el, fill } from "../../dom.js";

/**
 * A menu of states in groups.
 *
 * @param {(id: string) => void} onChoose
 * @returns {HTMLSelectElement & {show: (states: {id: string, title: string, group: string}[], chosen: string) => void}}
 */
export function stateMenu(onChoose) {
  const select = /** @type {any} */ (el("select", { class: "menu", onchange: () => onChoose(select.value) }));
  let shown = "";
  select.show = (/** @type {{id: string, title: string, group: string}[]} */ states, /** @type {string} */ chosen) => {
    const key = states.map(({ id }) => id).join(" ");
    if (key !== shown) {
      shown = key;
      const groups = [...new Set(states.map(({ group }) => group))];
      fill(select, groups.map((group) => el("optgroup", { label: group },
        states.filter((state) => state.group === group).map(({ id, title }) => el("option", { value: id }, title)))));
    }
    select.value = chosen;
  };
  return select;
}

/** @param {number} chosen @param {(pixels: number) => void} onChoose */
export const widthMenu = (chosen, onChoose) => menu([
  { id: "320", title: "320 (smallest phone)" }, { id: "375", title: "375 (phone)" }, { id: "430", title: "430 (large phone)" },
], String(chosen), (id) => onChoose(Number(id)));
