// The first screen, which leads to the three areas.

import { button } from "../controls.js";
import { el, fill } from "../dom.js";
import { dropZone } from "../desk/welcome.js";
import { thumbnails } from "./thumbnails.js";
import { verdict } from "./verdict.js";

export const id = "home";
export const title = "Watchword";

/**
 * @param {HTMLElement} section
 * @param {import("../app.js").App} app
 */
export function mount(section, app) {
  const { store } = app;
  const forms = el("div", { class: "home-thumbnails", aria: { hidden: "true" } });
  const policy = el("div", { class: "home-verdict" });
  const open = (/** @type {string} */ tab) => () => store.set({ tab });
  section.append(
    el("h2", { class: "home-question" }, "What do you want to do?"),
    el("div", { class: "home-areas" },
      el("section", { class: "home-area" },
        el("h3", null, button("Show the form", open("form"), { class: "home-link", id: "open-form" })),
        el("p", { class: "soft" }, "See what people read, in every language and every situation."), forms),
      el("section", { class: "home-area" },
        el("h3", null, button("Set the policy", open("policy"), { class: "home-link", id: "open-policy" })),
        el("p", { class: "soft" }, "Set the rules for passwords, and check them against standards."), policy),
      el("section", { class: "home-area" },
        el("h3", null, button("Check a translation", open("catalog"), { class: "home-link", id: "open-catalog" })),
        el("p", { class: "soft" }, "Find the defects of a file, and fix them."), dropZone(app))));
  const draw = () => {
    fill(forms, thumbnails(app, open("form")));
    fill(policy, verdict(app));
  };
  app.started.then(() => {
    // The first screen must not wait for the engine.
    if (!section.hidden) draw();
    store.subscribe(() => {
      if (!section.hidden) draw();
    }, "tab");
  });
}
