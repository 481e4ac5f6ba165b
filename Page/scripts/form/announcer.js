// What screen readers say about the form.

import { debounced, el, fill } from "../dom.js";

/** How long texts wait for those of the next keystroke, in milliseconds. */
const pause = 250;

/** Announces texts: all those of a burst of keystrokes at once, and of each key only the last one. */
export class Announcer {
  /** @type {Map<string, string>} */
  #waiting = new Map();

  constructor() {
    this.element = el("div", { class: "visually-hidden", role: "status", aria: { live: "polite" } });
  }

  #speak = debounced(pause, () => {
    fill(this.element, [...this.#waiting.values()].map((text) => el("p", null, text)));
    this.#waiting.clear();
  });

  /** @param {string} key @param {string} text */
  add(key, text) {
    this.#waiting.delete(key);
    this.#waiting.set(key, text);
    this.#speak();
  }

  /** Discards what has not been said. */
  clear() {
    this.#waiting.clear();
    this.#speak();
  }
}
