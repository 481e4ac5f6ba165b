// Measures `watchword_policy_check` of the WebAssembly module in Node, from the bytes of a question to the bytes of the
// answer. Prints the nanoseconds for one call. Ends with 1 if an answer is not a line of ANSWERS. The list of common
// passwords is beside the module.
//
// usage: node Benchmarks/AssessInNode.mjs WASM POLICY CATALOGUE ANSWERS USER PASSWORD…
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [wasm, policyPath, catalog, answers, user, ...passwords] = process.argv.slice(2);
const { exports: engine } = await WebAssembly.instantiate(await WebAssembly.compile(readFileSync(wasm)), {});

function copy(bytes) {
  const address = engine.watchword_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  return [address, bytes.length];
}

engine.watchword_load_texts(...copy(readFileSync(catalog)));
engine.watchword_load_common_passwords(...copy(readFileSync(join(dirname(wasm), "common-passwords.txt"))));
engine.watchword_policy_open(...copy(Buffer.from("{}")), ...copy(readFileSync(policyPath)));
const policy = 1;
const typed = passwords.map((password) => copy(Buffer.from(JSON.stringify({ password, user }))));

const expected = readFileSync(answers, "utf8").split("\n");
typed.forEach(([address, length], index) => {
  const answer = engine.watchword_policy_check(policy, address, length);
  const size = new DataView(engine.memory.buffer).getUint32(answer, true);
  const found = Buffer.from(engine.memory.buffer, answer + 4, size).toString();
  if (found !== expected[index]) {
    console.error(`The module answers\n${found}\nwhere the library answers\n${expected[index]}`);
    process.exit(1);
  }
  engine.watchword_free(answer);
});

function measure() {
  let count = 0;
  const start = process.cpuUsage().user;
  do {
    for (let round = 0; round < 200; round += 1) {
      for (const [address, length] of typed) {
        engine.watchword_free(engine.watchword_policy_check(policy, address, length));
        count += 1;
      }
    }
  } while (process.cpuUsage().user - start < 50_000);
  return ((process.cpuUsage().user - start) * 1000) / count;
}

// The first rounds include compilation.
const times = Array.from({ length: 15 }, measure).slice(4);
console.log(times.sort((a, b) => a - b)[times.length >> 1].toFixed(0));
