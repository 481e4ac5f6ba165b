// The form with the texts of the open file. A click on a text tells where it comes from.

import { labelled, menu, segments } from "../../controls.js";
import { el, keyed, announce, oncePerFrame, setText, uniqueID } from "../../dom.js";
import { answersOf } from "../../form/answers.js";
import { FormPlayer } from "../../form/player.js";
import { currentSample, fittingSample, weakSample } from "../../form/samples.js";
import { FormView } from "../../form/view.js";
import { localeInfo } from "../../locales.js";
import { flows } from "../../state.js";
import { readySession } from "../../app.js";
import { markedFallback, partsOf, unitsOf, unmarked } from "../../catalog/trace.js";

/** @typedef {import("../../catalog/trace.js").Part} Part */

/** A form that remembers which units its texts are made of. */
class TracedFormView extends FormView {
  /** @type {Map<string, string>} the marked texts by what is shown of them */
  texts = new Map();
  /**
   * What the next drawing types into the fields.
   *
   * @type {Record<string, string> | undefined}
   */
  filling;

  /** @param {object} options */
  constructor(options) {
    super(options);
    // Nothing but the person who works here moves the focus: they may be typing a translation.
    this.alert.isStill = true;
  }

  /** @param {any} presentation @param {any} more */
  draw(presentation, more) {
    this.texts = new Map();
    const typed = this.filling;
    this.filling = undefined;
    return super.draw(this.plain(presentation), { ...more, typed });
  }

  /** @param {string} field */
  focus(field) {
    if (this.element.contains(document.activeElement)) super.focus(field);
  }

  /**
   * A value without marks; its texts are remembered.
   *
   * @param {any} value
   * @returns {any}
   */
  plain(value) {
    if (typeof value === "string") {
      const text = unmarked(value);
      if (text !== value && !this.texts.has(text)) this.texts.set(text, value);
      return text;
    }
    if (Array.isArray(value)) return value.map((item) => this.plain(item));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.plain(item)]));
  }
}

/** What is typed into the form for a person who only wants to see texts. */
const fillings = [
  { id: "none", title: "Empty" }, { id: "weak", title: "Weak" }, { id: "good", title: "Good" },
];

/** @param {import("./index.js").Desk} desk */
export function makePreview(desk) {
  const { app, opened } = desk;
  const locale = localeInfo(opened.locale ?? "en");
  const traced = tracedApp(desk);
  const view = new TracedFormView({ onEvent: (/** @type {any} */ event) => guarded(() => player.send([event])) });
  const player = new FormPlayer(traced, view, { say: (text) => announce(unmarked(text)), onLine: () => listTexts() });
  const texts = el("ul", { class: "catalog-texts", role: "list" });
  const rules = el("ul", { class: "catalog-texts", role: "list" });
  const problem = el("p", { class: "notice notice-warn", hidden: true });

  const hint = el("p", { class: "small soft", role: "status", hidden: true }, "This text is not in the file: it is one that the page came with, or what was typed.");
  const none = el("p", { class: "small soft", hidden: true }, "No text on this screen is in the file.");

  /** @param {() => void} body */
  const guarded = (body) => {
    try {
      body();
    } catch (error) {
      problem.hidden = false;
      setText(problem, `The form cannot be shown: ${/** @type {Error} */ (error).message}`);
    }
  };

  // MARK: The form

  const flowMenu = menu(flows.map(({ id, title }) => ({ id, title })), app.store.state.flow, (flow) => app.store.set({ flow }));
  const answerMenu = menu([], "", () => play());
  const filling = segments("Passwords", fillings, "weak", (id) => {
    chosen = id;
    play();
  });
  let chosen = "weak";
  const answerOptions = () => [
    { id: "", title: "nothing yet" },
    ...answersOf(app.store.state.flow).map(({ id, title, code }) => ({ id, title: code ? `${code}: ${title}` : title })),
  ];
  answerMenu.update(answerOptions(), "");

  /** Plays the chosen situation from the start. */
  function play() {
    problem.hidden = true;
    guarded(() => {
      player.start();
      const { session } = readySession(traced);
      const sample = chosen === "good" || answerMenu.value !== "" ? fittingSample(session) : weakSample;
      session.free();
      const fields = /** @type {any} */ (player.line).presentation.fields.map((/** @type {any} */ view) => view.field);
      const typed = chosen === "none" && answerMenu.value === "" ? [] : fields.map((/** @type {string} */ field) => ({
        event: "edit", field, text: field === "current" || field === "password" ? currentSample : sample,
      }));
      view.filling = Object.fromEntries(typed.map((/** @type {any} */ event) => [event.field, event.text]));
      player.send(typed, { isSilent: true });
      const answer = answersOf(app.store.state.flow).find(({ id }) => id === answerMenu.value);
      if (answer) player.send([{ event: "submit" }, ...answer.events(player.situation())], { isSilent: true });
    });
    listRules();
    mark();
  }

  // MARK: Its texts

  /**
   * The chosen text, which is made of these parts.
   *
   * @param {(string | Part)[]} parts
   * @param {Part | undefined} part
   * @param {HTMLElement | undefined} element
   * @param {boolean} isEditing
   */
  const choose = (parts, part, element, isEditing) => {
    const all = unitsOf(parts);
    const inner = part ?? bestOf(all);
    const unit = inner && opened.units[inner.unit];
    if (unit) desk.select(unit, { shown: { part: inner, all }, isEditing, origin: element });
  };

  view.element.addEventListener("click", (event) => {
    const element = /** @type {HTMLElement} */ (event.target).closest("[data-part], .form-rule, .form-input");
    const text = element && markedTextOf(/** @type {HTMLElement} */ (element), view);
    hint.hidden = element === null || text !== undefined;
    if (text) choose(partsOf(text), undefined, undefined, false);
  });

  function listTexts() {
    const seen = [...view.texts.values()];
    fillList(texts, seen);
    none.hidden = seen.length > 0;
    mark();
  }

  /** @param {HTMLElement} list @param {string[]} all */
  function fillList(list, all) {
    keyed(list, all, (text) => text, () => el("li", null), (item, text) => {
      if (item.childElementCount > 0) return;
      const parts = partsOf(text);
      const shown = el("button", {
        type: "button", class: "catalog-text", lang: locale.tag, dir: locale.direction,
        onclick: (/** @type {any} */ event) => {
          // A key presses the button as a whole; the mouse is over one of its parts.
          const inner = event.detail > 0 ? event.target.closest("[data-unit]")?.dataset.unit : undefined;
          const part = unitsOf(parts).find(({ unit }) => String(unit) === inner);
          choose(parts, part, shown, true);
        },
      }, parts.map(drawPart));
      item.append(shown);
    });
  }

  const listRules = () => {
    if (!ruleDetails.open) return;
    guarded(() => {
      const { session, policy } = readySession(traced);
      const found = policy.isLoaded ? session.texts() : { rules: [] };
      session.free();
      const all = [found.summary, ...found.rules.flatMap((/** @type {any} */ { checklist, requirement }) => [checklist, requirement])];
      fillList(rules, [...new Set(all.filter((text) => text && text !== unmarked(text)))]);
    });
  };

  /** Marks the texts of the chosen unit. */
  function mark() {
    const index = desk.selected?.index;
    /** @param {Part} part */
    const isUntranslated = ({ unit }) => opened.status(opened.units[unit]) === "untranslated";
    for (const shown of view.element.querySelectorAll("[data-part]")) {
      const all = unitsOf(partsOf(markedTextOf(/** @type {HTMLElement} */ (shown), view) ?? ""));
      shown.classList.toggle("is-traced", all.some(({ unit }) => unit === index));
      shown.classList.toggle("is-untranslated", all.some(isUntranslated));
    }
    for (const span of element.querySelectorAll("[data-unit]"))
      span.classList.toggle("is-traced", span.getAttribute("data-unit") === String(index));
  }

  // MARK: The whole

  /** Shows the texts as they are now. What was typed stays, and so does what the server answered. */
  const update = () => {
    if (opened.locale === undefined) return;
    if (answerMenu.value !== "") return play();
    guarded(() => player.start({ keepsTyped: true }));
    listRules();
    mark();
  };
  const ruleDetails = /** @type {HTMLDetailsElement} */ (el("details", { class: "catalog-all", ontoggle: () => listRules() },
    el("summary", null, "Rules of the policy in all styles"), rules));
  const formTitle = uniqueID("form");
  const element = el("section", { class: "catalog-preview stack", aria: { labelledby: formTitle } },
    el("h3", { id: formTitle }, "In the form"),
    el("div", { class: "catalog-situation" },
      labelled("Flow", flowMenu), labelled("The server answers", answerMenu), filling),
    problem,
    el("div", { class: "phone", style: { "--form-scale": 0.92 } }, view.element), hint,
    el("details", { class: "catalog-all", open: true }, el("summary", null, "Texts on this screen"), none, texts),
    ruleDetails);
  const stops = [
    app.store.subscribe(({ flow, locale: tag }, changed) => {
      if (!element.isConnected) return;
      if (changed.has("flow")) {
        flowMenu.update(flows.map(({ id, title }) => ({ id, title })), flow);
        answerMenu.update(answerOptions(), "");
        play();
      } else update();
    }, "flow", "policyText", "userID", "words"),
  ];
  const shown = oncePerFrame(() => {
    if (opened.locale !== undefined) play();
  });
  let isStarted = false;
  return {
    element, mark,
    update: () => {
      if (isStarted) return update();
      isStarted = true;
      shown();
    },
    free: () => {
      stops.forEach((stop) => stop());
      player.free();
    },
  };
}

/**
 * The app with the texts of the open file between marks.
 *
 * @param {import("./index.js").Desk} desk
 */
function tracedApp({ app, opened, builtIn }) {
  /** @type {WeakMap<object, object>} */
  const known = new WeakMap();
  /** @param {any} catalog */
  const fallback = (catalog) => {
    if (!known.has(catalog)) known.set(catalog, markedFallback(catalog, opened.unitsByKey));
    return known.get(catalog);
  };
  const store = {
    get state() {
      const { state } = app.store;
      const catalog = opened.marked(builtIn);
      if (!catalog) return state;
      const catalogs = Object.fromEntries(Object.entries(state.catalogs).map(([tag, other]) => [tag, fallback(other)]));
      return { ...state, locale: catalog.locale, catalogs: { ...catalogs, [catalog.locale]: catalog } };
    },
  };
  return /** @type {any} */ ({ ...app, store });
}

/**
 * The marked text that an element of the form shows.
 *
 * @param {HTMLElement} element
 * @param {TracedFormView} view
 */
function markedTextOf(element, view) {
  if (element.matches(".form-input")) return view.texts.get(/** @type {HTMLInputElement} */ (element).placeholder);
  const shown = element.matches(".form-rule") ? element.querySelector(".form-rule-text") : element;
  return view.texts.get(shown?.textContent ?? "");
}

/**
 * Of the units of a text, the one that says the most: not one that only puts others beside each other.
 *
 * @param {Part[]} all
 */
const bestOf = (all) => all.find(({ parts }) => /\p{L}/u.test(parts.filter((part) => typeof part === "string").join(""))) ?? all[0];

/**
 * A part of a text as an element that knows its unit.
 *
 * @param {string | Part} part
 * @returns {string | HTMLElement}
 */
function drawPart(part) {
  if (typeof part === "string") return part;
  return el("span", { class: "catalog-part", data: { unit: part.unit } }, part.parts.map(drawPart));
}
