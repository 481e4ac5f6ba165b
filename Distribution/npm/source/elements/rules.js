// The list of rules.

import { element, set, write } from "./component.js";

/**
 * Brings a list up to date with rules.
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

/** How long nothing is typed before screen readers hear what is different. */
const pause = 700;

/** Speaks what is different in a list of rules. */
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
   * The rules as they are now, which nobody needs to hear.
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
    // The same text again is heard only if it is another node.
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
