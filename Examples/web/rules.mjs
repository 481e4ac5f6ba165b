// Shows the requirements of a policy, with nothing but the browser's own Intl.
//
//     watchword export strong --to json -o texts
//     node rules.mjs texts ru

import { readFileSync } from "node:fs";

/** Returns a function that formats a text of `catalogue` with its values. */
export function translator(catalogue) {
  const plurals = new Intl.PluralRules(catalogue.locale);
  const numbers = new Intl.NumberFormat(catalogue.locale);
  const translate = (key, values = {}) => {
    const text = catalogue.texts[key];
    const form = typeof text === "string" ? text : text[plurals.select(values[text.number])];
    return form.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (typeof value === "number") return numbers.format(value);
      // A list of the policy is a separate text.
      return typeof value === "object" ? translate(value.text) : value;
    });
  };
  return translate;
}

/** The lines of a policy's checklist. */
export function checklist(catalogue, policy) {
  const translate = translator(catalogue);
  return catalogue.policies[policy].map(({ checklist }) => translate(checklist.text, checklist.values));
}

if (process.argv[1]?.endsWith("web/rules.mjs")) {
  const [folder, locale, policy = "strong"] = process.argv.slice(2);
  const catalogue = JSON.parse(readFileSync(`${folder}/${locale}.json`, "utf8"));
  console.log(checklist(catalogue, policy).join("\n"));
}
