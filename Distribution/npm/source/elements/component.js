// The base of both components: they load what they need, show it once loaded, and load again when an attribute changes.

/** The base class; on a server there are no elements. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** A component configured by its attributes and properties. */
export class Component extends Base {
  /** @type {number} */
  #turn = 0;
  #isScheduled = false;
  /** @type {any} */
  #policy;
  /** @type {any} */
  #texts;

  /**
   * Resolves when the current attributes are shown.
   *
   * @type {Promise<void>}
   */
  ready = Promise.resolve();

  /** @param {CSSStyleSheet[]} sheets */
  constructor(sheets) {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = sheets;
    // The server's content is shown until the component is ready, and stays if it never is.
    root.append(document.createElement("slot"));
  }

  /** The policy: any source that Policy.open accepts. By default, the value of the attribute. */
  get policy() {
    return this.#policy ?? this.getAttribute("policy");
  }

  set policy(policy) {
    this.#policy = policy ?? undefined;
    this.changed();
  }

  /**
   * Own texts: any source that Policy.open accepts. By default, the names and addresses in the attribute, separated by
   * spaces.
   */
  get texts() {
    return this.#texts ?? this.getAttribute("texts")?.split(/\s+/).filter(Boolean);
  }

  set texts(texts) {
    this.#texts = texts ?? undefined;
    this.changed();
  }

  /** The language of the texts: from the attribute, or else from the surrounding page. */
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

  /** Opens everything again, once for all changes of an event-loop turn. */
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
      // Another change arrived in the meantime.
      if (turn !== this.#turn) return this.discarded(opened);
      this.closed();
      this.shown(opened);
      this.dispatchEvent(new CustomEvent("watchword-ready", { bubbles: true }));
    } catch (error) {
      if (turn === this.#turn) this.failed(error);
    }
  }

  /**
   * Reports an error; the current content stays.
   *
   * @param {unknown} error
   */
  failed(error) {
    console.error(error);
    this.dispatchEvent(new CustomEvent("watchword-error", { bubbles: true, detail: { error } }));
  }

  /**
   * Opens everything that the attributes name.
   *
   * @returns {Promise<any>}
   */
  async opened() {}

  /** @param {any} _ the opened objects, which are no longer needed */
  discarded(_) {}

  /** @param {any} _ the opened objects */
  shown(_) {}

  /** Closes the open objects. */
  closed() {}
}

/**
 * Makes an element for a part.
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
 * Sets a text only if it differs, because screen readers announce every change.
 *
 * @param {Element} target
 * @param {string | null | undefined} text
 */
export function write(target, text) {
  if (target.textContent !== (text ?? "")) target.textContent = text ?? "";
}

/**
 * Sets an attribute, or removes it if there is no value.
 *
 * @param {Element} target
 * @param {string} name
 * @param {string | null | undefined} value
 */
export function set(target, name, value) {
  if (value === null || value === undefined) target.removeAttribute(name);
  else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}
