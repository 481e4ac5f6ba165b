// After a call, no copy of a password is in the module's memory.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { pathToFileURL } from "node:url";

const folder = new URL("../", pathToFileURL(createRequire(import.meta.url).resolve("watchword/data/watchword.wasm")));
const { Instance } = await import(new URL("source/instance.js", folder));
const file = (name) => readFileSync(new URL(`data/${name}`, folder));

/** The texts that are found in an instance's memory, in UTF-8, in UTF-16 and as numbers of 32 bits. */
function found(instance, texts) {
  const memory = Buffer.from(instance.memory.buffer);
  return texts.filter((text) => {
    const wide = Buffer.alloc(text.length * 4);
    [...text].forEach((sign, index) => wide.writeUInt32LE(sign.codePointAt(0), index * 4));
    return [Buffer.from(text), Buffer.from(text, "utf16le"), wide].some((bytes) => memory.includes(bytes));
  });
}

function opened() {
  const instance = new Instance(new WebAssembly.Module(file("watchword.wasm")));
  for (const tag of ["en", "pl"]) instance.call("load_texts", file(`texts/${tag}.json`));
  instance.call("load_common_passwords", "password\nhorse\n");
  instance.call("load_strength_words", file("strength-words.txt"));
  const rules = [{ rule: "length", min: 30 }, { rule: "strength", min: 4 }, { rule: "common-password" }, { rule: "user-id" },
    { rule: "personal-words" }, { rule: "different-from-current" }, { rule: "digits", min: 40 }, { rule: "sequence" }];
  const { policy } = instance.call("policy_open", { name: "all" }, JSON.stringify({ version: 1, rules }));
  return { instance, policy };
}

const secrets = ["Zq7vKp2xW", "zq7vkp2xw", "Mh4tRb8yL", "mh4trb8yl"];
const [password, , current] = secrets;

test("a check leaves no copy", () => {
  const { instance, policy } = opened();
  const report = instance.call("policy_check", policy, { password, current, user: "anna", words: ["kowalski"], locale: "pl" });
  assert.equal(report.verdict, "unmet");
  assert.deepEqual(found(instance, secrets), []);
  instance.text("policy_check_many", policy, {}, `${password}\n${current}\n`);
  assert.deepEqual(found(instance, secrets), []);
  instance.call("policy_tally", policy, {}, `${password}\n${current}\n`);
  assert.deepEqual(found(instance, secrets), []);
  instance.call("policy_check", policy, { password, nothing: 1 });
  assert.deepEqual(found(instance, secrets), []);
});

test("a form keeps what is typed until it is closed", () => {
  const { instance, policy } = opened();
  const { form } = instance.call("form_open", { flow: "change", policy });
  instance.call("form_event", form, { event: "edit", field: "new", text: password });
  instance.call("form_event", form, { event: "edit", field: "current", text: current });
  assert.deepEqual(found(instance, [password, current]), [password, current]);
  instance.call("form_close", form);
  assert.deepEqual(found(instance, secrets), []);
});

test("a trap leaves no copy", () => {
  const { instance, policy } = opened();
  const { memory } = instance;
  const { error } = instance.call("policy_check", policy, { password, words: Array.from({ length: 1.5e6 }, (_, index) => `${index}`) });
  assert.equal(error.id, "trapped");
  assert.equal(Buffer.from(memory.buffer).includes(password), false);
});
