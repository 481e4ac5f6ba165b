// `npx watchword` as a process. What it prints about projects, Tests/Packages/test-projects.py compares with the native command.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import test from "node:test";

const bin = resolve("node_modules/.bin/watchword");
const folder = mkdtempSync(join(tmpdir(), "watchword-cli-"));
const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "%d files"\nmsgstr "Dateien"\n\nmsgid "Save"\nmsgstr "Sichern  jetzt"\n';

/** Runs the command in the folder. */
const run = (args, options = {}) => spawnSync(bin, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28, ...options });

function write(name, content) {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}
write("one/de.po", po);

test("findings end with 1, wrong usage and files that cannot be read with 2", () => {
  const { status, stdout, stderr } = run(["lint", "one"]);
  assert.match(stdout, /^one\/de\.po:5:9: error: .*%d.* \[missing-placeholder\]\n 5 \| msgstr "Dateien"\n {3}\| +\^~+\n  unit: /);
  assert.deepEqual([status, stderr], [1, "1 error in 1 file\n"]);
  for (const [args, expected] of [
    [["lint"], /Missing expected argument/], [["lint", "nothere"], /nothere: There is no such file or folder/],
    [["lint", "one", "--chekcs", "all"], /Did you mean '--checks'\?/], [["lint", "one", "--schema", "x.xsd"], /needs the native command/],
    [["lnit", "one"], /did you mean lint\?/], [["form", "change"], /expected text, check, lint, .* or pseudo/],
    [["policy", "show"], /Missing expected argument/], [["policy", "measure"], /There is no command "policy measure"/],
  ]) {
    const { status, stdout, stderr } = run(args);
    assert.deepEqual([status, stdout], [2, ""], stderr);
    assert.match(stderr, expected);
  }
});

test("there are help and a version", () => {
  for (const args of [[], ["--help"], ["help"], ["-h"]]) assert.match(run(args).stdout, /^USAGE: watchword <subcommand>/);
  assert.match(run(["help", "lint"]).stdout, /--fail-level/);
  const { version } = JSON.parse(readFileSync("node_modules/watchword/package.json", "utf8"));
  for (const args of [["--version"], ["lint", "--version"]]) assert.equal(run(args).stdout, `${version}\n`);
});

test("a fix keeps permissions and links, and leaves nothing behind", () => {
  const path = write("fixed/de.po", po);
  chmodSync(join(folder, path), 0o640);
  symlinkSync("de.po", join(folder, "fixed/link.po"));
  const { stderr } = run(["lint", "fixed/link.po", "--checks", "all", "--fix"]);
  assert.match(stderr, /^1 fixed/);
  assert.equal(readFileSync(join(folder, path), "utf8"), po.replace("Sichern  jetzt", "Sichern jetzt"));
  assert.equal(statSync(join(folder, path)).mode & 0o777, 0o640);
  assert.equal(spawnSync("ls", ["fixed"], { cwd: folder, encoding: "utf8" }).stdout, "de.po\nlink.po\n");
});

test("standard input is read once, and a reader may leave", () => {
  const { stdout } = run(["lint", "-", "--stdin-filename", "de.po", "--format", "concise"], { input: po });
  assert.match(stdout, /^de\.po:5:\d+: error: /);
  write("many/de.po", `msgid ""\nmsgstr ""\n${Array.from({ length: 20_000 }, (_, index) => `\nmsgid "%d a${index}"\nmsgstr "b"\n`).join("")}`);
  const left = spawnSync("sh", ["-c", `"${bin}" lint many | head -n 1`], { cwd: folder, encoding: "utf8" });
  assert.match(left.stdout, /^many\/de\.po:/);
  assert.doesNotMatch(left.stderr, /EPIPE|at .*\.js/);
});

test("passwords are checked as they arrive, and none is printed", async () => {
  const child = spawn(bin, ["check", "strong", "--format", "json"], { cwd: folder });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [password, verdict] of [["horse", "unmet"], ["horse1234", "met"], ["", "unmet"]]) {
    child.stdin.write(`${password}\n`);
    const { value } = await lines.next();
    assert.equal(JSON.parse(value).verdict, verdict);
    assert.ok(password === "" || !value.includes(password));
  }
  child.stdin.end();
  assert.deepEqual(await once(child, "close"), [1, null]);
  const { status, stderr } = run(["check", "strong", "hunter2"], { input: "" });
  assert.ok(status === 2 && !stderr.includes("hunter2"), stderr);
});
