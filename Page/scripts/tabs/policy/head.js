// The head of the tab: which policy is open, what it is compared with, and what can be done with its file.

import { announce, el, setText } from "../../dom.js";
import { button, labelled, menu } from "../../controls.js";
import { localesOfApp } from "../../app.js";

/** A policy that people start from. */
const newPolicy = `{
  "version": 1,
  "rules": [
    { "rule": "length", "min": 12 },
    { "rule": "common-password" }
  ]
}
`;

/** Larger files are no policies. */
const largestFile = 1 << 20;

/** The id of "the policy as it was opened" among those that can be compared. */
export const asOpened = "opened";

/**
 * @param {import("./workbench.js").Workbench} bench
 * @param {{compare: (id: string) => void}} actions `id` is the index of a policy, or `asOpened`
 * @returns {HTMLElement & {show: (compared: string) => void}}
 */
export function makeHead(bench, { compare }) {
  const { app } = bench;
  let compared = asOpened;
  const policies = menu([], "", async (chosen) => {
    await bench.choose(Number(chosen));
    show(compared);
  });
  const others = menu([], "", async (chosen) => {
    if (chosen !== "file") return compare(chosen);
    others.value = compared;
    await withFile((name, text) => compare(String(bench.add(name, text))));
  });
  const locales = menu([], "", (tag) => app.store.set({ locale: tag }));
  const problem = el("p", { class: "value-fault", role: "status" });
  const input = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: ".json,.txt,application/json,text/plain", hidden: true }));

  /**
   * Lets people choose a file, and reads it.
   *
   * @param {(name: string, text: string) => any} use
   */
  const withFile = (use) => new Promise((resolve) => {
    input.value = "";
    input.onchange = async () => {
      const file = input.files?.[0];
      setText(problem, "");
      if (file) {
        try {
          if (file.size > largestFile) throw new Error("it is larger than 1 MB");
          const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
          await use(file.name, text);
        } catch (error) {
          setText(problem, `${file.name} cannot be read: ${error instanceof TypeError ? "it is not UTF-8 text" : /** @type {Error} */ (error).message}.`);
        }
      }
      resolve(undefined);
    };
    input.click();
  });
  const step = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {string} */ done, /** @type {() => void} */ body) => /** @type {HTMLButtonElement} */ (
    button(sign, () => {
      body();
      announce(done);
    }, { kind: "plain", aria: { label }, title: label }));
  const undo = step("↶", "Undo", "Undone", () => bench.undo());
  const redo = step("↷", "Redo", "Done again", () => bench.redo());
  const save = button("Save file", () => {
    bench.save();
    setText(problem, "");
    announce("Saved");
    show(compared);
  });
  const element = el("div", { class: "policy-head" },
    labelled("Policy", policies), labelled("Compare with", others), labelled("Rules shown in", locales),
    el("div", { class: "row policy-actions" }, el("span", { class: "policy-steps" }, undo, redo),
      button("Open file…", () => withFile((name, text) => bench.open(name, text))),
      button("New policy", () => bench.open("New policy.json", newPolicy)), save, input), problem);

  const show = (/** @type {string} */ id) => {
    compared = id;
    const { policyIndex, locale } = app.store.state;
    policies.update(bench.policies.map(({ name }, index) => ({ id: String(index), title: index === policyIndex ? bench.name : name })), String(policyIndex));
    others.update([{ id: asOpened, title: bench.isEdited ? `${bench.opened.name}, as opened` : "Choose a policy" },
      ...bench.policies.map(({ name }, index) => ({ id: String(index), title: name })).filter((_, index) => index !== policyIndex),
      { id: "file", title: "Open a file…" }], compared);
    locales.update(localesOfApp(app).map(({ tag, name }) => ({ id: tag, title: `${name} (${tag})` })), locale);
    undo.disabled = !bench.canUndo;
    redo.disabled = !bench.canRedo;
    save.classList.toggle("button-main", bench.isUnsaved);
  };
  return Object.assign(element, { show });
}
