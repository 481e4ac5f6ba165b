// Measures the forms of all languages on all screens, in all states, sizes and widths.
//
// The layout of a text depends only on its part, size and width, so each text is measured once for every size and
// width, for all states that show it.

import { localesOfApp } from "../../app.js";
import { el } from "../../dom.js";
import { fallbacksOf, markFallbacks } from "../../form/fallback.js";
import { formDefaults, widths } from "../../form/form-settings.js";
import { kinds, measureText, textsIn, untranslated } from "../../form/measure.js";
import { screens, pseudoLocaleName } from "../../form/screens.js";
import { SnapshotMaker, formStates } from "../../form/snapshots.js";
import { FormView } from "../../form/view.js";
import { textSizes } from "../../state.js";

/** @typedef {import("../../form/measure.js").Kind} Kind */
/** @typedef {{flow: string, state: import("../../form/snapshots.js").FormState}} Situation */
/** @typedef {{size: string, width: string}} Shape */

/**
 * @typedef {object} Finding
 * @property {Kind} kind
 * @property {import("../../locales.js").LocaleInfo} locale
 * @property {string} part
 * @property {string} text
 * @property {string | null} fallback the language of the text, if its translation is missing
 * @property {string} reason the reason of the first mark
 * @property {Situation[]} situations screens and states that show the text
 * @property {Shape[]} shapes sizes and widths with the mark
 */

/**
 * @typedef {object} Progress
 * @property {number} done the number of combinations checked
 * @property {number} total
 * @property {string} language
 * @property {number | null} secondsLeft null until it can be estimated
 */

/** @typedef {{part: string, text: string, element: HTMLElement, view: FormView, situations: Situation[]}} Entry */

/** The number of forms laid out together, and the longest time to block the page, in milliseconds. */
const batchSize = 4;
const patience = 12;

/**
 * The sizes and widths, from usual to demanding.
 *
 * @type {(Shape & {scale: number})[]}
 */
const allShapes = textSizes.flatMap(({ id, scale }) => [...widths].reverse().map((width) => ({ size: id, width: width.id, scale })));

/**
 * The restrictions of a run.
 *
 * @typedef {object} Limits
 * @property {string} width an id of `widths`; empty for all
 * @property {string} size an id of `textSizes`; empty for all
 * @property {boolean} includesPseudoLocales whether pseudo-locales are included
 */

/** @param {Limits} limits */
const shapesOf = (limits) => allShapes.filter(({ width, size }) => (limits.width === "" || width === limits.width) && (limits.size === "" || size === limits.size));

/** @param {import("../../app.js").App} app @param {Limits} limits */
const localesIn = (app, { includesPseudoLocales: hasTests }) => localesOfApp(app).filter(({ isPseudo }) => hasTests || !isPseudo);

/** All screens in all their states. */
const allSituations = () => screens.flatMap(({ id }) => formStates(id).map((state) => ({ flow: id, state })));

/**
 * The number of combinations.
 *
 * @param {import("../../app.js").App} app
 * @param {Limits} limits
 */
export const countOfCombinations = (app, limits) => localesIn(app, limits).length * allSituations().length * shapesOf(limits).length;

/** A run over all combinations. */
export class Check {
  #isStopped = false;
  #since = performance.now();
  /**
   * The start of the first language; the seconds each language took; the end of the last one in seconds since the
   * start.
   */
  #begun = 0;
  /** @type {number[]} */
  #times = [];
  #last = 0;

  /**
   * @param {import("../../app.js").App} app
   * @param {Limits} limits
   * @param {(progress: Progress) => void} onProgress
   */
  constructor(app, limits, onProgress) {
    this.app = app;
    this.onProgress = onProgress;
    this.situations = allSituations();
    this.locales = localesIn(app, limits);
    this.shapes = shapesOf(limits);
    this.total = countOfCombinations(app, limits);
    this.done = 0;
    /** @type {Finding[]} */
    this.findings = [];
    this.host = el("div", { class: "checking", inert: true, aria: { hidden: "true" } });
  }

  stop() {
    this.#isStopped = true;
  }

  /** Whether the user has stopped the run. */
  get isStopped() {
    return this.#isStopped;
  }

  /** Runs to the end, or until stopped. */
  async run() {
    document.body.append(this.host);
    try {
      const maker = new SnapshotMaker(this.app);
      const english = await this.#english(maker);
      this.#begun = performance.now();
      for (const locale of this.locales) {
        if (this.#isStopped) break;
        await this.#checkLanguage(locale, maker, english);
        const now = (performance.now() - this.#begun) / 1000;
        this.#times.push(now - this.#last);
        this.#last = now;
      }
    } finally {
      this.host.remove();
    }
    const usual = (/** @type {Finding} */ { shapes }) => (shapes.some(({ size }) => size === formDefaults.textSize) ? 0 : 0.5);
    const rank = (/** @type {Finding} */ found) => (found.locale.isPseudo ? kinds.length : 0) + kinds.findIndex(({ id }) => id === found.kind) + usual(found);
    this.findings.sort((one, other) => rank(one) - rank(other));
    return this.findings;
  }

  /**
   * Estimates the remaining seconds from the languages done so far. The first forms of each language take the longest,
   * because they contain most of its texts.
   *
   * @returns {number | null}
   */
  #secondsLeft() {
    const seconds = (performance.now() - this.#begun) / 1000;
    if (seconds < 1 || this.done === 0) return null;
    const languages = this.#times.length;
    if (languages === 0) return seconds * (this.total / this.done - 1);
    const spent = this.#times.reduce((sum, time) => sum + time, 0);
    const inThis = seconds - this.#last;
    return Math.max((spent / languages) * (this.locales.length - languages) - inThis, 1);
  }

  /** @param {import("../../locales.js").LocaleInfo} locale */
  #reportProgress(locale) {
    this.onProgress({ done: this.done, total: this.total, language: locale.isPseudo ? pseudoLocaleName(locale.name) : locale.name, secondsLeft: this.#secondsLeft() });
  }

  /** Yields to the browser after blocking the page long enough. */
  async #yieldToBrowser() {
    if (performance.now() - this.#since < patience) return;
    await new Promise((done) => setTimeout(done));
    this.#since = performance.now();
  }

  /** @param {SnapshotMaker} maker @returns {Promise<Set<string>>} all English texts of all forms */
  async #english(maker) {
    /** @type {Set<string>} */
    const texts = new Set();
    const series = maker.series("en");
    try {
      for (const { flow, state } of this.situations) {
        textsIn(series.make(flow, state).presentation, texts);
        await this.#yieldToBrowser();
      }
    } finally {
      series.free();
    }
    return texts;
  }

  /**
   * @param {import("../../locales.js").LocaleInfo} locale
   * @param {SnapshotMaker} maker
   * @param {Set<string>} english
   */
  async #checkLanguage(locale, maker, english) {
    const fallbacks = fallbacksOf(this.app, locale.tag);
    /** @type {Map<string, Entry>} */
    const known = new Map();
    /** @type {Entry[]} */
    let waiting = [];
    let waitingSituations = 0;
    let scratch = new FormView({ isStatic: true });
    const series = maker.series(locale.tag);
    const flush = async () => {
      await this.#measure(waiting, locale, english);
      this.done += waitingSituations * this.shapes.length;
      waiting = [];
      waitingSituations = 0;
      this.host.replaceChildren();
      this.#reportProgress(locale);
    };
    try {
      for (const situation of this.situations) {
        if (this.#isStopped) return;
        const { presentation, typed, screen } = series.make(situation.flow, situation.state);
        scratch.element.dataset.screen = screen;
        scratch.draw(presentation, { typed });
        markFallbacks(scratch.element, fallbacks);
        const entries = entriesOf(scratch, situation, known);
        waitingSituations += 1;
        if (entries.length > 0) {
          waiting.push(...entries);
          hideOthers(scratch.element, entries);
          this.host.append(el("div", { class: "checking-frame" }, scratch.element));
          scratch = new FormView({ isStatic: true });
        }
        if (this.host.childElementCount >= batchSize) await flush();
        await this.#yieldToBrowser();
      }
      await flush();
    } finally {
      series.free();
    }
  }

  /** @param {Entry[]} entries @param {import("../../locales.js").LocaleInfo} locale @param {Set<string>} english */
  async #measure(entries, locale, english) {
    /** @type {Map<string, Finding>} */
    const found = new Map();
    const add = (/** @type {Entry} */ entry, /** @type {import("../../form/measure.js").Mark} */ { kind, reason }, /** @type {Shape[]} */ shapes) => {
      const key = `${kind} ${entry.part} ${entry.text} ${entry.view.element.dataset.flow}`;
      const old = found.get(key);
      if (old) old.shapes.push(...shapes);
      else found.set(key, { kind, locale, part: entry.part, text: entry.text, fallback: entry.element.dataset.fallback ?? null, reason, situations: entry.situations, shapes: [...shapes] });
    };
    for (const shape of this.shapes) {
      if (this.#isStopped) break;
      this.host.style.setProperty("--form-scale", String(shape.scale));
      this.host.style.setProperty("--snapshot-width", `${shape.width}px`);
      const frames = new Map();
      for (const entry of entries) {
        const { element } = entry.view;
        await this.#yieldToBrowser();
        if (!frames.has(element)) frames.set(element, element.getBoundingClientRect());
        for (const mark of measureText(entry, frames.get(element), { scale: shape.scale, locale: locale.tag })) add(entry, mark, [shape]);
      }
      await this.#yieldToBrowser();
    }
    const { userID, catalogs } = this.app.store.state;
    const facts = { locale: locale.tag, isPseudo: locale.isPseudo, catalog: catalogs[locale.tag] };
    for (const entry of entries) {
      for (const mark of untranslated([entry], facts, english, userID || "anna")) add(entry, mark, this.shapes);
    }
    this.findings.push(...found.values());
  }
}

/** Blocks of a form that are stacked vertically, so that their widths are independent of each other. */
const blocks = ".screen-bar, .form-user, .form-subtitle, .form-help, .form-attempts, .form-banner, .form-field, .form-policy, .form-rule, .form-submit";

/**
 * Hides texts measured already, because layout is most of the work.
 *
 * @param {HTMLElement} screen
 * @param {Entry[]} entries
 */
function hideOthers(screen, entries) {
  for (const block of /** @type {NodeListOf<HTMLElement>} */ (screen.querySelectorAll(blocks))) {
    if (!entries.some(({ element }) => block.contains(element))) block.hidden = true;
  }
}

/**
 * The texts that no earlier form contained; for known texts, the situation is added.
 *
 * @param {FormView} view
 * @param {Situation} situation
 * @param {Map<string, Entry>} known
 */
function entriesOf(view, situation, known) {
  /** @type {Entry[]} */
  const made = [];
  /** @type {Set<Entry>} one form can show a text twice */
  const counted = new Set();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (view.element.querySelectorAll("[data-part]"))) {
    if (element.closest("[hidden]") !== null) continue;
    const isField = element instanceof HTMLInputElement;
    const text = isField ? element.placeholder : element.textContent ?? "";
    // The placeholder of a filled field is not visible.
    if (text.trim() === "" || (isField && element.value !== "")) continue;
    const part = element.dataset.part ?? "";
    const key = `${part} ${text}`;
    let entry = known.get(key);
    if (!entry) {
      entry = { part, text, element, view, situations: [] };
      known.set(key, entry);
      made.push(entry);
    }
    if (!counted.has(entry)) entry.situations.push(situation);
    counted.add(entry);
  }
  return made;
}
