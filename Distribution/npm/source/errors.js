/** A question that has no answer. No message holds a password. */
export class WatchwordError extends Error {
  /**
   * @param {string} id what is wrong, such as "unknown-policy"
   * @param {string} message
   */
  constructor(id, message) {
    super(message);
    this.name = "WatchwordError";
    /** What is wrong, such as "unknown-policy". */
    this.id = id;
  }
}

/** A policy that cannot be used, with the places of what is wrong. */
export class PolicyError extends WatchwordError {
  /**
   * @param {string} name
   * @param {import("./index.js").Finding[]} findings
   */
  constructor(name, findings) {
    const errors = findings.filter(({ severity }) => severity === "error");
    const lines = errors.map(({ line, column, message, help }) =>
      [`${name}:${line}:${column}: ${message}`, help].filter(Boolean).join(". "));
    super("unusable-policy", [`The policy "${name}" cannot be used`, ...lines].join("\n"));
    this.name = "PolicyError";
    /** What its reader found, each with its place. */
    this.findings = findings;
  }
}

/**
 * The answer, unless it is an error, which is thrown.
 *
 * @param {any} answer
 */
export function answered(answer) {
  if (answer.error !== undefined) throw new WatchwordError(answer.error.id, answer.error.message);
  return answer;
}
