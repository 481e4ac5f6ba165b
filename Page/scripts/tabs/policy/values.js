// A control for each kind of parameter value: steppers, switches, menus, lists.

import { el, uniqueID } from "../../dom.js";
import { choiceOf } from "./labels.js";

/** @typedef {import("./schema.js").Parameter} Parameter */

/**
 * A control of one value: `show` receives the value, or undefined if the rule omits it.
 *
 * @typedef {HTMLElement & {show: (value: any) => void}} ValueControl
 */

/**
 * @param {Parameter} parameter
 * @param {(value: any) => void} onChange undefined removes the value
 * @returns {ValueControl}
 */
export function valueControl(parameter, onChange) {
  switch (parameter.kind) {
    case "integer": return stepper(parameter, onChange);
    case "score": return choice({ ...parameter, name: "strength" }, (value) => onChange(value === undefined ? undefined : Number(value)), parameter.name);
    case "flag": return flag(parameter, onChange);
    case "choice": return choice(parameter, onChange);
    case "choices": return choices(parameter, onChange);
    case "texts": return texts(parameter, onChange);
    default: return text(parameter, onChange);
  }
}

/**
 * The label of a value, with its name in the JSON as a small hint.
 *
 * @param {string} label
 * @param {string} name
 */
const labelled = (label, name) => [el("span", null, label), el("code", { class: "json-name", aria: { hidden: true } }, name)];

/** Values whose label needs an explanation. */
const noted = new Set(["pattern", "description", "words", "percent"]);

/** @param {Parameter} parameter @param {HTMLElement} control @param {(value: any) => void} show @param {string} [name] @returns {ValueControl} */
function labelledValue(parameter, control, show, name = parameter.name) {
  const input = control.matches("input, select, textarea") ? control : control.querySelector("input");
  if (input) input.id = uniqueID("value");
  const note = noted.has(parameter.name) ? el("p", { class: "control-note", id: uniqueID("note") }, parameter.summary) : null;
  if (note) input?.setAttribute("aria-describedby", note.id);
  const label = el("label", { class: "value-label", for: input?.id }, labelled(parameter.label, name));
  return Object.assign(el("div", { class: "value" }, label, control, note), { show });
}

/** @param {Parameter} parameter @param {(value: any) => void} onChange */
function stepper(parameter, onChange) {
  const min = parameter.minimum ?? 0;
  const max = parameter.maximum ?? Number.MAX_SAFE_INTEGER;
  const fault = el("p", { class: "value-fault", id: uniqueID("fault"), role: "status" });
  const showFault = (/** @type {boolean} */ isWrong) => {
    fault.textContent = isWrong ? `A whole number from ${min} to ${max}` : "";
    if (isWrong) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  const input = /** @type {HTMLInputElement} */ (el("input", {
    class: "input stepper-input", type: "number", inputmode: "numeric", min, max, step: 1, aria: { describedby: fault.id },
    placeholder: parameter.defaultValue ?? "none",
    onfocus: () => input.select(),
    onblur: () => { if (fault.textContent !== "") [input.value, fault.textContent] = [known, ""]; input.removeAttribute("aria-invalid"); },
    oninput: () => {
      if (input.value === "" && !input.validity.badInput) {
        showFault(parameter.isRequired);
        return parameter.isRequired ? undefined : onChange(undefined);
      }
      const number = Number(input.value);
      const isGood = Number.isInteger(number) && number >= min && number <= max;
      showFault(!isGood);
      if (isGood) onChange(number);
    },
  }));
  let known = "";
  const step = (/** @type {number} */ by) => {
    const now = input.value === "" ? Number(parameter.defaultValue ?? (by > 0 ? min - 1 : min)) : Number(input.value);
    const next = Math.min(max, Math.max(min, now + by));
    input.value = String(next);
    showFault(false);
    onChange(next);
  };
  const button = (/** @type {string} */ symbol, /** @type {number} */ by, /** @type {string} */ label) =>
    el("button", { type: "button", class: "stepper-button", aria: { label: `${parameter.label}: ${label}` }, onclick: () => step(by) }, symbol);
  const row = el("div", { class: "stepper" }, button("−", -1, "one less"), input, button("+", 1, "one more"));
  const element = labelledValue(parameter, row, (value) => {
    known = value === undefined ? "" : String(value);
    if (document.activeElement === input && (input.value === "" || fault.textContent !== "" || Number(input.value) === value)) return;
    input.value = known;
  });
  element.append(fault);
  return element;
}

/** @param {Parameter} parameter @param {(value: any) => void} onChange @returns {ValueControl} */
function flag(parameter, onChange) {
  const input = /** @type {HTMLInputElement} */ (el("input", {
    type: "checkbox", onchange: () => onChange(input.checked ? true : undefined),
  }));
  const element = el("label", { class: "tick value-flag" }, input, labelled(parameter.label, parameter.name));
  return Object.assign(element, { show: (/** @type {any} */ value) => { input.checked = value === true; } });
}

/** @param {Parameter} parameter @param {(value: any) => void} onChange @param {string} [name] the name in JSON */
function choice(parameter, onChange, name = parameter.name) {
  const select = /** @type {HTMLSelectElement} */ (el("select", {
    class: "menu", onchange: () => onChange(select.value === String(parameter.defaultValue ?? "") ? undefined : select.value),
  }, (parameter.choices ?? []).map((each) => el("option", { value: each }, choiceOf(parameter.name, each)))));
  return labelledValue(parameter, select, (value) => {
    select.value = value === undefined ? String(parameter.defaultValue ?? "") : String(value);
  }, name);
}

/** @param {Parameter} parameter @param {(value: any) => void} onChange */
function text(parameter, onChange) {
  const input = /** @type {HTMLInputElement} */ (el("input", {
    class: "input", type: "text", dir: "auto", autocomplete: "off", spellcheck: "false",
    oninput: () => {
      if (input.value !== "") onChange(input.value);
      else if (!parameter.isRequired) onChange(undefined);
    },
  }));
  return labelledValue(parameter, input, (value) => {
    const shown = typeof value === "string" ? value : "";
    if (input.value !== shown && !(document.activeElement === input && input.value === "")) input.value = shown;
  });
}

/** @param {Parameter} parameter @param {(value: any) => void} onChange */
function texts(parameter, onChange) {
  const area = /** @type {HTMLTextAreaElement} */ (el("textarea", {
    class: "area", rows: 3, dir: "auto", spellcheck: "false", autocomplete: "off",
    oninput: () => {
      const list = area.value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
      if (list.length > 0 || parameter.isRequired) onChange(list);
      else onChange(undefined);
    },
  }));
  return labelledValue({ ...parameter, summary: `${parameter.summary}, one per line` }, area, (value) => {
    const shown = Array.isArray(value) ? value.join("\n") : "";
    if (document.activeElement !== area && area.value !== shown) area.value = shown;
  });
}

/** @param {Parameter} parameter @param {(value: any) => void} onChange @returns {ValueControl} */
function choices(parameter, onChange) {
  const names = parameter.choices ?? [];
  const inputs = names.map((name) => /** @type {HTMLInputElement} */ (el("input", {
    type: "checkbox", onchange: () => {
      const list = names.filter((_, index) => inputs[index].checked);
      onChange(list.length === 0 ? undefined : list);
    },
  })));
  const element = el("fieldset", { class: "value" }, el("legend", { class: "value-label" }, labelled(parameter.label, parameter.name)),
    el("div", { class: "choices" }, names.map((name, index) => el("label", { class: "tick" }, inputs[index], el("span", null, choiceOf("class", name))))));
  return Object.assign(element, {
    show: (/** @type {any} */ value) => names.forEach((name, index) => { inputs[index].checked = Array.isArray(value) && value.includes(name); }),
  });
}

