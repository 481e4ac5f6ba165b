// The ids of units as Xcode writes them: the key of a message and the path of a variation. AppleUnitID.swift reads the
// same.

/** The plural categories of CLDR, in its order. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"];

/**
 * Which of a message's texts a unit has; all are undefined for a message with one text.
 *
 * @typedef {{substitution?: string, device?: string, plural?: string, width?: string}} Variation
 */

/**
 * Splits a unit's id into the key of its message and the path of its text.
 *
 * String Catalogs write `key|==|path`; the last `|==|` is used, and only if a path follows it, because a key may contain
 * `|==|`. Older exports of stringsdict files write `/key:dict/NAME:dict/one:dict/:string`.
 *
 * @param {string} id
 * @returns {{key: string, variation: Variation}}
 */
export function splitID(id) {
  const whole = { key: id, variation: {} };
  if (id.startsWith("/")) {
    const parts = splitStringsdict(id);
    if (parts) return parts;
  }
  const mark = id.lastIndexOf("|==|");
  const variation = mark < 0 ? undefined : readPath(id.slice(mark + 4));
  return variation ? { key: id.slice(0, mark), variation } : whole;
}

/**
 * Reads `plural.one`, `device.iphone`, `device.iphone.plural.one`, `substitutions.NAME.…`, `width.20`.
 *
 * @param {string} path
 */
function readPath(path) {
  /** @type {Variation} */
  const found = {};
  let rest = path;
  for (;;) {
    if (found.width !== undefined) return undefined;
    const step = readStep(rest, found);
    if (step === undefined) return undefined;
    if (step === "") break;
    if (!step.startsWith(".")) return undefined;
    rest = step.slice(1);
  }
  if (found.substitution !== undefined && found.plural === undefined && found.device === undefined) return undefined;
  return found;
}

/**
 * Takes one step of a path into `found`, and returns what is behind it.
 *
 * @param {string} rest
 * @param {Variation} found
 */
function readStep(rest, found) {
  const hasNoForm = found.substitution === undefined && found.plural === undefined;
  let step = /^substitutions\.(?:@([^@]+)@|([^.@][^.]*))/s.exec(rest);
  if (hasNoForm && step) found.substitution = step[1] ?? step[2];
  else if ((step = /^device\.([a-z]+)(?=\.|$)/.exec(rest)) && found.device === undefined && found.plural === undefined)
    found.device = step[1];
  else if ((step = /^plural\.(zero|one|two|few|many|other)(?=\.|$)/.exec(rest)) && found.plural === undefined)
    found.plural = step[1];
  else if ((step = /^width\.([0-9]+)/.exec(rest)) && hasNoForm) found.width = step[1];
  else return undefined;
  return rest.slice(step[0].length);
}

/** @param {string} id */
function splitStringsdict(id) {
  const ending = ":dict/:string";
  if (!id.endsWith(ending) || id.length <= ending.length) return undefined;
  const [front, last] = splitLast(id.slice(1, -ending.length));
  if (front === undefined) return undefined;
  if (last === "NSStringLocalizedFormatKey") return { key: front, variation: {} };
  const [key, name] = splitLast(front);
  if (key === undefined) return undefined;
  if (name === "NSStringDeviceSpecificRuleType") return { key, variation: { device: last } };
  return pluralCategories.includes(last) ? { key, variation: { substitution: name, plural: last } } : undefined;
}

/**
 * The parts in front of the last step and behind it.
 *
 * @param {string} path
 * @returns {[string | undefined, string]}
 */
function splitLast(path) {
  const mark = path.lastIndexOf(":dict/");
  return mark < 0 ? [undefined, path] : [path.slice(0, mark), path.slice(mark + 6)];
}
