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
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    document.body.append(dialog);
    dialog.showModal();
    /** @type {HTMLElement | null} */ (dialog.querySelector("input, textarea") ?? dialog.querySelector(".dialog-answers button"))?.focus();
  });
}
