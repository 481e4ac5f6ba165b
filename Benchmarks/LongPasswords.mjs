// Measures how long the WebAssembly module takes to judge long passwords in Node: by each rule of long-passwords.txt, the
// longest processor time for any of its texts. Prints a Markdown table with milliseconds.
//
// usage: node Benchmarks/LongPasswords.mjs [WASM]
//
// WASM is .build/wasm/watchword.wasm if left out. The lists that rules need are beside it, or in .build/wasm.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const built = join(folder, "../.build/wasm");
const wasm = process.argv[2] ?? join(built, "watchword.wasm");
const [rules, texts] = readFileSync(join(folder, "long-passwords.txt"), "utf8")
  .split("\n\n")
  .map((part) => part.split("\n").filter((line) => line));
const sizes = [1 << 10, 100 << 10, 1 << 20];

const known = JSON.parse(readFileSync(join(folder, "../Policies/schema/watchword-policy-1.schema.json"), "utf8"));
const missing = known.properties.remove.items.enum.filter((id) => !rules.some((rule) => JSON.parse(rule).rule === id));
if (missing.length > 0) throw new Error(`long-passwords.txt lacks ${missing.join(", ")}`);

const { exports: engine } = await WebAssembly.instantiate(await WebAssembly.compile(readFileSync(wasm)), {});

function copy(bytes) {
  const address = engine.watchword_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  return [address, bytes.length];
}

function answer(address) {
  const size = new DataView(engine.memory.buffer).getUint32(address, true);
  const text = Buffer.from(engine.memory.buffer, address + 4, size).toString();
  engine.watchword_free(address);
  return JSON.parse(text);
}

for (const [load, name] of [["common_passwords", "common-passwords"], ["strength_words", "strength-words"]]) {
  const beside = join(dirname(wasm), `${name}.txt`);
  const list = readFileSync(existsSync(beside) ? beside : join(built, `${name}.txt`));
  answer(engine[`watchword_load_${load}`](...copy(list)));
}

// The text, repeated up to the size in bytes, without a part of a character.
function filled(text, size) {
  const bytes = Buffer.from(text);
  return text.repeat(Math.floor(size / bytes.length));
}

function milliseconds(policy, password) {
  const question = { password, user: "annasmith", words: ["Anna Smith", "annasmith@example.com"], current: "old" + password };
  const [address, length] = copy(Buffer.from(JSON.stringify(question)));
  const start = process.cpuUsage().user;
  const found = answer(engine.watchword_policy_check(policy, address, length));
  const time = (process.cpuUsage().user - start) / 1000;
  engine.watchword_free(address);
  if (found.error) throw new Error(found.error.message);
  return time;
}

console.log(`| rule | ${sizes.map((size) => (size < 1 << 20 ? `${size >> 10} KiB` : `${size >> 20} MiB`)).join(" | ")} |`);
console.log(`|---|${sizes.map(() => "---").join("|")}|`);
for (const rule of rules) {
  const document = JSON.stringify({ version: 1, rules: [JSON.parse(rule)] });
  const { policy, findings } = answer(engine.watchword_policy_open(...copy(Buffer.from("{}")), ...copy(Buffer.from(document))));
  if (policy === null) throw new Error(`${rule}: ${findings[0].message}`);
  milliseconds(policy, filled(texts[0], sizes[0])); // compiles
  const times = sizes.map((size) => Math.max(...texts.map((text) => milliseconds(policy, filled(text, size)))));
  console.log(`| \`${rule}\` | ${times.map((time) => time.toFixed(time < 10 ? 2 : 0)).join(" | ")} |`);
  answer(engine.watchword_policy_close(policy));
}
