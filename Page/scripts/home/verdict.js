// What standards say of the policy, in a line each.

import { ask } from "../desk.js";
import { el } from "../dom.js";

/** @param {import("../app.js").App} app */
export function verdict(app) {
  const { policyIndex, policyText } = app.store.state;
  const policy = app.data.policies[policyIndex];
  const { rules = [] } = ask(app, { ask: "findings", policy: policyText });
  const { standards = [] } = ask(app, { ask: "audit", policy: policyText });
  const name = policyText === policy?.text ? policy?.name : `${policy?.name}, edited`;
  return [
    el("p", null, el("b", null, name ?? "The policy"), `: ${rules.length} ${rules.length === 1 ? "rule" : "rules"}`),
    el("ul", { role: "list" }, standards.map((/** @type {any} */ { title, clauses = [] }) => {
      const failed = clauses.filter((/** @type {any} */ clause) => clause.verdict === "fail" && clause.level === "required").length;
      return el("li", null, el("span", { class: failed > 0 ? "sign-error" : "sign-done" }, failed > 0 ? `✗ ${failed}` : "✓"), ` ${title.replace(/[,(].*/, "").trim()}`);
    })),
  ];
}
