// What standards say of the policy, in a line each.

import { ask } from "../desk.js";
import { el } from "../dom.js";

/** @param {import("../app.js").App} app */
export function verdict(app) {
  const { policyIndex, policyText } = app.store.state;
  const policy = app.data.policies[policyIndex];
  const findings = ask(app, { ask: "findings", policy: policyText });
  const audit = ask(app, { ask: "audit", policy: policyText });
  const rules = findings.rules?.length ?? 0;
  const name = policyText === policy?.text ? policy?.name : `${policy?.name}, edited`;
  return [
    el("p", null, el("b", null, name ?? "The policy"), `: ${rules} ${rules === 1 ? "rule" : "rules"}`),
    el("ul", { role: "list" }, (audit.standards ?? []).slice(0, 4).map((/** @type {any} */ standard) => {
      const failed = (standard.clauses ?? []).filter((/** @type {any} */ clause) => clause.verdict === "fail" || clause.outcome === "fail" || clause.result === "fail").length;
      return el("li", null, el("span", { class: failed > 0 ? "sign-error" : "sign-done" }, failed > 0 ? `✗ ${failed}` : "✓"), ` ${standard.title ?? standard.name ?? standard.id}`);
    })),
  ];
}
