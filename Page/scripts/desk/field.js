// The field of one translation: the text, its placeholders, its length, and its invisible characters.

import { debounced, el, fill, setText, uniqueID } from "../dom.js";
import { hasUnseen, pieces } from "./marks.js";

/** The width of a text on a small phone, in CSS pixels, and the default and the largest text size (Dynamic Type). */
const phone = { width: 320, size: 17, largest: 53 };

/**
 * @param {import("./desk.js").Desk} desk
 * @param {import("./document.js").CatalogDocument} document
 * @param {number} first the index of the unit when the row was chosen
 * @param {{label: string, onFocus: (field: Field) => void}} options
 */
export class Field {
  /** @type {any} the engine's details of the unit */
  details;

  /** @param {import("./desk.js").Desk} desk @param {import("./document.js").CatalogDocument} document @param {number} index @param {{label: string, onFocus: (field: Field) => void}} options */
  constructor(desk, document, index, { label, onFocus }) {
    this.desk = desk;
    this.document = document;
    this.key = document.keyOf(index);
    const { target, source, direction = "ltr" } = desk.languages;
    this.input = /** @type {HTMLTextAreaElement} */ (el("textarea", {
      class: "area field-input", id: uniqueID("translation"), rows: "1", spellcheck: "true", lang: target ?? source ?? null, dir: target ? direction : "auto",
      data: { unit: this.unit.id }, oninput: () => this.#typed(), onfocus: () => onFocus(this),
    }));
    this.label = el("label", { class: "field-label", for: this.input.id }, label);
    this.fillButton = el("span", { class: "field-tools" });
    this.shown = el("p", { class: "field-shown", lang: target ?? null, dir: target ? direction : "auto", hidden: true });
    this.length = el("p", { class: "field-length small soft", hidden: true });
    this.numbers = el("span", { class: "small soft field-numbers" });
    this.problem = el("p", { class: "field-problem small", id: `${this.input.id}-problem`, role: "alert", hidden: true });
    this.input.setAttribute("aria-describedby", `${this.problem.id} desk-findings`);
    this.element = el("div", { class: "field" }, el("div", { class: "field-head" }, this.label, this.numbers, this.fillButton), this.input, this.problem, this.shown, this.length);
    this.input.value = this.text;
    this.#draw();
    this.loadDetails();
  }

  get index() {
    return this.document.indexOf(this.key);
  }

  get unit() {
    return this.document.units[this.index];
  }

  get text() {
    return this.unit?.target ?? "";
  }

  /** Queries the engine about the unit, or about a text that was typed. */
  async loadDetails() {
    if (this.index < 0) return;
    const details = await this.document.detailsOf(this.key, this.input.value);
    if (details.error || !this.element.isConnected) return;
    this.details = details;
    this.input.readOnly = details.isEditable === false;
    if (details.obstacle) this.#showProblem(details.obstacle);
    const own = details.plural?.categories?.find((/** @type {any} */ each) => each.category === this.unit?.variation?.plural);
    setText(this.numbers, own ? own.numbers : "");
    this.#draw();
    this.onDetails?.();
  }

  #loadDetailsSoon = debounced(120, () => this.loadDetails());

  /**
   * Called when `details` changes.
   *
   * @type {(() => void) | undefined}
   */
  onDetails;

  #typed() {
    this.desk.steps.type(this.key, this.input.value);
    this.#draw();
    this.#loadDetailsSoon();
  }

  /** Shows the document's text if it differs from the text typed here. */
  update() {
    if (this.index < 0) return;
    const isRefused = this.document.refused === this.key;
    if (isRefused) this.#showProblem("This text cannot be written to the file: a tag is not closed, or a character is not allowed. The file keeps the previous text");
    else if (!this.details?.obstacle) this.#showProblem("");
    if (!isRefused && this.input.value !== this.text) this.input.value = this.text;
    this.#draw();
  }

  /** @param {string} text */
  #showProblem(text) {
    this.problem.hidden = text === "";
    setText(this.problem, text === "" ? "" : `${text}.`);
    this.input.setAttribute("aria-invalid", String(text !== "" && !this.input.readOnly));
  }

  #draw() {
    const text = this.input.value;
    this.input.style.setProperty("height", "auto");
    this.input.style.setProperty("height", `${Math.min(320, Math.max(40, this.input.scrollHeight + 2))}px`);
    const parts = (this.details?.target?.parts ?? []).map((/** @type {any} */ part) => ({ ...part, kind: "part" }));
    const spans = this.document.findings.filter((finding, index) => !this.document.known.has(index) && finding.range && !finding.in && finding.unitIndex === this.index && this.unit.target === text)
      .map(({ range = [0, 0], severity }) => ({ start: range[0], end: range[1], kind: severity }));
    const isRTL = this.input.dir === "rtl";
    this.shown.hidden = text === "" || !(hasUnseen(text) || spans.length > 0 || (isRTL && parts.length > 0));
    if (!this.shown.hidden) fill(this.shown, pieces(text, [...parts, ...spans], { showsAll: true }));
    this.#drawLength(text);
  }

  /** @param {string} text */
  #drawLength(text) {
    const { limit } = this.details ?? {};
    this.length.hidden = !limit && text.length < 60;
    if (this.length.hidden) return;
    const [usual, largest] = [phone.size, phone.largest].map((size) => linesOf(text, size, this.input.lang));
    const lines = (/** @type {number} */ count) => `${count} ${count === 1 ? "line" : "lines"}`;
    const room = `${lines(usual)} on a small phone, ${largest} at the largest text size`;
    if (!limit) return setText(this.length, room);
    const now = limit.now ?? [...text].length;
    fill(this.length, el("meter", { min: "0", max: String(limit.length), value: String(Math.min(now, limit.length)), high: String(limit.length * 0.9), aria: { label: "Length" } }),
      ` ${now} of ${limit.length} ${limit.measure}${now > limit.length ? ", too long" : ""}; ${room}`);
    return undefined;
  }

  /**
   * Inserts a text at the caret.
   *
   * @param {string} text
   */
  insert(text) {
    this.input.focus();
    // The browser's own undo keeps working.
    if (!document.execCommand("insertText", false, text)) {
      this.input.setRangeText(text, this.input.selectionStart, this.input.selectionEnd, "end");
      this.#typed();
    }
  }

  /** @param {string} text */
  replace(text) {
    this.input.value = text;
    this.#typed();
    this.input.focus();
  }
}

/** @type {HTMLElement | undefined} */
let ruler;

/**
 * The number of lines that a text takes on a small phone.
 *
 * @param {string} text
 * @param {number} size
 * @param {string} lang
 */
function linesOf(text, size, lang) {
  if (!ruler) {
    ruler = el("div", { class: "ruler", aria: { hidden: "true" } });
    document.body.append(ruler);
  }
  ruler.lang = lang;
  ruler.style.setProperty("width", `${phone.width}px`);
  ruler.style.setProperty("font-size", `${size}px`);
  setText(ruler, text === "" ? " " : text);
  return Math.max(1, Math.round(ruler.offsetHeight / (size * 1.25)));
}
