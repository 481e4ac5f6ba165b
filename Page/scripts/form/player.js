// Plays the form: what people do goes to the engine, what it answers is drawn, and its effects are carried out.

import { readySession } from "../app.js";
import { opening } from "./answers.js";
import { passwordRules } from "./password-rules.js";

/**
 * @typedef {object} PlayerOptions
 * @property {(effect: any, line: any) => void} [onEffect]
 * @property {(line: any) => void} [onLine] after the line is drawn
 * @property {(text: string) => void} [say] to screen readers, in the language of the form
 */

/** One form of the engine and the view that shows it. */
export class FormPlayer {
  /** @type {import("../engine.js").Session | null} */
  #session = null;
  /** @type {number | null} */
  attemptsLeft = 3;
  /** The last line that the engine answered. @type {any} */
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

  /** The facts that answers of the server are made from. @param {string} [message] */
  situation(message = "") {
    const { policyText, userID } = this.app.store.state;
    return { policyText, userName: userID || "anna", message, attemptsLeft: this.attemptsLeft };
  }

  /**
   * Begins the form of the state anew. What was typed stays where `keepsTyped` says so, and is typed again.
   *
   * @param {{keepsTyped?: boolean}} [options]
   */
  start({ keepsTyped = false } = {}) {
    const { flow } = this.app.store.state;
    const isSame = keepsTyped && this.line?.presentation.flow === flow;
    const typed = isSame ? this.view.typed() : {};
    const revealed = isSame ? this.line.presentation.fields.filter((/** @type {any} */ field) => field.isRevealed) : [];
    this.free();
    this.#session = readySession(this.app).session;
    this.#session.createForm(flow);
    this.view.element.dataset.place = "form";
    const again = Object.entries(typed).filter(([, text]) => text !== "").map(([field, text]) => ({ event: "edit", field, text }));
    this.send([
      ...opening(flow, this.situation()), ...again,
      ...revealed.map((/** @type {any} */ { field }) => ({ event: "reveal", field })),
    ], { isSilent: isSame });
  }

  /**
   * Sends events, draws what the last of them shows, and carries out the effects of all.
   *
   * @param {{event: string, [key: string]: any}[]} events
   * @param {{isSilent?: boolean}} [options] silent: without effects
   */
  send(events, { isSilent = false } = {}) {
    if (this.#session === null || events.length === 0) return;
    const { userID, policyText } = this.app.store.state;
    const lines = this.#session.run(events);
    this.line = lines[lines.length - 1];
    // A navigation decides which screen the same presentation is drawn on.
    for (const line of lines) for (const effect of line.effects) if (effect.effect === "navigate" && !isSilent) this.view.element.dataset.place = effect.to;
    if (this.line.presentation.alert?.buttons.length === 0) this.view.element.dataset.place = "dashboard";
    if (events.some(({ event }) => event === "challenge" || event === "appear")) this.view.element.dataset.place = "form";
    const changed = this.view.draw(this.line.presentation, { passwordRules: passwordRules(policyText), userName: userID });
    if (changed.length > 0) this.options.say?.(changed.join(", "));
    if (!isSilent) for (const line of lines) for (const effect of line.effects) this.#carryOut(effect, line);
    for (const line of lines) this.options.onLine?.(line);
  }

  /** Ends the form; the engine overwrites what was typed. */
  free() {
    this.#session?.free();
    this.#session = null;
  }

  /** @param {any} effect @param {any} line */
  #carryOut(effect, line) {
    if (effect.effect === "focus" && line === this.line) {
      if (line.presentation.alert === null) this.view.focus(effect.field);
      else this.view.focusAfterAlert(effect.field);
    } else if (effect.effect === "dismissKeyboard") this.view.blur();
    else if (effect.effect === "announce") this.options.say?.(effect.text);
    this.options.onEffect?.(effect, line);
  }
}
