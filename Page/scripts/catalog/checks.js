import { compile } from "./compile.js";
import { placeholders, usesPrintf } from "./placeholders.js";
import { categories, description, examples, servesOneNumber } from "./plurals.js";
import { isFinished, isSourceFile, shownLanguage, shownText } from "./shown.js";

/** @typedef {import("./scanner/xliff.js").File} File */
/** @typedef {import("./placeholders.js").Placeholder} Placeholder */
/** @typedef {import("./shown.js").Translation} Translation */

// What the page judges of an open file. It is a part of what `watchword lint` judges, under the same ids: a finding here
// must be right, and what needs more than the file is left to the command.

/** @typedef {import("./scanner/xliff.js").Unit} Unit */

/**
 * What is wrong with a unit, or with the file where there is no unit.
 *
 * @typedef {{id: string, severity: "error" | "warning" | "info", unit?: Unit, message: string, help?: string,
 *   place?: {line: number, column: number}}} CatalogFinding
 */

/**
 * @param {import("./scanner/xliff.js").ScannedCatalog} catalog
 * @param {(unit: Unit) => import("./shown.js").Translation} translation what is to be seen, with edits
 * @returns {CatalogFinding[]} in the order of the file
 */
export function check(catalog, translation) {
  /** @type {CatalogFinding[]} */
  const findings = catalog.defects.map(({ id, message, help, place }) => ({ id, severity: "error", message, help, place }));
  for (const file of catalog.files) {
    checkLanguages(file, findings);
    checkIDs(file, findings);
    const messages = grouped(file.units, (unit) => unit.key);
    for (const units of messages.values()) checkMessage(units, translation, findings);
  }
  for (const { id, unit, message } of compile(catalog, translation).unused) {
    findings.push({ id, severity: id === "substitution-without-message" || id === "duplicate-text" ? "warning" : "error", unit, message });
  }
  return findings.sort((one, other) => (one.unit?.index ?? -1) - (other.unit?.index ?? -1));
}

/**
 * The items by their keys, in their order.
 *
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} key
 */
function grouped(items, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** @param {File} file @param {CatalogFinding[]} findings */
function checkLanguages(file, findings) {
  if (file.targetLanguage !== undefined || !file.units.some((/** @type {Unit} */ unit) => unit.target)) return;
  findings.push({
    id: "missing-target-language", severity: "error",
    message: "This <file> does not say which language it is translated into, so its translations are not used",
    help: 'Write target-language="…"',
  });
}

/** @param {File} file @param {CatalogFinding[]} findings */
function checkIDs(file, findings) {
  const seen = new Map();
  for (const unit of file.units) {
    const first = seen.get(unit.id);
    if (first === undefined) seen.set(unit.id, unit);
    else
      findings.push({
        id: "duplicate-unit-id", severity: "error", unit, message: `Another unit has the id "${unit.id.slice(0, 80)}", too`,
        help: "Keep one of them: tools read only one of both",
      });
  }
}

/** @param {Unit[]} units @param {(unit: Unit) => Translation} translation @param {CatalogFinding[]} findings */
function checkMessage(units, translation, findings) {
  for (const unit of units) checkUnit(unit, units, translation, findings);
  const counted = units.filter((/** @type {Unit} */ unit) => unit.variation.plural !== undefined);
  const sets = grouped(counted, ({ variation }) => JSON.stringify([variation.substitution, variation.device]));
  for (const forms of sets.values()) checkForms(forms, translation, findings);
}

/**
 * The plural forms of one text.
 *
 * @param {Unit[]} forms
 * @param {(unit: Unit) => Translation} translation
 * @param {CatalogFinding[]} findings
 */
function checkForms(forms, translation, findings) {
  if (!forms.some((/** @type {Unit} */ unit) => shownText(unit, translation) !== undefined)) return;
  const last = forms[forms.length - 1];
  const tag = shownLanguage(last.file);
  if (tag === undefined) return;
  /** @param {string} category */
  const has = (category) => forms.some((/** @type {Unit} */ unit) => unit.variation.plural === category);
  for (const { category, isRare } of categories(tag)) {
    if (has(category)) continue;
    if (category === "other") {
      findings.push({
        id: "plural-without-other", severity: "error", unit: last, message: 'This text has no form "other", which every language needs',
        help: 'Add a unit for "other", or export the catalogue again',
      });
      continue;
    }
    findings.push({
      id: "missing-plural-category", severity: isRare ? "info" : "error", unit: last,
      message:
        `${nameOf(tag)} has a form "${category}" for ${description(tag, category)} (${examples(tag, category, 4)}), `
        + "but this text does not",
      help: isRare
        ? `Add a unit for "${category}" if the number can be that large`
        : `Add a unit for "${category}", or export the catalogue again: Xcode adds it`,
    });
  }
}

/**
 * The name of a language in English.
 *
 * @param {string} tag
 */
export function nameOf(tag) {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/**
 * @param {Unit} unit
 * @param {Unit[]} siblings
 * @param {(unit: Unit) => Translation} translation
 * @param {CatalogFinding[]} findings
 */
function checkUnit(unit, siblings, translation, findings) {
  const { text, state } = translation(unit);
  if (!unit.translate || text === undefined || isSourceFile(unit.file) || !isFinished(state)) return;
  if (text === "") {
    if (unit.source?.text)
      findings.push({
        id: "empty-translation", severity: "error", unit, message: "The translation is empty, so people see nothing",
        help: "Write the translation; remove the <target> to see the text of another language",
      });
    return;
  }
  if (!unit.source || !usesPrintf(unit.file)) return;
  findings.push(...comparePlaceholders(unit, text, siblings));
}

// MARK: Placeholders

/** @returns {CatalogFinding[]} @param {Unit} unit @param {string} text @param {Unit[]} siblings */
function comparePlaceholders(unit, text, siblings) {
  const sourceText = unit.source?.text ?? "";
  // Phrases of a list, one per line, may be more or less in another language.
  if (sourceText.includes("\n")) return [];
  if (!sourceText.includes("%") && !text.includes("%")) return [];
  const source = placeholders(sourceText);
  const target = aligned(placeholders(text), source, unit);
  // Texts that number some of their placeholders only cannot be compared here.
  if (mixesNumbers(source) || mixesNumbers(target)) return [];
  const isOne = unit.variation.plural !== undefined && isForOneNumber(unit);
  const missing = source.filter((one) => !target.some((/** @type {Placeholder} */ other) => isSame(one, other)));
  const mistyped = source.flatMap((one) =>
    target.filter((/** @type {Placeholder} */ other) => other.position === one.position && other.family !== one.family));
  if (mistyped.length > 0 && one(mistyped).family !== "substitution") return [mistypedFinding(unit, one(mistyped), source)];
  if (missing.length > 0) {
    const isCount = missing.length === 1 && one(missing).family === "integer" && unit.variation.plural !== undefined;
    return isCount && isOne ? [] : [missingFinding(unit, missing, isCount)];
  }
  const unknown = target.filter((/** @type {Placeholder} */ other) => !source.some((one) => isSame(one, other)));
  if (unknown.length === 0) return [];
  const all = siblings.flatMap((/** @type {Unit} */ sibling) => placeholders(sibling.source?.text ?? ""));
  const extra = unknown.filter((/** @type {Placeholder} */ other) => !all.some((/** @type {Placeholder} */ one) => isSame(one, other)));
  return extra.length > 0 ? [extraFinding(unit, extra)] : [];
}

/** @param {Placeholder[]} list */
const one = (list) => list[0];

/** @param {Placeholder} one @param {Placeholder} other */
const isSame = (one, other) =>
  one.name === undefined ? one.position === other.position && one.family === other.family : one.name === other.name;

/** @param {Placeholder[]} list */
function mixesNumbers(list) {
  const plain = list.filter(({ name }) => name === undefined);
  return plain.some(({ number }) => number !== undefined) && plain.some(({ number }) => number === undefined);
}

/**
 * The count of a form is written as `%lld`, `%1$lld` or `%arg`: where both texts show one number, it is the same.
 *
 * @param {Placeholder[]} target
 * @param {Placeholder[]} source
 * @param {Unit} unit
 */
function aligned(target, source, unit) {
  const [counts, sourceCounts] = [target, source].map((list) => list.filter(({ family }) => family === "integer"));
  const isForm = unit.variation.plural !== undefined;
  if (!isForm || counts.length !== 1 || sourceCounts.length !== 1) return target;
  const [{ position, number }] = sourceCounts;
  return target.map((/** @type {Placeholder} */ other) => (other === counts[0] ? { ...other, position, number } : other));
}

/** @param {Unit} unit */
function isForOneNumber(unit) {
  const { plural = "other" } = unit.variation;
  return ["zero", "one", "two"].includes(plural) || servesOneNumber(shownLanguage(unit.file) ?? "en", plural);
}

/** @param {Placeholder[]} list */
const listed = (list) => [...new Set(list.map(({ text }) => text))].slice(0, 5).join(", ");

/** @param {Unit} unit @param {Placeholder[]} missing @param {boolean} isCount * @returns {CatalogFinding}
 */
function missingFinding(unit, missing, isCount) {
  return {
    id: isCount ? "count-dropped" : "missing-placeholder", severity: "error", unit,
    message: `The translation lacks ${listed(missing)}, which the source shows`,
    help: `Put ${listed(missing)} where the value belongs in your language; copy placeholders, do not translate them`,
  };
}

/** @param {Unit} unit @param {Placeholder[]} extra * @returns {CatalogFinding}
 */
function extraFinding(unit, extra) {
  return {
    id: "extra-placeholder", severity: "error", unit, message: `The translation has ${listed(extra)}, which the source does not show`,
    help: `Remove ${listed(extra)}: the app has no value for it`,
  };
}

/** @param {Unit} unit @param {Placeholder} other @param {Placeholder[]} source * @returns {CatalogFinding}
 */
function mistypedFinding(unit, other, source) {
  const own = source.find(({ position }) => position === other.position);
  return {
    id: "placeholder-type", severity: "error", unit, message: `The translation shows ${other.text}, but the source has ${own?.text} there`,
    help: `Write ${own?.text} as in the source: another kind can end the app`,
  };
}
