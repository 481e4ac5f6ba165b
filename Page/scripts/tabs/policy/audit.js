// The policy checked against standards, clause by clause, with changes that fix failures.

import { el, fill, keyed } from "../../dom.js";
import { button, labelled, menu } from "../../controls.js";
import { sentence } from "./labels.js";

const verdicts = {
  pass: { title: "pass", kind: "good" },
  fail: { title: "fail", kind: "bad" },
  unmet: { title: "not met", kind: "warn" },
  notApplicable: { title: "not applicable", kind: "" },
  undecidable: { title: "check elsewhere", kind: "" },
};

/**
 * @typedef {object} Uses how the passwords of the policy are used, which a policy does not specify
 * @property {boolean} [isOnlyFactor]
 * @property {boolean} [limitsAttempts]
 * @property {boolean} [isUnlockCode]
 */

/**
 * @param {{change: (standard: string, clause: string) => void, use: (uses: Uses) => void}} actions
 * @returns {HTMLElement & {show: (audit: any, wanted?: string) => void, choose: (uses: Uses) => void}} `wanted` is the
 *   standard to expand
 */
export function makeAudit({ change, use }) {
  const uses = { factor: "unknown", attempts: "unknown", isUnlockCode: false };
  const notify = () => use({
    ...(uses.factor === "unknown" ? {} : { isOnlyFactor: uses.factor === "only" }),
    ...(uses.attempts === "unknown" ? {} : { limitsAttempts: uses.attempts === "limited" }),
    ...(uses.isUnlockCode ? { isUnlockCode: true } : {}),
  });
  const factor = menu([{ id: "unknown", title: "not known" }, { id: "only", title: "the password alone" }, { id: "second", title: "with a second factor" }],
    uses.factor, (id) => { uses.factor = id; notify(); });
  const attempts = menu([{ id: "unknown", title: "not known" }, { id: "limited", title: "limited" }, { id: "unlimited", title: "not limited" }],
    uses.attempts, (id) => { uses.attempts = id; notify(); });
  const note = el("p", { class: "soft", hidden: true }, "The policy has errors; fix them to check it against standards.");
  const list = el("div", null);
  const element = el("div", { class: "stack" }, el("div", { class: "uses" }, labelled("Sign-in", factor), labelled("Failed attempts", attempts)), note, list);
  const show = (/** @type {any} */ audit, /** @type {string} */ wanted = "") => {
    note.hidden = !audit.error;
    keyed(list, audit.standards ?? [], ({ standard }) => standard, (_, index) => makeStandard(change, index === 0), (item, standard) => {
      item.show(standard);
      if (wanted) item.open = item.dataset.key === wanted;
    });
    if (wanted) /** @type {HTMLElement | null} */ (list.querySelector("details[open] > summary"))?.focus();
  };
  const choose = (/** @type {Uses} */ { isOnlyFactor, isUnlockCode = false }) => {
    uses.factor = isOnlyFactor === undefined ? "unknown" : isOnlyFactor ? "only" : "second";
    uses.isUnlockCode = isUnlockCode;
    factor.value = uses.factor;
    notify();
  };
  return Object.assign(element, { show, choose });
}

/** @param {(standard: string, clause: string) => void} change @param {boolean} isOpen */
function makeStandard(change, isOpen) {
  const badge = el("span");
  const title = el("span", { class: "standard-title" });
  const counts = el("span", { class: "control-note" });
  const body = el("ul", { class: "clauses", role: "list" });
  const element = el("details", { class: "standard", open: isOpen }, el("summary", null, badge, title, counts), body);
  let shown = "";
  return Object.assign(element, {
    show(/** @type {any} */ audit) {
      const key = JSON.stringify(audit);
      if (key === shown) return;
      shown = key;
      setBadge(badge, audit.verdict === "pass" ? "pass" : "fail");
      title.textContent = audit.title;
      counts.textContent = summary(audit.clauses);
      fill(body, audit.clauses.map((/** @type {any} */ clause) => clauseRow(audit.standard, clause, change)));
    },
  });
}

/** @param {any} clause */
const verdictOf = ({ verdict, level }) => (verdict === "fail" && level === "recommended" ? "unmet" : verdict);

/** @param {any[]} clauses */
function summary(clauses) {
  return Object.entries(verdicts).map(([id, { title }]) => ({ title, count: clauses.filter((each) => verdictOf(each) === id).length }))
    .filter(({ count }) => count > 0).map(({ title, count }) => `${count} ${title}`).join(" · ");
}

/** @param {HTMLElement} badge @param {string} verdict */
function setBadge(badge, verdict) {
  const { title, kind } = /** @type {any} */ (verdicts)[verdict];
  badge.className = `badge${kind ? ` badge-${kind}` : ""}`;
  badge.textContent = title;
}

/** @param {string} standard @param {any} clause @param {(standard: string, clause: string) => void} change */
function clauseRow(standard, clause, change) {
  const badge = el("span");
  setBadge(badge, verdictOf(clause));
  return el("li", { class: "clause" },
    el("div", { class: "clause-head" }, el("span", { class: "clause-number" }, clause.clause), el("span", { class: "clause-title" }, clause.title), badge),
    el("p", { class: "control-note" }, sentence(clause.text)),
    clause.change ? el("p", { class: "clause-change" }, el("span", null, sentence(clause.change)),
      button("Fix", () => change(standard, clause.clause), { kind: "plain", aria: { label: `Fix ${clause.clause}: ${clause.change}` } })) : null);
}
