// "Check all combinations": the run and the table of its findings.

import { localesOfApp } from "../../app.js";
import { button, menu } from "../../controls.js";
import { announce, el, fill, localized, setProperty, setText } from "../../dom.js";
import { formDefaults, formSettings, setFormSettings, widths } from "../../form/form-settings.js";
import { kinds, kindTitle, partNames } from "../../form/measure.js";
import { screenTitle, pseudoLocaleName } from "../../form/screens.js";
import { textSizes } from "../../state.js";
import { Check, countOfCombinations } from "./checks.js";
import { shortened } from "./marks.js";

/** @typedef {import("./checks.js").Finding} Finding */

/** The number of rows shown at first. */
const rowsAtOnce = 100;

const number = (/** @type {number} */ value) => value.toLocaleString("en");
const counted = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) => `${number(count)} ${count === 1 ? one : many}`;

/**
 * The remaining time, rounded so that the estimate does not jump every second.
 *
 * @param {number} seconds
 */
export function timeLeft(seconds) {
  if (seconds < 5) return "A few seconds left";
  if (seconds <= 55) return `About ${Math.ceil(seconds / 5) * 5} seconds left`;
  const halves = Math.round(seconds / 30);
  const minutes = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? "½" : "";
  return `About ${minutes === 0 ? "" : minutes}${half} ${halves <= 2 ? "minute" : "minutes"} left`;
}

/** The button that starts the run, and the panel that shows it. */
export class CheckPanel {
  /** @type {Check | null} */
  #check = null;
  /**
   * The kind to which the table is restricted; empty for all kinds.
   *
   * @type {string}
   */
  #kind = "";
  #isStale = false;
  /**
   * The button of the finding shown last.
   *
   * @type {HTMLElement | null}
   */
  #shown = null;

  /** @param {import("../../app.js").App} app @param {(found: Finding) => void} onShow */
  constructor(app, onShow) {
    this.app = app;
    this.onShow = onShow;
    this.start = button("Check all combinations", () => this.run(), { kind: "main" });
    this.width = /** @type {HTMLSelectElement} */ (menu([{ id: "", title: "All 3 widths" }, ...widths.map(({ id, title }) => ({ id, title: `${title} only` }))], "", () => this.#count()));
    this.size = /** @type {HTMLSelectElement} */ (menu([{ id: "", title: `All ${textSizes.length} text sizes` }, ...textSizes.map(({ id, title }) => ({ id, title: `${title} text size only` }))], "", () => this.#count()));
    for (const [select, name] of /** @type {const} */ ([[this.width, "Screen widths to check"], [this.size, "Text sizes to check"]])) select.setAttribute("aria-label", name);
    this.count = el("span", { class: "check-note" });
    const tests = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", onchange: () => setFormSettings(app.store, { tests: tests.checked ? "yes" : "" }) }));
    const hasPseudoLocales = () => localesOfApp(app).some(({ isPseudo }) => isPseudo);
    const testSwitch = el("label", { class: "switch", title: "Two pseudo-languages, one longer than English and one right-to-left: they reveal untranslated texts, and forms with too little space" }, tests, "Include test languages");
    const showTests = () => {
      tests.checked = formSettings(app.store).tests === "yes";
      testSwitch.hidden = !hasPseudoLocales();
      this.#count();
    };
    this.offer = el("div", { class: "check-offer" }, this.start, this.size, this.width, testSwitch, this.count);
    this.bar = /** @type {HTMLProgressElement} */ (el("progress", { class: "check-bar", max: 1, aria: { label: "Combinations checked" } }));
    this.now = el("span", { class: "soft" });
    this.left = el("span", { class: "check-left" });
    this.stop = button("Stop", () => this.#check?.stop());
    this.progress = el("div", { class: "check-progress", hidden: true }, this.bar, this.left, this.now, this.stop);
    this.title = el("h3", { class: "check-title", tabindex: "-1" });
    this.scope = el("p", { class: "soft" });
    this.tests = el("p", { class: "soft check-tests", hidden: true });
    this.filters = el("div", { class: "check-filters", role: "group", aria: { label: "Kinds of findings" } });
    this.rows = el("tbody");
    this.table = el("div", { class: "table-scroll check-table", tabindex: "0", role: "region", aria: { label: "Findings" } },
      el("table", { class: "table" },
        el("thead", null, el("tr", null, ["Problem", "Language", "Text", "Screen and situation", "Text size and width", ""].map((name) =>
          (name === "" ? el("td") : el("th", { scope: "col" }, name))))),
        this.rows));
    this.rest = button("", () => this.#draw(Infinity), { kind: "plain", hidden: true });
    this.result = el("div", { class: "check-result", hidden: true },
      el("div", { class: "check-head" }, el("div", null, this.title, this.scope, this.tests), button("Close", () => this.#close(), { kind: "plain" })),
      this.filters, this.table, this.rest);
    this.back = button("Back to the results", () => this.#showResults(), { class: "button check-back", hidden: true });
    this.element = el("section", { class: "check", hidden: true, aria: { label: "All combinations" } }, this.progress, this.result);
    showTests();
    app.store.subscribe(showTests, "tests", "catalogs");
    // The way back to the results is hidden while they are visible.
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.back.hidden = true;
    }).observe(this.title);
    app.store.subscribe(() => {
      if (this.result.hidden || this.#isStale) return;
      this.#isStale = true;
      setText(this.scope, `${this.scope.textContent} The policy or the texts have changed since: check again.`);
    }, "policyText", "catalogs", "userID", "words");
  }

  /** @returns {import("./checks.js").Limits} */
  get #limits() {
    return { width: this.width.value, size: this.size.value, includesPseudoLocales: formSettings(this.app.store).tests === "yes" };
  }

  #count() {
    setText(this.count, `${number(countOfCombinations(this.app, this.#limits))} combinations`);
  }

  #showResults() {
    this.back.hidden = true;
    this.title.scrollIntoView({ block: "center" });
    /** @type {HTMLElement} */ (this.#shown?.isConnected ? this.#shown : this.title).focus({ preventScroll: true });
  }

  /** Checks everything; stops a run that is in progress. */
  async run() {
    this.#check?.stop();
    const limits = this.#limits;
    const check = new Check(this.app, limits, (progress) => this.#show(progress));
    this.#check = check;
    this.#isStale = false;
    this.#kind = "";
    this.element.hidden = false;
    this.element.dataset.run = "running";
    this.result.hidden = true;
    this.progress.hidden = false;
    this.offer.hidden = true;
    this.back.hidden = true;
    this.stop.focus();
    this.#show({ done: 0, total: check.total, language: "", secondsLeft: null });
    let trouble = "";
    try {
      await check.run();
    } catch (error) {
      trouble = error instanceof Error ? error.message : String(error);
    }
    if (this.#check !== check) return;
    this.#finish(check, trouble);
  }

  /** @param {import("./checks.js").Progress} progress */
  #show({ done, total, language, secondsLeft }) {
    setText(this.left, secondsLeft === null ? "Estimating the remaining time" : timeLeft(secondsLeft));
    this.bar.value = done / total;
    setText(this.now, `${number(done)} of ${number(total)} combinations${language === "" ? "" : ` · ${language}`}`);
  }

  /** @param {Check} check @param {string} trouble */
  #finish(check, trouble) {
    const hadFocus = this.progress.contains(document.activeElement);
    this.progress.hidden = true;
    this.offer.hidden = false;
    this.result.hidden = false;
    const title = trouble === "" ? headline(check.findings.filter(({ locale }) => !locale.isPseudo), check.isStopped) : `The check failed: ${trouble}`;
    const ofTests = check.findings.filter(({ locale }) => locale.isPseudo);
    const areTested = check.locales.some(({ isPseudo }) => isPseudo);
    this.tests.hidden = !areTested;
    setText(this.tests, ofTests.length === 0 ? "Test languages: nothing found." : `Test languages, counted separately: ${counted(ofTests.length, "finding", "findings")}, below all others.`);
    setText(this.title, title);
    const real = check.locales.filter(({ isPseudo }) => !isPseudo).length;
    const languages = `${real} languages${areTested ? ` and ${check.locales.length - real} test languages` : ""}`;
    const count = (/** @type {"size" | "width"} */ name) => new Set(check.shapes.map((shape) => shape[name])).size;
    const screensAndSizes = `${languages}, ${check.situations.length} situations on all screens, ${counted(count("size"), "text size", "text sizes")}, ${counted(count("width"), "width", "widths")}`;
    setText(this.scope, check.isStopped ? `Stopped after ${number(check.done)} of ${number(check.total)} combinations.`
      : `${number(check.total)} combinations: ${screensAndSizes}.`);
    this.#drawFilters(check.findings);
    this.#draw(rowsAtOnce);
    this.element.dataset.run = check.isStopped ? "stopped" : "done";
    if (hadFocus) this.title.focus({ preventScroll: true });
    announce(title);
  }

  /** @param {Finding[]} findings */
  #drawFilters(findings) {
    const entries = [{ id: "", title: "All", count: findings.length },
      ...kinds.map(({ id, title }) => ({ id, title, count: findings.filter(({ kind }) => kind === id).length }))];
    fill(this.filters, entries.map(({ id, title, count }) => el("button", {
      type: "button", class: "check-filter", aria: { pressed: String(id === this.#kind) }, data: { kind: id }, disabled: count === 0 && id !== "",
      onclick: () => {
        this.#kind = id;
        for (const filter of this.filters.children) setProperty(filter, "aria-pressed", String(/** @type {HTMLElement} */ (filter).dataset.kind === id));
        this.#draw(rowsAtOnce);
      },
    }, title, el("span", { class: "check-count" }, number(count)))));
    this.filters.hidden = findings.length === 0;
  }

  /** @param {number} maxRows the maximum number of rows */
  #draw(maxRows) {
    const all = (this.#check?.findings ?? []).filter(({ kind }) => this.#kind === "" || kind === this.#kind);
    this.table.hidden = all.length === 0;
    fill(this.rows, all.slice(0, maxRows).map((found) => this.#row(found)));
    this.rest.hidden = all.length <= maxRows;
    setText(this.rest, `Show all ${number(all.length)}`);
  }

  /** @param {Finding} found */
  #row(found) {
    const { kind, locale, part, text, fallback, reason, situations, shapes } = found;
    const direction = fallback ? "auto" : locale.direction;
    return el("tr", { data: { kind, ...(locale.isPseudo ? { test: "" } : {}) } },
      el("td", null, el("span", { class: `badge ${kind === "cut" || kind === "out" ? "badge-bad" : "badge-warn"}` }, kindTitle(kind)), el("div", { class: "check-note" }, reason)),
      el("td", { class: "check-language" }, locale.isPseudo ? pseudoLocaleName(locale.name) : locale.name, " ", el("code", { class: "check-note" }, locale.tag)),
      el("td", null, localized(shortened(text), { tag: fallback ?? locale.tag, direction }), el("div", { class: "check-note" }, partNames[part] ?? part)),
      el("td", null, situationsText(situations)),
      el("td", null, shapesText(shapes, this.#check?.shapes.length ?? 0)),
      el("td", null, button("Show", (/** @type {MouseEvent} */ event) => this.#open(found, event), { kind: "plain", aria: { label: `Show “${shortened(text)}” in ${locale.name}` } })));
  }

  /** @param {Finding} found @param {MouseEvent} event */
  #open(found, { currentTarget }) {
    this.#shown = /** @type {HTMLElement} */ (currentTarget);
    this.onShow(found);
    this.back.hidden = false;
  }

  #close() {
    this.element.hidden = true;
    this.back.hidden = true;
    this.start.focus();
  }
}

/**
 * The headline of the results, which states first whether any text is cut off.
 *
 * @param {Finding[]} findings
 * @param {boolean} isStopped
 */
function headline(findings, isStopped) {
  const cut = findings.filter(({ kind }) => kind === "cut" || kind === "out");
  const languages = new Set(cut.map(({ locale }) => locale.tag)).size;
  const rest = findings.length - cut.length;
  const usual = cut.filter(isUsual).length;
  const first = cut.length === 0 ? `No text is cut off${isStopped ? " so far" : ""}`
    : `${counted(cut.length, "text is", "texts are")} cut off, in ${counted(languages, "language", "languages")}; ${usual === 0 ? "none" : number(usual)} at the default text size`;
  return rest === 0 ? `${first}. Nothing else was found.` : `${first}. ${counted(rest, "other finding", "other findings")}.`;
}

/**
 * Whether the finding also occurs at the default text size.
 *
 * @param {Finding} found
 */
const isUsual = ({ shapes }) => shapes.some(({ size }) => size === formDefaults.textSize);

/** @param {import("./checks.js").Situation[]} situations */
function situationsText(situations) {
  const flows = [...new Set(situations.map(({ flow }) => flow))];
  const [first] = situations;
  const name = `${screenTitle(first.flow)} · ${first.state.title}`;
  if (situations.length === 1) return name;
  return [name, el("div", { class: "check-note" }, flows.length > 1 ? `and ${situations.length - 1} more on ${flows.length} screens` : `and ${counted(situations.length - 1, "more situation", "more situations")}`)];
}

/** @param {import("./checks.js").Shape[]} shapes @param {number} all the number of shapes checked */
function shapesText(shapes, all) {
  if (shapes.length === all && all > 1) return "All";
  const usual = shapes.find(({ size }) => size === formDefaults.textSize);
  const { size, width } = usual ?? shapes[0];
  const name = `${textSizes.find(({ id }) => id === size)?.title}, ${width} px`;
  return shapes.length === 1 ? name : [name, el("div", { class: "check-note" }, `and ${shapes.length - 1} more`)];
}
