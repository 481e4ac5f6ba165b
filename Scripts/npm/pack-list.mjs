// Writes a list of words so that it travels well: sorted, and of each word the number of its first letters that the word before
// it has too, as a digit of base 36, and the rest. source/engine.js reads it. The common passwords take a fifth less that way.
//
//   node Scripts/npm/pack-list.mjs <LIST >PACKED

import { readFileSync } from "node:fs";

let before = "";
for (const word of readFileSync(0, "utf8").split("\n").filter(Boolean).sort()) {
  let shared = 0;
  while (shared < 35 && shared < before.length && before[shared] === word[shared]) shared += 1;
  process.stdout.write(`${shared.toString(36)}${word.slice(shared)}\n`);
  before = word;
}
