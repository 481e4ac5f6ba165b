// Shows what the policy `strong` asks for, with nothing but the browser's own Intl.
//
//     watchword export strong --to json -o texts
//     node rules.mjs texts ru

import { readFileSync } from "node:fs";

/** A function that shows a text of `catalogue` with its values. */
export function translator(catalogue) {
  const plurals = new Intl.PluralRules(catalogue.locale);
  const numbers = new Intl.NumberFormat(catalogue.locale);
  return (key, values = {}) => {
    const text = catalogue.texts[key];
    const form = typeof text === "string" ? text : text[plurals.select(values[text.number])];
    return form.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === "number" ? numbers.format(value) : value;
    });
  };
}

if (process.argv[1]?.endsWith("web/rules.mjs")) {
  const [folder, locale] = process.argv.slice(2);
  const t = translator(JSON.parse(readFileSync(`${folder}/${locale}.json`, "utf8")));
  console.log(t("rule.length.min.checklist", { minimum: 8 }));
  console.log(t("rule.letters.min.checklist", { minimum: 1 }));
  console.log(t("rule.digits.min.checklist", { minimum: 1 }));
}
