// Forms without a user interface: Documentation/FormAsJSON.md describes events and lines.

import { Engine } from "./engine.js";
import { answered, WatchwordError } from "./errors.js";
import { OwnTexts } from "./own-texts.js";
import { Policy } from "./policy.js";
import { requireKnown } from "./words.js";

const open = Symbol("open");

/** The forms that nobody closed: what was typed is overwritten once they are collected. */
const forgotten = new FinalizationRegistry(close);

/** A form for setting, changing or entering a password. */
export class Form {
  /**
   * Opens a form.
   *
   * @param {import("./index.js").FormOptions} options
   * @returns {Promise<Form>}
   */
  static async open(options) {
    requireKnown(options, ["flow", "policy", "locale", "user", "words", "known", "texts"], "Form.open");
    const { flow, policy, locale: requested, user, words, known, texts } = options;
    const isOwn = policy !== undefined && !(policy instanceof Policy);
    if (policy instanceof Policy && texts !== undefined) {
      throw new TypeError("A form uses the texts of its policy; open the policy with { texts }");
    }
    if (requested !== undefined) Engine.preload([requested]);
    const own = policy instanceof Policy ? policy.ownTexts : await OwnTexts.of(texts);
    const engine = await Engine.open("watchword", own);
    const locale = requested === undefined || requested === null ? undefined : engine.chosen(requested).locale;
    const opened = isOwn ? await Policy.open(policy, { texts }) : /** @type {Policy | undefined} */ (policy);
    if (locale !== undefined) await engine.loadLocales([locale]);
    const { instance, handle: number } = opened?.instanceForForm(locale) ?? { instance: engine.instance, handle: undefined };
    try {
      const answer = answered(instance.call("form_open", { flow, policy: number, locale, user, words, known }));
      return new Form(open, engine, instance, answer);
    } finally {
      // A form copies the parts of the policy that it needs.
      if (isOwn) opened?.close();
    }
  }

  /** The initial flow; a challenge can replace it. */
  flow;
  /** The initial language of its texts. */
  locale;
  /** @type {"ltr" | "rtl"} the direction of that language */
  direction;
  /** @type {import("./index.js").Finding[]} the warnings about the own texts */
  findings;
  #engine;
  /** @type {{instance: import("./instance.js").Instance, handle: number} | undefined} where it is open */
  #place;

  /**
   * Use Form.open instead.
   *
   * @param {symbol} key
   * @param {Engine} engine
   * @param {import("./instance.js").Instance} instance
   * @param {any} answer
   */
  constructor(key, engine, instance, { form, flow, locale, direction }) {
    if (key !== open) throw new TypeError("Use await Form.open(…)");
    this.#engine = engine;
    this.#place = { instance, handle: form };
    forgotten.register(this, this.#place, this.#place);
    this.flow = flow;
    this.locale = locale;
    this.direction = direction;
    this.findings = engine.textFindings;
  }

  /**
   * Processes an event; returns the presentation and the effects to perform.
   *
   * @param {import("./index.js").FormEvent} event
   * @returns {import("./index.js").Line}
   */
  send(event) {
    if (typeof event?.event !== "string") throw new TypeError('Expected an event such as { event: "appear" }');
    const { instance, handle } = this.#live();
    if (event.event === "locale") this.#engine.ensureLoaded(event.tag);
    return answered(instance.call("form_event", handle, event));
  }

  /**
   * Loads the texts of languages for later `locale` events.
   *
   * @param {...import("./index.js").Language} locales
   */
  async load(...locales) {
    await this.#engine.loadLocales(locales);
  }

  /** Closes the form, and overwrites the typed passwords. */
  close() {
    if (this.#place === undefined) return;
    forgotten.unregister(this.#place);
    close(this.#place);
    this.#place = undefined;
  }

  #live() {
    if (this.#place === undefined) throw new WatchwordError("closed", "The form is closed");
    if (this.#place.instance.isLost) {
      throw new WatchwordError("form-lost", "The form was lost when a call ended in a trap; open a new one");
    }
    return this.#place;
  }
}

/**
 * Closes a form where it is open.
 *
 * @param {{instance: import("./instance.js").Instance, handle: number}} place
 */
function close({ instance, handle }) {
  if (!instance.isLost) instance.call("form_close", handle);
}
