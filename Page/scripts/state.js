// The state shared by the tabs. Tabs read it, change it and listen for changes; they do not depend on each other.

/**
 * @typedef {object} State
 * @property {number} policyIndex the index of the open policy
 * @property {string} policyText the current policy, in any format that the engine reads
 * @property {string} locale a tag listed by `localesOf`
 * @property {string} flow change, changeConfirmed, update, expired, set or verify
 * @property {string} style checklist, requirement, summary or relid
 * @property {"system" | "light" | "dark"} scheme
 * @property {string} textSize an id of `textSizes`
 * @property {string} userID
 * @property {string[]} words the user's personal words
 * @property {Record<string, object>} catalogs compiled catalogues by their tags; replace the table to change one
 * @property {string} tab the id of the current tab
 */

/** Text sizes: `scale` is relative to the default size of a phone. */
export const textSizes = [
  { id: "small", title: "Small", scale: 0.88 },
  { id: "default", title: "Default", scale: 1 },
  { id: "large", title: "Large", scale: 1.24 },
  { id: "accessibility", title: "Accessibility", scale: 1.65 },
  { id: "accessibility-large", title: "Accessibility large", scale: 2 },
];

/** The values of the state, with listeners. */
export class Store {
  /** @type {State} */
  #state;
  /** @type {Set<{keys: string[], listener: (state: State, changed: Set<string>) => void}>} */
  #listeners = new Set();

  /** @param {State} state */
  constructor(state) {
    this.#state = Object.freeze({ ...state });
  }

  /** The current state. It is immutable; `set` replaces it. */
  get state() {
    return this.#state;
  }

  /**
   * Changes values and calls the listeners of those that changed. Setting an equal value is no change.
   *
   * @param {Partial<State>} values
   */
  set(values) {
    const old = /** @type {any} */ (this.#state);
    const changed = new Set(Object.entries(values).filter(([key, value]) => old[key] !== value).map(([key]) => key));
    if (changed.size === 0) return;
    this.#state = Object.freeze({ ...this.#state, ...values });
    const state = this.#state;
    for (const { keys, listener } of [...this.#listeners]) {
      if (keys.length === 0 || keys.some((key) => changed.has(key))) listener(state, changed);
    }
  }

  /**
   * Calls `listener` after each change of one of the keys, or of any key if none is given; returns a function that
   * stops this.
   *
   * @param {(state: State, changed: Set<string>) => void} listener
   * @param {...string} keys
   * @returns {() => void}
   */
  subscribe(listener, ...keys) {
    const entry = { keys, listener };
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }
}
