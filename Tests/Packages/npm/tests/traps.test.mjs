// What happens when a call needs more memory than there is: the instance is gone, and the next call has another one.

import assert from "node:assert/strict";
import test from "node:test";
import { Form, Policy } from "watchword";
import { loadTools } from "watchword/catalogs";

const withId = (id) => (error) => error.id === id;

test("after a trap, policies answer as before, and forms say that they are lost", async () => {
  const policy = await Policy.open("relid-strict", { locales: ["pl"] });
  const other = await Policy.open({ version: 1, rules: [{ rule: "strength", min: 2 }] });
  const form = await Form.open({ flow: "change", policy });
  form.send({ event: "appear" });
  const expected = policy.check("password", { locale: "pl", user: "anna" });
  const estimated = other.check("password");
  // So many words take more than 256 MiB.
  assert.throws(() => policy.check("x", { words: Array.from({ length: 1.5e6 }, (_, index) => `${index}`) }), withId("trapped"));
  assert.throws(() => form.send({ event: "appear" }), withId("form-lost"));
  assert.deepEqual(policy.check("password", { locale: "pl", user: "anna" }), expected);
  assert.deepEqual(other.check("password"), estimated);
  form.close();
  other.close();
  const another = await Form.open({ flow: "change", policy });
  assert.equal(another.send({ event: "appear" }).presentation.rules.length, expected.rules.length);
});

test("after a trap, the next catalogue is examined", async () => {
  const tools = await loadTools();
  const example = Buffer.from('msgid "a %s"\nmsgstr "b"\n');
  const before = tools.lint(example, { name: "de.po" });
  assert.equal(before.diagnostics.length > 0, true);
  const huge = Buffer.from(`msgid "a"\nmsgstr "b %s ${"x ".repeat(20)}"\n`.repeat(900_000));
  const { error } = tools.lint(huge, { name: "de.po" });
  assert.deepEqual(tools.lint(example, { name: "de.po" }), before);
  if (error === undefined) console.log("the huge document was examined");
  else assert.match(error.id, /^(trapped|too-large)$/);
  assert.equal(tools.lint(Buffer.alloc(65 << 20), {}).error.id, "too-large");
});
