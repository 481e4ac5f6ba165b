// The state that the tabs share. A tab reads it, changes it, and hears of changes; no tab knows another.

/**
 * @typedef {object} State
 * @property {number} policyIndex which of the policies in the page is open
 * @property {string} policyText the policy as it is now, of any format that the engine reads
 * @property {string} locale a tag that `localesOf` lists
 * @property {string} flow change, changeConfirmed, update, expired, set or verify
 * @property {string} style checklist, requirement, summary or relid
 * @property {"system" | "light" | "dark"} scheme
 * @property {string} textSize an id of `textSizes`
 * @property {string} userID
 * @property {string[]} words of the person who types
 * @property {Record<string, object>} catalogs compiled catalogues by their tags; replace the table to change one
 * @property {string} tab the id of the tab that is shown
 */

/** Sizes of text: `scale` is relative to the default size of a phone. */
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

  /** The state now. It never changes; `set` replaces it. */
  get state() {
    return this.#state;
  }

  /**
   * Changes values and tells those who listen to one of them. A value that stays the same is no change.
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
   * Calls `listener` after each change of one of the keys, or of any if there are none; returns how to stop.
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
