// The edits of one policy: its texts in the order of the edits, of which one is shown. A policy as it was opened has no
// line; the first edit starts one, and its policy stands in the list beside the one that it was made from.

import { memberOf, treeOf, valueOf } from "./json-tree.js";

/**
 * @typedef {object} Policy
 * @property {string} name as it is listed
 * @property {string} [file]
 * @property {string} text
 * @property {boolean} [isOpened] it did not come with the page
 * @property {{name: string, file?: string, text: string}} [of] the policy that this one is an edit of, as it was opened
 * @property {string} [plainName] of an edit: its name without ", edited"
 * @property {string} [described] of an edit: the rules that its description was written for
 */

/** Edits of one value within this time are one step. */
const oneStep = 1500;
const mostSteps = 200;

export class Line {
  /** @type {string[]} */
  #steps;
  #at = 1;
  #key = "";
  #time = 0;
  #described;
  /** @type {string | null} the text that a file of its own has */
  #saved = null;
  /** @type {string | null} the text that a saved page has */
  #carried = null;

  /**
   * @param {Policy} base the policy as it was opened
   * @param {string} text
   * @param {{policy?: Policy, key?: string}} origin `policy`: an edit that came with the page; `key` of the first edit
   */
  constructor(base, text, { policy, key = "" }) {
    this.base = base;
    this.name = policy?.plainName ?? base.name;
    this.file = policy?.file ?? base.file;
    this.#steps = [base.text, text];
    [this.#key, this.#time] = [key, Date.now()];
    this.#described = policy?.described ?? rulesOf(descriptionOf(text) === descriptionOf(base.text) ? base.text : text);
    /** @type {Policy} what stands in the list */
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

  /** Whether it says something else than the policy that it was made from. */
  get isEdited() {
    return this.text !== this.base.text;
  }

  /** Whether a file of its own has what it says now. */
  get isSaved() {
    return this.text === this.#saved;
  }

  /** Whether leaving the page loses it. */
  get isUnsaved() {
    return this.isEdited && !this.isSaved && this.text !== this.#carried;
  }

  /** Whether the rules are other ones than those that the description was written for. */
  get isDescriptionStale() {
    return descriptionOf(this.text) !== "" && rulesOf(this.text) !== this.#described && rulesOf(this.text) !== "";
  }

  /**
   * @param {string} text
   * @param {string} key edits with the same key in a short time are one step
   */
  change(text, key) {
    const isSame = key !== "" && key === this.#key && Date.now() - this.#time < oneStep && !this.canRedo && this.#at > 0;
    const before = this.text;
    this.#steps.length = isSame ? this.#at : this.#at + 1;
    this.#steps.push(text);
    if (this.#steps.length > mostSteps) this.#steps.splice(1, 1);
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

  /** A file has it now. */
  save() {
    this.#saved = this.text;
    this.#write();
  }

  /** A page has it now. */
  carry() {
    this.#carried = this.text;
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
 * The rules without their layout; nothing where they are half typed.
 *
 * @param {string} text
 */
function rulesOf(text) {
  const rules = valueOf(memberOf(treeOf(text), "rules")?.value, text);
  return rules === undefined ? "" : JSON.stringify(rules);
}
