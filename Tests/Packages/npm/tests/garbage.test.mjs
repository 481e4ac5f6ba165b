// Every function of both modules answers JSON, whatever it is asked.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { pathToFileURL } from "node:url";

const folder = new URL("../", pathToFileURL(createRequire(import.meta.url).resolve("watchword/data/watchword.wasm")));
const { Instance } = await import(new URL("source/instance.js", folder));
const file = (name) => readFileSync(new URL(`data/${name}`, folder));
const calls = Number(process.env.CALLS ?? 10_000);

/**
 * What the functions take: numbers, of policies (p), forms (f) and catalogues (c), and texts (t); and questions that have an
 * answer. A new function is added here.
 */
const policyJSON = '{"version":1,"rules":[{"rule":"length","min":8},{"rule":"digits","min":1},{"rule":"user-id"}]}';
const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "a %s  b"\nmsgstr "b %s  c "\n';
const functions = {
  load_texts: ["t", file("texts/pl.json")], load_own_texts: ["pt", file("overlays/pin/pl.json")], load_common_passwords: ["t", "password\n"], load_strength_words: ["t", file("strength-words.txt")],
  locales: ["t", '{"requested":["sv, pl;q=0.5"],"available":["en","pl"]}'],
  policy_open: ["tt", '{"name":"a"}', policyJSON], policy_check: ["pt", '{"password":"horse","user":"x","words":["anna"],"locale":"pl"}'],
  policy_check_many: ["ptt", "{}", "horse\nhorse1234\n"], policy_tally: ["ptt", '{"locale":"pl"}', "horse\nhorse1234\n"],
  policy_texts: ["pt", '{"locale":"ar","style":"requirement"}'], policy_close: ["p"],
  policy_audit: ["pt", '{"standards":["nist"]}'], policy_count: ["pt", '{"to":20}'], policy_generate: ["ptt", '{"count":1}', Buffer.alloc(4096, 7)],
  policy_diff: ["ppt", "{}"], policy_convert: ["pt", '{"to":"relid"}'],
  form_open: ["t", '{"flow":"change","locale":"ar"}'], form_event: ["ft", '{"event":"edit","field":"new","text":"horse"}'], form_close: ["f"],
  lint: ["ttt", '{"name":"de.po","checks":"all"}', po, ""], catalog_survey: ["tt", '{"name":"de.po"}', po], checks: [""],
  explain: ["t", '{"id":"all-caps"}'], glossary: ["tt", "{}", "term,de\na,b\n"], pseudo: ["tt", '{"locale":"en-XA"}', file("texts/en.json")],
  catalog_open: ["ttt", '{"name":"de.po","checks":"all"}', po, ""], catalog_edit: ["ct", '{"unit":0,"text":"x"}'], catalog_unit: ["ct", '{"unit":0}'],
  catalog_fix: ["ct", '{"findings":"safe"}'], catalog_bytes: ["c"], catalog_baseline: ["ct", "{}"], catalog_compiled: ["c"], catalog_close: ["c"],
  project: ["t", '{"paths":["de.po"],"checks":"all"}'], project_enters: ["t", '{"name":"src"}'], project_compare: [""], project_report: [""],
};
/** What is not asked by itself, or has a test of its own. */
const others = new Set(["allocate", "free", "page_ask", "run", "project_open"]);

/** The files of projects: one at every path that names it. */
const host = (name, path) => {
  if (name === "error") return "+";
  if (name === "resolved") return "/";
  if (name === "console") return "0 0";
  if (!Buffer.from(path).toString().endsWith("de.po")) return undefined;
  return name === "status" ? `file ${po.length} - -` : `+${po}`;
};

/** Numbers by chance, from a seed: mulberry32. */
function chance(seed) {
  return (count) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4294967296) * count);
  };
}

const seeds = [
  "", "null", "[]", "{}", "{", "\ufeff{}", "\0", '{"password":"horse"}', '{"password":"x","user":"x","words":["",null,3],"locale":"pl"}',
  '{"password":null}', '{"locale":"ar","style":"requirement"}', '{"flow":"change","policy":1,"locale":"ar"}', '{"flow":"verify"}', '{"name":"a"}',
  '{"event":"edit","field":"new","text":"horse"}', '[{"event":"appear"},{"event":"submit"},{"event":"answer","kind":"accepted"}]',
  '{"event":"challenge","mode":2,"info":[{"key":"PASSWORD_POLICY","value":"{}"}]}', '{"event":"policy","json":"{\\"version\\":1,\\"rules\\":[]}"}',
  '{"version":1,"rules":[{"rule":"length","min":8},{"rule":"digits","min":1},{"rule":"user-id"}]}', '{"minL":8,"maxL":64,"minDg":1}',
  '{"standards":["nist"]}', '{"to":20}', '{"to":-1}', '{"to":99999999999999999999}', '{"count":2,"length":12}', '{"to":"native"}',
  '{"name":"de.po","checks":"all","base":"en.po"}', 'msgid "a %s"\nmsgstr "b"\n', '"a" = "b";', '<resources><string name="a">Don\'t</string></resources>',
  '{"unit":0,"text":"x"}', '{"findings":"safe","isTrial":true}', '{"findings":[0,1,-1]}', '{"baseline":{},"add":[0]}', '{"locale":"en-XA"}', '{"id":"all-caps"}',
  '{"id":"','horse\nhorse1234\n', "[".repeat(5000), '{"a":'.repeat(3000), "9".repeat(5000), "\ud83d\ude00",
].map((text) => Buffer.from(text));

for (const name of ["watchword", "tools"]) {
  test(`${calls} calls of ${name}.wasm with garbage`, () => {
    const module = new WebAssembly.Module(file(`${name}.wasm`));
    const exported = WebAssembly.Module.exports(module).filter(({ kind }) => kind === "function").map((found) => found.name.replace("watchword_", ""));
    assert.deepEqual(exported.filter((found) => !(found in functions) && !others.has(found)), [], "functions that no call is made of");
    const ours = exported.filter((found) => found in functions);
    const upTo = chance(name.length);
    const documents = [...seeds, file("texts/en.json"), file("policies/strong.json")];
    /** The last number of each kind that was opened. */
    let open = {};
    const number = (kind) => (upTo(4) > 0 && open[kind]) || numbers[upTo(numbers.length)];
    const bytes = (fitting) => {
      const kind = upTo(10);
      if (kind < 4) return Buffer.from(fitting);
      const seed = kind < 9 && upTo(2) ? Buffer.from(fitting) : documents[upTo(documents.length)];
      if (kind < 5) return seed;
      const offset = upTo(seed.length + 1);
      if (kind < 7) return Buffer.concat([seed.subarray(0, offset), Buffer.from([upTo(256)]), seed.subarray(offset)]);
      if (kind < 8) return seed.subarray(0, offset);
      if (kind < 9) return Buffer.concat([seed.subarray(0, offset), documents[upTo(documents.length)], seed.subarray(offset)]);
      return Buffer.from(Array.from({ length: upTo(60) }, () => upTo(256)));
    };
    const numbers = [0, 1, 1, 1, 2, 3, -1, 2 ** 31, 2 ** 32 - 1, NaN, 1.5];
    let instance = new Instance(module, host);
    const answered = {};
    for (let call = 0; call < calls; call += 1) {
      const asked = ours[upTo(ours.length)];
      const [kinds, ...fitting] = functions[asked];
      // What is closed all the time is never asked for.
      if (kinds.length === 1 && asked.endsWith("close") && upTo(3)) continue;
      const inputs = [...kinds].map((kind) => (kind === "t" ? bytes(fitting.shift()) : number(kind)));
      const where = () => `${asked}(${inputs.map((input) => (typeof input === "number" ? input : JSON.stringify(String(input)).slice(0, 300)))})`;
      if (asked === "catalog_bytes") instance.bytes(asked, ...inputs);
      else {
        const text = instance.text(asked, ...inputs);
        assert.equal(instance.isLost, false, `a trap: ${where()}`);
        // The answer to a list of events or to a document with several passwords is several lines.
        const lines = asked === "form_event" || asked === "policy_check_many" ? text.split("\n").filter(Boolean) : [text];
        for (const line of lines) {
          let answer;
          try {
            answer = JSON.parse(line);
          } catch {
            assert.fail(`no JSON: ${where()} answers ${line.slice(0, 300)}`);
          }
          assert.equal(answer.version, 1, where());
          if (answer.error) continue;
          answered[asked] = true;
          if (asked.endsWith("_open")) open[asked[0]] = answer.policy ?? answer.form ?? answer.catalog;
        }
      }
      assert.equal(instance.isLost, false, where());
      // Forms keep the lists that were loaded before them, so that hundreds of both are more than the memory holds.
      if (call % 500 === 499) [instance, open] = [new Instance(module, host), {}];
    }
    // What was always refused was not tried.
    const refused = ours.filter((found) => !answered[found] && found !== "catalog_bytes");
    assert.deepEqual(refused, [], "functions that answered nothing but errors");
  });
}
