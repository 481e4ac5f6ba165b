// The policies that can be edited: the originals as opened and the edited ones, each with undo and redo for the
// lifetime of the page. An app has one workbench, whether its tab is visible or not.

import { debounced } from "../../dom.js";
import { download } from "../../download.js";
import { forgetEdits, keepEdits, keptEdits } from "./journal.js";
import { Line } from "./line.js";

/** @typedef {import("./line.js").Policy} Policy */

/** @type {WeakMap<import("../../app.js").App, Workbench>} */
const benches = new WeakMap();

/** @param {import("../../app.js").App} app @returns {Workbench} */
export function workbenchOf(app) {
  let bench = benches.get(app);
  if (!bench) benches.set(app, (bench = new Workbench(app)));
  return bench;
}

export class Workbench {
  /** @type {Line[]} */
  #lines = [];
  /** @type {Line | null} the history of the open policy */
  #line = null;
  /** @type {Policy} */
  #base;
  /** @type {Map<string, import("./journal.js").Kept | null>} edits from an earlier visit, by the text as opened */
  #kept = new Map();
  /** The last message about a file that is not a policy. */
  problem = "";
  /** The view of the tab. */
  view = "settings";
  /** @type {Policy | null} the policy to compare with; null: the open policy as opened */
  compared = null;
  /** @type {((view: string, part?: string) => void) | null} shows a view of the tab, once the tab exists */
  show = null;

  /** @param {import("../../app.js").App} app */
  constructor(app) {
    this.app = app;
    const { policyView, policyCompared } = /** @type {any} */ (app.store.state);
    this.view = policyView ?? this.view;
    this.compared = this.policies[policyCompared] ?? null;
    for (const policy of [...this.policies]) {
      if (!policy.of) continue;
      const { name, text } = policy.of;
      let base = this.policies.find((each) => !each.of && each.name === name && each.text === text);
      if (!base) this.policies.push((base = { ...policy.of, isOpened: true }));
      const line = new Line(base, policy.text, { policy });
      line.carry();
      this.#lines.push(line);
    }
    this.#base = this.policies[0] ?? { name: "policy", text: "" };
    this.keep = debounced(250, () => this.#keepNow());
    this.#hear();
    app.store.subscribe(() => this.#hear(), "policyText", "policyIndex");
    addEventListener("pagehide", () => this.#keepNow());
    addEventListener("beforeunload", (event) => {
      if (this.#lines.some((line) => line.isUnsaved)) event.preventDefault();
    });
  }

  get text() {
    return this.app.store.state.policyText;
  }

  /** The open policy as opened. */
  get opened() {
    return this.#base;
  }

  /** @returns {Policy[]} the page's policies, and those that were opened or edited */
  get policies() {
    return this.app.data.policies;
  }

  /** The policies in list order: an edited policy follows its original. */
  get listed() {
    const edits = (/** @type {Policy} */ base) => this.#lines.filter((line) => line.base === base && line.isEdited).map(({ policy }) => policy);
    const firsts = this.policies.filter((policy) => !policy.of);
    const all = firsts.flatMap((policy) => [policy, ...edits(policy)]);
    return [...all, ...this.policies.filter((policy) => !all.includes(policy))];
  }

  /**
   * The title of a policy in the list of all policies.
   *
   * @param {Policy} policy
   */
  titleOf(policy) {
    const isTwice = this.#lines.some((line) => line.isEdited && line.base === policy && line.policy.name === policy.name);
    return isTwice ? `${policy.name}, as opened` : policy.name;
  }

  get isEdited() {
    return this.#line?.isEdited ?? false;
  }

  get isUnsaved() {
    return this.#line?.isUnsaved ?? false;
  }

  get name() {
    return (this.isEdited ? this.#line?.policy.name : this.#base.name) ?? "";
  }

  /** Whether the policy can be renamed: an unedited policy of the page cannot. */
  get canRename() {
    return this.isEdited || Boolean(this.#base.isOpened);
  }

  get plainName() {
    return (this.isEdited ? this.#line?.name : this.#base.name) ?? "";
  }

  get canUndo() {
    return this.#line?.canUndo ?? false;
  }

  get canRedo() {
    return this.#line?.canRedo ?? false;
  }

  get isDescriptionStale() {
    return this.isEdited && (this.#line?.isDescriptionStale ?? false);
  }

  /** Edits of this policy from an earlier visit that the user has neither restored nor discarded. */
  get kept() {
    const { text } = this.#base;
    if (!this.#kept.has(text)) this.#kept.set(text, keptEdits(text));
    return this.#kept.get(text) ?? null;
  }

  /**
   * Changes the policy.
   *
   * @param {string} text
   * @param {string} [key] edits with the same key within a short time are one undo step
   */
  change(text, key = "") {
    if (text === this.text) return;
    if (this.#line) {
      this.#line.change(text, key);
    } else {
      // Edits from an earlier visit are read before new ones overwrite them.
      void this.kept;
      this.#line = new Line(this.#base, text, { key });
      this.#lines.push(this.#line);
      this.#distinguish(this.#line);
    }
    this.#settle();
  }

  undo() {
    if (this.canUndo) this.#go(-1);
  }

  redo() {
    if (this.canRedo) this.#go(1);
  }

  /** @param {number} by */
  #go(by) {
    this.#line?.go(by);
    this.#settle();
  }

  /** Lists the edited policy if it differs, and shows the current text. */
  #settle() {
    const line = this.#line;
    if (line) {
      const index = this.policies.indexOf(line.policy);
      if (line.isEdited && index < 0) this.policies.push(line.policy);
      if (!line.isEdited && index >= 0) this.policies.splice(index, 1);
    }
    this.app.store.set({ policyIndex: this.policies.indexOf(line?.isEdited ? line.policy : this.#base), policyText: line?.text ?? this.#base.text });
    this.keep();
  }

  /**
   * Gives edited copies of the same policy different names.
   *
   * @param {Line} line
   */
  #distinguish(line) {
    const names = this.#lines.filter((each) => each !== line).map(({ name }) => name);
    for (let number = 2; names.includes(line.name); number += 1) line.rename(`${line.base.name} ${number}`);
  }

  /** @param {string} name */
  rename(name) {
    const plain = name.trim().replace(/[\\/:*?"<>|\u0000-\u001f]/g, " ").slice(0, 100).trim();
    if (plain === "" || plain === this.plainName || !this.canRename) return;
    if (this.isEdited && this.#line) this.#line.rename(plain);
    else Object.assign(this.#base, { name: plain, file: `${plain}.json` });
  }

  restoreKept() {
    const { kept } = this;
    this.#kept.set(this.#base.text, null);
    if (kept) this.change(kept.text);
  }

  forgetKept() {
    this.#kept.set(this.#base.text, null);
    forgetEdits(this.#base.text);
    this.#keepNow();
  }

  /** Offers the policy for download; returns the file name. */
  save() {
    const { name, file } = this.isEdited && this.#line ? this.#line : this.#base;
    const offered = (file ?? "").split(/[\\/]/).at(-1) || `${name}.json`;
    download(offered, this.text, "application/json");
    this.#line?.save();
    forgetEdits(this.#base.text);
    return offered;
  }

  /** Records that the page was saved, with all edits. */
  carry() {
    for (const line of this.#lines) line.carry();
  }

  /**
   * Opens one of the policies. Edits of the previous one stay in the list.
   *
   * @param {number} index
   */
  choose(index) {
    const policy = this.policies[index];
    if (policy) this.app.store.set({ policyIndex: index, policyText: policy.text });
  }

  /**
   * Opens a policy from outside the page.
   *
   * @param {string} file
   * @param {string} text
   */
  open(file, text) {
    this.problem = "";
    this.choose(this.add(file, text));
  }

  /**
   * Adds a policy to the list; returns its index.
   *
   * @param {string} file
   * @param {string} text
   */
  add(file, text) {
    const plain = file.split(/[\\/]/).at(-1) || "policy.json";
    const name = plain.replace(/\.json$/i, "") || plain;
    const index = this.policies.findIndex((each) => !each.of && each.name === name && each.text === text);
    if (index >= 0) return index;
    this.policies.push({ name, file: plain, text, isOpened: true });
    return this.policies.length - 1;
  }

  #hear() {
    const { policyIndex, policyText } = this.app.store.state;
    const policy = this.policies[policyIndex] ?? this.#base;
    const own = this.#line?.isEdited ? this.#line.policy : this.#base;
    if (policy === own && policyText === own.text) return;
    if (policy !== own) {
      this.#keepNow();
      // A policy whose edits were all undone keeps its history, so that they can be redone.
      this.#line = this.#lines.find((line) => line.policy === policy) ?? this.#lines.find((line) => line.base === policy && !line.isEdited) ?? null;
      this.#base = this.#line?.base ?? policy;
    }
    // Another view or a link has set another text.
    if (policyText !== policy.text) {
      if (this.#line) this.#line.change(policyText, "");
      else this.#lines.push((this.#line = new Line(this.#base, policyText, {})));
      this.#settle();
    }
  }

  #keepNow() {
    const line = this.#line;
    if (line && !line.isSaved && (line.isEdited || !this.kept)) keepEdits(this.#base.text, line.text);
  }
}
