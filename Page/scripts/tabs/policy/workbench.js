// The policy that is worked on: which one it is, how it was opened, its edits with undo and redo, and the question before
// another one replaces it. There is one workbench for an app, whether its tab is shown or not.

import { debounced } from "../../dom.js";
import { download } from "../../download.js";
import { forgetEdits, keepEdits, keptEdits } from "./journal.js";
import { memberOf, treeOf, valueOf } from "./json-tree.js";
import { question } from "./question.js";

/** @typedef {{name: string, file?: string, text: string, isOpened?: boolean}} Policy `isOpened`: it came from a file */

/** Edits of one value within this time are one step. */
const oneStep = 1500;
const mostSteps = 200;

/** @type {WeakMap<import("../../app.js").App, Workbench>} */
const benches = new WeakMap();

/** @param {import("../../app.js").App} app @returns {Workbench} */
export function workbenchOf(app) {
  let bench = benches.get(app);
  if (!bench) benches.set(app, (bench = new Workbench(app)));
  return bench;
}

export class Workbench {
  /** @type {string[]} the texts in the order of the edits */
  #steps = [];
  #at = 0;
  #key = "";
  #time = 0;
  #index = -1;
  #openedText = "";
  #before = "";
  /** The rules for which the description was written. */
  #described = "";
  /** @type {Map<number, string>} the text that was saved, by the policy's index */
  #saved = new Map();
  #forgotten = "";

  /** @param {import("../../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.#start();
    app.store.subscribe(() => this.#hear(), "policyText", "policyIndex");
    this.keep = debounced(250, () => this.#keepNow());
    addEventListener("pagehide", () => this.#keepNow());
    addEventListener("beforeunload", (event) => {
      if (this.isUnsaved) event.preventDefault();
    });
  }

  get text() {
    return this.app.store.state.policyText;
  }

  /**
   * The policy as it was opened.
   *
   * @returns {Policy}
   */
  get opened() {
    return this.policies[this.app.store.state.policyIndex] ?? { name: "policy", file: "policy.json", text: "" };
  }

  /** @returns {Policy[]} */
  get policies() {
    return this.app.data.policies;
  }

  get isEdited() {
    return this.text !== this.opened.text;
  }

  get isUnsaved() {
    return this.isEdited && this.text !== this.#saved.get(this.#index);
  }

  get name() {
    return this.isEdited ? `${this.opened.name}, edited` : this.opened.name;
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#steps.length - 1;
  }

  /** Whether the rules are other ones than those that the description was written for. */
  get isDescriptionStale() {
    return descriptionOf(this.text) !== "" && rulesOf(this.text) !== this.#described && rulesOf(this.text) !== "";
  }

  /** Edits of this policy from another visit, which are not in it now. */
  get kept() {
    if (this.isEdited || this.canUndo || this.#forgotten === this.opened.text) return null;
    return keptEdits(this.opened.text);
  }

  /**
   * Changes the policy.
   *
   * @param {string} text
   * @param {string} [key] edits with the same key in a short time are one step of undo
   */
  change(text, key = "") {
    if (text === this.text) return;
    const isSame = key !== "" && key === this.#key && Date.now() - this.#time < oneStep && this.#at === this.#steps.length - 1 && this.#at > 0;
    if (isSame) this.#steps.pop();
    this.#steps.length = Math.min(this.#steps.length, isSame ? this.#at : this.#at + 1);
    this.#steps.push(text);
    if (this.#steps.length > mostSteps) this.#steps.shift();
    this.#at = this.#steps.length - 1;
    [this.#key, this.#time] = [key, Date.now()];
    this.app.store.set({ policyText: text });
  }

  undo() {
    if (this.canUndo) this.#go(this.#at - 1);
  }

  redo() {
    if (this.canRedo) this.#go(this.#at + 1);
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    this.#key = "";
    this.app.store.set({ policyText: this.#steps[at] });
  }

  restoreKept() {
    const kept = this.kept;
    if (kept) this.change(kept.text);
  }

  forgetKept() {
    forgetEdits(this.opened.text);
    this.#forgotten = this.opened.text;
  }

  /** Offers the policy as a file. */
  save() {
    const { name, file } = this.opened;
    download((file ?? "").split(/[\\/]/).at(-1) || `${name}.json`, this.text, "application/json");
    this.#saved.set(this.#index, this.text);
    forgetEdits(this.opened.text);
  }

  /**
   * Asks what to do with edits before another policy replaces them; false leaves all as it is.
   *
   * @returns {Promise<boolean>}
   */
  async settle() {
    if (!this.isUnsaved) return true;
    const answer = await question(`Keep the changes to ${this.opened.name}?`, "Another policy takes its place. Save writes a file; what is discarded is gone.",
      [{ id: "save", title: "Save", kind: "main" }, { id: "discard", title: "Discard", kind: "danger" }, { id: "cancel", title: "Cancel" }]);
    if (answer === "save") this.save();
    else if (answer === "discard") this.app.store.set({ policyText: this.opened.text });
    if (answer === "discard") forgetEdits(this.opened.text);
    return answer !== "cancel";
  }

  /**
   * Opens one of the policies of the page.
   *
   * @param {number} index
   * @returns {Promise<boolean>}
   */
  async choose(index) {
    if (index === this.#index || !this.policies[index] || !(await this.settle())) return false;
    this.app.store.set({ policyIndex: index, policyText: this.policies[index].text });
    return true;
  }

  /**
   * Opens a policy that is not in the page.
   *
   * @param {string} file
   * @param {string} text
   * @returns {Promise<boolean>}
   */
  async open(file, text) {
    if (!(await this.settle())) return false;
    const index = this.add(file, text);
    this.app.store.set({ policyIndex: index, policyText: this.policies[index].text });
    return true;
  }

  /**
   * Adds a policy to those that can be opened and compared; returns its index.
   *
   * @param {string} file
   * @param {string} text
   */
  add(file, text) {
    const plain = file.split(/[\\/]/).at(-1) || "policy.json";
    const name = plain.replace(/\.json$/i, "") || plain;
    const index = this.policies.findIndex((each) => each.name === name && each.text === text);
    if (index >= 0) return index;
    this.policies.push({ name, file: plain, text, isOpened: true });
    return this.policies.length - 1;
  }

  #start() {
    const { policyIndex, policyText } = this.app.store.state;
    [this.#index, this.#openedText, this.#before, this.#key] = [policyIndex, this.opened.text, policyText, ""];
    this.#steps = policyText === this.opened.text ? [policyText] : [this.opened.text, policyText];
    this.#at = this.#steps.length - 1;
    this.#described = rulesOf(descriptionOf(policyText) === descriptionOf(this.opened.text) ? this.opened.text : policyText);
  }

  #hear() {
    const { policyIndex, policyText } = this.app.store.state;
    if (policyIndex !== this.#index) {
      // What another view replaced without a question can be restored.
      if (this.#before !== this.#openedText && this.#before !== this.#saved.get(this.#index)) keepEdits(this.#openedText, this.#before);
      this.#start();
      return;
    }
    if (policyText !== this.#steps[this.#at]) {
      this.#steps.length = this.#at + 1;
      this.#steps.push(policyText);
      this.#at += 1;
    }
    if (descriptionOf(policyText) !== descriptionOf(this.#before)) this.#described = rulesOf(policyText);
    this.#before = policyText;
    this.keep();
  }

  #keepNow() {
    if (this.text === this.#saved.get(this.#index)) return;
    // A policy that nobody has edited yet in this visit leaves what was kept of an earlier one.
    if (this.isEdited || this.canRedo || this.canUndo) keepEdits(this.opened.text, this.text);
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
