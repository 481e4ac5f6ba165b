// The trial of a password against the policy. The password stays in its field and in the engine.

import { el, fill, keyed, localized, setText, uniqueID } from "../../dom.js";
import { button, labelled } from "../../controls.js";
import { readySession } from "../../app.js";
import { directionOf } from "../../locales.js";
import { StrengthEstimator } from "./strength.js";

/** @typedef {"met" | "unmet" | "undetermined" | "open"} RuleState `open`: nothing has been typed yet */

const words = { met: "met", unmet: "not met", undetermined: "only the server can tell", open: "not yet met" };
const symbols = { met: "✓", unmet: "✗", undetermined: "?", open: "○" };
const reasons = { serverOnly: "Only the server can tell", notGiven: "Required information is missing", tooLong: "Too long to check" };
const verdicts = {
  met: { title: "Accepted", kind: "good" }, unmet: { title: "Not accepted", kind: "bad" },
  undetermined: { title: "The server decides", kind: "warn" }, open: { title: "", kind: "" },
};

/**
 * @param {import("../../app.js").App} app
 * @returns {HTMLElement & {show: (obstacle: string | null) => void}} `obstacle` is the reason why no password can be
 *   tried
 */
export function makeTrial(app) {
  const verdict = el("span", { class: "badge trial-verdict", id: uniqueID("verdict"), role: "status" });
  const passwordField = () => /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "password", dir: "auto", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    oninput: () => check(),
  }));
  const input = passwordField();
  input.setAttribute("aria-describedby", verdict.id);
  const current = passwordField();
  const shown = button("Show", () => {
    const isShown = input.type === "password";
    for (const each of [input, current]) each.type = isShown ? "text" : "password";
    setText(shown, isShown ? "Hide" : "Show");
    shown.setAttribute("aria-label", isShown ? "Hide the password" : "Show the password");
  }, { class: "button trial-show", aria: { label: "Show the password" } });
  const user = /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "text", dir: "auto", autocomplete: "off", spellcheck: "false", value: app.store.state.userID,
    oninput: () => app.store.set({ userID: user.value }),
  }));
  const bars = el("span", { class: "estimate-bars", aria: { hidden: true } }, [1, 2, 3, 4].map(() => el("i", null)));
  const estimateTitle = el("strong", null);
  const estimateText = el("span", { class: "soft" });
  const estimateReasons = el("ul", { class: "estimate-reasons" });
  const estimate = el("div", { class: "estimate", hidden: true }, el("p", null, bars, estimateTitle, estimateText), estimateReasons);
  const notice = el("p", { class: "notice notice-bad", hidden: true });
  const rules = el("ul", { class: "trial-rules", role: "list", aria: { label: "The rules" } });
  const field = labelled("Try a password", input);
  field.classList.add("trial-field");
  const element = el("section", { class: "trial", aria: { label: "Try a password" } },
    el("div", { class: "trial-line" }, field, shown, verdict), notice,
    el("div", { class: "side-more stack-tight" }, estimate, rules,
      el("details", { class: "trial-person" }, el("summary", null, "Current password, user name"),
        el("div", { class: "stack-tight" }, labelled("Current password", current), labelled("User name", user)))));

  const estimator = new StrengthEstimator();
  /** @type {import("../../engine.js").Session | null} */
  let session = null;
  /** @type {string | null} */
  let obstacle = null;
  let isUsable = false;
  /** @type {{tag: string, direction: string}} */
  let locale = { tag: "en", direction: "ltr" };

  const showEstimate = () => {
    const found = estimator.of(input.value);
    estimate.hidden = !found;
    if (!found) return;
    estimate.dataset.kind = found.kind;
    [...bars.children].forEach((bar, index) => bar.classList.toggle("on", index < (found.score ?? 0)));
    setText(estimateTitle, found.title);
    setText(estimateText, ` ${found.text}.`);
    keyed(estimateReasons, found.reasons, (text) => text, (text) => el("li", null, text));
  };
  const check = () => {
    const isOpen = input.value === "";
    const why = obstacle ?? (session && isUsable ? null : "The policy has errors, so no password can be tried.");
    notice.hidden = why === null;
    setText(notice, why);
    showEstimate();
    if (!session || why !== null) {
      verdict.className = "badge trial-verdict";
      setText(verdict, "");
      return fill(rules);
    }
    const answer = session.assess(input.value, current.value);
    const { title, kind } = verdicts[isOpen ? "open" : /** @type {RuleState} */ (answer.verdict)];
    verdict.className = `badge trial-verdict${kind ? ` badge-${kind}` : ""}`;
    setText(verdict, title);
    keyed(rules, answer.rules, (rule, index) => `${index} ${rule.rule}`, () => el("li", { class: "trial-rule" }), (item, rule) => {
      const state = /** @type {RuleState} */ (isOpen && rule.state !== "undetermined" ? "open" : rule.state);
      item.dataset.state = state;
      const hint = isOpen ? undefined : rule.hint;
      const note = hint ?? /** @type {any} */ (reasons)[rule.reason];
      const key = `${locale.tag} ${state} ${rule.text} ${note}`;
      if (item.shownKey === key) return;
      item.shownKey = key;
      fill(item, el("span", { class: "trial-sign", aria: { hidden: true } }, symbols[state]),
        el("span", { class: "trial-words" }, localized(rule.text, locale), el("span", { class: "visually-hidden" }, `: ${words[state]}`),
          note ? el("span", { class: "trial-note" }, hint ? localized(hint, locale) : el("bdi", { lang: "en", dir: "ltr" }, note)) : null));
    });
  };
  /** @type {import("../../state.js").State | null} the state for which the session was made */
  let made = null;
  const show = (/** @type {string | null} */ why) => {
    obstacle = why;
    const { state } = app.store;
    const isReady = session && made && ["locale", "catalogs", "userID", "words"].every((key) => /** @type {any} */ (made)[key] === /** @type {any} */ (state)[key]);
    if (isReady && session) {
      // While a policy is typed, only the policy is loaded again.
      isUsable = session.loadPolicy(state.policyText).isLoaded;
    } else {
      session?.free();
      const fresh = readySession(app);
      session = fresh.session;
      isUsable = fresh.policy.isLoaded;
      const texts = isUsable ? session.texts("checklist") : null;
      locale = { tag: texts?.locale ?? state.locale, direction: texts?.direction ?? directionOf(state.locale) };
      rules.dir = locale.direction;
      estimator.prepare(app);
    }
    made = state;
    if (user.value !== state.userID) user.value = state.userID;
    check();
  };
  return Object.assign(element, { show });
}
