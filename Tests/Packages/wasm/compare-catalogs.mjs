// Compares the editor of tools.wasm with its linter: after every edit and every fix, the editor's lists must equal
// those of the document opened again.
//
//   node Tests/Packages/wasm/compare-catalogs.mjs WASM LIMIT PATH…
//
// Every catalogue of the PATHs is opened with all checks, and edited pseudo-randomly, always in the same way. Then all
// edits are undone, which must restore the original bytes. The ranges of findings and of placeholders must be inside
// their texts, and a trial of fixes must report what they change. LIMIT is the maximum number of units of a document in
// the module.
//
// Last, it measures one edit in a catalogue of 20,000 units.

import { readFileSync } from "node:fs";
import { randomNumbers, files, pieces, unmarked } from "./documents.mjs";
import { Tools } from "../../../Distribution/npm/source/tools.js";

const maxFailuresShown = 10;
/** The number of changes to a catalogue, and the size above which a catalogue is compared less often. */
const [steps, small] = [12, 64 * 1024];
/** The maximum number of units of a catalogue that are queried individually. */
const maxUnitsQueried = 20;
const [wasm, limit, ...paths] = process.argv.slice(2);
const tools = await Tools.load(readFileSync(wasm));
let failures = 0;

function fail(...what) {
  failures += 1;
  if (failures <= maxFailuresShown) console.error(...what);
}

/** Whether both are equal as JSON; reports the first difference as a failure. */
function same(what, left, right) {
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  if (one === other) return true;
  let index = 0;
  while (one[index] === other[index]) index += 1;
  const piece = (text) => text.slice(Math.max(index - 150, 0), index + 150);
  fail(`${what}\n  is       ${piece(one)}\n  expected ${piece(other)}`);
  return false;
}

// MARK: - Pseudo-random edits

const texts = ["", "x", "  Salz und <Pfeffer> & \"Essig\" ", "%d %@ %2$s {n}", "eins\nzwei\n\ndrei", "نص 🧂", "]]>", "a\u0301"];

/** A new text for a unit. */
function text(unit, upTo) {
  const old = unit.target ?? unit.source ?? "";
  switch (upTo(5)) {
    case 0: return texts[upTo(texts.length)];
    case 1: return unit.source ?? "";
    case 2: return old.slice(0, upTo(old.length + 1));
    default: {
      const offset = upTo(old.length + 1);
      return old.slice(0, offset) + pieces[upTo(pieces.length)] + old.slice(offset);
    }
  }
}

/** The source document of a document that is in a folder of a language or named after one. */
function baseOf(name) {
  const change = [[/\/values-[^/]+\//, "/values/"], [/_(de|ru)\.arb$/, "_en.arb"], [/\/(de|ru)\/([^/]*\.json)$/, "/en/$2"],
    [/\/(de|ru)\.lproj\//, "/en.lproj/"]].find(([pattern]) => pattern.test(name));
  if (change === undefined) return undefined;
  try {
    const path = name.replace(...change);
    return { name: path, bytes: readFileSync(path) };
  } catch {
    return undefined;
  }
}

const counts = {};
const tally = { edits: 0, refused: 0, fixes: 0, added: 0 };

/** Checks that ranges are inside their texts: those of findings, and the placeholders of some units. */
function checkParts(what, catalog) {
  const { findings, units } = catalog;
  for (const finding of findings) {
    if (finding.range === undefined) continue;
    const [start, end] = finding.range;
    const text = units[finding.unitIndex]?.[finding.in ?? "target"];
    if (!(start <= end && end <= text?.length)) fail(`${what}: a part outside of a text`, finding);
  }
  for (let index = 0; index < units.length; index += Math.ceil(units.length / maxUnitsQueried)) {
    const details = catalog.unit(index);
    if (details.error || details.text !== (units[index].target ?? "")) fail(`${what}: unit ${index}`, details);
    for (const { text, parts } of [details.source, details.target].filter(Boolean)) {
      let last = 0;
      for (const { start, end } of parts) {
        if (!(last <= start && start < end && end <= text.length)) fail(`${what}: a part of unit ${index}`, details);
        last = end;
      }
    }
  }
}

/** Compares a catalogue with its document opened again, and with a report. */
function compare(what, catalog, options) {
  const bytes = catalog.bytes();
  const again = tools.open(bytes, options);
  const report = tools.lint(bytes, options);
  const findings = catalog.findings.map(({ safe, unitIndex, range, in: which, ...finding }) => finding);
  const ok = same(`${what}: files`, catalog.files, again.files) && same(`${what}: units`, catalog.units, again.units)
    && same(`${what}: findings`, catalog.findings, again.findings)
    && same(`${what}: report`, { version: 1, summary: catalog.summary, diagnostics: findings }, report);
  again.close();
  checkParts(what, catalog);
  return ok;
}

/** Checks a step, and the lists after it. */
function checkStep(what, catalog, answer, before, options, isLast) {
  if (answer.error) return fail(what, answer.error);
  const bytes = catalog.bytes();
  if (answer.applied === 0) {
    if (Buffer.compare(bytes, before) !== 0) return fail(`${what}: nothing was applied, but bytes are different`);
    return true;
  }
  tally.added += answer.findings.reduce((sum, { added }) => sum + added.length, 0);
  return bytes.length > small && !isLast ? true : compare(what, catalog, options);
}

/**
 * A name of a unit that stays the same when units are added or removed: the first translation of a message can add
 * units.
 */
function nameOf(units, index) {
  const { id, file } = units[index];
  const number = units.slice(0, index).filter((unit) => unit.id === id && unit.file === file).length;
  return JSON.stringify([file ?? 0, id, number]);
}

/** The index of the unit with a name; -1 if it was removed with the last translation of its message. */
function indexOf(units, name) {
  const [file, id, number] = JSON.parse(name);
  return units.flatMap((unit, index) => (unit.id === id && (unit.file ?? 0) === file ? [index] : []))[number] ?? -1;
}

function tryCatalog({ name, bytes }) {
  const options = { name, base: baseOf(name), checks: "all" };
  const catalog = tools.open(bytes, options);
  if (catalog.error) return fail(name, catalog.error);
  if (!catalog.isEditable || catalog.units.length === 0) return catalog.close();
  counts[catalog.format] = (counts[catalog.format] ?? 0) + 1;
  const upTo = randomNumbers(bytes.length);
  const originals = new Map();
  compare(`${name}, opened`, catalog, options);
  for (let step = 1; step <= steps; step += 1) {
    const index = upTo(catalog.units.length);
    const unit = catalog.units[index];
    const edited = nameOf(catalog.units, index);
    const before = catalog.bytes();
    // JSON cannot contain half of a surrogate pair.
    const written = text(unit, upTo).toWellFormed();
    const answer = catalog.edit(index, written);
    const what = `${name}, step ${step}, unit ${index}, ${JSON.stringify(written)}`;
    if (checkStep(what, catalog, answer, before, options, step === steps) !== true) return;
    if (answer.applied === 0) tally.refused += 1;
    else if (!originals.has(edited)) originals.set(edited, unit);
    tally.edits += answer.applied;
  }
  for (const [edited, { target, state }] of [...originals].reverse()) {
    const index = indexOf(catalog.units, edited);
    // An unchanged text needs no edit, which would change its state.
    if (index < 0 || (catalog.units[index].target === target && catalog.units[index].state === state)) continue;
    const { applied } = catalog.edit(index, target ?? "");
    if (applied !== 1) fail(`${name}: unit ${edited} could not be undone to ${JSON.stringify(target)}`);
  }
  if (Buffer.compare(catalog.bytes(), bytes) !== 0) fail(`${name}: undone edits do not give the first bytes`);
  for (let step = 1; step <= steps / 4; step += 1) {
    const fixable = catalog.findings.flatMap(({ fixable }, index) => (fixable ? [index] : []));
    const chosen = step * 4 > steps - 4 ? "safe" : fixable.filter(() => upTo(3) === 0).slice(0, 5);
    const before = catalog.bytes();
    const trial = catalog.trial(chosen);
    if (Buffer.compare(catalog.bytes(), before) !== 0) fail(`${name}: a trial changed the document`);
    const answer = catalog.fix(chosen);
    same(`${name}, a trial of ${JSON.stringify(chosen)}`, trial, answer);
    tally.fixes += answer.applied;
    if (checkStep(`${name}, fixes ${JSON.stringify(chosen)}`, catalog, answer, before, options, true) !== true) return;
  }
  catalog.close();
}

for (const document of paths.flatMap(files).map(unmarked)) tryCatalog(document);

// MARK: - Hostile calls

const encode = (text) => new TextEncoder().encode(text);

/** A translation with this many units. */
function catalogue(count, unit) {
  const units = Array.from({ length: count }, (_, number) => unit(number));
  return encode(
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n'
      + '<file original="a.strings" source-language="en" target-language="de" datatype="plaintext"><body>\n'
      + `${units.join("")}</body></file>\n</xliff>\n`,
  );
}

const example = catalogue(2, (number) => `<trans-unit id="${number}"><source>a</source><target>b  c</target></trans-unit>\n`);
const instance = tools.instance();
const call = (name, numbers, texts) => instance.call(`catalog_${name}`, ...numbers, ...texts);
const invalid = Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d);
const opened = call("open", [], [encode('{"name":"a.xliff"}'), example, encode("")]).catalog;
const edit = encode('{"unit":0,"text":"x"}');
const hostile = [
  ...[0, opened + 1, -1, 2 ** 31, 2 ** 32 - 1, NaN].flatMap((number) => [
    ["edit", [number], [edit], "unknown-catalog"],
    ["fix", [number], [encode('{"findings":"safe"}')], "unknown-catalog"],
    ["close", [number], [], "unknown-catalog"],
  ]),
  ...["edit", "fix"].flatMap((name) =>
    [encode(""), encode("x"), encode("[]"), encode("{}"), invalid, encode("[".repeat(100_000)), new Uint8Array(9 << 20)].map((request) => [
      name, [opened], [request], "malformed-question",
    ]),
  ),
  ...[encode(""), invalid].map((request) => ["open", [], [request, example, encode("")], "malformed-question"]),
  ["open", [], [encode('{"format":"none"}'), example, encode("")], "unknown-format"],
  ["open", [], [encode('{"base":"b"}'), example, encode("")], "unreadable-base"],
  ...[2, -1, 2 ** 31, 2 ** 53].map((unit) => [
    "edit", [opened], [encode(JSON.stringify({ unit, text: "" }))], unit < 2 ** 31 ? "no-unit" : "malformed-question",
  ]),
  ...[-1, 99, 2 ** 31 - 1].map((finding) => ["fix", [opened], [encode(`{"findings":[${finding}]}`)], "no-finding"]),
];
for (const [name, numbers, texts, expected] of hostile) {
  const { version, error } = call(name, numbers, texts);
  const found = version === 1 ? error?.id : version;
  if (found !== expected) fail(`${name} of ${numbers} ${texts.map((text) => text.slice(0, 40))}: ${found}, expected ${expected}`);
}
for (const number of [0, opened + 1, 2 ** 31]) {
  if (instance.bytes("catalog_bytes", number) !== undefined) fail(`there are bytes of catalogue ${number}`);
}
if (Buffer.compare(instance.bytes("catalog_bytes", opened), example) !== 0) fail("hostile calls changed a catalogue");
if (call("edit", [opened], [edit]).applied !== 1) fail("after hostile calls, nothing can be edited");
call("close", [opened], []);
if (call("edit", [opened], [edit]).error?.id !== "unknown-catalog") fail("a closed catalogue can be edited");
for (const bytes of [new Uint8Array(), Uint8Array.of(0xff, 0xfe), Uint8Array.of(0), new Uint8Array(1 << 20).fill(0xc3)]) {
  for (const name of ["", "a.xliff", "a.strings", "a.po", "a.xcstrings", "a.arb"]) {
    const catalog = tools.open(bytes, { name });
    if (catalog.error) fail(`${bytes.length} bytes as ${name}`, catalog.error);
    else if (catalog.edit(0, "x").applied === 1 && catalog.units.length === 0) fail(`${name}: there is no unit to edit`);
  }
}

// MARK: - Large catalogues

const maxUnits = Number(limit);
const short = (number) => `<trans-unit id="${number}"><source>a</source><target>b</target></trans-unit>\n`;
for (const [count, expected] of [[maxUnits, []], [maxUnits + 1, ["limit-exceeded"]]]) {
  const bytes = catalogue(count, short);
  const found = tools.lint(bytes, { name: "de.xliff", checks: ["limit-exceeded"] });
  same(`${count} units`, found.diagnostics?.map(({ id }) => id) ?? found, expected);
}

const count = 20_000;
const large = catalogue(count, (number) =>
  [
    `<trans-unit id="screen.label.${number}">`,
    `<source>Delete the file ${number} of %lld now</source>`,
    `<target state="translated">Die Datei ${number}${number % 10 ? "" : " "} von %lld jetzt löschen</target>`,
    "<note>Shown on a button</note>",
    "</trans-unit>\n",
  ].join("\n"),
);
const times = {};
function measure(what, body) {
  const start = performance.now();
  const result = body();
  (times[what] ??= []).push(performance.now() - start);
  return result;
}
const catalog = measure("open", () => tools.open(large, { name: "de.xliff", checks: "all" }));
const findings = catalog.findings.length;
for (let round = 0; round < 10; round += 1) {
  const unit = Math.floor((count * (round + 0.5)) / 10);
  measure("edit", () => catalog.edit(unit, `Die Datei ${unit} von %lld sofort löschen`));
  measure("edit with another line", () => catalog.edit(unit, `Die Datei ${unit}\nvon %lld sofort löschen`));
  measure("undo", () => catalog.edit(unit, `Die Datei ${unit}${unit % 10 ? "" : " "} von %lld jetzt löschen`));
}
if (Buffer.compare(catalog.bytes(), large) !== 0) fail("undone edits do not give the first bytes of the large catalogue");
const median = (list) => list.sort((left, right) => left - right)[list.length >> 1].toFixed(0);

const opens = Object.entries(counts).map(([format, count]) => `${count} ${format}`).join(", ");
console.log(`edited: ${opens}`);
console.log(
  `${tally.edits} edits written, ${tally.refused} refused, ${tally.fixes} fixes; ${tally.added} findings came; ${hostile.length} hostile calls`,
);
console.log(
  `${count} units, ${(large.length / 2 ** 20).toFixed(1)} MiB, ${findings} findings: `
    + Object.entries(times).map(([what, list]) => `${what} ${median(list)} ms`).join(", "),
);
console.log(`${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
