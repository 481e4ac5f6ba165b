// Shows the requirements of the policy `strong` with i18next, like a web page or a server in JavaScript.
//
//     watchword export strong --to i18next -o locales
//     node rules.mjs locales ru
//
// i18next selects the plural form by `count`, and formats numbers for the language.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const i18next = createRequire(import.meta.url)("i18next");
const [folder, locale] = process.argv.slice(2);

const texts = (language) => JSON.parse(readFileSync(`${folder}/${language}/translation.json`, "utf8"));
await i18next.init({
  lng: locale,
  fallbackLng: "en",
  resources: {
    [locale]: { translation: texts(locale) },
    en: { translation: texts("en") },
  },
  // Escaping is only necessary in HTML.
  interpolation: { escapeValue: false },
});

console.log(i18next.t("rule.length.min.checklist", { count: 8 }));
console.log(i18next.t("rule.letters.min.checklist", { count: 1 }));
console.log(i18next.t("rule.digits.min.checklist", { count: 1 }));
