// The screen of a form: renders the form core's presentation, and reports user actions.

import { element, set, write } from "./component.js";
import { draw, Announcer } from "./rules.js";

let count = 0;

/** The fields' names for password managers. */
const autocomplete = /** @type {Record<string, string>} */ ({ password: "current-password", newPassword: "new-password" });

/** The elements of a form. */
export class FormScreen {
  /** The root element in the component. */
  frame;
  #send;
  #id = `watchword-form-${(count += 1)}`;
  /** @type {Map<string, {box: any, label: any, input: any, reveal: any, error: any}>} */
  #fields = new Map();
  /** @type {Record<string, any>} */
  #parts;
  #announcer;
  /** Whether the form is moving the focus itself. */
  #isMoving = false;
  /** @type {any} */
  #presentation;

  /**
   * @param {HTMLElement} host
   * @param {(event: any) => void} send
   */
  constructor(host, send) {
    this.#send = send;
    const part = (/** @type {string} */ name, /** @type {string} */ tag = "p", more = {}) => element(tag, { part: name, ...more });
    const parts = (this.#parts = {
      title: part("title", "h2"), subtitle: part("subtitle"), user: part("user"), help: part("help"),
      banner: part("banner", "p", { role: "alert" }),
      // Password managers store a password under a user name.
      userName: element("input", { autocomplete: "username", hidden: "", tabindex: "-1", "aria-hidden": "true" }),
      fields: element("div", { part: "fields" }),
      policy: element("section", { part: "policy", "aria-labelledby": `${this.#id}-policy` }),
      policyTitle: part("policy-title", "h3", { id: `${this.#id}-policy` }),
      policyText: element("p", { class: "visually-hidden", id: `${this.#id}-policy-text` }),
      list: element("ul", { part: "list", "aria-labelledby": `${this.#id}-policy` }),
      strength: part("strength", "div"), match: part("match"), attempts: part("attempts"),
      buttons: part("buttons", "div"), submit: part("submit", "button", { type: "submit" }), back: part("back", "button", { type: "button" }),
      menu: part("menu", "div"),
      alert: element("dialog", { part: "alert", role: "alertdialog", "aria-labelledby": `${this.#id}-alert`, "aria-describedby": `${this.#id}-alert-text` }),
      status: element("div", { role: "status", class: "visually-hidden" }),
    });
    parts.userName.value = /** @type {any} */ (host).user ?? "";
    parts.policy.append(parts.policyTitle, parts.list);
    parts.buttons.append(parts.submit, parts.back);
    this.frame = element("form", { part: "form", novalidate: "" },
      parts.title, parts.subtitle, parts.user, parts.help, parts.banner, parts.userName, parts.fields, parts.attempts,
      parts.buttons, parts.menu, parts.alert, parts.status);
    this.#announcer = new Announcer(parts.status);
    this.frame.addEventListener("submit", (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!this.#presentation?.submit.isInProgress) send({ event: "submit" });
    });
    parts.back.addEventListener("click", () => send({ event: "back" }));
    parts.alert.addEventListener("close", () => this.#presentation?.alert && send({ event: "dismissAlert" }));
  }

  /** The typed text of each field. */
  get typed() {
    return Object.fromEntries([...this.#fields].map(([name, { input }]) => [name, input.value]));
  }

  close() {
    this.#announcer.stop();
    for (const { input } of this.#fields.values()) input.value = "";
  }

  /** @param {any} presentation */
  draw(presentation) {
    const isFirst = this.#presentation === undefined;
    this.#presentation = presentation;
    const parts = this.#parts;
    const { locale, direction, title, subtitle, userLabel, userLine, help, banner, attempts, submit, back, menu } = presentation;
    set(this.frame, "lang", locale);
    set(this.frame, "dir", direction);
    const optional = (/** @type {Element} */ target, /** @type {string | null | undefined} */ text) => {
      write(target, text);
      set(target, "hidden", text ? null : "");
    };
    optional(parts.title, title);
    optional(parts.subtitle, subtitle);
    optional(parts.user, [userLabel, userLine].filter(Boolean).join(": "));
    optional(parts.help, help);
    set(parts.banner, "part", `banner ${banner?.kind ?? ""}`.trim());
    set(parts.banner, "class", banner?.kind);
    write(parts.banner, banner?.text);
    optional(parts.attempts, attempts?.text);
    parts.attempts.classList.toggle("critical", attempts?.isCritical === true);
    this.#drawFields(presentation);
    this.#drawRules(presentation, isFirst);
    write(parts.submit, submit.title);
    set(parts.submit, "part", submit.isEnabled ? "submit" : "submit incomplete");
    set(parts.submit, "aria-disabled", submit.isInProgress ? "true" : null);
    set(this.frame, "aria-busy", submit.isInProgress ? "true" : null);
    optional(parts.back, back);
    this.#drawMenu(menu?.items ?? []);
    this.#drawAlert(presentation.alert);
  }

  /** @param {any} presentation */
  #drawFields({ fields }) {
    const names = fields.map((/** @type {any} */ { field }) => field);
    if (names.join() !== [...this.#fields.keys()].join()) {
      this.#fields = new Map(names.map((/** @type {string} */ name) => [name, this.#field(name)]));
      this.#parts.fields.replaceChildren(...[...this.#fields.values()].map(({ box }) => box));
    }
    for (const { field, label, placeholder, isRevealed, isEditable, error, contentType, returnKey, revealLabel, isEmpty } of fields) {
      const parts = /** @type {any} */ (this.#fields.get(field));
      write(parts.label, label);
      set(parts.input, "placeholder", placeholder === label ? null : placeholder);
      set(parts.input, "type", isRevealed ? "text" : "password");
      set(parts.input, "autocomplete", autocomplete[contentType]);
      set(parts.input, "enterkeyhint", returnKey);
      parts.input.readOnly = !isEditable;
      if (isEmpty && parts.input.value !== "") parts.input.value = "";
      set(parts.input, "aria-invalid", error ? "true" : null);
      const described = [error && parts.error.id, contentType === "newPassword" && field === "new" && `${this.#id}-policy-text`];
      set(parts.input, "aria-describedby", described.filter(Boolean).join(" ") || null);
      write(parts.error, error);
      set(parts.reveal, "aria-label", `${revealLabel}: ${label}`);
      set(parts.reveal, "title", revealLabel);
      set(parts.reveal, "part", isRevealed ? "reveal revealed" : "reveal");
    }
  }

  /** @param {string} name */
  #field(name) {
    const id = `${this.#id}-${name}`;
    const label = element("label", { part: "label", for: id });
    const input = element("input", { part: "input", id, type: "password", spellcheck: "false", autocapitalize: "off", autocorrect: "off", "data-field": name });
    // The icon is hidden from screen readers; the label describes the button.
    const reveal = element("button", { part: "reveal", type: "button" }, element("span", { "aria-hidden": "true" }, "👁"));
    const error = element("p", { part: "error", id: `${id}-error` });
    const send = this.#send;
    input.addEventListener("input", (/** @type {InputEvent} */ event) => {
      send({ event: event.inputType === "insertFromPaste" ? "paste" : "edit", field: name, text: input.value });
    });
    input.addEventListener("focus", () => this.#isMoving || send({ event: "focus", field: name }));
    input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      if (!this.#presentation?.submit.isInProgress) send({ event: "return", field: name });
    });
    reveal.addEventListener("click", () => send({ event: "reveal", field: name }));
    return { box: element("div", { part: "field" }, label, element("div", { part: "control" }, input, reveal), error), label, input, reveal, error };
  }

  /**
   * @param {any} presentation
   * @param {boolean} isFirst
   */
  #drawRules({ policyTitle, policyText, rules, strength, match, fields, submit }, isFirst) {
    const parts = this.#parts;
    const isEmpty = fields.find((/** @type {any} */ { field }) => field === "new")?.isEmpty !== false;
    const shown = rules.map((/** @type {any} */ rule) => ({ ...rule, state: isEmpty && rule.state !== "undetermined" ? "open" : rule.state }));
    const box = this.#fields.get("new")?.box;
    if (box === undefined || shown.length === 0) parts.policy.remove();
    else if (parts.policy.previousElementSibling !== box) box.after(parts.policy, parts.policyText, parts.strength);
    this.#fields.get("confirm")?.box.after(parts.match);
    write(parts.policyTitle, policyTitle);
    write(parts.policyText, policyText);
    draw(parts.list, shown);
    // The result of a submission is announced next; it must not be followed by rules.
    if (isFirst || isEmpty || submit.isInProgress) this.#announcer.start(shown);
    else this.#announcer.announceChanges(shown);
    set(parts.strength, "hidden", strength ? null : "");
    if (strength) {
      const filled = element("span", { class: strength.color });
      filled.style.inlineSize = `${(100 * strength.score) / strength.of}%`;
      parts.strength.replaceChildren(element("span", { part: "bar", "aria-hidden": "true" }, filled), element("span", { part: "strength-text" }, strength.text));
    }
    write(parts.match, match?.text);
    set(parts.match, "hidden", match ? null : "");
  }

  /** @param {{item: string, text: string}[]} items */
  #drawMenu(items) {
    const buttons = items.map(({ item, text }) => {
      const button = element("button", { type: "button", part: `menu-item ${item}` }, text);
      button.addEventListener("click", () => {
        if (item === "updatePassword") this.#send({ event: "chooseUpdate" });
        else this.frame.getRootNode().host.dispatchEvent(new CustomEvent("watchword-effect", { bubbles: true, detail: { effect: "menu", item } }));
      });
      return button;
    });
    this.#parts.menu.replaceChildren(...buttons);
    set(this.#parts.menu, "hidden", items.length > 0 ? null : "");
  }

  /** @param {{title: string, text: string, buttons: string[]} | null} alert */
  #drawAlert(alert) {
    const dialog = this.#parts.alert;
    if (alert === null) return dialog.open && dialog.close();
    const buttons = alert.buttons.map((/** @type {any} */ button) => {
      const made = element("button", { type: "button", part: "alert-button" }, typeof button === "string" ? button : button.text);
      made.addEventListener("click", () => dialog.close());
      return made;
    });
    dialog.replaceChildren(element("h2", { id: `${this.#id}-alert`, part: "alert-title" }, alert.title), element("p", { id: `${this.#id}-alert-text` }, alert.text ?? ""), element("div", { part: "buttons" }, ...buttons));
    if (!dialog.open && dialog.isConnected) dialog.showModal();
  }

  /**
   * Performs an effect; returns whether the screen supports it.
   *
   * @param {any} effect
   */
  perform({ effect, fields, field, text }) {
    if (effect === "clear") {
      for (const name of fields) {
        const parts = this.#fields.get(name);
        if (parts) parts.input.value = "";
      }
    } else if (effect === "focus") {
      this.#isMoving = true;
      this.#fields.get(field)?.input.focus();
      this.#isMoving = false;
    } else if (effect === "dismissKeyboard") {
      // A focused button needs no keyboard; without a focus, readers of the keyboard and of the screen start again.
      const { activeElement } = /** @type {any} */ (this.frame.getRootNode());
      if (activeElement?.localName === "input") this.#parts.submit.focus();
    } else if (effect === "announce") {
      this.#announcer.announce(text);
    } else {
      return false;
    }
    return true;
  }
}
