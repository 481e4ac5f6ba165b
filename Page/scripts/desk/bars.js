// The bars above the grid: the file with its progress, and the filters.

import { button } from "../controls.js";
import { debounced, el, fill, icon, setText } from "../dom.js";
import { localeInfo } from "../locales.js";
import { popup } from "../popup.js";
import { filters } from "./desk.js";

const titles = { errors: "Errors", warnings: "Warnings", todo: "To do", review: "Review", changed: "Changed" };

/**
 * @param {import("./desk.js").Desk} desk
 * @param {import("./actions.js").Actions} actions
 */
export function makeBars(desk, actions) {
  const back = button("", actions.leave, { class: "button button-plain", aria: { label: "All views" }, title: "All views" });
  back.append(icon("M12 5l-5 5 5 5"));
  const name = el("h1", { class: "bar-name" });
  const language = el("span", { class: "bar-language soft" });
  const meter = el("progress", { class: "bar-progress", max: "100", aria: { label: "Translated" } });
  const percent = el("span", { class: "bar-percent" });
  const numbers = el("p", { class: "bar-numbers" });
  const state = el("span", { class: "bar-state soft small", role: "status" });
  const save = button("Save", actions.save, { kind: "main", title: "Ctrl+S", id: "desk-save" });
  const undo = button("", actions.undo, { class: "button button-plain", aria: { label: "Undo" }, title: "Undo (Ctrl+Z)" });
  undo.append(icon("M8 6L4 10l4 4M4 10h8a4 4 0 010 8h-1"));
  const redo = button("", actions.redo, { class: "button button-plain", aria: { label: "Redo" }, title: "Redo (Ctrl+Shift+Z)" });
  redo.append(icon("M12 6l4 4-4 4M16 10H8a4 4 0 000 8h1"));
  const top = el("div", { class: "bar bar-top" }, back, name, language, meter, percent, numbers,
    el("div", { class: "bar-end" }, state, undo, redo, save, popup("More", actions.moreEntries, { class: "button-plain", id: "desk-more" })));

  const search = /** @type {HTMLInputElement} */ (el("input", {
    class: "input bar-search", type: "search", id: "desk-search", autocomplete: "off", spellcheck: "false", placeholder: "Search…  /", aria: { label: "Search texts, ids and notes" },
    oninput: debounced(120, () => find()),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && search.value !== "") {
        event.stopPropagation();
        search.value = desk.search = "";
        desk.refilter();
      } else if (event.key === "ArrowDown" || event.key === "Enter") {
        event.preventDefault();
        find();
        actions.focusList();
      }
    },
  }));
  function find() {
    if (desk.search === search.value) return;
    desk.search = search.value;
    desk.refilter();
  }
  const toggles = filters.map((filter) => {
    const count = el("span", { class: "toggle-count" });
    const element = el("button", {
      type: "button", class: `toggle toggle-${filter}`, aria: { pressed: "false" }, data: { filter },
      onclick: () => {
        if (desk.filters.has(filter)) desk.filters.delete(filter);
        else desk.filters.add(filter);
        desk.refilter();
      },
    }, titles[filter], " ", count);
    return { filter, element, count };
  });
  const only = button("", () => {
    desk.check = "";
    desk.refilter();
  }, { class: "toggle toggle-only", aria: { pressed: "true" } });
  const bottom = el("div", { class: "bar bar-filters", role: "toolbar", aria: { label: "Filters and menus" } }, search, toggles.map(({ element }) => element), only,
    el("div", { class: "bar-end" }, popup("Check", actions.checkEntries, { class: "button-plain", id: "desk-check" }),
      popup("File", actions.fileEntries, { class: "button-plain", id: "desk-file" }), popup("Sort", actions.sortEntries, { class: "button-plain", id: "desk-sort" })));

  function update() {
    const { sheet, document } = desk;
    if (!sheet || !document) return;
    const counts = desk.counts();
    const done = counts.all === 0 ? 100 : Math.floor((counts.translated / counts.all) * 100);
    setText(name, document.path.split("/").pop());
    name.title = document.path;
    setText(language, sheet.language ? localeInfo(sheet.language).name : "");
    meter.setAttribute("value", String(done));
    setText(percent, counts.all === 0 ? (document.files.some(({ lacksSources }) => lacksSources) ? "no source texts" : "source texts") : `${done} %`);
    meter.hidden = counts.all === 0;
    fill(numbers, counts.errors > 0 ? el("span", { class: "sign-error" }, `● ${counts.errors.toLocaleString("en")} ${counts.errors === 1 ? "error" : "errors"}`) : el("span", { class: "sign-done" }, "✓ 0 errors"),
      counts.warnings > 0 ? el("span", { class: "sign-warning" }, `▲ ${counts.warnings.toLocaleString("en")}`) : null,
      counts.todo > 0 ? el("span", { class: "soft" }, `○ ${counts.todo.toLocaleString("en")} to do`) : null);
    const isChanged = document.changeCount > 0;
    setText(state, isChanged ? `${document.changeCount} ${document.changeCount === 1 ? "change" : "changes"} not saved` : document.savedAs || (document.isEditable ? "" : "Read only"));
    save.setAttribute("aria-disabled", String(!isChanged));
    setProperty(undo, desk.steps.canUndo);
    setProperty(redo, desk.steps.canRedo);
    for (const { filter, element, count } of toggles) {
      setText(count, counts[filter].toLocaleString("en"));
      element.setAttribute("aria-pressed", String(desk.filters.has(filter)));
    }
    only.hidden = desk.check === "";
    setText(only, desk.check === "" ? "" : `${desk.check} ×`);
  }

  /** @param {HTMLElement} element @param {boolean} isOn */
  const setProperty = (element, isOn) => element.setAttribute("aria-disabled", String(!isOn));

  const soon = debounced(60, update);
  desk.on(["sheet", "list"], () => {
    if (search.value !== desk.search && document.activeElement !== search) search.value = desk.search;
    update();
  });
  desk.on(["content", "row", "view"], soon);
  return { elements: [top, bottom], search };
}
