// Measures how long `watchword_assess` of the WebAssembly module takes in Node, from the bytes of a password to the bytes
// of the answer: prints the nanoseconds of one. Ends with 1 where an answer is not a line of ANSWERS.
//
// usage: node Benchmarks/AssessInNode.mjs WASM POLICY CATALOGUE ANSWERS USER PASSWORD…
import { readFileSync } from "node:fs";

const [wasm, policy, catalog, answers, user, ...passwords] = process.argv.slice(2);
const { exports: engine } = await WebAssembly.instantiate(await WebAssembly.compile(readFileSync(wasm)), {});
const session = engine.watchword_session_create();

function copy(bytes) {
  const address = engine.watchword_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  return [address, bytes.length];
}

function tell(name, bytes) {
  const [address, length] = copy(bytes);
  const answer = engine[name](session, address, length);
  engine.watchword_free(address);
  if (answer !== undefined) engine.watchword_free(answer);
}

tell("watchword_load_catalog", readFileSync(catalog));
tell("watchword_load_policy", readFileSync(policy));
tell("watchword_set_user_id", Buffer.from(user));
const typed = passwords.map((password) => copy(Buffer.from(password)));

const expected = readFileSync(answers, "utf8").split("\n");
typed.forEach(([address, length], place) => {
  const answer = engine.watchword_assess(session, address, length);
  const size = new DataView(engine.memory.buffer).getUint32(answer, true);
  const found = Buffer.from(engine.memory.buffer, answer + 4, size).toString();
  if (found !== expected[place]) {
    console.error(`The module answers\n${found}\nwhere the library answers\n${expected[place]}`);
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
        engine.watchword_free(engine.watchword_assess(session, address, length));
        count += 1;
      }
    }
  } while (process.cpuUsage().user - start < 50_000);
  return ((process.cpuUsage().user - start) * 1000) / count;
}

// The first rounds are compiled while they run.
const times = Array.from({ length: 15 }, measure).slice(4);
console.log(times.sort((a, b) => a - b)[times.length >> 1].toFixed(0));
