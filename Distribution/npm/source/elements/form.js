// <watchword-form>: a whole form, run by a flow of the form core.

import { Form } from "../form.js";
import { Policy } from "../policy.js";
import { Component } from "./component.js";
import { FormScreen } from "./screen.js";
import { common, form as formSheet } from "./styles.js";

/** The default policies of the flows, as in the command. */
const policies = /** @type {Record<string, string>} */ ({
  change: "strong", changeConfirmed: "cognito-default", update: "relid-default", expired: "relid-default", set: "relid-default",
});

/** A form for setting, changing or entering a password. */
export class WatchwordForm extends Component {
  static observedAttributes = ["flow", "policy", "locale", "texts", "user"];

  /**
   * Sends the typed passwords, and resolves to the service's response, such as `{ kind: "success" }`: the members of an
   * event `answer`. The passwords are passed to nothing else. If it throws, the response is `{ kind: "network" }`.
   *
   * @type {((typed: import("../elements.js").Typed) => Promise<any> | any) | undefined}
   */
  submit;

  /** @type {Form | undefined} */
  #form;
  /** @type {FormScreen | undefined} */
  #screen;
  /** @type {string[] | undefined} */
  #words;
  /** @type {Record<string, boolean> | undefined} */
  #known;

  /**
   * The current presentation of the form; undefined before the component is ready.
   *
   * @type {import("../index.js").Presentation | undefined}
   */
  presentation;

  constructor() {
    super([common, formSheet]);
  }

  /**
   * The flow: change, changeConfirmed, update, expired, set or verify.
   *
   * @returns {import("../index.js").Flow}
   */
  get flow() {
    return /** @type {any} */ (this.getAttribute("flow") ?? "change");
  }

  set flow(flow) {
    this.setAttribute("flow", flow);
  }

  /** The user's id. */
  get user() {
    return this.getAttribute("user") ?? undefined;
  }

  set user(user) {
    if (user === undefined || user === null) this.removeAttribute("user");
    else this.setAttribute("user", user);
  }

  /** The user's names and other words that a password must not contain. */
  get words() {
    return this.#words;
  }

  set words(words) {
    this.#words = words;
    this.changed();
  }

  /** What the app knows about rules that cannot be judged here, such as `{ "breached-password": false }`. */
  get known() {
    return this.#known;
  }

  set known(known) {
    this.#known = known ?? undefined;
    if (this.#form !== undefined) this.send({ event: "known", known: this.#known ?? {} });
  }

  async opened() {
    const { flow, locale, user, words, known, texts } = this;
    const source = this.policy ?? policies[flow];
    const policy = source === undefined ? undefined : await Policy.open(source, { locales: [locale], texts });
    try {
      return await Form.open({ flow, policy, locale, user, words, known, texts: policy === undefined ? texts : undefined });
    } finally {
      policy?.close();
    }
  }

  /** @param {Form} form */
  discarded(form) {
    form.close();
  }

  /** @param {Form} form */
  shown(form) {
    this.#form = form;
    this.#screen = new FormScreen(this, (event) => this.send(event));
    this.shadowRoot?.replaceChildren(this.#screen.frame);
    this.send({ event: "appear" });
  }

  closed() {
    this.#screen?.close();
    this.#form?.close();
    this.#form = this.#screen = undefined;
    this.presentation = undefined;
  }

  /**
   * Sends an event to the form, and performs the effects. Use it for unprompted messages of the service, such as a
   * challenge.
   *
   * @param {import("../index.js").FormEvent} event
   */
  send(event) {
    this.#sent(event);
  }

  /**
   * Sends an event; returns the error, which is reported, if there is one.
   *
   * @param {import("../index.js").FormEvent} event
   * @returns {any}
   */
  #sent(event) {
    if (this.#form === undefined) throw new TypeError("watchword-form is not ready; await its property `ready`");
    let line;
    try {
      line = this.#form.send(event);
    } catch (error) {
      // A lost form cannot continue, so a new one is opened.
      if (["trapped", "form-lost"].includes(/** @type {any} */ (error)?.id)) this.changed();
      this.failed(error);
      return error;
    }
    this.presentation = line.presentation;
    this.#screen?.draw(line.presentation);
    for (const effect of line.effects) this.#perform(effect);
    return undefined;
  }

  /** @param {any} effect */
  #perform(effect) {
    if (effect.effect === "submit") this.#submit(effect);
    else if (!this.#screen?.perform(effect)) {
      this.dispatchEvent(new CustomEvent("watchword-effect", { bubbles: true, detail: effect }));
    }
  }

  /** @param {{mode?: number, trims?: boolean}} effect */
  async #submit({ mode, trims }) {
    const form = this.#form;
    const typed = mapped(this.#screen?.typed ?? {}, (text) => (trims ? trimmed(text) : text));
    let answer;
    try {
      if (this.submit === undefined) throw new TypeError("watchword-form needs a function `submit` that sends the typed passwords");
      answer = await this.submit({ mode, ...typed });
      if (typeof answer?.kind !== "string") throw new TypeError('`submit` must return an object such as { kind: "success" }');
    } catch (error) {
      this.failed(error);
      answer = { kind: "network" };
    }
    if (form === undefined || form !== this.#form) return;
    // An answer that is none must not leave the form busy.
    if (this.#sent({ ...answer, event: "answer" })?.id === "malformed-event") this.#sent({ event: "answer", kind: "network" });
  }
}

/**
 * A text without the white space that a form ignores at its ends: spaces of any kind, and tabs. What is sent is what was
 * judged.
 *
 * @param {string} text
 */
function trimmed(text) {
  const isBlank = (/** @type {number} */ index) => /[\p{Zs}\t]/u.test(text[index] ?? "");
  let [start, end] = [0, text.length];
  while (isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}

/**
 * @param {Record<string, string>} texts
 * @param {(text: string) => string} change
 */
const mapped = (texts, change) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));
