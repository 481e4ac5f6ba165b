// The types of the package.

import type { Audit, ChallengeInfo, Count, Difference, PolicyDocument, RuleID } from "./policies.js";

export { Catalog, lint, openCatalog } from "./catalogs.js";
export * from "./policies.js";

/**
 * A rule or a policy is met, unmet, or undetermined if the information needed to check it is missing. On a server,
 * refuse a password unless the verdict is `met`.
 */
export type Verdict = "met" | "unmet" | "undetermined";

/**
 * The language of texts: a language tag, the value of an Accept-Language header, or a list of these. The first
 * supported language is used; English if there is none.
 */
export type Language = string | readonly (string | null | undefined)[];

/**
 * The source of a policy: the name of a shipped policy, such as "strong"; JSON as a text, as bytes or as an object, also
 * in the format of another system; the information of a REL-ID challenge; the address of a file, which in Node may be a
 * path; or a Response.
 */
export type PolicySource =
  | string | URL | Response | Uint8Array | PolicyDocument | readonly ChallengeInfo[] | object;

/** A text, or its plural forms by category. */
export type Text = string | { zero?: string; one?: string; two?: string; few?: string; many?: string; other: string };

/** Texts by language and id: `{ de: { "rule.user-id.default.checklist": "Ohne den Namen" } }`. */
export interface TextTables {
  readonly [language: string]: { readonly [id: string]: Text };
}

/** A compiled catalogue, the output of `watchword compile`. */
export interface CompiledTexts {
  version: number;
  locale: string;
  messages: object;
}

/**
 * Own texts: the name of an overlay of the package, `passphrase` or `pin`; texts by language and id; a catalogue, such
 * as XLIFF, PO or the output of `watchword compile`, as text, as bytes or as an object; the address of one, which in Node
 * may be a path; or a Response.
 */
export type TextSource = string | URL | Response | Uint8Array | TextTables | CompiledTexts;

/**
 * What the app knows about rules that cannot be judged here: whether they are met, such as
 * `{ "breached-password": false, history: true }`. It counts only for rules that would be undetermined.
 */
export type Known = { readonly [rule in RuleID]?: boolean };

/** The options for opening a policy. */
export interface OpenOptions {
  /** The languages whose texts are loaded at once. */
  locales?: readonly Language[];
  /** The name in answers and findings. */
  name?: string;
  /**
   * Own texts, which override those of the package. They change only the texts that they contain. If several change the
   * same text, the last one applies.
   */
  texts?: TextSource | readonly TextSource[];
}

export interface CheckOptions {
  /** The user's id, for the rule `user-id`, which compares it as a whole. A blank id counts as none. */
  user?: string;
  /**
   * The user's email address, names and other words, for the rule `personal-words`, which searches for the parts of
   * each. Blank words and an empty list count as none.
   */
  words?: readonly string[];
  /** The current password, for rules that compare with it. */
  current?: string;
  /** What the app knows about rules that cannot be judged here. */
  known?: Known;
  /** The language of the texts; English by default. */
  locale?: Language;
}

export type BatchOptions = Omit<CheckOptions, "current">;

/** The state of a rule for a password. */
export interface RuleReport {
  /** The id of the rule. */
  rule: string;
  state: Verdict;
  /** The rule, in the requested language. */
  text: string;
  /** What remains to be done, if the rule is unmet. */
  hint?: string;
  /** The number of missing units. */
  missing?: number;
  /** The number of excess units. */
  excess?: number;
  /** Why the rule is undetermined: `notGiven` if a user's id, words or a current password is missing. */
  reason?: string;
}

/** The state of a policy for a password. */
export interface Report {
  version: 1;
  verdict: Verdict;
  rules: RuleReport[];
  /** The ids of the rules that are undetermined: the app or its server has to judge them. */
  judgedElsewhere: string[];
  /** The number of characters, if the searching rules did not read the whole of a very long password. */
  searched?: number;
}

/** The report on a password of a batch. */
export interface LineReport extends Report {
  /** The number of the line, from 1. */
  line: number;
  /** The reason why the line cannot be read. */
  error?: { id: string; message: string };
}

/** How many passwords of a batch meet a policy. */
export interface Tally {
  version: 1;
  policy: string;
  passwords: number;
  met: number;
  metPercent: number;
  unmet: number;
  unmetPercent: number;
  undetermined: number;
  undeterminedPercent: number;
  unreadable: number;
  rules: {
    rule: string;
    text: string;
    unmet: number;
    unmetPercent: number;
    unmetAlone: number;
    unmetAlonePercent: number;
    undetermined: number;
    undeterminedPercent: number;
  }[];
}

/** The requirements of a policy, in words. */
export interface RuleTexts {
  policy: string;
  locale: string;
  direction: "ltr" | "rtl";
  rules: { rule: string; text: string }[];
  summary: string;
  /** The server's text, from the policy. */
  serverText?: string;
}

/** A problem and its place. */
export interface Finding {
  id: string;
  severity: "error" | "warning" | "info";
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  unit?: string;
  message: string;
  help?: string;
  fixable?: boolean;
}

export interface AuditOptions {
  standards?: readonly ("nist" | "asvs" | "pci" | "cnil")[];
  isOnlyFactor?: boolean;
  limitsAttempts?: boolean;
  isUnlockCode?: boolean;
  /** The level of the application in OWASP ASVS (1); clauses of higher levels do not apply. */
  level?: 1 | 2 | 3;
}

/** A password policy. */
export class Policy {
  private constructor();

  /**
   * Opens a policy, and loads what its rules need and the texts of languages. English texts are always loaded.
   *
   * @throws {PolicyError} if there is an error in the policy
   */
  static open(source: PolicySource, options?: OpenOptions): Promise<Policy>;

  /** The name in answers and findings. */
  readonly name: string;
  /** The id of its format. */
  readonly format: string;
  /** The ids of its rules. */
  readonly rules: readonly string[];
  /** The information needed to check its rules. */
  readonly needs: readonly ("user" | "words" | "current" | "commonPasswords" | "strengthWords" | "breachedPasswords" | "server")[];
  /** The warnings about the policy and its own texts. */
  readonly findings: readonly Finding[];

  /** The state of each rule for a password. */
  check(password: string, options?: CheckOptions): Report;
  /** The same for many passwords: a text with one per line, or a list. */
  checkMany(passwords: string | Uint8Array | readonly string[], options?: BatchOptions): LineReport[];
  /** How many of these passwords meet the policy, and which rules the others do not meet. */
  tally(passwords: string | Uint8Array | readonly string[], options?: BatchOptions): Tally;
  /** The requirements of the policy, in words. */
  texts(options?: { locale?: Language; style?: "checklist" | "requirement" }): RuleTexts;
  /** Loads the texts of languages for later calls. */
  load(...locales: Language[]): Promise<void>;
  /** Closes the policy. */
  close(): void;

  /** Checks the policy against standards, clause by clause: the output of `watchword policy audit --format json`. */
  audit(options?: AuditOptions): Promise<Audit>;
  /** The number of passwords that meet the policy: the output of `watchword policy count --format json`. */
  count(options?: { to?: number }): Promise<Count>;
  /** Random passwords that meet the policy. */
  generate(options?: { count?: number; length?: number }): Promise<{ version: 1; passwords: string[]; bits: number }>;
  /** The differences to another policy: the output of `watchword policy diff --format json`. */
  diff(other: Policy, options?: { locale?: Language; effort?: "quick" | "thorough" }): Promise<Difference>;
  /** The policy in another format. */
  convert(options: { to: "native" | "relid" }): Promise<{ version: 1; format: string; text: string; losses: string[] }>;
}

/**
 * Counts of passwords that may be published. Each is rounded down to a multiple of the floor, `passwords` too; `null`
 * means fewer than the floor.
 */
export interface ObservedNumbers {
  version: 1;
  policy: string;
  passwords: number | null;
  met: number | null;
  unmet: number | null;
  undetermined: number | null;
  rules: { rule: string; unmet: number | null; unmetAlone: number | null; undetermined: number | null }[];
  floor: number;
}

/**
 * Counts how many of the passwords that people sign in with would fail a policy, rule by rule. It stores only counts:
 * no passwords, users or times.
 */
export class PasswordObserver {
  /**
   * Starts an observation, or continues the one of `state`.
   *
   * `floor` is the smallest count that is published: 20 by default, and at least 5.
   *
   * @throws {WatchwordError} `unusable-state` if the state belongs to another policy or to an earlier version of this
   *   one
   */
  constructor(policy: Policy, options?: { floor?: number; state?: string });

  /** The policy that passwords are checked against. */
  readonly policy: Policy;
  readonly floor: number;
  /** All counts as JSON, to store and continue later. They are exact, so do not publish them. */
  readonly state: string;
  /**
   * The counts that may be published. They advance in groups of a random size, from the floor to twice the floor, so
   * that changes reveal no more.
   */
  readonly numbers: ObservedNumbers;

  /** Checks the password of a user who has signed in, and counts the result. Call it once for each user. */
  observe(password: string, options?: { user?: string; words?: readonly string[] }): void;
  /**
   * Adds the state of another observer of the same policy, such as that of another server. Add the states of all
   * servers to a new observer each time.
   */
  add(state: string): void;
}

export type Flow = "change" | "changeConfirmed" | "update" | "expired" | "set" | "verify";
export type Field = "current" | "new" | "confirm" | "password";

export interface FormOptions {
  flow: Flow;
  /** The policy; if it is omitted, a challenge provides one. */
  policy?: Policy | PolicySource;
  locale?: Language;
  user?: string;
  words?: readonly string[];
  /** What the app knows about rules that cannot be judged here; the event `known` replaces it. */
  known?: Known;
  /** Own texts, like those of `Policy.open`; a form with an open policy uses the texts of that policy. */
  texts?: TextSource | readonly TextSource[];
}

/** The service's response to a submission. */
export type Answer =
  | { kind: "accepted" | "wrongCurrentPassword" | "network" | "timeout" | "noSession" | "notInitialized" }
  | { kind: "success"; message?: string }
  | { kind: "status"; status: number; message?: string }
  | { kind: "error"; code: number; message?: string }
  | { kind: "cognito"; error: string; message?: string };

/** An event of a form. */
export type FormEvent =
  | { event: "appear" | "leave" | "submit" | "tapOutside" | "back" | "dismissAlert" | "loggedOff" | "credentialsFailed" | "chooseUpdate" }
  | { event: "edit" | "paste"; field: Field; text: string }
  | { event: "reveal" | "focus" | "return"; field: Field }
  | { event: "locale"; tag: string }
  | { event: "policy"; json: string }
  | { event: "known"; known: Known }
  | ({ event: "answer" } & Answer)
  | { event: "challenge" | "loggedIn" | "credentials" | "initiated"; [member: string]: unknown };

/** The state of a form to display. */
export interface Presentation {
  flow: Flow;
  locale: string;
  direction: "ltr" | "rtl";
  title: string;
  subtitle: string | null;
  userLabel: string | null;
  userLine: string | null;
  help: string | null;
  policyTitle: string | null;
  policyText: string | null;
  fields: {
    field: Field;
    label: string;
    placeholder: string;
    isEmpty: boolean;
    isRevealed: boolean;
    isFocused: boolean;
    isEditable: boolean;
    error: string | null;
    contentType: "password" | "newPassword";
    returnKey: "next" | "done";
    revealLabel: string;
  }[];
  rules: { rule: string; text: string; state: Verdict; label: string }[];
  strength: { score: number; of: number; text: string; color: "red" | "orange" | "yellow" | "green" } | null;
  match: { matches: boolean; text: string } | null;
  attempts: { left: number; text: string; isCritical: boolean } | null;
  banner: { kind: "error" | "success"; text: string } | null;
  alert: { title: string; text: string; buttons: any[] } | null;
  submit: { title: string; isEnabled: boolean; isInProgress: boolean };
  back: string | null;
  menu: { items: { item: string; text: string }[] } | null;
}

/** An action of the screen besides displaying. */
export type Effect =
  | { effect: "clear"; fields: Field[] }
  | { effect: "focus"; field: Field }
  | {
      effect: "submit";
      mode?: number;
      /** Whether the form ignored white space at both ends of the passwords: then it must not be sent either. */
      trims: boolean;
    }
  | { effect: "navigate"; to: "settings" | "dashboard" | "login" | "back" }
  | { effect: "announce"; text: string }
  | { effect: "dismissKeyboard" | "resetAuthentication" | "requestCredentials" | "initiateUpdate" };

/** The presentation and effects after an event. */
export interface Line {
  version: 1;
  event: string;
  presentation: Presentation;
  effects: Effect[];
  findings: Finding[];
}

/** A form without a user interface: it processes events, and returns what to display and do. */
export class Form {
  private constructor();

  static open(options: FormOptions): Promise<Form>;

  /** The initial flow. */
  readonly flow: Flow;
  /** The initial language of its texts. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The warnings about the own texts. */
  readonly findings: readonly Finding[];

  /** Processes an event; returns the presentation and the effects to perform. */
  send(event: FormEvent): Line;
  /** Loads the texts of languages for later `locale` events. */
  load(...locales: Language[]): Promise<void>;
  /** Closes the form, and overwrites the typed passwords. */
  close(): void;
}

/** An error of the package. Its message never contains a password. */
export class WatchwordError extends Error {
  constructor(id: string, message: string);
  /**
   * The kind of error: `unknown-policy`, `unusable-policy` (a PolicyError), `unreadable-file`, `unusable-data`,
   * `malformed-question`, `unknown-style`, `unknown-flow`, `malformed-event`, `unusable-state`, `locale-not-loaded` (in
   * a page: call `load` first), `closed`, `trapped` (out of memory; call again), `form-lost` (open another form), and a
   * few more of tools.wasm.
   */
  readonly id: string;
}

/** An unusable policy. */
export class PolicyError extends WatchwordError {
  constructor(name: string, findings: Finding[]);
  /** The findings, each with its place. */
  readonly findings: Finding[];
}

/**
 * Sets the location of the package's folder `data`, for pages and programs whose build tool does not copy the files
 * itself: an address, or in Node a path.
 */
export function configure(options: { data: string | URL }): void;

/** The names of the own texts in the package, such as `passphrase`. */
export const overlays: string[];
/** The names of the shipped policies. */
export const policies: string[];

/** The languages of the texts. */
export const locales: string[];
