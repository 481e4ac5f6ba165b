// A new policy from an interview. The engine provides the questions, the proposed answers and the resulting policy, as
// in `watchword policy new`; this file provides the controls.

import { debounced, el, fill, keyed, localized, setText, uniqueID } from "../../dom.js";
import { button, menu, segments } from "../../controls.js";
import { localesOfApp } from "../../app.js";
import { query } from "../../queries.js";
import { openModal } from "../../dialog.js";
import { showLosses } from "./conversion.js";

/** With more choices, a menu replaces the radio buttons. */
const maxRadios = 4;

/**
 * @typedef {object} Question
 * @property {string} id
 * @property {string} words
 * @property {string} [note]
 * @property {"choice" | "flag" | "number" | "words" | "languages"} kind
 * @property {{id: string, words: string}[]} [choices]
 * @property {boolean} [orNone]
 * @property {string} answer
 * @property {string} [fault]
 */

/**
 * Asks the questions; returns the new policy, or null if the user cancels.
 *
 * @param {import("../../app.js").App} app
 * @returns {Promise<{policy: string, locale: string, system: string, uses: {isOnlyFactor?: boolean, isUnlockCode: boolean}} | null>}
 */
export function designedPolicy(app) {
  return new Promise((resolve) => {
    /** @type {Record<string, string>} the user's answers; all others are proposed */
    const answers = { locale: localesOfApp(app).some(({ tag, isPseudo }) => tag === app.store.state.locale && !isPseudo) ? app.store.state.locale : "en" };
    /** @type {any} */
    let design = null;
    const questions = el("div", { class: "interview-questions" });
    const texts = el("ul", { class: "card-rules interview-texts" });
    const language = el("h3", { id: uniqueID("interview-texts") });
    texts.setAttribute("aria-labelledby", language.id);
    const losses = el("section", { class: "stack-tight" });
    const status = el("p", { class: "visually-hidden", role: "status" });
    const heading = el("h2", { id: uniqueID("interview") }, "A new policy");
    const done = button("Make the policy", () => dialog.close("done"), { kind: "main" });
    const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "policy-question interview", aria: { labelledby: heading.id } }, heading,
      el("div", { class: "interview-columns" }, questions, el("section", { class: "interview-outcome stack" }, language, texts, losses)),
      status, el("div", { class: "row" }, done, button("Cancel", () => dialog.close("cancel")))));
    const locale = () => answers.locale.split(",")[0].trim();
    const announceTexts = debounced(1000, () => setText(status, `Users will read: ${[...texts.children].map((each) => each.textContent).join("; ")}`));
    /** @type {() => void} */
    const show = () => {
      design = query(app, { ask: "design", answers, locale: "en" });
      if (design.error) return;
      // An answer that is no longer available, because of another answer, is dropped.
      const dropped = design.questions.filter((/** @type {Question} */ { choices, fault }) => choices && fault);
      for (const { id } of dropped) delete answers[id];
      if (dropped.length > 0) return show();
      keyed(questions, /** @type {Question[]} */ (design.questions), ({ id, choices }) => [id, ...(choices ?? []).map((each) => each.id)].join(" "),
        (question) => controlOf(question, app, (answer) => {
          answers[question.id] = answer;
          show();
        }), (element, question) => element.show(question));
      const card = query(app, { ask: "card", policy: design.policy, locale: locale() });
      const shown = { tag: card.locale, direction: card.direction };
      setText(language, `What users will read (${localesOfApp(app).find(({ tag }) => tag === card.locale)?.name ?? card.locale})`);
      texts.dir = card.direction;
      fill(texts, card.rules.length > 0 ? card.rules.map((/** @type {any} */ { checklist }) => el("li", null, localized(checklist, shown))) : el("li", null, localized(card.summary, shown)));
      showLosses(losses, design);
      done.toggleAttribute("disabled", design.questions.some((/** @type {Question} */ { fault }) => fault));
      announceTexts();
    };
    show();
    openModal(dialog, "input, select").then(() => {
      const { policy, isOnlyFactor, isUnlockCode } = design;
      resolve(dialog.returnValue === "done" ? { policy, locale: locale(), system: answers.system, uses: { isOnlyFactor, isUnlockCode } } : null);
    });
  });
}

/**
 * The control of a question.
 *
 * @param {Question} question
 * @param {import("../../app.js").App} app
 * @param {(answer: string) => void} answer
 * @returns {HTMLElement & {show: (question: Question) => void}}
 */
function controlOf(question, app, answer) {
  const note = el("p", { class: "control-note", id: uniqueID("interview-note") });
  const fault = el("p", { class: "value-fault", role: "status" });
  const { element, set } = makers[question.kind](question, app, answer);
  const described = element.querySelector("fieldset, input, select") ?? element;
  described.setAttribute("aria-describedby", note.id);
  const root = el("div", { class: "interview-question", data: { question: question.id } }, element, note, fault);
  return Object.assign(root, {
    show(/** @type {Question} */ now) {
      setText(note, now.note);
      note.hidden = !now.note;
      setText(fault, now.fault);
      if (!now.fault) set(now.answer);
    },
  });
}

/** @typedef {{element: HTMLElement, set: (answer: string) => void}} Control */

/** @type {Record<string, (question: Question, app: import("../../app.js").App, answer: (text: string) => void) => Control>} */
const makers = {
  choice({ words, choices = [], answer: chosen }, _, answer) {
    const options = choices.map(({ id, words: title }) => ({ id, title }));
    if (options.length > maxRadios) {
      const select = menu(options, chosen, answer);
      return { element: labelledBy(words, select), set: (id) => select.update(options, id) };
    }
    const group = radios(words, options, chosen, answer);
    return { element: group, set: group.choose };
  },
  flag({ words, answer: chosen }, _, answer) {
    const group = segments(words, [{ id: "yes", title: "Yes" }, { id: "no", title: "No" }], chosen, answer);
    return { element: group, set: group.choose };
  },
  number: typed,
  words: typed,
  languages({ words }, app, answer) {
    const boxes = localesOfApp(app).filter(({ isPseudo }) => !isPseudo).map(({ tag, name }) => {
      const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", value: tag, onchange: () => toggle(tag, box.checked) }));
      return { box, label: el("label", { class: "interview-choice" }, box, el("span", null, name)) };
    });
    /** @type {string[]} in the order in which they were chosen: the first one is shown */
    let chosen = [];
    const toggle = (/** @type {string} */ tag, /** @type {boolean} */ isOn) => {
      const next = isOn ? [...chosen, tag] : chosen.filter((each) => each !== tag);
      answer((next.length > 0 ? next : chosen).join(", "));
    };
    return {
      element: el("fieldset", { class: "interview-group" }, el("legend", { class: "control-label" }, words), el("div", { class: "interview-languages" }, boxes.map(({ label }) => label))),
      set(text) {
        chosen = text.split(",").map((part) => part.trim());
        for (const { box } of boxes) box.checked = chosen.includes(box.value);
      },
    };
  },
};

/** @param {Question} question @param {import("../../app.js").App} _ @param {(text: string) => void} answer @returns {Control} */
function typed({ words, kind }, _, answer) {
  const input = /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "text", inputmode: kind === "number" ? "numeric" : null, dir: "auto", autocomplete: "off",
    oninput: () => answer(input.value.trim() === "" ? "none" : input.value),
  }));
  return {
    element: labelledBy(words, input),
    set(text) {
      if (document.activeElement !== input) input.value = text;
    },
  };
}

/** @param {string} words @param {HTMLElement} control */
function labelledBy(words, control) {
  control.id ||= uniqueID("interview-control");
  return el("div", { class: "control" }, el("label", { class: "control-label", for: control.id }, words), control);
}

/**
 * A list of choices, one per line.
 *
 * @param {string} words
 * @param {{id: string, title: string}[]} options
 * @param {string} chosen
 * @param {(id: string) => void} onChoose
 * @returns {HTMLElement & {choose: (id: string) => void}}
 */
function radios(words, options, chosen, onChoose) {
  const name = uniqueID("interview-radios");
  const inputs = options.map(({ id }) => /** @type {HTMLInputElement} */ (el("input", { type: "radio", name, value: id, checked: id === chosen, onchange: () => onChoose(id) })));
  const group = el("fieldset", { class: "interview-group" }, el("legend", { class: "control-label" }, words),
    options.map(({ title }, index) => el("label", { class: "interview-choice" }, inputs[index], el("span", null, title))));
  return Object.assign(group, {
    choose(/** @type {string} */ id) {
      for (const input of inputs) input.checked = input.value === id;
    },
  });
}
