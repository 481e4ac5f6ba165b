// What README says happens.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import test from "node:test";

const readme = readFileSync("node_modules/watchword/README.md", "utf8");
const blocks = (language) => [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm"))].map(([, text]) => text);
const run = (...args) => spawnSync(process.execPath, args, { encoding: "utf8" });

test("its samples print what they say", () => {
  const samples = blocks("js").filter((text) => !text.includes("express"));
  const expected = ["unmet\n[ 'Min. 8 znaków', 'Min. 1 cyfra' ]\n8 أحرف على الأقل\n", ""];
  for (const [index, text] of samples.entries()) {
    writeFileSync(`sample${index}.mjs`, text);
    const { status, stdout, stderr } = run(`sample${index}.mjs`);
    assert.deepEqual([status, stdout], [0, expected[index]], stderr);
    for (const line of stdout.split("\n")) assert.ok(text.includes(line), line);
  }
});

test("the guide's sample prints what it shows", () => {
  const guide = readFileSync(`${process.env.DOCUMENTATION}/NodeAndPython.md`, "utf8");
  const [, sample] = guide.match(/^```js\n([^]*?)^```/m);
  const [, printed] = guide.match(/^```text\n([^]*?)^```/m);
  writeFileSync("check.mjs", sample);
  const { status, stdout, stderr } = run("check.mjs");
  assert.deepEqual([status, stdout], [0, printed], stderr);
});

// A server in place of Express: it keeps what is routed, and answers by what is sent.
const express = `const routes = globalThis.routes = [];
const express = () => ({ use() {}, post: (path, _, handler) => routes.push(handler), listen: () => console.log("listens") });
export default Object.assign(express, { static() {}, urlencoded() {} });`;

test("its server asks for an address, answers in HTML, and starts only with a policy that it can judge", async () => {
  const sample = blocks("js").find((text) => text.includes("express"));
  mkdirSync("policies", { recursive: true });
  writeFileSync("express.mjs", express);
  const file = (policy) => {
    writeFileSync("policies/sign-up.json", JSON.stringify({ version: 1, ...policy }));
    writeFileSync("server.mjs", sample.replace('from "express"', 'from "./express.mjs"'));
  };
  const needing = ["user", "current", "server"];
  file({ extends: "nist-800-63b-4", rules: [{ rule: "different-from-current" }, { rule: "history", count: 4 }] });
  const { status, stderr } = run("server.mjs");
  assert.equal(status, 1);
  assert.ok(stderr.includes(`Error: The policy needs what this server does not give: ${needing.join(", ")}\n`), stderr);
  file({ rules: [{ rule: "length", min: 12 }, { rule: "common-password" }, { rule: "personal-words" }, { rule: "strength", min: 2 }, { rule: "forbidden-pattern", pattern: "x", description: "no <b>x" }] });
  await import(resolve("server.mjs"));
  const [signUp] = globalThis.routes;
  const answer = (body) => {
    const found = { status: 200 };
    const response = { status: (code) => ((found.status = code), response), sendStatus: (code) => ((found.status = code), response), send: (text) => ((found.text = text), response) };
    signUp({ body, headers: { "accept-language": "pl" } }, response);
    return found;
  };
  for (const email of [undefined, ["anna@example.org"], "", "@", "-", "anna@", "@example.org", "-@-"]) assert.equal(answer({ email, password: "quiet otter sings" }).status, 400, email);
  assert.equal(answer(undefined).status, 400);
  assert.equal(answer({ email: "anna@example.org", password: "quiet otter sings" }).status, 201);
  const refused = answer({ email: "anna@gmail.com", password: "quiet gmail xs", locale: "ar" });
  assert.deepEqual({ ...refused, text: refused.text.replace(/[\u200f\u2068\u2069]/g, "") }, {
    status: 422, text: '<!doctype html><html lang="ar" dir="rtl"><ul><li>بدون أسماء أو كلمات أخرى يسهل تخمينها</li><li>no &#60;b&#62;x</li></ul>',
  });
  assert.match(answer({ email: "anna@example.org", password: "short" }).text, /lang="pl" dir="ltr".*Min\. 12 znaków/);
});

test("its shipped policies and its words are what it says", async () => {
  const { policies, Policy } = await import("watchword");
  const shipped = [...readme.matchAll(/^- `([a-z0-9-]+)`: ([^]*?)(?=^- |\n\n)/gm)];
  assert.deepEqual(shipped.map(([, name]) => name).sort(), [...policies].sort());
  for (const [, name, text] of shipped) {
    const policy = await Policy.open({ version: 1, extends: name, rules: [] });
    for (const rule of ["user-id", "common-password", "personal-words", "different-from-current", "history"]) {
      assert.equal(policy.rules.includes(rule), text.includes(`\`${rule}\``), `${rule} of ${name}`);
    }
    assert.match(policy.texts().rules.find(({ rule }) => rule === "length").text.replace("–", " to "), new RegExp(`\\b${text.match(/\d+( to \d+)?/)[0]} `), name);
  }
  const words = await Policy.open({ version: 1, rules: [{ rule: "personal-words" }] });
  const verdict = (word) => words.check(`quiet ${word} sings`, { words: ["anna.smith_bo-lee@gmail.com"] }).verdict;
  for (const word of ["anna", "SMITH", "lee", "gmail"]) assert.equal(verdict(word), "unmet", word);
  for (const word of ["bo", "com"]) assert.equal(verdict(word), "met", word);
  const [, classes] = /use `(\{ "rule": "classes", .*\})`/.exec(readme);
  const arabic = async (rule) => (await Policy.open({ version: 1, rules: [rule] })).check("كلمةسرية12345!").verdict;
  assert.deepEqual([await arabic({ rule: "classes", min: 3 }), await arabic(JSON.parse(classes))], ["unmet", "met"]);
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
