// Elements without HTML: every text is set as text, so that markup in a catalogue or a policy is shown, never run.

/** @typedef {Node | string | number | null | undefined | false | any[]} Child the content of an element: lists are flattened */

/**
 * Makes an element.
 *
 *   el("p", { class: "note", lang: "ar", dir: "rtl" }, text)
 *   el("button", { type: "button", onclick: save, aria: { label: "Save" }, data: { kind: "main" } }, "Save")
 *
 * @param {string} tag
 * @param {Record<string, any> | null} [properties] attributes; `on…` are listeners; `aria`, `data` and `style` are
 *   tables; null, undefined and false omit an attribute, true sets it empty
 * @param {...Child} children nodes, or texts
 * @returns {HTMLElement}
 */
export function el(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) setProperty(element, name, value);
  append(element, children);
  return element;
}

/**
 * Makes an icon of 20 by 20 units from the data of its paths. Screen readers skip it, so provide the same information
 * as text.
 *
 * @param {...string} paths
 * @returns {SVGElement}
 */
export function icon(...paths) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  for (const [name, value] of [["viewBox", "0 0 20 20"], ["class", "icon"], ["aria-hidden", "true"], ["focusable", "false"]]) {
    svg.setAttribute(name, value);
  }
  for (const data of paths) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", data);
    svg.append(path);
  }
  return svg;
}

/**
 * Sets one attribute, listener or table of them like `el`; null, undefined and false remove an attribute.
 *
 * @param {Element} element
 * @param {string} name
 * @param {any} value
 */
export function setProperty(element, name, value) {
  if (name.startsWith("on")) {
    if (value) element.addEventListener(name.slice(2), value);
  } else if (name === "style") {
    // Through the object model: the Content-Security-Policy of the page forbids style attributes.
    for (const [property, text] of Object.entries(value ?? {})) {
      /** @type {HTMLElement} */ (element).style.setProperty(property, String(text));
    }
  } else if (name === "aria" || name === "data") {
    for (const [key, text] of Object.entries(value ?? {})) setAttribute(element, `${name}-${key}`, text === true ? "true" : text);
  } else if (name === "value" || name === "checked" || name === "selected" || name === "indeterminate") {
    /** @type {any} */ (element)[name] = value;
  } else {
    setAttribute(element, name, value);
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {any} value
 */
function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * @param {Element} element
 * @param {any[]} children
 */
function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Replaces the content of an element.
 *
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/**
 * Sets a text if it differs, to avoid needless layout and repeated announcements.
 *
 * @param {Node} element
 * @param {string | null | undefined} text
 */
export function setText(element, text) {
  const wanted = text ?? "";
  if (element.textContent !== wanted) element.textContent = wanted;
}

/**
 * Synchronises the children of an element with a list: a child whose key remains is updated in place, so that it keeps
 * its focus, selection and scroll position.
 *
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, index: number) => string} key what identifies an item; equal keys are told apart by their order
 * @param {(item: T, index: number) => Element} make
 * @param {(element: any, item: T, index: number) => void} [update] called for new children, too
 */
export function keyed(parent, items, key, make, update) {
  const old = new Map();
  for (const child of parent.children) old.set(/** @type {HTMLElement} */ (child).dataset.key, child);
  let next = parent.firstElementChild;
  const names = numbered(items.map(key));
  items.forEach((item, index) => {
    const name = names[index];
    let child = old.get(name);
    if (child) {
      old.delete(name);
    } else {
      child = make(item, index);
      child.dataset.key = name;
    }
    if (child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
    update?.(child, item, index);
  });
  for (const child of old.values()) child.remove();
}

/**
 * Different names: a repeated one gets a number.
 *
 * @param {string[]} names
 */
export function numbered(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return names.map((name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name}\u0000${count}`;
  });
}

let number = 0;

/**
 * An id that is unique in the page.
 *
 * @param {string} [name]
 */
export const uniqueID = (name = "id") => `${name}-${++number}`;

/**
 * A text of a locale, with its language and direction, isolated from the surrounding text.
 *
 * @param {string} text
 * @param {{tag: string, direction: string}} locale
 * @param {string} [tag] the element; `bdi` by default
 */
export const localized = (text, locale, tag = "bdi") => el(tag, { lang: locale.tag, dir: locale.direction }, text);

/**
 * Announces a text to screen readers, after their current announcement.
 *
 * @param {string} text
 */
export function announce(text) {
  const region = document.getElementById("announcer");
  if (region) region.textContent = text;
}

/**
 * Returns a function that calls `body` once in the next frame, however often it is called.
 *
 * @param {() => void} body
 */
export function oncePerFrame(body) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      body();
    });
  };
}

/**
 * Returns a function that calls `body` after `milliseconds` without another call.
 *
 * @template {any[]} T
 * @param {number} milliseconds
 * @param {(...values: T) => void} body
 */
export function debounced(milliseconds, body) {
  /** @type {any} */
  let timer;
  return (/** @type {T} */ ...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...values), milliseconds);
  };
}
