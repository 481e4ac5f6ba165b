// The types of the package.

export { Catalog, lint, openCatalog } from "./catalogs.js";

/**
 * A rule or a policy is met, unmet, or undetermined if something is missing to judge it. On a server, refuse a password unless the
 * verdict is `met`.
 */
export type Verdict = "met" | "unmet" | "undetermined";

/**
 * The language of texts: a language tag, what a header Accept-Language says, or a list of these. The first one that Watchword has texts
 * in is used; English if there is none.
 */
export type Language = string | readonly (string | undefined)[];

/**
 * What a policy is opened from: the name of a shipped policy, such as "strong"; JSON as a text, as bytes or as an object; the
 * address of a file, which in Node may be a path; or a Response.
 */
export type PolicySource = string | URL | Response | Uint8Array | object;

/**
 * Own texts: the name of an overlay of the package, `passphrase` or `pin`; a compiled catalogue (`watchword compile`) as JSON, as
 * bytes or as an object; the address of one, which in Node may be a path; or a Response.
 */
export type TextSource = string | URL | Response | Uint8Array | object;

/** How a policy is opened. */
export interface OpenOptions {
  /** The languages whose texts are loaded at once. */
  locales?: readonly Language[];
  /** The name in answers and findings. */
  name?: string;
  /**
   * Own texts over those of the package: they change only the texts that they contain. Of two, the one that is named last is shown.
   */
  texts?: TextSource | readonly TextSource[];
}

export interface CheckOptions {
  /** The user's id, for the rule `user-id`, which compares it as a whole. A blank one is the same as none. */
  user?: string;
  /**
   * The user's email address, names and other words, for the rule `personal-words`, which looks for the parts of each. Blank ones, or an empty
   * list, are the same as none.
   */
  words?: readonly string[];
  /** The current password, for rules that compare with it. */
  current?: string;
  /** The language of the texts; English without it. */
  locale?: Language;
}

export type BatchOptions = Omit<CheckOptions, "current">;

/** How a password stands to a rule. */
export interface RuleReport {
  /** The id of the rule. */
  rule: string;
  state: Verdict;
  /** The rule, in the language that was asked for. */
  text: string;
  /** What is still to do, if the rule is unmet. */
  hint?: string;
  /** How much is missing. */
  missing?: number;
  /** How much is too much. */
  excess?: number;
  /** Why the rule is undetermined: `notGiven` if a user's id, words or a current password is missing. */
  reason?: string;
}

/** How a password stands to a policy. */
export interface Report {
  version: 1;
  verdict: Verdict;
  rules: RuleReport[];
}

/** The report on a password of a batch. */
export interface LineReport extends Report {
  /** The number of the line, from 1. */
  line: number;
  /** Why the line cannot be read. */
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

/** What a policy asks for, in words. */
export interface RuleTexts {
  policy: string;
  locale: string;
  direction: "ltr" | "rtl";
  rules: { rule: string; text: string }[];
  summary: string;
  /** The text of the server that the policy brought. */
  serverText?: string;
}

/** What is wrong, and where. */
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
  /** What its rules need to be judged. */
  readonly needs: readonly ("user" | "words" | "current" | "commonPasswords" | "strengthWords" | "breachedPasswords" | "server")[];
  /** The warnings of its reader. */
  readonly findings: readonly Finding[];

  /** How a password stands to each rule. */
  check(password: string, options?: CheckOptions): Report;
  /** The same for many passwords: a text with one in each line, or a list. */
  checkMany(passwords: string | Uint8Array | readonly string[], options?: BatchOptions): LineReport[];
  /** How many of these passwords meet the policy, and which rules the others do not meet. */
  tally(passwords: string | Uint8Array | readonly string[], options?: BatchOptions): Tally;
  /** What the policy asks for, in words. */
  texts(options?: { locale?: Language; style?: "checklist" | "requirement" }): RuleTexts;
  /** Loads the texts of languages, for the next questions. */
  load(...locales: Language[]): Promise<void>;
  /** Forgets the policy. */
  close(): void;

  /** The policy clause by clause of standards: what `watchword policy audit --format json` prints. */
  audit(options?: AuditOptions): Promise<any>;
  /** How many passwords meet the policy: what `watchword policy count --format json` prints. */
  count(options?: { to?: number }): Promise<any>;
  /** Random passwords that meet the policy. */
  generate(options?: { count?: number; length?: number }): Promise<{ version: 1; passwords: string[]; bits: number }>;
  /** What is different in another policy: what `watchword policy diff --format json` prints. */
  diff(other: Policy, options?: { locale?: Language; effort?: "quick" | "thorough" }): Promise<any>;
  /** The policy in another format. */
  convert(options: { to: "native" | "relid" }): Promise<{ version: 1; format: string; text: string; losses: string[] }>;
}

/**
 * Numbers of passwords that may be told. Each is rounded down to a multiple of the floor, `passwords` too; `null` is fewer than the floor.
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
 * Counts how many of the passwords that people sign in with would fail a policy, rule by rule. It keeps numbers only: no password, no
 * user, no time.
 */
export class PasswordObserver {
  /**
   * Begins an observation, or continues the one of `state`.
   *
   * `floor` is the least number of people that is told: 20 without it, and at least 5.
   *
   * @throws {WatchwordError} `unusable-state` if the state is none of this policy, which may have changed
   */
  constructor(policy: Policy, options?: { floor?: number; state?: string });

  /** The policy that passwords are held against. */
  readonly policy: Policy;
  readonly floor: number;
  /** Everything that was counted, as JSON, to be kept and continued. It is exact, and not for others. */
  readonly state: string;
  /** The numbers that may be told. They advance by groups of a random size, from the floor to twice the floor, so that nobody learns more from what changes. */
  readonly numbers: ObservedNumbers;

  /** Judges the password of a user who has signed in, and counts the result. Call it once for each user. */
  observe(password: string, options?: { user?: string; words?: readonly string[] }): void;
  /**
   * Adds the state of another observer of the same policy, such as that of another server. Add the states of all to a new observer each time.
   */
  add(state: string): void;
}

export type Flow = "change" | "changeConfirmed" | "update" | "expired" | "set" | "verify";
export type Field = "current" | "new" | "confirm" | "password";

export interface FormOptions {
  flow: Flow;
  /** The policy; without it, a challenge brings one. */
  policy?: Policy | PolicySource;
  locale?: Language;
  user?: string;
  words?: readonly string[];
  /** Own texts, as `Policy.open` takes them; a form with an open policy has those of the policy. */
  texts?: TextSource | readonly TextSource[];
}

/** What the service answers to a submission. */
export type Answer =
  | { kind: "accepted" | "wrongCurrentPassword" | "network" | "timeout" | "noSession" | "notInitialized" }
  | { kind: "success"; message?: string }
  | { kind: "status"; status: number; message?: string }
  | { kind: "error"; code: number; message?: string }
  | { kind: "cognito"; error: string; message?: string };

/** What happens to a form. */
export type FormEvent =
  | { event: "appear" | "leave" | "submit" | "tapOutside" | "back" | "dismissAlert" | "loggedOff" | "credentialsFailed" | "chooseUpdate" }
  | { event: "edit" | "paste"; field: Field; text: string }
  | { event: "reveal" | "focus" | "return"; field: Field }
  | { event: "locale"; tag: string }
  | { event: "policy"; json: string }
  | ({ event: "answer" } & Answer)
  | { event: "challenge" | "loggedIn" | "credentials" | "initiated"; [member: string]: unknown };

/** What a form shows. */
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

/** What a screen does besides showing. */
export type Effect =
  | { effect: "clear"; fields: Field[] }
  | { effect: "focus"; field: Field }
  | { effect: "submit"; mode?: number }
  | { effect: "navigate"; to: "settings" | "dashboard" | "login" | "back" }
  | { effect: "announce"; text: string }
  | { effect: "dismissKeyboard" | "resetAuthentication" | "requestCredentials" | "initiateUpdate" };

/** What a form shows and asks for after an event. */
export interface Line {
  version: 1;
  event: string;
  presentation: Presentation;
  effects: Effect[];
  findings: Finding[];
}

/** A form without a screen: it takes events, and says what to draw and what to do. */
export class Form {
  private constructor();

  static open(options: FormOptions): Promise<Form>;

  /** The flow that it began with. */
  readonly flow: Flow;
  /** The language of its texts when it began. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";

  /** What the form shows after an event, and what is to be done. */
  send(event: FormEvent): Line;
  /** Loads the texts of languages, for events `locale`. */
  load(...locales: Language[]): Promise<void>;
  /** Forgets the form; what was typed is overwritten. */
  close(): void;
}

/** A question that has no answer. No message holds a password. */
export class WatchwordError extends Error {
  constructor(id: string, message: string);
  /**
   * What is wrong: `unknown-policy`, `unusable-policy` (a PolicyError), `unreadable-file`, `unusable-data`, `malformed-question`,
   * `unknown-style`, `unknown-flow`, `malformed-event`, `unusable-state`, `locale-not-loaded` (in a page: call `load` first), `closed`, `trapped` (there was not
   * enough memory; ask again), `form-lost` (open another form), and a few more of tools.wasm.
   */
  readonly id: string;
}

/** A policy that cannot be used. */
export class PolicyError extends WatchwordError {
  constructor(name: string, findings: Finding[]);
  /** What its reader found, each with its place. */
  readonly findings: Finding[];
}

/** Says where the folder `data` of the package is, for pages whose build tool does not move the files by itself. */
export function configure(options: { data: string | URL }): void;

/** The names of the own texts that come with the package, such as `passphrase`. */
export const overlays: string[];
/** The names of the shipped policies. */
export const policies: string[];

/** The languages of the texts. */
export const locales: string[];
