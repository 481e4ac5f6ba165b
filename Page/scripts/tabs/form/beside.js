// The form in English beside the form in another language, for users who cannot read that language.

import { el, oncePerFrame } from "../../dom.js";
import { formSettings, scaleOf, setFormSettings } from "../../form/form-settings.js";
import { FormView } from "../../form/view.js";
import { localeInfo } from "../../locales.js";

/** The minimum size of the second form, relative to the first. */
const smallest = 0.6;
const gap = 20;

/**
 * Whether English beside a locale is useful: not for English itself or for pseudo-locales.
 *
 * @param {string} tag
 */
export const canStandBeside = (tag) => tag.toLowerCase().split("-")[0] !== "en" && !localeInfo(tag).isPseudo;

/**
 * The switch.
 *
 * @param {import("../../app.js").App} app
 */
export function besideSwitch({ store }) {
  const input = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", onchange: () => setFormSettings(store, { beside: input.checked ? "en" : "" }) }));
  const element = el("label", { class: "switch form-beside-switch" }, input, "English beside it");
  const show = () => {
    input.checked = formSettings(store).beside === "en";
    element.hidden = !canStandBeside(store.state.locale) || !("en" in store.state.catalogs);
  };
  store.subscribe(show, "beside", "locale", "catalogs");
  show();
  return element;
}

/** A snapshot of the player's form in English. */
export class EnglishBeside {
  /**
   * @param {import("../../app.js").App} app
   * @param {import("../../form/player.js").FormPlayer} player
   * @param {{stage: HTMLElement, device: HTMLElement, tab: HTMLElement}} elements
   */
  constructor(app, player, { stage, device, tab }) {
    this.app = app;
    this.player = player;
    this.stage = stage;
    this.device = device;
    this.tab = tab;
    this.view = new FormView({ isStatic: true });
    this.frame = el("div", { class: "form-beside-frame", inert: true });
    this.element = el("figure", { class: "form-beside", hidden: true, lang: "en", dir: "ltr" }, el("figcaption", null, "The same in English"),
      el("div", { class: "form-beside-room" }, this.frame));
    const later = oncePerFrame(() => this.fit());
    new ResizeObserver(later).observe(stage);
    // Both forms show the same part if they are longer than their screens.
    player.view.content.addEventListener("scroll", oncePerFrame(() => this.#scroll()), { passive: true });
    app.store.subscribe(() => this.draw(), "beside", "locale", "catalogs", "only");
    app.store.subscribe(later, "textSize", "width");
  }

  /** Renders the current state of the form. */
  draw() {
    const { store } = this.app;
    const values = formSettings(store);
    const isShown = values.beside === "en" && values.only === "" && canStandBeside(store.state.locale);
    const presentation = isShown ? this.player.inLocale("en") : null;
    this.element.hidden = presentation === null;
    this.tab.toggleAttribute("data-beside", presentation !== null);
    if (presentation === null) {
      this.view.element.remove();
      return;
    }
    if (!this.view.element.isConnected) this.frame.append(this.view.element);
    // Typed texts stay in their fields: the snapshot shows the same number of dots.
    const typed = Object.fromEntries(Object.entries(this.player.view.typed()).map(([field, text]) => [field, "•".repeat(text.length)]));
    this.view.element.dataset.screen = this.player.view.element.dataset.screen;
    this.view.draw(presentation, { typed });
    this.fit();
    this.#scroll();
  }

  /** Makes the snapshot as large as the available space allows. */
  fit() {
    if (this.element.hidden) return;
    const { textSize, width } = formSettings(this.app.store);
    const room = this.stage.clientWidth - this.device.offsetWidth - gap;
    const scale = Math.max(smallest, Math.min(1, room / Number(width)));
    const { style } = this.element;
    style.setProperty("--form-scale", String(scaleOf(textSize)));
    style.setProperty("--beside-width", `${width}px`);
    style.setProperty("--beside-scale", String(scale));
    style.setProperty("--beside-height", `${this.player.view.element.offsetHeight}px`);
  }

  #scroll() {
    const [from, to] = [this.player.view.content, this.view.content];
    const way = from.scrollHeight - from.clientHeight;
    to.scrollTop = way > 0 ? (from.scrollTop / way) * (to.scrollHeight - to.clientHeight) : 0;
  }
}
