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
    const [mark, shown, more, hidden] = item.children;
    set(item, "part", `rule ${state}`);
    set(mark, "part", `mark ${state}`);
    set(mark, "class", `mark ${state}`);
    write(shown, text);
    write(more, hint);
    write(hidden, label);
  });
}

function made() {
  return element("li", {},
    element("span", { "aria-hidden": "true" }),
    element("span", { part: "text", "aria-hidden": "true" }),
    element("span", { part: "hint", "aria-hidden": "true" }),
    element("span", { class: "visually-hidden" }));
}

/** The pause in typing before changes are announced to screen readers, in milliseconds. */
const pause = 700;

/** Announces changes in a list of rules. */
export class Announcer {
  /** @type {Map<string, string>} */
  #announced = new Map();
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
    this.#announced = labels(rules);
  }

  /** @param {{rule: string, label: string}[]} rules */
  announceChanges(rules) {
    this.stop();
    this.#timer = setTimeout(() => {
      const now = labels(rules);
      const different = [...now].filter(([key, label]) => this.#announced.get(key) !== label).map(([, label]) => label);
      this.#announced = now;
      if (different.length > 0) this.announce(different.join(". "));
    }, pause);
  }

  /** @param {string} text */
  announce(text) {
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
