// Compares tools.wasm with `watchword lint --format json`: reports must be equal byte for byte.
//
//   node Tests/Packages/wasm/compare-tools.mjs WASM COMMAND FOLDER PATH…
//
// Every file of the PATHs is checked with all checks, and so are pseudo-random mutations of them, always the same ones;
// the variable MUTATIONS sets their number (10,000). FOLDER is empty, so that the command finds no source in it.
//
// Both sides are compiled from one source, so this tests the build and not the engine. Therefore files with known
// defects are checked too: those of tools-known.json and of the file named by the variable KNOWN, and fixtures that are
// named after their defect (`ID@WHAT.xliff`) and have a mark at it.
//
// Files that the command refuses to read as catalogues are counted separately.

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { broken, randomNumbers, files, pieces, unmarked } from "./documents.mjs";
import { Tools } from "../../../Distribution/npm/source/tools.js";

const maxDifferencesShown = 10;
/** Larger files are checked unchanged, without mutations. */
const maxMutatedSize = 64 * 1024;
const [wasm, command, folder, ...paths] = process.argv.slice(2);
const mutations = Number(process.env.MUTATIONS ?? 10_000);
const tools = await Tools.load(readFileSync(wasm));
let failures = 0;

function fail(what) {
  failures += 1;
  if (failures <= maxDifferencesShown) console.error(what);
}

// MARK: - Documents

/** A mutation of the bytes. */
function changed(bytes, upTo) {
  let result = bytes;
  for (let changes = 1 + upTo(3); changes > 0; changes -= 1) {
    const offset = upTo(result.length + 1);
    const end = Math.min(result.length, offset + 1 + upTo(40));
    const [head, tail] = [result.subarray(0, offset), result.subarray(offset)];
    const kind = upTo(20);
    if (kind < 4) {
      result = Buffer.from(result);
      if (offset < result.length) result[offset] ^= 1 << upTo(8);
    } else if (kind < 7) {
      result = Buffer.concat([head, result.subarray(end)]);
    } else if (kind < 10) {
      result = Buffer.concat([result.subarray(0, end), tail]);
    } else if (kind < 11) {
      result = head;
    } else {
      const list = kind < 12 ? broken : pieces;
      result = Buffer.concat([head, list[upTo(list.length)], tail]);
    }
  }
  return result;
}

const found = paths.flatMap(files).map(unmarked);

/** Every document to compare. */
function* documents() {
  for (const document of found) yield { kind: "files", ...document };
  // Translations next to their base, which the command reads from the disk.
  for (const base of found.filter(({ name }) => /\/en\.xliff$/.test(name))) {
    const beside = found.filter(({ name }) => name.startsWith(base.name.slice(0, -8)) && name.endsWith(".xliff"));
    for (const document of beside) yield { kind: "files with a base", ...document, base: { ...base, name: resolve(base.name) } };
  }
  const small = found.filter(({ name, bytes }) => bytes.length <= maxMutatedSize && !isForeign(name));
  const upTo = randomNumbers(20);
  for (let index = 0; index < mutations; index += 1) {
    const { name, bytes } = small[upTo(small.length)];
    yield { kind: "changed files", name, bytes: changed(bytes, upTo) };
  }
}

/** Whether the name is not that of a catalogue: mutations of such a file would test little. */
function isForeign(name) {
  return !/\.(xliff|xlf|xml|strings|stringsdict|xcstrings|arb|po|pot)$|i18next\/.*\.json$/.test(name);
}

// MARK: - Reports

/** The command's report about a document, and its status. */
function commandReport({ name, bytes, base }) {
  const arguments_ = ["lint", "-", "--stdin-filename", name, "--checks", "all", "--format", "json"];
  if (base !== undefined) arguments_.push("--base", base.name);
  return new Promise((done, failed) => {
    const child = spawn(resolve(command), arguments_, { cwd: folder, env: { LC_ALL: "C" } });
    const [output, errors] = [[], []];
    child.stdout.on("data", (data) => output.push(data));
    child.stderr.on("data", (data) => errors.push(data));
    child.on("error", failed);
    child.on("close", (status, signal) => {
      const ended = signal === null ? status : signal;
      done({ status: ended, text: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString() });
    });
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
  });
}

/** The first difference between two texts. */
function difference(left, right) {
  let index = 0;
  while (index < left.length && left[index] === right[index]) index += 1;
  const piece = (text) => JSON.stringify(text.slice(Math.max(index - 100, 0), index + 200));
  return `  tools.wasm ${piece(left)}\n  watchword  ${piece(right)}`;
}

const counts = {};
let findings = 0;
let refused = 0;
let differences = 0;
let milliseconds = 0;

async function compare(document) {
  const expected = await commandReport(document);
  if (expected.status === 2 && expected.text === "") {
    refused += 1;
    return;
  }
  const start = performance.now();
  const found = tools.lintText(document.bytes, { name: document.name, base: document.base, checks: "all" });
  milliseconds += performance.now() - start;
  counts[document.kind] = (counts[document.kind] ?? 0) + 1;
  if (found === expected.text) {
    findings += JSON.parse(found).diagnostics.length;
    return;
  }
  differences += 1;
  const kept = join(folder, "..", `difference-${differences}-${basename(document.name)}`);
  if (differences <= maxDifferencesShown) writeFileSync(kept, document.bytes);
  fail(`${document.name} (${document.kind}, kept as ${kept}), exit ${expected.status}:\n${difference(found, expected.text)}`);
}

const all = documents();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const document of all) await compare(document);
  }),
);

// MARK: - Known defects

let known = 0;

/** The defects found in a document, such as `missing-placeholder 5:56`. */
function defects(text, options) {
  const report = tools.lint(Buffer.from(text), options);
  return report.diagnostics?.map(({ id, line, column }) => `${id} ${line}:${column}`) ?? [`error ${report.error.id}`];
}

/** A translation from English with these units, the first of them in line 5. */
function translation(language, units) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    `<file original="Localizable.xcstrings" source-language="en" target-language="${language}" datatype="plaintext">`,
    "<body>",
    ...units,
    "</body></file></xliff>",
  ];
}

const lists = [new URL("tools-known.json", import.meta.url), process.env.KNOWN].filter((list) => list !== undefined);
for (const defect of lists.flatMap((list) => JSON.parse(readFileSync(list)))) {
  known += 1;
  const { name = "example.xliff", base, checks, expected } = defect;
  const lines = defect.lines ?? translation(defect.language, defect.units);
  const other = base && { name: base.name, bytes: Buffer.from(base.lines.join("\n")) };
  const found = defects(lines.join("\n"), { name, base: other, checks });
  const [left, right] = [found.sort().join(", "), expected.sort().join(", ")];
  if (left !== right) fail(`${name}: ${JSON.stringify(lines)}\n  found    ${left}\n  expected ${right}`);
}
for (const { name, bytes, marks } of found) {
  const id = /^([a-z0-9-]+)@.*\.xliff$/.exec(basename(name))?.[1];
  // A file that declares XLIFF 2 is read as such.
  if (id === undefined || marks.length === 0 || name.endsWith("@2.0.xliff")) continue;
  known += 1;
  const detected = defects(bytes, { name, checks: "all" });
  for (const mark of marks) {
    if (!detected.includes(`${id} ${mark}`)) fail(`${name}: there is no ${id} ${mark}, but ${detected.join(", ")}`);
  }
}

const compared = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(", ");
console.log(`compared: ${compared}; ${findings} findings; ${Math.round(milliseconds)} ms in tools.wasm`);
console.log(`apart: ${refused} refused by the command`);
console.log(`${known} known files; ${differences} differences, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
