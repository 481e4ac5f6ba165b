// The head of the tab: the open policy, the policy it is compared with, and the actions for its file.

import { announce, el, setText } from "../../dom.js";
import { button, labelled, menu } from "../../controls.js";
import { localesOfApp } from "../../app.js";
import { showConversion } from "./conversion.js";
import { designedPolicy } from "./interview.js";

/** The maximum size of a file. */
const maxFileBytes = 1 << 20;

/** The id of "the policy as opened" in the list of policies to compare with. */
const asOpened = "opened";

/**
 * @param {import("./workbench.js").Workbench} bench
 * @param {{compare: () => void, opened: () => void, designed: (uses: import("./audit.js").Uses) => void, saved: (file: string) => void}} actions
 * @returns {HTMLElement & {show: () => void}}
 */
export function makeHead(bench, { compare, opened, designed, saved }) {
  const { app } = bench;
  const idOf = (/** @type {import("./edit-history.js").Policy | null} */ policy) => (policy ? String(bench.policies.indexOf(policy)) : asOpened);
  const policies = menu([], "", (chosen) => bench.choose(Number(chosen)));
  const compareWith = (/** @type {number} */ index) => {
    bench.compared = bench.policies[index] ?? null;
    compare();
  };
  const others = menu([], "", async (chosen) => {
    if (chosen !== "file") return compareWith(chosen === asOpened ? -1 : Number(chosen));
    others.value = idOf(bench.compared);
    await withFile((name, text) => compareWith(bench.add(name, text)));
  });
  const locales = menu([], "", (tag) => app.store.set({ locale: tag }));
  /** @type {string | null} the system that the policy is for, if chosen */
  let system = null;
  const problem = el("p", { class: "value-fault", role: "status" });
  const input = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: ".json,.txt,application/json,text/plain", hidden: true }));

  /**
   * Shows a file dialog, and reads the chosen file.
   *
   * @param {(name: string, text: string) => any} use
   */
  const withFile = (use) => new Promise((resolve) => {
    input.value = "";
    input.onchange = async () => {
      const file = input.files?.[0];
      bench.problem = "";
      if (file) {
        try {
          if (file.size > maxFileBytes) throw new Error("it is larger than 1 MB");
          const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
          await use(file.name, text);
        } catch (error) {
          bench.problem = `${file.name} cannot be read: ${error instanceof TypeError ? "it is not UTF-8 text" : /** @type {Error} */ (error).message}.`;
        }
      }
      show();
      resolve(undefined);
    };
    input.click();
  });
  const step = (/** @type {string} */ symbol, /** @type {string} */ label, /** @type {string} */ done, /** @type {() => void} */ body) => /** @type {HTMLButtonElement} */ (
    button(symbol, () => {
      body();
      announce(done);
    }, { kind: "plain", aria: { label }, title: label }));
  const undo = step("↶", "Undo", "Undone", () => bench.undo());
  const redo = step("↷", "Redo", "Redone", () => bench.redo());
  const save = button("Save file", () => {
    bench.problem = "";
    saved(bench.save());
  });
  const element = el("div", { class: "policy-head" },
    labelled("Policy", policies), labelled("Compare with", others), labelled("Rules shown in", locales),
    el("div", { class: "row policy-actions" }, el("span", { class: "policy-steps" }, undo, redo),
      button("Open file…", () => withFile((name, text) => open(name, text))), button("New policy…", () => design()), save,
      button("Settings for…", () => showConversion(app, bench.text, bench.opened.name, system, (id) => (system = id)), { kind: "plain" }), input), problem);
  const design = async () => {
    const made = await designedPolicy(app);
    if (!made) return;
    if (made.system && made.system !== "native") system = made.system;
    app.store.set({ locale: made.locale });
    designed(made.uses);
    open("New policy.json", made.policy);
  };
  const open = (/** @type {string} */ name, /** @type {string} */ text) => {
    bench.open(name, text);
    opened();
  };

  const show = () => {
    const { policyIndex, locale } = app.store.state;
    const all = bench.listed.map((policy) => ({ id: idOf(policy), title: bench.titleOf(policy), policy }));
    policies.update(all, String(policyIndex));
    others.update([{ id: asOpened, title: bench.isEdited ? `${bench.opened.name}, as opened` : "Choose a policy" },
      ...all.filter(({ id, policy }) => id !== String(policyIndex) && !(bench.isEdited && policy === bench.opened)),
      { id: "file", title: "Open a file…" }], idOf(bench.compared));
    setText(problem, bench.problem);
    locales.update(localesOfApp(app).map(({ tag, name }) => ({ id: tag, title: `${name} (${tag})` })), locale);
    undo.disabled = !bench.canUndo;
    redo.disabled = !bench.canRedo;
    save.classList.toggle("button-main", bench.isUnsaved);
  };
  return Object.assign(element, { show });
}
