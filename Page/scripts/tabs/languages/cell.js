// One language of the grid: its name, its form, and the marks in it.

import { button } from "../../controls.js";
import { el, fill } from "../../dom.js";
import { markFallbacks } from "../../form/fallback.js";
import { countOfTexts, measure, textsOf, untranslated } from "../../form/measure.js";
import { pseudoLocaleName } from "../../form/screens.js";
import { FormView } from "../../form/view.js";

/**
 * @typedef {object} Facts
 * @property {number} scale the scale of the text
 * @property {number} width the width of the screen in pixels
 * @property {number} displayScale the scale at which the form is shown; it is laid out in full size, so that measurements
 *   are exact
 * @property {Set<string>} english the texts of the same form in English
 * @property {string} userName
 * @property {object | undefined} catalog the texts of the language
 * @property {import("../../form/fallback.js").Fallbacks | null} fallbacks
 */

/** A static form with its marks. */
export class Cell {
  /** @type {import("../../form/measure.js").Mark[]} */
  #marks = [];

  /** @param {import("../../locales.js").LocaleInfo} locale @param {() => void} onOpen */
  constructor(locale, onOpen) {
    this.locale = locale;
    this.view = new FormView({ isStatic: true });
    this.badge = el("span", { class: "badge" });
    this.frame = el("div", { class: "snapshot-frame", inert: true }, this.view.element);
    this.box = el("div", { class: "snapshot" }, this.frame);
    const name = locale.isPseudo ? pseudoLocaleName(locale.name) : locale.ownName;
    this.element = el("figure", { class: "cell", tabindex: "-1" },
      el("figcaption", { class: "cell-head" },
        el("bdi", locale.isPseudo ? { class: "cell-name", title: name } : { class: "cell-name", lang: locale.tag, dir: locale.direction, title: locale.name }, name),
        this.badge, el("code", { class: "cell-tag" }, locale.tag),
        button("Open", onOpen, { kind: "plain", aria: { label: `Open ${locale.name} in the form` } })),
      this.box);
  }

  /**
   * Renders the form and measures it.
   *
   * @param {import("../../form/snapshots.js").Snapshot} snapshot
   * @param {Facts} facts
   * @returns {import("../../form/measure.js").Mark[]}
   */
  draw({ presentation, typed, screen }, { scale, width, displayScale, english, userName, catalog, fallbacks }) {
    const { view, frame, locale } = this;
    for (const { element } of this.#marks) delete element.dataset.mark;
    frame.style.setProperty("--form-scale", String(scale));
    frame.style.setProperty("--snapshot-width", `${width}px`);
    view.element.dataset.screen = screen;
    view.draw(presentation, { typed });
    markFallbacks(view.element, fallbacks);
    this.resize(displayScale);
    this.#marks = [
      ...measure(view.element, { scale, locale: locale.tag }),
      ...untranslated(textsOf(view.element), { locale: locale.tag, isPseudo: locale.isPseudo, catalog }, english, userName),
    ];
    for (const { element, kind } of this.#marks) element.dataset.mark = kind;
    const count = countOfTexts(this.#marks);
    this.badge.className = `badge ${count === 0 ? "badge-good" : "badge-warn"}`;
    this.badge.title = count === 0 ? "All texts fit and are translated" : `${count === 1 ? "1 text" : `${count} texts`} to check`;
    fill(this.badge, count === 0 ? "✓ fits" : `⚠ ${count}`);
    return this.#marks;
  }

  /** @param {number} displayScale the scale at which the form is shown */
  resize(displayScale) {
    this.frame.style.setProperty("--snapshot-scale", String(displayScale));
    this.box.style.setProperty("height", `${this.view.element.offsetHeight * displayScale}px`);
  }

  /**
   * The index of a mark in the list; -1 if there is none.
   *
   * @param {string} part
   * @param {string} text
   */
  indexOf(part, text) {
    return this.#marks.findIndex((mark) => mark.part === part && mark.text === text);
  }

  /**
   * Brings a mark into view.
   *
   * @param {number} index
   */
  show(index) {
    const mark = this.#marks[index];
    this.element.scrollIntoView({ block: "center", behavior: "smooth" });
    this.element.focus({ preventScroll: true });
    if (!mark) return;
    mark.element.classList.add("is-shown");
    setTimeout(() => mark.element.classList.remove("is-shown"), 2400);
  }
}
