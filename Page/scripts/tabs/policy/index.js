// The tab "Set the policy": settings, JSON and reports on the left; the verdict and the trial next to them, always
// visible.

import { announce, debounced, el, fill, oncePerFrame } from "../../dom.js";
import { showToast } from "../../page-file.js";
import { button, segments } from "../../controls.js";
import { query, auditOf, conversionOf, differenceOf } from "../../queries.js";
import { localesOfApp } from "../../app.js";
import { makeAudit } from "./audit.js";
import { conflictOf, showCard } from "./card.js";
import { changedText } from "./change.js";
import { showComparison } from "./compare.js";
import { makeDescription, staleText } from "./description.js";
import { makeEditor } from "./editor.js";
import { makeFindings } from "./findings.js";
import { makeHead } from "./head.js";
import { failing } from "./loss.js";
import { rangeOf, lineStarts } from "./positions.js";
import { makeProposals } from "./proposals.js";
import { showPolicyDialog as showPolicyDialog } from "./policy-dialog.js";
import { ruleKinds } from "./schema.js";
import { makeSettings } from "./settings.js";
import { makeSide } from "./side.js";
import { makeTrial } from "./trial.js";
import { sentence, shortName } from "./labels.js";
import { workbenchOf } from "./workbench.js";

export const id = "policy";
export const title = "Policy";

const views = [
  { id: "settings", title: "Settings" }, { id: "json", title: "JSON" }, { id: "card", title: "What users read" },
  { id: "audit", title: "Standards" }, { id: "compare", title: "Compare" },
];

/** The delay after typing before slow work starts, in milliseconds. */
const pause = 250;

/**
 * Opens a policy from outside the page, such as a dropped file.
 *
 * @param {import("../../app.js").App} app
 * @param {string} name the name of the file
 * @param {string} text
 */
export function openPolicy(app, name, text) {
  workbenchOf(app).open(name, text);
  showPolicy(app, "settings");
}

/**
 * Opens a policy of the page by its index.
 *
 * @param {import("../../app.js").App} app
 * @param {number} index
 */
export const choosePolicy = async (app, index) => workbenchOf(app).choose(index);

/**
 * Shows a view of the tab.
 *
 * @param {import("../../app.js").App} app
 * @param {string} view
 * @param {string} [part] the standard to expand
 */
export function showPolicy(app, view, part) {
  app.store.set({ tab: id });
  workbenchOf(app).show?.(view, part);
}

/**
 * Shows why a file is not a policy.
 *
 * @param {import("../../app.js").App} app
 * @param {string} text
 */
export function showProblem(app, text) {
  const bench = workbenchOf(app);
  bench.problem = text;
  bench.show?.(bench.view);
}

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  const { store, data } = app;
  const bench = workbenchOf(app);
  const local = { view: bench.view, uses: {}, isThorough: false, isRequested: false, announced: "" };
  /** @type {any} */
  let found = { isLoaded: false, findings: [] };
  /** @type {any} */
  let card = null;
  /** @type {any} */
  let audits = null;
  /** @type {any} */
  let difference = null;
  /** The inputs of the difference, as a key. */
  let differenceKey = "";

  const editor = makeEditor("The policy as JSON", (text) => bench.change(withLineEnds(text, bench.text), "json"));
  makeProposals(editor, data.schema, ruleKinds(data.schema));
  const go = (/** @type {any} */ finding) => {
    choose("json");
    const text = editor.area.value;
    const { start, end } = rangeOf(text, lineStarts(text), finding);
    editor.select(start, end);
  };
  /** Shows a finding in the settings, if they have its rule. */
  const reveal = (/** @type {any} */ finding) => {
    choose("settings");
    if (!settings.reveal(finding)) go(finding);
  };
  const findings = makeFindings(go);
  const settings = makeSettings(data.schema, { change: (text, key) => bench.change(text, key), convert: () => convert("native"), go });
  const trial = makeTrial(app);
  const change = (/** @type {string} */ standard, /** @type {string} */ clause) => {
    const made = query(app, { ask: "change", policy: bench.text, standard, clause, ...local.uses });
    if (made.error) return;
    bench.change(changedText(bench.text, made));
    announce(`Done: ${made.summary}`);
  };
  const audit = makeAudit({ change, use: (uses) => {
    local.uses = uses;
    report();
  } });
  const side = makeSide(trial, { go: reveal, change, open: (view) => choose(view) });
  const convert = async (/** @type {string} */ to) => {
    const written = conversionOf(app, bench.text, to);
    if (written.error) return announce("The policy has errors; fix them to convert it");
    if (written.losses.length > 0) {
      const list = el("ul", null, written.losses.map((/** @type {string} */ loss) => el("li", null, sentence(loss))));
      const answer = await showPolicyDialog(to === "relid" ? "Convert to a REL-ID policy?" : "Convert to a Watchword policy?", [el("p", null, "The format cannot express all of this policy:"), list],
        [{ id: "convert", title: "Convert", kind: "main" }, { id: "cancel", title: "Cancel" }]);
      if (answer !== "convert") return;
    }
    bench.change(written.text.endsWith("\n") ? written.text : `${written.text}\n`);
    announce(to === "relid" ? "The policy is a REL-ID policy now" : "The policy is a Watchword policy now");
  };

  const meaning = el("div", { class: "stack" });
  const comparison = el("div", { class: "stack" });
  const toRELID = button("Convert to a REL-ID policy…", () => convert("relid"), { kind: "plain" });
  const json = el("div", { class: "stack" }, editor.element, el("div", { class: "row" }, el("p", { class: "control-note" }, "Ctrl+Space shows what can be inserted at the caret."), toRELID), findings);
  /** @type {Record<string, HTMLElement>} */
  const panels = { settings, json, card: meaning, audit, compare: comparison };
  const way = segments("View", views, local.view, (chosen) => choose(chosen));
  way.classList.add("policy-views");
  const description = makeDescription(bench, () => {
    showHead();
    report();
  });
  const head = makeHead(bench, { compare: () => choose("compare"), opened: () => choose("settings"), designed: (uses) => audit.choose(uses), saved: (file) => {
    showToast(`Saved as ${file}${bench.isDescriptionStale ? `. ${staleText}` : ""}`);
    showHead();
    report();
  } });
  fill(section, head, el("div", { class: "policy-columns" },
    el("div", { class: "policy-main" }, description, way, Object.values(panels)), side));
  followMasthead(section);

  document.addEventListener("keydown", (event) => {
    if (!isShown() || event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.target === editor.area) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("dialog") || (target.matches("input:not([type=checkbox], [type=radio]), textarea") && (target.closest(".trial, .policy-name-line") || !section.contains(target)))) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    const isRedo = key === "y" || event.shiftKey;
    if (isRedo) bench.redo();
    else bench.undo();
    announce(isRedo ? "Redone" : "Undone");
  });

  /** @param {string} chosen */
  const choose = (chosen) => {
    local.view = bench.view = chosen;
    local.isRequested = chosen === "compare";
    local.isThorough = false;
    way.choose(chosen);
    for (const [name, panel] of Object.entries(panels)) panel.hidden = name !== chosen;
    if (chosen === "json") editor.setText(withoutReturns(bench.text));
    if (chosen === "settings") showSettings();
    report();
    showHead();
  };
  bench.show = (view, part) => {
    if (isStale) examine();
    isStale = false;
    choose(view);
    if (part) audit.show(audits, part);
  };
  const localeOf = (/** @type {any} */ answer) => {
    const info = localesOfApp(app).find(({ tag }) => tag === store.state.locale);
    return { tag: answer?.locale ?? store.state.locale, direction: answer?.direction ?? info?.direction ?? "ltr" };
  };
  /**
   * The two policies to compare; null if there are none yet.
   *
   * @returns {{before: {name: string, text: string}, after: {name: string, text: string}, own: "before" | "after"} | null}
   */
  const compared = () => {
    const now = { name: bench.isEdited ? bench.name : bench.titleOf(bench.opened), text: bench.text };
    const { compared: other } = bench;
    if (!other) return bench.isEdited ? { before: { name: `${bench.opened.name}, as opened`, text: bench.opened.text }, after: now, own: "after" } : null;
    return { before: now, after: { name: bench.titleOf(other), text: other.text }, own: "before" };
  };
  const showSettings = () => settings.show({ text: bench.text, findings: found, card, locale: localeOf(card) });
  const showSide = () => {
    const conflict = conflictOf(found, card);
    const pair = compared();
    side.show({ findings: found, conflict, audit: found.isLoaded ? audits : null, difference: pair ? difference : null, names: { before: pair?.before.name ?? "", after: pair?.after.name ?? "" } });
    trial.show(conflict ? "No password can meet this policy, so none can be tried." : null);
  };
  const showHead = () => {
    head.show();
    description.show(found.format);
    toRELID.hidden = found.format !== "native" || !found.isLoaded;
  };
  const examine = () => {
    found = query(app, { ask: "findings", policy: bench.text });
    if (found.error) found = { isLoaded: false, findings: [] };
    findings.show(found.findings);
    editor.setFindings(found.findings);
    if (local.view === "settings") showSettings();
  };
  const sideOf = (/** @type {{name: string, text: string}} */ { name, text }) => ({
    name, card: query(app, { ask: "card", policy: text, locale: store.state.locale }), audit: auditOf(app, text, local.uses),
  });
  const reportOf = (/** @type {{before: {name: string, text: string}, after: {name: string, text: string}}} */ { before, after }) => query(app, {
    ask: "comparison", policy: before.text, name: before.name, other: after.text, otherName: after.name,
    locale: store.state.locale, isThorough: local.isThorough, ...local.uses,
  });
  /** Compares the policies, which can take a second: after typing pauses, unless the comparison is visible. */
  const compare = () => {
    const pair = compared();
    const key = pair ? JSON.stringify([pair.before.text, pair.after.text, store.state.locale, local.isThorough]) : "";
    if (pair && key !== differenceKey && !local.isRequested) {
      difference = { isPending: true };
      return compareLater();
    }
    local.isRequested = false;
    if (key !== differenceKey) difference = pair && differenceOf(app, pair.before.text, pair.after.text, { locale: store.state.locale, effort: local.isThorough ? "thorough" : "quick" });
    differenceKey = key;
    if (local.view !== "compare") return;
    if (!pair) {
      return fill(comparison, el("p", { class: "policy-empty" }, `Nothing has changed in ${bench.name}. Choose a policy in “Compare with” above, or change a rule.`));
    }
    const isShown = !difference.error;
    showComparison(comparison, { before: isShown ? sideOf(pair.before) : { ...pair.before, card: {}, audit: {} }, after: isShown ? sideOf(pair.after) : { ...pair.after, card: {}, audit: {} }, difference, report: isShown ? reportOf(pair) : {}, own: pair.own, locale: localeOf(card) }, {
      thorough: local.isThorough ? null : () => {
        local.isThorough = true;
        fill(comparison, el("p", { class: "soft", role: "status" }, "Comparing …"));
        setTimeout(() => {
          local.isRequested = true;
          report();
        }, 50);
      },
      restore: bench.compared ? null : () => bench.change(bench.opened.text),
    });
  };
  const compareLater = debounced(pause, () => {
    if (!isShown()) return;
    local.isRequested = true;
    compare();
    showSide();
  });
  const report = () => {
    const { locale } = store.state;
    card = query(app, { ask: "card", policy: bench.text, locale });
    audits = auditOf(app, bench.text, local.uses);
    compare();
    if (local.view === "card") showCard(meaning, card, conflictOf(found, card), localeOf(card));
    if (card.strength?.isComplete === false) refine();
    if (local.view === "audit") audit.show(audits);
    if (local.view === "settings") showSettings();
    showSide();
    announceVerdict();
  };
  /** Counts more exactly once typing pauses. */
  const refine = debounced(4 * pause, () => {
    if (!isShown() || local.view !== "card") return;
    card = query(app, { ask: "card", policy: bench.text, locale: store.state.locale, isThorough: true });
    showCard(meaning, card, conflictOf(found, card), localeOf(card));
  });
  /** Announces a new verdict to screen readers, not each key. */
  const announceVerdict = debounced(4 * pause, () => {
    const verdict = found.isLoaded ? (audits.standards ?? []).map((/** @type {any} */ each) => `${shortName(each)}: ${failing(each).length} fail`).join(", ") : "The policy has errors";
    if (local.announced !== "" && verdict !== local.announced && isShown()) announce(verdict);
    local.announced = verdict;
  });
  const later = debounced(pause, report);
  const now = oncePerFrame(() => {
    if (local.view === "json") editor.setText(withoutReturns(bench.text));
    examine();
    showHead();
    showSide();
  });

  const isShown = () => store.state.tab === id;
  let isStale = false;
  const refresh = (/** @type {any} */ _, /** @type {Set<string>} */ changed) => {
    // A policy is not compared with itself.
    const { compared: other } = bench;
    if (other && (bench.policies[store.state.policyIndex] === other || !bench.policies.includes(other) || (bench.isEdited && other === bench.opened))) bench.compared = null;
    if (changed.has("catalogs")) differenceKey = "";
    isStale = !isShown();
    if (isStale) return;
    local.isThorough = false;
    now();
    later();
  };
  store.subscribe(refresh, "policyText", "policyIndex", "locale", "catalogs", "userID", "words");
  store.subscribe((state, changed) => isStale && refresh(state, changed), "tab");
  examine();
  choose(local.view);
  showHead();
}

/**
 * Keeps sticky elements below the masthead, which is sticky, too.
 *
 * @param {HTMLElement} section
 */
function followMasthead(section) {
  const masthead = document.querySelector(".masthead, body > header");
  if (!masthead) return;
  const measure = () => {
    const isSticky = ["sticky", "fixed"].includes(getComputedStyle(masthead).position);
    section.style.setProperty("--policy-top", `${isSticky ? masthead.getBoundingClientRect().height : 0}px`);
  };
  new ResizeObserver(measure).observe(masthead);
  measure();
}

/**
 * Converts line ends to line feeds, the only line ends in a text area.
 *
 * @param {string} text
 */
const withoutReturns = (text) => text.replace(/\r\n?/g, "\n");

/**
 * Converts line ends to those of an earlier text.
 *
 * @param {string} text
 * @param {string} before
 */
const withLineEnds = (text, before) => (/\r\n/.test(before) ? text.replace(/\n/g, "\r\n") : text);
