// One unit: what is translated, its notes, its plural forms, what is wrong, and the field where it is edited.

import { button } from "../../controls.js";
import { el, fill, keyed, setText, uniqueID } from "../../dom.js";
import { localeInfo } from "../../locales.js";
import { markupOf, obstacle, readEdit } from "../../catalog/edits.js";
import { placeholders, usesPrintf } from "../../catalog/placeholders.js";
import { categories, categoryOf, explained } from "../../catalog/plurals.js";
import { isFinished, shownLanguage } from "../../catalog/shown.js";
import { statusTitles } from "../../catalog/status.js";
import { countIn, textOfPart, unmarked } from "../../catalog/trace.js";
import { severityBadge } from "./file-bar.js";

/** @typedef {import("../../catalog/placeholders.js").Placeholder} Placeholder */

/** @typedef {import("../../catalog/scanner/xliff.js").Unit} Unit */

export const statusBadges = { translated: "badge-good", source: "badge-good", review: "badge-warn", untranslated: "badge-bad", excluded: "" };

const keys = "Enter keeps it, Shift+Enter breaks the line, Esc takes it back.";
const codes = "This text has codes: keep their tags, and write &lt; and &amp; for < and &.";

/** @param {import("./index.js").Desk} desk */
export function makeDetails(desk) {
  const { opened } = desk;
  const locale = localeInfo(opened.locale ?? "en");
  /**
   * The element that the focus goes back to.
   *
   * @type {HTMLElement | undefined}
   */
  let back;
  /** What stood in the field when the unit was chosen. */
  let before = "";
  /**
   * The number that the chosen text of the form shows.
   *
   * @type {number | undefined}
   */
  let count;

  const heading = el("h3", { id: uniqueID("unit"), class: "catalog-id" });
  const badge = el("span", { class: "badge" });
  const place = el("span", { class: "small soft" });
  const chain = el("p", { class: "small row catalog-chain" });
  const source = el("p", { class: "catalog-source" });
  const field = /** @type {HTMLTextAreaElement} */ (el("textarea", {
    class: "area", id: uniqueID("translation"), rows: "3", spellcheck: "true", lang: locale.tag, dir: locale.direction,
    oninput: () => read(), onkeydown: (/** @type {any} */ event) => onKey(event),
  }));
  const help = el("p", { class: "control-note", id: `${field.id}-help` });
  const problem = el("p", { class: "small catalog-problem", id: `${field.id}-problem`, role: "alert" });
  field.setAttribute("aria-describedby", `${help.id} ${problem.id}`);
  const undo = button("Undo this change", () => {
    const unit = desk.selected;
    if (!unit) return;
    desk.change(unit);
    show();
    field.focus();
  }, { kind: "plain" });
  const accept = button("Mark as translated", () => {
    const unit = desk.selected;
    const edit = unit && readEdit(opened.catalog, unit, field.value).edit;
    if (unit && edit) desk.change(unit, { ...edit, isAccepted: true });
  });
  const notes = el("div", { class: "catalog-notes" });
  const plural = el("div", { class: "catalog-plural" });
  const findings = el("ul", { class: "catalog-findings", role: "list" });
  const element = el("section", { class: "card stack catalog-details", aria: { labelledby: heading.id } },
    el("div", { class: "row catalog-head" }, heading, badge, place),
    chain,
    el("div", { class: "control" }, el("span", { class: "control-label" }, "Source"), source),
    el("div", { class: "control" }, el("label", { class: "control-label", for: field.id }, `Translation (${locale.name})`),
      field, help, problem, el("div", { class: "row" }, accept, undo)),
    findings, notes, plural);

  // MARK: Editing

  /** @param {Unit} unit */
  const typedOf = (unit) => {
    const edit = opened.edit(unit);
    if (edit) return edit.markup ?? edit.text;
    return unit.target ? (markupOf({ ...unit, source: undefined }, opened.document) ?? unit.target.text) : "";
  };

  function read() {
    const unit = desk.selected;
    if (!unit) return;
    const { edit, problem: reason } = readEdit(opened.catalog, unit, field.value);
    setText(problem, reason ? `${reason}. What you typed is not used yet.` : "");
    field.setAttribute("aria-invalid", String(reason !== undefined));
    if (edit) desk.change(unit, unit.target === undefined && edit.text === "" ? undefined : edit);
  }

  /** @param {any} event */
  function onKey(event) {
    if (event.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      field.value = before;
      read();
      leave();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      before = field.value;
      leave();
    }
  }

  const leave = () => {
    if (back?.isConnected) back.focus();
    else field.blur();
  };

  // MARK: Drawing

  /**
   * Shows the chosen unit, and puts the caret into its field where `isEditing` says so.
   *
   * @param {{isEditing?: boolean, origin?: HTMLElement}} [options]
   */
  function show({ isEditing = false, origin } = {}) {
    const unit = desk.selected;
    if (!unit) return;
    back = origin ?? back;
    fill(heading, el("bdi", { dir: "ltr" }, unit.id === "" ? "(empty id)" : unit.id));
    setText(place, `line ${opened.document.place(unit.start).line}`);
    const sourceLocale = localeInfo(unit.file.sourceLanguage ?? "en");
    source.lang = sourceLocale.tag;
    source.dir = "auto";
    fill(source, unit.source ? withPlaceholders(unit.source.text, unit) : el("em", { class: "soft", lang: "en" }, "The unit has no source"));
    field.value = before = typedOf(unit);
    const reason = obstacle(unit);
    field.readOnly = reason !== undefined;
    const hasMarkup = markupOf(unit, opened.document) !== undefined;
    setText(help, reason ? `${reason}.` : hasMarkup ? `${keys} ${codes}` : keys);
    setText(problem, "");
    field.removeAttribute("aria-invalid");
    showNotes(unit);
    showChain();
    count = countOf(unit);
    update();
    if (isEditing && !reason) field.focus();
  }

  function update() {
    const unit = desk.selected;
    if (!unit) return;
    const status = opened.status(unit);
    setText(badge, opened.isChanged(unit) ? "Changed" : statusTitles[status]);
    badge.className = `badge ${opened.isChanged(unit) ? "badge-accent" : statusBadges[status]}`;
    undo.hidden = !opened.isChanged(unit);
    accept.hidden = opened.isChanged(unit) || !unit.target?.text || isFinished(unit.state) || obstacle(unit) !== undefined;
    const own = opened.findings.filter((finding) => finding.unit === unit);
    keyed(findings, own, ({ id, message }) => `${id} ${message}`, ({ id, severity, message, help: what }) =>
      el("li", { data: { severity } }, el("span", { class: `badge ${severityBadge(severity)}` }, severity),
        el("div", null, el("p", null, el("bdi", null, `${message}.`)), what ? el("p", { class: "small" }, el("bdi", null, `${what}.`)) : null,
          el("p", { class: "small soft" }, id))));
    findings.hidden = own.length === 0;
    showPlural(unit);
  }

  /** @param {Unit} unit */
  function showNotes(unit) {
    notes.hidden = unit.notes.length === 0;
    fill(notes, el("span", { class: "control-label" }, unit.notes.length > 1 ? "Notes" : "Note"),
      unit.notes.map((/** @type {string} */ note) => el("p", { dir: "auto" }, note)));
  }

  /** The units that the chosen text of the form is made of. */
  function showChain() {
    const { all, part } = desk.shown;
    const others = all.filter((one, index) => all.findIndex(({ unit }) => unit === one.unit) === index);
    chain.hidden = others.length < 2;
    fill(chain, el("span", { class: "soft" }, "This text is made of"), others.map((one) => {
      const unit = opened.units[one.unit];
      const isChosen = one.unit === part?.unit;
      return button(unit.id, () => desk.select(unit, { shown: { part: one, all }, isEditing: true }), {
        kind: isChosen ? undefined : "plain", class: "chip", dir: "ltr", aria: { pressed: String(isChosen) },
      });
    }));
  }

  /** @param {string} text @param {Unit} unit */
  function withPlaceholders(text, unit) {
    if (!usesPrintf(unit.file)) return [text];
    const pieces = [];
    let end = 0;
    for (const { start, text: written } of placeholders(text)) {
      pieces.push(text.slice(end, start), el("span", { class: "catalog-placeholder" }, written));
      end = start + written.length;
    }
    return [...pieces, text.slice(end)];
  }

  // MARK: Plural forms

  /** @param {Unit} unit */
  function showPlural(unit) {
    const category = unit.variation.plural;
    const tag = shownLanguage(unit.file);
    plural.hidden = category === undefined || tag === undefined;
    if (category === undefined || tag === undefined) return;
    const forms = unit.file.units.filter((other) =>
      other.key === unit.key && other.variation.plural !== undefined && other.variation.device === unit.variation.device
      && other.variation.substitution === unit.variation.substitution);
    const needed = categories(tag);
    const rows = needed.map(({ category: name, isRare }) => ({ name, isRare, form: forms.find((other) => other.variation.plural === name) }));
    const extra = forms.filter((other) => !needed.some(({ category: name }) => name === other.variation.plural));
    const { name } = localeInfo(tag);
    fill(plural,
      el("h4", null, `Plural forms in ${name}`),
      el("p", null, reasonOf(category, tag, name)),
      el("div", { class: "table-scroll", tabindex: "0", role: "region", aria: { label: "Plural forms" } },
        el("table", { class: "table" },
          el("thead", null, el("tr", null, ["Category", "For", "Text"].map((title) => el("th", { scope: "col" }, title)))),
          el("tbody", null,
            rows.map((row) => pluralRow(row.form, unit, row.name, tag, row.isRare)),
            extra.map((form) => pluralRow(form, unit, form.variation.plural ?? "", tag, false))))));
  }

  /**
   * @param {Unit | undefined} form
   * @param {Unit} unit
   * @param {string} category
   * @param {string} tag
   * @param {boolean} isRare
   */
  function pluralRow(form, unit, category, tag, isRare) {
    const isUsed = categories(tag).some((one) => one.category === category);
    const numbers = isUsed ? explained(tag, category) : "no number: this language does not have it";
    const text = form && (opened.translation(form).text ?? form.source?.text ?? "");
    return el("tr", { class: form === unit ? "is-current" : null },
      el("th", { scope: "row" }, el("code", null, category)),
      el("td", null, numbers),
      el("td", null, form === undefined
        ? el("span", { class: isRare ? "soft" : "catalog-problem" }, isRare ? "no unit; needed for millions only" : "no unit: add it, or export the catalogue again")
        : form === unit
          ? el("span", { lang: tag, dir: "auto" }, text)
          : el("button", {
            type: "button", class: "catalog-link", lang: tag, dir: "auto", onclick: () => desk.select(form, { isEditing: true }),
          }, text === "" ? "(empty)" : text)));
  }

  /** @param {Unit} unit */
  function countOf(unit) {
    const { part } = desk.shown;
    const { plural: category } = unit.variation;
    const tag = shownLanguage(unit.file);
    if (part?.unit !== unit.index || category === undefined || tag === undefined) return undefined;
    return countIn(opened.translation(unit).text || unit.source?.text || "", unmarked(textOfPart(part)), tag, category);
  }

  /**
   * Why a number takes this form, in words.
   *
   * @param {string} category
   * @param {string} tag
   * @param {string} name
   */
  function reasonOf(category, tag, name) {
    const rule = explained(tag, category);
    if (count !== undefined && categoryOf(tag, count) === category)
      return `The form shows ${count.toLocaleString("en")}, which ${name} counts as “${category}”: ${rule}.`;
    return `This text is for “${category}”: ${rule}.`;
  }

  return { element, show, update };
}
