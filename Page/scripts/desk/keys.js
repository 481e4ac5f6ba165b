// The keyboard shortcuts of the desk.

import { el } from "../dom.js";
import { showDialog } from "../dialog.js";

/** @type {[string, string][]} */
const keys = [
  ["↑ ↓", "Choose a text"], ["Enter", "Edit it"], ["Ctrl+Enter", "Keep it and continue"], ["Esc", "Back to the list"],
  ["Alt+↓  Alt+↑", "Next and previous finding"], ["Ctrl+.", "First fix"], ["Alt+1 … 9", "Insert a placeholder"],
  ["Ctrl+Z  Ctrl+Shift+Z", "Undo and redo, in all texts"], ["Ctrl+S", "Save"], ["/", "Search"], ["F6", "Next part of the screen"], ["?", "Show these keys"],
];

/** Shows the keyboard shortcuts. */
export const showKeys = () => showDialog("Keys", [
  el("dl", { class: "keys" }, keys.map(([key, what]) => [el("dt", null, key.split("  ").map((each, index) => [index > 0 ? " " : null, el("kbd", null, each)])), el("dd", null, what)])),
  el("p", { class: "small soft" }, "On a Mac, use Cmd instead of Ctrl."),
], [{ id: "ok", title: "OK", kind: "main" }]);

/**
 * Handles the keyboard shortcuts of the desk.
 *
 * @param {HTMLElement} section
 * @param {import("./desk.js").Desk} desk
 * @param {{grid: HTMLElement, search: HTMLElement, parts: () => HTMLElement[], focusEditor: () => void, fixFirst: () => void, insertChip: (index: number) => void, goOn: () => void, leaveEditor: () => void, save: () => void, undo: () => void, redo: () => void}} parts
 */
export function handleKeys(section, desk, parts) {
  /** @param {number} by */
  const toFinding = (by) => {
    const row = desk.neighbour(by, (each) => each.findings.length > 0 && !each.isFile);
    if (!row) return;
    const isEditing = document.activeElement instanceof HTMLTextAreaElement;
    desk.select(row);
    if (isEditing || by !== 0) parts.focusEditor();
  };
  addEventListener("keydown", (event) => {
    if (section.hidden || !desk.document || event.defaultPrevented || event.isComposing) return;
    const isTyping = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    /** @type {(() => void) | undefined} */
    let action;
    if (isCommand && key === "Enter") action = parts.goOn;
    else if (isCommand && key === ".") action = parts.fixFirst;
    else if (isCommand && key === "s") action = parts.save;
    else if (isCommand && key === "z" && event.target !== parts.search) action = event.shiftKey ? parts.redo : parts.undo;
    else if (isCommand && key === "y" && event.target !== parts.search) action = parts.redo;
    else if (event.altKey && !isCommand && key === "ArrowDown") action = () => toFinding(1);
    else if (event.altKey && !isCommand && key === "ArrowUp") action = () => toFinding(-1);
    else if (event.altKey && !isCommand && /^Digit[1-9]$/.test(event.code)) action = () => parts.insertChip(Number(event.code.slice(5)) - 1);
    else if (key === "F6") action = () => nextPart(parts.parts(), event.shiftKey ? -1 : 1);
    else if (key === "Escape" && event.target instanceof HTMLTextAreaElement) action = parts.leaveEditor;
    else if (!isTyping && !isCommand && !event.altKey && key === "/") action = () => parts.search.focus();
    else if (!isTyping && !isCommand && !event.altKey && key === "?") action = () => showKeys();
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** @param {HTMLElement[]} parts @param {number} by */
function nextPart(parts, by) {
  const shown = parts.filter((part) => part.getClientRects().length > 0);
  const index = shown.findIndex((part) => part.contains(document.activeElement));
  const part = shown[(index + by + shown.length) % shown.length];
  const target = part.matches("[tabindex='0']") ? part : /** @type {HTMLElement | null} */ (part.querySelector("textarea, [aria-current], input, button, [tabindex='0']"));
  target?.focus();
}
