// The tab "Form": the form in a phone, what it is made of at the left, and the server at the right.

import { button } from "../../controls.js";
import { debounced, el, setProperty } from "../../dom.js";
import { textSizes } from "../../state.js";
import { FormPlayer } from "../../form/player.js";
import { FormView } from "../../form/view.js";
import { EffectLog } from "./log.js";
import { settingsPanel } from "./settings.js";
import { Simulator } from "./simulator.js";

export const id = "form";
export const title = "Form";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  const { store } = app;
  const region = el("p", { class: "visually-hidden", role: "status", aria: { live: "polite" } });
  // One text for all that a burst of keystrokes changed.
  const say = debounced(250, (/** @type {string} */ text) => (region.textContent = text));
  /** @type {FormView} */
  const view = new FormView({
    onEvent: (event) => player.send([event]),
    onMenu: (item) => simulator.choose(item),
  });
  const notice = el("div", { class: "notice notice-warn row", role: "status", hidden: true },
    "The policy cannot be read", button("Show why", () => store.set({ tab: "policy" }), { kind: "plain" }));
  const log = new EffectLog();
  /** @type {FormPlayer} */
  const player = new FormPlayer(app, view, {
    say,
    onPolicy: (isReadable) => (notice.hidden = isReadable),
    onEffect: (effect) => simulator.answer(effect),
    onLine: (line, isSilent) => {
      if (!isSilent) log.add(line);
      setProperty(region, "lang", line.presentation.locale);
      setProperty(region, "dir", line.presentation.direction);
    },
  });
  /** @type {Simulator} */
  const simulator = new Simulator(app, player);
  const phone = el("div", { class: "phone" }, view.element);
  section.append(
    el("h2", { class: "visually-hidden" }, "Form"),
    el("div", { class: "form-tab" },
      el("div", { class: "form-tab-side form-tab-settings stack" }, settingsPanel(app, player), notice),
      el("div", { class: "form-tab-phone" }, phone, region),
      el("div", { class: "form-tab-side form-tab-simulator stack" }, simulator.element, log.element)),
  );

  const size = () => phone.style.setProperty("--form-scale", String(textSizes.find(({ id }) => id === store.state.textSize)?.scale ?? 1));
  size();
  store.subscribe(size, "textSize");
  player.start();

  let isStale = false;
  store.subscribe((state, changed) => {
    if (changed.has("flow")) {
      simulator.begin();
      player.start();
    } else if (section.hidden && !changed.has("tab")) {
      isStale = true;
    } else if (isStale || changed.has("catalogs") || changed.has("userID") || changed.has("words")) {
      isStale = false;
      player.start({ keepsTyped: true });
    } else {
      if (changed.has("policyText")) player.send([{ event: "policy", json: state.policyText }], { isSilent: true });
      if (changed.has("locale")) player.speak();
    }
  }, "flow", "catalogs", "userID", "words", "policyText", "locale", "tab");
}
