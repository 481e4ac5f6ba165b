// Snapshots: static forms in a chosen state and language, for the grid of languages.

import { readySession } from "../app.js";
import { responseOf, responsesOf, opening } from "./responses.js";
import { currentSample, acceptedSample, weakSample } from "./samples.js";

/**
 * @typedef {object} FormState
 * @property {string} id
 * @property {string} title
 * @property {string} group
 * @property {(facts: {flow: string, fields: string[], accepted: string, context: import("./responses.js").ResponseContext}) => any[]} events
 */

const type = (/** @type {string[]} */ fields, /** @type {Record<string, string>} */ texts) =>
  fields.filter((field) => texts[field]).map((field) => ({ event: "edit", field, text: texts[field] }));

const filled = (/** @type {{fields: string[], accepted: string}} */ { fields, accepted }) =>
  type(fields, { current: currentSample, password: currentSample, new: accepted, confirm: accepted });

/**
 * The states of every flow.
 *
 * @type {FormState[]}
 */
const common = [
  { id: "empty", title: "Empty", group: "Typing", events: () => [] },
  { id: "filled", title: "Everything typed", group: "Typing", events: filled },
];

/**
 * The states of flows with a new password.
 *
 * @type {FormState[]}
 */
const choosing = [
  { id: "weak", title: "A weak password", group: "Typing",
    events: ({ fields }) => type(fields, { current: currentSample, new: weakSample }) },
  { id: "shown", title: "Passwords made visible", group: "Typing",
    events: (facts) => [...filled(facts), ...facts.fields.map((field) => ({ event: "reveal", field }))] },
];

/**
 * The states of flows with a repeated password.
 *
 * @type {FormState[]}
 */
const confirming = [
  { id: "mismatch-typed", title: "Passwords differ while typing", group: "Typing",
    events: ({ fields, accepted }) => type(fields, { current: currentSample, new: accepted, confirm: `${accepted}x` }) },
  { id: "mismatch", title: "Passwords differ", group: "Submitted",
    events: ({ fields, accepted }) => [...type(fields, { current: currentSample, new: accepted, confirm: `${accepted}x` }), { event: "submit" }] },
];

/**
 * The states of flows with a current and a new password.
 *
 * @type {FormState[]}
 */
const changing = [
  { id: "same", title: "New equals current password", group: "Submitted",
    events: ({ fields, accepted }) => [...type(fields, { current: accepted, new: accepted, confirm: accepted }), { event: "submit" }] },
];

/** @type {Record<string, string[]>} */
const fieldsOf = {
  change: ["current", "new"], changeConfirmed: ["current", "new", "confirm"], update: ["current", "new", "confirm"],
  expired: ["current", "new", "confirm"], set: ["new", "confirm"], verify: ["password"],
};

/**
 * A submission with one empty field.
 *
 * @param {string} flow
 * @returns {FormState[]}
 */
function lacking(flow) {
  const names = { current: "current password", new: "new password", confirm: "repeated password", password: "password" };
  return fieldsOf[flow].map((lacked) => ({
    id: `no-${lacked}`, title: `Without the ${names[/** @type {keyof typeof names} */ (lacked)]}`, group: "Submitted",
    events: (facts) => [
      ...filled({ ...facts, fields: facts.fields.filter((field) => field !== lacked) }), { event: "submit" },
    ],
  }));
}

/**
 * The available states of the forms of a flow.
 *
 * @param {string} flow
 * @returns {FormState[]}
 */
export function formStates(flow) {
  const fields = fieldsOf[flow] ?? [];
  const submitted = (/** @type {any} */ facts) => [...filled(facts), { event: "submit" }];
  return [
    ...common, ...(fields.includes("new") ? choosing : []), ...(fields.includes("confirm") ? confirming : []),
    ...(fields.includes("current") ? changing : []), ...lacking(flow),
    { id: "submitting", title: "Waiting for the server", group: "Submitted", events: submitted },
    ...responsesOf(flow).map((answer) => ({
      id: `answer-${answer.id}`, title: answer.code ? `${answer.title} (${answer.code})` : answer.title, group: "The server answers",
      events: (/** @type {any} */ facts) => [...submitted(facts), ...answer.events(facts.context), ...credentials(facts.flow)],
    })),
  ];
}

/**
 * After a login, the menu has all its entries.
 *
 * @param {string} flow
 */
const credentials = (flow) => (["change", "changeConfirmed"].includes(flow) ? [] : [{ event: "credentials", options: ["Password"] }]);

/**
 * The state of a flow for an id. If the flow has no such state, the state of the response with the same meaning is
 * used, or the empty form.
 *
 * @param {string} flow
 * @param {string} id
 * @returns {FormState}
 */
export function formState(flow, id) {
  const states = formStates(flow);
  const exact = states.find((state) => state.id === id);
  if (exact) return exact;
  const answer = id.startsWith("answer-") ? responseOf(flow, id.slice("answer-".length)) : null;
  return states.find((state) => answer !== null && answer.id !== "success" && state.id === `answer-${answer.id}`) ?? states[0];
}

/**
 * The events that take a form from its opening to a state.
 *
 * @param {string} flow
 * @param {FormState} state
 * @param {string} accepted a password that the policy accepts
 * @param {import("./responses.js").ResponseContext} context
 * @returns {any[]}
 */
export const eventsOf = (flow, state, accepted, context) => state.events({ flow, fields: fieldsOf[flow], accepted, context });

/**
 * The texts that the page's events type into the fields.
 *
 * @param {any[]} events
 * @returns {Record<string, string>}
 */
export const typedBy = (events) => Object.fromEntries(events.filter(({ event }) => event === "edit").map(({ field, text }) => [field, text]));

/** @typedef {{presentation: any, typed: Record<string, string>, screen: string}} Snapshot */

/** Makes snapshots of forms, with one session for each language. */
export class SnapshotMaker {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.accepted = "";
    this.key = "";
  }

  /**
   * The presentation of a form of the current flow in a state.
   *
   * @param {string} locale
   * @param {FormState} state
   * @returns {Snapshot}
   */
  make(locale, state) {
    const series = this.series(locale);
    try {
      return series.make(this.app.store.state.flow, state);
    } finally {
      series.free();
    }
  }

  /**
   * Makes any number of snapshots in one language. Free it after use.
   *
   * @param {string} locale
   * @returns {{make: (flow: string, state: FormState, message?: string) => Snapshot, free: () => void}} `message`: the
   *   server's message
   */
  series(locale) {
    const { policyText, userID } = this.app.store.state;
    const { session, policy } = readySession(this.app, { locale });
    if (this.key !== policyText) {
      this.accepted = policy.isLoaded ? acceptedSample(session) : "blue7Kettle";
      this.key = policyText;
    }
    const { accepted } = this;
    const make = (/** @type {string} */ flow, /** @type {FormState} */ state, message = "") => {
      session.createForm(flow);
      const context = { policyText, userName: userID || "anna", message, attemptsLeft: 2 };
      const events = [...opening(flow, context), ...eventsOf(flow, state, accepted, context)];
      const lines = session.run(events);
      let screen = "form";
      for (const line of lines) for (const effect of line.effects) if (effect.effect === "navigate") screen = effect.to;
      const { presentation } = lines[lines.length - 1];
      return { presentation, typed: typedBy(events), screen: presentation.menu && screen === "dashboard" ? "dashboard" : "form" };
    };
    return { make, free: () => session.free() };
  }
}
