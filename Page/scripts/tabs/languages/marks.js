// The list of marks in the grid, with reasons.

import { el, fill, localized } from "../../dom.js";
import { countOfTexts, kindTitle, partNames } from "../../form/measure.js";

/** A collapsible table of marks. */
export class MarkList {
  /** @type {{locale: import("../../locales.js").LocaleInfo, mark: import("../../form/measure.js").Mark, index: number}[]} */
  #found = [];

  /** @param {(tag: string, index: number) => void} onShow */
  constructor(onShow) {
    this.onShow = onShow;
    this.title = el("h3", null, "Texts to check");
    this.rows = el("tbody");
    this.element = el("details", { class: "marks", hidden: true }, el("summary", null, this.title),
      el("div", { class: "table-scroll marks-table", tabindex: "0", role: "region", aria: { label: "Texts to check" } },
        el("table", { class: "table" },
          el("thead", null, el("tr", null, ["Language", "Where", "Text", "Why"].map((name) => el("th", { scope: "col" }, name)))),
          this.rows)));
  }

  /**
   * The number of marked texts in real languages, or in pseudo-locales.
   *
   * @param {boolean} isPseudo
   */
  count(isPseudo) {
    return countOfTexts(this.#found.filter(({ locale }) => locale.isPseudo === isPseudo).map(({ mark }) => mark));
  }

  begin() {
    this.#found = [];
  }

  /** @param {import("../../locales.js").LocaleInfo} locale @param {import("../../form/measure.js").Mark[]} marks */
  add(locale, marks) {
    marks.forEach((mark, index) => this.#found.push({ locale, mark, index }));
  }

  end() {
    const [count, tests] = [this.count(false), this.count(true)];
    this.element.hidden = count + tests === 0;
    fill(this.title, `Texts to check: ${count}${tests > 0 ? `, and ${tests} in test languages` : ""}`);
    fill(this.rows, this.#found.map(({ locale, mark, index }) => el("tr", null,
      el("td", null, el("button", { type: "button", class: "link", aria: { label: `Show it in ${locale.name}` }, onclick: () => this.onShow(locale.tag, index) }, locale.tag)),
      el("td", null, partNames[mark.part] ?? mark.part),
      el("td", null, textOf(mark, locale)),
      el("td", null, el("span", { class: "badge badge-warn" }, kindTitle(mark.kind)), " ", mark.reason))));
  }
}

/** @param {import("../../form/measure.js").Mark} mark @param {import("../../locales.js").LocaleInfo} locale */
function textOf({ text, element }, locale) {
  const { fallback } = element.dataset;
  return localized(shortened(text), fallback ? { tag: fallback, direction: "auto" } : locale);
}

/** @param {string} text */
export const shortened = (text) => (text.length > 200 ? `${text.slice(0, 200)} …` : text);
