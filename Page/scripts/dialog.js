// A question or a task in front of the page, which gives the focus back when it is done.

import { button } from "./controls.js";
import { el, uniqueID } from "./dom.js";

/**
 * Shows a dialog, and waits for the answer.
 *
 * @param {string} title
 * @param {(HTMLElement | string | null)[]} content
 * @param {{id: string, title: string, kind?: "main" | "danger"}[]} answers the first one is that of Enter
 * @param {{isWide?: boolean}} options
 * @returns {Promise<string>} the id of the answer; empty if the person thinks better of it
 */
export function ask(title, content, answers, { isWide = false } = {}) {
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
    showDialog(dialog, "input, textarea", ".dialog-answers button").then(() => resolve(answer));
  });
}

/**
 * Shows a dialog that is complete, until it is closed: keys stay in it, and the focus goes back to where it was.
 *
 * @param {HTMLDialogElement} dialog
 * @param {string[]} first what gets the focus: the first of these selectors that finds something
 */
export function showDialog(dialog, ...first) {
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
