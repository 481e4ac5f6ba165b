// Small live pictures of the form.

import { el } from "../dom.js";
import { formStates, SnapshotMaker } from "../form/snapshots.js";
import { FormView } from "../form/view.js";

const pictures = [
  { locale: "en", flow: "change", state: "weak" }, { locale: "ar", flow: "change", state: "weak" }, { locale: "ja", flow: "expired", state: "empty" },
];

/**
 * @param {import("../app.js").App} app
 * @param {() => void} onOpen
 */
export function thumbnails(app, onOpen) {
  return pictures.map(({ locale, flow, state }) => {
    const policyText = app.data.policies.find((/** @type {any} */ policy) => policy.name === (flow === "expired" ? "relid-default" : "strong"))?.text ?? app.store.state.policyText;
    const shown = { ...app, store: { state: { ...app.store.state, flow, policyText } } };
    const { presentation, typed, screen } = new SnapshotMaker(/** @type {any} */ (shown)).make(locale, formStates(flow).find(({ id }) => id === state) ?? formStates(flow)[0]);
    const view = new FormView({ isStatic: true });
    view.element.dataset.screen = screen;
    view.draw(presentation, { typed });
    return el("div", { class: "home-thumbnail", onclick: onOpen }, el("div", { class: "home-thumbnail-form", inert: true }, view.element));
  });
}
