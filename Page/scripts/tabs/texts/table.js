// A table of any number of rows. Only the visible rows are in the page, except when printing.

import { el, fill, oncePerFrame } from "../../dom.js";
import { directionOf } from "../../locales.js";
import { groupTitle, styleTitle } from "./labels.js";

/** @typedef {import("./rows.js").Row} Row */

/** The number of rows rendered above and below the visible ones. */
const margin = 20;
/** The number of rows measured as a block: rows differ in height, so the height of each block is recorded. */
const blockSize = 25;
/** The assumed height of a row before its block is measured. */
const usualHeight = 37;

const columns = [
  { title: "Language", of: (/** @type {Row} */ row) => el("td", { class: "text-language" }, el("span", null, row.language), el("code", null, row.tag)) },
  { title: "About", of: (/** @type {Row} */ row) => el("td", { class: "text-name" }, el("span", null, groupTitle(row.group)), el("code", null, row.name.split(".").map((part, index) => (index === 0 ? part : [".", el("wbr"), part])))) },
  { title: "Used", of: (/** @type {Row} */ row) => el("td", { class: "text-style" }, styleTitle(row.style)) },
  { title: "Number", of: (/** @type {Row} */ row) => el("td", { class: "text-number" }, row.number === null ? null : [String(row.number), " ", el("span", { class: "badge" }, row.category)]) },
  { title: "Words", of: words },
];

/** @param {Row} row */
function words(row) {
  // A text of another language keeps its own direction.
  const lang = row.from ?? row.tag;
  const isOther = lang !== row.tag;
  const isFallback = lang.split("-")[0] !== row.tag.split("-")[0];
  return el("td", { class: "text-words", dir: isOther ? row.direction : null },
    el("bdi", { lang, dir: isOther ? directionOf(lang) : row.direction, class: "text-shown" }, row.text),
    isOther ? el("bdi", { lang: "en", dir: "ltr", class: `badge ${isFallback ? "badge-warn" : ""}` }, isFallback ? `not translated: shown in ${lang}` : `from ${lang}`) : null);
}

/**
 * @returns {{element: HTMLElement, show: (rows: Row[], isOneLanguage: boolean) => void, print: () => void}}
 */
export function makeTable() {
  const body = el("tbody");
  const table = el("table", { class: "table texts-table" },
    el("caption", { class: "visually-hidden" }, "Texts"),
    el("thead", null, el("tr", null, columns.map(({ title }) => el("th", { scope: "col" }, title)))), body);
  const scroll = el("div", { class: "table-scroll texts-scroll", tabindex: 0, role: "region", aria: { label: "Table of texts" } }, table);
  const empty = el("p", { class: "texts-empty soft", hidden: true }, "No text matches. Use fewer words, or choose “All” above.");
  const element = el("div", null, scroll, empty);
  /** @type {Row[]} */
  let rows = [];
  /** @type {number[]} the known heights of blocks of rows */
  let heights = [];
  let [first, last] = [0, 0];
  let isPrinting = false;
  /** Whether the column of languages is hidden, because all rows have the same language. */
  let isOne = false;

  const heightOf = (/** @type {number} */ block) => heights[block] ?? usualHeight * Math.min(blockSize, rows.length - block * blockSize);
  const spacer = (/** @type {number} */ height) => el("tr", { class: "texts-space", aria: { hidden: true }, style: { height: `${height}px` } }, el("td", { colspan: columns.length - (isOne ? 1 : 0) }));
  const rowOf = (/** @type {Row} */ row, /** @type {number} */ index) => el("tr", { aria: { rowindex: index + 2 }, data: { row: index } }, columns.map(({ of }) => of(row)));

  const draw = (/** @type {boolean} */ isForced) => {
    const blocks = Math.ceil(rows.length / blockSize);
    let [from, to] = [0, blocks];
    if (!isPrinting) {
      let top = 0;
      const [upper, lower] = [scroll.scrollTop - margin * usualHeight, scroll.scrollTop + (scroll.clientHeight || 700) + margin * usualHeight];
      while (from < blocks && top + heightOf(from) < upper) top += heightOf(from++);
      to = from;
      while (to < blocks && top < lower) top += heightOf(to++);
    }
    if (!isForced && from === first && to === last) return;
    [first, last] = [from, to];
    let [above, below] = [0, 0];
    for (let block = 0; block < from; block += 1) above += heightOf(block);
    for (let block = to; block < blocks; block += 1) below += heightOf(block);
    fill(body, above > 0 ? spacer(above) : null, rows.slice(from * blockSize, to * blockSize).map((row, index) => rowOf(row, from * blockSize + index)), below > 0 ? spacer(below) : null);
    if (!isPrinting) measure();
  };
  /** Records the heights of the rendered blocks. */
  const measure = () => {
    /** @type {number[]} */
    const sums = [];
    for (const row of body.children) {
      const index = /** @type {HTMLElement} */ (row).dataset.row;
      if (index === undefined) continue;
      const block = Math.floor(Number(index) / blockSize);
      sums[block] = (sums[block] ?? 0) + row.getBoundingClientRect().height;
    }
    sums.forEach((height, block) => { if (height > 0) heights[block] = height; });
  };
  scroll.addEventListener("scroll", oncePerFrame(() => draw(false)));
  addEventListener("resize", oncePerFrame(() => {
    heights = [];
    draw(true);
  }));

  const printing = (/** @type {boolean} */ isNow) => {
    if (element.closest("[hidden]")) return;
    isPrinting = isNow;
    draw(true);
  };
  addEventListener("beforeprint", () => printing(true));
  addEventListener("afterprint", () => printing(false));

  return {
    element,
    show(next, isOneLanguage) {
      rows = next;
      isOne = isOneLanguage;
      table.classList.toggle("texts-one", isOne);
      heights = [];
      scroll.scrollTop = 0;
      table.setAttribute("aria-rowcount", String(rows.length + 1));
      scroll.hidden = rows.length === 0;
      empty.hidden = rows.length > 0;
      draw(true);
    },
    print: () => print(),
  };
}
