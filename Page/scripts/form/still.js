// Forms that stand still, in a chosen state and language: pictures for the grid of languages.

import { readySession } from "../app.js";
import { answersOf, opening } from "./answers.js";
import { currentSample, fittingSample, weakSample } from "./samples.js";

/**
 * @typedef {object} StillState
 * @property {string} id
 * @property {string} title
 * @property {string} group
 * @property {(facts: {flow: string, fields: string[], fitting: string, situation: import("./answers.js").Situation}) => any[]} events
 */

const type = (/** @type {string[]} */ fields, /** @type {Record<string, string>} */ texts) =>
  fields.filter((field) => texts[field]).map((field) => ({ event: "edit", field, text: texts[field] }));

const filled = (/** @type {{fields: string[], fitting: string}} */ { fields, fitting }) =>
  type(fields, { current: currentSample, password: currentSample, new: fitting, confirm: fitting });

/**
 * Those that every flow has.
 *
 * @type {StillState[]}
 */
const common = [
  { id: "empty", title: "Empty", group: "Typing", events: () => [] },
  { id: "filled", title: "All typed", group: "Typing", events: filled },
];

/**
 * Those of flows with a new password.
 *
 * @type {StillState[]}
 */
const choosing = [
  { id: "weak", title: "A weak password", group: "Typing",
    events: ({ fields }) => type(fields, { current: currentSample, new: weakSample }) },
  { id: "shown", title: "Shown passwords", group: "Typing",
    events: (facts) => [...filled(facts), ...facts.fields.map((field) => ({ event: "reveal", field }))] },
];

/**
 * Those of flows with a repeated password.
 *
 * @type {StillState[]}
 */
const confirming = [
  { id: "mismatch-typed", title: "Two that differ, as typed", group: "Typing",
    events: ({ fields, fitting }) => type(fields, { current: currentSample, new: fitting, confirm: `${fitting}x` }) },
  { id: "mismatch", title: "Two that differ", group: "Submitted",
    events: ({ fields, fitting }) => [...type(fields, { current: currentSample, new: fitting, confirm: `${fitting}x` }), { event: "submit" }] },
];

/**
 * Those of flows with a current and a new password.
 *
 * @type {StillState[]}
 */
const changing = [
  { id: "same", title: "New equals current", group: "Submitted",
    events: ({ fields, fitting }) => [...type(fields, { current: fitting, new: fitting, confirm: fitting }), { event: "submit" }] },
];

/** @type {Record<string, string[]>} */
const fieldsOf = {
  change: ["current", "new"], changeConfirmed: ["current", "new", "confirm"], update: ["current", "new", "confirm"],
  expired: ["current", "new", "confirm"], set: ["new", "confirm"], verify: ["password"],
};

/**
 * A submission that lacks one field.
 *
 * @param {string} flow
 * @returns {StillState[]}
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
 * The states that the forms of a flow can be shown in.
 *
 * @param {string} flow
 * @returns {StillState[]}
 */
export function stillStates(flow) {
  const fields = fieldsOf[flow] ?? [];
  const submitted = (/** @type {any} */ facts) => [...filled(facts), { event: "submit" }];
  return [
    ...common, ...(fields.includes("new") ? choosing : []), ...(fields.includes("confirm") ? confirming : []),
    ...(fields.includes("current") ? changing : []), ...lacking(flow),
    { id: "submitting", title: "In progress", group: "Submitted", events: submitted },
    ...answersOf(flow).map((answer) => ({
      id: `answer-${answer.id}`, title: answer.code ? `${answer.title} (${answer.code})` : answer.title, group: "The server answers",
      events: (/** @type {any} */ facts) => [...submitted(facts), ...answer.events(facts.situation), ...credentials(facts.flow)],
    })),
  ];
}

/**
 * After a log-in, the menu has all its entries.
 *
 * @param {string} flow
 */
const credentials = (flow) => (["change", "changeConfirmed"].includes(flow) ? [] : [{ event: "credentials", options: ["Password"] }]);

/** Makes pictures of forms, with one session for each language. */
export class StillMaker {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.fitting = "";
    this.key = "";
  }

  /**
   * What a form presents in a state.
   *
   * @param {string} locale
   * @param {StillState} state
   * @param {{message?: string, attemptsLeft?: number | null}} [server]
   * @returns {{presentation: any, typed: Record<string, string>, place: string}}
   */
  make(locale, state, server = {}) {
    const { message = "", attemptsLeft = 2 } = server;
    const { flow, policyText, userID } = this.app.store.state;
    const { session, policy } = readySession(this.app, { locale });
    try {
      if (this.key !== policyText) {
        this.fitting = policy.isLoaded ? fittingSample(session) : "blue7Kettle";
        this.key = policyText;
      }
      session.createForm(flow);
      const situation = { policyText, userName: userID || "anna", message, attemptsLeft };
      const events = [...opening(flow, situation), ...state.events({ flow, fields: fieldsOf[flow], fitting: this.fitting, situation })];
      /** @type {Record<string, string>} */
      const typed = {};
      let place = "form";
      const lines = session.run(events);
      lines.forEach((line, index) => {
        const event = events[index];
        if (event.event === "edit") typed[event.field] = event.text;
        for (const effect of line.effects) if (effect.effect === "navigate") place = effect.to;
      });
      const { presentation } = lines[lines.length - 1];
      return { presentation, typed, place: presentation.menu && place === "dashboard" ? "dashboard" : "form" };
    } finally {
      session.free();
    }
  }
}
