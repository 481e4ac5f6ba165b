#!/usr/bin/env node
// Writes the fixtures of Tests/LocalizationTests/Fixtures/cldr, which compare the CLDR layer with another
// implementation: the Intl objects of Node with full ICU data (Node 20.20: ICU 78.2, CLDR 48).
//
//     node Scripts/generate-cldr-oracle.mjs
//
// Each file is a list of lines of fields separated by tabs; locales that give the same results share a line.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "Tests", "LocalizationTests", "Fixtures", "cldr");
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = letters.flatMap((a) => letters.map((b) => a + b));
const languages = [...pairs, ...pairs.flatMap((a) => letters.map((b) => a + b))];
const regions = [
  ...pairs.map((pair) => pair.toUpperCase()),
  ...Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, "0")),
];
const regionNames = new Intl.DisplayNames("en", { type: "region" });
const header = `# Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`;

function write(name, lines) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), [header, ...lines, ""].join("\n"));
  console.log(name, lines.length, "lines");
}

/** Lines "locales <tab> result", grouped by result. */
function grouped(locales, result) {
  const groups = new Map();
  for (const locale of locales) {
    const text = result(locale);
    groups.set(text, [...(groups.get(text) ?? []), locale]);
  }
  return [...groups].map(([text, members]) => members.join(" ") + "\t" + text).sort();
}

/** Whether Intl has data for exactly this locale. */
function isKnown(constructor, locale) {
  return constructor.supportedLocalesOf(locale).length > 0 && new constructor(locale).resolvedOptions().locale === locale;
}

const canonical = languages.filter((language) => Intl.getCanonicalLocales(language)[0] === language);

// Likely subtags

function maximal(tag) {
  return new Intl.Locale(tag).maximize().toString();
}

// ISO 15924.
const scripts = `Adlm Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Bopo Brah Brai Bugi Buhd Cakm Cans
  Cari Cham Cher Chrs Copt Cpmn Cprt Cyrl Deva Diak Dogr Dsrt Dupl Egyp Elba Elym Ethi Gara Geor Glag Gong Gonm Goth Gran
  Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hmnp Hung Ital Jamo Java Jpan Kali Kana Kawi
  Khar Khmr Khoj Kits Knda Kore Krai Kthi Lana Laoo Latn Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf
  Mend Merc Mero Mlym Modi Mong Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma
  Ougr Palm Pauc Perm Phag Phli Phlp Phlv Phnx Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sidt Sind Sinh
  Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Tagb Takr Tale Talu Taml Tang Tavt Telu Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr
  Tols Toto Tutg Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii Zanb`.split(/\s+/);

const plain = new Map();
const others = [];
for (const language of languages) {
  const tag = maximal(language);
  if (tag === language) continue;
  const [first, ...rest] = tag.split("-");
  if (first !== language) others.push([language, tag]);
  else plain.set(rest.join("-"), [...(plain.get(rest.join("-")) ?? []), language]);
}
for (const region of regions) others.push([`und-${region}`, maximal(`und-${region}`)]);
for (const script of scripts) others.push([`und-${script}`, maximal(`und-${script}`)]);
const currentRegions = pairs.map((pair) => pair.toUpperCase())
  .filter((region) => Intl.getCanonicalLocales(`und-${region}`)[0] === `und-${region}` && regionNames.of(region) !== region);
const spoken = scripts.filter((script) => script === "Latn" || !maximal(`und-${script}`).startsWith("en-"));
for (const region of currentRegions) {
  for (const script of spoken) {
    const tag = maximal(`und-${script}-${region}`);
    if (tag.split("-")[0] !== maximal(`und-${script}`).split("-")[0]) others.push([`und-${script}-${region}`, tag]);
  }
}
const named = canonical.filter((language) => maximal(language) !== language && language !== "und");
for (const language of named.filter((tag) => tag.length === 2 || isKnown(Intl.NumberFormat, tag))) {
  const usual = maximal(language).split("-");
  for (const script of scripts) {
    const tag = maximal(`${language}-${script}`);
    if (tag.split("-")[2] !== usual[2]) others.push([`${language}-${script}`, tag]);
  }
  for (const region of currentRegions) {
    const tag = maximal(`${language}-${region}`);
    if (tag.split("-")[1] !== usual[1]) others.push([`${language}-${region}`, tag]);
  }
}
write("likely-languages.txt", [...plain].map(([rest, members]) => members.join(" ") + "\t" + rest).sort());
write("likely-others.txt", others.filter(([from, to]) => from !== to).map((pair) => pair.join("\t")));
write("minimized.txt", [
  ...new Set(others.map(([, tag]) => tag).concat(named.filter((tag) => tag.length === 2).map(maximal))),
].sort().map((tag) => tag + "\t" + new Intl.Locale(tag).minimize()));

// Direction: of languages from Intl, of scripts from the bidirectional class of the script's first letter in Python's
// Unicode Character Database (Intl returns "ltr" for every tag without locale data).

const first = new Map();
for (const script of scripts) {
  let isScript;
  try {
    isScript = new RegExp(`^(?=\\p{L})\\p{Script=${script}}`, "u");
  } catch {
    continue; // not a script of Unicode, such as Aran or Jpan
  }
  for (let code = 0; code < 0x20000 && !first.has(script); code += 1) {
    if (isScript.test(String.fromCodePoint(code))) first.set(script, code);
  }
}

const classes = execFileSync("python3", ["-c",
  "import sys, unicodedata; print(' '.join(unicodedata.bidirectional(chr(int(c))) or '-' for c in sys.argv[1:]))",
  ...[...first.values()].map(String)]).toString().trim().split(" ");
const ofScript = new Map([...first.keys()].map((script, index) => [`und-${script}`, classes[index]])
  .filter(([, bidi]) => bidi !== "-").map(([tag, bidi]) => [tag, bidi === "R" || bidi === "AL" ? "rtl" : "ltr"]));
const directed = named.filter((tag) => isKnown(Intl.NumberFormat, tag));
write("direction.txt", grouped([...directed, ...ofScript.keys()],
  (tag) => ofScript.get(tag) ?? new Intl.Locale(tag).textInfo.direction));

// Locales with data

const known = canonical.filter((language) => language !== "und" && isKnown(Intl.NumberFormat, language));
const dataRegions = [...currentRegions, "001", "150", "419"];
const locales = [...known];
for (const language of known) {
  for (const script of scripts) {
    if (!isKnown(Intl.NumberFormat, `${language}-${script}`)) continue;
    locales.push(`${language}-${script}`);
    for (const region of dataRegions) {
      const tag = `${language}-${script}-${region}`;
      if (isKnown(Intl.NumberFormat, tag)) locales.push(tag);
    }
  }
  for (const region of dataRegions) {
    if (isKnown(Intl.NumberFormat, `${language}-${region}`)) locales.push(`${language}-${region}`);
  }
}

// Plural rules

const code = { zero: "z", one: "o", two: "t", few: "f", many: "m", other: "x" };
const integers = [
  ...Array.from({ length: 220 }, (_, number) => number), 299, 300, 301, 311, 319, 400, 500, 600, 700, 800, 900, 999,
  1000, 1001, 1002, 1003, 1011, 1012, 1020, 1021, 1040, 1100, 1101, 1111, 2000, 2002, 3000, 5000, 7000, 9000, 10000,
  10002, 12000, 20000, 22000, 40000, 60000, 80000, 99999, 100000, 100001, 100002, 110000, 200000, 500000, 999999,
  1000000, 1000001, 1000002, 1000005, 1000011, 1100000, 2000000, 3000000, 10000000, 12000000, 100000000, 2000000001,
];
const decimals = [
  "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.9", "1.0", "1.1", "1.2", "1.3", "1.5", "1.9", "2.0", "2.1", "2.5",
  "3.0", "3.3", "4.0", "5.0", "5.2", "6.0", "7.0", "9.9", "10.0", "10.1", "11.0", "11.1", "12.1", "20.0", "21.1",
  "100.0", "100.1", "1000.0", "100000.0", "1000000.0", "0.00", "0.01", "0.02", "0.03", "0.10", "0.11", "0.12", "0.21",
  "1.00", "1.01", "1.02", "1.11", "1.21", "1.50", "2.00", "2.11", "10.01", "0.000", "0.001", "0.010", "1.000", "1.001",
  "1.102", "1.112",
];
write("plurals.txt", [
  "integers\t" + integers.join(" "),
  "decimals\t" + decimals.join(" "),
  ...["cardinal", "ordinal"].flatMap((type) =>
    grouped([...canonical.filter((tag) => tag !== "und" && isKnown(Intl.PluralRules, tag)), "pt-PT", "pt-AO", "sr-Latn",
      "zh-Hant", "ff-Adlm", "en-AU", "es-419", "fr-CA"], (locale) => {
      const whole = new Intl.PluralRules(locale, { type });
      const result = integers.map((number) => code[whole.select(number)]).join("");
      if (type === "ordinal") return result;
      return result + "\t" + decimals.map((text) => {
        const digits = text.split(".")[1].length;
        const rules = new Intl.PluralRules(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
        return code[rules.select(Number(text))];
      }).join("");
    }).map((line) => type + "\t" + line)),
]);

// Numbers

const numbers = ["0", "7", "-1", "999", "1234", "-5678", "12345", "654321", "1234567", "-9876543210",
  "9223372036854775807", "-9223372036854775808"];
write("numbers.txt", [
  "numbers\t" + numbers.join(" "),
  ...grouped(locales, (locale) => {
    const format = new Intl.NumberFormat(locale);
    return numbers.map((text) => format.format(BigInt(text))).join("\t");
  }),
]);

// Numbering systems in tags

const systems = ["latn", "arab", "arabext", "deva"];
const written = (locale, number) => new Intl.NumberFormat(locale).format(number);
write("number-systems.txt", [
  "-1234567\t" + systems.join("\t"),
  ...Intl.supportedValuesOf("numberingSystem").filter((system) => system !== "hanidec").map((system) =>
    `=${system}\t` + [..."0123456789"].map((digit) => written(`en-u-nu-${system}`, digit)).join("")),
  ...grouped(locales, (locale) => systems.map((system) => written(`${locale}-u-nu-${system}`, -1234567)).join("\t")),
]);

// Lists

const special = {
  es: [["a", "i"], ["a", "Iván"], ["a", "hijo"], ["a", "hiato"], ["a", "hielo"], ["a", "Hi"], ["a", "h"], ["a", "ío"],
    ["a", "b", "India"], ["a", "i", "b"], ["a", ""]],
  he: [["a", "b"], ["א", "ב"], ["א", "1"], ["א", "b", "ג"], ["א", "ב", "c"], ["א", ""]],
};
special["es-MX"] = special.es;
write("lists.txt", [
  ...grouped(locales.filter((locale) => isKnown(Intl.ListFormat, locale)), (locale) => {
    const format = new Intl.ListFormat(locale);
    return [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]].map((items) => format.format(items)).join("\t");
  }),
  ...Object.entries(special).flatMap(([locale, lists]) => lists.map((items) =>
    [`=${locale}`, new Intl.ListFormat(locale).format(items), ...items].join("\t"))),
]);
