/** @typedef {import("./scanner/xliff.js").File} File */

/**
 * A placeholder in a text, such as `%1$lld`.
 *
 * @typedef {object} Placeholder
 * @property {string} text
 * @property {number} start
 * @property {"object" | "integer" | "float" | "string" | "character" | "pointer" | "substitution"} family
 * @property {number} [number] its position as written, from 1
 * @property {number} position as written, or by its order
 * @property {string} [name] of the substitution
 */

const pattern =
  /%(?:%|(?:(\d+)\$)?(?:#@([^@\s]+)@|arg(?![A-Za-z])|[-+#0]*(?:\d+)?(?:\.\d+)?(hh|h|ll|l|q|L|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp])))/g;

/**
 * The placeholders of a text that goes through `printf`.
 *
 * A letter behind a percent sign that goes on as a word is prose, such as `100%sure` or `%items%`.
 *
 * @param {string} text
 * @returns {Placeholder[]}
 */
export function placeholders(text) {
  /** @type {Placeholder[]} */
  const found = [];
  let next = 1;
  for (const match of text.matchAll(pattern)) {
    const [written, digits, name, length, conversion] = match;
    if (written === "%%") continue;
    const start = match.index ?? 0;
    const behind = text[start + written.length] ?? "";
    if (conversion && conversion !== "@" && !length && !digits && /[\p{L}%]/u.test(behind)) continue;
    const number = digits === undefined ? undefined : Number(digits);
    const position = number ?? next++;
    found.push({ text: written, start, family: name === undefined ? familyOf(conversion) : "substitution", number, position, name });
  }
  return found;
}

/**
 * @param {string | undefined} conversion
 * @returns {Placeholder["family"]}
 */
function familyOf(conversion) {
  if (conversion === undefined || "dDiuUxXoO".includes(conversion)) return "integer";
  if (conversion === "@") return "object";
  if ("cC".includes(conversion)) return "character";
  if ("sS".includes(conversion)) return "string";
  return conversion === "p" ? "pointer" : "float";
}

const appleEndings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"];

/**
 * Whether the texts of a file are known to go through `printf`; of other files, nothing is said here.
 *
 * @param {File} file
 */
export const usesPrintf = (file) =>
  appleEndings.some((ending) => file.original?.endsWith(ending)) && !["x-arb", "x-i18next"].includes(file.datatype ?? "");
