// A button with a menu of choices, switches and commands. Arrow keys move, Escape closes and returns the focus.

import { el, fill, icon, uniqueID } from "./dom.js";

/**
 * @typedef {object} Entry a command; with `isOn`, a switch; with `group`, one of several choices
 * @property {string} title
 * @property {string} [note] shown small, after the title
 * @property {() => void} [run]
 * @property {boolean} [isOn]
 * @property {string} [group]
 * @property {boolean} [isOff] whether it cannot be chosen
 * @property {boolean} [isHeading]
 * @property {string} [id]
 */

/**
 * @param {string | Node} title
 * @param {() => Entry[]} entries returns the current entries of the menu
 * @param {{label?: string, class?: string, id?: string}} [options]
 * @returns {HTMLElement}
 */
export function popup(title, entries, options = {}) {
  const list = el("div", { class: "popup-list", role: "menu", id: uniqueID("menu"), hidden: true });
  const opener = el("button", {
    type: "button", class: `button ${options.class ?? ""}`, id: options.id ?? null, aria: { haspopup: "menu", expanded: "false", controls: list.id, label: options.label ?? null },
    onclick: () => (list.hidden ? open() : close(true)),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "ArrowDown" || !list.hidden) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
  }, title, icon("M6 8l4 4 4-4"));
  const root = el("div", { class: "popup" }, opener, list);

  const items = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button:not(:disabled)")]);
  const open = () => {
    fill(list, entries().map(item));
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    list.classList.toggle("is-start", opener.getBoundingClientRect().left + list.offsetWidth < innerWidth - 8);
    (items().find((each) => each.getAttribute("aria-checked") === "true") ?? items()[0])?.focus();
    addEventListener("pointerdown", outside, true);
  };
  const close = (/** @type {boolean} */ isBack) => {
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    removeEventListener("pointerdown", outside, true);
    if (isBack) opener.focus();
  };
  const outside = (/** @type {Event} */ event) => {
    if (!root.contains(/** @type {Node} */ (event.target))) close(false);
  };

  /** @param {Entry} entry */
  function item({ title: text, note, run, isOn, group, isOff, isHeading, id }) {
    if (isHeading) return el("p", { class: "popup-heading", role: "presentation" }, text);
    const role = group ? "menuitemradio" : isOn === undefined ? "menuitem" : "menuitemcheckbox";
    return el("button", {
      type: "button", class: "popup-item", role, tabindex: "-1", id: id ?? null, disabled: isOff === true, aria: { checked: isOn === undefined ? null : String(isOn) },
      onclick: () => {
        close(true);
        run?.();
      },
    }, el("span", { class: "popup-sign", aria: { hidden: "true" } }, isOn ? "✓" : ""), el("span", { class: "popup-title" }, text), note ? el("span", { class: "popup-note" }, note) : null);
  }

  list.addEventListener("keydown", (event) => {
    const all = items();
    const index = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    event.stopPropagation();
    if (event.key === "Escape") close(true);
    else if (event.key === "Tab") return close(false);
    else if (event.key === "ArrowDown") all[(index + 1) % all.length]?.focus();
    else if (event.key === "ArrowUp") all[(index + all.length - 1) % all.length]?.focus();
    else if (event.key === "Home") all[0]?.focus();
    else if (event.key === "End") all[all.length - 1]?.focus();
    else return undefined;
    event.preventDefault();
    return undefined;
  });
  return root;
}
