// Measures the package: how long it takes to the first answer, how long a check takes, and how much a page loads.
//
//   node Tests/Packages/npm/numbers.mjs PACKAGE

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = resolve(process.argv[2]);
const file = (name) => readFileSync(join(folder, name));

const first = `const start = performance.now();
const { Policy } = await import(${JSON.stringify(join(folder, "source/node.js"))});
(await Policy.open("strong")).check("horse", { locale: "pl" });
console.log(performance.now() - start)`;
const starts = Array.from({ length: 9 }, () => Number(execFileSync(process.execPath, ["--input-type=module", "-e", first]))).sort((a, b) => a - b);
console.log(`from the disk to the first answer: ${starts[4].toFixed(0)} ms (of 9: ${starts[0].toFixed(0)} to ${starts[8].toFixed(0)} ms)`);

const { Policy } = await import(join(folder, "source/node.js"));
const policy = await Policy.open("strong", { locales: ["pl"] });
const loops = 20_000;
/** Microseconds of the processor, which the other programs of the machine do not count in. */
function each(body) {
  for (let index = 0; index < loops; index += 1) body(index);
  const { user, system } = process.cpuUsage();
  for (let index = 0; index < loops; index += 1) body(index);
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / loops;
}
console.log(`a check with texts: ${each((index) => policy.check(`horse${index}`, { locale: "pl" })).toFixed(1)} µs`);
const list = "horse\nhorse1234\n".repeat(10_000);
const start = process.cpuUsage();
policy.checkMany(list);
const { user } = process.cpuUsage(start);
console.log(`each of a batch: ${(user / 20_000).toFixed(1)} µs`);

/** The script and what it imports, which a page loads with it. */
function loaded(script, found = new Set()) {
  if (found.has(script)) return found;
  found.add(script);
  for (const [, path] of file(script).toString().matchAll(/^(?:import|export)[^;*]* from "(\.[^"]+)";/gm)) loaded(join(dirname(script), path), found);
  return found;
}

const parts = {
  "scripts of both components": [...loaded("source/elements.js")], "watchword.wasm": ["data/watchword.wasm"], "English texts": ["data/texts/en.json"],
  "Arabic texts": ["data/texts/ar.json"], "common passwords": ["data/common-passwords.front.txt"],
};
const packed = (names) => names.reduce((sum, name) => sum + brotliCompressSync(file(name)).length, 0);
for (const [name, names] of Object.entries(parts)) console.log(`${name}, brotli: ${packed(names)} bytes`);
console.log(`engine, form, English, Arabic, common list, scripts: ${packed(Object.values(parts).flat())} bytes; only if a policy asks for it, ` +
  `strength-words.txt: ${packed(["data/strength-words.txt"])}; for catalogues, tools.wasm: ${packed(["data/tools.wasm"])}`);
console.log(`languages: ${readdirSync(join(folder, "data/texts")).map((name) => `${name.slice(0, -5)} ${packed([`data/texts/${name}`])}`).join(", ")}`);
