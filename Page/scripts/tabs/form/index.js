// The tab "Form": the form in its screen, between its settings and the simulated server.

import { button } from "../../controls.js";
import { el, fill, setProperty } from "../../dom.js";
import { Announcer } from "../../form/announcer.js";
import { formDefaults, formSettings, scaleOf, setFormSettings } from "../../form/form-settings.js";
import { FormPlayer } from "../../form/player.js";
import { printHead } from "../../form/print-head.js";
import { acceptedSample } from "../../form/samples.js";
import { eventsOf, formState } from "../../form/snapshots.js";
import { responsesOf } from "../../form/responses.js";
import { FormView } from "../../form/view.js";
import { localeInfo } from "../../locales.js";
import { EnglishBeside } from "./beside.js";
import { EffectLog } from "./log.js";
import { arrange } from "./phone.js";
import { actionButtons, settingsPanel } from "./settings.js";
import { Simulator } from "./simulator.js";
import { PolicyNotice } from "./policy-notice.js";

export const id = "form";
export const title = "Form";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  new FormTab(section, app).begin();
}

class FormTab {
  /** @type {EnglishBeside | undefined} undefined while the view is being made */
  beside;
  /** Whether the user has used the form since it was put into its state. */
  #isTouched = false;
  /** Whether the user has typed in it. */
  #isTyped = false;
  #isStale = false;
  #isReadable = true;
  /** A password that the policy accepts, and the policy. */
  #accepted = { policyText: "", text: "" };

  /** @param {HTMLElement} section @param {import("../../app.js").App} app */
  constructor(section, app) {
    this.section = section;
    this.app = app;
    const announcer = new Announcer();
    this.view = new FormView({ onEvent: (event) => this.#handleEvent(event), onMenu: (item) => this.simulator.choose(item) });
    this.fallbacks = el("p", { class: "form-fallbacks", role: "status", hidden: true });
    const log = new EffectLog();
    this.player = new FormPlayer(app, this.view, {
      announcer,
      onPolicy: (isReadable) => (this.#isReadable = isReadable),
      onEffect: (effect) => this.simulator.answer(effect),
      onFallbacks: (count) => this.#showFallbacks(count),
      onLine: (line, isSilent) => {
        if (!isSilent) log.add(line);
        this.beside?.draw();
        setProperty(announcer.element, "lang", line.presentation.locale);
        setProperty(announcer.element, "dir", line.presentation.direction);
      },
    });
    /** @type {Simulator} */
    this.simulator = new Simulator(app, this.player, {
      onAnswer: (answer) => this.#chooseAnswer(answer),
      onShow: () => this.#showAnswer(),
      onMessage: () => this.#isTouched || this.#play(),
    });
    const cover = new PolicyNotice(app, this.view.element);
    const device = el("div", { class: "phone" }, this.view.element, cover.element);
    const stage = el("div", { class: "form-stage" }, device, this.fallbacks, announcer.element);
    const settings = settingsPanel(app, actionButtons(app, () => this.#startAgain()));
    const tab = el("div", { class: "form-tab" }, stage);
    this.simulator.element.append(log.element);
    this.beside = new EnglishBeside(app, this.player, { stage, device, tab });
    device.after(this.beside.element);
    section.append(el("h2", { class: "visually-hidden" }, "Form"), printHead(app, section), tab);
    section.append(...arrange(app, {
      stage, device, before: settings, after: this.simulator.element, isCovered: () => this.player.line?.presentation.alert !== null,
    }));
    const size = () => {
      const { textSize, width } = formSettings(app.store);
      device.style.setProperty("--form-scale", String(scaleOf(textSize)));
      device.style.setProperty("--form-width", `${width}px`);
    };
    app.store.subscribe(size, "textSize", "width");
    size();
  }

  /** Shows the form of the state, and follows changes of the state. */
  begin() {
    const { store } = this.app;
    const { state, answer } = formSettings(store);
    // A link to the state of a response also selects that response for the next submission.
    if (state.startsWith("answer-") && answer === formDefaults.answer) setFormSettings(store, { answer: state.slice("answer-".length) });
    this.#play();
    store.subscribe((state, changed) => {
      if (changed.has("flow") || changed.has("state") || changed.has("attempts")) {
        this.#play();
      } else if (this.section.hidden && !changed.has("tab")) {
        this.#isStale = true;
      } else if (this.#isStale || changed.has("catalogs") || changed.has("userID") || changed.has("words")) {
        this.#isStale = false;
        if (this.#isTouched) this.player.start({ keepsTyped: true });
        else this.#play();
      } else if (!this.#isTouched && (changed.has("policyText") || changed.has("locale"))) {
        this.#play();
      } else {
        if (changed.has("policyText")) this.player.send([{ event: "policy", json: state.policyText }], { isSilent: true });
        if (changed.has("locale")) this.player.updateLocale();
      }
    }, "flow", "state", "attempts", "catalogs", "userID", "words", "policyText", "locale", "tab");
  }

  /** Puts the form into the chosen state, discarding its current one. */
  #play() {
    const { store } = this.app;
    const { flow, policyText } = store.state;
    const values = formSettings(store);
    this.#isStale = false;
    this.simulator.stop();
    this.simulator.waiting.hidden = true;
    this.player.attemptsAtStart = values.attempts === "none" ? null : Number(values.attempts);
    const state = formState(flow, values.state);
    this.player.play(() => {
      if (state.id === "empty") return [];
      const { session } = this.player;
      if (this.#accepted.policyText !== policyText && session !== null) {
        this.#accepted = { policyText, text: this.#isReadable ? acceptedSample(session) : "blue7Kettle" };
      }
      const answer = responsesOf(flow).find((each) => `answer-${each.id}` === state.id);
      if (answer) this.simulator.countAttempt(answer);
      return eventsOf(flow, state, this.#accepted.text, this.simulator.responseContext());
    });
    this.#isTouched = false;
    this.#isTyped = false;
  }

  #startAgain() {
    this.#show({ state: "empty" });
  }

  /** @param {{state: string, answer?: string}} values */
  #show(values) {
    const { state } = formSettings(this.app.store);
    setFormSettings(this.app.store, values);
    // The store does not notify of an unchanged state.
    if (state === values.state) this.#play();
  }

  /**
   * Typed text is never discarded; if there is none, the response is shown at once.
   *
   * @param {string} answer
   */
  #chooseAnswer(answer) {
    const isKept = this.#isTyped && Object.values(this.view.typed()).some((text) => text !== "");
    this.simulator.waiting.hidden = !isKept;
    if (isKept) setFormSettings(this.app.store, { answer });
    else this.#show({ answer, state: `answer-${answer}` });
  }

  #showAnswer() {
    this.#show({ state: `answer-${formSettings(this.app.store).answer}` });
  }

  /** @param {import("../../form/view.js").FormEvent} event */
  #handleEvent(event) {
    if (event.event !== "focus" && event.event !== "tapOutside") this.#isTouched = true;
    if (event.event === "edit" || event.event === "paste") this.#isTyped = true;
    if (event.event === "submit" || event.event === "return") this.simulator.waiting.hidden = true;
    this.player.send([event]);
  }

  /** @param {number} count */
  #showFallbacks(count) {
    const { store } = this.app;
    this.fallbacks.hidden = count === 0;
    if (count === 0) return;
    const { name } = localeInfo(store.state.locale);
    const text = count === 1 ? `1 text has no ${name} translation` : `${count} texts have no ${name} translation`;
    if (this.fallbacks.dataset.text === text) return;
    this.fallbacks.dataset.text = text;
    fill(this.fallbacks, `${text}; it is shown in another language and underlined. `.replace("it is", count === 1 ? "it is" : "they are"),
      button("Show all missing texts", () => setFormSettings(store, { tab: "languages" }), { kind: "plain" }));
  }
}
