// The settings of the form: screen, language, policy, sizes and user.

import { localesOfApp } from "../../app.js";
import { button, labelled, menu } from "../../controls.js";
import { debounced, el } from "../../dom.js";
import { besideSwitch } from "./beside.js";
import { choiceList } from "../../form/choices.js";
import { setFormSettings } from "../../form/form-settings.js";
import { policyMenu, sizeMenu, widthMenu } from "../../form/menus.js";
import { screens, pseudoLocaleName } from "../../form/screens.js";

/** With more languages, a menu replaces the list. */
const maxChips = 16;

/**
 * @param {import("../../app.js").App} app
 * @param {HTMLElement[]} actions the buttons below the settings
 */
export function settingsPanel(app, actions) {
  const { store } = app;
  return el("section", { class: "form-rail", aria: { label: "Form settings" } },
    screenList(store), languageList(app), policyMenu(app),
    el("div", { class: "form-pair" }, sizeMenu(store), widthMenu(store)), people(store),
    el("div", { class: "form-actions" }, ...actions));
}

/** @param {import("../../state.js").Store} store */
function screenList(store) {
  const list = choiceList("Screen", "picks-lines", (flow) => store.set({ flow }));
  const show = () => list.show(screens, store.state.flow);
  store.subscribe(show, "flow");
  show();
  return list;
}

/** @param {import("../../app.js").App} app */
function languageList(app) {
  const { store } = app;
  const choose = (/** @type {string} */ locale) => store.set({ locale });
  const chips = choiceList("Language", "picks-chips", choose);
  const select = menu([], "", choose);
  const long = labelled("Language", select);
  const show = () => {
    const locales = localesOfApp(app);
    const isLong = locales.length > maxChips;
    long.hidden = !isLong;
    chips.hidden = isLong;
    const title = (/** @type {import("../../locales.js").LocaleInfo} */ { name, ownName, isPseudo }) => (isPseudo ? pseudoLocaleName(name) : ownName);
    if (isLong) select.update(locales.map((locale) => ({ id: locale.tag, title: `${title(locale)}, ${locale.name} (${locale.tag})` })), store.state.locale);
    else chips.show(locales.map((locale) => ({ id: locale.tag, title: title(locale), lang: locale.isPseudo ? undefined : locale.tag, dir: locale.direction, hint: `${locale.name} (${locale.tag})` })), store.state.locale);
  };
  store.subscribe(show, "locale", "catalogs");
  show();
  return el("div", { class: "form-languages" }, chips, long, besideSwitch(app));
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
  return el("details", { class: "form-more" }, el("summary", null, "The user"),
    el("div", { class: "stack" }, labelled("User ID", name),
      labelled("Personal words", words, "Separated by commas: name, city, company")));
}

/**
 * The buttons that show only the form, and that save or copy its state.
 *
 * @param {import("../../app.js").App} app
 * @param {() => void} startAgain
 * @returns {HTMLElement[]}
 */
export function actionButtons(app, startAgain) {
  const { savePage, copyLink } = /** @type {any} */ (app);
  return [
    button("Start again", startAgain),
    button("Form only", () => setFormSettings(app.store, { only: "yes" }), { class: "button form-only-open" }),
    button("Print", () => print()),
    ...(savePage ? [button("Save a page with this state", () => savePage(), { kind: "plain" })] : []),
    ...(copyLink ? [button("Copy link", () => copyLink(), { kind: "plain" })] : []),
  ];
}
