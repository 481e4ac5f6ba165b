// The row being edited: its source, a field for each of its forms, its findings, and aids for its translation.

import { button } from "../controls.js";
import { el, fill, icon, keyed, setText } from "../dom.js";
import { Field } from "./field.js";
import { makeFindings } from "./findings.js";
import { pieces } from "./marks.js";
import { makePreview } from "./preview.js";
import { urgencySymbols, urgencyTitles } from "./rows.js";

/**
 * @param {import("./desk.js").Desk} desk
 * @param {{onLeave: () => void, onNext: () => void}} actions
 */
export function makeEditor(desk, { onLeave, onNext }) {
  /** @type {Field[]} */
  let fields = [];
  /** @type {Field | undefined} the field that last had the caret */
  let current;

  const status = el("span", { class: "editor-status" });
  const id = el("p", { class: "editor-id" }, el("bdi", { dir: "ltr" }), el("span"));
  const source = el("div", { class: "editor-source" });
  const chips = el("div", { class: "editor-chips", role: "group", aria: { label: "Placeholders to insert" } });
  const inputs = el("div", { class: "editor-fields" });
  const about = el("dl", { class: "editor-about" });
  const findings = makeFindings(desk, () => focus());
  const next = button("Keep and next", onNext, { kind: "main", title: "Ctrl+Enter" });
  const steps = el("div", { class: "editor-steps" },
    button("", onLeave, { class: "button button-plain editor-close", aria: { label: "Back to the list" } }),
    button("", () => step(-1), { class: "button button-plain", aria: { label: "Previous text" }, title: "Previous text" }),
    button("", () => step(1), { class: "button button-plain", aria: { label: "Next text" }, title: "Next text" }));
  [["M12 5l-5 5 5 5", "M7 10h9"], ["M5 12l5-5 5 5"], ["M5 8l5 5 5-5"]].forEach((paths, index) => steps.children[index].append(icon(...paths)));
  const empty = el("div", { class: "editor-empty" },
    el("p", null, "Choose a text to translate it."),
    el("p", { class: "small soft" }, el("kbd", null, "↑"), " ", el("kbd", null, "↓"), " to choose, ", el("kbd", null, "Enter"), " to edit, ", el("kbd", null, "Ctrl+Enter"), " to keep it and continue, ", el("kbd", null, "?"), " to show all keys."));
  const content = el("div", { class: "editor-content" },
    el("div", { class: "editor-head" }, status, steps), source, chips, inputs, el("div", { class: "editor-go" }, next), findings.element, about, id);
  const preview = makePreview(desk, (row) => {
    desk.select(row);
    focus();
  });
  const element = el("section", { class: "desk-editor", aria: { label: "Editor" } }, empty, content, preview);

  /** @param {number} by */
  const step = (by) => {
    const row = desk.neighbour(by);
    if (row) desk.select(row);
  };

  /** Puts the caret into the field that last had it, or the first field. */
  function focus() {
    const field = current ?? fields.find((each) => each.input.value === "") ?? fields[0];
    if (field) field.input.focus();
    else content.querySelector("button")?.focus();
  }

  // MARK: Drawing

  function show() {
    const { row, document } = desk;
    empty.hidden = row !== undefined;
    content.hidden = row === undefined;
    element.classList.toggle("is-open", row !== undefined);
    current = undefined;
    if (!row || !document) {
      fields = [];
      fill(inputs);
      return;
    }
    const units = row.units(document.units);
    showSource(units);
    fields = units.map((unit, index) => new Field(desk, document, row.first + index, { label: labelOf(unit), onFocus: (field) => (current = field) }));
    for (const field of fields) field.onDetails = () => showDetails();
    fill(inputs, fields.map((field) => field.element));
    inputs.classList.toggle("has-forms", fields.length > 1);
    showDetails();
    update(true);
  }

  /** @param {import("./rows.js").Unit} unit */
  const labelOf = ({ variation }) => {
    const words = [variation?.substitution, variation?.device, variation?.width, variation?.plural].filter((word) => word !== undefined);
    return words.length === 0 ? "Translation" : words.join(" · ");
  };

  /** @param {import("./rows.js").Unit[]} units */
  function showSource(units) {
    const { source: tag = "en" } = desk.languages;
    const texts = [...new Set(units.map((unit) => unit.source))];
    source.hidden = units.length === 0;
    fill(source, texts.map((text) => el("p", { lang: tag, dir: "auto", data: { source: text ?? "" } }, text === undefined ? el("em", { class: "soft", lang: "en" }, desk.document?.sourceName ? "The source file does not contain this text." : "No source text is available. Add the source file with File ▾.") : pieces(text, [], { showsAll: true }))));
  }

  /** Shows the engine's details of the units: placeholders, forms, terms. */
  function showDetails() {
    const details = fields.map((field) => field.details).filter((each) => each !== undefined);
    for (const paragraph of /** @type {HTMLElement[]} */ ([...source.children])) {
      const found = details.find((each) => each.source?.text === paragraph.dataset.source);
      if (found) fill(paragraph, pieces(found.source.text, found.source.parts.map((/** @type {any} */ part) => ({ ...part, kind: "part" })), { showsAll: true }));
    }
    const parts = [...new Set(details.flatMap(({ source: text }) => (text?.parts ?? []).map((/** @type {any} */ { start, end }) => text.text.slice(start, end))))];
    chips.hidden = parts.length === 0;
    const used = details.flatMap(({ target: text }) => (text?.parts ?? []).map((/** @type {any} */ { start, end }) => text.text.slice(start, end)));
    keyed(chips, parts, (part) => part, (part, index) => button(part, () => (current ?? fields[0])?.insert(part), {
      class: "chip", dir: "ltr", title: index < 9 ? `Alt+${index + 1}` : null, aria: { label: `Insert ${part}` },
    }), (chip, part) => chip.classList.toggle("is-missing", !used.includes(part)));
    for (const field of fields) {
      // A button that is kept keeps the focus.
      const filled = () => fields.filter((each) => each !== field && each.input.value !== "").pop();
      const from = fields.length > 1 && field.input.value === "" ? filled() : undefined;
      keyed(field.fillButton, from ? [from] : [], () => "fill", () => button("", () => field.replace(filled()?.input.value ?? ""), { class: "button button-small button-plain" }),
        (element, other) => setText(element, `Fill from “${other.label.textContent}”`));
    }
    showAbout(details.flatMap(({ terms }) => terms ?? []));
  }

  /** @param {{term: string, translation: string}[]} terms */
  function showAbout(terms) {
    const { row, document } = desk;
    if (!row || !document || row.isFile) return fill(about);
    const units = row.units(document.units);
    const notes = [...new Set(units.flatMap((unit) => unit.notes ?? []))];
    const { target, direction = "ltr" } = desk.languages;
    const others = elsewhere(row);
    const known = terms.filter((term, index) => terms.findIndex((each) => each.term === term.term) === index);
    fill(about,
      notes.length > 0 ? [el("dt", null, "Note"), notes.map((note) => el("dd", { dir: "auto" }, note))] : null,
      known.length > 0 ? [el("dt", null, "Glossary"), known.map(({ term, translation }) => el("dd", null, el("bdi", null, term), " → ",
        button(translation, () => (current ?? fields[0])?.insert(translation), { class: "chip", lang: target ?? null, dir: direction })))] : null,
      others.length > 0 ? [el("dt", null, "Same source elsewhere"), others.map((text) => el("dd", null,
        button(text, () => (current ?? fields[0])?.replace(text), { class: "chip", lang: target ?? null, dir: direction, title: "Use this translation" })))] : null);
    return undefined;
  }

  /**
   * Other translations of the row's source.
   *
   * @param {import("./rows.js").Row} row
   */
  function elsewhere(row) {
    const { document, sheet } = desk;
    if (!document || !sheet || row.count !== 1) return [];
    const { source: text, target } = document.units[row.first];
    if (!text) return [];
    /** @type {Set<string>} */
    const found = new Set();
    for (const other of desk.rowsOf(sheet)) {
      const { source: same, target: translation } = document.units[other.first];
      if (same === text && translation && translation !== target && other.count === 1) found.add(translation);
    }
    return [...found].slice(0, 5);
  }

  /** @param {boolean} [isNew] whether another row was chosen */
  function update(isNew = false) {
    const { row, document } = desk;
    if (!row || !document) return;
    // A fix or an edit can add forms to a message, and undo can remove them; the caret stays in place.
    if (!isNew && fields.length !== row.count) {
      const focused = fields.find(({ input }) => input === window.document.activeElement);
      const caret = focused?.input.selectionStart;
      show();
      const again = focused && fields.find(({ key }) => key === focused.key);
      again?.input.focus();
      if (again && caret !== undefined) again.input.setSelectionRange(caret, caret);
      return undefined;
    }
    for (const field of fields) field.update();
    findings.update(isNew);
    const [first] = row.units(document.units);
    setText(id.children[0], !first ? "" : first.key === "" ? "(empty id)" : first.key);
    setText(id.children[1], first ? ` · line ${first.line}` : "");
    fill(status, el("span", { class: `sign-${row.urgency}`, aria: { hidden: "true" } }, urgencySymbols[row.urgency]), ` ${urgencyTitles[row.urgency]}${row.isChanged ? ", changed" : ""}`);
    next.hidden = row.isFile;
    fill(next, row.units(document.units).some(({ status: each }) => each === "review") ? "Approve and next" : "Keep and next", el("span", { class: "editor-key", aria: { hidden: "true" } }, "Ctrl+Enter"));
    return undefined;
  }

  desk.on(["selection", "sheet"], () => show());
  desk.on(["content", "row"], () => update());

  return { element, focus, fixFirst: findings.fixFirst, insertChip: (/** @type {number} */ index) => /** @type {HTMLElement | undefined} */ (chips.children[index])?.click() };
}
