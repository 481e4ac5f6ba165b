// The units of a catalogue with edits: which texts differ from the file on disk.

import { CatalogLists } from "./lists.js";

/** @typedef {Map<string, {target?: string, isReview: boolean}>} DiskTexts texts by unit key, and whether they need review */

/** Lists of a catalogue whose texts can be edited. */
export class EditedLists extends CatalogLists {
  /** @type {[string, string][]} edits from an earlier visit */
  restorable = [];

  /** How many texts differ from the file on disk. */
  get changeCount() {
    return this.originals.size;
  }

  /** @param {number} index @param {string} text */
  remember(index, text) {
    const key = this.keyOf(index);
    const { target = "", status } = this.units[index];
    // Keeping a text that needs review is an edit, because it finishes the review. Typing the text on disk again is not
    // an edit.
    if (this.originals.has(key)) {
      if ((this.originals.get(key) ?? "") === text) this.originals.delete(key);
    } else if (text !== target || status === "review") {
      this.originals.set(key, this.units[index].target);
    }
    const row = this.rowOf(index);
    row.isChanged = row.units(this.units).some((_, offset) => this.originals.has(this.keyOf(row.first + offset)));
  }

  /** @param {number} index @param {string} text */
  show(index, text) {
    const unit = this.units[index];
    const status = text === "" ? "untranslated" : "translated";
    this.units[index] = { ...unit, target: text === "" && unit.target === undefined ? undefined : text, status };
  }

  /**
   * The edits: unit keys and texts.
   *
   * @returns {[string, string][]}
   */
  edits() {
    /** @type {[string, string][]} */
    const edits = [...this.originals.keys()].map((key) => [key, this.units[this.indexOf(key)]?.target ?? ""]);
    // Edits from an earlier visit stay in the journal until they are restored or discarded.
    return [...this.restorable.filter(([key]) => !this.originals.has(key)), ...edits];
  }

  /**
   * The texts of the file on disk, by unit key, and whether they need review.
   *
   * @returns {DiskTexts}
   */
  onDisk() {
    const texts = new Map(this.units.map(({ target, status }, index) => [this.keyOf(index), { target, isReview: status === "review" }]));
    // An edit that keeps the text has finished a review.
    for (const [key, target] of this.originals) texts.set(key, { target, isReview: this.units[this.indexOf(key)]?.target === target });
    return texts;
  }

  /** @param {DiskTexts} disk */
  compareWith(disk) {
    this.originals.clear();
    this.units.forEach((_, index) => this.compare(index, disk));
    this.markChanged();
  }

  /**
   * Records whether a unit differs from the file on disk.
   *
   * @param {number} index
   * @param {DiskTexts} disk
   */
  compare(index, disk) {
    const key = this.keyOf(index);
    const { target, status } = this.units[index];
    const { target: old, isReview = false } = disk.get(key) ?? {};
    if ((target ?? "") !== (old ?? "") || (isReview && status !== "review")) this.originals.set(key, old);
    else this.originals.delete(key);
  }
}
