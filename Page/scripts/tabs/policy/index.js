// The tab "Policy": its JSON or its settings at the left; what it means at the right.

import { announce, debounced, el, fill, oncePerFrame } from "../../dom.js";
import { button, labelled, menu, segments } from "../../controls.js";
import { ask } from "../../desk.js";
import { copy, download } from "../../download.js";
import { writeLink } from "../../link.js";
import { localesOfApp } from "../../app.js";
import { makeAudit } from "./audit.js";
import { showCard } from "./card.js";
import { changedText } from "./change.js";
import { showDifference } from "./difference.js";
import { makeEditor } from "./editor.js";
import { makeFindings } from "./findings.js";
import { rangeOf, lineStarts } from "./places.js";
import { makeProposals } from "./proposals.js";
import { ruleKinds } from "./schema.js";
import { makeSettings } from "./settings.js";
import { makeTrial } from "./trial.js";

export const id = "policy";
export const title = "Policy";

const ways = [{ id: "json", title: "JSON" }, { id: "settings", title: "Settings" }];
const reports = [{ id: "card", title: "Meaning" }, { id: "audit", title: "Standards" }, { id: "difference", title: "Changes" }];

/** What takes long waits until nobody types. */
const pause = 250;

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  const { store, data } = app;
  const local = { way: "json", report: "card", uses: {}, isThorough: false, saved: "" };
  const opened = () => data.policies[store.state.policyIndex] ?? { name: "policy", file: "policy.json", text: "" };
  addEventListener("beforeunload", (event) => {
    if (store.state.policyText !== opened().text && store.state.policyText !== local.saved) event.preventDefault();
  });
  const setPolicy = (/** @type {string} */ policyText) => store.set({ policyText });
  /** @type {any} */
  let found = { isLoaded: false, findings: [] };
  /** @type {any} */
  let card = null;

  const editor = makeEditor("The policy as JSON", (text) => setPolicy(withLineEnds(text, store.state.policyText)));
  makeProposals(editor, data.schema, ruleKinds(data.schema));
  const findings = makeFindings((finding) => {
    if (local.way !== "json") chooseWay("json");
    const text = editor.area.value;
    const { start, end } = rangeOf(text, lineStarts(text), finding);
    editor.select(start, end);
  });
  const settings = makeSettings(data.schema, { change: setPolicy, convert: () => convert() });
  const trial = makeTrial(app);
  const audit = makeAudit({
    change: (standard, clause) => {
      const change = ask(app, { ask: "change", policy: store.state.policyText, standard, clause, ...local.uses });
      if (change.error) return;
      setPolicy(changedText(store.state.policyText, change));
      announce(`Done: ${change.summary}`);
    },
    use: (uses) => {
      local.uses = uses;
      report();
    },
  });
  const meaning = el("div", { class: "stack" });
  const difference = el("div", { class: "stack" });
  const panels = { card: meaning, audit, difference };

  const convert = () => {
    const written = ask(app, { ask: "conversion", policy: store.state.policyText, to: "native" });
    if (written.error) return;
    setPolicy(written.text.endsWith("\n") ? written.text : `${written.text}\n`);
    announce("The policy is in Watchword's own format now");
  };

  const way = segments("Edit as", ways, local.way, (chosen) => chooseWay(chosen));
  const chooseWay = (/** @type {string} */ chosen) => {
    local.way = chosen;
    way.choose(chosen);
    editor.element.hidden = chosen !== "json";
    hint.hidden = chosen !== "json";
    settings.hidden = chosen !== "settings";
    if (chosen === "settings") showSettings();
    else editor.setText(withoutReturns(store.state.policyText));
  };
  const hint = el("p", { class: "control-note" }, "Ctrl+Space proposes what can stand at the caret.");
  const policies = menu([], "", (chosen) => {
    const index = Number(chosen);
    store.set({ policyIndex: index, policyText: data.policies[index].text });
  });
  const locales = menu([], "", (tag) => store.set({ locale: tag }));
  const linked = el("span", { class: "control-note", role: "status" });
  const link = async () => {
    const address = location.href.replace(/#.*$/, "") + (await writeLink(store.state, data));
    linked.textContent = (await copy(address)) ? "Copied. The link holds policy, language and flow, no password." : "The browser does not allow copying.";
  };
  fill(section,
    el("h2", { class: "visually-hidden" }, title),
    el("div", { class: "policy-bar" }, labelled("Policy", policies), labelled("Language of the texts", locales), way,
      el("div", { class: "row policy-actions" },
        button("Download", () => {
          local.saved = store.state.policyText;
          download(fileName(opened()), local.saved, "application/json");
        }),
        button("Copy a link", link), linked)),
    el("div", { class: "policy-columns" },
      el("div", { class: "stack policy-left" }, editor.element, hint, settings, findings),
      el("div", { class: "stack policy-right" }, trial,
        el("section", { class: "card stack", aria: { label: "Reports" } },
          segments("About this policy", reports, local.report, (chosen) => {
            local.report = chosen;
            local.isThorough = false;
            report();
          }), Object.values(panels)))));

  const localeOf = (/** @type {any} */ answer) => {
    const info = localesOfApp(app).find(({ tag }) => tag === store.state.locale);
    return { tag: answer?.locale ?? store.state.locale, direction: answer?.direction ?? info?.direction ?? "ltr" };
  };
  const showSettings = () => settings.show({ text: store.state.policyText, findings: found, card, locale: localeOf(card) });
  const examine = () => {
    found = ask(app, { ask: "findings", policy: store.state.policyText });
    if (found.error) found = { isLoaded: false, findings: [] };
    findings.show(found.findings);
    editor.setFindings(found.findings);
    if (local.way === "settings") showSettings();
  };
  const compare = () => {
    const { policyText, locale } = store.state;
    const { isThorough } = local;
    if (isThorough) fill(difference, el("p", { class: "soft", role: "status" }, "Comparing …"));
    // In a turn of its own, so that what was clicked or typed is shown first.
    setTimeout(() => {
      if (policyText !== store.state.policyText) return;
      const answer = ask(app, { ask: "difference", old: opened().text, new: policyText, locale, isThorough });
      showDifference(difference, answer, localeOf(card), {
        compare: isThorough ? null : () => {
          local.isThorough = true;
          compare();
        },
        restore: () => setPolicy(opened().text),
      });
    }, isThorough ? 50 : 0);
  };
  const report = () => {
    const { policyText: policy, locale } = store.state;
    for (const [name, panel] of Object.entries(panels)) panel.hidden = name !== local.report;
    card = ask(app, { ask: "card", policy, locale });
    if (local.report === "card") showCard(meaning, card, localeOf(card));
    if (card.strength?.isComplete === false) refine();
    if (local.report === "audit") audit.show(ask(app, { ask: "audit", policy, ...local.uses }));
    if (local.report === "difference") compare();
    if (local.way === "settings") showSettings();
  };
  /** Counts more exactly, once nobody types. */
  const refine = debounced(4 * pause, () => {
    const { policyText: policy, locale } = store.state;
    if (!isShown() || local.report !== "card") return;
    card = ask(app, { ask: "card", policy, locale, isThorough: true });
    showCard(meaning, card, localeOf(card));
  });
  const later = debounced(pause, report);
  const now = oncePerFrame(() => {
    if (local.way === "json") editor.setText(withoutReturns(store.state.policyText));
    examine();
    trial.show();
  });
  const names = () => {
    policies.update(data.policies.map((/** @type {any} */ each, /** @type {number} */ index) => ({ id: String(index), title: each.name })), String(store.state.policyIndex));
    locales.update(localesOfApp(app).map(({ tag, name }) => ({ id: tag, title: `${name} (${tag})` })), store.state.locale);
  };

  const isShown = () => store.state.tab === id;
  let isStale = false;
  const refresh = () => {
    isStale = !isShown();
    if (isStale) return;
    names();
    local.isThorough = false;
    now();
    later();
  };
  store.subscribe(refresh, "policyText", "policyIndex", "locale", "catalogs", "userID", "words");
  store.subscribe(() => isStale && refresh(), "tab");
  names();
  chooseWay("json");
  examine();
  trial.show();
  report();
}

/** The name of the file that is downloaded. @param {{name: string, file?: string}} policy */
const fileName = ({ name, file }) => (file ?? "").split(/[\\/]/).at(-1) || `${name}.json`;

/** A text area knows line feeds only. @param {string} text */
const withoutReturns = (text) => text.replace(/\r\n?/g, "\n");

/** The text with the ends of lines that it had before. @param {string} text @param {string} before */
const withLineEnds = (text, before) => (/\r\n/.test(before) ? text.replace(/\n/g, "\r\n") : text);
