// Starts the page: shows the first screen, then unpacks the page's data, starts the engine, and opens what the link
// names.

import { announce, fill, el } from "./dom.js";
import { Catalogs } from "./catalogs/client.js";
import { button, segments } from "./controls.js";
import { copy } from "./download.js";
import { Engine } from "./engine.js";
import { acceptDrops } from "./files/drops.js";
import { receive } from "./files/receive.js";
import { formDefaults } from "./form/form-settings.js";
import { followLinks, readLink, writeLink } from "./link.js";
import { pageFile } from "./page-file.js";
import { withPseudoLocales } from "./locales.js";
import { applyScheme, schemes } from "./scheme.js";
import { Store } from "./state.js";
import { shownCatalogs, pagePart, partText, pageSnapshot } from "./unpack.js";
import { mountViews } from "./views.js";

/** @param {string} id */
const byID = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

async function start() {
  const page = pageSnapshot();
  const data = JSON.parse(partText("watchword-data"));
  const store = new Store({
    policyIndex: 0, policyText: data.policies[0]?.text ?? "", locale: data.locale ?? "en", flow: data.flow ?? "change",
    style: "checklist", scheme: "system", textSize: "default", userID: "anna", words: [], catalogs: {},
    tab: data.view ?? "home", ...formDefaults, ...data.state,
  });
  store.set(await readLink(location.hash, data));
  store.subscribe(({ scheme }) => applyScheme(scheme), "scheme");
  applyScheme(store.state.scheme);
  const scheme = segments("Appearance", schemes, store.state.scheme, (id) => store.set({ scheme: /** @type {any} */ (id) }));
  store.subscribe((state) => scheme.choose(state.scheme), "scheme");

  /** @type {(value?: any) => void} */
  let ready = () => {};
  /** @type {import("./app.js").App} */
  const app = {
    store, data, engine: /** @type {any} */ (undefined), started: new Promise((resolve) => (ready = resolve)),
    catalogs: new Catalogs(partText("watchword-worker")), savePage: () => {}, receive: () => {}, openFiles: [],
    deskContents: async () => ({}),
  };
  app.savePage = () => pageFile(app, page);
  app.receive = (files) => receive(files, app);
  // A page opened from disk has no URL that others can open.
  if (location.protocol.startsWith("http")) {
    app.copyLink = async () => {
      const isCopied = await copy(location.href.replace(/#.*$/, "") + (await writeLink(store.state, data)));
      announce(isCopied ? "The link is copied" : "The link could not be copied");
    };
  }
  fill(byID("tools"), app.copyLink ? button("Copy link", app.copyLink, { kind: "plain" }) : null, button("Save this page …", () => app.savePage(), { kind: "plain" }), scheme);
  mountViews({ areas: byID("areas"), tabs: byID("tabs"), main: byID("main") }, app);
  byID("home").addEventListener("click", () => store.set({ tab: "home" }));
  followLinks(store, data);
  acceptDrops(document.body, app);
  document.documentElement.dataset.shownAfter = String(Math.round(performance.now()));

  // The first screen is painted before the engine occupies the main thread.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const [module, words, catalogs] = await Promise.all([
    pagePart("watchword-engine").then((bytes) => WebAssembly.compile(/** @type {any} */ (bytes))), pagePart("watchword-words"), shownCatalogs(data),
  ]);
  app.catalogs.start(module);
  app.engine = new Engine(module, words);
  store.set({ catalogs: withPseudoLocales(catalogs, app.engine) });
  ready();
  await app.started;
  document.documentElement.dataset.state = "ready";
  document.documentElement.dataset.readyAfter = String(Math.round(performance.now()));
}

start().catch((error) => {
  document.documentElement.dataset.state = "failed";
  fill(byID("main"), el("p", { class: "starting", role: "alert" }, `The page could not start: ${error.message}`));
});
