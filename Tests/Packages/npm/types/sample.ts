// What users write, as TypeScript reads it.

import {
  Form, lint, openCatalog, PasswordObserver, Policy, PolicyError, WatchwordError, type Audit, type Line, type PolicyDocument, type Report,
} from "watchword";
import { loadTools } from "watchword/catalogs";
import "watchword/elements";
import type { Typed } from "watchword/elements";

export async function judge(password: string): Promise<string[]> {
  const policy = await Policy.open("strong", { locales: ["pl"] });
  const report: Report = policy.check(password, { user: "anna", words: ["Kowalska"] as const, locale: "pl" });
  const texts: string[] = report.rules.filter((rule) => rule.state === "unmet").map((rule) => rule.hint ?? rule.text);
  const { met, rules } = policy.tally(["a", "b"]);
  const line: number = policy.checkMany("a\nb")[0].line + met + rules.length;
  await policy.load("ar");
  const header: string | undefined = globalThis.navigator?.languages.join();
  texts.push(policy.texts({ locale: ["pl", header] }).summary);
  const { passwords } = await policy.generate({ count: line });
  policy.close();
  return [...texts, ...passwords];
}

const rules: PolicyDocument = {
  version: 1,
  rules: [{ rule: "length", min: 8 }, { rule: "user-id", match: "whole" }, { rule: "dates" }, { rule: "minimum-age", age: 1, unit: "days" }],
};

export async function analysed(): Promise<string[]> {
  const policy = await Policy.open(rules, { texts: ["pin", { de: { "rule.user-id.default.checklist": "Ohne den Namen" } }] });
  const audit: Audit = await policy.audit({ standards: ["nist"] });
  const { total, bits } = await policy.count({ to: 12 });
  const { changes, witnesses } = await policy.diff(await Policy.open([{ key: "RELID_PASSWORD_POLICY", value: "{}" }]));
  const { judgedElsewhere } = policy.check("horse", { known: { "breached-password": false, history: true }, locale: [null, undefined, "pl"] });
  const witness = typeof witnesses.onlyOld === "object" ? witnesses.onlyOld?.unknown : witnesses.onlyOld;
  const failed = audit.standards.flatMap(({ clauses }) => clauses.filter(({ verdict }) => verdict === "fail").map(({ change }) => change ?? ""));
  return [...failed, ...judgedElsewhere, typeof total === "string" ? total : total.most, `${bits ?? witness}`, ...changes.map(({ old, text }) => old ?? text)];
}

export async function opened(json: unknown): Promise<Policy | undefined> {
  try {
    return await Policy.open(json as object);
  } catch (error) {
    if (error instanceof PolicyError) error.findings.forEach(({ line, column, message }) => console.log(line, column, message));
    else if (error instanceof WatchwordError) console.log(error.id);
    return undefined;
  }
}

export async function form(): Promise<Line> {
  const form = await Form.open({ flow: "change", policy: "strong", locale: "ar" });
  form.send({ event: "edit", field: "new", text: "horse" });
  const line = form.send({ event: "answer", kind: "error", code: 7, message: "No" });
  for (const effect of line.effects) {
    if (effect.effect === "focus") console.log(effect.field);
    if (effect.effect === "submit" && effect.trims) console.log(effect.mode);
  }
  form.send({ event: "known", known: { "breached-password": true } });
  return line;
}

export async function observed(state: string): Promise<number | null> {
  const observer = new PasswordObserver(await Policy.open("strong"), { state });
  observer.observe("horse", { user: "anna", words: ["anna@example.com"] });
  observer.add(observer.state);
  const { passwords, rules } = observer.numbers;
  return rules[0]?.unmetAlone ?? passwords;
}

export function page(): void {
  const checklist = document.querySelector("watchword-checklist");
  if (checklist !== null) {
    checklist.policy = { version: 1, rules: [] };
    checklist.known = { history: true };
    checklist.addEventListener("watchword-change", ({ detail }) => console.log(detail.verdict));
  }
  const element = document.createElement("watchword-form");
  element.submit = async ({ current, new: password }: Typed) => (current === password ? { kind: "wrongCurrentPassword" } : { kind: "success" });
}

export async function catalogs(bytes: Uint8Array): Promise<number> {
  const { diagnostics } = await lint(bytes, { name: "de.po", checks: "all" });
  const catalog = await openCatalog(bytes, { name: "de.po" });
  const changes = catalog.edit(0, "Löschen");
  if (changes.error === undefined) console.log(changes.applied);
  const tools = await loadTools();
  const report = tools.lint(bytes);
  return "error" in report ? 0 : report.diagnostics.length + diagnostics.length;
}

// @ts-expect-error: a password is a text
void Policy.open("strong").then((policy) => policy.check(7));
// @ts-expect-error: there is no such flow
void Form.open({ flow: "chnage" });
// @ts-expect-error: policies are opened
void new Policy();
// @ts-expect-error: there is no such rule
const misspelt: PolicyDocument = { version: 1, rules: [{ rule: "lenght", min: 8 }] };
// @ts-expect-error: a rule has its own members
const foreign: PolicyDocument = { version: 1, rules: [{ rule: "length", count: 8 }] };
// @ts-expect-error: nothing is known about such a rule
void Policy.open("strong").then((policy) => policy.check("horse", { known: { hystory: true } }));
void [misspelt, foreign];
