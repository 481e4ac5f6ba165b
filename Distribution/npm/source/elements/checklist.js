// <watchword-checklist>: the rules of a policy for a field of the page, with their states while the password is typed.

import { Form } from "../form.js";
import { Policy } from "../policy.js";
import { Component, element, set, write } from "./component.js";
import { draw, Announcer } from "./rules.js";
import { common } from "./styles.js";
import { watchValue } from "./values.js";

let count = 0;

/** The rules of a policy for a field. */
export class WatchwordChecklist extends Component {
  static observedAttributes = ["for", "policy", "locale", "texts", "user-for", "words-for", "current-for"];

  #id = `watchword-${(count += 1)}`;
  /** @type {Policy | undefined} */
  #policy;
  /** @type {Form | undefined} */
  #form;
  /** The user and words for which the form was opened, as a key. */
  #formPerson = "";
  /** @type {HTMLInputElement | undefined} */
  #input;
  /** @type {HTMLInputElement | null | undefined} */
  #givenInput;
  /** @type {string | undefined} */
  #user;
  /** @type {string[] | undefined} */
  #words;
  /** @type {string | undefined} */
  #current;
  /** @type {Record<string, boolean> | undefined} */
  #known;
  /** @type {AbortController | undefined} */
  #listening;
  /** @type {Map<HTMLInputElement, () => void>} the fields whose values are watched, with the ends of watching */
  #watched = new Map();
  /** @type {MutationObserver | undefined} */
  #waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #searching;
  /** @type {Set<string>} the ids already reported in the console */
  #missed = new Set();
  #message = "";
  /** Whether the component was opened again after the engine was lost, and has not checked anything since. */
  #isRecovering = false;
  /** @type {Announcer | undefined} */
  #announcer;
  /** @type {Record<string, any>} */
  #elements = {};

  /**
   * The state of each rule, in the form of Policy.check; undefined before the component is ready.
   *
   * @type {import("../index.js").Report | undefined}
   */
  report;

  constructor() {
    super([common]);
  }

  /** The password field: the one named by the attribute `for`, or the one set. */
  get input() {
    return this.#givenInput ?? this.#named("for");
  }

  set input(input) {
    this.#givenInput = input;
    this.changed();
  }

  /** The user's id: the value set, or the value of the field named by `user-for`. */
  get user() {
    return this.#user ?? (this.#named("user-for")?.value || undefined);
  }

  set user(user) {
    this.#user = user;
    this.update();
  }

  /**
   * The user's email address, names and other words: the value set, or the values of the fields named by `words-for`.
   */
  get words() {
    const fields = this.#ids("words-for").map((id) => this.#field(id)?.value ?? "");
    return this.#words ?? (fields.length > 0 ? fields : undefined);
  }

  set words(words) {
    this.#words = words;
    this.update();
  }

  get #person() {
    return JSON.stringify([this.user, this.words]);
  }

  /** The current password: the value set, or the value of the field named by `current-for`. */
  get current() {
    return this.#current ?? (this.#named("current-for")?.value || undefined);
  }

  set current(current) {
    this.#current = current;
    this.update();
  }

  /** What the app knows about rules that cannot be judged here, such as `{ "breached-password": false }`. */
  get known() {
    return this.#known;
  }

  set known(known) {
    this.#known = known ?? undefined;
    this.update();
  }

  /** Checks the typed password again. Changes of fields cause this automatically. */
  update() {
    try {
      this.#update();
      this.#isRecovering = false;
    } catch (error) {
      // An error here must not prevent the user from submitting the form: the server checks the password, too.
      this.#invalidate("");
      this.failed(error);
      if (!["trapped", "form-lost"].includes(/** @type {any} */ (error)?.id) || this.#isRecovering) return;
      this.#isRecovering = true;
      this.changed();
    }
  }

  /** @param {string} attribute */
  #named(attribute) {
    const id = this.getAttribute(attribute);
    return id === null ? undefined : this.#field(id);
  }

  /**
   * The ids in an attribute.
   *
   * @param {string} attribute
   */
  #ids(attribute) {
    return (this.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean);
  }

  /**
   * @param {string} id
   * @returns {HTMLInputElement | undefined}
   */
  #field(id) {
    return this.isConnected ? /** @type {any} */ (this.getRootNode()).getElementById(id) ?? undefined : undefined;
  }

  /** Reports ids without a field in the console, and a missing password field. */
  #search() {
    if (!this.#givenInput && this.#ids("for").length === 0) this.#warn("", `<${this.localName}> has no password field. Set the attribute for to the id of the field`);
    for (const attribute of ["for", "user-for", "words-for", "current-for"]) {
      for (const id of this.#ids(attribute)) {
        if (this.#field(id)) continue;
        this.#warn(id, `There is no field with the id "${id}", which ${attribute} of <${this.localName}> names. Correct the attribute, or add the field`);
      }
    }
  }

  /**
   * @param {string} id reported only once
   * @param {string} message
   */
  #warn(id, message) {
    if (this.#missed.has(id)) return;
    this.#missed.add(id);
    console.warn(message);
  }

  async opened() {
    const { policy: source, locale, texts } = this;
    if (!source) throw new TypeError("watchword-checklist needs a policy: the name or the address of one");
    // The rules are shown before the lists are loaded, which takes as long as everything else.
    const { policy, needsLists, lists } = await Policy.begin(source, { locales: [locale], texts });
    const person = this.#person;
    const form = await this.#openedForm(policy);
    return { policy, form, person, summary: policy.texts({ locale }).summary, lists: needsLists ? lists : undefined };
  }

  /** @param {any} opened */
  discarded({ policy, form }) {
    form.close();
    policy.close();
  }

  /** @param {any} opened */
  shown({ policy, form, person, summary, lists }) {
    this.#policy = policy;
    this.#form = form;
    this.#formPerson = person;
    const { presentation } = form.send({ event: "appear" });
    const title = element("p", { part: "policy-title", id: "title" }, presentation.policyTitle ?? "");
    const list = element("ul", { part: "list", "aria-labelledby": "title" });
    const status = element("div", { role: "status", class: "visually-hidden" });
    const frame = element("div", { part: "checklist", lang: form.locale, dir: form.direction }, title, list, status);
    this.#elements = { list };
    this.#announcer = new Announcer(status);
    this.shadowRoot?.replaceChildren(frame);
    // The element that describes the field must be in the field's own document; it may be hidden there.
    const described = element("span", { id: `${this.#id}-description`, hidden: "", slot: "description", lang: form.locale }, summary);
    this.querySelector(`#${this.#id}-description`)?.remove();
    this.append(described);
    this.#bind();
    this.update();
    this.#announcer.start(this.#rules);
    // Scripts may create fields after the component.
    this.#searching = setTimeout(() => this.#search(), 2000);
    if (lists !== undefined) this.#load(policy, lists);
  }

  /**
   * Loads the lists, and checks the typed password with them.
   *
   * @param {Policy} policy
   * @param {() => Promise<void>} lists
   */
  async #load(policy, lists) {
    // The rules are painted first.
    await new Promise((done) => setTimeout(done));
    try {
      await lists();
      // A form uses the lists loaded before it was opened.
      if (this.#policy === policy) await this.#reopenForm(policy);
    } catch (error) {
      this.failed(error);
    }
  }

  closed() {
    this.#listening?.abort();
    for (const end of this.#watched.values()) end();
    this.#watched.clear();
    this.#waiting?.disconnect();
    clearTimeout(this.#searching);
    this.#announcer?.stop();
    this.#invalidate("");
    this.#describe(false);
    this.#form?.close();
    this.#policy?.close();
    this.#form = this.#policy = this.#input = undefined;
    this.report = undefined;
  }

  /** Listens to the fields; waits for them if they do not exist yet. */
  #bind() {
    const input = this.input;
    if (!input) {
      this.#waiting = new MutationObserver(() => {
        if (!this.input) return;
        this.#waiting?.disconnect();
        this.#bind();
        this.update();
      });
      this.#waiting.observe(this.getRootNode(), { childList: true, subtree: true, attributes: true, attributeFilter: ["id"] });
      return;
    }
    this.#input = input;
    this.#describe(true);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const update = () => this.update();
    // Fields that are created later or replaced are found by their events.
    this.getRootNode().addEventListener("input", (event) => {
      const found = /** @type {HTMLElement} */ (event.target);
      const ids = ["user-for", "words-for", "current-for"].flatMap((attribute) => this.#ids(attribute));
      if (found === input || ids.includes(found.id)) update();
    }, { signal });
    input.form?.addEventListener("reset", () => setTimeout(update), { signal });
    input.addEventListener("blur", () => this.#markInvalid(), { signal });
  }

  /** Watches the fields for values that scripts set. Fields may be created after the component. */
  #watchValues() {
    const named = ["user-for", "words-for", "current-for"].flatMap((attribute) => this.#ids(attribute)).map((id) => this.#field(id));
    for (const field of [this.#input, ...named]) {
      if (field !== undefined && !this.#watched.has(field)) this.#watched.set(field, watchValue(field, () => this.update()));
    }
  }

  /** @type {any[]} */
  #rules = [];

  /** @type {Record<string, boolean> | undefined} what the form was told */
  #told;

  #update() {
    const [policy, form, input] = [this.#policy, this.#form, this.#input];
    if (policy === undefined || form === undefined) return;
    this.#watchValues();
    if (this.#person !== this.#formPerson) return this.#reopenForm(policy);
    const password = input?.value ?? "";
    const { locale, user, words, current, known } = this;
    const report = policy.check(password, { locale, user, words, current, known });
    if (known !== this.#told) form.send({ event: "known", known: (this.#told = known) ?? {} });
    if (form.flow === "change") form.send({ event: "edit", field: "current", text: current ?? "" });
    const { presentation } = form.send({ event: "edit", field: "new", text: password });
    const isEmpty = password === "";
    this.report = report;
    this.#rules = report.rules.map(({ rule, text, state, hint }, index) => {
      // The form provides the rule and its state as a sentence, if its result is the same.
      const formRule = presentation.rules[index];
      // Before anything is typed, no rule is met or unmet.
      const isOpen = isEmpty && state !== "undetermined";
      return { rule, text, label: formRule?.state === state ? formRule.label : text, state: isOpen ? "open" : state, hint: isEmpty ? undefined : hint };
    });
    draw(this.#elements.list, this.#rules);
    if (isEmpty) this.#announcer?.start(this.#rules);
    else this.#announcer?.announceChanges(this.#rules);
    const unmet = report.rules.filter(({ state }) => state === "unmet");
    this.#invalidate(isEmpty ? "" : unmet.map(({ text }) => text).join("\n"));
    this.dispatchEvent(new CustomEvent("watchword-change", { bubbles: true, detail: report }));
  }

  /**
   * A form that provides the states of rules as sentences.
   *
   * @param {Policy} policy
   */
  #openedForm(policy) {
    const flow = this.#current === undefined && !this.hasAttribute("current-for") ? "set" : "change";
    this.#told = this.known;
    return Form.open({ flow, policy, locale: this.locale, user: this.user, words: this.words, known: this.known });
  }

  /**
   * Reopens the form, because it keeps the user and words for which it was opened.
   *
   * @param {Policy} policy
   */
  async #reopenForm(policy) {
    const person = (this.#formPerson = this.#person);
    const former = this.#form;
    try {
      const form = await this.#openedForm(policy);
      if (this.#policy !== policy || this.#formPerson !== person || this.#form !== former) return form.close();
      former?.close();
      this.#form = form;
      form.send({ event: "appear" });
      this.update();
    } catch (error) {
      this.failed(error);
    }
  }

  /**
   * Sets the reason why the page's form cannot be submitted; empty if it can.
   *
   * @param {string} message
   */
  #invalidate(message) {
    const input = this.#input;
    if (!input) return;
    // A validation message of the page is kept while this component has none.
    if (message !== this.#message) input.setCustomValidity(message);
    this.#message = message;
    if (message === "") input.removeAttribute("aria-invalid");
  }

  #markInvalid() {
    if (this.#message !== "") this.#input?.setAttribute("aria-invalid", "true");
  }

  /** @param {boolean} isOn whether the policy in words describes the field */
  #describe(isOn) {
    const input = this.#input;
    if (!input) return;
    const id = `${this.#id}-description`;
    const others = (input.getAttribute("aria-describedby") ?? "").split(/\s+/).filter((other) => other !== "" && other !== id);
    set(input, "aria-describedby", [...others, ...(isOn ? [id] : [])].join(" ") || null);
  }
}
