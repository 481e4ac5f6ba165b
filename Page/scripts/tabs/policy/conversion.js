// The settings of another system equivalent to the policy, with the losses of the conversion: `watchword policy
// convert`.

import { openModal } from "../../dialog.js";
import { announce, el, fill, uniqueID } from "../../dom.js";
import { button, labelled, menu } from "../../controls.js";
import { copy, download } from "../../download.js";
import { query } from "../../queries.js";

/** The default system. */
const usual = "keycloak";

/**
 * Shows the settings in a dialog.
 *
 * @param {import("../../app.js").App} app
 * @param {string} policy the policy's text
 * @param {string} name the policy's name
 * @param {string | null} chosen the id of a system
 * @param {(id: string) => void} choose called with the id of the displayed system
 */
export function showConversion(app, policy, name, chosen, choose) {
  let system = chosen ?? usual;
  const settings = () => query(app, { ask: "settings", policy, system, locale: "en" });
  let made = settings();
  if (made.error) return announce("The policy has errors; fix them to convert it for another system");
  const text = el("pre", { class: "conversion-text", dir: "ltr", tabindex: "0", aria: { label: "Settings" } });
  const losses = el("section", { class: "stack-tight" });
  const show = () => {
    const { title } = made.systems.find((/** @type {any} */ { id }) => id === system);
    fill(text, made.text);
    showLosses(losses, { system: title, losses: made.losses });
  };
  const systems = menu(made.systems, system, (id) => {
    system = id;
    choose(id);
    made = settings();
    show();
  });
  const heading = el("h2", { id: uniqueID("conversion") }, "Settings for another system");
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "policy-question interview", aria: { labelledby: heading.id } }, heading,
    labelled("System", systems), losses, text,
    el("div", { class: "row" },
      button("Copy", async () => announce((await copy(made.text)) ? "Copied" : "The browser does not allow copying"), { kind: "main" }),
      button("Save file", () => download(`${name.replace(/\.json$/, "")}-${system}.txt`, made.text, "text/plain")),
      button("Close", () => dialog.close()))));
  show();
  openModal(dialog, "select");
}

/** @param {HTMLElement} element @param {{system: string, losses: {words: string, isMild: boolean}[]}} conversion */
export function showLosses(element, { system, losses }) {
  const listed = (/** @type {boolean} */ isMild) => losses.filter((/** @type {any} */ each) => each.isMild === isMild);
  const list = (/** @type {any[]} */ all) => el("ul", null, all.map(({ words }) => el("li", null, words)));
  const [strong, mild] = [listed(false), listed(true)];
  element.hidden = losses.length === 0;
  fill(element, el("h3", null, strong.length > 0 ? `${system}: what cannot be carried over` : `${system}: the whole policy can be carried over`),
    strong.length > 0 ? list(strong) : null,
    mild.length > 0 ? el("details", null, el("summary", null, "Of little consequence"), list(mild)) : null);
}
