// The name of the policy and its description, which is said to be stale once the rules are other ones; and edits that
// were kept from an earlier visit.

import { el, fill, setText } from "../../dom.js";
import { button } from "../../controls.js";
import { memberOf, treeOf } from "./json-tree.js";
import { withMember } from "./json-edit.js";
import { descriptionOf } from "./workbench.js";
import { formatName } from "./words.js";

/**
 * @param {import("./workbench.js").Workbench} bench
 * @returns {HTMLElement & {show: (format: string | undefined) => void}}
 */
export function makeDescription(bench) {
  let isEditing = false;
  const name = el("h2", { class: "policy-name" });
  const format = el("span", { class: "policy-format" });
  const text = el("p", { class: "policy-description", dir: "auto" });
  const area = /** @type {HTMLTextAreaElement} */ (el("textarea", {
    class: "area", rows: 2, dir: "auto", aria: { label: "Description" }, oninput: () => write(area.value),
  }));
  const edit = button("Describe it", () => open(), { kind: "plain" });
  const done = button("Done", () => close(), { kind: "plain" });
  const stale = el("p", { class: "policy-stale", role: "status", hidden: true },
    el("span", null, "The description is that of the old policy."), button("Edit the description", () => open(), { kind: "plain" }));
  const kept = el("p", { class: "notice row policy-kept", hidden: true });
  const element = el("header", { class: "policy-title" }, kept, el("div", { class: "policy-name-line" }, name, format),
    el("div", { class: "policy-description-line" }, text, edit, area, done), stale);

  const write = (/** @type {string} */ value) => {
    const tree = treeOf(bench.text);
    if (tree?.kind !== "object") return;
    bench.change(withMember(bench.text, tree, "description", value === "" ? undefined : value), "description");
  };
  const open = () => {
    isEditing = true;
    area.value = descriptionOf(bench.text);
    arrange();
    area.focus();
  };
  const close = () => {
    isEditing = false;
    arrange();
    (edit.hidden ? /** @type {HTMLElement} */ (stale.querySelector("button")) : edit).focus();
  };
  const arrange = () => {
    const description = descriptionOf(bench.text);
    const canDescribe = treeOf(bench.text)?.kind === "object" && Boolean(memberOf(treeOf(bench.text), "rules"));
    if (!canDescribe) isEditing = false;
    setText(text, description);
    setText(edit, description === "" ? "Describe it" : "Edit");
    edit.setAttribute("aria-label", description === "" ? "Describe it" : "Edit the description");
    text.hidden = isEditing || description === "";
    edit.hidden = isEditing || !canDescribe || bench.isDescriptionStale;
    area.hidden = done.hidden = !isEditing;
    if (isEditing && document.activeElement !== area) area.value = description;
    stale.hidden = !bench.isDescriptionStale;
    /** @type {HTMLElement} */ (stale.querySelector("button")).hidden = isEditing;
  };
  const show = (/** @type {string | undefined} */ id) => {
    setText(name, bench.name);
    setText(format, formatName(id));
    arrange();
    const found = bench.kept;
    kept.hidden = !found;
    if (found) {
      const time = new Date(found.at);
      const when = found.at > 0 ? ` of ${time.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}, ${time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })},` : "";
      fill(kept, el("span", null, `Your changes${when} were kept.`), button("Restore them", () => bench.restoreKept(), { kind: "main" }),
        button("Discard them", () => {
          bench.forgetKept();
          show(id);
        }, { kind: "plain" }));
    }
  };
  return Object.assign(element, { show });
}
