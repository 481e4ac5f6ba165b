// The name and description of the policy, with a line below that warns of a stale description, so that the layout stays
// the same when the rules change; and a notice about edits kept from an earlier visit.

import { el, fill, setText } from "../../dom.js";
import { button } from "../../controls.js";
import { memberOf, treeOf } from "./json-tree.js";
import { withMember } from "./json-edit.js";
import { descriptionOf } from "./edit-history.js";
import { formatName } from "./labels.js";

/** The warning; short enough to fit next to its button on a phone. */
export const staleText = "Description of the old rules";

/**
 * @param {import("./workbench.js").Workbench} bench
 * @param {() => void} onRename
 * @returns {HTMLElement & {show: (format: string | undefined) => void}}
 */
export function makeDescription(bench, onRename) {
  let isEditing = false;
  let isNaming = false;
  const name = el("h2", { class: "policy-name" });
  const nameField = /** @type {HTMLInputElement} */ (el("input", {
    class: "input policy-name-field", type: "text", dir: "auto", autocomplete: "off", hidden: true, aria: { label: "Name of the policy" },
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
      event.preventDefault();
      endNaming(event.key === "Enter");
      rename.focus();
    }, onblur: () => endNaming(true),
  }));
  const rename = button("Rename", () => {
    isNaming = true;
    nameField.value = bench.plainName;
    arrange();
    nameField.select();
  }, { kind: "plain" });
  const endNaming = (/** @type {boolean} */ isKept) => {
    if (!isNaming) return;
    isNaming = false;
    if (isKept) bench.rename(nameField.value);
    arrange();
    onRename();
  };
  const format = el("span", { class: "policy-format" });
  const text = el("p", { class: "policy-description", dir: "auto" });
  const area = /** @type {HTMLTextAreaElement} */ (el("textarea", {
    class: "area", rows: 2, dir: "auto", aria: { label: "Description" }, oninput: () => write(area.value.replace(/\s*\n\s*/g, " ")),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
      event.preventDefault();
      close();
    },
  }));
  const edit = button("Describe it", () => open(), { kind: "plain" });
  const done = button("Done", () => close(), { kind: "plain" });
  const stale = el("span", { class: "policy-stale", role: "status" });
  const kept = el("p", { class: "notice row policy-kept", hidden: true });
  const element = el("header", { class: "policy-title" }, kept, el("div", { class: "policy-name-line" }, name, nameField, rename, format),
    text, area, el("div", { class: "policy-description-line" }, edit, done, stale));

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
    edit.focus();
  };
  const arrange = () => {
    const description = descriptionOf(bench.text);
    const canDescribe = treeOf(bench.text)?.kind === "object" && Boolean(memberOf(treeOf(bench.text), "rules"));
    if (!canDescribe) isEditing = false;
    setText(text, description);
    setText(edit, description === "" ? "Describe it" : "Edit");
    edit.setAttribute("aria-label", description === "" ? "Describe it" : "Edit the description");
    text.hidden = isEditing || description === "";
    edit.hidden = isEditing || !canDescribe;
    area.hidden = done.hidden = !isEditing;
    if (isEditing && document.activeElement !== area) area.value = description;
    setText(stale, bench.isDescriptionStale ? staleText : "");
    name.hidden = isNaming;
    nameField.hidden = !isNaming;
    rename.hidden = isNaming || !bench.canRename;
    setText(name, bench.isEdited ? bench.name : bench.titleOf(bench.opened));
  };
  const show = (/** @type {string | undefined} */ id) => {
    setText(format, formatName(id));
    arrange();
    const found = bench.storedEdits;
    kept.hidden = !found;
    if (found) {
      const time = new Date(found.at);
      const when = found.at > 0 ? ` of ${time.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}, ${time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })},` : "";
      fill(kept, el("span", null, `Your changes${when} were kept.`), button("Restore them", () => bench.restoreStoredEdits(), { kind: "main" }),
        button("Discard them", () => {
          bench.discardStoredEdits();
          show(id);
        }, { kind: "plain" }));
    }
  };
  return Object.assign(element, { show });
}
