// Menus for the settings of a form, for every tab that shows forms.

import { labelled, menu } from "../controls.js";
import { choosePolicy } from "../tabs/policy/index.js";
import { workbenchOf } from "../tabs/policy/workbench.js";
import { el, fill } from "../dom.js";
import { formSettings, setFormSettings, widths } from "./form-settings.js";
import { screens } from "./screens.js";
import { formState, formStates } from "./snapshots.js";
import { textSizes } from "../state.js";

/** @typedef {import("../state.js").Store} Store */

/** @param {Store} store */
export function screenMenu(store) {
  const options = screens.map(({ id, title }) => ({ id, title }));
  const select = menu(options, store.state.flow, (flow) => store.set({ flow }));
  store.subscribe(() => select.update(options, store.state.flow), "flow");
  return labelled("Screen", select);
}

/**
 * The states of the flow, in groups.
 *
 * @param {Store} store
 */
export function stateMenu(store) {
  const select = /** @type {HTMLSelectElement} */ (el("select", { class: "menu", onchange: () => chooseState(store, select.value) }));
  let shown = "";
  const show = () => {
    const { flow } = store.state;
    if (flow !== shown) {
      shown = flow;
      const states = formStates(flow);
      fill(select, [...new Set(states.map(({ group }) => group))].map((group) => el("optgroup", { label: group },
        states.filter((state) => state.group === group).map(({ id, title }) => el("option", { value: id }, title)))));
    }
    select.value = formState(flow, formSettings(store).state).id;
  };
  show();
  store.subscribe(show, "flow", "state");
  return Object.assign(labelled("Situation", select), { className: "control control-situation" });
}

/**
 * Shows a state; if a server response causes it, that response also becomes the next one.
 *
 * @param {Store} store
 * @param {string} state
 */
export function chooseState(store, state) {
  setFormSettings(store, state.startsWith("answer-") ? { state, answer: state.slice("answer-".length) } : { state });
}

/**
 * The policy's name, with a note if it was edited.
 *
 * @param {import("../app.js").App} app
 */
export function policyName({ store, data }) {
  const { policyIndex, policyText } = store.state;
  const opened = data.policies[policyIndex];
  return opened?.text === policyText ? opened.name : `${opened?.name ?? "Policy"}, edited`;
}

/** @param {import("../app.js").App} app */
export function policyMenu(app) {
  const { store, data } = app;
  const bench = workbenchOf(app);
  const options = () => bench.listed.map((policy) => ({ id: String(data.policies.indexOf(policy)), title: bench.titleOf(policy) }));
  const select = menu(options(), String(store.state.policyIndex), (id) => choosePolicy(app, Number(id)));
  store.subscribe(() => select.update(options(), String(store.state.policyIndex)), "policyIndex", "policyText", "tab");
  return labelled("Policy", select);
}

/** @param {Store} store */
export function sizeMenu(store) {
  const chosen = () => formSettings(store).textSize;
  const select = menu(textSizes, chosen(), (textSize) => store.set({ textSize }));
  store.subscribe(() => select.update(textSizes, chosen()), "textSize");
  return labelled("Text size", select);
}

/** @param {Store} store */
export function widthMenu(store) {
  const chosen = () => formSettings(store).width;
  const select = menu(widths, chosen(), (width) => setFormSettings(store, { width }));
  store.subscribe(() => select.update(widths, chosen()), "width");
  return labelled("Screen width", select);
}
