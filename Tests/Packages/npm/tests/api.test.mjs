// The package as its users import it: policies and forms.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { configure, Form, lint, locales, overlays, PasswordObserver, policies, Policy, PolicyError, WatchwordError } from "watchword";

const data = new URL("../data/", import.meta.resolve?.("watchword") ?? `file://${process.cwd()}/node_modules/watchword/source/node.js`);
const names = (folder) => readdirSync(new URL(`${folder}/`, data)).map((name) => name.replace(/\.json$/, "")).sort();
const unmet = (report) => report.rules.filter(({ state }) => state === "unmet").map(({ text }) => text);
const withId = (id) => (error) => error instanceof WatchwordError && error.id === id;

test("the lists of languages and policies are those of the package's files", () => {
  assert.deepEqual([...locales].sort(), names("texts"));
  assert.deepEqual([...policies].sort(), names("policies"));
});

test("a check says what is unmet in the language that is asked for", async () => {
  const policy = await Policy.open("strong");
  assert.deepEqual(unmet(policy.check("horse", { user: "anna", locale: "pl" })), ["Min. 8 znaków", "Min. 1 cyfra"]);
  assert.deepEqual(unmet(policy.check("horse")), ["Min. 8 characters", "At least 1 number"]);
  assert.equal(policy.check("horse1234").verdict, "met");
  assert.deepEqual(policy.rules, ["length", "letters", "digits"]);
  assert.equal(policy.texts({ locale: "ar" }).direction, "rtl");
  policy.close();
  assert.throws(() => policy.check("horse"), withId("closed"));
});

test("regions and languages without texts get the nearest ones", async () => {
  const policy = await Policy.open("strong");
  assert.deepEqual(unmet(policy.check("1234567", { locale: "pl-PL" })), ["Min. 8 znaków", "Min. 1 litera"]);
  assert.equal(policy.texts({ locale: "iw" }).locale, "he");
  assert.deepEqual(unmet(policy.check("horse123", { locale: "sv" })), []);
  assert.equal(policy.texts({ locale: "sv" }).rules[0].text, "Min. 8 characters");
  assert.match(JSON.stringify(policy.texts({ locale: "de-CH" })), /Mind\. 8 Zeichen/);
  for (const [locale, expected] of [["zh", "zh-Hans"], ["zh-TW", "zh-Hant"], ["zh-HK", "zh-Hant-HK"], ["zh-MO", "zh-Hant-HK"], ["zh-SG", "zh-Hans"], ["pt", "pt-BR"], ["pt-AO", "pt-BR"], ["in", "id"]]) {
    assert.equal(policy.texts({ locale }).rules[0].text, policy.texts({ locale: expected }).rules[0].text, locale);
    assert.notEqual(policy.texts({ locale }).rules[0].text, "Min. 8 characters", locale);
  }
});

test("a request can ask for any language", async () => {
  const policy = await Policy.open("strong");
  const texts = { en: "Min. 8 characters", de: "Mind. 8 Zeichen", pl: "Min. 8 znaków", ar: "8 أحرف على الأقل" };
  const cases = [
    ["$$", "en"], ["", "en"], ["*", "en"], ["sv", "en"], ["x".repeat(1000), "en"], ["constructor", "en"], [[], "en"], [{}, "en"], [7, "en"], [null, "en"],
    ["sv, fi;q=0.9, *;q=0.1", "en"], ["de-AT,de;q=0.9,en;q=0.8", "de"], ["en;q=0.4, sv, pl;q=0.8,de;q=0", "pl"], ["sv, de;q=0", "en"], ["hi-Latn, de;q=0.5", "de"], ["pl_PL", "pl"], ["de-x-private", "de"],
    [[undefined, ["pl"], "$$", "sv", "ar, pl"], "ar"], [new Array(600).fill("sv").concat("pl").join(","), "pl"],
  ];
  for (const [locale, expected] of cases) {
    const message = `${locale}`.slice(0, 40);
    assert.equal(policy.check("", { locale }).rules[0].text, texts[expected], message);
    assert.equal(policy.checkMany("a", { locale })[0].rules[0].text, texts[expected], message);
    assert.equal(policy.tally("a", { locale }).rules[0].text, texts[expected], message);
    assert.equal(policy.texts({ locale }).rules[0].text, texts[expected], message);
    assert.equal((await Form.open({ flow: "set", policy, locale })).locale.split("-")[0], expected, message);
  }
  const digits = { "ar-EG": "٨", "ar-EG-u-nu-latn": "8", "ar-u-nu-arab": "٨", "ar-u-ca-islamic-nu-arab": "٨", "hi-IN-u-nu-deva-x-a": "८", "ar-DE, en;q=0.5": "8" };
  for (const [locale, digit] of Object.entries(digits)) {
    assert.ok(policy.texts({ locale }).rules[0].text.includes(digit), locale);
    assert.ok(policy.check("", { locale: [null, locale] }).rules[0].text.includes(digit), locale);
    const form = await Form.open({ flow: "set", policy, locale });
    assert.ok(form.send({ event: "appear" }).presentation.rules[0].text.includes(digit), locale);
  }
  await Policy.open("strong", { locales: ["$$", "sv, pl"] });
  // The region stays: people write its numbers and its attributes.
  for (const [locale, expected] of [["ar-EG", "ar-EG"], ["de_AT, en", "de-AT"], ["pt-AO", "pt-BR"], ["sv-SE", "en"], ["ar-EG-u-nu-latn", "ar-EG-u-nu-latn"]]) {
    assert.equal(policy.texts({ locale }).locale, expected);
    assert.equal((await Form.open({ flow: "set", policy, locale })).send({ event: "appear" }).presentation.locale, expected);
  }
});

test("own texts change only what they contain, and the last ones count", async () => {
  const rules = { version: 1, rules: [{ rule: "common-password" }, { rule: "user-id" }] };
  const german = { version: 1, locale: "de", messages: { "rule.user-id.default.checklist": "Ohne den Namen" } };
  const lines = async (locale, texts) => (await Policy.open(rules, { texts })).texts({ locale }).rules.map(({ text }) => text);
  const [plain] = await lines("de");
  assert.deepEqual(await lines("de", german), [plain, "Ohne den Namen"]);
  assert.deepEqual(await lines("de-CH", ["pin", german]), ["Keine gängige PIN", "Ohne den Namen"]);
  assert.deepEqual(await lines("pl", german), await lines("pl"));
  assert.equal((await lines("pl", "passphrase"))[0], "Inna niż popularne frazy hasła");
  assert.deepEqual([...overlays].sort(), readdirSync(new URL("overlays/", data)).sort());
  for (const name of overlays) {
    const written = names(`overlays/${name}`);
    assert.deepEqual(locales.filter((tag) => !/-[A-Z]{2}$/.test(tag) || tag === "pt-BR").filter((tag) => !written.includes(tag)), [], name);
    for (const tag of written) await Policy.open(rules, { texts: name, locales: [tag] });
  }
  assert.equal((await lines("es-MX", "pin"))[0], "Diferente de los NIP más comunes");
  const form = await Form.open({ flow: "change", texts: new URL("overlays/pin/ja.json", data), locale: "ja" });
  assert.equal(form.send({ event: "appear" }).presentation.title, "PINの変更");
  const galician = { version: 1, locale: "gl", messages: { "rule.user-id.default.checklist": "Sen nome de usuario" } };
  assert.deepEqual(await lines("gl-ES", galician), ["Not a commonly used password", "Sen nome de usuario"]);
  await assert.rejects(Policy.open("strong", { texts: "passphrases" }), withId("unknown-overlay"));
  for (const texts of [{}, { version: 1 }, { de: 3 }, "no catalogue\n", Buffer.from([0xff, 0]), { de: { "rule.user-id.default.checklist": { several: "x" } } }]) {
    await assert.rejects(Policy.open("strong", { texts }), withId("unusable-texts"));
  }
  await assert.rejects(Policy.open("strong", { texts: { ...german, version: 2 } }), withId("unusable-data"));
});

const xliffOf = (units) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
${Object.entries(units).map(([id, text]) => `<trans-unit id="${id}"><source>x</source><target>${text}</target></trans-unit>`).join("\n")}
</body></file></xliff>
`;

test("own texts come as XLIFF, as PO, as JSON and as a table", async () => {
  const rules = { version: 1, rules: [{ rule: "digits", min: 2 }, { rule: "user-id" }] };
  const plural = { one: "%lld Ziffer", other: "%lld Ziffern" };
  const po = 'msgid ""\nmsgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n\nmsgctxt "rule.user-id.default.checklist"\nmsgid "x"\nmsgstr "Ohne den Namen"\n';
  const xliff = xliffOf({ "rule.user-id.default.checklist": "Ohne den Namen", "rule.digits.min.checklist|==|plural.one": plural.one, "rule.digits.min.checklist|==|plural.other": plural.other });
  writeFileSync("eigene.xliff", xliff);
  writeFileSync("de.po", po);
  const user = { "rule.user-id.default.checklist": "Ohne den Namen" };
  const sources = [
    xliff, Buffer.from(xliff), "eigene.xliff", pathToFileURL(resolve("eigene.xliff")), new Response(xliff), "./de.po", { de: { ...user, "rule.digits.min.checklist": plural } },
    JSON.stringify({ de: user, pl: user }), { de_AT: user, de: user }, { version: 1, locale: "de", messages: user },
  ];
  for (const texts of sources) {
    const policy = await Policy.open(rules, { texts });
    const [digits, id] = policy.texts({ locale: "de-AT" }).rules.map(({ text }) => text);
    assert.equal(id, "Ohne den Namen", String(texts));
    if (String(texts).includes("xliff") || texts.de?.["rule.digits.min.checklist"]) assert.equal(digits, "2 Ziffern", String(texts));
    assert.deepEqual(policy.findings, []);
    assert.equal(policy.texts({ locale: "fr" }).rules[1].text, (await Policy.open(rules)).texts({ locale: "fr" }).rules[1].text);
  }
});

test("ids of texts that do not exist are found", async () => {
  const wrong = { "rule.lenght.min.checklist": "x", "form.nothing.at.all": "x", "acme.no-years.checklist": "x", "rule.length.min.checklist": "Ab %lld" };
  for (const [texts, file] of [[{ de: wrong }, "texts"], [xliffOf(wrong), "texts"], ["own.xliff", "own.xliff"]]) {
    writeFileSync("own.xliff", xliffOf(wrong));
    const { findings } = await Policy.open("strong", { texts: ["pin", texts] });
    assert.deepEqual(findings.map(({ id, severity, unit, file, help }) => [id, severity, file, unit, help]), [
      ["unknown-text", "warning", file, "form.nothing.at.all", "Correct the id, or remove the text"],
      ["unknown-text", "warning", file, "rule.lenght.min.checklist", 'Did you mean "rule.length.min.checklist"?'],
    ]);
    assert.deepEqual((await Form.open({ flow: "set", texts })).findings.map(({ unit }) => unit), ["form.nothing.at.all", "rule.lenght.min.checklist"]);
  }
  assert.deepEqual((await Policy.open("strong", { texts: ["pin", "passphrase"] })).findings, []);
});

test("policies need the user, the words, the current password and the lists", async () => {
  const strict = await Policy.open("relid-strict");
  assert.deepEqual(strict.needs, ["user", "commonPasswords"]);
  const state = (policy, password, rule, options) => policy.check(password, options).rules.find((found) => found.rule === rule)?.state;
  // The first, the last, and one with letters of the word before.
  for (const common of ["password", "0001", "PASSWORD1", "zxcvbnm"]) assert.equal(state(strict, common, "common-password", {}), "unmet");
  assert.equal(state(strict, "passwordish-otter", "common-password", {}), "met");
  assert.equal(state(strict, "xannax", "user-id", { user: "anna" }), "unmet");
  const words = await Policy.open({ version: 1, rules: [{ rule: "personal-words" }] });
  assert.equal(state(words, "my rabbit Kowalski", "personal-words", { words: ["Kowalski"] }), "unmet");
  const pci = await Policy.open("pci-dss-4");
  assert.equal(state(pci, "horse1234", "different-from-current", { current: "horse1234" }), "unmet");
  const guesses = await Policy.open({ version: 1, rules: [{ rule: "strength", min: 3 }] });
  assert.equal(state(guesses, "password1", "strength", {}), "unmet");
  assert.equal(state(guesses, "correct-horse-battery-staple-42", "strength", {}), "met");
});

test("a policy is opened from everything that is one", async () => {
  const text = readFileSync(new URL("policies/strong.json", data), "utf8");
  const path = new URL("policies/strong.json", data);
  const sources = [text, `\ufeff\n${text}`, JSON.parse(text), Buffer.from(text), path, path.pathname, new Response(text)];
  for (const source of sources) assert.deepEqual((await Policy.open(source)).rules, ["length", "letters", "digits"]);
  assert.equal((await Policy.open(path)).name, "strong");
  assert.equal((await Policy.open(text, { name: "ours" })).texts().policy, "ours");
});

test("a policy extends a shipped one", async () => {
  const policy = await Policy.open({ version: 1, extends: "nist-800-63b-4", remove: ["user-id"], rules: [{ rule: "digits" }] });
  assert.deepEqual(policy.rules, ["length", "common-password", "personal-words", "digits"]);
  await assert.rejects(Policy.open({ version: 1, extends: "nist-800", rules: [] }), /There is no policy "nist-800"/);
});

test("what is no policy is said with its place", async () => {
  await assert.rejects(Policy.open('{"version": 1, "rules": [{"rule": "lenght"}]}'), (error) => {
    assert.ok(error instanceof PolicyError);
    assert.match(error.message, /policy:1:\d+: There is no rule "lenght"\. Did you mean "length"\?/);
    assert.equal(error.findings[0].line, 1);
    return true;
  });
  await assert.rejects(Policy.open("stong"), withId("unknown-policy"));
  for (const source of ["./nothere.json", new URL("nothere.json", import.meta.url)]) {
    await assert.rejects(Policy.open(source), (error) => withId("unreadable-file")(error) && /nothere\.json cannot be read: there is no such file$/.test(error.message));
  }
  await assert.rejects(Policy.open(new Response("", { status: 404 })), withId("unreadable-file"));
  // An object without a rule accepts every password, which nobody means.
  for (const source of [{}, "{}", "[]", [], { rules: [] }]) {
    const found = await Policy.open(source).then(({ findings }) => findings, (error) => error.findings);
    assert.ok(found.some(({ severity }) => severity !== "info"), JSON.stringify(source));
  }
  for (const source of [undefined, null, 3, true, () => {}]) await assert.rejects(Policy.open(source), TypeError);
});

test("wrong questions are errors that quote no password", async () => {
  const policy = await Policy.open("strong");
  const secret = "Geheim-4711";
  const cases = [
    [() => policy.check(secret, { usr: "anna" }), withId("malformed-question")],
    [() => policy.check(secret, { user: 3 }), withId("malformed-question")],
    [() => policy.check(secret, { words: "anna" }), withId("malformed-question")],
    [() => policy.check([secret]), TypeError],
    [() => policy.check(undefined), TypeError],
    [() => policy.checkMany([`${secret}\n${secret}`]), RangeError],
    [() => policy.texts({ style: "loud" }), withId("unknown-style")],
    [() => policy.checkMany([secret], { current: secret }), withId("malformed-question")],
    [() => policy.tally([secret], { wrds: [] }), withId("malformed-question")],
    [() => policy.texts({ lcale: "pl" }), withId("malformed-question")],
    [() => new PasswordObserver(policy, { flor: 20 }), /did you mean "floor"/],
    [() => new PasswordObserver(policy).observe(secret, { usr: "anna" }), /did you mean "user"/],
    [() => configure({ date: "x" }), /did you mean "data"/],
  ];
  for (const [question, expected] of cases) {
    assert.throws(question, (error) => {
      assert.doesNotMatch(`${error.message} ${error.stack} ${JSON.stringify(error)}`, /Geheim/);
      return expected instanceof RegExp ? expected.test(error.message) : typeof expected === "function" && expected.prototype instanceof Error ? error instanceof expected : expected(error);
    });
  }
});

test("unknown options of asynchronous functions are errors", async () => {
  const policy = await Policy.open("strong");
  const calls = {
    'did you mean "locales"': () => Policy.open("strong", { locale: "pl" }), 'did you mean "policy"': () => Form.open({ flow: "set", polcy: policy }),
    '"isOnlyFactor"': () => policy.audit({ onlyFactor: true }), '"to"': () => policy.count({ up: 8 }), '"count"': () => policy.generate({ cont: 2 }),
    '"effort"': () => policy.diff(policy, { efort: "quick" }), "convert": () => policy.convert({ to: "native", form: 1 }), '"checks"': () => lint("", { name: "de.po", cheks: "all" }),
  };
  for (const [said, call] of Object.entries(calls)) await assert.rejects(call(), (error) => withId("malformed-question")(error) && (error.message.includes(said) || said === "convert"), said);
});

test("texts that no UTF-8 has are judged as they are typed", async () => {
  const policy = await Policy.open("strong");
  for (const password of ["\ud800", "a\udfffb1234567", "\0", "\u2028", "👩‍👩‍👧", "\\ud800", '"\\', "é".repeat(2e6)]) {
    assert.match(policy.check(password).verdict, /met/);
  }
});

test("a batch is judged line by line, also a long one", async () => {
  const policy = await Policy.open("strong");
  const one = (password) => ({ ...policy.check(password, { locale: "de" }) });
  const passwords = ["horse", "", "horse1234", "ćma 12345"];
  assert.deepEqual(policy.checkMany(passwords.join("\n"), { locale: "de" }), passwords.map((password, index) => ({ ...one(password), line: index + 1 })));
  assert.deepEqual(policy.checkMany(passwords), policy.checkMany(Buffer.from(passwords.join("\r\n"))));
  assert.deepEqual(policy.checkMany([]), []);
  for (const list of [[""], ["a", ""], ["", "", "a"], ["a", "", ""]]) {
    assert.deepEqual(policy.checkMany(list, { locale: "de" }), list.map((password, index) => ({ ...one(password), line: index + 1 })));
    assert.equal(policy.tally(list).passwords, list.length);
  }
  const many = policy.checkMany("horse\nhorse1234\n".repeat(20_000));
  assert.equal(many.length, 40_000);
  assert.ok(many.every(({ line, verdict }, index) => line === index + 1 && verdict === (index % 2 ? "met" : "unmet")));
  const tally = policy.tally("horse\nhorse1234\n".repeat(20_000));
  assert.deepEqual([tally.passwords, tally.met, tally.unmet], [40_000, 20_000, 20_000]);
  assert.equal(policy.checkMany(Buffer.from([0xff, 10, 65]))[0].error.id, "invalid-utf8");
});

test("a form answers events by what it shows", async () => {
  const policy = await Policy.open("strong");
  const form = await Form.open({ flow: "change", policy, locale: "ar" });
  assert.equal(form.direction, "rtl");
  form.send({ event: "appear" });
  const { presentation } = form.send({ event: "edit", field: "new", text: "horse12" });
  assert.deepEqual(presentation.rules.map(({ state }) => state), ["unmet", "met", "met"]);
  assert.throws(() => form.send({ event: "nope" }), withId("malformed-event"));
  for (const event of [undefined, null, "appear", [{ event: "appear" }]]) assert.throws(() => form.send(event), TypeError);
  form.send({ event: "edit", field: "current", text: "old" });
  form.send({ event: "edit", field: "new", text: "horse1234" });
  const { effects } = form.send({ event: "submit" });
  assert.deepEqual(effects.map(({ effect }) => effect).filter((effect) => effect === "submit"), ["submit"]);
  assert.deepEqual(form.send({ event: "answer", kind: "success" }).presentation.banner, { kind: "success", text: "تم تغيير كلمة المرور" });
  assert.equal(form.send({ event: "locale", tag: "pl" }).presentation.title, "Zmiana hasła");
  form.close();
  assert.throws(() => form.send({ event: "appear" }), withId("closed"));
  await assert.rejects(Form.open({ flow: "nope", policy }), withId("unknown-flow"));
  const own = await Form.open({ flow: "set", policy: "relid-default" });
  assert.equal(own.send({ event: "appear" }).presentation.rules.length > 2, true);
});

test("the components can be imported where there are no elements", async () => {
  const { WatchwordChecklist, WatchwordForm } = await import("watchword/elements");
  assert.equal(typeof WatchwordChecklist, "function");
  assert.equal(typeof WatchwordForm, "function");
});

test("each thread has an engine", async () => {
  const script = `const { parentPort } = require("node:worker_threads");
    import("watchword").then(async ({ Policy }) => parentPort.postMessage((await Policy.open("strong")).check("horse", { locale: "ru" })));`;
  const answers = await Promise.all([1, 2, 3].map(() => new Promise((done, failed) => new Worker(script, { eval: true }).once("message", done).once("error", failed))));
  const expected = (await Policy.open("strong")).check("horse", { locale: "ru" });
  assert.deepEqual(answers, [expected, expected, expected]);
});

test("tools.wasm knows more about policies", async () => {
  const policy = await Policy.open("strong");
  const { standards } = await policy.audit({ standards: ["nist"] });
  assert.deepEqual(standards.map(({ standard, verdict }) => [standard, verdict]), [["nist", "fail"]]);
  assert.equal((await policy.count({ to: 8 })).exact, true);
  const { passwords } = await policy.generate({ count: 20 });
  assert.deepEqual(policy.checkMany(passwords).map(({ verdict }) => verdict), passwords.map(() => "met"));
  const difference = await policy.diff(await Policy.open("relid-strict"), { locale: "pl" });
  assert.ok(difference.changes.some(({ rule }) => rule === "special"));
  await assert.rejects(policy.convert({ to: "nothing" }), withId("unknown-format"));
  for (const other of [undefined, null, "strong", {}]) await assert.rejects(policy.diff(other), { name: "TypeError", message: /^Expected an open Policy, found / });
  for (const options of [undefined, null, "relid"]) await assert.rejects(policy.convert(options), { name: "TypeError", message: /^Expected \{ to: .*, found / });
  await assert.rejects(policy.audit(null), withId("malformed-question"));
});
