// Measures Apple's own parser of password rules: prints the nanoseconds for a rule, with and without the parser's
// assertions.
//
// usage: node Benchmarks/AppleRules.mjs PARSER RULES   (PasswordRulesParser.js and password-rules.json of Apple)
import { readFileSync } from "node:fs";

const [parser, rules] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const texts = Object.values(JSON.parse(rules)).map((site) => site["password-rules"]);
const parse = new Function(`${parser}; return parsePasswordRules;`)();
console.error = () => {};
console.warn = () => {};

function measure() {
  const times = [];
  for (let round = 0; round < 12; round += 1) {
    const start = process.cpuUsage().user;
    let count = 0;
    do {
      for (const text of texts) count += parse(text, false).length > 0 ? 1 : 0;
    } while (process.cpuUsage().user - start < 100_000);
    // The first rounds include compilation.
    if (round > 2) times.push(((process.cpuUsage().user - start) * 1000) / count);
  }
  return times.sort((a, b) => a - b)[times.length >> 1];
}

const whole = measure();
console.assert = () => {};
console.log(`as it is ${whole.toFixed(0)}\nwithout assertions ${measure().toFixed(0)}`);
