// Modal dialogs, which return the focus when they close.

import { button } from "./controls.js";
import { el, uniqueID } from "./dom.js";

/**
 * Shows a dialog and waits for the answer.
 *
 * @param {string} title
 * @param {(HTMLElement | string | null)[]} content
 * @param {{id: string, title: string, kind?: "main" | "danger"}[]} answers the first one is the default for Enter
 * @param {{isWide?: boolean}} options
 * @returns {Promise<string>} the id of the answer; empty if the user cancels
 */
export function showDialog(title, content, answers, { isWide = false } = {}) {
  return new Promise((resolve) => {
    const heading = el("h2", { id: uniqueID("dialog") }, title);
    const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: `dialog${isWide ? " dialog-wide" : ""}`, aria: { labelledby: heading.id } }));
    let answer = "";
    const finish = (/** @type {string} */ id) => {
      answer = id;
      dialog.close();
    };
    dialog.append(heading, el("div", { class: "dialog-content" }, content), el("div", { class: "dialog-answers" },
      answers.map(({ id, title: text, kind }) => button(text, () => finish(id), { kind, data: { answer: id } }))));
    openModal(dialog, "input, textarea", ".dialog-answers button").then(() => resolve(answer));
  });
}

/**
 * Shows a finished dialog until it is closed: it captures key events, and the focus returns to the previous element.
 *
 * @param {HTMLDialogElement} dialog
 * @param {string[]} first selectors of the element to focus; the first one that matches is used
 */
export function openModal(dialog, ...first) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  const control = first.map((selector) => dialog.querySelector(selector)).find((element) => element);
  /** @type {HTMLElement | null | undefined} */ (control)?.focus();
  return new Promise((resolve) => dialog.addEventListener("close", () => {
    dialog.remove();
    before?.focus();
    resolve(undefined);
  }));
}
