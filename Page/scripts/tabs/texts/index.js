// The tab "Texts": every text of every rule and form in every language, with the numbers that differ in plural form.

import { debounced, el, fill, setText, uniqueID } from "../../dom.js";
import { button, labelled, menu } from "../../controls.js";
import { localesOfApp } from "../../app.js";
import { wordsOf } from "../../search.js";
import { numbers, rowsOf } from "./rows.js";
import { makeTable } from "./table.js";
import { groupTitle, styleTitle } from "./labels.js";

export const id = "texts";
export const title = "Texts";

/** @typedef {import("./rows.js").Row} Row */

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  const { store } = app;
  const filters = { locale: store.state.locale, group: "", style: "", words: "" };
  /** @type {Map<string, {catalogs: object, rows: Row[]}>} */
  const known = new Map();
  const table = makeTable();
  const count = el("p", { class: "texts-count", role: "status" });

  const search = /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "search", autocomplete: "off", spellcheck: "false", placeholder: "Words, an id, a language",
    oninput: () => {
      filters.words = search.value;
      later();
    },
  }));
  const choose = (/** @type {"locale" | "group" | "style"} */ name) => (/** @type {string} */ value) => {
    filters[name] = value;
    show();
  };
  const locales = menu([], "", choose("locale"));
  const groups = menu([], "", choose("group"));
  const styles = menu([], "", choose("style"));

  const rows = (/** @type {import("../../locales.js").LocaleInfo} */ locale) => {
    const { catalogs } = store.state;
    const entry = known.get(locale.tag);
    if (entry?.catalogs === catalogs) return entry.rows;
    const made = rowsOf(app, locale);
    known.set(locale.tag, { catalogs, rows: made });
    return made;
  };

  let turn = 0;
  /** Reads one language at a time, so that the page stays responsive. */
  const show = async () => {
    const mine = ++turn;
    const all = localesOfApp(app);
    const wanted = filters.locale === "" ? all : all.filter(({ tag }) => tag === filters.locale);
    const words = wordsOf(filters.words);
    const matches = (/** @type {Row} */ row) => (filters.group === "" || row.group === filters.group)
      && (filters.style === "" || row.style === filters.style) && words.every((/** @type {string} */ word) => row.key.includes(word));
    /** @type {Row[]} */
    const found = [];
    let total = 0;
    for (const [index, locale] of wanted.entries()) {
      const list = rows(locale);
      total += list.length;
      for (const row of list) if (matches(row)) found.push(row);
      if (index % 3 === 2) {
        await new Promise((done) => setTimeout(done));
        if (mine !== turn) return;
      }
    }
    table.show(found, wanted.length === 1);
    const languages = wanted.length === 1 ? "1 language" : `${wanted.length} languages`;
    setText(count, found.length === total ? `${total.toLocaleString("en")} texts in ${languages}`
      : `${found.length.toLocaleString("en")} of ${total.toLocaleString("en")} texts in ${languages}`);
    setText(plurals, wanted.length === 1 ? pluralsOf(rows(wanted[0]), wanted[0].name) : "");
    choices(rows(wanted[0] ?? all[0]));
  };
  const later = debounced(80, show);

  const choices = (/** @type {Row[]} */ list) => {
    const sorted = (/** @type {Iterable<string>} */ names) => [...new Set(names)];
    groups.update([{ id: "", title: "All" }, ...sorted(list.map(({ group }) => group)).map((each) => ({ id: each, title: groupTitle(each) }))], filters.group);
    styles.update([{ id: "", title: "All" }, ...sorted(list.map(({ style }) => style)).map((each) => ({ id: each, title: styleTitle(each) }))], filters.style);
    locales.update([{ id: "", title: "All languages" }, ...localesOfApp(app).map(({ tag, name }) => ({ id: tag, title: `${name} (${tag})` }))], filters.locale);
  };

  const printed = el("p", { class: "texts-printed" });
  addEventListener("beforeprint", () => setText(printed, `Printed ${new Date().toLocaleDateString("en", { dateStyle: "long" })}`));
  const plurals = el("p", { class: "control-note", id: uniqueID("plurals") });
  fill(section,
    el("div", { class: "texts-head" },
      el("h2", { class: "texts-title" }, "All texts"), count),
    el("div", { class: "texts-bar", role: "search" }, labelled("Search", search), labelled("Language", locales), labelled("About", groups), labelled("Used", styles),
      button("Print", () => table.print())),
    printed, plurals,
    table.element);

  let isStale = false;
  const refresh = () => {
    isStale = store.state.tab !== id;
    if (!isStale) show();
  };
  store.subscribe((state, changed) => {
    // A table of one language follows the page's choice; a table of all languages stays.
    if (changed.has("locale") && filters.locale !== "") filters.locale = state.locale;
    refresh();
  }, "catalogs", "locale");
  store.subscribe(() => isStale && refresh(), "tab");
  show();
}

/**
 * The plural category of each number in a language.
 *
 * @param {Row[]} rows
 * @param {string} language
 */
function pluralsOf(rows, language) {
  /** @type {Map<string, number[]>} */
  const categories = new Map();
  const counted = rows.find(({ number }) => number !== null);
  for (const row of rows.filter(({ id: each }) => each === counted?.id)) {
    categories.set(row.category, [...(categories.get(row.category) ?? []), row.number ?? 0]);
  }
  const parts = [...categories].map(([category, list]) => `${category}: ${list.join(", ")}`);
  return parts.length > 0 ? `Plural forms in ${language} — ${parts.join("; ")}` : "";
}
