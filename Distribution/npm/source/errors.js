/** An error of the package. Its message never contains a password. */
export class WatchwordError extends Error {
  /**
   * @param {string} id the kind of error, such as "unknown-policy"
   * @param {string} message
   */
  constructor(id, message) {
    super(message);
    this.name = "WatchwordError";
    /** The kind of error, such as "unknown-policy". */
    this.id = id;
  }
}

/** An unusable policy, with the places of its errors. */
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
    /** The findings, each with its place. */
    this.findings = findings;
  }
}

/** What to do if the package's files are not where its scripts are. */
export const bundled = 'If a build tool joins scripts into one file, exclude "watchword" there, or set the folder first: configure({ data: "…/node_modules/watchword/data" })';

/**
 * Returns the answer, or throws it if it is an error.
 *
 * @param {any} answer
 */
export function answered(answer) {
  if (answer.error !== undefined) throw new WatchwordError(answer.error.id, answer.error.message);
  return answer;
}
