// The tab "Languages": the form in all languages and one state, with marks for texts that are cut off, broken or
// untranslated; and the check of all states.

import { localesOfApp } from "../../app.js";
import { button } from "../../controls.js";
import { el, fill, keyed, oncePerFrame } from "../../dom.js";
import { fallbacksOf } from "../../form/fallback.js";
import { formDefaults, formSettings, scaleOf, setFormSettings } from "../../form/form-settings.js";
import { textsIn } from "../../form/measure.js";
import { policyMenu, screenMenu, sizeMenu, stateMenu, widthMenu } from "../../form/menus.js";
import { printHead } from "../../form/print-head.js";
import { SnapshotMaker, formState } from "../../form/snapshots.js";
import { policyStatusOf } from "../../form/policy-status.js";
import { Cell } from "./cell.js";
import { CheckPanel } from "./check-panel.js";
import { MarkList } from "./marks.js";

export const id = "languages";
export const title = "Languages";

/** The approximate scale of a form. */
const usualDisplayScale = 0.62;
const gap = 24;

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
  /**
   * The text to show once the forms are rendered.
   *
   * @type {{locale: string, part: string, text: string} | null}
   */
  #awaited = null;

  /** @param {HTMLElement} section @param {import("../../app.js").App} app */
  constructor(section, app) {
    this.app = app;
    this.section = section;
    this.maker = new SnapshotMaker(app);
    this.summary = el("p", { class: "languages-summary", role: "status" });
    this.notice = el("p", { class: "notice notice-bad", hidden: true });
    this.grid = el("div", { class: "languages-grid" });
    this.marks = new MarkList((tag, index) => this.#cells.get(tag)?.show(index));
    this.check = new CheckPanel(app, (found) => this.#open(found));
    section.append(
      el("div", { class: "languages-head" },
        el("div", { class: "languages-title" }, el("h2", null, "All languages"), this.summary),
        button("Print", () => print(), { class: "button languages-print" })),
      printHead(app, section),
      el("div", { class: "languages-controls" }, screenMenu(app.store), stateMenu(app.store), policyMenu(app),
        sizeMenu(app.store), widthMenu(app.store)),
      this.notice, this.check.offer, this.check.element, this.marks.element, this.grid, this.check.back);
    const redraw = () => (section.hidden ? (this.#isStale = true) : this.draw());
    app.store.subscribe(redraw, "flow", "state", "width", "policyText", "catalogs", "textSize", "userID", "words", "tests");
    app.store.subscribe(() => {
      if (section.hidden) return;
      if (this.#isStale) this.draw();
      else this.#fit();
    }, "tab");
    new ResizeObserver(oncePerFrame(() => this.#fit())).observe(this.grid);
  }

  /** The scale of the forms that fills the row. */
  #displayScale() {
    const width = Number(formSettings(this.app.store).width);
    const room = this.grid.clientWidth;
    if (room === 0) return usualDisplayScale;
    const columns = Math.max(1, Math.floor((room + gap) / (width * usualDisplayScale + gap)));
    return Math.min(1, (room - gap * (columns - 1)) / columns / width);
  }

  #fit() {
    const wanted = this.#displayScale();
    const width = Number(formSettings(this.app.store).width);
    this.grid.style.setProperty("--cell-width", `${Math.floor(width * wanted)}px`);
    for (const cell of this.#cells.values()) cell.resize(Math.floor(width * wanted) / width);
  }

  /** Renders one form per frame, so that the page stays responsive. */
  draw() {
    this.#isStale = false;
    const run = ++this.#run;
    delete this.section.dataset.drawn;
    const { store } = this.app;
    const values = formSettings(store);
    const width = Number(values.width);
    const state = formState(store.state.flow, values.state);
    const scale = scaleOf(values.textSize);
    const locales = localesOfApp(this.app).filter(({ isPseudo }) => !isPseudo || values.tests === "yes");
    keyed(this.grid, locales, ({ tag }) => tag, (locale) => {
      const cell = new Cell(locale, () => store.set({ locale: locale.tag, tab: "form" }));
      this.#cells.set(locale.tag, cell);
      return cell.element;
    });
    for (const tag of [...this.#cells.keys()]) if (!locales.some((locale) => locale.tag === tag)) this.#cells.delete(tag);
    this.#fit();
    this.#showPolicyStatus();
    this.marks.begin();
    const english = textsIn(this.maker.make("en", state).presentation);
    const waiting = [...locales];
    const next = () => {
      if (run !== this.#run) return;
      const locale = waiting.shift();
      if (locale === undefined) return this.#finish(locales);
      const cell = /** @type {Cell} */ (this.#cells.get(locale.tag));
      const marks = cell.draw(this.maker.make(locale.tag, state), {
        scale, width, displayScale: Math.floor(width * this.#displayScale()) / width, english, userName: store.state.userID || "anna", catalog: store.state.catalogs[locale.tag],
        fallbacks: fallbacksOf(this.app, locale.tag),
      });
      this.marks.add(locale, marks);
      fill(this.summary, `${locales.length - waiting.length} of ${locales.length} languages`);
      requestAnimationFrame(next);
    };
    next();
  }

  /** Shows a notice if no password passes these forms. */
  #showPolicyStatus() {
    const { kind, reasons } = policyStatusOf(this.app);
    this.notice.hidden = kind === "fine" || this.app.store.state.flow === "verify";
    const first = kind === "contradictory" ? "Nobody can pass these forms: the policy refuses every password" : "The policy cannot be read";
    fill(this.notice, reasons.length > 0 ? `${first}. ${reasons.join(" · ")}` : `${first}.`);
  }

  /** @param {import("../../locales.js").LocaleInfo[]} locales */
  #finish(locales) {
    this.marks.end();
    const [marks, inTests] = [this.marks.count(false), this.marks.count(true)];
    const pseudo = locales.filter(({ isPseudo }) => isPseudo).length;
    const toCheck = (/** @type {number} */ count) => (count === 0 ? "all texts fit and are translated" : `${count} ${count === 1 ? "text" : "texts"} to check`);
    fill(this.summary, el("span", null, `${locales.length - pseudo} languages · ${toCheck(marks)}`),
      pseudo > 0 ? el("span", { class: "languages-tests" }, `${pseudo} test languages, counted separately · ${toCheck(inTests)}`) : null);
    this.section.dataset.drawn = "";
    const awaited = this.#awaited;
    this.#awaited = null;
    if (awaited) this.#point(awaited);
  }

  /** @param {{locale: string, part: string, text: string}} found */
  #point({ locale, part, text }) {
    const cell = this.#cells.get(locale);
    cell?.show(cell.indexOf(part, text));
  }

  /**
   * Shows a finding of the check in the grid.
   *
   * @param {import("./checks.js").Finding} found
   */
  #open({ locale, part, text, situations, shapes }) {
    const before = this.#run;
    this.#awaited = { locale: locale.tag, part, text };
    const { size, width } = shapes.find((shape) => shape.size === formDefaults.textSize) ?? shapes[0];
    setFormSettings(this.app.store, { flow: situations[0].flow, state: situations[0].state.id, textSize: size, width, ...(locale.isPseudo ? { tests: "yes" } : {}) });
    // If the grid already shows this, it is not rendered again.
    if (before === this.#run && "drawn" in this.section.dataset) {
      this.#awaited = null;
      this.#point({ locale: locale.tag, part, text });
    }
  }
}
