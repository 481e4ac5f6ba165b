// Holds watchword.wasm against Tests/ConformanceTests/vectors.json: not one answer may differ.
//
//   node Scripts/wasm/judge.mjs [--speed] WASM CATALOGUES VECTORS
//
// CATALOGUES is a folder of compiled catalogues (`watchword compile Locales -o CATALOGUES`). Prints the first
// differences and, as its last line, `N passed, N failed`; exit 1 if any failed. `--speed` also measures.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Watchword } from "./watchword.mjs";

const differencesShown = 20;
let passed = 0;
let failed = 0;

/** Counts a comparison; strings are compared code unit by code unit. */
function expect(what, found, expected) {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left === right) {
    passed += 1;
    return;
  }
  failed += 1;
  if (failed <= differencesShown) console.error(`${what}:\n  found    ${left}\n  expected ${right}`);
}

/** The state of a rule in the words of the vectors. */
function word(rule) {
  if (rule.state === "undetermined") return `undetermined ${rule.reason}`;
  if (rule.missing !== undefined) return `missing ${rule.missing}`;
  if (rule.excess !== undefined) return `excess ${rule.excess}`;
  return rule.state;
}

/** A session for each policy; where the policy cannot be used, it has none. */
function sessions(engine, vectors, catalogs) {
  return vectors.policies.map((policy) => {
    const session = engine.session();
    for (const catalog of catalogs) session.loadCatalog(catalog);
    const answer = session.loadPolicy(policy.json);
    expect(`policy ${policy.name}`, answer.isLoaded, policy.isLoaded);
    expect(
      `findings in ${policy.name}`,
      answer.findings.map((finding) => `${finding.id} ${finding.line}:${finding.column}`),
      policy.findings,
    );
    return session;
  });
}

function judgeTexts(vectors, sessions) {
  for (const expected of vectors.texts) {
    const session = sessions[expected.policy];
    session.chooseLocale(expected.asked);
    const { locale, direction, summary, rules } = session.texts();
    expect(
      `texts of ${vectors.policies[expected.policy].name} in ${expected.asked}`,
      [locale, direction, summary, rules.map((rule) => rule.checklist), rules.map((rule) => rule.requirement)],
      [expected.locale, expected.direction, expected.summary, expected.checklist, expected.requirement],
    );
  }
}

function judgeAssessments(vectors, sessions) {
  const locales = new Map();
  vectors.assessments.forEach((expected, place) => {
    const session = sessions[expected.policy];
    if (locales.get(session) !== expected.locale) session.chooseLocale(expected.locale);
    locales.set(session, expected.locale);
    session.setUserID(expected.user === undefined ? undefined : vectors.users[expected.user]);
    session.setPersonalWords(expected.words ?? []);
    session.setCurrentPassword(expected.current === undefined ? undefined : vectors.passwords[expected.current]);
    const { verdict, rules } = session.assess(vectors.passwords[expected.password]);
    const missing = rules.filter((rule) => rule.state === "unmet").map((rule) => rule.hint);
    expect(
      `vector ${place} (${vectors.policies[expected.policy].name}, password ${expected.password}, ${expected.locale})`,
      [verdict, rules.map(word).join(", "), missing],
      [expected.verdict, expected.states, expected.missing],
    );
  });
}

/** The number of places in the module's memory that hold `text`. */
function traces(memory, text) {
  let count = 0;
  const bytes = Buffer.from(memory.buffer);
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) count += 1;
  return count;
}

/** Nothing of a password stays in the module's memory, as typed or folded, once it is assessed. */
async function judgeErasure(module, policy, catalogs) {
  const instance = await WebAssembly.instantiate(module, {});
  const session = new Watchword(instance).session();
  for (const catalog of catalogs) session.loadCatalog(catalog);
  session.loadPolicy(policy);
  session.setUserID("anna");
  for (const password of ["Sh0rt!pw", "Xylophone-Quartz-73!", "Gänsefüßchen-Übung-9!", "Zu\u0308rich-Pfa\u0308ffikon-4"]) {
    session.assess(password);
    const forms = [password, password.toLowerCase(), password.normalize("NFC"), password.normalize("NFC").toLowerCase()];
    for (const form of new Set([...forms, ...forms.map((form) => form.slice(0, 8))])) {
      expect(`traces of ${form}`, traces(instance.exports.memory, form), 0);
    }
  }
  session.setCurrentPassword("Umbrella-Stand-11");
  session.assess("Umbrella-Stand-12");
  expect("the current password while it is compared", traces(instance.exports.memory, "Umbrella-Stand-11") > 0, true);
  session.setCurrentPassword(undefined);
  session.assess("x");
  expect("the current password once it is forgotten", traces(instance.exports.memory, "Umbrella-Stand-1"), 0);
  session.free();
}

/** What the door answers to misuse that can be told. */
function judgeDoor(engine) {
  const session = engine.session();
  const error = (body) => {
    try {
      body();
    } catch (caught) {
      return caught.message;
    }
  };
  expect("no policy", error(() => session.assess("x")), "watchword: no-policy");
  session.loadPolicy('{"minL":2}');
  expect("broken UTF-8", error(() => session.assess(new Uint8Array([0x61, 0xff]))), "watchword: invalid-utf8");
  expect("no locale", error(() => session.chooseLocale("not a tag")), "watchword: invalid-locale");
  expect("a lone surrogate counts once", session.assess("\ud800a").verdict, "met");
  expect("without catalogues, ids", session.assess("").rules[0].hint, "rule.length.min.missing");
  expect("a broken catalogue", session.loadCatalog("{").isLoaded, false);
  session.free();
  expect("after the end", error(() => session.assess("x")), "the session is freed");
}

function measure(engine, policies, catalogs) {
  for (const [name, policy] of policies) {
    const session = engine.session();
    for (const catalog of catalogs) session.loadCatalog(catalog);
    session.loadPolicy(policy);
    const passwords = ["Sommer-Wind8", "kQ7#mVz2!xLp", "abcdefghijkl", "AAAAAAAAAAAA"];
    const rounds = 20000;
    for (const count of [2000, rounds]) {
      const start = performance.now();
      for (let round = 0; round < count; round += 1) session.assess(passwords[round % passwords.length]);
      const perSecond = Math.round((count / (performance.now() - start)) * 1000);
      if (count === rounds) console.log(`${name}: ${perSecond} assessments of 12 ASCII characters a second`);
    }
    session.free();
  }
}

const paths = process.argv.slice(2).filter((argument) => argument !== "--speed");
if (paths.length !== 3) {
  console.error("usage: node judge.mjs [--speed] WASM CATALOGUES VECTORS");
  process.exit(2);
}
const module = await WebAssembly.compile(readFileSync(paths[0]));
const catalogs = readdirSync(paths[1]).sort().map((name) => readFileSync(join(paths[1], name)));
const vectors = JSON.parse(readFileSync(paths[2], "utf8"));
const engine = await Watchword.instantiate(module);

expect("imports", WebAssembly.Module.imports(module), []);
judgeDoor(engine);
const all = sessions(engine, vectors, catalogs);
judgeTexts(vectors, all);
judgeAssessments(vectors, all);
for (const session of all) session.free();
const strict = vectors.policies.find((policy) => policy.name === "relid-strict").json;
await judgeErasure(module, strict, catalogs);
if (process.argv.includes("--speed")) {
  const strong = vectors.policies.find((policy) => policy.name === "strong").json;
  measure(engine, [["strong (3 rules)", strong], ["relid-strict (10 rules)", strict]], catalogs);
}
if (failed > differencesShown) console.error(`… and ${failed - differencesShown} more differences`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
