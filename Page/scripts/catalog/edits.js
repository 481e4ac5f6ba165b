import { isAllowed, withLineFeeds } from "./scanner/characters.js";
import { scanText } from "./scanner/xliff.js";
import { isFinished } from "./shown.js";

/** @typedef {import("./scanner/document.js").DocumentText} DocumentText */

/** @typedef {import("./scanner/xliff.js").ScannedCatalog} ScannedCatalog */
/** @typedef {import("./scanner/xliff.js").Unit} Unit */

/**
 * Another translation of a unit: its text, or its content with the tags of its codes. `isAccepted` is said of one that a
 * person looked at: its state becomes `translated` even if the text stays.
 *
 * @typedef {{text: string, markup?: string, isAccepted?: boolean}} Edit
 */

/**
 * Why a unit's translation cannot be edited here; undefined if it can.
 *
 * @param {Unit} unit
 */
export function obstacle(unit) {
  if (!unit.translate) return "The file says that this text is not to be translated";
  if (!unit.target && (!unit.source || unit.behindSource === undefined)) return "This unit has neither a source nor a translation";
  return undefined;
}

/**
 * The document with other translations. Only the bytes of these targets differ.
 *
 * A state that says that work is left to do becomes `translated`: apps ignore translations in any such state. A missing
 * target goes behind its source, on a line of its own if the source has one.
 *
 * @param {ScannedCatalog} catalog
 * @param {Map<number, Edit>} edits by the units' indexes
 * @returns {import("./scanner/document.js").DocumentText}
 */
export function withEdits(catalog, edits) {
  const { document, units } = catalog;
  const changes = [...edits].flatMap(([index, edit]) => changesFor(units[index], edit, catalog));
  changes.sort((one, other) => one.start - other.start);
  let text = "";
  let end = 0;
  for (const change of changes) {
    text += document.text.slice(end, change.start) + change.replacement;
    end = change.end;
  }
  return document.with(text + document.text.slice(end));
}

/**
 * @returns {{start: number, end: number, replacement: string}[]}
 *
 * @param {Unit} unit
 * @param {Edit} edit
 * @param {ScannedCatalog} catalog
 */
function changesFor(unit, edit, catalog) {
  const { document } = catalog;
  const content = edit.markup === undefined ? escaped(edit.text, document.lineEnd) : withLineEnds(edit.markup, document.lineEnd);
  const { target } = unit;
  if (!target) return content === "" ? [] : [insertion(unit, content, catalog)];
  const written = document.text.slice(target.contentStart, target.contentEnd);
  const isSame = edit.markup === undefined ? edit.text === target.text : withLineFeeds(written) === edit.markup;
  const changes = [];
  if (content !== "" && unit.stateValue && !isFinished(unit.state) && (edit.isAccepted || !isSame))
    changes.push({ ...unit.stateValue, replacement: "translated" });
  if (isSame) return changes;
  if (!target.isEmptyTag) changes.push({ start: target.contentStart, end: target.contentEnd, replacement: content });
  else if (content !== "") {
    const tag = document.text.slice(target.start, target.contentStart).trimEnd();
    changes.push({ start: target.start + tag.length, end: target.end, replacement: `>${content}</${target.tag.name}>` });
  }
  return changes;
}

/**
 * A target for a unit that has none.
 *
 * @param {Unit} unit
 * @param {string} content
 * @param {ScannedCatalog} catalog
 */
function insertion(unit, content, { document, units }) {
  const source = /** @type {import("./scanner/segment.js").Segment} */ (unit.source);
  const { behindSource = 0 } = unit;
  const before = document.text.slice(unit.tag.contentStart, source.start);
  const space = /\n/.test(before) ? (/\r?\n[ \t]*$/.exec(before)?.[0] ?? "") : "";
  const targets = units.filter((other) => other.target && other.file === unit.file);
  // Older exports have no states at all.
  const hasStates = targets.length === 0 || targets.some((other) => other.state !== undefined);
  const name = source.tag.name.replace(/source$/, "target");
  const replacement = `${space}<${name}${hasStates ? ' state="translated"' : ""}>${content}</${name}>`;
  return { start: behindSource, end: behindSource, replacement };
}

/**
 * A text as character data (XML 1.0, section 2.4).
 *
 * @param {string} text
 * @param {string} lineEnd
 */
export function escaped(text, lineEnd) {
  /** @type {Record<string, string>} */
  const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
  return withLineEnds(text.replace(/[&<>\r]/g, (sign) => references[sign]), lineEnd);
}

/** @param {string} text @param {string} lineEnd */
const withLineEnds = (text, lineEnd) => (lineEnd === "\n" ? text : text.replace(/\r\n|\n/g, lineEnd));

/**
 * The content of a unit's translation as it is written, if it has codes; undefined if it is text alone.
 *
 * A unit without a translation starts with the content of its source.
 * @param {Unit} unit
 * @param {DocumentText} document
 */
export function markupOf(unit, document) {
  const segment = unit.target?.text ? unit.target : (unit.target?.elements.length ?? 0) > 0 ? unit.target : unit.source;
  if (!segment || segment.elements.length === 0) return undefined;
  return withLineFeeds(document.text.slice(segment.contentStart, segment.contentEnd));
}

/**
 * Reads what a person typed as the translation of a unit.
 *
 * @param {ScannedCatalog} catalog
 * @param {Unit} unit
 * @param {string} typed the text, or the content with its tags if the unit has codes
 * @returns {{edit?: Edit, problem?: string}} the edit, or why there can be none
 */
export function readEdit(catalog, unit, typed) {
  const hasMarkup = markupOf(unit, catalog.document) !== undefined;
  const text = withLineFeeds(typed);
  if (!isAllowed(text)) return { problem: "This text has a character that XML does not allow, such as a control character; remove it" };
  if (!hasMarkup) return { edit: { text } };
  try {
    const changed = scanText(withEdits(catalog, new Map([[unit.index, { text: "", markup: text }]])));
    const target = changed.units[unit.index]?.target;
    const length = target ? target.contentEnd - target.contentStart : 0;
    const isWhole = length === withLineEnds(text, catalog.document.lineEnd).length;
    // Tags that close the translation open others behind it.
    if (!isWhole || changed.units.length !== catalog.units.length) return { problem: "The tags of this text do not fit together" };
    return { edit: { text: target?.text ?? "", markup: text } };
  } catch (defect) {
    return { problem: `${/** @type {Error} */ (defect).message}; write &lt; for the character < and &amp; for &` };
  }
}

/**
 * What is to be seen of a unit with edits.
 *
 * @param {Map<number, Edit>} edits
 * @returns {(unit: Unit) => import("./shown.js").Translation}
 */
export function translationWith(edits) {
  return (unit) => {
    const edit = edits.get(unit.index);
    if (!edit) return { text: unit.target?.text, state: unit.state };
    const isSame = edit.text === unit.target?.text && !edit.isAccepted;
    const isChanged = !isSame && edit.text !== "" && unit.state !== undefined && !isFinished(unit.state);
    return { text: edit.text, state: isChanged ? "translated" : unit.state };
  };
}
