// `npx watchword lint` on Windows: this system with the paths of Windows. What is printed is what is printed here.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import test from "node:test";

const folder = mkdtempSync(join(tmpdir(), "watchword-windows-"));
const source = resolve("node_modules/watchword/source");

/** Runs the linter with path.win32, with a disk of Windows over the real one, and with numbers of files of 64 bits. */
writeFileSync(join(folder, "windows.mjs"), `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
const args = JSON.parse(process.argv[2]);
const { answer } = await import(${JSON.stringify(`${source}/cli/host.js`)});
const { Instance } = await import(${JSON.stringify(`${source}/instance.js`)});
const { slashed } = await import(${JSON.stringify(`${source}/names.js`)});
const module = await WebAssembly.compile(fs.readFileSync(${JSON.stringify(resolve(source, "../data/tools.wasm"))}));
const real = { ...fs };
const here = (name) => (typeof name === "string" ? name.replace(/^[A-Z]:/i, "").replaceAll("\\\\", "/") : name);
for (const name of ["readFileSync", "readdirSync", "lstatSync", "openSync", "rmSync", "writeFileSync"]) fs[name] = (file, ...rest) => real[name](here(file), ...rest);
fs.statSync = (file, options) => {
  const found = real.statSync(here(file), options);
  if (found !== undefined && !options?.bigint) found.ino = 2 ** 60;
  return found;
};
fs.renameSync = (from, to) => real.renameSync(here(from), here(to));
fs.realpathSync = (file) => Buffer.from("C:" + real.realpathSync.native(here(file)).replaceAll("/", "\\\\"));
const { toNamespacedPath } = path;
Object.assign(path, path.win32, { toNamespacedPath });
const cwd = "C:" + process.cwd().replaceAll("/", "\\\\");
process.cwd = () => cwd;
syncBuiltinESMExports();
process.exitCode = new Instance(module, answer).run(args.map(slashed));
`);

function write(name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
const po = 'msgid ""\nmsgstr ""\n\nmsgid "a %s"\nmsgstr "b"\n';
const files = {
  "app/locale/de/LC_MESSAGES/app.po": po, "app/res/values/strings.xml": '<resources><string name="a">A %s</string></resources>',
  "app/res/values-de/strings.xml": '<resources><string name="a">A</string></resources>', "app/locales/en/common.json": '{"a": "A {{x}}"}',
  "app/locales/de/common.json": '{"a": "A"}', "app/en.lproj/Localizable.strings": '"a" = "Hi %@";\n', "app/pl.lproj/Localizable.strings": '"a" = "Cześć";\n',
  "app/Legacy/de.po": po, "app/.watchword.json": JSON.stringify({ version: 1, glossary: "terms.csv", overrides: [{ paths: ["Legacy/**"], severities: { "missing-placeholder": "off" } }] }),
  "app/terms.csv": "term,de\nSave,Speichern\n", "fixed/de.po": 'msgid "a"\nmsgstr "b  c"\n',
};
for (const [name, content] of Object.entries(files)) write(name, content);
cpSync(join(folder, "fixed"), join(folder, "posix"), { recursive: true });

const run = (args) => spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
const onWindows = (...args) => run(["windows.mjs", JSON.stringify(["lint", ...args])]);
const here = (...args) => run([`${source}/cli.js`, "lint", ...args]);

test("what is found on Windows is what is found here", () => {
  const expected = here("app", "--format", "json");
  assert.equal(JSON.parse(expected.stdout).summary.files, 8);
  for (const path of ["app", ".\\app", "app\\", `C:${folder}/app`.replaceAll("/", "\\")]) {
    const { status, stdout, stderr } = onWindows(path, "--format", "json");
    assert.equal(stderr, "", path);
    assert.equal(status, 1);
    const shown = stdout.replaceAll(`C:${folder}/app`, "app").replaceAll("./app", "app");
    assert.equal(shown, expected.stdout, path);
  }
});

test("the names of files give their languages and sources", () => {
  for (const name of ["app/locale/de/LC_MESSAGES/app.po", "app/res/values-de/strings.xml", "app/locales/de/common.json", "app/pl.lproj/Localizable.strings", "app/Legacy/de.po"]) {
    const { stdout } = onWindows(name.replaceAll("/", "\\"), "--format", "concise", "--checks", "all");
    assert.equal(stdout, here(name, "--format", "concise", "--checks", "all").stdout);
  }
});

test("a fix is written", () => {
  const { stderr } = onWindows(".\\fixed\\de.po", "--checks", "all", "--fix");
  assert.match(stderr, /^1 fixed/);
  here("posix/de.po", "--checks", "all", "--fix");
  assert.equal(readFileSync(join(folder, "fixed/de.po"), "utf8"), readFileSync(join(folder, "posix/de.po"), "utf8"));
});
