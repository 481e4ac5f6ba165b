// An app's own texts, which override those of the package: overlays in the package, and catalogues in any format.

import { WatchwordError } from "./errors.js";
import { overlays } from "./locations.js";
import { read } from "./files.js";
import { documentAt } from "./policy-source.js";

/** @typedef {{name: string, locale: string, bytes: Uint8Array}} Texts the compiled catalogue of a language */

/** Layers of texts in the given order: each layer overrides the ones before it. */
export class OwnTexts {
  /** No texts. */
  static none = new OwnTexts([]);

  /** @type {readonly (string | Texts)[]} names of overlays, and catalogues */
  layers;
  /** A key that is equal for the same texts. */
  key;
  /** The languages of the catalogues and of the overlays. */
  available;

  /** @param {readonly (string | Texts)[]} layers */
  constructor(layers) {
    this.layers = layers;
    this.key = JSON.stringify(layers.map((layer) => (typeof layer === "string" ? layer : [layer.name, new TextDecoder().decode(layer.bytes)])));
    this.available = layers.flatMap((layer) => (typeof layer === "string" ? Object.keys(filesIn(layer)) : [layer.locale]));
  }

  /**
   * Resolves the texts of an option.
   *
   * @param {import("./index.js").TextSource | readonly import("./index.js").TextSource[] | undefined} given
   * @returns {Promise<OwnTexts>}
   */
  static async of(given) {
    if (given === undefined || given === null) return OwnTexts.none;
    const sources = Array.isArray(given) ? given : [given];
    return sources.length === 0 ? OwnTexts.none : new OwnTexts((await Promise.all(sources.map(layersOf))).flat());
  }

  /**
   * The overlay files in languages.
   *
   * @param {string[]} tags
   * @returns {string[]} such as "overlays/passphrase/de.json"
   */
  filesOf(tags) {
    return this.layers.flatMap((layer) =>
      typeof layer === "string" ? tags.filter((tag) => Object.hasOwn(filesIn(layer), tag)).map((tag) => `overlays/${layer}/${tag}.json`) : []);
  }

  /**
   * The number of the layer of an overlay file; 0 for other files.
   *
   * @param {string} path
   */
  layerOf(path) {
    const [kind, name] = path.split("/");
    return kind === "overlays" ? this.layers.indexOf(name) + 1 : 0;
  }
}

/**
 * The files of an overlay, by their languages.
 *
 * @param {string} overlay
 * @returns {Record<string, object>}
 */
const filesIn = (overlay) => /** @type {any} */ (overlays)[overlay];

/**
 * The layers of a source: one for each language of a catalogue.
 *
 * @param {any} source
 * @returns {Promise<(string | Texts)[]>}
 */
async function layersOf(source) {
  if (typeof source === "string" && Object.hasOwn(overlays, source)) return [source];
  if (typeof source === "string" && !/[./\\:{<\n]/.test(source)) {
    throw new WatchwordError("unknown-overlay", `There are no texts "${source.slice(0, 80)}"; there are ${Object.keys(overlays).join(", ")}`);
  }
  const { name, bytes } = await documentOf(source);
  return tables(name, bytes) ?? (await compiled(name, bytes));
}

/**
 * @param {string} name
 * @param {string} locale
 * @param {object} messages
 * @returns {Texts}
 */
const own = (name, locale, messages) => ({ name, locale, bytes: new TextEncoder().encode(JSON.stringify({ version: 1, locale, messages })) });

/**
 * The catalogues in JSON: a compiled one, or tables of texts by language and id. Undefined if it is another document.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Texts[] | undefined}
 */
function tables(name, bytes) {
  let json;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
  if (!isObject(json)) return undefined;
  if (typeof json.locale === "string" && json.messages !== undefined) return [{ name, locale: json.locale, bytes }];
  const languages = Object.entries(json);
  if (languages.length === 0 || !languages.every(([tag, texts]) => /^[a-z]{2,3}([-_][a-z0-9]+)*$/i.test(tag) && isTable(texts))) return undefined;
  return languages.map(([tag, texts]) => own(name, tag.replaceAll("_", "-"), messages(texts)));
}

const categories = ["zero", "one", "two", "few", "many", "other"];
const isObject = (/** @type {any} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isForms = (/** @type {any} */ value) => isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((name) => categories.includes(name));
const isTable = (/** @type {any} */ value) => isObject(value) && Object.values(value).every((text) => typeof text === "string" || isForms(text));

/**
 * The messages of a compiled catalogue for a table.
 *
 * @param {Record<string, any>} texts
 */
function messages(texts) {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, typeof text === "string" ? text : { plural: text }]));
}

/**
 * Compiles a document in any format of catalogues, with tools.wasm.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Promise<Texts[]>}
 */
async function compiled(name, bytes) {
  const { loadTools } = await import("./catalogs.js");
  const catalog = (await loadTools()).open(bytes, { name });
  if (catalog.error !== undefined) throw unusable(name, catalog.error.message);
  const error = catalog.findings.find((/** @type {any} */ { severity }) => severity === "error");
  if (!catalog.isEditable && error !== undefined) throw unusable(name, `${error.line}:${error.column}: ${error.message}`);
  const { catalogs = [] } = /** @type {any} */ (catalog.compiled());
  catalog.close();
  const written = catalogs.filter((/** @type {any} */ each) => Object.keys(each.messages).length > 0);
  if (written.length === 0) throw unusable(name, "It has no translated text");
  return written.map((/** @type {any} */ each) => own(name, each.locale, byContext(each.messages)));
}

/**
 * Messages by their ids: those of PO have their context as the id, and the source after it.
 *
 * @param {Record<string, any>} messages
 */
const byContext = (messages) => Object.fromEntries(Object.entries(messages).map(([key, message]) => [key.split("|")[0], message]));

/**
 * @param {string} name
 * @param {string} reason
 */
function unusable(name, reason) {
  const expected = "expected a catalogue such as XLIFF or PO, the output of watchword compile, or an object of texts by language and id";
  return new WatchwordError("unusable-texts", `The texts ${name} cannot be used; ${expected}. ${reason}`);
}

/**
 * A document, and the name by which its format is recognised.
 *
 * @param {any} source
 * @returns {Promise<{name: string, bytes: Uint8Array}>}
 */
async function documentOf(source) {
  const name = "texts";
  if (source instanceof URL) return { name: fileName(source.pathname), bytes: await read(source) };
  if (typeof Response !== "undefined" && source instanceof Response) return { name: fileName(source.url), bytes: await read(source) };
  if (ArrayBuffer.isView(source)) return { name, bytes: new Uint8Array(source.buffer, source.byteOffset, source.byteLength) };
  if (typeof source === "object" && source !== null) return { name, bytes: new TextEncoder().encode(JSON.stringify(source)) };
  if (typeof source !== "string") throw new TypeError(`Expected texts, found ${source === null ? "null" : typeof source}`);
  // A document has several lines, or begins like JSON or XML; everything else is an address.
  if (/^\s*[{<]|\n/.test(source)) return { name, bytes: new TextEncoder().encode(source) };
  return { name: fileName(source), bytes: await documentAt(source) };
}

/** @param {string} path */
const fileName = (path) => path.replace(/[?#].*$/s, "").split(/[/\\]/).pop() || "texts";
