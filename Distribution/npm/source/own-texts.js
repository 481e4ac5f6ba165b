// An app's own texts, which override those of the package: overlays in the package, and compiled catalogues.

import { WatchwordError } from "./errors.js";
import { parents, textLocales } from "./locale.js";
import { overlays } from "./locations.js";
import { read } from "./files.js";
import { documentAt } from "./policy-source.js";

/** Layers of texts in the given order: each layer overrides the ones before it. */
export class OwnTexts {
  /** No texts. */
  static none = new OwnTexts([]);

  /** @type {readonly (string | {locale: string, bytes: Uint8Array})[]} names of overlays, and catalogues */
  layers;
  /** A key that is equal for the same texts. */
  key;
  /** The languages of the catalogues. */
  locales;

  /** @param {readonly (string | {locale: string, bytes: Uint8Array})[]} layers */
  constructor(layers) {
    this.layers = layers;
    this.key = JSON.stringify(layers.map((layer) => (typeof layer === "string" ? layer : new TextDecoder().decode(layer.bytes))));
    this.locales = layers.flatMap((layer) => (typeof layer === "string" ? [] : [layer.locale]));
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
    return sources.length === 0 ? OwnTexts.none : new OwnTexts(await Promise.all(sources.map(layer)));
  }

  /**
   * The overlay files for a language.
   *
   * @param {string} tag
   * @returns {string[]} such as "overlays/passphrase/de.json"
   */
  filesFor(tag) {
    return this.layers.flatMap((layer) => {
      if (typeof layer !== "string") return [];
      const files = /** @type {Record<string, object>} */ (/** @type {any} */ (overlays)[layer]);
      const tags = new Set([...parents(tag), ...textLocales(tag)]);
      return [...tags].filter((each) => Object.hasOwn(files, each)).map((each) => `overlays/${layer}/${each}.json`);
    });
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
 * @param {any} source
 * @returns {Promise<string | {locale: string, bytes: Uint8Array}>}
 */
async function layer(source) {
  if (typeof source === "string" && Object.hasOwn(overlays, source)) return source;
  if (typeof source === "string" && !/[./\\:{]/.test(source)) {
    throw new WatchwordError("unknown-overlay", `There are no texts "${source.slice(0, 80)}"; there are ${Object.keys(overlays).join(", ")}`);
  }
  const bytes = await bytesOf(source);
  let locale;
  try {
    ({ locale } = JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // The error is thrown below.
  }
  if (typeof locale !== "string") {
    throw new WatchwordError("unusable-texts", "The texts are not a compiled catalogue; expected the output of watchword compile");
  }
  return { locale, bytes };
}

/**
 * @param {any} source
 * @returns {Promise<Uint8Array>}
 */
async function bytesOf(source) {
  if (source instanceof URL || (typeof Response !== "undefined" && source instanceof Response)) return read(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (typeof source === "object" && source !== null) return new TextEncoder().encode(JSON.stringify(source));
  if (typeof source !== "string") throw new TypeError(`Expected texts, found ${source === null ? "null" : typeof source}`);
  return source.trimStart().startsWith("{") ? new TextEncoder().encode(source) : documentAt(source);
}
