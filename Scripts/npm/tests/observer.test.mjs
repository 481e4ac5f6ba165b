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
  const { numbers } = observing({ horse: 12, "horses-and-cows": 9, horse1234: 24 });
  assert.deepEqual(numbers, {
    version: 1, policy: "next", passwords: 45, met: 20, unmet: 20, undetermined: null,
    rules: [
      { rule: "length", unmet: 10, unmetAlone: null, undetermined: null }, { rule: "digits", unmet: 20, unmetAlone: 5, undetermined: null },
      { rule: "user-id", unmet: null, unmetAlone: null, undetermined: null },
    ],
    floor: 5,
  });
  assert.equal(new PasswordObserver(policy).floor, 20);
});

test("what is told changes only after a whole group, and is never all or nearly all", () => {
  const observer = new PasswordObserver(policy, { floor: 5 });
  const changes = [];
  let last = JSON.stringify(observer.numbers);
  for (let count = 1; count <= 40; count += 1) {
    observer.observe("horse");
    const told = JSON.stringify(observer.numbers);
    if (told !== last) changes.push(count);
    last = told;
  }
  assert.deepEqual(changes, [10, 15, 20, 25, 30, 35, 40]);
  assert.deepEqual([observer.numbers.passwords, observer.numbers.unmet], [40, 35]);
});

test("an observer goes on from its state as if nothing had happened", () => {
  const whole = observing({ horse: 12, horse1234: 24, "anna-1234567": 6 });
  const restored = observing({ horse1234: 24, "anna-1234567": 6 }, { state: observing({ horse: 12 }).state });
  assert.deepEqual([restored.state, restored.numbers], [whole.state, whole.numbers]);
  assert.equal(whole.numbers.rules[2].unmet, 5);
});

test("servers can be added up, and what is told of them advances by groups", () => {
  const sum = (...states) => {
    const observer = new PasswordObserver(policy, { floor: 5 });
    for (const state of states) observer.add(state);
    return observer;
  };
  const [one, more, two] = [{ horse: 12 }, { horse: 13 }, { horse1234: 14 }].map((counts) => observing(counts).state);
  assert.equal(sum(one, two).state, sum(two, one).state);
  assert.deepEqual([sum(one, two).numbers.passwords, sum(one, two).numbers.unmet], [20, 10]);
  assert.deepEqual(sum(more, two).numbers, sum(one, two).numbers);
  assert.notEqual(sum(more, two).state, sum(one, two).state);
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
  for (const [found, put] of [['"unmet":7', '"unmet":8'], ['"floor":5', '"floor":1'], ['"next"', '"other"'], ['"told"', '"tod"'], ['"version":1', '"version":2'], ['"passwords":7', '"passwords":-7']]) {
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
