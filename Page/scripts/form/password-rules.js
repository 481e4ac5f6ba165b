// The `passwordrules` attribute, which lets password managers propose passwords that satisfy the policy. It contains
// only definite requirements; `watchword policy convert --to apple` converts the whole policy and reports losses.

/** The character classes of the attribute, by Watchword's rule. */
const classes = { lowercase: "lower", uppercase: "upper", digits: "digit", special: "special" };

/**
 * @param {string} text a policy: Watchword's own or REL-ID's
 * @returns {string | null} null if the text is not such a policy, or has no requirement that the attribute can express
 */
export function passwordRules(text) {
  let policy;
  try {
    policy = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof policy !== "object" || policy === null) return null;
  const rules = Array.isArray(policy.rules) ? policy.rules : relIDRules(policy);
  /** @type {string[]} */
  const properties = [];
  const addProperty = (/** @type {string} */ name, /** @type {any} */ value) => {
    if (Number.isSafeInteger(value) && value > 0) properties.push(`${name}: ${value}`);
  };
  for (const rule of rules) {
    if (typeof rule !== "object" || rule === null) continue;
    if (rule.rule === "length") {
      addProperty("minlength", rule.min);
      addProperty("maxlength", rule.max);
    } else if (Object.hasOwn(classes, rule.rule) && rule.min > 0) {
      properties.push(`required: ${classes[/** @type {keyof typeof classes} */ (rule.rule)]}`);
    } else if (rule.rule === "letters" && rule.min > 0) {
      properties.push("required: lower, upper");
    } else if (rule.rule === "repetition") {
      addProperty("max-consecutive", rule.max);
    }
  }
  return properties.length === 0 ? null : `${[...new Set(properties)].join("; ")};`;
}

/** @param {Record<string, any>} policy */
function relIDRules(policy) {
  return [
    { rule: "length", min: Number(policy.minL), max: Number(policy.maxL) },
    { rule: "lowercase", min: Number(policy.minLc) },
    { rule: "uppercase", min: Number(policy.minUc) },
    { rule: "digits", min: Number(policy.minDg) },
    { rule: "special", min: Number(policy.minSc) },
    { rule: "repetition", max: Number(policy.Repetition) },
  ];
}
