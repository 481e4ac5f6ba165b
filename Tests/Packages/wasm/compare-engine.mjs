// Compares watchword.wasm with Tests/ConformanceTests/vectors.json and scripts.json: all answers must be equal.
//
//   node Tests/Packages/wasm/compare-engine.mjs [--speed] WASM CATALOGUES VECTORS SCRIPTS LINES WORDS LIST COMMAND
//
// WORDS are those of the estimator, LIST is that of common passwords; COMMAND is `watchword`, whose estimates are those that the engine must have.
// CATALOGUES is a folder of compiled catalogues (`watchword compile Locales --without notes -o CATALOGUES`). LINES, which may be missing,
// has the native library's answers to the scripts, so that they can be shown. Prints the first differences and, as its last line, `N passed, N failed`; exit 1 if any failed. `--speed` also measures.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Instance } from "../../../Distribution/npm/source/instance.js";

const maxDifferencesShown = 20;
let passed = 0;
let failed = 0;

/** Counts a comparison; strings are compared by code units. */
function expect(what, found, expected) {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left === right) {
    passed += 1;
    return;
  }
  failed += 1;
  if (failed <= maxDifferencesShown) console.error(`${what}:\n  found    ${left}\n  expected ${right}`);
}

/** The state of a rule in the format of the vectors. */
function word(rule) {
  if (rule.state === "undetermined") return `undetermined ${rule.reason}`;
  if (rule.missing !== undefined) return `missing ${rule.missing}`;
  if (rule.excess !== undefined) return `excess ${rule.excess}`;
  return rule.state;
}

/** An engine with texts and the list of common passwords. */
function started(module, catalogs, list) {
  const engine = new Instance(module);
  for (const catalog of catalogs) engine.call("load_texts", catalog);
  expect("the list of common passwords", engine.call("load_common_passwords", list).isLoaded, true);
  return engine;
}

/** The handles of the open policies; 0 for unusable ones. */
function opened(engine, vectors) {
  return vectors.policies.map((policy) => {
    const answer = engine.call("policy_open", { name: policy.name }, policy.json);
    expect(`policy ${policy.name}`, answer.policy !== null, policy.isLoaded);
    expect(
      `findings in ${policy.name}`,
      answer.findings.map((finding) => `${finding.id} ${finding.line}:${finding.column}`),
      policy.findings,
    );
    return answer.policy ?? 0;
  });
}

function compareTexts(engine, vectors, policies) {
  for (const expected of vectors.texts) {
    const [checklist, requirement] = ["checklist", "requirement"].map(
      (style) => engine.call("policy_texts", policies[expected.policy], { locale: expected.asked, style }).locales[0],
    );
    const { locale, direction, summary } = checklist;
    const texts = ({ rules }) => rules.map(({ text }) => text);
    expect(
      `texts of ${vectors.policies[expected.policy].name} in ${expected.asked}`,
      [locale, direction, summary, texts(checklist), texts(requirement)],
      [expected.locale, expected.direction, expected.summary, expected.checklist, expected.requirement],
    );
  }
}

function compareAssessments(engine, vectors, policies) {
  vectors.assessments.forEach((expected, index) => {
    const { verdict, rules } = engine.call("policy_check", policies[expected.policy], {
      password: vectors.passwords[expected.password],
      user: expected.user === undefined ? undefined : vectors.users[expected.user],
      words: expected.words,
      current: expected.current === undefined ? undefined : vectors.passwords[expected.current],
      locale: expected.locale,
    });
    const missing = rules.filter((rule) => rule.state === "unmet").map((rule) => rule.hint);
    expect(
      `vector ${index} (${vectors.policies[expected.policy].name}, password ${expected.password}, ${expected.locale})`,
      [verdict, rules.map(word).join(", "), missing],
      [expected.verdict, expected.states, expected.missing],
    );
  });
}

/** FNV-1a, 64 bits, of the text's UTF-8, in hexadecimal: the digest of `ScriptVectors`. */
function digest(text) {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of Buffer.from(text)) {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3.
    const product = low * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + ((low << 8) >>> 0)) % 2 ** 32;
    low = product % 2 ** 32;
  }
  return high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");
}

/** Checks that every script of the form produces the lines of the native library. */
function compareScripts(engine, scripts, vectors, policies, linesPath) {
  const handles = new Map(vectors.policies.map((policy, index) => [policy.name, policies[index]]));
  let native;
  const expectedLine = (wanted) => {
    native ??= new Map(
      (existsSync(linesPath) ? readFileSync(linesPath, "utf8").split("\n") : []).map((line) => [digest(line), line]),
    );
    return native.get(wanted) ?? `a line with the digest ${wanted}; \`swift test\` writes it to ${linesPath}`;
  };
  for (const { name, flow, policy, locale, user, script, digests, lines } of scripts) {
    const { form } = engine.call("form_open", { flow, policy: handles.get(policy), locale, user });
    const answer = engine.text("form_event", form, script.map(({ text, times }) => text.repeat(times ?? 1)).join("")).split("\n").slice(0, -1);
    engine.call("form_close", form);
    const wanted = digests === "" ? [] : digests.split(" ");
    expect(`lines of ${name}`, answer.length, wanted.length);
    answer.forEach((line, index) => {
      const found = digest(line);
      if (found === wanted[index]) passed += 1;
      else expect(`line ${index + 1} of ${name}`, line, expectedLine(wanted[index]));
    });
    if (lines !== undefined) expect(`the lines of ${name}`, answer, lines);
  }
}

/** The number of occurrences of `text` in the module's memory. */
function traces(memory, text) {
  let count = 0;
  const bytes = Buffer.from(memory.buffer);
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) count += 1;
  return count;
}

/** Checks that no password, as typed or folded, stays in the module's memory after its assessment. */
function checkErasure(module, policy, catalogs, list) {
  const engine = started(module, catalogs, list);
  const found = (text) => traces(engine.memory, text);
  const { policy: handle } = engine.call("policy_open", {}, policy);
  for (const password of ["Sh0rt!pw", "Xylophone-Quartz-73!", "Gänsefüßchen-Übung-9!", "Zu\u0308rich-Pfa\u0308ffikon-4"]) {
    const other = `${password}-before`;
    engine.call("policy_check", handle, { password, current: other, user: "anna" });
    engine.text("policy_check_many", handle, {}, `x\n${password}\n`);
    engine.call("policy_tally", handle, {}, `x\n${password}\n`);
    engine.call("policy_check", handle, { password, passwrod: password });
    const forms = [password, password.toLowerCase(), password.normalize("NFC"), password.normalize("NFC").toLowerCase()];
    for (const form of new Set([...forms, ...forms.map((form) => form.slice(0, 8))])) {
      expect(`traces of ${form}`, found(form), 0);
    }
  }
  checkErasureOfForm(engine, handle, found);
  checkErasureOfCurrent(engine, found);
}

/**
 * Checks that a form keeps typed texts only while they are in its fields, and no trace after it is emptied or freed.
 */
function checkErasureOfForm(engine, policy, traces) {
  const secrets = ["Xylophone-Quartz-73!", "Gänsefüßchen-Übung-9!", "Zu\u0308rich-Pfa\u0308ffikon-4", "\tPergola-Mauve-55 "];
  const emptying = {
    leave: [{ event: "leave" }],
    "log-off": [{ event: "loggedOff" }],
    "another text": ["current", "new", "confirm"].map((field) => ({ event: "edit", field, text: "" })),
    refusal: [{ event: "submit" }, { event: "answer", kind: "status", status: 164 }],
    "a challenge": [{ event: "submit" }, { event: "challenge", mode: 0 }],
    "a text that repeats it": (secret) => [
      { event: "submit" },
      { event: "answer", kind: "status", status: 999, message: `${secret} was refused` },
    ],
    "a broken script": [{ event: "leave" }, { event: "edit", field: "password", text: secrets[0] }],
    "the end": undefined,
  };
  for (const [what, events] of Object.entries(emptying)) {
    for (const secret of secrets) {
      const { form } = engine.call("form_open", { flow: "update", policy });
      const run = (events) => engine.text("form_event", form, events);
      run([
        { event: "appear" },
        { event: "edit", field: "current", text: "old" },
        { event: "paste", field: "new", text: secret },
        { event: "edit", field: "confirm", text: secret },
        { event: "reveal", field: "new" },
      ]);
      const lower = secret.toLowerCase().slice(2, 14);
      expect(`${secret} while it is typed`, traces(secret) > 0, true);
      expect(`${secret} in lower case while it is typed`, traces(lower), 0);
      if (events === undefined) engine.call("form_close", form);
      else run(typeof events === "function" ? events(secret) : events);
      const forms = [secret, secret.normalize("NFC"), secret.trim(), lower, secret.trim().slice(0, 8)];
      for (const text of new Set(forms)) expect(`traces of ${text} after ${what}`, traces(text), 0);
      engine.call("form_close", form);
    }
  }
}

/** Checks that rules about the current password leave no copy of it, as typed or folded. */
function checkErasureOfCurrent(engine, traces) {
  const [current, next] = ["Zürich-Pfäffikon-4", "Pergola-Mauve-55"];
  const rules = '{"version":1,"rules":[{"rule":"changed-characters","min":4},{"rule":"variation-of-current"}]}';
  const { policy } = engine.call("policy_open", {}, rules);
  const { form } = engine.call("form_open", { flow: "update", policy });
  const type = (field, text) => engine.call("form_event", form, { event: "edit", field, text }).presentation.rules.map(({ state }) => state);
  expect("no password", type("current", current), ["unmet", "unmet"]);
  expect("a variation", type("new", current.toUpperCase()), ["met", "unmet"]);
  expect("another password", type("new", next), ["met", "met"]);
  expect("the current password while it is typed", traces(current) > 0, true);
  expect("the current password in lower case", traces(current.toLowerCase().slice(2, 14)), 0);
  engine.call("form_event", form, { event: "leave" });
  for (const text of [current, current.toLowerCase(), next, next.toLowerCase()]) expect(`traces of ${text}`, traces(text.slice(1, 9)), 0);
  engine.call("form_close", form);
}

/** Checks that the rule strength gives the command's results, once the words are loaded. */
function compareStrength(module, wordsPath, vectors, command) {
  const words = readFileSync(wordsPath);
  const engine = new Instance(module);
  const rules = JSON.stringify({ version: 1, rules: [1, 2, 3, 4].map((min) => ({ rule: "strength", min })) });
  const { policy } = engine.call("policy_open", {}, rules);
  const person = { user: "Xylophon", words: ["Gänsefüßchen"] };
  const states = (password) => engine.call("policy_check", policy, { password, ...person }).rules.map(word).join(", ");
  const load = (bytes) => engine.call("load_strength_words", bytes).isLoaded;
  const damaged = [new Uint8Array(0), words.subarray(0, words.length / 2), words.subarray(1), new Uint8Array(words).reverse()];
  for (const bytes of damaged) expect("damaged words", load(bytes), false);
  expect("strength without words", states("x"), Array(4).fill("undetermined notGiven").join(", "));
  expect("words", load(words), true);
  expect("damaged words after good ones", load(damaged[1]), false);
  const more = ["xylophon73", "nohpolyX", "фывапролдж", "Tr0ub4dour&3", "correct horse battery staple", "gänsefüßchen1", "12.31.1999"];
  const passwords = [...vectors.passwords, ...more].filter((password) => !/\p{Surrogate}/u.test(password) && !/[\r\n]/.test(password));
  const options = ["--user", "Xylophon", "--personal-word", "Gänsefüßchen", "--format", "json", "--locale", "en"];
  const file = join(dirname(wordsPath), "strength.json");
  writeFileSync(file, rules);
  const input = passwords.map((password) => `${password}\n`).join("");
  const native = spawnSync(command, ["check", file, ...options], { input, maxBuffer: 1 << 28, encoding: "utf8" });
  const lines = native.stdout.split("\n").slice(0, -1);
  expect("passwords whose strength is estimated", lines.length, passwords.length);
  lines.forEach((line, index) => {
    expect(`strength of password ${index}`, states(passwords[index]), JSON.parse(line).rules.map(word).join(", "));
  });
  const { form } = engine.call("form_open", { flow: "change", policy, ...person });
  const { presentation } = engine.call("form_event", form, { event: "edit", field: "new", text: "maple-tundra-sextant-forage" });
  expect("strength in a form", presentation.rules.map(({ state }) => state), Array(4).fill("met"));
}

/** Checks the answers to invalid calls. */
function checkMisuse(module) {
  const engine = new Instance(module);
  const error = (name, ...inputs) => engine.call(name, ...inputs).error?.id;
  expect("no policy", error("policy_check", 1, { password: "x" }), "unknown-policy");
  const { policy } = engine.call("policy_open", {}, '{"minL":2}');
  expect("broken UTF-8", error("policy_check", policy, new Uint8Array([0x7b, 0xff, 0x7d])), "malformed-question");
  expect("no locale", error("policy_check", policy, { password: "x", locale: "not a tag" }), "unknown-locale");
  expect("a lone surrogate counts once", engine.call("policy_check", policy, { password: "\ud800a" }).verdict, "met");
  expect("without texts, ids", engine.call("policy_check", policy, { password: "" }).rules[0].hint, "rule.length.min.missing");
  expect("broken texts", engine.call("load_texts", "{").locale, null);
  const rules = '{"version":1,"rules":[{"rule":"common-password"}]}';
  const { policy: common } = engine.call("policy_open", {}, rules);
  expect("without the list", engine.call("policy_check", common, { password: "password" }).verdict, "undetermined");
  expect("no such flow", error("form_open", { flow: "updte" }), "unknown-flow");
  const { form, flow, locale, direction } = engine.call("form_open", { flow: "change", policy });
  expect("the form", [flow, locale, direction], ["change", "en", "ltr"]);
  const line = engine.call("form_event", form, { event: "edit", field: "new", text: "\ud800a" });
  expect("a lone surrogate is typed", [line.event, line.findings], ["edit", []]);
  expect("broken UTF-8 as events", engine.call("form_event", form, new Uint8Array([0x5b, 0xff, 0x5d])).findings.length > 0, true);
  const secret = "Xylophone-73!";
  const stray = engine.call("form_event", form, `[{"event":"edit","field":"new","text":${secret}}]`);
  expect("findings quote nothing", JSON.stringify(stray).includes(secret), false);
  expect("findings say where", stray.findings.map(({ line, column }) => [line, column]), [[1, 39]]);
  const alone = engine.text("form_event", form, `{"event":"edit","field":"${secret}","text":""}`);
  expect("errors quote nothing", [JSON.parse(alone).error.id, alone.includes(secret)], ["malformed-event", false]);
  expect("the end", engine.text("form_close", form), '{"version":1}');
  expect("a form that was closed", error("form_event", form, []), "unknown-form");
}

function measure(engine, policies) {
  for (const [name, json] of policies) {
    const { policy } = engine.call("policy_open", {}, json);
    const passwords = ["Sommer-Wind8", "kQ7#mVz2!xLp", "abcdefghijkl", "AAAAAAAAAAAA"];
    const rounds = 20000;
    for (const count of [2000, rounds]) {
      const start = performance.now();
      for (let round = 0; round < count; round += 1) engine.call("policy_check", policy, { password: passwords[round % passwords.length] });
      const perSecond = Math.round((count / (performance.now() - start)) * 1000);
      if (count === rounds) console.log(`${name}: ${perSecond} assessments of 12 ASCII characters a second`);
    }
  }
}

const paths = process.argv.slice(2).filter((argument) => argument !== "--speed");
if (paths.length !== 8) {
  console.error("usage: node compare-engine.mjs [--speed] WASM CATALOGUES VECTORS SCRIPTS LINES WORDS LIST COMMAND");
  process.exit(2);
}
const module = await WebAssembly.compile(readFileSync(paths[0]));
const catalogs = readdirSync(paths[1]).sort().map((name) => readFileSync(join(paths[1], name)));
const vectors = JSON.parse(readFileSync(paths[2], "utf8"));
const { scripts } = JSON.parse(readFileSync(paths[3], "utf8"));
const list = readFileSync(paths[6]);
const engine = started(module, catalogs, list);

expect("imports", WebAssembly.Module.imports(module), []);
checkMisuse(module);
const policies = opened(engine, vectors);
compareTexts(engine, vectors, policies);
compareAssessments(engine, vectors, policies);
compareScripts(engine, scripts, vectors, policies, paths[4]);
const strict = vectors.policies.find((policy) => policy.name === "relid-strict").json;
checkErasure(module, strict, catalogs, list);
compareStrength(module, paths[5], vectors, paths[7]);
if (process.argv.includes("--speed")) {
  const strong = vectors.policies.find((policy) => policy.name === "strong").json;
  measure(engine, [["strong (3 rules)", strong], ["relid-strict (10 rules)", strict]]);
}
if (failed > maxDifferencesShown) console.error(`… and ${failed - maxDifferencesShown} more differences`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
