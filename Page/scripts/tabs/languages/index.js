// The tab "Languages": the same form in all languages and one state, with what is cut, broken or not translated.

import { localesOfApp } from "../../app.js";
import { button, labelled } from "../../controls.js";
import { el, fill, keyed } from "../../dom.js";
import { flowMenu, policyMenu, sizeMenu } from "../../form/menus.js";
import { StillMaker, stillStates } from "../../form/still.js";
import { textSizes } from "../../state.js";
import { Cell } from "./cell.js";
import { MarkList } from "./marks.js";
import { stateMenu, widthMenu } from "./menus.js";

export const id = "languages";
export const title = "Languages";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  new LanguagesTab(section, app).draw();
}

class LanguagesTab {
  /** @type {Map<string, Cell>} */
  #cells = new Map();
  #run = 0;
  #isStale = false;

  /** @param {HTMLElement} section @param {import("../../app.js").App} app */
  constructor(section, app) {
    this.app = app;
    this.section = section;
    this.stateID = "weak";
    this.width = 375;
    this.maker = new StillMaker(app);
    this.summary = el("p", { class: "languages-summary", role: "status" });
    this.grid = el("div", { class: "languages-grid" });
    this.marks = new MarkList((tag, index) => this.#cells.get(tag)?.show(index));
    this.states = stateMenu((id) => {
      this.stateID = id;
      this.draw();
    });
    const width = widthMenu(this.width, (pixels) => {
      this.width = pixels;
      this.draw();
    });
    section.append(
      el("div", { class: "languages-head" },
        el("div", null, el("h2", null, "All languages"), this.summary),
        button("Print", () => print(), { class: "button languages-print" })),
      el("div", { class: "card languages-controls" }, flowMenu(app.store), labelled("State", this.states), policyMenu(app),
        sizeMenu(app.store), labelled("Width of the screen", width)),
      this.marks.element, this.grid);
    const redraw = () => (section.hidden ? (this.#isStale = true) : this.draw());
    app.store.subscribe(redraw, "flow", "policyText", "catalogs", "textSize", "userID", "words");
    app.store.subscribe(() => {
      if (!section.hidden && this.#isStale) this.draw();
    }, "tab");
  }

  /** Draws the forms, one in a frame, so that the page never stands still. */
  draw() {
    this.#isStale = false;
    const run = ++this.#run;
    delete this.section.dataset.drawn;
    const { store } = this.app;
    const states = stillStates(store.state.flow);
    if (!states.some(({ id }) => id === this.stateID)) this.stateID = "empty";
    this.states.show(states, this.stateID);
    const state = /** @type {any} */ (states.find(({ id }) => id === this.stateID));
    const scale = textSizes.find(({ id }) => id === store.state.textSize)?.scale ?? 1;
    const locales = localesOfApp(this.app);
    keyed(this.grid, locales, ({ tag }) => tag, (locale) => {
      const cell = new Cell(locale, () => store.set({ locale: locale.tag, tab: "form" }));
      this.#cells.set(locale.tag, cell);
      return cell.element;
    });
    for (const tag of [...this.#cells.keys()]) if (!locales.some((locale) => locale.tag === tag)) this.#cells.delete(tag);
    this.marks.begin();
    const english = textsIn(this.maker.make("en", state).presentation);
    const waiting = [...locales];
    const next = () => {
      if (run !== this.#run) return;
      const locale = waiting.shift();
      if (locale === undefined) return this.#finish(locales.length);
      const cell = /** @type {Cell} */ (this.#cells.get(locale.tag));
      const marks = cell.draw(this.maker.make(locale.tag, state), { scale, width: this.width, english, userName: store.state.userID || "anna" });
      this.marks.add(locale, marks);
      fill(this.summary, `${locales.length - waiting.length} of ${locales.length} languages`);
      requestAnimationFrame(next);
    };
    next();
  }

  /** @param {number} count */
  #finish(count) {
    this.marks.end();
    const marks = this.marks.count;
    fill(this.summary, `${count} languages and pseudo-locales · ${marks === 0 ? "nothing to mark" : `${marks} ${marks === 1 ? "text" : "texts"} marked`}`);
    this.section.dataset.drawn = "";
  }
}

/**
 * All texts of a presentation.
 *
 * @param {any} value
 * @returns {Set<string>}
 */
function textsIn(value, /** @type {Set<string>} */ found = new Set()) {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) for (const child of Object.values(value)) textsIn(child, found);
  return found;
}
