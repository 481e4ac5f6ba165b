// The edit history of one policy: its texts in the order of the edits, one of which is current. A policy as opened has
// no history; the first edit starts one, and the edited policy is listed next to the original.

import { memberOf, treeOf, valueOf } from "./json-tree.js";

/**
 * @typedef {object} Policy
 * @property {string} name the name in the list
 * @property {string} [file]
 * @property {string} text
 * @property {boolean} [isOpened] whether it was opened rather than part of the page
 * @property {{name: string, file?: string, text: string}} [of] for an edited policy: the original, as opened
 * @property {string} [plainName] for an edited policy: its name without ", edited"
 * @property {string} [described] for an edited policy: the rules for which its description was written
 */

/** Edits of one value within this time, in milliseconds, are one step. */
const oneStep = 1500;
const maxSteps = 200;

export class EditHistory {
  /** @type {string[]} */
  #steps;
  #at = 1;
  #key = "";
  #time = 0;
  #described;
  /** @type {string | null} the text last saved to a file */
  #saved = null;
  /** @type {string | null} the text last saved with the page */
  #savedWithPage = null;

  /**
   * @param {Policy} base the policy as it was opened
   * @param {string} text
   * @param {{policy?: Policy, key?: string}} origin `policy`: an edited policy of the page; `key`: the key of the first
   *   edit
   */
  constructor(base, text, { policy, key = "" }) {
    this.base = base;
    this.name = policy?.plainName ?? base.name;
    this.file = policy?.file ?? base.file;
    this.#steps = [base.text, text];
    [this.#key, this.#time] = [key, Date.now()];
    this.#described = policy?.described ?? rulesOf(descriptionOf(text) === descriptionOf(base.text) ? base.text : text);
    /** @type {Policy} the entry in the list */
    this.policy = policy ?? { name: "", text };
    this.#write();
  }

  get text() {
    return this.#steps[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#steps.length - 1;
  }

  /** Whether it differs from the original. */
  get isEdited() {
    return this.text !== this.base.text;
  }

  /** Whether the current text is saved to a file. */
  get isSaved() {
    return this.text === this.#saved;
  }

  /** Whether leaving the page would lose it. */
  get isUnsaved() {
    return this.isEdited && !this.isSaved && this.text !== this.#savedWithPage;
  }

  /** Whether the rules have changed since the description was written. */
  get isDescriptionStale() {
    return descriptionOf(this.text) !== "" && rulesOf(this.text) !== this.#described && rulesOf(this.text) !== "";
  }

  /**
   * @param {string} text
   * @param {string} key edits with the same key within a short time are one step
   */
  change(text, key) {
    const isSame = key !== "" && key === this.#key && Date.now() - this.#time < oneStep && !this.canRedo && this.#at > 0;
    const before = this.text;
    this.#steps.length = isSame ? this.#at : this.#at + 1;
    this.#steps.push(text);
    if (this.#steps.length > maxSteps) this.#steps.splice(1, 1);
    [this.#at, this.#key, this.#time] = [this.#steps.length - 1, key, Date.now()];
    if (descriptionOf(text) !== descriptionOf(before)) this.#described = rulesOf(text);
    this.#write();
  }

  /** @param {number} by */
  go(by) {
    const before = this.text;
    this.#at += by;
    this.#key = "";
    if (descriptionOf(this.text) !== descriptionOf(before)) this.#described = rulesOf(this.text);
    this.#write();
  }

  /** @param {string} name */
  rename(name) {
    [this.name, this.file] = [name, `${name}.json`];
    this.#saved = null;
    this.#write();
  }

  /** Records that a file has the current text. */
  save() {
    this.#saved = this.text;
    this.#write();
  }

  /** Records that a saved page has the current text. */
  markSavedWithPage() {
    this.#savedWithPage = this.text;
  }

  #write() {
    const { name, file, text } = this.base;
    Object.assign(this.policy, {
      name: this.isEdited && !this.isSaved ? `${this.name}, edited` : this.name, plainName: this.name, file: this.file, text: this.text,
      isOpened: true, of: { name, file, text }, described: this.#described,
    });
  }
}

/** @param {string} text */
export function descriptionOf(text) {
  const value = memberOf(treeOf(text), "description")?.value;
  const found = value?.kind === "string" ? valueOf(value, text) : "";
  return typeof found === "string" ? found : "";
}

/**
 * The rules without their layout; empty if they are incomplete.
 *
 * @param {string} text
 */
function rulesOf(text) {
  const rules = valueOf(memberOf(treeOf(text), "rules")?.value, text);
  return rules === undefined ? "" : JSON.stringify(rules);
}
