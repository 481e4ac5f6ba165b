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
    const findings = document && row ? row.findings.map((index) => ({ index, finding: document.findings[index] })) : [];
    keyed(list, findings, ({ finding }) => `${finding.id} ${finding.unitIndex} ${finding.message}`, () => el("li", { class: "unit-finding" }), (element, { index, finding }) => {
      element.dataset.index = String(index);
      element.dataset.id = finding.id;
      if (element.dataset.made) return;
      element.dataset.made = "yes";
      make(element, finding);
    });
    list.hidden = findings.length === 0;
    const text = findings.map(({ finding }) => finding.message).join(". ");
    if (isNew) announced = text;
    announceLater(text);
  }

  /**
   * Makes the element of a finding. It omits a hint that names a command-line option, because the page has none.
   *
   * @param {HTMLElement} element
   * @param {import("./rows.js").Finding} finding
   */
  function make(element, finding) {
    const { id, severity, message, help, fixable } = finding;
    const index = () => Number(element.dataset.index);
    const more = el("div", { class: "unit-finding-more", hidden: true });
    const others = () => (desk.document?.findings ?? []).flatMap((each, position) => (each.id === id && each.safe && !desk.document?.known.has(position) ? [position] : []));
    const actions = el("div", { class: "unit-finding-actions" });
    const drawActions = () => {
      const count = others().length;
      fill(actions,
        fixable ? button("Fix", () => fix([index()]), { class: "button button-small", data: { action: "fix" }, title: "Ctrl+." }) : null,
        fixable && count > 1 ? button(`Fix all ${count} of this kind`, () => fixAll(others()), { class: "button button-small button-plain" }) : null,
        button("Why", () => explain(more, id), { class: "button button-small button-plain", aria: { expanded: "false" } }),
        button("Ignore here", () => ignore(index()), { class: "button button-small button-plain" }));
    };
    drawActions();
    fill(element,
      el("span", { class: `unit-finding-sign sign-${severity}`, aria: { hidden: "true" } }, symbols[severity]),
      el("div", { class: "unit-finding-text" },
        el("p", null, el("span", { class: "visually-hidden" }, `${severity}: `), el("bdi", null, sentence(message))),
        help && !/ --[a-z]/.test(help) ? el("p", { class: "small soft" }, el("bdi", null, sentence(help))) : null, actions, more, el("p", { class: "unit-finding-id" }, id)));
    if (fixable) showFixPreview(element, index);
  }

  /**
   * Shows the effect of a fix on the text.
   *
   * @param {HTMLElement} element
   * @param {() => number} index
   */
  async function showFixPreview(element, index) {
    const { document } = desk;
    if (!document) return;
    const different = (await document.previewFixes([index()])).slice(0, 3);
    const container = element.querySelector(".unit-finding-text");
    if (!element.isConnected || !container || different.length === 0) return;
    const { target, direction = "ltr" } = desk.languages;
    container.insertBefore(el("div", { class: "unit-finding-trial", aria: { label: "Result of the fix" } },
      different.map(({ before, after }) => el("p", { lang: target ?? null, dir: direction }, renderDifference(before, after)))), container.querySelector(".unit-finding-actions"));
  }

  /** @param {number[]} findings */
  async function fix(findings) {
    const isDone = await desk.fix(findings);
    announce(isDone ? (findings.length > 1 ? `${findings.length} findings fixed` : "Fixed") : "This fix no longer fits the text");
    onFixed();
  }

  /** @param {number[]} findings */
  async function fixAll(findings) {
    const { document } = desk;
    if (!document) return;
    const different = await document.previewFixes(findings);
    const { target, direction = "ltr" } = desk.languages;
    const answer = await showDialog(`Fix all ${findings.length}`, [
      el("p", null, `${different.length === 1 ? "One text changes" : `${different.length} texts change`}. Press Ctrl+Z to undo.`),
      el("ul", { class: "difference", role: "list" }, different.slice(0, 200).map(({ before, after }) => el("li", { lang: target ?? null, dir: direction }, renderDifference(before, after)))),
    ], [{ id: "fix", title: "Fix all", kind: "main" }, { id: "", title: "Cancel" }], { isWide: true });
    if (answer === "fix") await fix(findings);
  }

  /** @param {HTMLElement} container @param {string} id */
  async function explain(container, id) {
    container.hidden = !container.hidden;
    /** @type {HTMLElement | null} */ (container.parentElement?.querySelector("[aria-expanded]"))?.setAttribute("aria-expanded", String(!container.hidden));
    if (container.hidden || container.childElementCount > 0) return;
    const { page = "There is no documentation for this check" } = await desk.app.catalogs.explain(id);
    fill(container, page.trim().split(/\n{2,}/).map(paragraph));
  }

  /** @param {number} index */
  async function ignore(index) {
    await desk.document?.ignore([index]);
    announce("Ignored. To keep this, save the baseline in the File menu");
    onFixed();
  }

  /** Applies the first available fix of the row. */
  const fixFirst = () => {
    const { document, row } = desk;
    const index = row?.findings.find((each) => document?.findings[each].fixable);
    if (index !== undefined) fix([index]);
  };

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
