// The findings of the policy as a list; each entry leads to its position.

import { el, fill, keyed, setText } from "../../dom.js";
import { sentence } from "./labels.js";

const titles = { error: "Error", warning: "Warning", info: "Note" };
const kinds = { error: "bad", warning: "warn", info: "accent" };

/** The maximum number of findings listed, because the first ones must be fixed first. */
const maxShown = 100;

/**
 * @param {(finding: import("./positions.js").Finding) => void} go
 * @returns {HTMLElement & {show: (findings: import("./positions.js").Finding[]) => void}}
 */
export function makeFindings(go) {
  const count = el("p", { class: "findings-count", role: "status" });
  const list = el("ul", { class: "findings", role: "list" });
  const show = (/** @type {import("./positions.js").Finding[]} */ findings) => {
    setText(count, summary(findings));
    keyed(list, findings.slice(0, maxShown), (each, index) => `${index} ${each.id} ${each.line}:${each.column} ${each.message}`,
      (finding) => el("li", null, el("button", { type: "button", class: "finding", onclick: () => go(finding) },
        el("span", { class: `badge badge-${kinds[finding.severity]}` }, titles[finding.severity]),
        el("span", { class: "finding-words" }, el("span", null, sentence(finding.message)), finding.help ? el("span", { class: "control-note" }, sentence(finding.help)) : null),
        el("span", { class: "finding-place" }, `${finding.line}:${finding.column}`))));
  };
  const element = el("section", { class: "stack-tight", aria: { label: "Findings" } }, count, list);
  fill(list);
  return Object.assign(element, { show });
}

/** @param {import("./positions.js").Finding[]} findings */
function summary(findings) {
  if (findings.length === 0) return "No findings in this policy";
  const parts = /** @type {const} */ (["error", "warning", "info"]).map((severity) => ({
    severity, count: findings.filter((each) => each.severity === severity).length,
  })).filter(({ count }) => count > 0);
  return parts.map(({ severity, count }) => `${count} ${titles[severity].toLowerCase()}${count === 1 ? "" : "s"}`).join(", ");
}
