// The types of the components.

import type { Answer, Effect, Flow, FormEvent, Known, OpenOptions, PolicySource, Presentation, Report } from "./index.js";

export { configure } from "./index.js";

/** The typed passwords, without the white space at their ends that the form ignored. */
export interface Typed {
  /** The mode of a REL-ID challenge. */
  mode?: number;
  current?: string;
  new?: string;
  confirm?: string;
  password?: string;
}

/** The rules of a policy for a field. */
export class WatchwordChecklist extends HTMLElement {
  /** Resolves when the current attributes are shown. */
  ready: Promise<void>;
  /** The policy: any source that Policy.open accepts. */
  get policy(): PolicySource | null;
  set policy(policy: PolicySource | null);
  /** Own texts: any source that Policy.open accepts. */
  texts: OpenOptions["texts"];
  locale: string;
  /** The password field. */
  get input(): HTMLInputElement | undefined;
  set input(input: HTMLInputElement | null | undefined);
  /** The user's id: the value set, or the value of the field named by `user-for`. */
  user: string | undefined;
  /**
   * The user's email address, names and other words: the value set, or the values of the fields named by `words-for`.
   */
  words: string[] | undefined;
  /** The current password: the value set, or the value of the field named by `current-for`. */
  current: string | undefined;
  /** What the app knows about rules that cannot be judged here. */
  known: Known | undefined;
  /** The state of each rule; undefined before the component is ready. */
  readonly report: Report | undefined;
  /** Checks the typed password again. */
  update(): void;
}

/** A form for setting, changing or entering a password. */
export class WatchwordForm extends HTMLElement {
  ready: Promise<void>;
  get policy(): PolicySource | null;
  set policy(policy: PolicySource | null);
  /** Own texts: any source that Policy.open accepts. */
  texts: OpenOptions["texts"];
  locale: string;
  flow: Flow;
  user: string | undefined;
  words: string[] | undefined;
  /** What the app knows about rules that cannot be judged here. */
  known: Known | undefined;
  /** Sends the typed passwords, and resolves to the service's response. */
  submit: ((typed: Typed) => Promise<Answer> | Answer) | undefined;
  /** The current presentation of the form. */
  readonly presentation: Presentation | undefined;
  /** Passes an event to the form. */
  send(event: FormEvent): void;
}

/** The attributes of the components in markup and in JSX. Frameworks set the others as properties. */
interface ComponentAttributes {
  id?: string;
  class?: string;
  className?: string;
  slot?: string;
  style?: any;
  part?: string;
  lang?: string;
  dir?: string;
  hidden?: boolean;
  ref?: any;
  key?: any;
  children?: any;
  locale?: string;
  /** A name or an address; frameworks that set properties pass any source. */
  policy?: PolicySource;
  texts?: OpenOptions["texts"];
  words?: string[];
  known?: Known;
  user?: string;
}

export interface ChecklistAttributes extends ComponentAttributes {
  for?: string;
  htmlFor?: string;
  "user-for"?: string;
  "words-for"?: string;
  "current-for"?: string;
  input?: HTMLInputElement | null;
  current?: string;
}

export interface FormAttributes extends ComponentAttributes {
  flow?: Flow;
  submit?: WatchwordForm["submit"];
}

/** The components by name, for the JSX of frameworks. */
export interface ElementAttributes {
  "watchword-checklist": ChecklistAttributes;
  "watchword-form": FormAttributes;
}

declare global {
  // The JSX of frameworks without a namespace of their own. React has one: see react.d.ts.
  namespace JSX {
    interface IntrinsicElements extends ElementAttributes {}
  }
  interface HTMLElementTagNameMap {
    "watchword-checklist": WatchwordChecklist;
    "watchword-form": WatchwordForm;
  }
  interface HTMLElementEventMap {
    "watchword-ready": CustomEvent;
    "watchword-change": CustomEvent<Report>;
    "watchword-error": CustomEvent<{ error: unknown }>;
    "watchword-effect": CustomEvent<Effect | { effect: "menu"; item: string }>;
  }
}
