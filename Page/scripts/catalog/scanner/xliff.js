import { CatalogDefect } from "./defect.js";
import { DocumentText } from "./document.js";
import { Capture, isInline } from "./segment.js";
import { splitID } from "./unit-id.js";
import { readXML } from "./xml.js";

/** @typedef {import("./segment.js").Segment} Segment */
/** @typedef {import("./xml.js").Tag} Tag */

/**
 * One text and its translation: a `<trans-unit>`.
 *
 * @typedef {object} Unit
 * @property {number} index its number among all units of the document, from 0
 * @property {string} id
 * @property {string} key the id without its variation
 * @property {import("./unit-id.js").Variation} variation
 * @property {Segment} [source]
 * @property {Segment} [target]
 * @property {string} [state]
 * @property {{start: number, end: number}} [stateValue] where the state stands in the document
 * @property {string} [stateQualifier]
 * @property {string[]} notes without empty ones
 * @property {boolean} translate
 * @property {number} start where its `<` stands
 * @property {Tag} tag
 * @property {number} [behindSource] behind the source, or the segments of it: where a target goes
 * @property {File} file
 */

/**
 * A `<file>` element with its units.
 *
 * @typedef {object} File
 * @property {string} [original]
 * @property {string} [sourceLanguage]
 * @property {string} [targetLanguage]
 * @property {string} [datatype]
 * @property {number} start
 * @property {Unit[]} units
 */

/**
 * A catalogue as it was read.
 *
 * @typedef {object} ScannedCatalog
 * @property {DocumentText} document
 * @property {File[]} files
 * @property {Unit[]} units those of all files
 * @property {CatalogDefect[]} defects what is wrong although the file could be read
 */

const namespacePrefix = "urn:oasis:names:tc:xliff:document:";

/**
 * Reads an XLIFF 1.2 document: its units, and where each of their parts stands.
 *
 * @param {Uint8Array} bytes
 * @returns {ScannedCatalog}
 * @throws {CatalogDefect} with its place, if it cannot be read to its end
 */
export function scanXLIFF(bytes) {
  const document = DocumentText.read(bytes);
  return scanText(document);
}

/**
 * Reads the text of a document.
 *
 * @param {DocumentText} document
 */
export function scanText(document) {
  const reader = new XLIFFReader();
  try {
    readXML(document.text, reader);
  } catch (defect) {
    throw defect instanceof CatalogDefect ? document.placed(defect) : defect;
  }
  const { files } = reader;
  const defects = [...document.defects, ...reader.defects].map((defect) => document.placed(defect));
  return { document, files, units: reader.units, defects };
}

/** Makes units of what the XML reader tells. */
class XLIFFReader {
  /** @type {File[]} */
  files = [];
  /** @type {Unit[]} */
  units = [];
  /** @type {CatalogDefect[]} */
  defects = [];
  /** How many elements are open. */
  #depth = 0;
  /** Whether elements without any namespace are read, because the root has none. */
  #readsWithoutNamespace = false;
  /** @type {{file: File, depth: number} | undefined} */
  #file;
  /** @type {{depth: number, translate: boolean}[]} the open groups that say whether they are to be translated */
  #groups = [];
  /** @type {{unit: Unit, depth: number} | undefined} */
  #unit;
  /** @type {{capture: Capture, depth: number} | undefined} */
  #capture;

  // MARK: What the XML reader tells

  /** @param {Tag} tag */
  start(tag) {
    if (this.#depth === 0) this.#checkRoot(tag);
    this.#depth += 1;
    if (!this.#isXLIFF(tag)) return;
    const isPartOfUnit = this.#unit !== undefined && this.#depth === this.#unit.depth + 1;
    switch (tag.local) {
      case "file":
        if (this.#file?.depth === undefined) this.#startFile(tag);
        return;
      case "group":
        return this.#startGroup(tag);
      case "trans-unit":
        return this.#startUnit(tag);
      case "source":
      case "target":
      case "note":
        if (isPartOfUnit) return this.#startPart(tag);
    }
    if (this.#capture && this.#capture.capture.kind !== "note" && isInline(tag.local)) this.#capture.capture.startInline(tag);
  }

  /** @param {Tag} tag @param {number} contentEnd @param {number} end */
  end(tag, contentEnd, end) {
    if (this.#capture?.depth === this.#depth) this.#endPart(contentEnd, end);
    else this.#capture?.capture.endInline(tag);
    if (this.#unit?.depth === this.#depth) this.#endUnit();
    else if (this.#unit && tag.local === "seg-source" && this.#depth === this.#unit.depth + 1) this.#unit.unit.behindSource = end;
    if (this.#groups.at(-1)?.depth === this.#depth) this.#groups.pop();
    if (this.#file?.depth === this.#depth) this.#file = undefined;
    this.#depth -= 1;
  }

  /** @param {string} text @param {number} index */
  text(text, index) {
    this.#capture?.capture.append(text, index);
  }

  // MARK: The root and files

  /** @param {Tag} tag */
  #checkRoot(tag) {
    const { namespace, local } = tag;
    const version = tag.attributes.get("version");
    const place = version?.start ?? tag.start;
    if (local !== "xliff" || (namespace !== undefined && !namespace.startsWith(namespacePrefix)))
      throw new CatalogDefect(
        "wrong-namespace", tag.start,
        `The root element is <${tag.name.slice(0, 40)}>${local === "xliff" ? " in another namespace" : ""}; expected <xliff>`,
        `An XLIFF 1.2 file starts with <xliff version="1.2" xmlns="${namespacePrefix}1.2">`,
      );
    const named = namespace?.slice(namespacePrefix.length);
    if (named !== undefined && named !== "1.2" && version?.value !== "1.2")
      throw new CatalogDefect(
        "unsupported-version", place, `This is XLIFF ${(version?.value ?? named).slice(0, 20)}; this page reads XLIFF 1.2`,
        "Export the file as XLIFF 1.2, or check it with watchword lint, which reads XLIFF 2 as well",
      );
    this.#readsWithoutNamespace = namespace === undefined;
  }

  /** @param {Tag} tag */
  #isXLIFF({ namespace }) {
    return namespace === undefined ? this.#readsWithoutNamespace : namespace.startsWith(namespacePrefix);
  }

  /** @param {Tag} tag */
  #startFile(tag) {
    /** @param {string} name */
    const value = (name) => tag.attributes.get(name)?.value;
    const file = {
      original: value("original"), sourceLanguage: value("source-language"), targetLanguage: value("target-language"),
      datatype: value("datatype"), start: tag.start, units: [],
    };
    this.files.push(file);
    this.#file = { file, depth: this.#depth };
  }

  // MARK: Units

  /** @param {Tag} tag */
  #startGroup(tag) {
    const translate = tag.attributes.get("translate");
    if (translate) this.#groups.push({ depth: this.#depth, translate: translate.value !== "no" });
  }

  /** @param {Tag} tag */
  #startUnit(tag) {
    if (this.#unit) return;
    const id = tag.attributes.get("id")?.value;
    const translate = tag.attributes.get("translate")?.value;
    const unit = {
      index: -1, id: id ?? "", ...splitID(id ?? ""), notes: [], start: tag.start, tag, file: this.#currentFile(),
      translate: translate === undefined ? (this.#groups.at(-1)?.translate ?? true) : translate !== "no",
    };
    this.#unit = { unit, depth: this.#depth };
  }

  /** The open file element, or one that stands for units outside of any. */
  #currentFile() {
    if (this.#file) return this.#file.file;
    const file = { start: 0, units: [] };
    this.files.push(file);
    this.#file = { file, depth: /** @type {any} */ (undefined) };
    return file;
  }

  #endUnit() {
    const { unit } = /** @type {{unit: Unit}} */ (this.#unit);
    this.#unit = undefined;
    if (!unit.tag.attributes.has("id")) {
      this.defects.push(
        new CatalogDefect(
          "missing-unit-id", unit.start, "This <trans-unit> has no id, so it cannot be matched with a text",
          'Write the id of the text: id="…"',
        ),
      );
      return;
    }
    unit.index = this.units.length;
    this.units.push(unit);
    unit.file.units.push(unit);
  }

  // MARK: Their parts

  /** @param {Tag} tag */
  #startPart(tag) {
    const { unit } = /** @type {{unit: Unit}} */ (this.#unit);
    const kind = /** @type {"source" | "target" | "note"} */ (tag.local);
    if (kind !== "note" && unit[kind]) {
      this.defects.push(
        new CatalogDefect(
          "schema-violation", tag.start, `This <trans-unit> has a second <${kind}>; only the first is read`, "Remove one of them",
        ),
      );
      return;
    }
    if (kind === "target") {
      const state = tag.attributes.get("state");
      unit.state = state?.value;
      unit.stateValue = state && { start: state.start, end: state.end };
      unit.stateQualifier = tag.attributes.get("state-qualifier")?.value;
    }
    this.#capture = { capture: new Capture(kind, tag), depth: this.#depth };
  }

  /** @param {number} contentEnd @param {number} end */
  #endPart(contentEnd, end) {
    const { capture } = /** @type {{capture: Capture}} */ (this.#capture);
    const { unit } = /** @type {{unit: Unit}} */ (this.#unit);
    this.#capture = undefined;
    if (capture.kind === "note") {
      if (capture.text !== "") unit.notes.push(capture.text);
      return;
    }
    unit[capture.kind] = capture.segment(contentEnd, end);
    if (capture.kind === "source") unit.behindSource = end;
  }
}
