// What both components share: they open what they need, show it when it is there, and open it again when an attribute changes.

/** What a component extends: on a server there are no elements. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** A component that is opened by what its attributes and properties say. */
export class Component extends Base {
  /** @type {number} */
  #turn = 0;
  #isScheduled = false;
  /** @type {any} */
  #policy;
  /** @type {any} */
  #texts;

  /**
   * Resolves when what the attributes say is shown.
   *
   * @type {Promise<void>}
   */
  ready = Promise.resolve();

  /** @param {CSSStyleSheet[]} sheets */
  constructor(sheets) {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = sheets;
    // What the server wrote is shown until the component is ready, and stays if it never is.
    root.append(document.createElement("slot"));
  }

  /** The policy: what Policy.open takes. Without it, what the attribute says. */
  get policy() {
    return this.#policy ?? this.getAttribute("policy");
  }

  set policy(policy) {
    this.#policy = policy ?? undefined;
    this.changed();
  }

  /** Own texts: what Policy.open takes. Without them, the names and addresses in the attribute, with spaces between them. */
  get texts() {
    return this.#texts ?? this.getAttribute("texts")?.split(/\s+/).filter(Boolean);
  }

  set texts(texts) {
    this.#texts = texts ?? undefined;
    this.changed();
  }

  /** The language of the texts: the attribute, or else that of the page around it. */
  get locale() {
    return this.getAttribute("locale") ?? /** @type {HTMLElement | null} */ (this.closest("[lang]:not([lang=''])"))?.lang ?? "en";
  }

  set locale(locale) {
    this.setAttribute("locale", locale);
  }

  connectedCallback() {
    this.changed();
  }

  disconnectedCallback() {
    this.#turn += 1;
    this.closed();
  }

  /**
   * @param {string} _
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(_, before, now) {
    if (before !== now) this.changed();
  }

  /** Opens everything again, once for all changes of a turn. */
  changed() {
    if (!this.isConnected || this.#isScheduled) return;
    this.#isScheduled = true;
    this.ready = Promise.resolve().then(() => this.#open());
  }

  async #open() {
    this.#isScheduled = false;
    if (!this.isConnected) return;
    const turn = (this.#turn += 1);
    try {
      const opened = await this.opened();
      // Something else was asked for in the meantime.
      if (turn !== this.#turn) return this.discarded(opened);
      this.closed();
      this.shown(opened);
      this.dispatchEvent(new CustomEvent("watchword-ready", { bubbles: true }));
    } catch (error) {
      if (turn === this.#turn) this.failed(error);
    }
  }

  /**
   * Says that something cannot be shown; what was shown stays.
   *
   * @param {unknown} error
   */
  failed(error) {
    console.error(error);
    this.dispatchEvent(new CustomEvent("watchword-error", { bubbles: true, detail: { error } }));
  }

  /**
   * Opens what the attributes say.
   *
   * @returns {Promise<any>}
   */
  async opened() {}

  /** @param {any} _ what was opened, and is not wanted any more */
  discarded(_) {}

  /** @param {any} _ what was opened */
  shown(_) {}

  /** Closes what is open. */
  closed() {}
}

/**
 * An element of a part.
 *
 * @param {string} name
 * @param {Record<string, string | undefined>} [attributes]
 * @param {(Node | string)[]} content
 * @returns {any}
 */
export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/**
 * Writes a text, but only if it is another one: screen readers read what is written.
 *
 * @param {Element} place
 * @param {string | null | undefined} text
 */
export function write(place, text) {
  if (place.textContent !== (text ?? "")) place.textContent = text ?? "";
}

/**
 * Sets an attribute, or removes it if there is no value.
 *
 * @param {Element} place
 * @param {string} name
 * @param {string | null | undefined} value
 */
export function set(place, name, value) {
  if (value === null || value === undefined) place.removeAttribute(name);
  else if (place.getAttribute(name) !== value) place.setAttribute(name, value);
}
