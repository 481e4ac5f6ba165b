// Plays the form: what people do goes to the engine, what it answers is drawn, and its effects are carried out.

import { readySession } from "../app.js";
import { catalogsFor } from "../locales.js";
import { opening } from "./answers.js";
import { fallbacksOf, markFallbacks } from "./fallback.js";
import { passwordRules } from "./password-rules.js";
import { typedBy } from "./still.js";

/**
 * @typedef {object} PlayerOptions
 * @property {(effect: any, line: any) => void} [onEffect]
 * @property {(line: any, isSilent: boolean) => void} [onLine] after the line is drawn
 * @property {(isReadable: boolean) => void} [onPolicy] after the policy was given to the engine
 * @property {(count: number) => void} [onFallbacks] how many texts that are drawn have no translation
 * @property {(text: string) => void} [say] to screen readers, in the language of the form
 */

/** One form of the engine and the view that shows it. */
export class FormPlayer {
  /** @type {import("../engine.js").Session | null} */
  #session = null;
  /**
   * The state that the session was made for.
   *
   * @type {any}
   */
  #prepared = null;
  /** The catalogues that the form has, and those that the engine has, which a form made anew would have. */
  #ofForm = new Set();
  #ofSession = new Set();
  /** Whether nobody has done anything since the form appeared. */
  #isFresh = true;
  /** @type {any} */
  #timer;
  /**
   * How many attempts the server says are left when the form begins; null where it says nothing.
   *
   * @type {number | null}
   */
  attemptsAtStart = 3;
  /** @type {number | null} */
  attemptsLeft = 3;
  /**
   * The last line that the engine answered.
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
   * The facts that answers of the server are made from.
   *
   * @param {string} [message]
   */
  situation(message = "") {
    const { policyText, userID } = this.app.store.state;
    return { policyText, userName: userID || "anna", message, attemptsLeft: this.attemptsLeft };
  }

  /**
   * Begins the form of the state anew. What was typed stays where `keepsTyped` says so, and is typed again.
   *
   * @param {{keepsTyped?: boolean}} [options]
   */
  start(options = {}) {
    const { keepsTyped = false } = options;
    const { flow } = this.app.store.state;
    if (!keepsTyped) this.attemptsLeft = this.attemptsAtStart;
    // What was typed belongs to its flow alone.
    const isSame = keepsTyped && this.line?.presentation.flow === flow;
    const typed = isSame ? this.view.typed() : {};
    const revealed = isSame ? this.line.presentation.fields.filter((/** @type {any} */ field) => field.isRevealed) : [];
    this.#prepare();
    this.#begin(typed, revealed);
    this.#loadRest();
  }

  /**
   * Begins anew and plays events of the page's own, of which people see the end. What they type stands in the fields.
   *
   * @param {() => {event: string, [key: string]: any}[]} makeEvents is called when the form has begun
   */
  play(makeEvents) {
    this.start();
    const events = makeEvents();
    this.send(events, { isSilent: true, typed: typedBy(events) });
  }

  /** The session, for questions that change nothing; null where there is none. */
  get session() {
    return this.#session;
  }

  /** Makes the session ready for the state: a new one, unless nothing but the flow and the locale has changed. */
  #prepare() {
    const { state } = this.app.store;
    const old = this.#prepared;
    const wanted = catalogsFor(state.locale, state.catalogs);
    if (this.#session !== null && old !== null && ["catalogs", "policyText", "userID", "words"].every((key) => old[key] === /** @type {any} */ (state)[key])) {
      this.app.engine.load(wanted);
      for (const catalog of wanted) this.#ofSession.add(catalog);
      this.#session.speak({ locale: state.locale });
      return;
    }
    this.free();
    const { session, policy } = readySession(this.app);
    this.#session = session;
    this.#prepared = state;
    this.#ofSession = new Set(wanted);
    this.options.onPolicy?.(policy.isLoaded);
  }

  /** Speaks the locale of the state: the form goes on where it has the texts, and begins anew where not. */
  speak() {
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
    this.view.element.dataset.place = "form";
    const again = Object.entries(typed).filter(([, text]) => text !== "").map(([field, text]) => ({ event: "edit", field, text }));
    this.send([
      ...opening(flow, this.situation()), ...again, ...revealed.map(({ field }) => ({ event: "reveal", field })),
    ], { isSilent: true });
    this.#isFresh = again.length === 0;
  }

  /**
   * Loads the other catalogues when there is time, one after the other, so that a change of the language keeps what the
   * form shows.
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
        session.speak({ locale: this.app.store.state.locale });
        this.#begin({}, []);
      }
    };
    this.#timer = setTimeout(next, 200);
  }

  /**
   * Sends events, draws what the last of them shows, and carries out the effects of all.
   *
   * @param {{event: string, [key: string]: any}[]} events
   * @param {{isSilent?: boolean, typed?: Record<string, string>}} [options] silent: without effects; `typed` fills fields
   */
  send(events, options = {}) {
    const { isSilent = false, typed } = options;
    if (this.#session === null || events.length === 0) return;
    this.#isFresh = false;
    const { userID, policyText } = this.app.store.state;
    const { place } = this.view.element.dataset;
    const lines = this.#session.run(events);
    this.line = lines[lines.length - 1];
    // A navigation decides which screen the same presentation is drawn on.
    for (const line of lines) for (const effect of line.effects) if (effect.effect === "navigate" && (!isSilent || typed)) this.view.element.dataset.place = effect.to;
    if (this.line.presentation.alert?.buttons.length === 0) this.view.element.dataset.place = "dashboard";
    if (events.some(({ event }) => event === "challenge" || event === "appear")) this.view.element.dataset.place = "form";
    const changed = this.view.draw(this.line.presentation, { passwordRules: passwordRules(policyText), userName: userID, typed, takesFocus: !typed });
    const { onFallbacks } = this.options;
    if (onFallbacks) onFallbacks(markFallbacks(this.view.element, fallbacksOf(this.app, this.app.store.state.locale)));
    // Rules that change because a form is emptied are no news; what was said before does not outlast its screen.
    if (events.some(({ event }) => event === "edit")) {
      if (changed.length > 0) this.options.say?.(changed.join(", "));
    } else if (this.line.presentation.alert !== null || this.view.element.dataset.place !== place) {
      this.options.say?.("");
    }
    if (!isSilent) for (const line of lines) for (const effect of line.effects) this.#carryOut(effect, line);
    if (!isSilent && this.view.element.dataset.place !== place) this.view.focusScreen();
    lines.forEach((line, index) => {
      if (events[index].event === "policy") this.options.onPolicy?.(!line.findings.some((/** @type {any} */ { severity }) => severity === "error"));
      this.options.onLine?.(line, isSilent && !typed);
    });
  }

  /**
   * What the form shows now, in another language; it goes on in its own. Null where there are no texts of the other.
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

  /** Ends the form; the engine overwrites what was typed. */
  free() {
    clearTimeout(this.#timer);
    this.#session?.free();
    this.#session = null;
  }

  /** A keyboard on the screen goes when the caret leaves the field; with one on the desk, that would only lose the place. */
  #dismissKeyboard() {
    if (matchMedia("(pointer: coarse)").matches) this.view.blur();
  }

  /** @param {any} effect @param {any} line */
  #carryOut(effect, line) {
    if (effect.effect === "focus" && line === this.line) {
      if (line.presentation.alert === null) this.view.focus(effect.field);
      else this.view.focusAfterAlert(effect.field);
    } else if (effect.effect === "dismissKeyboard") this.#dismissKeyboard();
    else if (effect.effect === "announce") this.options.say?.(effect.text);
    this.options.onEffect?.(effect, line);
  }
}
