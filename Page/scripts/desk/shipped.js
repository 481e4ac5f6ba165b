// The catalogues of this page as XLIFF files, so that people can correct the texts that Watchword ships.

import { xliffFile } from "./xliff-file.js";

/** @typedef {{locale: string, messages: Record<string, any>}} Catalog */

/**
 * The texts of a message by the endings of their units' ids, as in the XLIFF that Xcode writes.
 *
 * @param {any} message
 * @param {string} [path]
 * @returns {[string, string][]}
 */
function unitsOf(message, path = "") {
  if (typeof message === "string") return [[path, message]];
  const ending = (/** @type {string} */ name) => `${path}${path === "" ? "|==|" : "."}${name}`;
  const forms = Object.entries(message.plural ?? {}).map(([category, text]) => [ending(`plural.${category}`), text]);
  const substitutions = Object.entries(message.substitutions ?? {})
    .flatMap(([name, value]) => unitsOf(value, ending(`substitutions.${name}`)));
  return /** @type {[string, string][]} */ ([...(message.text === undefined ? [] : [[path, message.text]]), ...forms, ...substitutions]);
}

/**
 * A shipped catalogue as an XLIFF 1.2 file, whose units are those of the file in Locales.
 *
 * @param {Catalog} catalog
 * @param {Catalog} english
 * @returns {import("../files/drops.js").InputFile}
 */
export function shippedFile(catalog, english) {
  const units = Object.entries(catalog.messages).flatMap(([key, message]) => {
    const sources = new Map(unitsOf(english.messages[key] ?? ""));
    return unitsOf(message).map(([ending, text]) => {
      // English has fewer plural forms than other languages; its general form is the source of the others.
      const source = sources.get(ending) ?? sources.get(ending.replace(/\w+$/, "other")) ?? "";
      return { id: key + ending, source, target: text };
    });
  });
  return xliffFile(`${catalog.locale}.xliff`, { original: "Localizable.xcstrings", source: english.locale, target: catalog.locale }, units);
}
