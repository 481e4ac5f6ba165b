import { pluralCategories } from "./scanner/unit-id.js";
import { shownLanguage, shownText, writtenTranslation } from "./shown.js";

/** @typedef {import("./scanner/xliff.js").File} File */
/** @typedef {import("./scanner/xliff.js").ScannedCatalog} ScannedCatalog */
/** @typedef {import("./shown.js").Translation} Translation */
/** @typedef {import("./scanner/xliff.js").Unit} Unit */

// Makes the compiled catalogue that `watchword compile` makes of the same file: TranslationCatalog+Compiled.swift and
// CatalogBuilder.swift. The JSON is described in CompiledCatalog.swift.

const devices = ["iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other"];

/**
 * A text that is not used, and why.
 *
 * @typedef {{id: string, unit: import("./scanner/xliff.js").Unit, message: string}} Unused
 */

/**
 * A catalogue as JSON: a message is a text, or an object with its variations.
 *
 * @typedef {{version: 1, locale: string, messages: Record<string, any>}} CompiledCatalog
 */

/**
 * The compiled catalogue of a file.
 *
 * @param {import("./scanner/xliff.js").ScannedCatalog} catalog
 * @param {(unit: import("./scanner/xliff.js").Unit) => import("./shown.js").Translation} [translation] with edits
 * @param {(text: string, unit: import("./scanner/xliff.js").Unit) => string} [written] what stands for a text
 * @returns {{locale?: string, compiled?: CompiledCatalog, unused: Unused[]}} without one if the file names no language
 */
export function compile(catalog, translation = writtenTranslation, written = (text) => text) {
  const locale = localeOf(catalog);
  if (locale === undefined) return { unused: [] };
  const { messages, unused } = new Builder(translation, written).build(catalog);
  const sorted = [...messages].sort(([one], [other]) => compareCodePoints(one, other));
  return { locale, compiled: { version: 1, locale, messages: object(sorted) }, unused };
}

/**
 * The language of the first file element that names one; undefined if that is not a language tag.
 *
 * @param {ScannedCatalog} catalog
 */
export function localeOf(catalog) {
  const locale = catalog.files.map(shownLanguage).find((language) => language !== undefined);
  return locale !== undefined && isTag(locale) ? locale : undefined;
}

/**
 * Whether a tag is well-formed.
 *
 * @param {string} tag
 */
export function isTag(tag) {
  try {
    return new Intl.Locale(tag).toString() !== "";
  } catch {
    return false;
  }
}

/**
 * The order of the bytes in UTF-8, which is that of the code points.
 *
 * @param {string} one
 * @param {string} other
 */
export function compareCodePoints(one, other) {
  const [left, right] = [[...one], [...other]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    if (left[index] !== right[index]) return (left[index].codePointAt(0) ?? 0) - (right[index].codePointAt(0) ?? 0);
  }
  return left.length - right.length;
}

/**
 * An object whose members may have any name.
 *
 * @param {[string, any][]} members
 */
function object(members) {
  const result = Object.create(null);
  for (const [name, value] of members) result[name] = value;
  return result;
}

class Builder {
  /** @type {Unused[]} */
  #unused = [];
  /** @type {Map<string, {file: object, text: string}>} the file and the first text of each message */
  #first = new Map();
  /** @type {Map<string, Message>} */
  #messages = new Map();
  #translation;
  #written;

  /** @param {(unit: Unit) => Translation} translation @param {(text: string, unit: Unit) => string} written */
  constructor(translation, written) {
    this.#translation = translation;
    this.#written = written;
  }

  /** @param {ScannedCatalog} catalog */
  build(catalog) {
    for (const file of catalog.files) this.#add(file);
    /** @type {[string, any][]} */
    const messages = [];
    for (const [key, message] of this.#messages) {
      const value = message.value;
      if (value !== undefined) messages.push([key, value]);
      else for (const unit of message.units) this.#leaveOut(unit, "substitution-without-message", withoutMessage);
    }
    return { messages, unused: this.#unused };
  }

  /** @param {File} file */
  #add(file) {
    const widest = this.#widest(file.units);
    for (const unit of file.units) {
      const text = shownText(unit, this.#translation);
      if (text === undefined) continue;
      const { key, variation } = unit;
      // Nothing here is asked for by its width.
      if (variation.width !== undefined && !widest.has(unit)) continue;
      const known = this.#first.get(key) ?? { file, text };
      this.#first.set(key, known);
      if (known.file === file) this.#place(unit, text);
      else if (Object.keys(variation).length > 0 || known.text !== text)
        this.#leaveOut(unit, "duplicate-text", "An earlier <file> has this message too, and its text is used");
    }
  }

  /**
   * Of the texts of a message for several widths, those for the greatest one.
   *
   * @param {Unit[]} units
   */
  #widest(units) {
    const found = new Map();
    for (const unit of units) {
      if (unit.variation.width === undefined) continue;
      const place = JSON.stringify([unit.key, unit.variation.device]);
      const width = Number(unit.variation.width);
      if (!found.has(place) || found.get(place).width <= width) found.set(place, { width, unit });
    }
    return new Set([...found.values()].map(({ unit }) => unit));
  }

  /** @param {Unit} unit @param {string} text */
  #place(unit, text) {
    const message = this.#messages.get(unit.key) ?? new Message();
    const problem = message.add(unit, this.#written(text, unit));
    if (problem) return this.#leaveOut(unit, problem[0], problem[1]);
    this.#messages.set(unit.key, message);
  }

  /** @param {Unit} unit @param {string} id @param {string} message */
  #leaveOut(unit, id, message) {
    this.#unused.push({ id, unit, message });
  }
}

/** A message under construction. */
class Message {
  #root = new Texts();
  /** @type {Map<string, Texts>} */
  #substitutions = new Map();
  /** The units of its substitutions. */
  /** @type {Unit[]} */
  units = [];

  /**
   * Adds the text of a unit, or says why it cannot be used.
   *
   * @param {Unit} unit
   * @param {string} text
   */
  add(unit, text) {
    const { substitution, device, plural } = unit.variation;
    if (device !== undefined && !devices.includes(device))
      return ["unknown-device", `Found the device "${device.slice(0, 40)}"; expected one of ${devices.join(", ")}`];
    if (substitution === undefined) return this.#root.add(text, device, plural);
    const texts = this.#substitutions.get(substitution) ?? new Texts();
    const problem = texts.add(text, device, plural);
    if (problem) return problem;
    this.#substitutions.set(substitution, texts);
    this.units.push(unit);
    return undefined;
  }

  /** The message in the JSON; undefined if it has no text of its own. */
  get value() {
    const root = this.#root.members;
    if (root === undefined) return undefined;
    if (this.#substitutions.size === 0) return valueOf(root);
    /** @type {[string, any][]} */
    const substitutions = [...this.#substitutions].map(([name, texts]) => [name, texts.members]);
    return { ...root, substitutions: object(substitutions) };
  }
}

const withoutMessage = "The substitution belongs to a message that has no text of its own";
const deviceConflict = ["device-conflict", "The message has both one text for every device and texts by device"];
const pluralConflict = ["plural-conflict", "The message has both one text for every number and plural forms"];
const duplicate = ["duplicate-text", "The message already has this text"];

/** The texts of a message or a substitution under construction. */
class Texts {
  /** @type {Forms | undefined} */
  #everywhere;
  /** @type {Map<string, Forms>} */
  #byDevice = new Map();

  /** @param {string} text @param {string | undefined} device @param {string | undefined} plural */
  add(text, device, plural) {
    if (device === undefined) {
      if (this.#byDevice.size > 0) return deviceConflict;
      return (this.#everywhere ??= new Forms(plural !== undefined)).add(text, plural);
    }
    if (this.#everywhere) return deviceConflict;
    const forms = this.#byDevice.get(device) ?? new Forms(plural !== undefined);
    this.#byDevice.set(device, forms);
    return forms.add(text, plural);
  }

  /** @returns {Record<string, any> | undefined} */
  get members() {
    if (this.#byDevice.size === 0) return this.#everywhere?.members;
    const known = devices.filter((device) => this.#byDevice.has(device));
    return { device: object(known.map((name) => [name, valueOf(this.#byDevice.get(name)?.members ?? {})])) };
  }
}

/**
 * What stands for texts in the JSON: a text alone, or an object with its variations.
 *
 * @param {Record<string, any>} members
 */
const valueOf = (members) => (typeof members.text === "string" ? members.text : members);

/** One text, or its plural forms. */
class Forms {
  /** @type {Map<string, string>} by category; the empty string is one text for every number */
  #texts = new Map();

  /** @param {boolean} isPlural */
  constructor(isPlural) {
    this.isPlural = isPlural;
  }

  /** @param {string} text @param {string | undefined} plural */
  add(text, plural) {
    if (this.isPlural !== (plural !== undefined)) return pluralConflict;
    if (this.#texts.has(plural ?? "")) return duplicate;
    this.#texts.set(plural ?? "", text);
    return undefined;
  }

  /** @returns {Record<string, any>} */
  get members() {
    if (!this.isPlural) return { text: this.#texts.get("") };
    const forms = pluralCategories.filter((category) => this.#texts.has(category));
    return { plural: object(forms.map((category) => [category, this.#texts.get(category)])) };
  }
}
