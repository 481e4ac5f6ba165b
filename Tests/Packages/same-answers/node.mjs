// Asks the npm package the questions of questions.py: a line with the answers to each group.
//
//   node node.mjs QUESTIONS ANSWERS
//
// It is run from a folder where the package is installed. What the package answers as an object is written as JSON.

import { readFileSync, writeFileSync } from "node:fs";
import { Form, lint, Policy, PolicyError, WatchwordError } from "watchword";

const [questions, output] = process.argv.slice(2);
const { policies, groups } = JSON.parse(readFileSync(questions, "utf8"));
const opened = new Map();

/** A policy of the questions: a shipped one by its name, another one by its file. */
async function policy(place) {
  if (!opened.has(place)) {
    const { name, file, isShipped } = policies[place];
    opened.set(place, await Policy.open(isShipped ? name : file));
  }
  return opened.get(place);
}

const present = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null));

const ask = {
  async policy({ policies: places }) {
    const answers = [];
    for (const place of places) {
      try {
        answers.push((await policy(place)).findings);
      } catch (error) {
        if (!(error instanceof PolicyError)) throw error;
        answers.push(error.findings);
      }
    }
    return answers.map((findings) => findings.map(({ file, ...finding }) => finding));
  },
  async texts({ policy: place, style, locales }) {
    const asked = await policy(place);
    return locales.map((locale) => asked.texts({ locale, style }));
  },
  async audit({ policy: place }) {
    return [await (await policy(place)).audit()];
  },
  async check({ policy: place, passwords, locale, user, words, current, known }) {
    const asked = await policy(place);
    return passwords.map((password) => asked.check(password, present({ locale, user, words, current, known })));
  },
  async batch({ policy: place, passwords, locale, user, words, current, known }) {
    // A batch has no current password.
    if (current !== undefined) return this.check({ policy: place, passwords, locale, user, words, current, known });
    const reports = (await policy(place)).checkMany(passwords, present({ locale, user, words, known }));
    return reports.map(({ line, ...report }) => report);
  },
  async tally({ policy: place, passwords, locale, user, words }) {
    return [(await policy(place)).tally(passwords, { locale, user, words })];
  },
  async form({ flow, policy: place, locale, user, events }) {
    const options = { flow, locale, user, policy: place === null ? undefined : await policy(place) };
    // A form can change to the languages that were loaded before it was opened.
    await (options.policy ?? await Policy.open("strong")).load(...events.filter(({ event }) => event === "locale").map(({ tag }) => tag));
    const form = await Form.open(present(options));
    const lines = events.map((event) => form.send(event));
    form.close();
    return lines;
  },
  async lint({ name, bytes, base }) {
    const asked = { name, checks: "all", base: base && { name: base, bytes: readFileSync(base) } };
    return [await lint(Buffer.from(bytes, "base64"), asked)];
  },
};

const lines = [];
for (const group of groups) {
  let answers;
  try {
    answers = await ask[group.kind](group);
  } catch (error) {
    if (!(error instanceof WatchwordError)) throw error;
    answers = [{ version: 1, error: { id: error.id, message: error.message } }];
  }
  lines.push(JSON.stringify(answers.map((answer) => JSON.stringify(answer))));
}
writeFileSync(output, lines.join("\n") + "\n");
