// The locations of the package's files. Bundlers recognise a file only by the expression `new URL("…",
// import.meta.url)`, so each one is written out. A test compares the lists with the folder `data`.

import { bundled, WatchwordError } from "./errors.js";
import { disk } from "./files.js";
import { requireKnown } from "./words.js";

/** The languages of the texts. */
export const texts = {
  ar: () => new URL("../data/texts/ar.json", import.meta.url),
  de: () => new URL("../data/texts/de.json", import.meta.url),
  "de-CH": () => new URL("../data/texts/de-CH.json", import.meta.url),
  "de-LI": () => new URL("../data/texts/de-LI.json", import.meta.url),
  en: () => new URL("../data/texts/en.json", import.meta.url),
  es: () => new URL("../data/texts/es.json", import.meta.url),
  fr: () => new URL("../data/texts/fr.json", import.meta.url),
  "fr-CA": () => new URL("../data/texts/fr-CA.json", import.meta.url),
  "fr-CH": () => new URL("../data/texts/fr-CH.json", import.meta.url),
  he: () => new URL("../data/texts/he.json", import.meta.url),
  hi: () => new URL("../data/texts/hi.json", import.meta.url),
  id: () => new URL("../data/texts/id.json", import.meta.url),
  it: () => new URL("../data/texts/it.json", import.meta.url),
  ja: () => new URL("../data/texts/ja.json", import.meta.url),
  ko: () => new URL("../data/texts/ko.json", import.meta.url),
  nl: () => new URL("../data/texts/nl.json", import.meta.url),
  pl: () => new URL("../data/texts/pl.json", import.meta.url),
  "pt-BR": () => new URL("../data/texts/pt-BR.json", import.meta.url),
  ru: () => new URL("../data/texts/ru.json", import.meta.url),
  tr: () => new URL("../data/texts/tr.json", import.meta.url),
  uk: () => new URL("../data/texts/uk.json", import.meta.url),
  vi: () => new URL("../data/texts/vi.json", import.meta.url),
  "zh-Hans": () => new URL("../data/texts/zh-Hans.json", import.meta.url),
  "zh-Hant": () => new URL("../data/texts/zh-Hant.json", import.meta.url),
  "zh-Hant-HK": () => new URL("../data/texts/zh-Hant-HK.json", import.meta.url),
};

/** The texts of each overlay by language: they use another word for "password". */
export const overlays = {
  passphrase: {
    ar: () => new URL("../data/overlays/passphrase/ar.json", import.meta.url),
    de: () => new URL("../data/overlays/passphrase/de.json", import.meta.url),
    "de-CH": () => new URL("../data/overlays/passphrase/de-CH.json", import.meta.url),
    "de-LI": () => new URL("../data/overlays/passphrase/de-LI.json", import.meta.url),
    en: () => new URL("../data/overlays/passphrase/en.json", import.meta.url),
    es: () => new URL("../data/overlays/passphrase/es.json", import.meta.url),
    fr: () => new URL("../data/overlays/passphrase/fr.json", import.meta.url),
    he: () => new URL("../data/overlays/passphrase/he.json", import.meta.url),
    hi: () => new URL("../data/overlays/passphrase/hi.json", import.meta.url),
    id: () => new URL("../data/overlays/passphrase/id.json", import.meta.url),
    it: () => new URL("../data/overlays/passphrase/it.json", import.meta.url),
    ja: () => new URL("../data/overlays/passphrase/ja.json", import.meta.url),
    ko: () => new URL("../data/overlays/passphrase/ko.json", import.meta.url),
    nl: () => new URL("../data/overlays/passphrase/nl.json", import.meta.url),
    pl: () => new URL("../data/overlays/passphrase/pl.json", import.meta.url),
    "pt-BR": () => new URL("../data/overlays/passphrase/pt-BR.json", import.meta.url),
    ru: () => new URL("../data/overlays/passphrase/ru.json", import.meta.url),
    tr: () => new URL("../data/overlays/passphrase/tr.json", import.meta.url),
    uk: () => new URL("../data/overlays/passphrase/uk.json", import.meta.url),
    vi: () => new URL("../data/overlays/passphrase/vi.json", import.meta.url),
    "zh-Hans": () => new URL("../data/overlays/passphrase/zh-Hans.json", import.meta.url),
    "zh-Hant": () => new URL("../data/overlays/passphrase/zh-Hant.json", import.meta.url),
    "zh-Hant-HK": () => new URL("../data/overlays/passphrase/zh-Hant-HK.json", import.meta.url),
  },
  pin: {
    ar: () => new URL("../data/overlays/pin/ar.json", import.meta.url),
    de: () => new URL("../data/overlays/pin/de.json", import.meta.url),
    "de-CH": () => new URL("../data/overlays/pin/de-CH.json", import.meta.url),
    "de-LI": () => new URL("../data/overlays/pin/de-LI.json", import.meta.url),
    en: () => new URL("../data/overlays/pin/en.json", import.meta.url),
    es: () => new URL("../data/overlays/pin/es.json", import.meta.url),
    "es-MX": () => new URL("../data/overlays/pin/es-MX.json", import.meta.url),
    fr: () => new URL("../data/overlays/pin/fr.json", import.meta.url),
    "fr-CA": () => new URL("../data/overlays/pin/fr-CA.json", import.meta.url),
    he: () => new URL("../data/overlays/pin/he.json", import.meta.url),
    hi: () => new URL("../data/overlays/pin/hi.json", import.meta.url),
    id: () => new URL("../data/overlays/pin/id.json", import.meta.url),
    it: () => new URL("../data/overlays/pin/it.json", import.meta.url),
    ja: () => new URL("../data/overlays/pin/ja.json", import.meta.url),
    ko: () => new URL("../data/overlays/pin/ko.json", import.meta.url),
    nl: () => new URL("../data/overlays/pin/nl.json", import.meta.url),
    pl: () => new URL("../data/overlays/pin/pl.json", import.meta.url),
    "pt-BR": () => new URL("../data/overlays/pin/pt-BR.json", import.meta.url),
    ru: () => new URL("../data/overlays/pin/ru.json", import.meta.url),
    tr: () => new URL("../data/overlays/pin/tr.json", import.meta.url),
    uk: () => new URL("../data/overlays/pin/uk.json", import.meta.url),
    vi: () => new URL("../data/overlays/pin/vi.json", import.meta.url),
    "zh-Hans": () => new URL("../data/overlays/pin/zh-Hans.json", import.meta.url),
    "zh-Hant": () => new URL("../data/overlays/pin/zh-Hant.json", import.meta.url),
    "zh-Hant-HK": () => new URL("../data/overlays/pin/zh-Hant-HK.json", import.meta.url),
  },
};

/** The shipped policies. */
export const policies = {
  "cognito-default": () => new URL("../data/policies/cognito-default.json", import.meta.url),
  "nist-800-63b-4": () => new URL("../data/policies/nist-800-63b-4.json", import.meta.url),
  "pci-dss-4": () => new URL("../data/policies/pci-dss-4.json", import.meta.url),
  "relid-default": () => new URL("../data/policies/relid-default.json", import.meta.url),
  "relid-strict": () => new URL("../data/policies/relid-strict.json", import.meta.url),
  strong: () => new URL("../data/policies/strong.json", import.meta.url),
};

/** The modules and the lists. */
export const parts = {
  "watchword.wasm": () => new URL("../data/watchword.wasm", import.meta.url),
  "tools.wasm": () => new URL("../data/tools.wasm", import.meta.url),
  "common-passwords.front.txt": () => new URL("../data/common-passwords.front.txt", import.meta.url),
  "strength-words.txt": () => new URL("../data/strength-words.txt", import.meta.url),
};

/** @type {URL | undefined} */
let folder;

/**
 * Sets the location of the package's folder `data`, for pages and programs whose build tool does not copy the files
 * itself.
 *
 * @param {{data: string | URL}} options the address of the folder; a relative one is relative to the page. In Node, it
 *   may be a path
 */
export function configure(options) {
  requireKnown(options, ["data"], "configure");
  const { data } = options;
  const text = String(data).replace(/[/\\]?$/, "/");
  const isPath = disk.url !== undefined && !(data instanceof URL) && !/^[a-z][a-z0-9+.-]+:/i.test(text);
  folder = isPath ? /** @type {any} */ (disk).url(text) : new URL(text, globalThis.document?.baseURI);
}

/**
 * The address of a file of the folder `data`.
 *
 * @param {string} path such as "texts/ar.json"
 * @returns {URL}
 */
export function location(path) {
  if (folder !== undefined) return new URL(path, folder);
  const [, kind, name] = /^(?:(texts|policies|overlays\/\w+)\/)?(.*?)(?:\.json)?$/.exec(path) ?? [];
  const overlay = /** @type {Record<string, any>} */ (overlays)[kind?.split("/")[1]];
  const list = /** @type {Record<string, () => URL>} */ (overlay ?? (kind === "texts" ? texts : kind === "policies" ? policies : parts));
  try {
    return list[name]();
  } catch {
    throw new WatchwordError("unreadable-file", `The place of the package's files is not known. ${bundled}`);
  }
}
