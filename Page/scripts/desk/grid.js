// The grid of rows. Only visible rows are elements, so 180,000 rows scroll like 18. The grid has the focus, and names
// the active row.

import { el, fill, oncePerFrame, setText } from "../dom.js";
import { pieces } from "./marks.js";
import { urgencySymbols, urgencyTitles } from "./rows.js";

/** The heights of rows in pixels: for one line of text, or two. */
export const heights = { compact: 36, comfortable: 56 };

/** The number of rows kept ready above and below the visible ones. */
const margin = 6;

/** The maximum number of UTF-16 code units of a text shown in a row; the editor shows all. */
const maxLength = 300;

/**
 * @param {import("./desk.js").Desk} desk
 * @param {{onEdit: () => void}} actions
 */
export function makeGrid(desk, { onEdit }) {
  const body = el("div", { class: "grid-body", role: "presentation" });
  const head = el("div", { class: "grid-head", role: "row", aria: { rowindex: "1" } });
  const scroller = el("div", {
    class: "grid-scroller", role: "grid", tabindex: "0", id: "desk-grid", aria: { label: "Texts", colcount: "4" },
    onscroll: () => draw(), onkeydown: (/** @type {KeyboardEvent} */ event) => onKey(event),
  }, el("div", { role: "rowgroup", class: "grid-headgroup" }, head), el("div", { role: "rowgroup" }, body));
  const empty = el("p", { class: "grid-empty", hidden: true });
  const element = el("div", { class: "grid" }, scroller, empty);
  /** @type {Map<import("./rows.js").Row, HTMLElement>} */
  const drawn = new Map();
  const height = () => (desk.isComfortable ? heights.comfortable : heights.compact);

  const draw = oncePerFrame(() => render());

  function render() {
    const { list, document } = desk;
    if (!document) return;
    const size = height();
    const top = scroller.scrollTop;
    const first = Math.max(0, Math.floor(top / size) - margin);
    const last = Math.min(list.length, Math.ceil((top + scroller.clientHeight) / size) + margin);
    body.style.setProperty("height", `${list.length * size}px`);
    const shown = new Set(list.slice(first, last));
    for (const [row, each] of drawn) {
      if (shown.has(row)) continue;
      each.remove();
      drawn.delete(row);
    }
    for (let index = first; index < last; index++) {
      const row = list[index];
      let each = drawn.get(row);
      if (!each) {
        each = makeRow(row);
        drawn.set(row, each);
        body.append(each);
      }
      each.style.setProperty("transform", `translateY(${index * size}px)`);
      each.setAttribute("aria-rowindex", String(index + 2));
      fillRow(each, row, document);
    }
    const chosen = desk.row && drawn.get(desk.row);
    if (chosen) scroller.setAttribute("aria-activedescendant", chosen.id);
    else scroller.removeAttribute("aria-activedescendant");
  }

  let number = 0;

  /** @param {import("./rows.js").Row} row */
  function makeRow(row) {
    const each = el("div", {
      class: "grid-row", role: "row", id: `row-${++number}`,
      onclick: () => {
        desk.select(row);
        onEdit();
      },
    });
    return each;
  }

  /**
   * @param {HTMLElement} each
   * @param {import("./rows.js").Row} row
   * @param {import("./document.js").CatalogDocument} document
   */
  function fillRow(each, row, document) {
    const units = row.units(document.units);
    const findings = row.findings.map((index) => document.findings[index]);
    // The content of a row; the row is drawn again only if this changes.
    const state = JSON.stringify([row.urgency, row.isChanged, desk.row === row, desk.showsIDs, units.map(({ source, target }) => [source, target]), findings.map(({ id, line, column }) => [id, line, column])]);
    if (each.dataset.state === state) return;
    each.dataset.state = state;
    each.classList.toggle("is-chosen", desk.row === row);
    each.classList.toggle("is-changed", row.isChanged);
    each.setAttribute("aria-selected", String(desk.row === row));
    each.dataset.urgency = row.urgency;
    each.dataset.findings = findings.map(({ id, line, column }) => `${id}@${line}:${column}`).join(" ");
    const title = row.isChanged && row.urgency === "done" ? "Translated, changed" : urgencyTitles[row.urgency];
    const status = el("span", { class: `grid-sign sign-${row.urgency}`, role: "gridcell", title: findings.map(({ message }) => message).join("\n") || title },
      el("span", { aria: { hidden: "true" } }, urgencySymbols[row.urgency]), el("span", { class: "visually-hidden" }, title));
    if (row.isFile) {
      fill(each, status, el("span", { class: "grid-cell grid-file", role: "gridcell" }, `About the file: ${findings[0]?.message ?? "no findings left"}`, findings.length > 1 ? ` (and ${findings.length - 1} more)` : ""));
      return;
    }
    const { source = "en", target, direction = "ltr" } = desk.languages;
    fill(each, status,
      el("span", { class: "grid-cell", role: "gridcell", lang: source, dir: "auto" }, joined(units, findings, "source"), row.count > 1 ? el("span", { class: "grid-count", title: `${row.count} forms` }, `⧉${row.count}`) : null),
      el("span", { class: "grid-cell", role: "gridcell", lang: target ?? null, dir: target ? direction : "auto" }, joined(units, findings, "target", row.first)),
      el("span", { class: "grid-cell grid-where", role: "gridcell" }, el("bdi", { dir: "ltr" }, where(units[0], document))));
  }

  /**
   * @param {import("./rows.js").Unit[]} units
   * @param {import("./rows.js").Finding[]} findings
   * @param {"source" | "target"} which
   * @param {number} [first]
   */
  function joined(units, findings, which, first = 0) {
    /** @type {(Node | string)[]} */
    const found = [];
    const texts = which === "source" ? units.filter((unit, index) => units.findIndex(({ source }) => source === unit.source) === index) : units;
    texts.forEach((unit, index) => {
      if (index > 0) found.push(el("span", { class: "grid-slash" }, " / "));
      const text = unit[which];
      if (text === undefined || text === "") {
        found.push(el("span", { class: "grid-none" }, "–"));
        return;
      }
      const spans = findings.filter((finding) => finding.range && (finding.in ?? "target") === which && (which === "source" || finding.unitIndex === first + index))
        .map(({ range = [0, 0], severity }) => ({ start: range[0], end: range[1], kind: severity }));
      const piece = pieces(text.slice(0, maxLength), spans);
      found.push(el("bdi", null, piece, text.length > maxLength ? "…" : ""));
    });
    return found;
  }

  /**
   * The location of a text: its source file if there are several, else its id.
   *
   * @param {import("./rows.js").Unit} unit
   * @param {import("./document.js").CatalogDocument} document
   */
  function where(unit, document) {
    const { original } = document.files[unit.file ?? 0] ?? {};
    const originals = new Set(document.files.map((file) => file.original));
    if (desk.showsIDs || originals.size < 2 || !original) return unit.key === "" ? unit.id : unit.key;
    return (original.split("/").pop() ?? original).replace(/\.(strings|xib|storyboard|stringsdict|xcstrings)$/, "");
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(scroller.clientHeight / height()) - 1);
    const { list, row } = desk;
    const index = row ? list.indexOf(row) : -1;
    const next = /** @type {Record<string, number>} */ ({
      ArrowDown: index + 1, ArrowUp: Math.max(0, index - 1), PageDown: Math.min(list.length - 1, index + page), PageUp: Math.max(0, index - page), Home: 0, End: list.length - 1,
    })[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (list[next]) desk.select(list[next]);
    } else if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      if (!row && list[0]) desk.select(list[0]);
      onEdit();
    }
  }

  /** Scrolls the selected row into view. */
  function reveal() {
    const index = desk.row ? desk.list.indexOf(desk.row) : -1;
    if (index < 0) return;
    const size = height();
    const room = scroller.clientHeight - head.offsetHeight;
    const top = index * size;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + size > scroller.scrollTop + room) scroller.scrollTop = top + size - room;
  }

  /** @param {string} text */
  const column = (text) => el("span", { class: "grid-cell", role: "columnheader" }, text);
  const headings = () => {
    const { source, target } = desk.languages;
    const name = (/** @type {string | undefined} */ tag) => (tag ? ` (${tag})` : "");
    fill(head, el("span", { class: "grid-sign", role: "columnheader" }, el("span", { class: "visually-hidden" }, "Status")),
      column(`Source${name(source)}`), column(`Translation${name(target)}`), column("Where"));
  };

  desk.on(["sheet", "list"], () => {
    for (const each of drawn.values()) each.remove();
    drawn.clear();
    element.classList.toggle("is-comfortable", desk.isComfortable);
    scroller.setAttribute("aria-rowcount", String(desk.list.length + 1));
    headings();
    empty.hidden = desk.list.length > 0 || !desk.document;
    setText(empty, desk.filters.size > 0 || desk.search !== "" || desk.check !== "" ? "No texts match. Turn off a filter to see the others." : "This file has no texts.");
    if (!desk.row) scroller.scrollTop = 0;
    render();
    reveal();
  });
  desk.on(["selection"], () => {
    reveal();
    render();
  });
  desk.on(["row", "content", "view"], draw);
  new ResizeObserver(() => draw()).observe(scroller);

  return { element, scroller, reveal };
}
