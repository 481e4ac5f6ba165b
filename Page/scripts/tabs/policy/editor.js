// A JSON editor: a text area over a copy of the text that shows colours, line numbers and findings. The copy is hidden
// from screen readers; all input goes to the text area.

import { el, fill, uniqueID } from "../../dom.js";
import { tokensOf } from "./json-tree.js";
import { lineStarts, positionOf, rangeOf } from "./positions.js";

/** Longer texts are shown without colours, because no typed policy is that long. */
const maxColouredLength = 60_000;

/** The maximum number of line numbers drawn. */
const maxLineNumbers = 20_000;

/**
 * @typedef {object} Editor
 * @property {HTMLElement} element
 * @property {HTMLTextAreaElement} area
 * @property {(text: string) => void} setText
 * @property {(findings: import("./positions.js").Finding[]) => void} setFindings
 * @property {(offset: number, end?: number) => void} select moves the caret there and scrolls it into view
 * @property {(start: number, end: number, text: string) => void} replace replaces a range as if typed, so that it can
 *   be undone
 * @property {(offset: number) => {x: number, y: number, height: number}} coordinatesOf the position of a character in the
 *   editor
 */

/**
 * @param {string} label
 * @param {(text: string) => void} onInput
 * @returns {Editor}
 */
export function makeEditor(label, onInput) {
  const id = uniqueID("editor");
  const area = /** @type {HTMLTextAreaElement} */ (el("textarea", {
    id, class: "editor-area", spellcheck: "false", autocomplete: "off", autocapitalize: "off", autocorrect: "off", wrap: "off",
    dir: "ltr", aria: { label, autocomplete: "list", haspopup: "listbox" },
  }));
  const copy = el("pre", { class: "editor-copy", dir: "ltr", aria: { hidden: true } });
  const numbers = el("pre", { class: "editor-numbers", aria: { hidden: true } });
  const frame = el("div", { class: "editor-frame" }, copy, area);
  const element = el("div", { class: "editor" }, numbers, frame);
  /** @type {import("./positions.js").Finding[]} */
  let findings = [];
  let lines = 0;

  const draw = () => {
    const text = area.value;
    const starts = lineStarts(text);
    if (lines !== starts.length) {
      lines = starts.length;
      numbers.textContent = Array.from({ length: Math.min(lines, maxLineNumbers) }, (_, index) => index + 1).join("\n");
    }
    fill(copy, text.length > maxColouredLength ? [] : pieces(text, findings.map((each) => ({ ...rangeOf(text, starts, each), severity: each.severity }))), "\n");
    scroll();
  };
  const scroll = () => {
    copy.style.setProperty("transform", `translate(${-area.scrollLeft}px, ${-area.scrollTop}px)`);
    numbers.style.setProperty("transform", `translateY(${-area.scrollTop}px)`);
  };

  area.addEventListener("input", () => {
    // The findings belong to an earlier text; the engine will report new ones shortly.
    findings = [];
    draw();
    onInput(area.value);
  });
  area.addEventListener("scroll", scroll);

  const replace = (/** @type {number} */ start, /** @type {number} */ end, /** @type {string} */ text) => {
    area.focus();
    area.setSelectionRange(start, end);
    // The only way to insert text that the browser's undo covers.
    if (document.execCommand?.("insertText", false, text)) return;
    area.setRangeText(text, start, end, "end");
    area.dispatchEvent(new Event("input"));
  };
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const { value, selectionStart: start, selectionEnd: end } = area;
    const { text, caret } = lineBreak(value, start, end);
    replace(start, end, text);
    area.setSelectionRange(start + caret, start + caret);
  });

  return {
    element,
    area,
    setText(text) {
      if (area.value === text) return;
      const caret = Math.min(area.selectionStart, text.length);
      area.value = text;
      if (document.activeElement !== area) area.setSelectionRange(caret, caret);
      findings = [];
      draw();
    },
    setFindings(next) {
      findings = next;
      draw();
    },
    select(offset, end = offset) {
      area.focus();
      area.setSelectionRange(offset, end);
      const { line } = positionOf(area.value, lineStarts(area.value), offset);
      const height = parseFloat(getComputedStyle(area).lineHeight) || 20;
      const top = (line - 1) * height;
      if (top < area.scrollTop || top > area.scrollTop + area.clientHeight - 2 * height) area.scrollTop = Math.max(0, top - 3 * height);
    },
    replace,
    coordinatesOf(offset) {
      const box = frame.getBoundingClientRect();
      const found = boxAt(copy, offset);
      const height = parseFloat(getComputedStyle(area).lineHeight) || 20;
      return found ? { x: found.left - box.left, y: found.top - box.top, height } : { x: 0, y: 0, height };
    },
  };
}

/**
 * The text inserted by the Enter key: the next line is indented like this one, or deeper after a bracket.
 *
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function lineBreak(text, start, end) {
  const indentation = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", start - 1) + 1, start))?.[0] ?? "";
  const isOpen = /[{[]\s*$/.test(text.slice(0, start));
  const inner = `\n${indentation}${isOpen ? "  " : ""}`;
  const closes = isOpen && /^[ \t]*[}\]]/.test(text.slice(end));
  return { text: closes ? `${inner}\n${indentation}` : inner, caret: inner.length };
}

/**
 * The text in pieces, each with its kind and the most severe finding that covers it.
 *
 * @param {string} text
 * @param {{start: number, end: number, severity: string}[]} marks
 */
function pieces(text, marks) {
  const tokens = tokensOf(text);
  const edges = new Set([0, text.length]);
  for (const { start, end } of tokens) edges.add(start).add(end);
  for (const { start, end } of marks) edges.add(start).add(end);
  const offsets = [...edges].sort((a, b) => a - b);
  // The marks open at the current position.
  const opening = [...marks].sort((a, b) => a.start - b.start);
  let [nextMark, nextToken] = [0, 0];
  /** @type {typeof marks} */
  let open = [];
  return offsets.slice(0, -1).map((start, index) => {
    while (nextMark < opening.length && opening[nextMark].start <= start) open.push(opening[nextMark++]);
    open = open.filter(({ end }) => end > start);
    while (nextToken < tokens.length && tokens[nextToken].end <= start) nextToken += 1;
    const token = tokens[nextToken];
    const kind = token && token.start <= start ? kindOf(tokens, nextToken) : "";
    const severity = ["error", "warning", "info"].find((each) => open.some((mark) => mark.severity === each));
    const part = text.slice(start, offsets[index + 1]);
    if (!kind && !severity) return part;
    return el("span", { class: [kind && `code-${kind}`, severity && `mark mark-${severity}`].filter(Boolean).join(" ") }, part);
  });
}

/** @param {import("./json-tree.js").Token[]} tokens @param {number} index */
function kindOf(tokens, index) {
  const token = tokens[index];
  if (token.kind === "string") return tokens[index + 1]?.text === ":" ? "name" : "string";
  return token.kind;
}

/** @param {HTMLElement} copy @param {number} offset */
function boxAt(copy, offset) {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left < length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
      return box;
    }
    left -= length;
  }
  return null;
}
