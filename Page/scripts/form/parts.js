// Parts of the form as users see it. Each renders a piece of the engine's presentation into permanent elements.

import { el, icon, keyed, setProperty, setText, uniqueID } from "../dom.js";

/**
 * The icons of the form, as SVG paths.
 *
 * @type {Record<string, string[]>}
 */
export const icons = {
  met: ["M10 1.9a8.1 8.1 0 1 0 0 16.2 8.1 8.1 0 0 0 0-16.2z", "m6.3 10.3 2.6 2.6 4.9-5.6"],
  unmet: ["M10 1.9a8.1 8.1 0 1 0 0 16.2 8.1 8.1 0 0 0 0-16.2z"],
  undetermined: ["M10 1.9a8.1 8.1 0 1 0 0 16.2 8.1 8.1 0 0 0 0-16.2z", "M10 5.6v4.6l3 1.9"],
  reveal: ["M1.8 10S4.7 4.6 10 4.6 18.2 10 18.2 10 15.3 15.4 10 15.4 1.8 10 1.8 10z", "M10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"],
  hide: ["M1.8 10S4.7 4.6 10 4.6 18.2 10 18.2 10 15.3 15.4 10 15.4 1.8 10 1.8 10z", "M3.2 16.8 16.8 3.2"],
  back: ["M12.5 4 6.5 10l6 6"],
  error: ["M10 1.9a8.1 8.1 0 1 0 0 16.2 8.1 8.1 0 0 0 0-16.2z", "M10 5.8v5", "M10 13.9v.1"],
};

/**
 * Shows a text, or hides the element if there is none.
 *
 * @param {HTMLElement} element
 * @param {string | null | undefined} text
 */
export function showText(element, text) {
  element.hidden = text === null || text === undefined;
  setText(element, text);
}

/** A text of the presentation; `part` names it for measuring texts and tracing their origin. */
export const textPart = (/** @type {string} */ tag, /** @type {string} */ part, /** @type {object} */ properties = {}) =>
  el(tag, { class: `form-${part}`, data: { part }, hidden: true, ...properties });

/** One field: label, input, reveal button, error. */
export class FieldPart {
  /**
   * @param {string} field
   * @param {(event: {event: string, [key: string]: any}) => void} onEvent
   * @param {boolean} isStatic
   */
  constructor(field, onEvent, isStatic) {
    this.field = field;
    const id = uniqueID(`field-${field}`);
    let isPasted = false;
    this.label = el("label", { class: "form-label", for: id, data: { part: "label" } });
    this.input = /** @type {HTMLInputElement} */ (el("input", {
      id, class: "form-input", type: "password", autocapitalize: "none", autocorrect: "off", spellcheck: "false",
      data: { field, part: "placeholder" }, tabindex: isStatic ? "-1" : null, readonly: isStatic,
    }));
    this.reveal = el("button", {
      type: "button", class: "form-reveal", tabindex: isStatic ? "-1" : null, onclick: () => onEvent({ event: "reveal", field }),
    });
    this.error = el("p", { class: "form-error", id: `${id}-error`, data: { part: "error" }, hidden: true });
    this.extra = el("div", { class: "form-extra" });
    this.element = el("div", { class: "form-field" }, this.label,
      el("div", { class: "form-entry" }, this.input, this.reveal), this.error, this.extra);
    if (isStatic) return;
    this.input.addEventListener("beforeinput", (event) => {
      isPasted = event.inputType === "insertFromPaste" || event.inputType === "insertFromDrop";
    });
    this.input.addEventListener("input", () => {
      onEvent({ event: isPasted ? "paste" : "edit", field, text: this.input.value });
      isPasted = false;
    });
    this.input.addEventListener("focus", () => onEvent({ event: "focus", field }));
    this.input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      onEvent({ event: "return", field });
    });
  }

  /** @param {any} view the field of the presentation @param {string | null} passwordRules */
  draw(view, passwordRules) {
    const { input } = this;
    setText(this.label, view.label);
    if (input.placeholder !== view.placeholder) input.placeholder = view.placeholder;
    const type = view.isRevealed ? "text" : "password";
    if (input.type !== type) input.type = type;
    if (view.isEmpty && input.value !== "") input.value = "";
    setProperty(input, "autocomplete", view.contentType === "newPassword" ? "new-password" : "current-password");
    setProperty(input, "enterkeyhint", view.returnKey);
    setProperty(input, "passwordrules", view.contentType === "newPassword" ? passwordRules : null);
    setProperty(input, "aria-invalid", view.error === null ? null : "true");
    setProperty(input, "aria-describedby", view.error === null ? null : this.error.id);
    showText(this.error, view.error);
    if (this.reveal.getAttribute("aria-label") !== view.revealLabel) {
      this.reveal.setAttribute("aria-label", view.revealLabel);
      this.reveal.title = view.revealLabel;
    }
    const name = view.isRevealed ? "hide" : "reveal";
    if (this.reveal.dataset.icon !== name) {
      this.reveal.dataset.icon = name;
      this.reveal.replaceChildren(icon(...icons[name]));
    }
  }
}

/** The rules, each with an icon, so that colour is never the only sign. */
export class RulesPart {
  constructor() {
    const id = uniqueID("requirements");
    this.title = textPart("h4", "policy-title", { id });
    this.text = textPart("p", "policy-text");
    this.list = el("ul", { class: "form-rules", role: "list" });
    this.element = el("section", { class: "form-policy", aria: { labelledby: id }, hidden: true }, this.title, this.list, this.text);
  }

  /** @param {any} presentation @returns {{rule: string, label: string}[]} the rules whose state changed */
  draw({ policyTitle, policyText, rules, fields }) {
    // Before anything is typed, no rule shows a tick, even if the empty text meets it.
    this.list.dataset.empty = String(fields.some((/** @type {any} */ field) => field.field === "new" && field.isEmpty));
    this.element.hidden = policyTitle === null;
    showText(this.title, policyTitle);
    showText(this.text, policyText);
    /** @type {{rule: string, label: string}[]} */
    const changed = [];
    keyed(this.list, rules, (/** @type {any} */ rule, index) => `${index} ${rule.rule}`,
      () => el("li", { class: "form-rule" }, el("span", { class: "visually-hidden" }),
        el("span", { class: "form-rule-icon", aria: { hidden: "true" } }),
        el("span", { class: "form-rule-text", data: { part: "rule" }, aria: { hidden: "true" } })),
      (item, rule, index) => {
        const [label, mark, text] = item.children;
        setText(text, rule.text);
        setText(label, rule.label);
        if (item.dataset.state === rule.state) return;
        if (item.dataset.state !== undefined) changed.push({ rule: `${index} ${rule.rule}`, label: rule.label });
        item.dataset.state = rule.state;
        mark.replaceChildren(icon(...icons[rule.state]));
      });
    return changed;
  }
}

/** The strength of the new password. */
export class StrengthPart {
  constructor() {
    this.text = el("span", { class: "form-strength-text", data: { part: "strength" } });
    this.bars = el("span", { class: "form-strength-bars", role: "img", aria: { hidden: "true" } });
    this.element = el("div", { class: "form-strength", hidden: true }, this.bars, this.text);
  }

  /** @param {any} strength */
  draw(strength) {
    this.element.hidden = strength === null;
    if (strength === null) return;
    this.element.dataset.color = strength.color;
    setText(this.text, strength.text);
    keyed(this.bars, Array.from({ length: strength.of }, (_, index) => index < strength.score), (_, index) => String(index),
      () => el("span", { class: "form-strength-bar" }), (bar, isOn) => bar.classList.toggle("is-on", isOn));
  }
}

/** An alert over the form: it keeps the focus until it is dismissed, then returns it. */
export class AlertPart {
  /** @param {(event: {event: string}) => void} onEvent @param {boolean} isStatic */
  constructor(onEvent, isStatic) {
    const id = uniqueID("alert");
    this.isStatic = isStatic;
    this.title = textPart("h3", "alert-title", { id: `${id}-title` });
    this.text = textPart("p", "alert-text", { id: `${id}-text` });
    this.buttons = el("div", { class: "form-alert-buttons" });
    this.box = el("div", {
      class: "form-alert", role: "alertdialog", tabindex: "-1",
      aria: { modal: "true", describedby: `${id}-text` },
    }, this.title, this.text, this.buttons);
    this.element = el("div", { class: "form-shade", hidden: true }, this.box);
    this.onEvent = onEvent;
    /** @type {HTMLElement | null} */
    this.before = null;
    if (isStatic) return;
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.buttons.childElementCount > 0) {
        // Keeps the key from the surrounding page.
        event.preventDefault();
        onEvent({ event: "dismissAlert" });
      }
      // There is at most one button, so the focus must not move.
      if (event.key === "Tab") event.preventDefault();
    });
  }

  /** @param {any} alert @param {boolean} [takesFocus] */
  draw(alert, takesFocus = true) {
    const wasHidden = this.element.hidden;
    this.element.hidden = alert === null;
    if (alert === null) {
      if (!wasHidden && takesFocus && this.before?.isConnected) this.before.focus();
      this.before = null;
      return;
    }
    showText(this.title, alert.title);
    showText(this.text, alert.text);
    setProperty(this.box, "aria-labelledby", alert.title === null ? this.text.id : this.title.id);
    keyed(this.buttons, alert.buttons, (_, index) => String(index),
      () => el("button", {
        type: "button", class: "form-alert-button", data: { part: "alert-button" }, tabindex: this.isStatic ? "-1" : null,
        onclick: () => this.onEvent({ event: "dismissAlert" }),
      }), (button, text) => setText(button, text));
    if (wasHidden && !this.isStatic && takesFocus) {
      this.before = /** @type {HTMLElement | null} */ (document.activeElement);
      /** @type {HTMLElement} */ (this.buttons.firstElementChild ?? this.box).focus({ preventScroll: true });
    }
  }
}
