// What nobody closes: its memory is freed once it is collected.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import test from "node:test";

/** Runs a script with a collector that can be called, and returns what it prints. */
function run(script) {
  writeFileSync("lifetimes.mjs", `import { Form, Policy } from "watchword";\n${script}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", "lifetimes.mjs"], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return stdout;
}

const source = (count) => `(index) => ({ version: 1, description: String(index % ${count}), rules: [{ rule: "length", min: 8 }, { rule: "personal-words" }, { rule: "common-password" }] })`;

test("9,000 policies that nobody closes take no form with them", () => {
  const printed = run(`
    const form = await Form.open({ flow: "change", policy: "strong" });
    const policy = ${source(9_000)};
    for (let index = 0; index < 9_000; index += 1) {
      (await Policy.open(policy(index))).check("horse", { locale: ["en", "de", "pl"][index % 3] });
      // A server waits for requests.
      if (index % 100 === 99) await new Promise((done) => setImmediate(done));
    }
    console.log(form.send({ event: "edit", field: "new", text: "horse1234" }).presentation.rules.map(({ state }) => state).join());
  `);
  assert.equal(printed, "met,met,met\n");
});

test("forms that nobody closes are closed, and the typed passwords are overwritten", () => {
  const printed = run(`
    const policy = await Policy.open("strong");
    const { instance } = policy.instanceForForm(undefined);
    const secret = ["Zq7v", "Kp2x", "WMh4"].join("");
    const typed = () => Buffer.from(instance.memory.buffer).includes(Buffer.from(secret));
    async function forgotten() {
      const form = await Form.open({ flow: "set", policy });
      form.send({ event: "edit", field: "new", text: secret });
      return typed();
    }
    console.log(await forgotten());
    for (let index = 0; index < 20 && typed(); index += 1) { gc(); await new Promise((done) => setTimeout(done, 20)); }
    console.log(typed());
  `);
  assert.equal(printed, "true\nfalse\n");
});

test("an engine with own texts ends with its last policy", () => {
  const printed = run(`
    const text = (index) => ({ de: { "rule.user-id.default.checklist": "Ohne " + index } });
    const { external } = process.memoryUsage();
    for (let index = 0; index < 100; index += 1) {
      const policy = await Policy.open("strong", { texts: text(index) });
      if (policy.texts({ locale: "de" }).rules.length !== 3) throw new Error("texts");
      policy.close();
      if (index % 10 === 9) { gc(); await new Promise((done) => setTimeout(done, 1)); }
    }
    for (let index = 0; index < 5; index += 1) { gc(); await new Promise((done) => setTimeout(done, 20)); }
    console.log(process.memoryUsage().external - external < 100e6, (await Policy.open("strong", { texts: text(1) })).check("horse1234").verdict);
  `);
  assert.equal(printed, "true met\n");
});
