// The results of the policy against standards, one line each, linked to the details.

import { query, auditOf } from "../queries.js";
import { button } from "../controls.js";
import { el } from "../dom.js";
import { showPolicy } from "../tabs/policy/index.js";

/** @param {import("../app.js").App} app */
export function verdict(app) {
  const { policyIndex, policyText } = app.store.state;
  const policy = app.data.policies[policyIndex];
  const { rules = [] } = query(app, { ask: "findings", policy: policyText });
  const { standards = [] } = auditOf(app, policyText);
  const name = policyText === policy?.text ? policy?.name : `${policy?.name}, edited`;
  return [
    el("p", null, line([el("b", null, name ?? "The policy"), `: ${rules.length} ${rules.length === 1 ? "rule" : "rules"}`], () => showPolicy(app, "settings"))),
    el("ul", { role: "list" }, standards.map((/** @type {any} */ { standard, title, clauses = [] }) => {
      const failed = clauses.filter((/** @type {any} */ clause) => clause.verdict === "fail" && clause.level === "required").length;
      const result = failed > 0 ? `✗ ${failed} ${failed === 1 ? "requirement" : "requirements"} not met` : "✓ all met, as far as the policy decides";
      return el("li", null, line([`${title.replace(/[,(].*/, "").trim()} `, el("span", { class: failed > 0 ? "sign-error" : "sign-done" }, result)],
        () => showPolicy(app, "audit", standard)));
    })),
  ];
}

/** @param {import("../dom.js").Child[]} words @param {() => void} open */
function line(words, open) {
  const link = button("", open, { class: "home-line" });
  link.append(.../** @type {any[]} */ (words));
  return link;
}
