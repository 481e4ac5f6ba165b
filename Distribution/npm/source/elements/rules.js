// The list of rules.

import { element, set, write } from "./component.js";

/**
 * Updates a list of rules.
 *
 * @param {HTMLElement} list
 * @param {{rule: string, state: string, text: string, label: string, hint?: string}[]} rules
 */
export function draw(list, rules) {
  while (list.children.length > rules.length) list.lastElementChild?.remove();
  rules.forEach(({ state, text, label, hint }, index) => {
    const item = list.children[index] ?? list.appendChild(made());
    const [mark, shown, more, spoken] = item.children;
    set(item, "part", `rule ${state}`);
    set(mark, "part", `mark ${state}`);
    set(mark, "class", `mark ${state}`);
    write(shown, text);
    write(more, hint);
    write(spoken, label);
  });
}

function made() {
  return element("li", {},
    element("span", { "aria-hidden": "true" }),
    element("span", { part: "text", "aria-hidden": "true" }),
    element("span", { part: "hint", "aria-hidden": "true" }),
    element("span", { class: "spoken" }));
}

/** The pause in typing before changes are announced to screen readers, in milliseconds. */
const pause = 700;

/** Announces changes in a list of rules. */
export class Speaker {
  /** @type {Map<string, string>} */
  #spoken = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #region;

  /** @param {HTMLElement} region the live region */
  constructor(region) {
    this.#region = region;
  }

  /**
   * Sets the current rules without announcing them.
   *
   * @param {{rule: string, label: string}[]} rules
   */
  start(rules) {
    this.stop();
    this.#spoken = labels(rules);
  }

  /** @param {{rule: string, label: string}[]} rules */
  speak(rules) {
    this.stop();
    this.#timer = setTimeout(() => {
      const now = labels(rules);
      const different = [...now].filter(([place, label]) => this.#spoken.get(place) !== label).map(([, label]) => label);
      this.#spoken = now;
      if (different.length > 0) this.say(different.join(". "));
    }, pause);
  }

  /** @param {string} text */
  say(text) {
    // The same text is announced again only if its node is new.
    this.#region.replaceChildren(element("span", {}, text));
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

/** @param {{rule: string, label: string}[]} rules */
function labels(rules) {
  return new Map(rules.map(({ rule, label }, index) => [`${index} ${rule}`, label]));
}
