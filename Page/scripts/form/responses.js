// The possible server responses to each flow, as the engine's events. form.md and the four source documents define no
// others.

/**
 * @typedef {object} ResponseContext
 * @property {string} policyText
 * @property {string} userName
 * @property {string} message the server's message; if it is empty, the catalogue's text is shown
 * @property {number | null} attemptsLeft
 */

/**
 * @typedef {object} ServerResponse
 * @property {string} id
 * @property {string} title
 * @property {string} [code]
 * @property {boolean} [costsAttempt]
 * @property {(context: ResponseContext) => {event: string, [key: string]: any}[]} events
 */

/**
 * The challenge modes of the flows that respond to a challenge.
 *
 * @type {Record<string, number>}
 */
export const modes = { verify: 0, set: 1, update: 2, expired: 4 };

/**
 * A challenge of REL-ID.
 *
 * @param {number} mode
 * @param {ResponseContext} context
 * @param {number} [status]
 */
export function challenge(mode, { policyText, userName, message, attemptsLeft }, status = 0) {
  return {
    event: "challenge", mode, userName, status, message: status === 0 ? "" : message,
    ...(attemptsLeft === null ? {} : { attemptsLeft }),
    info: mode === 0 ? [] : [{ key: "RELID_PASSWORD_POLICY", value: policyText }],
  };
}

/**
 * The events that open a flow.
 *
 * @param {string} flow
 * @param {ResponseContext} context
 */
export function opening(flow, context) {
  const mode = modes[flow];
  return mode === undefined ? [{ event: "appear" }] : [challenge(mode, { ...context, message: "" }), { event: "appear" }];
}

/** @type {ServerResponse[]} */
const connection = [
  { id: "network", title: "No connection", events: () => [{ event: "answer", kind: "network" }] },
  { id: "timeout", title: "No answer in time", events: () => [{ event: "answer", kind: "timeout" }] },
];

const wrongCurrent = (/** @type {string} */ title) =>
  ({ id: "wrong", title, events: () => [{ event: "answer", kind: "wrongCurrentPassword" }] });

/** @type {ServerResponse} */
const success = { id: "success", title: "Success", events: ({ message }) => [{ event: "answer", kind: "success", message }] };

/** @type {ServerResponse} */
const refusal = { id: "error", title: "REL-ID SDK error", code: "45", events: ({ message }) => [{ event: "answer", kind: "error", code: 45, message }] };

const cognito = (/** @type {string} */ id, /** @type {string} */ title, /** @type {string} */ code, /** @type {string} */ error,
  /** @type {string | undefined} */ fixed = undefined) =>
  ({ id, title, code, events: (/** @type {ResponseContext} */ { message }) => [{ event: "answer", kind: "cognito", error, message: fixed ?? message }] });

const status = (/** @type {number} */ number, /** @type {string} */ title) =>
  ({ id: String(number), title, code: String(number),
    events: (/** @type {ResponseContext} */ { message }) => [{ event: "answer", kind: "status", status: number, message }] });

const again = (/** @type {string} */ flow, /** @type {number} */ number, /** @type {string} */ title, costsAttempt = false) =>
  ({ id: String(number), title, code: String(number), costsAttempt,
    events: (/** @type {ResponseContext} */ context) =>
      [{ event: "answer", kind: "accepted" }, challenge(modes[flow], context, number)] });

/** @type {ServerResponse} */
const accepted = { id: "accepted", title: "Received, but no answer yet", events: () => [{ event: "answer", kind: "accepted" }] };

/** @type {ServerResponse} */
const logIn = { id: "success", title: "Success", code: "100",
  events: ({ userName }) => [{ event: "answer", kind: "accepted" }, { event: "loggedIn", status: 100, userName }] };

/** @type {Record<string, ServerResponse[]>} */
const byFlow = {
  change: [success, wrongCurrent("Wrong current password"), ...connection, { ...refusal, title: "Another error" }],
  changeConfirmed: [
    success, cognito("8002", "Wrong current password", "8002", "NotAuthorizedException"),
    cognito("8003", "Password is too weak", "8003", "InvalidPasswordException"),
    cognito("8004", "Too many attempts", "8004", "LimitExceededException"),
    { id: "8001", title: "Nobody is signed in", code: "8001", events: () => [{ event: "answer", kind: "noSession" }] },
    cognito("8001-expired", "Session has expired", "8001", "NotAuthorizedException", "Access Token has expired"),
    { id: "-1", title: "Cognito is not set up", code: "-1", events: () => [{ event: "answer", kind: "notInitialized" }] },
    cognito("8000", "Another error", "8000", "InternalErrorException"),
    ...connection,
  ],
  update: [
    success, again("update", 102, "Wrong current password", true), status(110, "Password expired meanwhile"),
    status(153, "No attempts left"), status(164, "Password was used before"), status(190, "Password breaks the policy"),
    status(118, "Password has expired"), status(1010, "Another error"), refusal, ...connection, accepted,
  ],
  expired: [
    logIn, again("expired", 102, "Wrong current password", true), again("expired", 110, "Password expired meanwhile"),
    again("expired", 153, "No attempts left"), again("expired", 164, "Password was used before"), again("expired", 190, "Password breaks the policy"),
    again("expired", 118, "Password has expired"), again("expired", 1010, "Another error"), refusal, ...connection, accepted,
  ],
  set: [
    logIn, again("set", 164, "Password was used before"), again("set", 190, "Password breaks the policy"),
    again("set", 153, "No attempts left"), again("set", 1010, "Another error"), refusal, ...connection, accepted,
  ],
  verify: [
    logIn, again("verify", 102, "Wrong password", true),
    { id: "118", title: "Password has expired", code: "118",
      events: (context) => [{ event: "answer", kind: "accepted" }, challenge(4, context, 118)] },
    again("verify", 153, "No attempts left"), again("verify", 1010, "Another error"), refusal, ...connection, accepted,
  ],
};

/**
 * The possible server responses to a flow.
 *
 * @param {string} flow
 * @returns {ServerResponse[]}
 */
export const responsesOf = (flow) => byFlow[flow] ?? [];

/**
 * Titles that mean the same response.
 *
 * @type {Record<string, string>}
 */
const synonyms = { "Wrong password": "Wrong current password" };

/**
 * The response of a flow for an id. Services number their responses differently, so an id of another flow selects the
 * response with the same meaning; if the flow has none, the first one, success, is used.
 *
 * @param {string} flow
 * @param {string} id
 * @returns {ServerResponse}
 */
export function responseOf(flow, id) {
  const answers = responsesOf(flow);
  const meaning = (/** @type {ServerResponse} */ { title }) => synonyms[title] ?? title;
  const exact = answers.find((answer) => answer.id === id);
  if (exact) return exact;
  const other = Object.values(byFlow).flat().find((answer) => answer.id === id);
  return answers.find((answer) => other && meaning(answer) === meaning(other)) ?? answers[0];
}

/**
 * The events that the service can send unprompted.
 *
 * @param {string} flow
 * @returns {ServerResponse[]}
 */
export function unpromptedEventsOf(flow) {
  const reset = { id: "again", title: "Leave and come back", events: () => [{ event: "leave" }, { event: "appear" }] };
  const off = { id: "logged-off", title: "The server signs the user out", events: () => [{ event: "loggedOff" }] };
  return flow in modes && flow !== "verify" ? [reset, off] : [reset];
}
