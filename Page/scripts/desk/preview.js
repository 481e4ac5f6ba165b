// A preview of the form with the texts of the open file, if it has any. A click on a text opens its row.

import { menu } from "../controls.js";
import { debounced, el, setText } from "../dom.js";
import { formStates, SnapshotMaker } from "../form/snapshots.js";
import { screens } from "../form/screens.js";
import { FormView } from "../form/view.js";
import { marked, unmarked } from "./trace.js";

/**
 * @param {import("./desk.js").Desk} desk
 * @param {(row: import("./rows.js").Row) => void} onChoose
 */
export function makePreview(desk, onChoose) {
  const { app } = desk;
  let flow = app.store.state.flow;
  let state = "weak";
  /** @type {Map<string, string>} the keys of the units of the visible texts */
  const units = new Map();
  const view = new FormView({ isStatic: true });
  const frame = el("div", { class: "desk-preview-form" }, view.element);
  const problem = el("p", { class: "small soft", hidden: true });
  const flowMenu = menu(screens.map(({ id, title }) => ({ id, title })), flow, (id) => {
    flow = id;
    states();
    draw();
  });
  const stateMenu = menu([], "", (id) => {
    state = id;
    draw();
  });
  flowMenu.setAttribute("aria-label", "Form");
  stateMenu.setAttribute("aria-label", "State of the form");
  const content = el("div", { class: "stack" }, el("div", { class: "desk-preview-menus" }, flowMenu, stateMenu), frame, problem,
    el("p", { class: "small soft" }, "Click a text to edit it."));
  const element = /** @type {HTMLDetailsElement} */ (el("details", { class: "desk-preview", hidden: true, ontoggle: () => draw() }, el("summary", null, "Preview in the form"), content));

  frame.addEventListener("click", (event) => {
    const part = /** @type {HTMLElement} */ (event.target).closest("[data-part], .form-rule-text, p, h3, label, span");
    const unit = units.get(part?.textContent ?? "");
    const { document } = desk;
    if (unit === undefined || !document) return;
    if (document.indexOf(unit) >= 0) onChoose(document.rowOf(document.indexOf(unit)));
  });

  function states() {
    const all = formStates(flow);
    if (!all.some(({ id }) => id === state)) state = all[0].id;
    stateMenu.update(all.map(({ id, title }) => ({ id, title })), state);
  }

  const draw = debounced(150, async () => {
    const { document } = desk;
    if (!element.open || !document) return;
    const { catalogs = [] } = await app.catalogs.request("compiled", { catalog: document.number });
    const catalog = catalogs.find((/** @type {any} */ each) => each.locale === desk.sheet?.language) ?? catalogs[0];
    problem.hidden = catalog !== undefined;
    setText(problem, "The file has no texts that can be shown yet.");
    if (!catalog) return;
    const builtIn = /** @type {any} */ (app.store.state.catalogs[catalog.locale]);
    const own = marked(catalog, document.units);
    const keys = document.units.map((_, index) => document.keyOf(index));
    const shown = { ...own, messages: { ...builtIn?.messages, ...own.messages } };
    const { state: shared } = app.store;
    const policy = app.data.policies.find((/** @type {any} */ each) => each.name === (flow === "change" ? "strong" : flow === "changeConfirmed" ? "cognito-default" : "relid-default"));
    const traced = { ...app, store: { state: { ...shared, flow, policyText: policy?.text ?? shared.policyText, catalogs: { ...shared.catalogs, [catalog.locale]: shown } } } };
    const snapshot = new SnapshotMaker(/** @type {any} */ (traced)).make(catalog.locale, formStates(flow).find(({ id }) => id === state) ?? formStates(flow)[0]);
    units.clear();
    view.element.dataset.screen = snapshot.screen;
    view.draw(unmarked(snapshot.presentation, (text, unit) => units.set(text, keys[unit])), { typed: snapshot.typed });
  });

  /** Shows the preview if the file has texts of the form or of rules. */
  function update() {
    const { document } = desk;
    const known = /** @type {any} */ (app.store.state.catalogs.en)?.messages ?? {};
    element.hidden = !document || !document.units.some(({ key }) => Object.hasOwn(known, key));
    if (!element.hidden) states();
  }

  desk.on(["sheet"], () => {
    update();
    draw();
  });
  desk.on(["content"], draw);
  return element;
}
