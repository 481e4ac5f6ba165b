// The notice over the form if no password passes it.

import { button } from "../../controls.js";
import { debounced, el, fill } from "../../dom.js";
import { policyStatusOf } from "../../form/policy-status.js";

/** Covers the form until the user chooses to see it anyway. */
export class PolicyNotice {
  /**
   * The policy for which the user chose to see the form anyway.
   *
   * @type {string | null}
   */
  #accepted = null;

  /** @param {import("../../app.js").App} app @param {HTMLElement} screen the screen to cover */
  constructor(app, screen) {
    this.app = app;
    this.screen = screen;
    this.element = el("div", { class: "form-verdict", role: "alert", hidden: true });
    const later = debounced(200, () => this.check());
    app.store.subscribe((_, changed) => (changed.has("policyIndex") || changed.has("flow") ? this.check() : later()), "policyText", "policyIndex", "flow");
    this.check();
  }

  /** Checks the current policy with the engine. */
  check() {
    const { policyText, flow } = this.app.store.state;
    const { kind, reasons } = policyStatusOf(this.app);
    // A user who signs in already has a password, so the policy does not matter.
    const isShown = kind !== "fine" && flow !== "verify" && this.#accepted !== policyText;
    this.element.hidden = !isShown;
    this.screen.inert = isShown;
    if (!isShown) return;
    const { store } = this.app;
    fill(this.element,
      el("h3", null, kind === "contradictory" ? "Nobody can pass this form" : "The policy cannot be read"),
      el("p", null, kind === "contradictory" ? "Its policy refuses every password, because its rules contradict each other:" : "The form needs a policy without errors."),
      reasons.length > 0 ? el("ul", null, reasons.map((reason) => el("li", null, reason))) : null,
      el("div", { class: "form-actions" },
        button("Change the policy", () => store.set({ tab: "policy" }), { kind: "main" }),
        button("Show the form anyway", () => {
          this.#accepted = store.state.policyText;
          this.check();
          /** @type {HTMLElement | null} */ (this.screen.querySelector("input:not([readonly])"))?.focus();
        })));
  }
}
