// Tracing of form texts to their units: each text of the compiled catalogue gets an invisible mark before it that
// identifies its unit; the marks are removed before the text is shown.

/** Marks are private-use characters (Unicode, plane 15), which catalogues do not use: one for each unit. */
const [firstMark, maxUnits] = [0xf0000, 0xfffd];
const marks = /[\u{F0000}-\u{FFFFD}]/gu;

/**
 * A compiled catalogue with marked texts.
 *
 * @param {any} catalog
 * @param {import("./rows.js").Unit[]} units
 */
export function marked(catalog, units) {
  /** @type {Map<string, number>} */
  const indices = new Map();
  units.forEach(({ key, variation = {} }, index) => index < maxUnits && indices.set(name(key, variation), index));
  /** @param {any} node @param {string} key @param {any} variation @returns {any} */
  const walk = (node, key, variation) => {
    if (typeof node === "string") {
      const index = indices.get(name(key, variation));
      return index === undefined ? node : String.fromCodePoint(firstMark + index) + node;
    }
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([kind, child]) => {
      if (["plural", "device", "width"].includes(kind)) return [kind, Object.fromEntries(Object.entries(child).map(([value, form]) => [value, walk(form, key, { ...variation, [kind]: value })]))];
      if (kind === "substitutions") return [kind, Object.fromEntries(Object.entries(child).map(([substitution, form]) => [substitution, walk(form, key, { ...variation, substitution })]))];
      return [kind, walk(child, key, variation)];
    }));
  };
  return { ...catalog, messages: Object.fromEntries(Object.entries(catalog.messages).map(([key, message]) => [key, walk(message, key, {})])) };
}

/** @param {string} key @param {any} variation */
const name = (key, { substitution, device, plural, width }) => JSON.stringify([key, substitution, device, plural, width]);

/**
 * A presentation without marks; calls `onText` with each text and its unit.
 *
 * @param {any} value
 * @param {(text: string, unit: number) => void} onText
 * @returns {any}
 */
export function unmarked(value, onText) {
  if (typeof value === "string") {
    const text = value.replace(marks, "");
    if (text !== value) for (const [mark] of value.matchAll(marks)) onText(text, (mark.codePointAt(0) ?? 0) - firstMark);
    return text;
  }
  if (Array.isArray(value)) return value.map((item) => unmarked(item, onText));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unmarked(item, onText)]));
}
