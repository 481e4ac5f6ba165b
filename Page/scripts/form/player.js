// Runs the form: sends user events to the engine, renders its answers, and performs its effects.

import { readySession } from "../app.js";
import { catalogsFor } from "../locales.js";
import { opening } from "./responses.js";
import { fallbacksOf, markFallbacks } from "./fallback.js";
import { passwordRules } from "./password-rules.js";
import { typedBy } from "./snapshots.js";

/**
 * @typedef {object} PlayerOptions
 * @property {(effect: any, line: any) => void} [onEffect]
 * @property {(line: any, isSilent: boolean) => void} [onLine] called after the line is rendered
 * @property {(isReadable: boolean) => void} [onPolicy] called after the policy was passed to the engine
 * @property {(count: number) => void} [onFallbacks] receives the number of rendered texts without a translation
 * @property {import("./announcer.js").Announcer} [announcer] announces texts to screen readers, in the language of the form
 */

/** A form of the engine and its view. */
export class FormPlayer {
  /** @type {import("../engine.js").Session | null} */
  #session = null;
  /**
   * The state for which the session was made.
   *
   * @type {any}
   */
  #prepared = null;
  /** The catalogues of the form, and those of the session, which a new form would get. */
  #ofForm = new Set();
  #ofSession = new Set();
  /** Whether nothing has happened since the form appeared. */
  #isFresh = true;
  /** @type {any} */
  #timer;
  /**
   * The attempts left when the form opens, as reported by the server; null if the server reports none.
   *
   * @type {number | null}
   */
  attemptsAtStart = 3;
  /** @type {number | null} */
  attemptsLeft = 3;
  /**
   * The last line of the engine's answer.
   *
   * @type {any}
   */
  line = null;

  /**
   * @param {import("../app.js").App} app
   * @param {import("./view.js").FormView} view
   * @param {PlayerOptions} [options]
   */
  constructor(app, view, options = {}) {
    this.app = app;
    this.view = view;
    this.options = options;
  }

  /**
   * The facts from which server responses are made.
   *
   * @param {string} [message]
   */
  responseContext(message = "") {
    const { policyText, userID } = this.app.store.state;
    return { policyText, userName: userID || "anna", message, attemptsLeft: this.attemptsLeft };
  }

  /**
   * Restarts the form with the current state. With `keepsTyped`, typed texts are typed again.
   *
   * @param {{keepsTyped?: boolean}} [options]
   */
  start(options = {}) {
    const { keepsTyped = false } = options;
    const { flow } = this.app.store.state;
    if (!keepsTyped) this.attemptsLeft = this.attemptsAtStart;
    // Typed texts are only valid in the same flow.
    const isSame = keepsTyped && this.line?.presentation.flow === flow;
    const typed = isSame ? this.view.typed() : {};
    const revealed = isSame ? this.line.presentation.fields.filter((/** @type {any} */ field) => field.isRevealed) : [];
    this.#prepare();
    this.#begin(typed, revealed);
    this.#loadRest();
  }

  /**
   * Restarts the form and plays the page's own events, showing only the final state. The fields contain the typed
   * texts.
   *
   * @param {() => {event: string, [key: string]: any}[]} makeEvents called after the form has been restarted
   */
  play(makeEvents) {
    this.start();
    const events = makeEvents();
    this.send(events, { isSilent: true, typed: typedBy(events) });
  }

  /** The session, for read-only queries; null if there is none. */
  get session() {
    return this.#session;
  }

  /** Prepares the session for the state: makes a new one unless only the flow and the locale have changed. */
  #prepare() {
    const { state } = this.app.store;
    const old = this.#prepared;
    const wanted = catalogsFor(state.locale, state.catalogs);
    if (this.#session !== null && old !== null && ["catalogs", "policyText", "userID", "words"].every((key) => old[key] === /** @type {any} */ (state)[key])) {
      this.app.engine.load(wanted);
      for (const catalog of wanted) this.#ofSession.add(catalog);
      this.#session.configure({ locale: state.locale });
      return;
    }
    this.free();
    const { session, policy } = readySession(this.app);
    this.#session = session;
    this.#prepared = state;
    this.#ofSession = new Set(wanted);
    this.options.onPolicy?.(policy.isLoaded);
  }

  /** Switches to the locale of the state: the form continues if it has the texts, and restarts otherwise. */
  updateLocale() {
    const { locale, catalogs } = this.app.store.state;
    if (catalogsFor(locale, catalogs).every((catalog) => this.#ofForm.has(catalog))) {
      this.send([{ event: "locale", tag: locale }], { isSilent: true });
    } else {
      this.start({ keepsTyped: true });
    }
  }

  /**
   * @param {Record<string, string>} typed
   * @param {{field: string}[]} revealed
   */
  #begin(typed, revealed) {
    const { flow } = this.app.store.state;
    this.#session?.createForm(flow);
    this.#ofForm = new Set(this.#ofSession);
    this.view.element.dataset.screen = "form";
    const again = Object.entries(typed).filter(([, text]) => text !== "").map(([field, text]) => ({ event: "edit", field, text }));
    this.send([
      ...opening(flow, this.responseContext()), ...again, ...revealed.map(({ field }) => ({ event: "reveal", field })),
    ], { isSilent: true });
    this.#isFresh = again.length === 0;
  }

  /**
   * Loads the other catalogues one at a time when the browser is idle, so that a change of language keeps the form's
   * state.
   */
  #loadRest() {
    clearTimeout(this.#timer);
    const rest = Object.values(this.app.store.state.catalogs).filter((catalog) => !this.#ofSession.has(catalog));
    if (rest.length === 0) return;
    const session = this.#session;
    const next = () => {
      if (session === null || session !== this.#session) return;
      const catalog = rest.shift();
      if (catalog !== undefined) {
        this.app.engine.load([catalog]);
        this.#ofSession.add(catalog);
        this.#timer = setTimeout(next, 20);
      } else if (this.#isFresh) {
        session.configure({ locale: this.app.store.state.locale });
        this.#begin({}, []);
      }
    };
    this.#timer = setTimeout(next, 200);
  }

  /**
   * Sends events, renders the presentation after the last one, and performs the effects of all.
   *
   * @param {{event: string, [key: string]: any}[]} events
   * @param {{isSilent?: boolean, typed?: Record<string, string>}} [options] silent: without effects; `typed` fills
   *   fields
   */
  send(events, options = {}) {
    const { isSilent = false, typed } = options;
    if (this.#session === null || events.length === 0) return;
    this.#isFresh = false;
    const { userID, policyText } = this.app.store.state;
    const { screen } = this.view.element.dataset;
    const lines = this.#session.run(events);
    this.line = lines[lines.length - 1];
    // The last navigation determines the screen on which the presentation is rendered.
    for (const line of lines) for (const effect of line.effects) if (effect.effect === "navigate" && (!isSilent || typed)) this.view.element.dataset.screen = effect.to;
    if (this.line.presentation.alert?.buttons.length === 0) this.view.element.dataset.screen = "dashboard";
    if (events.some(({ event }) => event === "challenge" || event === "appear")) this.view.element.dataset.screen = "form";
    const changed = this.view.draw(this.line.presentation, { passwordRules: passwordRules(policyText), userName: userID, typed, takesFocus: !typed });
    const { onFallbacks } = this.options;
    if (onFallbacks) onFallbacks(markFallbacks(this.view.element, fallbacksOf(this.app, this.app.store.state.locale)));
    // Rule changes caused by emptying the form are not announced; earlier announcements end with their screen.
    if (events.some(({ event }) => event === "edit")) {
      for (const { rule, label } of changed) this.options.announcer?.add(rule, label);
    } else if (this.line.presentation.alert !== null || this.view.element.dataset.screen !== screen) {
      this.options.announcer?.clear();
    }
    if (!isSilent) for (const line of lines) for (const effect of line.effects) this.#carryOut(effect, line);
    if (!isSilent && this.view.element.dataset.screen !== screen) this.view.focusScreen();
    lines.forEach((line, index) => {
      if (events[index].event === "policy") this.options.onPolicy?.(!line.findings.some((/** @type {any} */ { severity }) => severity === "error"));
      this.options.onLine?.(line, isSilent && !typed);
    });
  }

  /**
   * The current presentation in another language; the form keeps its own. Null if there are no texts of that language.
   *
   * @param {string} tag
   * @returns {any}
   */
  inLocale(tag) {
    const { locale, catalogs } = this.app.store.state;
    if (this.#session === null || this.line === null || !this.#ofForm.has(catalogs[tag])) return null;
    const [line] = this.#session.run([{ event: "locale", tag }, { event: "locale", tag: locale }]);
    return line.presentation;
  }

  /** Ends the form; the engine overwrites the typed passwords. */
  free() {
    clearTimeout(this.#timer);
    this.#session?.free();
    this.#session = null;
  }

  /**
   * Dismisses an on-screen keyboard by removing the focus. With a physical keyboard, that would only lose the position.
   */
  #dismissKeyboard() {
    if (matchMedia("(pointer: coarse)").matches) this.view.blur();
  }

  /** @param {any} effect @param {any} line */
  #carryOut(effect, line) {
    if (effect.effect === "focus" && line === this.line) {
      if (line.presentation.alert === null) this.view.focus(effect.field);
      else this.view.focusAfterAlert(effect.field);
    } else if (effect.effect === "dismissKeyboard") this.#dismissKeyboard();
    else if (effect.effect === "announce") this.options.announcer?.add(effect.text, effect.text);
    this.options.onEffect?.(effect, line);
  }
}
