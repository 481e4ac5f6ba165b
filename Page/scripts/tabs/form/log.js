// The log of the form's effects. It never contains the events' texts.

import { el } from "../../dom.js";

const maxEntries = 60;

/** A list of the last events and their effects. */
export class EffectLog {
  constructor() {
    this.list = el("ol", { class: "log-list", role: "list", tabindex: "0", aria: { label: "Events and their effects, the last one first" } });
    this.element = el("details", { class: "form-more log" }, el("summary", null, "Events and effects"), this.list);
  }

  /** @param {any} line */
  add({ event, effects, findings }) {
    const texts = [...effects.map(describe), ...findings.map((/** @type {any} */ { id }) => `finding ${id}`)];
    this.list.prepend(el("li", { class: "log-item" }, el("code", null, event), el("span", null, texts.length === 0 ? "–" : texts.join(" · "))));
    while (this.list.childElementCount > maxEntries) this.list.lastElementChild?.remove();
  }
}

/** @param {any} effect */
function describe(effect) {
  switch (effect.effect) {
    case "clear": return `clear ${effect.fields?.join(", ") ?? ""}`;
    case "focus": return `focus ${effect.field}`;
    case "submit": return `submit${effect.mode === null ? "" : ` in mode ${effect.mode}`}${effect.trims ? ", trimmed" : ""}`;
    case "navigate": return `go to ${effect.to}`;
    case "announce": return "announce";
    default: return effect.effect;
  }
}
