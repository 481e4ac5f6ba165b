// A modal question.

import { openModal } from "../../dialog.js";
import { el, uniqueID } from "../../dom.js";
import { button } from "../../controls.js";

/**
 * Shows a question; returns the id of the chosen answer, or "cancel".
 *
 * @param {string} title
 * @param {import("../../dom.js").Child | import("../../dom.js").Child[]} body
 * @param {{id: string, title: string, kind?: "main" | "plain" | "danger"}[]} answers the first one has the focus
 * @returns {Promise<string>}
 */
export function showPolicyDialog(title, body, answers) {
  return new Promise((resolve) => {
    const heading = el("h2", { id: uniqueID("question") }, title);
    const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "policy-question", aria: { labelledby: heading.id } }, heading, body,
      el("div", { class: "row" }, answers.map(({ id, title: words, kind }) => button(words, () => dialog.close(id), kind ? { kind } : {})))));
    openModal(dialog, "button").then(() => resolve(dialog.returnValue || "cancel"));
  });
}
