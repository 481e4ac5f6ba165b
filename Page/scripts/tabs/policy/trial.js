// A password tried beside the policy. It stays in its field and in the engine.

import { el, fill, keyed, localized, uniqueID } from "../../dom.js";
import { labelled } from "../../controls.js";
import { readySession } from "../../app.js";

const words = { met: "met", unmet: "not met", undetermined: "only the server can tell" };
const signs = { met: "✓", unmet: "○", undetermined: "–" };
const reasons = { serverOnly: "only the server can tell", notGiven: "what it needs is not given", tooLong: "too long to be judged" };

/**
 * @param {import("../../app.js").App} app
 * @returns {HTMLElement & {show: () => void}}
 */
export function makeTrial(app) {
  const verdict = el("p", { class: "trial-verdict", id: uniqueID("verdict"), role: "status" });
  const passwordField = () => /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "password", dir: "auto", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    oninput: () => judge(),
  }));
  const input = passwordField();
  const current = passwordField();
  const shown = /** @type {HTMLInputElement} */ (el("input", {
    type: "checkbox", role: "switch",
    onchange: () => { for (const field of [input, current]) field.type = shown.checked ? "text" : "password"; },
  }));
  const user = /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "text", dir: "auto", autocomplete: "off", spellcheck: "false", value: app.store.state.userID,
    oninput: () => app.store.set({ userID: user.value }),
  }));
  const rules = el("ul", { class: "trial-rules", role: "list" });
  const element = el("section", { class: "card stack trial", aria: { labelledby: "trial-title" } },
    el("div", { class: "row trial-head" }, el("h3", { id: "trial-title" }, "Try a password"), verdict),
    el("div", { class: "trial-fields" }, labelled("Password", input), labelled("Current password", current),
      labelled("User name", user)),
    el("label", { class: "switch" }, shown, el("span", null, "Show what I type")), rules);

  /** @type {import("../../engine.js").Session | null} */
  let session = null;
  let isUsable = false;
  /** @type {{tag: string, direction: string}} */
  let locale = { tag: "en", direction: "ltr" };

  const judge = () => {
    if (!session || !isUsable) {
      verdict.className = "trial-verdict badge";
      verdict.textContent = "The policy cannot be used";
      return fill(rules);
    }
    session.setCurrentPassword(current.value);
    const answer = session.assess(input.value);
    verdict.className = `trial-verdict badge badge-${input.value === "" ? "accent" : { met: "good", unmet: "bad", undetermined: "warn" }[/** @type {"met"} */ (answer.verdict)]}`;
    verdict.textContent = input.value === "" ? "Type a password"
      : { met: "Accepted", unmet: "Not accepted", undetermined: "The server decides" }[/** @type {"met"} */ (answer.verdict)];
    keyed(rules, answer.rules, (rule, index) => `${index} ${rule.rule}`, () => el("li", { class: "trial-rule" }), (item, rule) => {
      item.dataset.state = rule.state;
      const state = /** @type {"met"} */ (rule.state);
      const note = rule.hint ?? /** @type {any} */ (reasons)[rule.reason];
      const key = `${locale.tag} ${rule.state} ${rule.text} ${note}`;
      if (item.shownKey === key) return;
      item.shownKey = key;
      fill(item, el("span", { class: "trial-sign", aria: { hidden: true } }, signs[state]),
        el("span", { class: "trial-words" }, localized(rule.text, locale), el("span", { class: "visually-hidden" }, `: ${words[state]}`),
          note ? el("span", { class: "trial-note" }, rule.hint ? localized(rule.hint, locale) : el("bdi", { lang: "en", dir: "ltr" }, note)) : null));
    });
  };
  /** @type {import("../../state.js").State | null} the state that the session was made for */
  let made = null;
  const show = () => {
    const { state } = app.store;
    const isReady = session && made && ["locale", "catalogs", "userID", "words"].every((key) => /** @type {any} */ (made)[key] === /** @type {any} */ (state)[key]);
    if (isReady && session) {
      // Who types a policy waits for the policy alone.
      isUsable = session.loadPolicy(state.policyText).isLoaded;
    } else {
      session?.free();
      const fresh = readySession(app);
      session = fresh.session;
      isUsable = fresh.policy.isLoaded;
      locale = { tag: fresh.locale.locale, direction: fresh.locale.direction };
      rules.dir = locale.direction;
    }
    made = state;
    if (user.value !== state.userID) user.value = state.userID;
    judge();
  };
  return Object.assign(element, { show });
}
