// The policies that can be edited: the originals as opened and the edited ones, each with undo and redo for the
// lifetime of the page. An app has one workbench, whether its tab is visible or not.

import { debounced } from "../../dom.js";
import { download } from "../../download.js";
import { discardEdits, storeEdits, storedEdits } from "./journal.js";
import { EditHistory } from "./edit-history.js";

/** @typedef {import("./edit-history.js").Policy} Policy */

/** @type {WeakMap<import("../../app.js").App, Workbench>} */
const benches = new WeakMap();

/** @param {import("../../app.js").App} app @returns {Workbench} */
export function workbenchOf(app) {
  let bench = benches.get(app);
  if (!bench) benches.set(app, (bench = new Workbench(app)));
  return bench;
}

export class Workbench {
  /** @type {EditHistory[]} */
  #histories = [];
  /** @type {EditHistory | null} the history of the open policy */
  #history = null;
  /** @type {Policy} */
  #base;
  /** @type {Map<string, import("./journal.js").StoredEdits | null>} edits from an earlier visit, by the text as opened */
  #stored = new Map();
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
      const history = new EditHistory(base, policy.text, { policy });
      history.markSavedWithPage();
      this.#histories.push(history);
    }
    this.#base = this.policies[0] ?? { name: "policy", text: "" };
    this.storeSoon = debounced(250, () => this.#storeNow());
    this.#followStore();
    app.store.subscribe(() => this.#followStore(), "policyText", "policyIndex");
    addEventListener("pagehide", () => this.#storeNow());
    addEventListener("beforeunload", (event) => {
      if (this.#histories.some((history) => history.isUnsaved)) event.preventDefault();
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
    const edits = (/** @type {Policy} */ base) => this.#histories.filter((history) => history.base === base && history.isEdited).map(({ policy }) => policy);
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
    const isTwice = this.#histories.some((history) => history.isEdited && history.base === policy && history.policy.name === policy.name);
    return isTwice ? `${policy.name}, as opened` : policy.name;
  }

  get isEdited() {
    return this.#history?.isEdited ?? false;
  }

  get isUnsaved() {
    return this.#history?.isUnsaved ?? false;
  }

  get name() {
    return (this.isEdited ? this.#history?.policy.name : this.#base.name) ?? "";
  }

  /** Whether the policy can be renamed: an unedited policy of the page cannot. */
  get canRename() {
    return this.isEdited || Boolean(this.#base.isOpened);
  }

  get plainName() {
    return (this.isEdited ? this.#history?.name : this.#base.name) ?? "";
  }

  get canUndo() {
    return this.#history?.canUndo ?? false;
  }

  get canRedo() {
    return this.#history?.canRedo ?? false;
  }

  get isDescriptionStale() {
    return this.isEdited && (this.#history?.isDescriptionStale ?? false);
  }

  /** Edits of this policy from an earlier visit that the user has neither restored nor discarded. */
  get storedEdits() {
    const { text } = this.#base;
    if (!this.#stored.has(text)) this.#stored.set(text, storedEdits(text));
    return this.#stored.get(text) ?? null;
  }

  /**
   * Changes the policy.
   *
   * @param {string} text
   * @param {string} [key] edits with the same key within a short time are one undo step
   */
  change(text, key = "") {
    if (text === this.text) return;
    if (this.#history) {
      this.#history.change(text, key);
    } else {
      // Edits from an earlier visit are read before new ones overwrite them.
      void this.storedEdits;
      this.#history = new EditHistory(this.#base, text, { key });
      this.#histories.push(this.#history);
      this.#distinguish(this.#history);
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
    this.#history?.go(by);
    this.#settle();
  }

  /** Lists the edited policy if it differs, and shows the current text. */
  #settle() {
    const history = this.#history;
    if (history) {
      const index = this.policies.indexOf(history.policy);
      if (history.isEdited && index < 0) this.policies.push(history.policy);
      if (!history.isEdited && index >= 0) this.policies.splice(index, 1);
    }
    this.app.store.set({ policyIndex: this.policies.indexOf(history?.isEdited ? history.policy : this.#base), policyText: history?.text ?? this.#base.text });
    this.storeSoon();
  }

  /**
   * Gives edited copies of the same policy different names.
   *
   * @param {EditHistory} history
   */
  #distinguish(history) {
    const names = this.#histories.filter((each) => each !== history).map(({ name }) => name);
    for (let number = 2; names.includes(history.name); number += 1) history.rename(`${history.base.name} ${number}`);
  }

  /** @param {string} name */
  rename(name) {
    const plain = name.trim().replace(/[\\/:*?"<>|\u0000-\u001f]/g, " ").slice(0, 100).trim();
    if (plain === "" || plain === this.plainName || !this.canRename) return;
    if (this.isEdited && this.#history) this.#history.rename(plain);
    else Object.assign(this.#base, { name: plain, file: `${plain}.json` });
  }

  restoreStoredEdits() {
    const { storedEdits: edits } = this;
    this.#stored.set(this.#base.text, null);
    if (edits) this.change(edits.text);
  }

  discardStoredEdits() {
    this.#stored.set(this.#base.text, null);
    discardEdits(this.#base.text);
    this.#storeNow();
  }

  /** Offers the policy for download; returns the file name. */
  save() {
    const { name, file } = this.isEdited && this.#history ? this.#history : this.#base;
    const offered = (file ?? "").split(/[\\/]/).at(-1) || `${name}.json`;
    download(offered, this.text, "application/json");
    this.#history?.save();
    discardEdits(this.#base.text);
    return offered;
  }

  /** Records that the page was saved, with all edits. */
  markSavedWithPage() {
    for (const history of this.#histories) history.markSavedWithPage();
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

  #followStore() {
    const { policyIndex, policyText } = this.app.store.state;
    const policy = this.policies[policyIndex] ?? this.#base;
    const own = this.#history?.isEdited ? this.#history.policy : this.#base;
    if (policy === own && policyText === own.text) return;
    if (policy !== own) {
      this.#storeNow();
      // A policy whose edits were all undone keeps its history, so that they can be redone.
      this.#history = this.#histories.find((history) => history.policy === policy) ?? this.#histories.find((history) => history.base === policy && !history.isEdited) ?? null;
      this.#base = this.#history?.base ?? policy;
    }
    // Another view or a link has set another text.
    if (policyText !== policy.text) {
      if (this.#history) this.#history.change(policyText, "");
      else this.#histories.push((this.#history = new EditHistory(this.#base, policyText, {})));
      this.#settle();
    }
  }

  #storeNow() {
    const history = this.#history;
    if (history && !history.isSaved && (history.isEdited || !this.storedEdits)) storeEdits(this.#base.text, history.text);
  }
}
