// Which text of a unit people see. CatalogFile.swift and TranslationState.swift say the same.

/** @typedef {import("./scanner/xliff.js").Unit} Unit */
/** @typedef {import("./scanner/xliff.js").File} File */

const finished = new Set(["final", "signed-off", "translated"]);

/**
 * Whether apps use a translation in this state; older exports have no states at all.
 *
 * @param {string | undefined} state
 */
export const isFinished = (state) => state === undefined || finished.has(state);

/**
 * The language of the texts that people see, as it is written.
 *
 * @param {File} file
 */
export const shownLanguage = (file) => file.targetLanguage ?? file.sourceLanguage;

/** @type {WeakMap<File, boolean>} */
const sourceFiles = new WeakMap();

/**
 * Whether a file holds the texts of its own source language.
 *
 * @param {File} file
 */
export function isSourceFile(file) {
  let isSource = sourceFiles.get(file);
  if (isSource === undefined) sourceFiles.set(file, (isSource = areSame(file)));
  return isSource;
}

/** @param {File} file */
function areSame({ sourceLanguage, targetLanguage }) {
  if (targetLanguage === undefined || targetLanguage === sourceLanguage) return true;
  return sourceLanguage !== undefined && minimized(sourceLanguage) === minimized(targetLanguage);
}

/**
 * `en-Latn-US` as `en`.
 *
 * @param {string} tag
 */
function minimized(tag) {
  try {
    return new Intl.Locale(tag).minimize().toString();
  } catch {
    return tag;
  }
}

/**
 * The text of a unit that people see; undefined if its message falls back to another language.
 *
 * @param {Unit} unit
 * @param {(unit: Unit) => Translation} translation what is to be seen, with edits
 */
export function shownText(unit, translation = writtenTranslation) {
  const { text, state } = translation(unit);
  if (unit.file.targetLanguage !== undefined && text && isFinished(state)) return text;
  return isSourceFile(unit.file) ? unit.source?.text : undefined;
}

/**
 * The translation of a unit: its text, if there is one, and its state.
 *
 * @typedef {{text?: string, state?: string}} Translation
 */

/**
 * The translation as the file has it.
 *
 * @param {Unit} unit
 */
export const writtenTranslation = (unit) => ({ text: unit.target?.text, state: unit.state });
