// The form as users see it: renders the engine's presentation, and reports user actions as the engine's events.

import { el, icon, setProperty, setText, uniqueID } from "../dom.js";
import { AlertPart, FieldPart, RulesPart, StrengthPart, icons, showText, textPart } from "./parts.js";

/**
 * @typedef {{event: string, [key: string]: any}} FormEvent
 */

/**
 * The app's screens that a form can lead to, which this page does not have.
 *
 * @type {Record<string, string>}
 */
const closedTitles = {
  settings: "The form was closed: the app shows its settings",
  dashboard: "The form was closed: the app shows its dashboard",
  login: "The form was closed: the app shows its login screen",
  back: "The form was closed: the app shows the previous screen",
};

/** A form in its screen. The elements of its texts have `data-part`. */
export class FormView {
  /** @type {Map<string, FieldPart>} */
  #fields = new Map();
  #flow = "";
  #isFocusing = false;

  /**
   * @param {object} [options]
   * @param {(event: FormEvent) => void} [options.onEvent]
   * @param {(item: string) => void} [options.onMenu] called for an entry of the menu after login
   * @param {boolean} [options.isStatic] whether the form is a snapshot, which takes no focus and reports nothing
   */
  constructor(options = {}) {
    const { onEvent = () => {}, onMenu = () => {}, isStatic = false } = options;
    this.isStatic = isStatic;
    this.onEvent = (/** @type {FormEvent} */ event) => {
      if (!isStatic && !(event.event === "focus" && this.#isFocusing)) onEvent(event);
    };
    this.onMenu = onMenu;
    const titleID = uniqueID("title");
    const tabindex = isStatic ? "-1" : null;
    this.back = el("button", { type: "button", class: "form-back", tabindex, onclick: () => this.onEvent({ event: "back" }) },
      icon(...icons.back), el("span", { data: { part: "back" } }));
    this.title = textPart("h3", "title", { id: titleID });
    this.subtitle = textPart("p", "subtitle");
    this.userLabel = textPart("span", "user-label");
    this.userLine = textPart("span", "user-line");
    this.user = el("p", { class: "form-user", hidden: true }, this.userLabel, this.userLine);
    this.help = textPart("p", "help");
    this.attempts = textPart("p", "attempts");
    this.bannerText = el("span", { data: { part: "banner" } });
    this.bannerIcon = el("span", { class: "form-banner-icon" });
    this.banner = el("p", { class: "form-banner", hidden: true }, this.bannerIcon, this.bannerText);
    this.fields = el("div", { class: "form-fields" });
    this.rules = new RulesPart();
    this.strength = new StrengthPart();
    this.match = textPart("p", "match");
    this.submit = el("button", { type: "submit", class: "form-submit", tabindex },
      el("span", { class: "form-spinner", hidden: true }), el("span", { data: { part: "submit" } }));
    // Password managers need the user name that belongs to the password.
    this.userName = /** @type {HTMLInputElement} */ (el("input", {
      type: "text", autocomplete: "username", class: "visually-hidden", tabindex: "-1", readonly: true, aria: { hidden: "true" },
    }));
    this.form = el("form", {
      class: "form-body", novalidate: true, aria: { labelledby: titleID },
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        // The return key has its own event, and the button is disabled meanwhile.
        if (this.submit.getAttribute("aria-disabled") !== "true") this.onEvent({ event: "submit" });
      },
    }, this.user, this.subtitle, this.help, this.attempts, this.banner, this.userName, this.fields, this.rules.element, this.submit);
    this.menuTitle = textPart("h3", "menu-title");
    this.menuItems = el("ul", { class: "form-menu-items", role: "list" });
    this.menu = el("div", { class: "form-menu", hidden: true }, this.menuTitle, this.menuItems);
    this.closedBanner = el("p", { class: "form-banner", hidden: true });
    this.closedTitle = el("p", { class: "form-closed-title", lang: "en", dir: "ltr" });
    this.closed = el("div", { class: "form-closed", hidden: true }, this.closedBanner, this.closedTitle,
      el("button", { type: "button", class: "form-closed-button", lang: "en", dir: "ltr", onclick: () => this.onEvent({ event: "appear" }) },
        "Open the form again"));
    this.alert = new AlertPart((event) => this.onEvent(event), isStatic);
    this.content = el("div", { class: "screen-content" },
      el("div", { class: "screen-bar" }, this.back, this.title), this.form);
    this.element = el("div", { class: "screen", data: { screen: "form" } }, this.content, this.menu, this.closed, this.alert.element);
    if (!isStatic) {
      this.content.addEventListener("click", (event) => {
        const target = /** @type {Element} */ (event.target);
        if (target.closest("button, input, label") === null) this.onEvent({ event: "tapOutside" });
      });
    }
  }

  /**
   * Renders a presentation.
   *
   * @param {any} presentation
   * @param {{passwordRules?: string | null, userName?: string, typed?: Record<string, string>, takesFocus?: boolean}} [more]
   *   `typed` fills the fields; an alert takes no focus if `takesFocus` is false
   * @returns {{rule: string, label: string}[]} the rules whose state changed
   */
  draw(presentation, more = {}) {
    const { passwordRules = null, userName = "", typed, takesFocus = true } = more;
    const { element } = this;
    setProperty(element, "lang", presentation.locale);
    setProperty(element, "dir", presentation.direction);
    element.dataset.flow = presentation.flow;
    setText(/** @type {Element} */ (this.back.lastElementChild), presentation.back);
    showText(this.title, presentation.title);
    showText(this.subtitle, presentation.subtitle);
    showText(this.userLabel, presentation.userLabel);
    showText(this.userLine, presentation.userLine);
    this.user.hidden = presentation.userLine === null;
    showText(this.help, presentation.help);
    showText(this.attempts, presentation.attempts?.text);
    this.attempts.classList.toggle("is-critical", presentation.attempts?.isCritical === true);
    this.#drawBanner(presentation.banner);
    this.userName.value = userName;
    this.#drawFields(presentation, passwordRules, typed);
    const changed = this.rules.draw(presentation);
    this.strength.draw(presentation.strength);
    showText(this.match, presentation.match?.text);
    this.match.dataset.matches = String(presentation.match?.matches);
    this.#drawSubmit(presentation.submit);
    this.#drawMenu(presentation.menu);
    this.#drawAlert(presentation.alert, takesFocus);
    return changed;
  }

  /**
   * The current texts of the fields.
   *
   * @returns {Record<string, string>}
   */
  typed() {
    /** @type {Record<string, string>} */
    const texts = {};
    for (const [field, { input }] of this.#fields) texts[field] = input.value;
    return texts;
  }

  /**
   * Puts the caret into a field, without reporting it.
   *
   * @param {string} field
   */
  focus(field) {
    this.#isFocusing = true;
    this.#fields.get(field)?.input.focus();
    this.#isFocusing = false;
  }

  /**
   * Puts the caret into a field when the alert is dismissed.
   *
   * @param {string} field
   */
  focusAfterAlert(field) {
    this.alert.before = this.#fields.get(field)?.input ?? null;
  }

  /** Moves the focus to the first control of the screen if the focused element is gone. */
  focusScreen() {
    // Browsers remove the focus from a hidden element only in the next frame.
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.getClientRects().length > 0) return;
    const shown = [this.content, this.menu, this.closed].find((part) => !part.hidden);
    /** @type {HTMLElement | null | undefined} */ (shown?.querySelector("input:not([readonly]), .form-menu-item, .form-closed-button"))?.focus();
  }

  /** Removes the caret from the fields. */
  blur() {
    for (const { input } of this.#fields.values()) if (input === document.activeElement) input.blur();
  }

  /** @param {any} banner */
  #drawBanner(banner) {
    // A new banner at the top must be visible.
    if (banner !== null && this.banner.hidden && !this.isStatic) this.content.scrollTop = 0;
    this.banner.hidden = banner === null;
    showText(this.closedBanner, banner?.text);
    this.closedBanner.dataset.kind = banner?.kind;
    if (banner === null) return;
    setText(this.bannerText, banner.text);
    if (this.banner.dataset.kind === banner.kind) return;
    this.banner.dataset.kind = banner.kind;
    this.bannerIcon.replaceChildren(icon(...icons[banner.kind === "error" ? "error" : "met"]));
  }

  /** @param {any} presentation @param {string | null} passwordRules @param {Record<string, string>} [typed] */
  #drawFields({ flow, fields }, passwordRules, typed) {
    const names = fields.map((/** @type {any} */ view) => view.field);
    if (this.#flow !== flow || names.some((/** @type {string} */ name) => !this.#fields.has(name))) {
      this.#flow = flow;
      this.#fields = new Map(names.map((/** @type {string} */ name) => [name, new FieldPart(name, this.onEvent, this.isStatic)]));
      this.fields.replaceChildren(...[...this.#fields.values()].map((part) => part.element));
      this.#fields.get("new")?.extra.append(this.strength.element);
      this.#fields.get("confirm")?.extra.append(this.match);
    }
    for (const view of fields) {
      const part = /** @type {FieldPart} */ (this.#fields.get(view.field));
      if (typed && !view.isEmpty) part.input.value = typed[view.field] ?? "";
      part.draw(view, passwordRules);
    }
  }

  /** @param {any} alert @param {boolean} takesFocus */
  #drawAlert(alert, takesFocus) {
    const cover = (/** @type {boolean} */ isCovered) => {
      for (const part of [this.content, this.menu, this.closed]) part.inert = isCovered;
    };
    // Elements about to become inert lose the focus, and inert elements cannot take it back.
    if (alert === null) cover(false);
    const isGone = alert === null && !this.alert.element.hidden;
    this.alert.draw(alert, takesFocus);
    if (alert !== null) cover(true);
    else if (isGone && !this.isStatic && takesFocus) this.focusScreen();
  }

  /** @param {any} submit */
  #drawSubmit(submit) {
    const [spinner, title] = this.submit.children;
    setText(title, submit.title);
    // A button with the attribute `disabled` would lose the focus.
    setProperty(this.submit, "aria-disabled", submit.isEnabled ? null : "true");
    setProperty(this.submit, "aria-busy", submit.isInProgress ? "true" : null);
    /** @type {HTMLElement} */ (spinner).hidden = !submit.isInProgress;
  }

  /** @param {any} menu */
  #drawMenu(menu) {
    const { screen = "form" } = this.element.dataset;
    const isShown = menu !== null && screen === "dashboard";
    this.menu.hidden = !isShown;
    this.content.hidden = screen !== "form";
    this.closed.hidden = isShown || screen === "form";
    setText(this.closedTitle, closedTitles[screen] ?? "");
    if (!isShown) return;
    showText(this.menuTitle, menu.title ?? null);
    this.menuItems.replaceChildren(...menu.items.map((/** @type {any} */ { item, text }) =>
      el("li", null, el("button", {
        type: "button", class: "form-menu-item", tabindex: this.isStatic ? "-1" : null, data: { part: "menu" }, onclick: () => this.onMenu(item),
      }, el("span", null, text)))));
  }
}
