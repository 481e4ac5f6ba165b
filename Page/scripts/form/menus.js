// Menus of what a form is made of, for every tab that shows forms.

import { labelled, menu } from "../controls.js";
import { el, setText } from "../dom.js";
import { flows, textSizes } from "../state.js";

/** @param {import("../state.js").Store} store */
export function flowMenu(store) {
  const note = el("p", { class: "control-note" });
  const options = flows.map(({ id, title }) => ({ id, title }));
  const select = menu(options, store.state.flow, (flow) => store.set({ flow }));
  const show = () => {
    select.update(options, store.state.flow);
    setText(note, flows.find(({ id }) => id === store.state.flow)?.note);
  };
  store.subscribe(show, "flow");
  show();
  const control = labelled("Flow", select);
  control.append(note);
  return control;
}

/** @param {import("../app.js").App} app */
export function policyMenu({ store, data }) {
  const edited = "edited";
  const options = () => {
    const { policyIndex, policyText } = store.state;
    const all = data.policies.map((/** @type {any} */ { name }, /** @type {number} */ index) => ({ id: String(index), title: name }));
    const isEdited = data.policies[policyIndex]?.text !== policyText;
    return isEdited ? [...all, { id: edited, title: `${data.policies[policyIndex]?.name ?? "Policy"}, edited` }] : all;
  };
  const chosen = () => (data.policies[store.state.policyIndex]?.text === store.state.policyText ? String(store.state.policyIndex) : edited);
  const select = menu(options(), chosen(), (id) => {
    if (id !== edited) store.set({ policyIndex: Number(id), policyText: data.policies[Number(id)].text });
  });
  store.subscribe(() => select.update(options(), chosen()), "policyIndex", "policyText");
  return labelled("Policy", select);
}

/** @param {import("../state.js").Store} store */
export function sizeMenu(store) {
  const select = menu(textSizes, store.state.textSize, (textSize) => store.set({ textSize }));
  store.subscribe(() => select.update(textSizes, store.state.textSize), "textSize");
  return labelled("Text size", select);
}
