// The simulated server of the form: it sends the responses chosen here, so that all texts can be seen.

import { button, labelled, menu } from "../../controls.js";
import { debounced, el, fill, localized } from "../../dom.js";
import { unpromptedEventsOf, responsesOf, challenge, modes } from "../../form/responses.js";
import { choiceList } from "../../form/choices.js";
import { attempts, chosenResponse, formSettings, setFormSettings } from "../../form/form-settings.js";
import { textsIn } from "../../form/measure.js";
import { stateMenu } from "../../form/menus.js";
import { SnapshotMaker, formStates } from "../../form/snapshots.js";

/** The delay of a response, in milliseconds. */
const delay = 700;

/** A text that occurs in no catalogue. */
const sample = "\u2318 server \u2318";

/**
 * The English text that replaces an empty server message; null if the state never shows the server's message.
 *
 * @param {SnapshotMaker} maker
 * @param {string} flow
 * @param {import("../../form/snapshots.js").FormState} state
 * @returns {string | null}
 */
function replacementTextOf(maker, flow, state) {
  const series = maker.series("en");
  try {
    const shown = (/** @type {string} */ message) => textsIn(series.make(flow, state, message).presentation);
    const [withWords, without] = [shown(sample), shown("")];
    if (![...withWords].some((text) => text.includes(sample))) return null;
    return [...without].find((text) => !withWords.has(text)) ?? "";
  } finally {
    series.free();
  }
}

/**
 * @typedef {object} SimulatorOptions
 * @property {(id: string) => void} onAnswer called when a response is chosen
 * @property {() => void} onShow called to show the chosen response at once
 * @property {() => void} onMessage called when the server's message changes
 */

/** The panel, and the simulated server. */
export class Simulator {
  /** @type {any} */
  #timer;

  /**
   * @param {import("../../app.js").App} app
   * @param {import("../../form/player.js").FormPlayer} player
   * @param {SimulatorOptions} options
   */
  constructor(app, player, { onAnswer, onShow, onMessage: onWords }) {
    this.app = app;
    this.player = player;
    this.maker = new SnapshotMaker(app);
    const { store } = app;
    this.answers = choiceList("The server answers", "picks-lines simulator-answers", onAnswer, { name: "answer" });
    this.waiting = el("p", { class: "form-waiting", hidden: true, role: "status" }, "Your input is kept: submit it to get this answer. ",
      button("Show the answer now", onShow, { kind: "plain" }));
    this.message = /** @type {HTMLInputElement} */ (el("input", {
      class: "input", type: "text", dir: "auto", autocomplete: "off", placeholder: "Empty", oninput: debounced(200, onWords),
    }));
    const attemptsMenu = menu(attempts, formSettings(store).attempts, (id) => setFormSettings(store, { attempts: id }));
    store.subscribe(() => attemptsMenu.update(attempts, formSettings(store).attempts), "attempts");
    this.attempts = labelled("Attempts left at the start", attemptsMenu);
    // If the response shows the server's message, its field is next to the response; otherwise it is under "More".
    this.messageNote = el("p", { class: "form-own-words" });
    this.messageGroup = el("div", { class: "form-words", hidden: true, role: "group", aria: { label: "The server’s own message" } }, this.messageNote);
    this.messageField = labelled("The server’s own message", this.message);
    this.more = el("div", { class: "stack" }, this.messageField);
    this.credentials = menu([
      { id: "password", title: "Can be updated" }, { id: "none", title: "Cannot be updated" }, { id: "failed", title: "The request fails" },
    ], "password", () => {});
    this.initiation = menu([{ id: "0", title: "Begins" }, { id: "45", title: "Is refused (45)" }], "0", () => {});
    this.afterLogIn = el("div", { class: "stack" }, labelled("After sign-in, the password", this.credentials), labelled("Its update", this.initiation));
    this.serverCheckNote = el("p", { class: "control-note" }, "On this screen the server checks the password, so every password is sent.");
    this.announcements = el("div", { class: "form-actions" });
    this.element = el("section", { class: "form-rail form-tab-simulator", aria: { label: "State and server" } },
      stateMenu(store), this.answers, this.messageGroup, this.waiting, this.announcements,
      el("details", { class: "form-more" }, el("summary", null, "More server settings"),
        this.more));
    this.more.append(this.attempts, this.afterLogIn, this.serverCheckNote);
    store.subscribe(() => this.show(), "flow", "answer", "policyText", "catalogs");
    this.show();
  }

  /** Shows the responses of the flow, and the chosen one. */
  show() {
    const { flow } = this.app.store.state;
    this.answers.show(responsesOf(flow).map(({ id, title, code }) => ({ id, title, note: code })), chosenResponse(this.app.store).id);
    fill(this.announcements, unpromptedEventsOf(flow).map((announcement) =>
      button(announcement.title, () => this.player.send(announcement.events(this.responseContext())))));
    this.#showMessage();
    const hasChallenge = flow in modes;
    for (const part of [this.serverCheckNote, this.attempts, this.afterLogIn]) part.hidden = !hasChallenge;
  }

  /**
   * Shows where the text of the chosen response comes from. To find out whether the server sends it, the form is played
   * with and without a server message.
   */
  #showMessage() {
    const { flow } = this.app.store.state;
    const state = formStates(flow).find(({ id }) => id === `answer-${chosenResponse(this.app.store).id}`);
    const replacement = state ? replacementTextOf(this.maker, flow, state) : null;
    this.messageGroup.hidden = replacement === null;
    if (replacement !== null) {
      fill(this.messageNote, "The server sends the text of this answer. ",
        replacement === "" ? "While it is empty here, the form shows no text." : ["While it is empty here, the form shows “", localized(replacement, { tag: "en", direction: "ltr" }), "”."]);
    }
    const container = replacement === null ? this.more : this.messageGroup;
    if (this.messageField.parentElement === container) return;
    if (replacement === null) this.more.prepend(this.messageField);
    else this.messageGroup.append(this.messageField);
  }

  /** Cancels a pending response. */
  stop() {
    clearTimeout(this.#timer);
  }

  /**
   * Responds to an effect of the form as a service would.
   *
   * @param {any} effect
   */
  answer(effect) {
    if (effect.effect === "submit") {
      const { flow } = this.player.line.presentation;
      const answer = responsesOf(flow).find(({ id }) => id === chosenResponse(this.app.store).id) ?? responsesOf(flow)[0];
      this.#later(() => {
        this.countAttempt(answer);
        this.player.send(answer.events(this.responseContext()));
      });
    } else if (effect.effect === "requestCredentials") {
      const options = this.credentials.value === "password" ? ["Password"] : [];
      this.#later(() => this.player.send([
        this.credentials.value === "failed" ? { event: "credentialsFailed" } : { event: "credentials", options },
      ]));
    } else if (effect.effect === "initiateUpdate") {
      const errorCode = Number(this.initiation.value);
      this.#later(() => this.player.send([
        errorCode === 0 ? challenge(2, this.responseContext()) : { event: "initiated", errorCode, errorMessage: this.message.value },
      ]));
    }
  }

  /**
   * Counts an attempt if the response costs one.
   *
   * @param {import("../../form/responses.js").ServerResponse} answer
   */
  countAttempt({ costsAttempt }) {
    const { player } = this;
    if (costsAttempt && player.attemptsLeft !== null) player.attemptsLeft = Math.max(0, player.attemptsLeft - 1);
  }

  /**
   * Handles an entry of the menu after login.
   *
   * @param {string} item
   */
  choose(item) {
    if (item === "updatePassword") this.player.send([{ event: "chooseUpdate" }]);
    else if (item === "signOut") this.player.send([{ event: "loggedOff" }]);
  }

  /** The facts from which responses are made. */
  responseContext() {
    return this.player.responseContext(this.message.value);
  }

  /** @param {() => void} body */
  #later(body) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(body, delay);
  }
}
