// The simulated server of the form: it sends the responses chosen here, so that all texts can be seen.

import { button, labelled, menu } from "../../controls.js";
import { debounced, el, fill, localized } from "../../dom.js";
import { announcementsOf, answersOf, challenge, modes } from "../../form/answers.js";
import { choiceList } from "../../form/choices.js";
import { attempts, chosenAnswer, linkedValues, setLinked } from "../../form/linked.js";
import { textsIn } from "../../form/measure.js";
import { stateMenu } from "../../form/menus.js";
import { StillMaker, stillStates } from "../../form/still.js";

/** The delay of a response, in milliseconds. */
const delay = 700;

/** A text that occurs in no catalogue. */
const sample = "\u2318 server \u2318";

/**
 * The English text that replaces an empty server message; null if the state never shows the server's message.
 *
 * @param {StillMaker} maker
 * @param {string} flow
 * @param {import("../../form/still.js").StillState} state
 * @returns {string | null}
 */
function standInOf(maker, flow, state) {
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
 * @property {() => void} onWords called when the server's message changes
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
  constructor(app, player, { onAnswer, onShow, onWords }) {
    this.app = app;
    this.player = player;
    this.maker = new StillMaker(app);
    const { store } = app;
    this.answers = choiceList("The server answers", "picks-lines simulator-answers", onAnswer, { name: "answer" });
    this.waiting = el("p", { class: "form-waiting", hidden: true, role: "status" }, "Your input is kept: submit it to get this answer. ",
      button("Show the answer now", onShow, { kind: "plain" }));
    this.message = /** @type {HTMLInputElement} */ (el("input", {
      class: "input", type: "text", dir: "auto", autocomplete: "off", placeholder: "Empty", oninput: debounced(200, onWords),
    }));
    const attemptsMenu = menu(attempts, linkedValues(store).attempts, (id) => setLinked(store, { attempts: id }));
    store.subscribe(() => attemptsMenu.update(attempts, linkedValues(store).attempts), "attempts");
    this.attempts = labelled("Attempts left at the start", attemptsMenu);
    // If the response shows the server's message, its field is next to the response; otherwise it is under "More".
    this.ownWords = el("p", { class: "form-own-words" });
    this.words = el("div", { class: "form-words", hidden: true, role: "group", aria: { label: "The server’s own message" } }, this.ownWords);
    this.wordsField = labelled("The server’s own message", this.message);
    this.more = el("div", { class: "stack" }, this.wordsField);
    this.credentials = menu([
      { id: "password", title: "Can be updated" }, { id: "none", title: "Cannot be updated" }, { id: "failed", title: "The request fails" },
    ], "password", () => {});
    this.initiation = menu([{ id: "0", title: "Begins" }, { id: "45", title: "Is refused (45)" }], "0", () => {});
    this.afterLogIn = el("div", { class: "stack" }, labelled("After sign-in, the password", this.credentials), labelled("Its update", this.initiation));
    this.judge = el("p", { class: "control-note" }, "On this screen the server checks the password, so every password is sent.");
    this.announcements = el("div", { class: "form-actions" });
    this.element = el("section", { class: "form-rail form-tab-simulator", aria: { label: "State and server" } },
      stateMenu(store), this.answers, this.words, this.waiting, this.announcements,
      el("details", { class: "form-more" }, el("summary", null, "More server settings"),
        this.more));
    this.more.append(this.attempts, this.afterLogIn, this.judge);
    store.subscribe(() => this.show(), "flow", "answer", "policyText", "catalogs");
    this.show();
  }

  /** Shows the responses of the flow, and the chosen one. */
  show() {
    const { flow } = this.app.store.state;
    this.answers.show(answersOf(flow).map(({ id, title, code }) => ({ id, title, note: code })), chosenAnswer(this.app.store).id);
    fill(this.announcements, announcementsOf(flow).map((announcement) =>
      button(announcement.title, () => this.player.send(announcement.events(this.situation())))));
    this.#showWords();
    const hasChallenge = flow in modes;
    for (const part of [this.judge, this.attempts, this.afterLogIn]) part.hidden = !hasChallenge;
  }

  /**
   * Shows where the text of the chosen response comes from. To find out whether the server sends it, the form is played
   * with and without a server message.
   */
  #showWords() {
    const { flow } = this.app.store.state;
    const state = stillStates(flow).find(({ id }) => id === `answer-${chosenAnswer(this.app.store).id}`);
    const standIn = state ? standInOf(this.maker, flow, state) : null;
    this.words.hidden = standIn === null;
    if (standIn !== null) {
      fill(this.ownWords, "The server sends the text of this answer. ",
        standIn === "" ? "While it is empty here, the form shows no text." : ["While it is empty here, the form shows “", localized(standIn, { tag: "en", direction: "ltr" }), "”."]);
    }
    const place = standIn === null ? this.more : this.words;
    if (this.wordsField.parentElement === place) return;
    if (standIn === null) this.more.prepend(this.wordsField);
    else this.words.append(this.wordsField);
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
      const answer = answersOf(flow).find(({ id }) => id === chosenAnswer(this.app.store).id) ?? answersOf(flow)[0];
      this.#later(() => {
        this.spend(answer);
        this.player.send(answer.events(this.situation()));
      });
    } else if (effect.effect === "requestCredentials") {
      const options = this.credentials.value === "password" ? ["Password"] : [];
      this.#later(() => this.player.send([
        this.credentials.value === "failed" ? { event: "credentialsFailed" } : { event: "credentials", options },
      ]));
    } else if (effect.effect === "initiateUpdate") {
      const errorCode = Number(this.initiation.value);
      this.#later(() => this.player.send([
        errorCode === 0 ? challenge(2, this.situation()) : { event: "initiated", errorCode, errorMessage: this.message.value },
      ]));
    }
  }

  /**
   * Counts an attempt if the response costs one.
   *
   * @param {import("../../form/answers.js").Answer} answer
   */
  spend({ costsAttempt }) {
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
  situation() {
    return this.player.situation(this.message.value);
  }

  /** @param {() => void} body */
  #later(body) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(body, delay);
  }
}
