import { isFinished, isSourceFile } from "./shown.js";

/** @typedef {"source" | "excluded" | "untranslated" | "review" | "translated"} Status */

/** States of targets that nobody has translated yet. */
const untouched = new Set(["new", "needs-translation"]);

/**
 * How far the translation of a unit is.
 *
 * @param {import("./scanner/xliff.js").Unit} unit
 * @param {import("./shown.js").Translation} translation
 * @returns {Status}
 */
export function statusOf(unit, { text, state }) {
  if (!unit.translate) return "excluded";
  if (text === undefined) return isSourceFile(unit.file) ? "source" : "untranslated";
  if (isFinished(state)) return text === "" && unit.source?.text ? "untranslated" : "translated";
  return untouched.has(state ?? "") ? "untranslated" : "review";
}

/** The words of the page for each status. */
export const statusTitles = {
  source: "Source text", excluded: "Not to be translated", untranslated: "Untranslated", review: "To review", translated: "Translated",
};
