// Display names for the short names in a policy's JSON, and for the engine's sentences.

/**
 * Adds the full stop that the engine's sentences lack.
 *
 * @param {string} text
 */
export const sentence = (text) => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** @type {Record<string, string>} the rules by their ids */
const titles = {
  "length": "Length",
  "letters": "Letters",
  "uppercase": "Uppercase letters",
  "lowercase": "Lowercase letters",
  "digits": "Digits",
  "special": "Special characters",
  "classes": "Kinds of characters",
  "forbidden-characters": "Forbidden characters",
  "allowed-characters": "Allowed characters only",
  "required-pattern": "Required pattern",
  "forbidden-pattern": "Forbidden pattern",
  "repetition": "Same character in a row",
  "user-id": "User name",
  "sequence": "Sequences",
  "personal-words": "Personal words",
  "common-password": "Common passwords",
  "distinct-characters": "Different characters",
  "edge-white-space": "White space at the ends",
  "occurrences": "Same character in total",
  "class-run": "Same kind in a row",
  "white-space": "White space",
  "palindrome": "Palindromes",
  "number-range": "Numbers in a range",
  "dates": "Dates",
  "passphrase-words": "Number of words",
  "similarity": "Similar to personal words",
  "dictionary-words": "Your own list of words",
  "breached-password": "Breached passwords",
  "strength": "Strength",
  "different-from-current": "Same as the current password",
  "changed-characters": "Characters that must change",
  "variation-of-current": "Variations of the current password",
  "expiry": "Expiry",
  "minimum-age": "Minimum age",
  "history": "Earlier passwords",
};

/** The groups of rules to choose from. */
export const groups = [
  { title: "Length and characters", ids: ["length", "letters", "uppercase", "lowercase", "digits", "special", "classes", "distinct-characters",
    "passphrase-words", "forbidden-characters", "allowed-characters", "white-space", "edge-white-space"] },
  { title: "Easily guessed passwords", ids: ["strength", "common-password", "breached-password", "dictionary-words", "sequence", "repetition",
    "occurrences", "class-run", "palindrome", "dates", "number-range"] },
  { title: "About the user", ids: ["user-id", "personal-words", "similarity"] },
  { title: "When the password changes", ids: ["different-from-current", "changed-characters", "variation-of-current", "history", "expiry", "minimum-age"] },
  { title: "Patterns", ids: ["required-pattern", "forbidden-pattern"] },
];

/** @param {string} id */
export const titleOf = (id) => titles[id] ?? id.charAt(0).toUpperCase() + id.slice(1).replace(/-/g, " ");

/** @type {Record<string, string>} the values by rule and name, or by name alone */
const labels = {
  "length unit": "A character is",
  "minimum-age unit": "Unit",
  "minimum-age age": "Age",
  "sequence length": "Shortest",
  "number-range min": "From",
  "number-range max": "To",
  "strength min": "At least",
  "expiry days": "Days",
  "history count": "Passwords remembered",
  "similarity percent": "Rejected from (%)",
  "class-run max": "At most",
  "sequence kind": "Made of",
  "sequence direction": "Runs",
  "forbidden-characters characters": "Characters",
  "allowed-characters characters": "Single characters",
  "allowed-characters classes": "Kinds",
  "classes of": "Of these kinds",
  "dictionary-words match": "A password is rejected if it",
  "dictionary-words words": "Words",
  "personal-words words": "Company words",
  "description": "What users read instead",
  "text": "Id of your own texts",
  "min": "At least",
  "max": "At most",
  "repertoire": "Scripts that count",
  "characters": "Only these characters",
  "minLength": "Shortest word",
  "pattern": "Regular expression",
  "reversed": "Backwards, too",
  "keyboard": "Adjacent keys, too",
};

/** @param {string} rule @param {string} name the name of a value */
export const labelOf = (rule, name) => labels[`${rule} ${name}`] ?? labels[name] ?? titleOf(name);

/** @type {Record<string, string>} choices by the value's name and the choice */
const choices = {
  "unit codePoint": "a Unicode character",
  "unit utf8": "a byte of UTF-8",
  "unit utf16": "a UTF-16 unit (an emoji is 2)",
  "unit grapheme": "a character as users see it",
  "repertoire unicode": "All scripts",
  "repertoire ascii": "A–Z, a–z, 0–9 and ASCII symbols",
  "kind any": "Letters or digits",
  "kind letters": "Letters",
  "kind digits": "Digits",
  "kind keys": "Only adjacent keys",
  "direction either": "Up or down",
  "direction ascending": "Up (abc)",
  "direction descending": "Down (cba)",
  "match contained": "contains a word",
  "match whole": "is a word",
  "class letters": "Letters",
  "class uppercase": "Uppercase letters",
  "class lowercase": "Lowercase letters",
  "class digits": "Digits",
  "class special": "Special characters",
  "strength 1": "Weak",
  "strength 2": "Fair",
  "strength 3": "Good",
  "strength 4": "Strong",
};

/** @param {string} name the name of a value @param {string} choice */
export const choiceOf = (name, choice) =>
  choices[`${name} ${choice}`] ?? choices[`class ${choice}`] ?? choice.charAt(0).toUpperCase() + choice.slice(1);

/**
 * Whether a value is rarely needed, and therefore shown under "Options".
 *
 * @param {string} rule
 * @param {string} name
 */
export const isOption = (rule, name) =>
  ["repertoire", "reversed", "keyboard", "kind", "direction", "minLength", "match", "text"].includes(name)
  || (name === "unit" && rule === "length") || (name === "length" && rule === "sequence")
  || (name === "characters" && ["letters", "uppercase", "lowercase", "digits", "special"].includes(rule));

/**
 * Short names of standards, by id.
 *
 * @type {Record<string, string>}
 */
const standards = { nist: "NIST", pci: "PCI DSS", asvs: "OWASP", cnil: "CNIL" };

/** @param {{standard: string}} audit */
export const shortName = ({ standard }) => standards[standard] ?? standard.toUpperCase();

/**
 * Display names of formats, by id.
 *
 * @type {Record<string, string>}
 */
const formats = { native: "Watchword policy", relid: "REL-ID policy" };

/** @param {string | undefined} id */
export const formatName = (id) => formats[id ?? ""] ?? "Policy";

/** The resistance of a password to guessing, by score. */
export const scores = [
  { title: "Very weak", guesses: "fewer than 1,000 guesses", meaning: "anyone who tries finds it", kind: "bad" },
  { title: "Weak", guesses: "fewer than a million guesses", meaning: "guessing at a sign-in that limits attempts finds it", kind: "bad" },
  { title: "Fair", guesses: "fewer than 100 million guesses", meaning: "guessing at a sign-in without a limit finds it", kind: "warn" },
  { title: "Good", guesses: "fewer than 10 billion guesses", meaning: "guessing against a stolen, slow hash finds it", kind: "good" },
  { title: "Strong", guesses: "10 billion guesses or more", meaning: "it resists guessing against a stolen, slow hash", kind: "good" },
];
