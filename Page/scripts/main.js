// Starts the page: unpacks what is in it, starts the engine, and shows the tabs.

import { el, fill } from "./dom.js";
import { Engine } from "./engine.js";
import { readLink } from "./link.js";
import { pseudoCatalogs } from "./pseudo.js";
import { applyScheme, schemes } from "./scheme.js";
import { Store } from "./state.js";
import { segments } from "./controls.js";
import { mountTabs } from "./tablist.js";
import { pageData, pagePart } from "./unpack.js";

/** @param {string} id */
const byID = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

async function start() {
  const [engine, data] = await Promise.all([
    Promise.all([pagePart("watchword-engine"), pagePart("watchword-words")]).then(([bytes, words]) => Engine.start(bytes, words)),
    pageData(),
  ]);
  /** @type {Record<string, object>} */
  const catalogs = {};
  for (const catalog of data.catalogs) catalogs[catalog.locale] = catalog;
  Object.assign(catalogs, pseudoCatalogs(catalogs.en));
  const store = new Store({
    policyIndex: 0,
    policyText: data.policies[0]?.text ?? "",
    locale: data.locale ?? "en",
    flow: data.flow ?? "change",
    style: "checklist",
    scheme: "system",
    textSize: "default",
    userID: "anna",
    words: [],
    catalogs,
    tab: "form",
  });
  const openLink = async () => store.set(await readLink(location.hash, data));
  await openLink();
  addEventListener("hashchange", openLink);

  store.subscribe(({ scheme }) => applyScheme(scheme), "scheme");
  applyScheme(store.state.scheme);
  const scheme = segments("Appearance", schemes, store.state.scheme, (id) => store.set({ scheme: /** @type {any} */ (id) }));
  store.subscribe((state) => scheme.choose(state.scheme), "scheme");
  fill(byID("tools"), scheme);

  mountTabs(byID("tabs"), byID("main"), { engine, store, data });
  document.documentElement.dataset.state = "ready";
  document.documentElement.dataset.readyAfter = String(Math.round(performance.now()));
}

start().catch((error) => {
  document.documentElement.dataset.state = "failed";
  fill(byID("main"), el("p", { class: "starting", role: "alert" }, `The page did not start: ${error.message}`));
});
