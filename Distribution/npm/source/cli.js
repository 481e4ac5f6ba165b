#!/usr/bin/env node
// The command of the package: the linter of catalogues for Node.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError } from "./cli/command-error.js";
import { nearest } from "./words.js";

const help = `Usage: watchword lint [options] PATH…

Finds defects in catalogues of translations: what is wrong, exactly where, and what to do. Each translation is compared with its
source: that of the file itself, --base, or the usual file beside it or among the paths. Translations of different files are
not compared with each other; the command of the other packages does that.

PATH is a catalogue, a folder (with its subfolders), an .xcloc bundle of Xcode, or - for standard input.

Options:
  --base FILE              the source catalogue to compare translations with
  --checks SET             the set of checks to run: essential, recommended or all (default: what the configuration says,
                           otherwise essential)
  --only ID,…              run only these checks, whatever their set
  --except ID,…            leave out these checks
  --config FILE            the configuration file; without it, each catalogue uses the nearest .watchword.json in its folder or above
  --format FORMAT          text, concise, json or github (default: text)
  --fail-level LEVEL       the lowest severity that makes the command exit with 1: info, warning or error (default: error)
  --fix                    apply safe fixes, then report the remaining findings
  --quiet                  show errors only; the exit code stays the same
  --stdin-filename NAME    the name of standard input in findings
  --version                print the version
  -h, --help               print this help

Exit: 0 no finding at or above the fail level, 1 such a finding, 2 wrong usage, or a file that cannot be read.

Examples:
  npx watchword lint locales
  npx watchword lint de.xliff --base en.xliff --fix
`;

/** @type {Record<string, {type: "string" | "boolean", short?: string, choices?: string[]}>} */
const options = {
  base: { type: "string" },
  checks: { type: "string", choices: ["essential", "recommended", "all"] },
  only: { type: "string" },
  except: { type: "string" },
  config: { type: "string" },
  format: { type: "string", choices: ["text", "concise", "json", "github"] },
  "fail-level": { type: "string", choices: ["info", "warning", "error"] },
  fix: { type: "boolean" },
  quiet: { type: "boolean" },
  "stdin-filename": { type: "string" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
};

/**
 * The message about a wrong option. Node's own message contains unsuitable advice.
 *
 * @param {{code?: string, message: string}} error
 */
function usage({ code, message }) {
  const list = "Run watchword lint --help";
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") {
    const name = /--([\w-]+)/.exec(message)?.[1] ?? "";
    return `${options[name]?.type === "boolean" ? `Expected no value after --${name}` : `Expected a value after --${name}`}. ${list}`;
  }
  const unknown = /'(-[^']*)'/.exec(message)?.[1];
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION" || unknown === undefined) return `${message}. ${list}`;
  const near = nearest(unknown.replace(/^-+/, ""), Object.keys(options));
  return `There is no option ${unknown}. ${near === undefined ? list : `Did you mean --${near}?`}`;
}

/** Parses the arguments. Throws Trouble if they are wrong. */
function read(/** @type {string[]} */ args) {
  let parsed;
  try {
    const plain = Object.fromEntries(Object.entries(options).map(([name, { type, short }]) => [name, short ? { type, short } : { type }]));
    parsed = parseArgs({ args, options: plain, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandError(usage(/** @type {any} */ (error)));
  }
  const values = /** @type {Record<string, any>} */ (parsed.values);
  for (const [name, { choices }] of Object.entries(options)) {
    if (choices !== undefined && values[name] !== undefined && !choices.includes(values[name])) {
      throw new CommandError(`--${name} is "${values[name]}"; expected ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`);
    }
  }
  return { values, positionals: parsed.positionals };
}

/** @param {string[]} args */
async function run(args) {
  const { values, positionals: [command, ...paths] } = read(args);
  if (values.version) {
    process.stdout.write(`${JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version}\n`);
    return 0;
  }
  if (values.help || (command === undefined && args.length === 0)) {
    process.stdout.write(help);
    return 0;
  }
  if (command !== "lint") {
    const found = command === undefined ? "Expected the command lint" : `There is no command "${command}"; this package has lint`;
    throw new CommandError(`${found}. Run watchword --help`);
  }
  if (paths.length === 0) throw new CommandError("Expected a path: a catalogue, a folder, or - for standard input");
  const { lint } = await import("./cli/lint.js");
  return lint(paths, values);
}

// If the reader of a pipe has closed it, no more output is needed.
process.stdout.on("error", (error) => {
  if (/** @type {any} */ (error).code !== "EPIPE") throw error;
  process.exit();
});
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`error: ${error.message}\n`);
  process.exitCode = 2;
}
