// The list of proposals below the caret. The text area keeps the focus and controls the list (ARIA: a list box
// referenced by `aria-activedescendant`).

import { announce, el, fill, uniqueID } from "../../dom.js";
import { proposalsAt } from "./completion.js";

/** The maximum number of proposals shown; typing narrows them down. */
const maxShown = 40;

/**
 * @param {import("./editor.js").Editor} editor
 * @param {any} schema
 * @param {import("./schema.js").RuleKind[]} kinds
 * @returns {{offer: () => void, close: () => void}}
 */
export function makeProposals(editor, schema, kinds) {
  const { area } = editor;
  const list = el("ul", { class: "proposals", role: "listbox", id: uniqueID("proposals"), hidden: true, aria: { label: "Proposals" } });
  editor.element.querySelector(".editor-frame")?.append(list);
  area.setAttribute("aria-controls", list.id);
  /** @type {import("./completion.js").Proposals} */
  let shown = { from: 0, to: 0, list: [] };
  let chosen = 0;

  const close = () => {
    list.hidden = true;
    area.removeAttribute("aria-activedescendant");
  };
  const mark = () => {
    [...list.children].forEach((item, index) => {
      item.setAttribute("aria-selected", String(index === chosen));
      if (index !== chosen) return;
      area.setAttribute("aria-activedescendant", item.id);
      item.scrollIntoView({ block: "nearest" });
    });
  };
  const take = (/** @type {number} */ index) => {
    const proposal = shown.list[index];
    close();
    if (!proposal) return;
    editor.replace(shown.from, shown.to, proposal.text);
    // After the name of a member, the proposals for its value follow.
    if (proposal.text.endsWith(": ")) offer();
  };
  const open = (/** @type {boolean} */ isRequested) => {
    const found = area.selectionStart === area.selectionEnd
      ? proposalsAt(area.value, area.selectionStart, schema, kinds) : { from: 0, to: 0, list: [] };
    shown = { ...found, list: found.list.slice(0, maxShown) };
    if (shown.list.length === 0) {
      if (isRequested) announce("No proposals here");
      return close();
    }
    chosen = 0;
    fill(list, shown.list.map(({ title, note }, index) =>
      el("li", {
        class: "proposal", role: "option", id: `${list.id}-${index}`, onmousedown: (/** @type {Event} */ event) => {
          event.preventDefault();
          take(index);
        },
      }, el("span", { class: "proposal-title" }, title), note ? el("span", { class: "proposal-note" }, note) : null)));
    list.hidden = false;
    const { x, y, height } = editor.coordinatesOf(shown.from);
    const room = area.clientHeight;
    list.style.setProperty("left", `${Math.max(0, Math.min(x, area.clientWidth - 260))}px`);
    const below = room - y - height;
    const isAbove = below < 160 && y > below;
    list.style.setProperty("top", isAbove ? "auto" : `${y + height}px`);
    list.style.setProperty("bottom", isAbove ? `${room - y}px` : "auto");
    list.style.setProperty("max-height", `${Math.max(90, Math.min(260, (isAbove ? y : below) - 8))}px`);
    mark();
    announce(shown.list.length === 1 ? "1 proposal" : `${shown.list.length} proposals`);
  };
  const offer = () => open(true);

  area.addEventListener("input", (event) => {
    const typed = /** @type {InputEvent} */ (event);
    const isTyping = typed.inputType === "insertText" || typed.inputType === "deleteContentBackward";
    const character = typed.data ?? "";
    if (isTyping && (!list.hidden || /^["\p{L}:[{-]$/u.test(character))) open(false);
    else close();
  });
  area.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === " ") {
      event.preventDefault();
      return offer();
    }
    if (list.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    const count = shown.list.length;
    const next = { ArrowDown: (chosen + 1) % count, ArrowUp: (chosen + count - 1) % count, PageDown: Math.min(count - 1, chosen + 8), PageUp: Math.max(0, chosen - 8) }[event.key];
    if (next !== undefined) {
      chosen = next;
      mark();
    } else if (event.key === "Enter" || event.key === "Tab") {
      take(chosen);
    } else if (event.key === "Escape") {
      close();
    } else {
      return;
    }
    event.preventDefault();
  }, { capture: true });
  area.addEventListener("blur", close);
  area.addEventListener("scroll", close);
  area.addEventListener("click", close);
  return { offer, close };
}
