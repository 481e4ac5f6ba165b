// The findings of a row: the problem, its fix, and why it matters.

import { button } from "../controls.js";
import { announce, debounced, el, fill, keyed, setText } from "../dom.js";
import { showDialog } from "../dialog.js";
import { renderDifference } from "./difference.js";

const symbols = { error: "●", warning: "▲", info: "·" };

/**
 * @param {import("./desk.js").Desk} desk
 * @param {() => void} onFixed
 */
export function makeFindings(desk, onFixed) {
  const list = el("ul", { class: "unit-findings", id: "desk-findings", role: "list" });
  let announced = "";
  // Announces new findings once typing pauses.
  const announceLater = debounced(1000, (/** @type {string} */ text) => {
    if (text !== announced) announce(text === "" ? "No findings" : text);
    announced = text;
  });

  function update(isNew = false) {
    const { document, row } = desk;
    const indices = document && row ? row.findings : [];
    const handles = document?.handlesOf(indices) ?? [];
    const shown = document ? indices.map((index, position) => ({ finding: document.findings[index], handle: handles[position] })) : [];
    keyed(list, shown, ({ handle }) => `${document?.number} ${handle}`, ({ finding }) => makeFinding(finding.id), (item, { finding, handle }) => item.show(finding, handle));
    list.hidden = shown.length === 0;
    const text = shown.map(({ finding }) => finding.message).join(". ");
    if (isNew) announced = text;
    announceLater(text);
    previewLater();
  }

  /** The findings of the whole document that `fixAll` fixes. */
  const others = (/** @type {string} */ id) => desk.document?.shownFindings((each) => each.id === id && each.safe === true) ?? [];

  /**
   * Makes the element of a finding; `show` fills it. A hint that names a command-line option is omitted, because the page
   * has none.
   *
   * @param {string} id
   */
  function makeFinding(id) {
    let handle = "";
    const sign = el("span", { class: "unit-finding-sign", aria: { hidden: "true" } });
    const severity = el("span", { class: "visually-hidden" });
    const message = el("bdi");
    const help = el("bdi");
    const helpLine = el("p", { class: "small soft" }, help);
    const trial = el("div", { class: "unit-finding-trial", hidden: true, role: "group", aria: { label: "Result of the fix" } });
    const more = el("div", { class: "unit-finding-more", hidden: true });
    const fixButton = button("Fix", () => fix([handle]), { class: "button button-small", data: { action: "fix" }, title: "Ctrl+." });
    const allButton = button("", () => fixAll(id), { class: "button button-small button-plain", data: { action: "fix-all" } });
    const element = el("li", { class: "unit-finding", data: { id } }, sign,
      el("div", { class: "unit-finding-text" }, el("p", null, severity, message), helpLine, trial,
        el("div", { class: "unit-finding-actions" }, fixButton, allButton,
          button("Why", () => explain(more, id), { class: "button button-small button-plain", aria: { expanded: "false" } }),
          button("Ignore here", () => ignore(handle), { class: "button button-small button-plain" })),
        more, el("p", { class: "unit-finding-id" }, id)));

    /** @param {import("./rows.js").Finding} finding @param {string} name */
    function show(finding, name) {
      handle = name;
      sign.className = `unit-finding-sign sign-${finding.severity}`;
      setText(sign, symbols[finding.severity]);
      setText(severity, `${finding.severity}: `);
      setText(message, sentence(finding.message));
      helpLine.hidden = !finding.help || / --[a-z]/.test(finding.help);
      setText(help, helpLine.hidden ? "" : sentence(finding.help ?? ""));
      fixButton.hidden = !finding.fixable;
      const count = finding.fixable ? others(id).length : 0;
      allButton.hidden = count < 2;
      setText(allButton, `Fix all ${count} of this kind`);
      if (!finding.fixable) trial.hidden = true;
    }

    /** Shows the effect of the fix on the text. */
    async function preview() {
      const { document } = desk;
      if (!document || fixButton.hidden) return;
      const name = handle;
      const different = (await document.previewFixes([name])).slice(0, 3);
      if (!element.isConnected || name !== handle || fixButton.hidden) return;
      const { target, direction = "ltr" } = desk.languages;
      trial.hidden = different.length === 0;
      fill(trial, different.map(({ before, after }) => el("p", { lang: target ?? null, dir: direction }, renderDifference(before, after))));
    }
    return Object.assign(element, { show, preview });
  }

  /** The text may have changed without its findings, so each change asks again. */
  const previewLater = debounced(80, () => {
    for (const item of /** @type {any} */ (list.children)) item.preview();
  });

  /** @param {string[]} handles */
  async function fix(handles) {
    const isDone = await desk.steps.fix(handles);
    announce(isDone ? (handles.length > 1 ? `${handles.length} findings fixed` : "Fixed") : "This fix no longer fits the text");
    onFixed();
  }

  /** @param {string} id */
  async function fixAll(id) {
    const { document } = desk;
    await document?.settled();
    if (!document || document !== desk.document) return;
    const wanted = new Set(others(id));
    const all = document.shownFindings(() => true);
    const handles = document.handlesOf(all).filter((_, position) => wanted.has(all[position]));
    const different = await document.previewFixes(handles);
    const { target, direction = "ltr" } = desk.languages;
    const answer = await showDialog(`Fix all ${handles.length}`, [
      el("p", null, `${different.length === 1 ? "One text changes" : `${different.length} texts change`}. Press Ctrl+Z to undo.`),
      el("ul", { class: "difference", role: "list" }, different.slice(0, 200).map(({ before, after }) => el("li", { lang: target ?? null, dir: direction }, renderDifference(before, after)))),
    ], [{ id: "fix", title: "Fix all", kind: "main" }, { id: "", title: "Cancel" }], { isWide: true });
    if (answer === "fix") await fix(handles);
  }

  /** @param {HTMLElement} container @param {string} id */
  async function explain(container, id) {
    container.hidden = !container.hidden;
    /** @type {HTMLElement | null} */ (container.parentElement?.querySelector("[aria-expanded]"))?.setAttribute("aria-expanded", String(!container.hidden));
    if (container.hidden || container.childElementCount > 0) return;
    const { page = "There is no documentation for this check" } = await desk.app.catalogs.explain(id);
    fill(container, page.trim().split(/\n{2,}/).map(paragraph));
  }

  /** @param {string} handle */
  async function ignore(handle) {
    await desk.document?.ignore([handle]);
    announce("Ignored. To keep this, save the baseline in the File menu");
    onFixed();
  }

  /** Applies the first available fix of the row. */
  async function fixFirst() {
    const { row, document } = desk;
    await document?.settled();
    if (!document || !row || row !== desk.row) return;
    const handles = document.handlesOf(row.findings);
    const position = row.findings.findIndex((index) => document.findings[index].fixable);
    if (position >= 0) await fix([handles[position]]);
  }

  return { element: list, update, fixFirst };
}

/**
 * Converts a paragraph of a Markdown page: prose, a heading or code.
 *
 * @param {string} text
 */
function paragraph(text) {
  if (/^( {4}|```)/.test(text)) return el("pre", { class: "unit-finding-example", tabindex: "0" }, text.replace(/^```.*\n?|```$/gm, "").replace(/^ {4}/gm, ""));
  if (/^#+ /.test(text)) return el("h4", null, text.replace(/^#+ /, ""));
  return el("p", null, text.split(/(`[^`]+`)/).map((piece) => (/^`.+`$/.test(piece) ? el("code", null, piece.slice(1, -1)) : piece.replace(/\n/g, " "))));
}

/**
 * A message as a sentence.
 *
 * @param {string} text
 */
const sentence = (text) => (/[.!?…:]$/.test(text) ? text : `${text}.`);
