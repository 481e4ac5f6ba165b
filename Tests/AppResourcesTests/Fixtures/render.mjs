// Renders exported texts with i18next, or with Intl alone: `node render.mjs i18next|json FOLDER` reads a list of
// [locale, key, values] from standard input and prints the texts as a list.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

import { translator } from "../../../Examples/web/rules.mjs";

const [kind, folder] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

/** i18next's function for the texts of a locale. */
async function i18nextTranslator(locale) {
  const i18next = createRequire(import.meta.url)("i18next").createInstance();
  await i18next.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: read(`${folder}/${locale}/translation.json`) } },
    interpolation: { escapeValue: false },
  });
  return (key, values) => i18next.t(key, values);
}

const functions = new Map();
const texts = [];
for (const [locale, key, values] of JSON.parse(readFileSync(0, "utf8"))) {
  if (!functions.has(locale)) {
    const make = kind === "i18next" ? i18nextTranslator(locale) : translator(read(`${folder}/${locale}.json`));
    functions.set(locale, await make);
  }
  texts.push(functions.get(locale)(key, values));
}
console.log(JSON.stringify(texts));
