// Arranges the controls: beside the form, in a sheet on a phone, or nowhere while only the form is shown.

import { button } from "../../controls.js";
import { el } from "../../dom.js";
import { formSettings, setFormSettings } from "../../form/form-settings.js";

/** Screens too narrow for controls beside the form. */
const narrow = "(max-width: 47.9375rem)";

/**
 * @typedef {object} Elements
 * @property {HTMLElement} stage the container of the form
 * @property {HTMLElement} device the form in its screen
 * @property {HTMLElement} before the panel before the form
 * @property {HTMLElement} after the panel after the form
 * @property {() => boolean} isCovered whether an alert of the form handles the Escape key
 */

/**
 * Moves the controls to wherever there is space for them.
 *
 * @param {import("../../app.js").App} app
 * @param {Elements} elements
 * @returns {HTMLElement[]} the elements below the form: the bar on phones, and the dialogs
 */
export function arrange(app, { stage, device, before, after, isCovered }) {
  const { store } = app;
  const body = el("div", { class: "form-sheet-body" });
  const sheet = /** @type {HTMLDialogElement} */ (el("dialog", { class: "form-sheet", aria: { label: "Controls of the form" } },
    el("div", { class: "form-sheet-head" }, el("h3", null, "Controls"), button("Done", () => sheet.close(), { kind: "main" })), body));
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());

  const slot = el("div", { class: "form-only-slot" });
  const only = /** @type {HTMLDialogElement} */ (el("dialog", { class: "form-only", aria: { label: "The form" } },
    el("div", { class: "form-only-bar" }, button("Back to the controls", () => only.close(), { class: "form-only-close" })), slot));
  only.addEventListener("cancel", (event) => isCovered() && event.preventDefault());
  only.addEventListener("close", () => setFormSettings(store, { only: "" }));

  const open = () => {
    sheet.showModal();
    // The sheet leaves the top of the window free for the form.
    const { top } = device.getBoundingClientRect();
    const header = document.querySelector("body > header");
    const covered = header && ["sticky", "fixed"].includes(getComputedStyle(header).position) ? header.getBoundingClientRect().height : 0;
    scrollBy(0, top - covered - 8);
  };
  const controls = button("Controls", open, { kind: "main", aria: { haspopup: "dialog" } });
  const alone = button("Form only", () => setFormSettings(store, { only: "yes" }));
  const bar = el("div", { class: "form-bar" }, controls, alone);

  const media = matchMedia(narrow);
  const layOut = () => {
    if (media.matches) {
      body.append(before, after);
      return;
    }
    if (sheet.open) sheet.close();
    stage.before(before);
    stage.after(after);
  };
  media.addEventListener("change", layOut);
  layOut();

  const show = () => {
    const isHere = store.state.tab === "form";
    const isOnly = formSettings(store).only === "yes" && isHere;
    // No modal dialog stays open in a hidden view.
    if (!isHere && sheet.open) sheet.close();
    if (isOnly === only.open) return;
    if (!isOnly) {
      only.close();
      stage.prepend(device);
      return;
    }
    if (!only.isConnected || only.closest("[hidden]")) return;
    if (sheet.open) sheet.close();
    slot.append(device);
    only.showModal();
  };
  only.addEventListener("close", () => stage.prepend(device));
  store.subscribe(show, "only", "tab");
  requestAnimationFrame(show);
  return [bar, sheet, only];
}
