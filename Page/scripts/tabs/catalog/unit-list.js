// All units of the file, with search and filters.

import { button, labelled, menu } from "../../controls.js";
import { el, fill, keyed, setText, uniqueID } from "../../dom.js";
import { localeInfo } from "../../locales.js";
import { folded, wordsOf } from "../../search.js";
import { statusTitles } from "../../catalog/status.js";
import { statusBadges } from "./details.js";
import { lintCard, lintHint, severityBadge } from "./file-bar.js";

/** @typedef {import("../../catalog/scanner/xliff.js").Unit} Unit */

/** How many units are drawn at once. */
const page = 200;

/** @param {import("./index.js").Desk} desk */
export function makeUnitList(desk) {
  const { opened, app } = desk;
  const locale = localeInfo(opened.locale ?? "en");
  let filter = "all";
  let limit = page;
  /** @type {Map<import("../../catalog/scanner/xliff.js").Unit, import("../../catalog/checks.js").CatalogFinding[]>} */
  let findings = new Map();

  const filters = [
    { id: "all", title: "All texts", has: () => true },
    { id: "untranslated", title: "Untranslated", has: (/** @type {Unit} */ unit) => opened.status(unit) === "untranslated" },
    { id: "review", title: "To review", has: (/** @type {Unit} */ unit) => opened.status(unit) === "review" },
    { id: "findings", title: "With findings", has: (/** @type {Unit} */ unit) => findings.has(unit) },
    { id: "changed", title: "Changed", has: (/** @type {Unit} */ unit) => opened.isChanged(unit) },
  ];
  const choice = menu(filters.map(({ id, title }) => ({ id, title })), filter, (id) => {
    filter = id;
    limit = page;
    update();
  });
  const search = /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "search", placeholder: "Text, id or note", dir: "auto",
    oninput: () => {
      limit = page;
      update();
    },
  }));
  const heading = uniqueID("units");
  const count = el("p", { class: "small soft", role: "status" });
  const list = el("ul", { class: "catalog-units", role: "list", onkeydown: (/** @type {any} */ event) => move(event) });
  const more = button("Show more", () => {
    limit += page;
    update();
  });
  const general = el("ul", { class: "catalog-findings", role: "list" });
  const judged = el("section", { class: "card stack" },
    el("h3", null, "More checks"),
    el("p", null,
      "This page finds placeholders that are missing or too many, missing plural forms, empty translations and ids that are",
      " used twice. The command finds more, such as wrong punctuation, mixed scripts and terms."),
    lintHint(opened.name));
  const element = el("div", { class: "stack" },
    el("section", { class: "card stack", aria: { labelledby: heading } },
      el("h3", { id: heading }, "Texts of the file"),
      general,
      el("div", { class: "catalog-filters" }, labelled("Search", search), labelled("Show", choice)),
      count, list, more),
    lintCard(app, desk), judged);

  function update() {
    findings = new Map();
    for (const finding of opened.findings) {
      if (finding.unit) findings.set(finding.unit, [...(findings.get(finding.unit) ?? []), finding]);
    }
    showGeneral();
    const counts = new Map(filters.map(({ id, has }) => [id, opened.units.filter(has).length]));
    choice.update(filters.map(({ id, title }) => ({ id, title: `${title} (${counts.get(id)})` })), filter);
    const words = wordsOf(search.value);
    const { has } = filters.find(({ id }) => id === filter) ?? filters[0];
    const found = opened.units.filter((unit) => has(unit) && (words.length === 0 || matches(unit, words)));
    setText(count, found.length === 0 ? "No text is like that" : `${found.length} of ${opened.units.length} texts`);
    keyed(list, found.slice(0, limit), ({ index }) => String(index), makeRow, drawRow);
    more.hidden = found.length <= limit;
    select();
  }

  /** Findings about the file itself. */
  function showGeneral() {
    const own = opened.findings.filter((finding) => finding.unit === undefined);
    general.hidden = own.length === 0;
    fill(general, own.slice(0, 50).map(({ severity, message, help, place }) =>
      el("li", { data: { severity } }, el("span", { class: `badge ${severityBadge(severity)}` }, severity),
        el("p", null, `${place ? `Line ${place.line}: ` : ""}${message}. ${help ?? ""}`))));
  }

  /** @param {Unit} unit @param {string[]} words */
  const matches = (unit, words) =>
    [unit.id, unit.source?.text, opened.translation(unit).text, ...unit.notes].some((text) => {
      const key = folded(text ?? "");
      const hasValue = /%\S/.test(key);
      // Who reads "1 letter" on the screen looks for it, where the file has "%lld letter".
      return words.every((word) => key.includes(word) || (hasValue && /^\d+$/.test(word)));
    });

  /** @param {Unit} unit */
  function makeRow(unit) {
    const row = el("button", {
      type: "button", class: "catalog-row", tabindex: "-1",
      onclick: () => desk.select(unit, { isEditing: true, origin: row }),
    },
      el("span", { class: "catalog-row-source", lang: unit.file.sourceLanguage ?? "en", dir: "auto" }, clipped(unit.source?.text ?? "")),
      el("span", { class: "catalog-row-target", lang: locale.tag, dir: locale.direction }),
      el("span", { class: "row catalog-row-badges" }),
      el("span", { class: "catalog-row-id", dir: "ltr" }, clipped(unit.id)));
    return el("li", null, row);
  }

  /** @param {any} item @param {Unit} unit */
  function drawRow(item, unit) {
    const [, target, badges] = item.firstElementChild.children;
    setText(target, clipped(opened.translation(unit).text ?? ""));
    const status = opened.status(unit);
    const isDone = status === "translated" || status === "source";
    const own = findings.get(unit) ?? [];
    const shown = [
      opened.isChanged(unit) ? ["badge-accent", "Changed"] : isDone ? undefined : [statusBadges[status], statusTitles[status]],
      own.length > 0 ? [severityBadge(own[0].severity), own.length === 1 ? own[0].id : `${own.length} findings`] : undefined,
    ].flatMap((one) => (one === undefined ? [] : [one]));
    const words = shown.map(([, text]) => text).join();
    if (badges.dataset.words === words) return;
    badges.dataset.words = words;
    fill(badges, shown.map(([kind, text]) => el("span", { class: `badge ${kind}` }, text)));
  }

  /** Marks the chosen unit; it is the one that the Tab key reaches. */
  function select() {
    const chosen = String(desk.selected?.index);
    let isFound = false;
    for (const item of list.children) {
      const isChosen = /** @type {HTMLElement} */ (item).dataset.key === chosen;
      isFound ||= isChosen;
      const row = /** @type {HTMLElement} */ (item.firstElementChild);
      row.tabIndex = isChosen ? 0 : -1;
      if (isChosen) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    const first = /** @type {HTMLElement | null} */ (list.querySelector(".catalog-row"));
    if (!isFound && first) first.tabIndex = 0;
  }

  /**
   * Arrow keys go from unit to unit.
   *
   * @param {any} event
   */
  function move(event) {
    const rows = [...list.querySelectorAll(".catalog-row")];
    const index = rows.indexOf(/** @type {Element} */ (document.activeElement));
    const next = /** @type {Record<string, number>} */ ({ ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 })[event.key];
    const row = next === undefined ? undefined : /** @type {HTMLElement | undefined} */ (rows[next]);
    if (!row) return;
    event.preventDefault();
    const key = Number(/** @type {HTMLElement} */ (row.parentElement).dataset.key);
    desk.select(opened.units[key], { origin: row });
    row.focus();
  }

  return { element, update, select };
}

/**
 * The start of a text, for a line of the list.
 *
 * @param {string} text
 */
const clipped = (text) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);
