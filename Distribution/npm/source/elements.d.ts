// The types of the components.

import type { Answer, Flow, FormEvent, OpenOptions, Policy, PolicySource, Presentation, Report } from "./index.js";

export { configure } from "./index.js";

/** What was typed. */
export interface Typed {
  /** The mode of a REL-ID challenge. */
  mode?: number;
  current?: string;
  new?: string;
  confirm?: string;
  password?: string;
}

/** The rules of a policy beside a field. */
export class WatchwordChecklist extends HTMLElement {
  /** Resolves when what the attributes say is shown. */
  ready: Promise<void>;
  /** The policy: what Policy.open takes. */
  get policy(): PolicySource | null;
  set policy(policy: PolicySource | null);
  /** Own texts: what Policy.open takes. */
  texts: OpenOptions["texts"];
  locale: string;
  /** The field of the password. */
  get input(): HTMLInputElement | undefined;
  set input(input: HTMLInputElement | null | undefined);
  /** The user's id: what is given, or what stands in the field that `user-for` names. */
  user: string | undefined;
  /** The user's email address, names and other words: what is given, or what stands in the fields that `words-for` names. */
  words: string[] | undefined;
  /** The current password: what is given, or what stands in the field that `current-for` names. */
  current: string | undefined;
  /** How the password stands to each rule; undefined before the component is ready. */
  readonly report: Report | undefined;
  /** Judges what is typed again. */
  update(): void;
}

/** A form in which people set, change or give a password. */
export class WatchwordForm extends HTMLElement {
  ready: Promise<void>;
  get policy(): PolicySource | null;
  set policy(policy: PolicySource | null);
  /** Own texts: what Policy.open takes. */
  texts: OpenOptions["texts"];
  locale: string;
  flow: Flow;
  user: string | undefined;
  words: string[] | undefined;
  /** Sends what was typed, and resolves to what the service answers. */
  submit: ((typed: Typed) => Promise<Answer> | Answer) | undefined;
  /** What the form shows now. */
  readonly presentation: Presentation | undefined;
  /** Passes an event to the form. */
  send(event: FormEvent): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "watchword-checklist": WatchwordChecklist;
    "watchword-form": WatchwordForm;
  }
  interface HTMLElementEventMap {
    "watchword-ready": CustomEvent;
    "watchword-change": CustomEvent<Report>;
    "watchword-error": CustomEvent<{ error: unknown }>;
    "watchword-effect": CustomEvent<{ effect: string; [member: string]: unknown }>;
  }
}
