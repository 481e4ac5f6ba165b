// One language of the grid: its name, its form, and what is marked in it.

import { button } from "../../controls.js";
import { el, fill } from "../../dom.js";
import { countOfTexts, measure, untranslated } from "../../form/measure.js";
import { FormView } from "../../form/view.js";

/** How much smaller than life the forms are. They are laid out in full size, so that measures are true. */
const reduction = 0.65;

/** A form that stands still, with its marks. */
export class Cell {
  /** @type {import("../../form/measure.js").Mark[]} */
  #marks = [];

  /** @param {import("../../locales.js").LocaleInfo} locale @param {() => void} onOpen */
  constructor(locale, onOpen) {
    this.locale = locale;
    this.view = new FormView({ isStill: true });
    this.badge = el("span", { class: "badge" });
    this.frame = el("div", { class: "still-frame", inert: true }, this.view.element);
    this.box = el("div", { class: "still" }, this.frame);
    this.element = el("figure", { class: "cell", tabindex: "-1" },
      el("figcaption", { class: "cell-head" },
        el("span", { class: "cell-name" }, el("bdi", { lang: locale.tag, dir: locale.direction }, locale.ownName), el("code", { class: "soft" }, locale.tag)),
        this.badge,
        button("Open", onOpen, { kind: "plain", aria: { label: `Open ${locale.name} in the form` } })),
      this.box);
  }

  /**
   * Draws the form and measures it.
   *
   * @param {{presentation: any, typed: Record<string, string>, place: string}} still
   * @param {{scale: number, width: number, english: Set<string>, userName: string}} facts
   * @returns {import("../../form/measure.js").Mark[]}
   */
  draw({ presentation, typed, place }, { scale, width, english, userName }) {
    const { view, frame, box, locale } = this;
    for (const { element } of this.#marks) delete element.dataset.mark;
    frame.style.setProperty("--form-scale", String(scale));
    frame.style.setProperty("--still-width", `${width}px`);
    frame.style.setProperty("--still-scale", String(reduction));
    view.element.dataset.place = place;
    view.draw(presentation, { typed });
    this.#marks = [
      ...measure(view.element, { scale, locale: locale.tag }),
      ...untranslated(view.element, { locale: locale.tag, isPseudo: locale.isPseudo }, english, userName),
    ];
    for (const { element, kind } of this.#marks) element.dataset.mark = kind;
    this.element.style.setProperty("width", `${width * reduction}px`);
    box.style.setProperty("height", `${view.element.offsetHeight * reduction}px`);
    const count = countOfTexts(this.#marks);
    this.badge.className = `badge ${count === 0 ? "badge-good" : "badge-warn"}`;
    fill(this.badge, count === 0 ? "✓ clean" : `⚠ ${count}`);
    return this.#marks;
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
