// The panel that stays visible while the rules scroll: errors, results of standards, losses of users, and the trial of
// a password.

import { el, fill, keyed, setText } from "../../dom.js";
import { button } from "../../controls.js";
import { failing, gainSentence, lossOf, noDifference } from "./loss.js";
import { counted, sentence, shortName } from "./labels.js";

/** The maximum number of findings shown here; the others are listed with the JSON. */
const maxFindings = 2;

/**
 * @typedef {object} SideView
 * @property {any} findings the engine's answer
 * @property {string | null} conflict the reason why no password can meet the policy
 * @property {any} audit the engine's answer, or null
 * @property {any} difference the engine's answer, or null if nothing is compared
 * @property {{before: string, after: string}} names the names of the policies compared
 */

/**
 * @param {HTMLElement & {show: (obstacle: string | null) => void}} trial
 * @param {{go: (finding: any) => void, change: (standard: string, clause: string) => void, open: (view: string) => void}} actions
 * @returns {HTMLElement & {show: (view: SideView) => void}}
 */
export function makeSide(trial, { go, change, open }) {
  let chosen = "nist";
  /** @type {SideView} */
  let view = { findings: { findings: [] }, conflict: null, audit: null, difference: null, names: { before: "", after: "" } };

  const problems = el("ul", { class: "side-problems", role: "list" });
  const chips = el("div", { class: "verdict-chips", role: "group", aria: { label: "Standards" } });
  const none = el("p", { class: "soft small", hidden: true }, "Standards are checked once the policy has no errors.");
  const clauses = el("ul", { class: "side-clauses", role: "list" });
  const loss = el("section", { class: "side-loss", aria: { label: "What users lose" } });
  const unfold = (/** @type {boolean} */ isOpen) => {
    element.dataset.open = String(isOpen);
    toggle.setAttribute("aria-expanded", String(isOpen));
    setText(toggle, isOpen ? "Less" : "Why, and what users lose");
  };
  const toggle = el("button", { type: "button", class: "side-toggle", aria: { expanded: "false" }, onclick: () => unfold(element.dataset.open !== "true") }, "Why, and what users lose");
  const element = el("aside", { class: "policy-side", aria: { label: "Verdict and trial" }, data: { open: "false" } },
    el("section", { class: "verdict", aria: { label: "Verdict" } }, problems, chips, none, el("div", { class: "side-more" }, clauses)),
    el("div", { class: "side-more" }, loss), trial, toggle);

  const showClauses = () => {
    const audit = (view.audit?.standards ?? []).find((/** @type {any} */ { standard }) => standard === chosen);
    const failed = audit ? failing(audit) : [];
    const rows = audit && failed.length === 0 ? [{ clause: "", done: `${shortName(audit)}: no clause that this policy decides fails.` }] : failed;
    keyed(clauses, rows, (/** @type {any} */ each) => `${chosen} ${each.clause} ${each.change ?? ""}`, (/** @type {any} */ each) => el("li", { class: "side-clause" },
      el("span", { class: "side-clause-words" }, each.done ?? el("span", null, el("span", { class: "visually-hidden" }, "Not met: "), each.change ? sentence(each.change) : "This has to change:"),
        each.done ? null : el("span", { class: "control-note" }, `${shortName(audit)} requires: ${each.title}`)),
      each.change ? button("Fix", () => change(chosen, each.clause), { kind: "plain", title: each.change, aria: { label: `Fix ${each.clause}: ${each.change}` } }) : null));
  };
  const showChips = () => {
    const audits = view.audit?.standards ?? [];
    chips.hidden = audits.length === 0;
    none.hidden = audits.length > 0;
    keyed(chips, audits, (/** @type {any} */ { standard }) => standard, (/** @type {any} */ audit) => {
      const mark = el("span", { class: "verdict-sign" });
      const chip = /** @type {any} */ (el("button", { type: "button", class: "verdict-chip", onclick: () => {
        chosen = audit.standard;
        showChips();
        showClauses();
        // On a phone the clauses are collapsed.
        unfold(true);
      } }, el("span", null, shortName(audit)), mark));
      chip.mark = mark;
      return chip;
    }, (/** @type {any} */ chip, /** @type {any} */ audit) => {
      const count = failing(audit).length;
      const isFailed = audit.verdict !== "pass";
      setText(chip.mark, isFailed ? `✗ ${count}` : "✓");
      chip.mark.className = `verdict-sign verdict-${isFailed ? "bad" : "good"}`;
      chip.setAttribute("aria-label", `${shortName(audit)} ${isFailed ? `✗ ${count}: ${counted(count, "clause")} ${count === 1 ? "fails" : "fail"}` : "✓: passes"}`);
      chip.setAttribute("aria-pressed", String(audit.standard === chosen));
      chip.title = audit.title;
    });
  };
  const showProblems = () => {
    const all = view.findings.findings ?? [];
    const found = ["error", "warning", "info"].flatMap((severity) => all.filter((/** @type {any} */ each) => each.severity === severity));
    /** @type {any[]} */
    const shown = found.slice(0, maxFindings);
    if (view.conflict && !shown.some(({ severity }) => severity === "error")) shown.unshift({ severity: "error", message: view.conflict });
    keyed(problems, shown, (each, index) => `${index} ${each.line}:${each.column} ${each.message} ${each.help}`, (each) => el("li", { class: `side-problem side-${each.severity}` },
      el("span", { class: "side-sign", aria: { hidden: true } }, each.severity === "error" ? "✗" : "▲"),
      el("span", null, el("span", { class: "visually-hidden" }, each.severity === "error" ? "Error: " : "Warning: "), sentence(each.message),
        each.help ? el("span", { class: "side-more control-note" }, sentence(each.help)) : null),
      each.line ? button("Show", () => go(each), { kind: "plain", aria: { label: `Show: ${each.message}` } }) : null));
    const rest = found.length - Math.min(found.length, maxFindings);
    if (rest > 0) problems.append(el("li", { data: { key: "rest" } }, button(`${rest} more in the JSON`, () => open("json"), { kind: "plain" })));
  };
  const showLoss = () => {
    const { difference, names } = view;
    if (!difference) {
      return fill(loss, el("p", { class: "soft small" }, "Change a rule, or choose a policy to compare with, to see what users lose."));
    }
    if (difference.isPending) return fill(loss, el("p", { class: "soft small" }, "Comparing …"));
    const why = noDifference(difference);
    if (why) return fill(loss, el("p", { class: "soft small" }, why));
    const { first, example, rest, isWhole } = lossOf(difference);
    const gain = gainSentence(difference);
    const sample = example ? el("code", { dir: "ltr", class: "example" }, example) : null;
    fill(loss, el("p", { class: "side-from" }, el("bdi", null, names.before), " → ", el("bdi", null, names.after)),
      el("p", null, first, sample && isWhole ? [", such as ", sample] : null, ". ", rest, sample && !isWhole ? [" For example: ", sample, "."] : null, " ", gain.first, gain.sample ? el("code", { dir: "ltr", class: "example" }, gain.sample) : null, "."),
      button("Compare in full", () => open("compare"), { kind: "plain" }));
  };
  const show = (/** @type {SideView} */ next) => {
    view = next;
    showProblems();
    showChips();
    showClauses();
    showLoss();
  };
  return Object.assign(element, { show });
}
