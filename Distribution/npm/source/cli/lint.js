// A run of the linter.

import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { loadTools } from "../catalogs-node.js";
import { advised, whereIDs } from "./advice.js";
import { Configurations } from "./configuration.js";
import { slashed } from "../names.js";
import { catalogs, identity } from "./paths.js";
import { reports, summaryText } from "./reports.js";
import { sourcesAmong } from "./sources.js";
import { reason, CommandError } from "./command-error.js";

/** The checks that compare the keys of a catalogue with those of its source, which must be part of the run. */
const keyChecks = new Set(["changed-placeholder-in-source", "duplicate-source-catalog", "missing-unit", "source-drift", "unknown-unit"]);
const severities = ["info", "warning", "error"];
/** The maximum number of times a file is fixed, because fixes can overlap. */
const maxRounds = 100;

/**
 * @typedef {object} CheckResult
 * @property {import("./sources.js").Document} document
 * @property {import("./sources.js").Document | undefined} base
 * @property {number} units
 * @property {import("./reports.js").Finding[]} findings
 */

/**
 * Checks the catalogues named by paths, and reports; returns the exit code.
 *
 * @param {string[]} paths
 * @param {Record<string, any>} options
 * @returns {Promise<number>}
 */
export async function lint(paths, options) {
  const run = new Run(await loadTools(), options);
  return run.report(run.read(paths));
}

class Run {
  #tools;
  #options;
  #configurations;
  /** @type {string[] | undefined} */
  #only;
  #except;
  #isComplete = true;
  #fixed = 0;

  /**
   * @param {import("../catalogs.js").Tools} tools
   * @param {Record<string, any>} options
   */
  constructor(tools, options) {
    this.#tools = tools;
    this.#options = options;
    this.#only = options.only === undefined ? undefined : this.#ids("--only", options.only);
    this.#except = new Set(options.except === undefined ? [] : this.#ids("--except", options.except));
    this.#configurations = new Configurations(options.config, tools);
  }

  /**
   * @param {string} option
   * @param {string} list
   */
  #ids(option, list) {
    const ids = list.split(/[\s,]+/).filter(Boolean);
    if (ids.length === 0) throw new CommandError(`${option} names no check; name at least one id, or leave out ${option}`);
    const known = new Set(this.#tools.checks().checks.map((/** @type {any} */ { id }) => id));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) throw new CommandError(`There is no check "${unknown}"; ${whereIDs}`);
    return ids;
  }

  /** @param {string} message */
  #fail(message) {
    process.stderr.write(`error: ${message}\n`);
    this.#isComplete = false;
  }

  /**
   * The readable documents.
   *
   * @param {string[]} paths
   * @returns {import("./sources.js").Document[]}
   */
  read(paths) {
    const { files, failures } = catalogs(paths, this.#tools);
    for (const failure of failures) this.#fail(failure);
    const documents = files.flatMap((path) => {
      const name = path === "-" ? slashed(this.#options["stdin-filename"] ?? path) : path;
      try {
        return [this.#document(path, name)];
      } catch (error) {
        this.#fail(error instanceof CommandError ? error.message : `${name}: ${reason(error)}`);
        return [];
      }
    });
    if (documents.length === 0) throw new CommandError("There is nothing to examine");
    return documents;
  }

  /**
   * @param {string} path
   * @param {string} name
   */
  #document(path, name) {
    const bytes = readFileSync(path === "-" ? 0 : path);
    const survey = this.#tools.survey(bytes, name);
    if (survey.error !== undefined) throw new CommandError(`${name}: ${survey.error.message}`);
    if (survey.obstacle !== undefined) throw new CommandError(advised(survey.obstacle));
    return { path, name, bytes, survey };
  }

  /**
   * Checks documents, writes the report, and returns the exit code.
   *
   * @param {import("./sources.js").Document[]} documents
   */
  report(documents) {
    const { base: basePath, format = "text", quiet, fix, "fail-level": failLevel = "error" } = this.#options;
    const base = basePath === undefined ? undefined : this.#base(basePath);
    const sourceOf = base === undefined ? sourcesAmong(documents) : () => ({ base, isOfRun: true });
    if (fix && documents.some(({ path }) => path === "-")) throw new CommandError("--fix cannot change standard input (-); name a file");
    const found = documents.flatMap((document) => this.#checked(document, sourceOf(document)) ?? []);
    const summary = { files: found.length, units: 0, errors: 0, warnings: 0, infos: 0 };
    const files = found.map((result) => {
      const findings = withoutInherited(result, found);
      summary.units += result.units;
      for (const { severity } of findings) summary[/** @type {"errors"} */ (`${severity}s`)] += 1;
      return { findings, bytes: result.document.bytes };
    });
    const all = files.flatMap(({ findings }) => findings).length;
    if (quiet) for (const file of files) file.findings = file.findings.filter(({ severity }) => severity === "error");
    const shown = files.flatMap(({ findings }) => findings).length;
    if (fix) process.stderr.write(`${this.#fixed} fixed, ${all} left\n`);
    process.stdout.write(reports[format](files, summary));
    if (format === "text" || format === "concise") process.stderr.write(summaryText(summary, all - shown));
    if (!this.#isComplete) return 2;
    const failing = severities.slice(severities.indexOf(failLevel));
    return failing.some((severity) => summary[/** @type {"errors"} */ (`${severity}s`)] > 0) ? 1 : 0;
  }

  /** @param {string} path */
  #base(path) {
    try {
      const base = this.#document(path, slashed(path));
      const { error } = this.#tools.lint(new Uint8Array(), { name: base.name, format: base.survey.format, base });
      if (error !== undefined) throw new CommandError(error.message);
      return base;
    } catch (error) {
      throw error instanceof CommandError ? error : new CommandError(`${path}: ${reason(error)}`);
    }
  }

  /**
   * The findings of a document, after applying fixes if requested.
   *
   * @param {import("./sources.js").Document} document
   * @param {{base: import("./sources.js").Document, isOfRun: boolean} | undefined} source
   * @returns {CheckResult | undefined}
   */
  #checked(document, source) {
    const { name, settings } = this.#configurations.of(document.name);
    const isBase = source !== undefined && identity(source.base.path) === identity(document.path);
    const base = source === undefined || isBase ? undefined : { name: this.#configurations.of(source.base.name).name, bytes: source.base.bytes };
    const isWanted = (/** @type {import("./reports.js").Finding} */ { id }) =>
      !this.#except.has(id) && (source?.isOfRun !== false || !keyChecks.has(id));
    /** @type {import("../catalogs.js").LintOptions} */
    const question = { name, base, settings, checks: this.#only ?? this.#options.checks };
    let answer = this.#tools.lint(document.bytes, question);
    // A source that cannot be read is reported when it is checked itself.
    if (answer.error?.id === "unreadable-base") {
      delete question.base;
      answer = this.#tools.lint(document.bytes, question);
    }
    if (answer.error === undefined && this.#options.fix && this.#fix(document, question, isWanted)) {
      answer = this.#tools.lint(document.bytes, question);
    }
    if (answer.error !== undefined) {
      this.#fail(`${document.name}: ${answer.error.message}`);
      return undefined;
    }
    const findings = answer.diagnostics.filter(isWanted);
    for (const finding of findings) if (finding.file === name) finding.file = document.name;
    return { document, base: source?.base, units: answer.summary.units, findings };
  }

  /**
   * Applies fixes to a document; returns whether anything changed.
   *
   * @param {import("./sources.js").Document} document
   * @param {import("../catalogs.js").LintOptions} question
   * @param {(finding: any) => boolean} isWanted
   */
  #fix(document, question, isWanted) {
    const catalog = this.#tools.open(document.bytes, question);
    if (catalog.error !== undefined) return false;
    let count = 0;
    for (let round = 0; round < maxRounds; round += 1) {
      const safe = catalog.findings.flatMap((/** @type {any} */ finding, /** @type {number} */ index) =>
        finding.safe && isWanted(finding) ? [index] : []);
      const { applied = 0 } = safe.length > 0 ? catalog.fix(safe) : {};
      if (applied === 0) break;
      count += applied;
    }
    const bytes = catalog.bytes();
    catalog.close();
    if (count === 0 || bytes === null) return false;
    try {
      replace(document.path, bytes);
    } catch (error) {
      this.#fail(`${document.name} cannot be corrected: ${reason(error)}`);
      return false;
    }
    document.bytes = bytes;
    this.#fixed += count;
    return true;
  }
}

/**
 * The findings of a catalogue without those about missing texts that it inherits from the catalogue of a parent locale:
 * only texts that the parent lacks, too, are missing.
 *
 * @param {CheckResult} result
 * @param {CheckResult[]} all
 */
function withoutInherited({ document, base, findings }, all) {
  const [language] = document.survey.languages ?? [];
  const parents = all.filter((other) => other.base === base && base !== undefined && language?.startsWith(`${other.document.survey.languages?.[0]}-`));
  if (parents.length === 0) return findings;
  const lacking = parents.map((parent) => new Set(parent.findings.filter(({ id }) => id === "missing-unit").map(({ message }) => message)));
  return findings.filter(({ id, message }) => id !== "missing-unit" || lacking.every((messages) => messages.has(message)));
}

/**
 * Replaces a file atomically.
 *
 * @param {string} path
 * @param {Uint8Array} bytes
 */
function replace(path, bytes) {
  const target = realpathSync(path);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, bytes, { mode: statSync(target).mode, flag: "wx" });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
