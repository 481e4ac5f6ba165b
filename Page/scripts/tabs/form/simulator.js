// The server of the form: it answers what people choose here, after a moment, so that all texts can be seen.

import { button, labelled, menu } from "../../controls.js";
import { el, fill } from "../../dom.js";
import { announcementsOf, answersOf, challenge } from "../../form/answers.js";

/** How long an answer takes, in milliseconds. */
const delay = 700;

/** The panel, and the server behind it. */
export class Simulator {
  /** @type {any} */
  #timer;
  #chosen = "success";

  /**
   * @param {import("../../app.js").App} app
   * @param {import("../../form/player.js").FormPlayer} player
   */
  constructor(app, player) {
    this.app = app;
    this.player = player;
    this.answers = el("fieldset", { class: "simulator-answers" });
    this.message = /** @type {HTMLInputElement} */ (el("input", {
      class: "input", type: "text", dir: "auto", autocomplete: "off", placeholder: "None: the catalogue's own text",
    }));
    const attempts = menu([
      { id: "none", title: "Not told" }, { id: "5", title: "5 (not shown)" }, { id: "3", title: "3" }, { id: "2", title: "2" }, { id: "1", title: "1" },
    ], "3", (id) => {
      player.attemptsAtStart = id === "none" ? null : Number(id);
      player.start();
    });
    this.attempts = labelled("Attempts at the start", attempts);
    this.attemptsMenu = attempts;
    this.credentials = menu([
      { id: "password", title: "Can be updated" }, { id: "none", title: "Cannot be updated" }, { id: "failed", title: "The request fails" },
    ], "password", () => {});
    this.initiation = menu([{ id: "0", title: "Begins" }, { id: "45", title: "Is refused (45)" }], "0", () => {});
    this.afterLogIn = el("details", { class: "simulator-more" }, el("summary", null, "After the log-in"),
      el("div", { class: "stack" }, labelled("The password", this.credentials), labelled("Its update", this.initiation)));
    this.judge = el("p", { class: "control-note" },
      "This form sends every password, and the server judges it: choose the answer that yours would give.");
    this.announcements = el("div", { class: "row" });
    this.element = el("section", { class: "card stack", aria: { labelledby: "simulator-title" } },
      el("h3", { id: "simulator-title" }, "Server"), this.answers, this.judge,
      labelled("The server's own words", this.message), this.attempts, this.afterLogIn, this.announcements);
    this.begin();
  }

  /** Shows the answers of the flow. */
  begin() {
    clearTimeout(this.#timer);
    const { flow } = this.app.store.state;
    const answers = answersOf(flow);
    if (!answers.some(({ id }) => id === this.#chosen)) this.#chosen = "success";
    fill(this.answers, el("legend", { class: "control-label" }, "The next answer"), answers.map(({ id, title, code }) =>
      el("label", { class: "choice" },
        el("input", { type: "radio", name: "answer", value: id, checked: id === this.#chosen, onchange: () => (this.#chosen = id) }),
        el("span", { class: "choice-title" }, title), code ? el("code", { class: "choice-code" }, code) : null)));
    fill(this.announcements, announcementsOf(flow).map((announcement) =>
      button(announcement.title, () => this.player.send(announcement.events(this.#situation())))));
    const hasChallenge = ["update", "expired", "set", "verify"].includes(flow);
    this.judge.hidden = !hasChallenge;
    this.attempts.hidden = !hasChallenge;
    this.afterLogIn.hidden = !hasChallenge;
  }

  /**
   * Answers an effect of the form, where a service would.
   *
   * @param {any} effect
   */
  answer(effect) {
    if (effect.effect === "submit") {
      const flow = this.player.line.presentation.flow;
      const answers = answersOf(flow);
      const answer = answers.find(({ id }) => id === this.#chosen) ?? answers[0];
      this.#later(() => {
        if (answer.costsAttempt && this.player.attemptsLeft !== null) {
          this.player.attemptsLeft = Math.max(0, this.player.attemptsLeft - 1);
        }
        this.player.send(answer.events(this.#situation()));
      });
    } else if (effect.effect === "requestCredentials") {
      const options = this.credentials.value === "password" ? ["Password"] : [];
      this.#later(() => this.player.send([
        this.credentials.value === "failed" ? { event: "credentialsFailed" } : { event: "credentials", options },
      ]));
    } else if (effect.effect === "initiateUpdate") {
      const errorCode = Number(this.initiation.value);
      this.#later(() => this.player.send([
        errorCode === 0 ? challenge(2, this.#situation()) : { event: "initiated", errorCode, errorMessage: this.message.value },
      ]));
    }
  }

  /**
   * An entry of the menu after the log-in.
   *
   * @param {string} item
   */
  choose(item) {
    if (item === "updatePassword") this.player.send([{ event: "chooseUpdate" }]);
    else if (item === "signOut") this.player.send([{ event: "loggedOff" }]);
  }

  #situation() {
    return this.player.situation(this.message.value);
  }

  /** @param {() => void} body */
  #later(body) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(body, delay);
  }
}
