// Holds watchword.wasm against Tests/ConformanceTests/vectors.json and scripts.json: not one answer may differ.
//
//   node Scripts/wasm/judge.mjs [--speed] WASM CATALOGUES VECTORS SCRIPTS LINES WORDS COMMAND
//
// WORDS are those of the estimator; COMMAND is `watchword`, whose estimates are those that the engine must have.
// CATALOGUES is a folder of compiled catalogues (`watchword compile Locales -o CATALOGUES`). LINES, which may be missing,
// has the native library's answers to the scripts, so that they can be shown. Prints the first differences and, as its last line, `N passed, N failed`; exit 1 if any failed. `--speed` also measures.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** Every script of the form gives the lines that the native library gives. */
function judgeScripts(engine, scripts, vectors, catalogs, linesPath) {
  const policies = new Map(vectors.policies.map((policy) => [policy.name, policy.json]));
  const sessions = new Map();
  let native;
  const expectedLine = (wanted) => {
    native ??= new Map(
      (existsSync(linesPath) ? readFileSync(linesPath, "utf8").split("\n") : []).map((line) => [digest(line), line]),
    );
    return native.get(wanted) ?? `a line with the digest ${wanted}; \`swift test\` writes it to ${linesPath}`;
  };
  for (const { name, flow, policy, locale, user, script, digests, lines } of scripts) {
    let session = sessions.get(policy);
    if (session === undefined) {
      session = engine.session();
      for (const catalog of catalogs) session.loadCatalog(catalog);
      if (policy !== undefined) session.loadPolicy(policies.get(policy));
      sessions.set(policy, session);
    }
    session.setUserID(user);
    session.chooseLocale(locale);
    const form = session.createForm(flow);
    const answer = form.answer(script.map(({ text, times }) => text.repeat(times ?? 1)).join(""));
    form.free();
    const wanted = digests.split(" ");
    expect(`lines of ${name}`, answer.length, wanted.length);
    answer.forEach((line, place) => {
      const found = digest(line);
      if (found === wanted[place]) passed += 1;
      else expect(`line ${place + 1} of ${name}`, line, expectedLine(wanted[place]));
    });
    if (lines !== undefined) expect(`the lines of ${name}`, answer, lines);
  }
  for (const session of sessions.values()) session.free();
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
  await judgeErasureOfForm(session, (text) => traces(instance.exports.memory, text));
  await judgeErasureOfCurrent(session, (text) => traces(instance.exports.memory, text));
  session.free();
}

/** A form keeps what was typed as long as it stands in its fields, and nothing of it once it is emptied or freed. */
async function judgeErasureOfForm(session, traces) {
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
      const form = session.createForm("update");
      form.run([
        { event: "appear" },
        { event: "edit", field: "current", text: "old" },
        { event: "paste", field: "new", text: secret },
        { event: "edit", field: "confirm", text: secret },
        { event: "reveal", field: "new" },
      ]);
      const lower = secret.toLowerCase().slice(2, 14);
      expect(`${secret} while it is typed`, traces(secret) > 0, true);
      expect(`${secret} in lower case while it is typed`, traces(lower), 0);
      if (events === undefined) form.free();
      else form.run(typeof events === "function" ? events(secret) : events);
      const forms = [secret, secret.normalize("NFC"), secret.trim(), lower, secret.trim().slice(0, 8)];
      for (const text of new Set(forms)) expect(`traces of ${text} after ${what}`, traces(text), 0);
      form.free();
    }
  }
}

/** Rules about the current password leave no copy of it behind, as typed or folded. */
async function judgeErasureOfCurrent(session, traces) {
  const [current, next] = ["Zürich-Pfäffikon-4", "Pergola-Mauve-55"];
  session.loadPolicy('{"version":1,"rules":[{"rule":"changed-characters","min":4},{"rule":"variation-of-current"}]}');
  const form = session.createForm("update");
  const type = (field, text) => form.run([{ event: "edit", field, text }]).lines[0].presentation.rules.map(({ state }) => state);
  expect("no password", type("current", current), ["unmet", "unmet"]);
  expect("a variation", type("new", current.toUpperCase()), ["met", "unmet"]);
  expect("another password", type("new", next), ["met", "met"]);
  expect("the current password while it is typed", traces(current) > 0, true);
  expect("the current password in lower case", traces(current.toLowerCase().slice(2, 14)), 0);
  form.run([{ event: "leave" }]);
  for (const text of [current, current.toLowerCase(), next, next.toLowerCase()]) expect(`traces of ${text}`, traces(text.slice(1, 9)), 0);
  form.free();
}

/** The rule strength is judged as the command judges it, once the words are loaded. */
async function judgeStrength(module, wordsPath, vectors, command) {
  const words = readFileSync(wordsPath);
  const engine = await Watchword.instantiate(module);
  const policy = JSON.stringify({ version: 1, rules: [1, 2, 3, 4].map((min) => ({ rule: "strength", min })) });
  const session = () => {
    const made = engine.session();
    made.loadPolicy(policy);
    made.setUserID("Xylophon");
    made.setPersonalWords(["Gänsefüßchen"]);
    return made;
  };
  const states = (session, password) => session.assess(password).rules.map(word).join(", ");
  const early = session();
  const damaged = [new Uint8Array(0), words.subarray(0, words.length / 2), words.subarray(1), new Uint8Array(words).reverse()];
  for (const bytes of damaged) expect("damaged words", (await engine.loadStrengthWords(bytes)).isLoaded, false);
  const unjudged = Array(4).fill("undetermined notGiven").join(", ");
  expect("strength without words", states(session(), "x"), unjudged);
  expect("words", (await engine.loadStrengthWords(words)).isLoaded, true);
  expect("words that are loaded stay", (await engine.loadStrengthWords(damaged[1])).isLoaded, true);
  expect("a session from before", states(early, "x"), unjudged);
  const more = ["xylophon73", "nohpolyX", "фывапролдж", "Tr0ub4dour&3", "correct horse battery staple", "gänsefüßchen1", "12.31.1999"];
  const passwords = [...vectors.passwords, ...more].filter((password) => !/\p{Surrogate}/u.test(password) && !/[\r\n]/.test(password));
  const options = ["--user", "Xylophon", "--personal-word", "Gänsefüßchen", "--format", "json", "--locale", "en"];
  const file = join(dirname(wordsPath), "strength.json");
  writeFileSync(file, policy);
  const input = passwords.map((password) => `${password}\n`).join("");
  const native = spawnSync(command, ["check", file, ...options], { input, maxBuffer: 1 << 28, encoding: "utf8" });
  const lines = native.stdout.split("\n").slice(0, -1);
  expect("passwords whose strength is judged", lines.length, passwords.length);
  const judging = session();
  lines.forEach((line, place) => {
    expect(`strength of password ${place}`, states(judging, passwords[place]), JSON.parse(line).rules.map(word).join(", "));
  });
  const form = judging.createForm("change");
  const { lines: drawn } = form.run([{ event: "edit", field: "new", text: "maple-tundra-sextant-forage" }]);
  expect("strength in a form", drawn[0].presentation.rules.map(({ state }) => state), Array(4).fill("met"));
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
  judgeForm(session, error);
  session.free();
  expect("after the end", error(() => session.assess("x")), "the session is freed");
}

/** What forms answer to misuse, and that they follow their session. */
function judgeForm(session, error) {
  expect("no such flow", error(() => session.createForm("updte")), "watchword: unknown-flow");
  expect("a flow that is no text", error(() => session.createForm(new Uint8Array([0xff]))), "watchword: invalid-utf8");
  const first = session.createForm("set");
  const second = session.createForm("change");
  expect("the form", [second.flow, second.locale, second.direction], ["change", "en", "ltr"]);
  expect("a form that was replaced", error(() => first.run([])), "the form is freed");
  first.free();
  const { lines, findings } = second.run([{ event: "edit", field: "new", text: "\ud800a" }]);
  expect("a lone surrogate is typed", [lines.length, lines[0].event, findings], [1, "edit", []]);
  expect("broken UTF-8 as events", second.runScript(new Uint8Array([0x5b, 0xff, 0x5d])).findings.length > 0, true);
  const secret = "Xylophone-73!";
  const stray = second.runScript(`[{"event":"edit","field":"new","text":${secret}}]`);
  expect("findings quote nothing", JSON.stringify(stray).includes(secret), false);
  expect("findings say where", stray.findings.map(({ line, column }) => [line, column]), [[1, 39]]);
  second.free();
  second.free();
  expect("a form that was freed", error(() => second.run([])), "the form is freed");
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
if (paths.length !== 7) {
  console.error("usage: node judge.mjs [--speed] WASM CATALOGUES VECTORS SCRIPTS LINES WORDS COMMAND");
  process.exit(2);
}
const module = await WebAssembly.compile(readFileSync(paths[0]));
const catalogs = readdirSync(paths[1]).sort().map((name) => readFileSync(join(paths[1], name)));
const vectors = JSON.parse(readFileSync(paths[2], "utf8"));
const { scripts } = JSON.parse(readFileSync(paths[3], "utf8"));
const engine = await Watchword.instantiate(module);

expect("imports", WebAssembly.Module.imports(module), []);
judgeDoor(engine);
const all = sessions(engine, vectors, catalogs);
judgeTexts(vectors, all);
judgeAssessments(vectors, all);
for (const session of all) session.free();
judgeScripts(engine, scripts, vectors, catalogs, paths[4]);
const strict = vectors.policies.find((policy) => policy.name === "relid-strict").json;
await judgeErasure(module, strict, catalogs);
await judgeStrength(module, paths[5], vectors, paths[6]);
if (process.argv.includes("--speed")) {
  const strong = vectors.policies.find((policy) => policy.name === "strong").json;
  measure(engine, [["strong (3 rules)", strong], ["relid-strict (10 rules)", strict]], catalogs);
}
if (failed > differencesShown) console.error(`… and ${failed - differencesShown} more differences`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
