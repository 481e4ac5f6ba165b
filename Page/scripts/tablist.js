// The list of tabs: arrow keys move, and only the chosen tab is in the order of the Tab key.

import { el, fill } from "./dom.js";
import { tabs } from "./tabs/index.js";

/**
 * Makes a tab and a section for each entry of `tabs`, and shows the one that the state names.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} main
 * @param {import("./app.js").App} app
 */
export function mountTabs(list, main, app) {
  const { store } = app;
  const entries = tabs.map((tab) => ({
    tab,
    isMounted: false,
    button: el("button", {
      type: "button", role: "tab", id: `tab-${tab.id}`, class: "tab", aria: { controls: `section-${tab.id}` },
      onclick: () => store.set({ tab: tab.id }),
    }, tab.title),
    section: el("section", {
      role: "tabpanel", id: `section-${tab.id}`, class: `panel panel-${tab.id}`, aria: { labelledby: `tab-${tab.id}` }, hidden: true,
    }),
  }));
  fill(list, entries.map(({ button }) => button));
  fill(main, entries.map(({ section }) => section));

  list.addEventListener("keydown", (event) => {
    const index = entries.findIndex(({ button }) => button === event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = entries.length - 1;
    const next = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    store.set({ tab: entries[next].tab.id });
    entries[next].button.focus();
  });

  const show = () => {
    const chosen = entries.find(({ tab }) => tab.id === store.state.tab) ?? entries[0];
    for (const entry of entries) {
      const isChosen = entry === chosen;
      entry.button.setAttribute("aria-selected", String(isChosen));
      entry.button.tabIndex = isChosen ? 0 : -1;
      entry.section.hidden = !isChosen;
    }
    if (!chosen.isMounted) {
      chosen.isMounted = true;
      chosen.tab.mount(chosen.section, app);
    }
  };
  store.subscribe(show, "tab");
  show();
}
