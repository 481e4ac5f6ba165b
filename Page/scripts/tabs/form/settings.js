// What the form is made of: policy, flow, locale, text size, and the person in front of it.

import { localesOfApp } from "../../app.js";
import { button, labelled, menu } from "../../controls.js";
import { announce, debounced, el, fill, setText } from "../../dom.js";
import { copy } from "../../download.js";
import { writeLink } from "../../link.js";
import { flows, textSizes } from "../../state.js";

/**
 * @param {import("../../app.js").App} app
 * @param {import("../../form/player.js").FormPlayer} player
 */
export function settingsPanel(app, player) {
  const { store } = app;
  return el("section", { class: "card stack", aria: { label: "What the form shows" } },
    flowMenu(store), localeMenu(app), policyMenu(app), sizes(store), people(store), linkRow(app, player));
}

/** @param {import("../../state.js").Store} store */
function flowMenu(store) {
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

/** @param {import("../../app.js").App} app */
function localeMenu(app) {
  const { store } = app;
  const options = () => localesOfApp(app).map(({ tag, name, ownName, isPseudo }) =>
    ({ id: tag, title: isPseudo || ownName === name ? `${name} (${tag})` : `${ownName} – ${name} (${tag})` }));
  const select = menu(options(), store.state.locale, (locale) => store.set({ locale }));
  store.subscribe(() => select.update(options(), store.state.locale), "locale", "catalogs");
  return labelled("Language", select);
}

/** @param {import("../../app.js").App} app */
function policyMenu({ store, data }) {
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

/** @param {import("../../state.js").Store} store */
function sizes(store) {
  const select = menu(textSizes, store.state.textSize, (textSize) => store.set({ textSize }));
  store.subscribe(() => select.update(textSizes, store.state.textSize), "textSize");
  return labelled("Text size", select);
}

/** @param {import("../../state.js").Store} store */
function people(store) {
  const properties = { class: "input", type: "text", autocomplete: "off", spellcheck: "false" };
  const name = /** @type {HTMLInputElement} */ (el("input", {
    ...properties, value: store.state.userID, oninput: debounced(200, () => store.set({ userID: name.value.trim() })),
  }));
  const words = /** @type {HTMLInputElement} */ (el("input", {
    ...properties, value: store.state.words.join(", "),
    oninput: debounced(200, () => store.set({ words: words.value.split(",").map((word) => word.trim()).filter((word) => word !== "") })),
  }));
  return el("div", { class: "stack" }, labelled("User ID", name),
    labelled("Personal words", words, "Separated by commas: name, city, company"));
}

/** @param {import("../../app.js").App} app @param {import("../../form/player.js").FormPlayer} player */
function linkRow({ store, data }, player) {
  const state = el("span", { class: "small soft" });
  const copyLink = async () => {
    const address = location.href.replace(/#.*$/, "") + (await writeLink(store.state, data));
    const isCopied = await copy(address);
    fill(state, isCopied ? "Copied" : "The browser does not allow it");
    announce(isCopied ? "The link is copied" : "The link could not be copied");
    setTimeout(() => fill(state), 3000);
  };
  return el("div", { class: "row" },
    button("Start again", () => player.start()), button("Copy link", copyLink, { kind: "plain" }), state);
}
