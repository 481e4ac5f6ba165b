// `npx watchword lint`: what it prints is what the command prints, to the byte, where WATCHWORD names the command. FILES names
// files and folders with catalogues, separated by colons, that both examine.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import test from "node:test";

const bin = resolve("node_modules/.bin/watchword");
const { WATCHWORD: command, FILES: files = "" } = process.env;
const folder = mkdtempSync(join(tmpdir(), "watchword-cli-"));

/** Runs the package, or the command. */
function run(program, args, { cwd = folder, input } = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, input, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, LC_ALL: "C" } });
  return { status, stdout, stderr };
}

const lint = (...args) => run(bin, ["lint", ...args]);

/** Both print the same. */
function same(args, options = {}) {
  for (const format of ["concise", "json", "github"]) {
    const [ours, theirs] = [bin, command].map((program) => run(program, ["lint", ...args, "--format", format], options));
    assert.equal(ours.status, theirs.status, `${args.join(" ")}: ${ours.stderr}${theirs.stderr}`);
    assert.equal(ours.stdout, theirs.stdout, `${format} of ${args.join(" ")}`);
    if (format === "concise" && ours.status < 2) assert.equal(ours.stderr.split("\n").at(-2), theirs.stderr.split("\n").at(-2));
  }
}

function write(name, content) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return name;
}

const xliff = (language, units, original = "a.strings") => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="${original}" source-language="en" ${language === "en" ? "" : `target-language="${language}" `}datatype="plaintext"><body>
${units.map(([id, source, target]) => `<trans-unit id="${id}"><source>${source}</source>${target === undefined ? "" : `<target>${target}</target>`}</trans-unit>`).join("\n")}
</body></file></xliff>
`;
write("one/de.xliff", xliff("de", [["a", "%d files", "Dateien"], ["b", "Save", "Sichern  jetzt"]]));
write("project/en.xliff", xliff("en", [["a", "%d files"], ["b", "Save"], ["c", "Open"], ["d", "Close"]]));
write("project/de.xliff", xliff("de", [["a", "%d files", "%d Dateien"], ["b", "Save", "Sichern"], ["c", "Open", "Öffnen"]]));
write("project/de-CH.xliff", xliff("de-CH", [["a", "%d files", "Files"]]));
write("project/other/fr.xliff", xliff("fr", [["a", "x", "x \u0007\u202e\u007f"]], "b.strings"));
write("project/node_modules/it.xliff", xliff("it", [["a", "%d", "x"]]));
write("project/.hidden/it.xliff", xliff("it", [["a", "%d", "x"]]));
write("project/res/values/strings.xml", '<resources><string name="a">A %s</string><string name="b">B</string></resources>');
write("project/res/values-de/strings.xml", '<resources><string name="a">A</string></resources>');
write("project/res/values-de-rCH/strings.xml", '<resources><string name="c">Don\'t</string></resources>');
write("project/en.lproj/Localizable.strings", '"a" = "Hi %@";\n"b" = "B";\n');
write("project/pl.lproj/Localizable.strings", '"a" = "Cześć";\n');
write("project/locales/en/common.json", '{"a": "A {{x}}", "b": "B"}');
write("project/locales/de/common.json", '{"a": "A"}');
write("project/locales/de/translation.json", '{"a": "A"}');
write("project/i18n/fr.json", '{"a": "A"}');
write("project/package.json", '{"a": "A"}');
write("project/lib/l10n/app_en.arb", '{"@@locale": "en", "a": "A {x}"}');
write("project/lib/l10n/app_de.arb", '{"@@locale": "de", "a": "A"}');
write("project/po/de.po", 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "a %s"\nmsgstr "b"\n');
write("project/de.xcloc/Localized Contents/de.xliff", xliff("de", [["a", "%d", "x"]]));
write("project/de.xcloc/Source Contents/en.xliff", xliff("en", [["a", "%d", "x"]]));
symlinkSync("../../one/de.xliff", join(folder, "project/other/out.xliff"));
symlinkSync("de.xliff", join(folder, "project/link.xliff"));
write("empty/readme.txt", "");

test("findings, and what to do about them", () => {
  const { status, stdout, stderr } = lint("one");
  assert.equal(status, 1);
  assert.match(stdout, /^one\/de\.xliff:3:\d+: error: .*%d.* \[missing-placeholder\]\n 3 \| .*Dateien.*\n {3}\| +\^~+\n  unit: a\n  help: /);
  assert.equal(stderr, "1 error in 1 file\n");
});

test("wrong usage and files that cannot be read end with 2", () => {
  const cases = [
    [["lint"], /Expected a path/], [["lint", "nothere"], /nothere: There is no such file or folder/], [["lint", "empty"], /empty holds no catalogue/],
    [["lint", "one", "--chekcs", "all"], /^error: There is no option --chekcs\. Did you mean --checks\?\n$/],
    [["lint", "--check=all"], /^error: There is no option --check\. Did you mean --checks\?\n$/], [["lint", "--foo", "one"], /^error: There is no option --foo\. Run watchword lint --help\n$/],
    [["lint", "-x"], /^error: There is no option -x\. Run/], [["lint", "one", "--checks"], /^error: Expected a value after --checks\. Run/],
    [["lint", "--checks", "--fix"], /^error: Expected a value after --checks\. Run/], [["lint", "--fix=3", "one"], /^error: Expected no value after --fix\. Run/], [["lint", "one", "--checks", "some"], /expected essential, recommended or all/],
    [["lint", "one", "--format", "sarif"], /expected text, concise, json or github/], [["lint", "one", "--only", "nothing"], /There is no check "nothing"/],
    [["lint", "one", "--only", ","], /names no check/], [["lint", "one", "--base", "nothere"], /nothere: There is no such file/],
    [["lint", "project/package.json"], /is JSON, which is not supported\. To check a policy, open it in Node: Policy\.open/], [["lint", "one", "--config", "nothere.json"], /There is no such file/],
    [["lnit", "one"], /There is no command "lnit"/],
  ];
  for (const [args, expected] of cases) {
    const { status, stdout, stderr } = run(bin, args);
    assert.equal(status, 2, `${args.join(" ")}: ${stderr}`);
    assert.equal(stdout, "");
    assert.match(stderr, expected);
    assert.match(stderr, /^error: [^\n]+\n/);
  }
  // The others are examined all the same.
  const { status, stdout } = lint("nothere", "one", "--format", "concise");
  assert.deepEqual([status, stdout.split("\n").length], [2, 2]);
});

test("--help, --version and the fail level", () => {
  assert.match(run(bin, ["--help"]).stdout, /^Usage: watchword lint/);
  assert.match(run(bin, ["lint", "--help"]).stdout, /--fail-level/);
  assert.equal(run(bin, ["--version"]).stdout.trim(), JSON.parse(readFileSync("node_modules/watchword/package.json", "utf8")).version);
  assert.equal(lint("one", "--only", "double-space").status, 0);
  assert.equal(lint("one", "--only", "double-space", "--fail-level", "warning").status, 1);
  assert.equal(lint("one", "--except", "missing-placeholder").status, 0);
  assert.match(lint("one", "--checks", "all", "--quiet").stderr, /1 error, \d+ warnings?.* in 1 file \(\d+ not shown\)/);
});

test("a fix is written, and nothing else changes", () => {
  const path = write("fixed/de.xliff", readFileSync(join(folder, "one/de.xliff")));
  const { status, stderr } = lint(path, "--checks", "all", "--fix");
  assert.equal(status, 1);
  assert.match(stderr, /^1 fixed, \d+ left\n/);
  assert.equal(readFileSync(join(folder, path), "utf8"), readFileSync(join(folder, "one/de.xliff"), "utf8").replace("Sichern  jetzt", "Sichern jetzt"));
});

test("the nearest configuration file counts", () => {
  for (const name of ["app/Legacy/de.xliff", "app/de.xliff"]) write(name, readFileSync(join(folder, "one/de.xliff")));
  write("app/terms.csv", "term,de\nSave,Speichern\n");
  write("app/.watchword.json", JSON.stringify({
    version: 1, severities: { "double-space": "error" }, glossary: "terms.csv",
    overrides: [{ paths: ["Legacy/**"], severities: { "missing-placeholder": "off" } }],
  }));
  const ids = (...args) => JSON.parse(run(bin, ["lint", ...args, "--format", "json"]).stdout).diagnostics.map(({ file, id }) => `${file} ${id}`);
  const expected = ["app/Legacy/de.xliff double-space", "app/Legacy/de.xliff terminology", "app/de.xliff missing-placeholder", "app/de.xliff double-space", "app/de.xliff terminology"];
  assert.deepEqual(ids("app").sort(), [...expected].sort());
  write("broken/.watchword.json", '{"version": 1, "chekcs": "all"}');
  write("broken/de.xliff", xliff("de", []));
  const { status, stderr } = lint("broken");
  assert.equal(status, 2);
  assert.match(stderr, /broken\/\.watchword\.json is not a usable configuration\. .*chekcs/);
});

test("no message advises a command that is not here", () => {
  write("unknown/.watchword.json", '{"version": 1, "severities": {"nothing": "off"}}');
  write("unknown/de.xliff", xliff("de", []));
  write("policy.json", '{"version": 1, "rules": []}');
  for (const args of [["unknown"], ["policy.json"], ["one", "--only", "nothing"]]) {
    const { status, stderr } = lint(...args);
    assert.equal(status, 2, stderr);
    assert.doesNotMatch(stderr.replaceAll("watchword/catalogs", ""), /watchword (?!lint)/, stderr);
    assert.match(stderr, /Policy\.open|in brackets/);
  }
});

test("standard input has the name that it is given", () => {
  const { stdout } = run(bin, ["lint", "-", "--stdin-filename", "de.po", "--format", "concise"], { input: 'msgid "a %s"\nmsgstr "b"\n' });
  assert.match(stdout, /^de\.po:2:\d+: error: .*\[missing-placeholder\]/);
});

test("what is printed is what the command prints", { skip: command === undefined && "WATCHWORD names no command" }, () => {
  for (const checks of ["essential", "all"]) {
    for (const path of ["one", "project", "./project/", "."]) same([path, "--checks", checks]);
    for (const path of ["project/pl.lproj/Localizable.strings", "project/res/values-de/strings.xml", "project/locales/de/common.json",
      "project/lib/l10n/app_de.arb", "project/de.xliff", "project/de.xcloc"]) same([path, "--checks", checks]);
    same(["project/de.xliff", "project/de-CH.xliff", "--base", "project/en.xliff", "--checks", checks]);
    same(["project/link.xliff", "project/de.xliff", "one", "--checks", checks]);
    same(["project/res/values-de/strings.xml", "--base", "project/res/values/strings.xml", "--checks", checks]);
  }
  same(["app"]);
  same(["app/de.xliff", "--only", "double-space,missing-placeholder"]);
  same(["one", "--checks", "all", "--except", "missing-placeholder", "--fail-level", "info"]);
  same(["-", "--stdin-filename", "one/x.po"], { input: 'msgid "a %s"\nmsgstr "b"\n' });
  for (const path of files.split(":").filter(Boolean)) for (const checks of ["essential", "all"]) same([path, "--checks", checks], { cwd: process.cwd() });
});

test("a fix writes what the command writes", { skip: command === undefined && "WATCHWORD names no command" }, () => {
  for (const [name, program] of [["left", bin], ["right", command]]) {
    cpSync(join(folder, "one"), join(folder, name), { recursive: true });
    for (const path of files.split(":").filter((path) => path.endsWith("xliff"))) cpSync(path, join(folder, name, path.split("/").slice(-2).join("-")));
    run(program, ["lint", name, "--checks", "all", "--fix"]);
  }
  assert.equal(execFileSync("diff", ["-r", join(folder, "left"), join(folder, "right")], { encoding: "utf8" }), "");
});
