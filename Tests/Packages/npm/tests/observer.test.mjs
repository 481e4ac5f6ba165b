// How many of the passwords that people sign in with would fail a policy.

import assert from "node:assert/strict";
import test from "node:test";
import { PasswordObserver, Policy, WatchwordError } from "watchword";

const rules = [{ rule: "length", min: 8 }, { rule: "digits" }, { rule: "user-id" }];
const opened = (changed = rules) => Policy.open({ version: 1, rules: changed }, { name: "next" });
const policy = await opened();

/** An observer that has counted so many of each password. */
function observing(counts, options = { floor: 5 }) {
  const observer = new PasswordObserver(policy, options);
  for (const [password, count] of Object.entries(counts)) {
    for (let each = 0; each < count; each += 1) observer.observe(password, { user: "anna" });
  }
  return observer;
}

test("passwords are counted rule by rule, and only groups are told", () => {
  const { numbers } = observing({ horse: 400, "horses-and-cows": 300 });
  const { passwords } = numbers;
  assert.ok(passwords >= 690 && passwords <= 700);
  assert.deepEqual(numbers, {
    version: 1, policy: "next", passwords, met: null, unmet: passwords, undetermined: null,
    rules: [
      { rule: "length", unmet: 400, unmetAlone: null, undetermined: null }, { rule: "digits", unmet: passwords, unmetAlone: passwords - 400, undetermined: null },
      { rule: "user-id", unmet: null, unmetAlone: null, undetermined: null },
    ],
    floor: 5,
  });
  assert.equal(new PasswordObserver(policy).floor, 20);
  const { counted } = JSON.parse(observing({ horse: 12, "horses-and-cows": 9 }).state);
  assert.deepEqual([counted.passwords, counted.unmet, counted.rules[0].unmet, counted.rules[1].unmetAlone], [21, 21, 12, 9]);
});

test("what is told changes only after a whole group of a size that is not known", () => {
  const observer = new PasswordObserver(policy, { floor: 5 });
  const changes = new Set();
  let last = 0;
  for (let count = 1; count <= 1000; count += 1) {
    observer.observe("horse");
    const { passwords } = JSON.parse(observer.state).told;
    if (passwords !== last) changes.add(count - last);
    last = passwords;
  }
  assert.deepEqual([...changes].sort(), [5, 6, 7, 8, 9]);
});

test("an observer goes on from its state as if nothing had happened", () => {
  const begun = observing({ horse: 12 });
  const same = new PasswordObserver(policy, { state: begun.state });
  assert.deepEqual([same.state, same.numbers, same.floor], [begun.state, begun.numbers, 5]);
  const restored = observing({ horse1234: 24, "anna-1234567": 10 }, { state: begun.state });
  const whole = observing({ horse: 12, horse1234: 24, "anna-1234567": 10 });
  assert.deepEqual(JSON.parse(restored.state).counted, JSON.parse(whole.state).counted);
  assert.equal(JSON.parse(whole.state).counted.rules[2].unmet, 10);
});

test("servers can be added up, and what is told of them advances by groups", () => {
  const sum = (...states) => {
    const observer = new PasswordObserver(policy, { floor: 5 });
    for (const state of states) observer.add(state);
    return observer;
  };
  const [one, two] = [{ horse: 120 }, { horse1234: 140 }].map((counts) => observing(counts).state);
  const [added, opposite] = [sum(one, two), sum(two, one)];
  assert.deepEqual(added.numbers, opposite.numbers);
  const { counted, told } = JSON.parse(added.state);
  assert.equal(counted.passwords, 260);
  assert.equal(told.passwords, JSON.parse(one).told.passwords + JSON.parse(two).told.passwords);
});

test("a password with a line break is not counted as two", () => {
  const state = JSON.parse(observing({ "a\nb": 3, "c\r": 1, "": 2, "\ud800": 1 }).state);
  assert.deepEqual([state.counted.passwords, state.counted.unreadable], [3, 4]);
  assert.throws(() => new PasswordObserver(policy).observe(7), TypeError);
});

test("no password is in a state or in the numbers", () => {
  const observer = observing({ "Tr0ub4dor-and-3": 30 });
  assert.ok(!(observer.state + JSON.stringify(observer.numbers)).includes("Tr0ub4dor"));
});

test("a state that is not that of the policy is refused", async () => {
  const { state } = observing({ horse: 7 });
  const changed = await opened([{ rule: "length", min: 9 }, ...rules.slice(1)]);
  const refused = (body) => assert.throws(body, (error) => error instanceof WatchwordError && error.id === "unusable-state");
  refused(() => new PasswordObserver(changed, { state }));
  refused(() => new PasswordObserver(policy, { state, floor: 10 }));
  for (const [found, put] of [['"unmet":7', '"unmet":8'], ['"floor":5', '"floor":1'], ['"next"', '"other"'], ['"told"', '"tod"'], ['"version":1', '"version":2'], ['"passwords":7', '"passwords":-7'], ['"next":', '"next":-']]) {
    assert.ok(state.includes(found));
    refused(() => new PasswordObserver(policy, { state: state.replace(found, put) }));
  }
  for (const broken of ["", "[]", "null", "7", '{"version":1}']) refused(() => new PasswordObserver(policy, { state: broken }));
  const observer = new PasswordObserver(policy, { floor: 10 });
  const before = observer.state;
  refused(() => observer.add(state));
  assert.equal(observer.state, before);
  assert.throws(() => new PasswordObserver(policy, { floor: 4 }), RangeError);
});
