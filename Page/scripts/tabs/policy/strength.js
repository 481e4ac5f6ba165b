// An estimate of how guessable a password is, with reasons: the results of the engine's rules, independent of the
// policy. The password stays in the engine.

import { readySession } from "../../app.js";
import { counted, scores } from "./labels.js";

const reasons = [
  { rule: { rule: "common-password" }, text: "It is on the list of common passwords" },
  { rule: { rule: "user-id", reversed: true }, text: "It contains the user name" },
  { rule: { rule: "personal-words", reversed: true }, text: "It contains a personal word" },
  { rule: { rule: "sequence", keyboard: true }, text: "It contains a sequence, such as abc, 123 or qwe" },
  { rule: { rule: "repetition", max: 2 }, text: "It has the same character three times in a row" },
  { rule: { rule: "dates" }, text: "It contains a date" },
  { rule: { rule: "number-range", min: 1900, max: 2099 }, text: "It contains a year" },
  { rule: { rule: "palindrome" }, text: "It reads the same backwards" },
];

const probe = JSON.stringify({
  version: 1, rules: [...[1, 2, 3, 4].map((min) => ({ rule: "strength", min })), ...reasons.map(({ rule }) => rule)],
});

/**
 * @typedef {object} StrengthEstimate
 * @property {number | null} score from 0 to 4; null if the engine cannot tell
 * @property {string} title
 * @property {string} kind
 * @property {string} text
 * @property {string[]} reasons
 */

export class StrengthEstimator {
  /** @type {import("../../engine.js").Session | null} */
  #session = null;

  /**
   * Makes a session for the user of the state.
   *
   * @param {import("../../app.js").App} app
   */
  prepare(app) {
    this.#session?.free();
    const { session, policy } = readySession(app, { policyText: probe });
    this.#session = policy.isLoaded ? session : null;
    if (!this.#session) session.free();
  }

  /** @param {string} password @returns {StrengthEstimate | null} */
  of(password) {
    if (!this.#session || password === "") return null;
    const { rules } = this.#session.assess(password);
    const states = rules.slice(0, 4).map((/** @type {any} */ { state }) => state);
    const found = reasons.filter((_, index) => rules[index + 4]?.state === "unmet").map(({ text }) => text);
    if (states.includes("undetermined")) return { score: null, title: "Not known", kind: "", text: "The strength cannot be estimated here", reasons: found };
    const score = states.filter((/** @type {string} */ state) => state === "met").length;
    const { title, kind, guesses, meaning } = scores[score];
    const length = [...password.normalize("NFC")].length;
    // A character counts at most 10 guesses: from 9 characters on, a low score is caused by words and patterns.
    if (score < 3 && rules[4]?.state !== "unmet") found.push(length < 9 ? `It has only ${counted(length, "character")}` : "It is made of words or patterns that programs guess first");
    return { score, title, kind, text: `${guesses.charAt(0).toUpperCase()}${guesses.slice(1)}; ${meaning}`, reasons: score < 4 ? found : found.slice(0, 1) };
  }
}
