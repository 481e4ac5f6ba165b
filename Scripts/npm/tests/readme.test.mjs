// What README says happens.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import test from "node:test";

const readme = readFileSync("node_modules/watchword/README.md", "utf8");
const blocks = (language) => [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm"))].map(([, text]) => text);
const run = (...args) => spawnSync(process.execPath, args, { encoding: "utf8" });

test("its samples run", () => {
  const samples = blocks("js").filter((text) => !text.includes("express"));
  assert.equal(samples.length, 2);
  for (const [index, text] of samples.entries()) {
    writeFileSync(`sample${index}.mjs`, `${text}\nconsole.log("done");\n`);
    const { stdout, stderr } = run(`sample${index}.mjs`);
    assert.equal(stdout, "done\n", stderr);
  }
});

test("its first answer is right", () => {
  writeFileSync("answers.mjs", `${blocks("js")[0].replace("report.rules.filter", "console.log(report.verdict);\nconsole.log(report.rules.filter").replace(".map((rule) => rule.text);", ".map((rule) => rule.text));")}`);
  const { stdout, stderr } = run("answers.mjs");
  assert.deepEqual(stdout.trim().split("\n"), ["unmet", "[ 'Min. 8 znaków', 'Min. 1 cyfra' ]"], stderr);
});

test("its policy is one, and a wrong one is refused at the place that it names", async () => {
  const { Policy } = await import("watchword");
  const [json] = blocks("json");
  assert.deepEqual((await Policy.open(json)).rules, ["length", "classes", "common-password", "personal-words"]);
  // Its schema is where it says, seen from a folder beside node_modules.
  assert.ok(JSON.parse(readFileSync(resolve("policies", JSON.parse(json).$schema), "utf8")).properties.rules);
  const message = /^`(sign-up:\d+.*)`$/m.exec(readme)[1];
  await assert.rejects(Policy.open(json.replace("length", "lenght"), { name: "sign-up" }), (error) => error.message.endsWith(`\n${message}`) || assert.fail(error.message));
});

test("its linter finds what it shows", () => {
  mkdirSync("locales/de", { recursive: true });
  writeFileSync("locales/de/cart.po", 'msgid ""\nmsgstr "Language: de\\n"\n\n#. In the cart\nmsgid "%d items"\nmsgstr "Artikel"\n');
  const { stdout, stderr } = run(resolve("node_modules/watchword/source/cli.js"), "lint", "locales");
  const [, shown] = /^\$ npx watchword lint locales\n([^]*?)^\$/m.exec(blocks("console")[0]);
  assert.equal(stdout + stderr, shown);
});

test("it names every language, policy and attribute", async () => {
  const { locales, policies } = await import("watchword");
  for (const name of [...locales, ...policies]) assert.match(readme, new RegExp(`\\b${name}\\b`));
  const { WatchwordChecklist } = await import("watchword/elements");
  for (const name of WatchwordChecklist.observedAttributes) assert.match(readme, new RegExp(`^\\| \`${name}\` \\|`, "m"));
});

test("its pages load the script that is in the package", () => {
  const addresses = blocks("html").map((text) => /["'](\/watchword\/\S+\.js)["']/.exec(text)?.[1]);
  assert.deepEqual(addresses, ["/watchword/source/elements.js", "/watchword/source/elements.js"]);
  readFileSync("node_modules/watchword/source/elements.js");
});
