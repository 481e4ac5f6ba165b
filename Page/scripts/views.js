// The views: the first screen, and three areas. A view is a section of <main>; the views of an area with several are
// tabs.

import { el, fill } from "./dom.js";
import * as home from "./home/index.js";
import * as form from "./tabs/form/index.js";
import * as languages from "./tabs/languages/index.js";
import * as texts from "./tabs/texts/index.js";
import * as policy from "./tabs/policy/index.js";
import * as catalog from "./tabs/catalog/index.js";

/** @typedef {{id: string, title: string, mount: (section: HTMLElement, app: import("./app.js").App) => void}} View */

/** @type {{id: string, title: string, views: View[]}[]} */
export const areas = [
  { id: "form", title: "Show the form", views: [form, languages, texts] },
  { id: "policy", title: "Set the policy", views: [policy] },
  { id: "catalog", title: "Check a translation", views: [catalog] },
];

/** @type {View[]} */
const views = [home, ...areas.flatMap((area) => area.views)];

/**
 * Shows the view named by the state. A view is made when it is first shown and the engine runs.
 *
 * @param {{areas: HTMLElement, tabs: HTMLElement, main: HTMLElement}} parts
 * @param {import("./app.js").App} app
 */
export function mountViews(parts, app) {
  const { store } = app;
  const go = (/** @type {string} */ tab) => store.set({ tab });
  const entries = views.map((view) => ({
    view, isMounted: false,
    section: el("section", { id: `section-${view.id}`, class: `panel panel-${view.id}`, aria: { label: view.title }, hidden: true }),
  }));
  const areaButtons = areas.map((area) => el("button", {
    type: "button", class: "area-link", id: `area-${area.id}`, onclick: () => go(lastOf.get(area) ?? area.views[0].id),
  }, area.title));
  const tabButtons = areas.flatMap((area) => (area.views.length < 2 ? [] : area.views.map((view) => ({
    area, view, button: el("button", {
      type: "button", role: "tab", id: `tab-${view.id}`, class: "tab", aria: { controls: `section-${view.id}` }, onclick: () => go(view.id),
    }, view.title),
  }))));
  /** @type {Map<object, string>} the last view shown in each area */
  const lastOf = new Map();
  fill(parts.areas, areaButtons);
  fill(parts.tabs, tabButtons.map(({ button }) => button));
  fill(parts.main, entries.map(({ section }) => section));
  parts.tabs.addEventListener("keydown", (event) => moveFocus(event, tabButtons.filter(({ button }) => !button.hidden), go));

  const show = () => {
    const chosen = entries.find(({ view }) => view.id === store.state.tab) ?? entries[0];
    const area = areas.find((each) => each.views.includes(chosen.view));
    if (area) lastOf.set(area, chosen.view.id);
    document.documentElement.dataset.view = chosen.view.id;
    for (const entry of entries) entry.section.hidden = entry !== chosen;
    areas.forEach((each, index) => (each === area
      ? areaButtons[index].setAttribute("aria-current", "page") : areaButtons[index].removeAttribute("aria-current")));
    parts.tabs.hidden = (area?.views.length ?? 0) < 2;
    for (const { area: each, view, button } of tabButtons) {
      button.hidden = each !== area;
      button.setAttribute("aria-selected", String(view === chosen.view));
      button.tabIndex = view === chosen.view ? 0 : -1;
    }
    document.title = chosen.view === home ? "Watchword" : `${area?.title ?? chosen.view.title} – Watchword`;
    if (chosen.isMounted || !(app.engine || chosen.view === home)) return;
    chosen.isMounted = true;
    chosen.view.mount(chosen.section, app);
  };
  store.subscribe(show, "tab");
  app.started.then(show);
  show();
}

/**
 * Moves between the tabs with arrow keys.
 *
 * @param {KeyboardEvent} event
 * @param {{view: View, button: HTMLElement}[]} tabs
 * @param {(id: string) => void} go
 */
function moveFocus(event, tabs, go) {
  const index = tabs.findIndex(({ button }) => button === event.target);
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const last = tabs.length - 1;
  const next = /** @type {Record<string, number>} */ ({
    ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last,
  })[event.key];
  if (next === undefined) return;
  event.preventDefault();
  go(tabs[next].view.id);
  tabs[next].button.focus();
}
