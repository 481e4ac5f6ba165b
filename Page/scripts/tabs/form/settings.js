// What the form is made of: policy, flow, locale, text size, and the person in front of it.

import { localesOfApp } from "../../app.js";
import { button, labelled, menu } from "../../controls.js";
import { announce, debounced, el, fill } from "../../dom.js";
import { copy } from "../../download.js";
import { flowMenu, policyMenu, sizeMenu } from "../../form/menus.js";
import { writeLink } from "../../link.js";

/**
 * @param {import("../../app.js").App} app
 * @param {import("../../form/player.js").FormPlayer} player
 */
export function settingsPanel(app, player) {
  const { store } = app;
  return el("section", { class: "card stack", aria: { label: "What the form shows" } },
    flowMenu(store), localeMenu(app), policyMenu(app), sizeMenu(store), people(store), linkRow(app, player));
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
