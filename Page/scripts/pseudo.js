// Pseudo-locales: catalogues made from the English one, to see what is not translated, too narrow or not mirrored.
//
//   en-XA  ⟦Ðéééļééţéé 3 …⟧: accents, about a third longer, in brackets, so that a cut end shows
//   ar-XB  from right to left, each word mirrored
//
// A text without brackets did not come from the catalogue. Placeholders stay as they are.

/** The brackets around each text that has letters. */
export const brackets = ["⟦", "⟧"];

const accents = new Map(Object.entries({
  a: "å", b: "ƀ", c: "ç", d: "đ", e: "é", f: "ƒ", g: "ğ", h: "ĥ", i: "î", j: "ĵ", k: "ķ", l: "ļ", m: "ɱ", n: "ñ", o: "ö", p: "þ",
  q: "ǫ", r: "ŕ", s: "š", t: "ţ", u: "û", v: "ṽ", w: "ŵ", x: "ẋ", y: "ý", z: "ž",
  A: "Å", B: "Ɓ", C: "Ç", D: "Ð", E: "É", F: "Ƒ", G: "Ğ", H: "Ĥ", I: "Î", J: "Ĵ", K: "Ķ", L: "Ļ", M: "Ṁ", N: "Ñ", O: "Ö", P: "Þ",
  Q: "Ǫ", R: "Ŕ", S: "Š", T: "Ţ", U: "Û", V: "Ṽ", W: "Ŵ", X: "Ẋ", Y: "Ý", Z: "Ž",
}));

/** `%@`, `%1$lld`, `%1$#@name@`, `%arg`, `%%` and their like. */
const placeholders = /(%(?:\d+\$)?(?:#@[^@]*@|arg|l{0,2}[diuxXof]|@|%))/;

/** The categories of Arabic, of which English has no forms. */
const categories = ["zero", "one", "two", "few", "many", "other"];

/**
 * The pseudo-locales of an English catalogue; none where there is no such catalogue.
 *
 * @param {any} english compiled
 * @returns {Record<string, object>}
 */
export function pseudoCatalogs(english) {
  if (!english?.messages) return {};
  return {
    "en-XA": { ...english, locale: "en-XA", messages: pseudoMessages(english.messages, accented, (forms) => forms) },
    "ar-XB": { ...english, locale: "ar-XB", messages: pseudoMessages(english.messages, mirrored, everyCategory) },
  };
}

/**
 * Whether a text comes from the catalogue of a pseudo-locale, or has no letters of its own.
 *
 * @param {string} text
 */
export const isPseudo = (text) => text.includes(brackets[0]) || !/\p{L}/u.test(text);

/**
 * @param {Record<string, any>} messages
 * @param {(text: string) => string} change
 * @param {(forms: Record<string, string>) => Record<string, string>} plurals
 */
function pseudoMessages(messages, change, plurals) {
  const whole = (/** @type {string} */ text) => bracketed(changed(text, change));
  const value = (/** @type {any} */ node, /** @type {(text: string) => string} */ leaf) => {
    if (typeof node === "string") return leaf(node);
    if (typeof node !== "object" || node === null) return node;
    /** @type {Record<string, any>} */
    const result = {};
    // The parts of a text stand between the brackets of the whole, which may have no letters of its own.
    const hasParts = "substitutions" in node;
    for (const [key, child] of Object.entries(node)) {
      if (key === "plural") {
        /** @type {Record<string, any>} */
        const forms = {};
        for (const [category, form] of Object.entries(/** @type {object} */ (child))) forms[category] = value(form, leaf);
        result[key] = plurals(forms);
      } else if (hasParts && key === "text" && typeof child === "string") {
        result[key] = `${brackets[0]}${changed(child, change)}${brackets[1]}`;
      } else {
        result[key] = value(child, key === "substitutions" ? (text) => changed(text, change) : leaf);
      }
    }
    return result;
  };
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, value(message, whole)]));
}

/** @param {Record<string, string>} forms */
function everyCategory(forms) {
  return Object.fromEntries(categories.map((category) => [category, forms[category] ?? forms.other]));
}

/** @param {string} text @param {(text: string) => string} change what stands between placeholders */
const changed = (text, change) => text.split(placeholders).map((part, index) => (index % 2 === 1 ? part : change(part))).join("");

/** @param {string} text */
const bracketed = (text) => (/\p{L}/u.test(text.replace(new RegExp(placeholders, "g"), "")) ? `${brackets[0]}${text}${brackets[1]}` : text);

/** @param {string} text */
function accented(text) {
  const letters = text.replace(/[^A-Za-z]/g, "").length;
  let missing = Math.ceil(letters * 0.3);
  let result = "";
  for (const character of text) {
    const accent = accents.get(character) ?? character;
    const isVowel = missing > 0 && /[aeiou]/i.test(character);
    if (isVowel) missing -= 1;
    result += isVowel ? accent + accent.toLowerCase() : accent;
  }
  return result;
}

/**
 * Each word of letters between an override and its end.
 *
 * @param {string} text
 */
const mirrored = (text) => text.replace(/[A-Za-z][A-Za-z'’]*/g, "\u202e$&\u202c");
