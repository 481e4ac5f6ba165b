// What only the app knows: it decides the rules that cannot be judged here.

import assert from "node:assert/strict";
import test from "node:test";
import { Form, Policy } from "watchword";

const policy = await Policy.open({ version: 1, rules: [{ rule: "length", min: 8 }, { rule: "breached-password" }, { rule: "history", count: 4 }] });
const states = ({ rules }) => rules.map(({ state }) => state).join();

test("a check with what the app knows has a verdict", () => {
  const cases = [
    [undefined, "met,undetermined,undetermined", "undetermined", ["breached-password", "history"]], [{}, "met,undetermined,undetermined", "undetermined", ["breached-password", "history"]],
    [{ history: true }, "met,undetermined,met", "undetermined", ["breached-password"]], [{ "breached-password": true, history: true }, "met,met,met", "met", []],
    [{ "breached-password": false }, "met,unmet,undetermined", "unmet", ["history"]], [{ length: false }, "met,undetermined,undetermined", "undetermined", ["breached-password", "history"]],
  ];
  for (const [known, expected, verdict, judgedElsewhere] of cases) {
    const report = policy.check("horse1234", { known });
    assert.deepEqual(policy.checkMany(["horse1234"], { known })[0], { ...report, line: 1 });
    assert.equal(policy.tally(["horse1234"], { known })[verdict], 1);
    assert.deepEqual([states(report), report.verdict, report.judgedElsewhere], [expected, verdict, judgedElsewhere], JSON.stringify(known));
  }
});

test("an unknown rule or value is an error", () => {
  for (const known of [{ "breached-pasword": true }, { history: "yes" }, { digits: true }, [], "history"]) assert.throws(() => policy.check("horse", { known }), { name: "WatchwordError" });
  assert.throws(() => policy.check("horse", { known: { "breached-pasword": true } }), /breached-password/);
});

test("a form is told, at first and later", async () => {
  const form = await Form.open({ flow: "set", policy, known: { history: true } });
  const typed = form.send({ event: "edit", field: "new", text: "horse1234" }).presentation;
  assert.equal(states(typed), "met,undetermined,met");
  assert.equal(states(form.send({ event: "known", known: { "breached-password": false } }).presentation), "met,unmet,undetermined");
});
