// The view "Check a translation": the translators' desk, or its start screen while no file is open.

import { button } from "../../controls.js";
import { announce, el, fill, setText } from "../../dom.js";
import { showDialog } from "../../dialog.js";
import { checkEntries, fileEntries, sortEntries } from "../../desk/actions.js";
import { makeBars } from "../../desk/bars.js";
import { Desk } from "../../desk/desk.js";
import { makeEditor } from "../../desk/editor.js";
import { makeGrid } from "../../desk/grid.js";
import { importFiles } from "../../desk/importing.js";
import { handleKeys, showKeys } from "../../desk/keys.js";
import { makeRail } from "../../desk/rail.js";
import { save } from "../../desk/saving.js";
import { makeWelcome, sourceOf } from "../../desk/welcome.js";

export const id = "catalog";
export const title = "Check a translation";

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  const desk = new Desk(app);
  const welcome = makeWelcome(app);
  const notices = el("div", { class: "desk-notices" });
  const progress = el("p", { class: "desk-progress", role: "status", hidden: true }, el("progress", { max: "1" }), " ", el("span"));
  const rail = makeRail(desk);
  const grid = makeGrid(desk, { onEdit: () => editor.focus() });
  const editor = makeEditor(desk, { onLeave: () => leaveEditor(), onNext: () => goOn() });
  const bars = makeBars(desk, {
    leave: () => app.store.set({ tab: "home" }), save: () => saveNow(), undo: () => step("undo"), redo: () => step("redo"), focusList: () => grid.scroller.focus(),
    moreEntries: () => [
      { title: "Keys", note: "?", run: () => showKeys() }, { title: "Save this page …", note: "with the open files", run: () => app.savePage() },
      { title: "Close this file", run: () => closeNow() },
    ],
    checkEntries: () => checkEntries(desk), fileEntries: () => fileEntries(desk), sortEntries: () => sortEntries(desk),
  });
  const work = el("div", { class: "desk", hidden: true }, bars.elements, notices, el("div", { class: "desk-parts" }, rail.element, grid.element, editor.element));
  section.append(progress, welcome, work);
  handleKeys(section, desk, {
    grid: grid.scroller, search: bars.search, focusEditor: editor.focus, fixFirst: editor.fixFirst, insertChip: editor.insertChip, goOn: () => goOn(),
    leaveEditor: () => leaveEditor(), parts: () => [bars.elements[1], rail.element, grid.scroller, editor.element], save: () => saveNow(), undo: () => step("undo"), redo: () => step("redo"),
  });

  // MARK: Files

  async function open() {
    const files = app.openFiles;
    app.openFiles = [];
    if (files.length === 0) return;
    fill(notices);
    const { problems, news } = await importFiles(desk, files, (done, all) => {
      progress.hidden = done >= all || !work.hidden;
      progress.children[0].setAttribute("value", String(all === 0 ? 1 : done / all));
      setText(progress.children[1], all > 1 ? `Reading ${Math.floor(done) + 1} of ${all} files …` : "Reading …");
      rail.showProgress(Math.floor(done), all);
    });
    if (problems.length > 0) note(problems.slice(0, 5).join("\n"), "bad");
    if (news.length > 0) note(news.join("\n"), "good");
    show();
  }

  function show() {
    const { document: opened } = desk;
    const isOpen = opened !== undefined;
    work.hidden = !isOpen;
    welcome.hidden = isOpen;
    document.documentElement.toggleAttribute("data-desk", isOpen);
    if (!isOpen) {
      section.insertBefore(notices, welcome);
      return;
    }
    work.insertBefore(notices, work.lastElementChild);
    for (const notice of notices.querySelectorAll("[data-of]")) if (/** @type {HTMLElement} */ (notice).dataset.of !== String(opened.number)) notice.remove();
    if (opened.restorable.length > 0) offerRestoring(opened);
  }

  /** @param {string} text @param {"bad" | "warn" | "good"} kind @param {(HTMLElement | null)[]} [buttons] */
  function note(text, kind, buttons = []) {
    const notice = el("div", { class: `notice notice-${kind} desk-notice`, role: "alert" }, el("p", null, text), buttons,
      button("", () => notice.remove(), { class: "button button-plain desk-notice-close", aria: { label: "Close" } }));
    /** @type {HTMLElement} */ (notice.lastElementChild).append("×");
    notices.append(notice);
    return notice;
  }

  /** @param {import("../../desk/document.js").CatalogDocument} opened */
  function offerRestoring(opened) {
    const count = opened.restorable.length;
    const earlier = /** @type {HTMLElement | null} */ (notices.querySelector(`[data-of="${opened.number}"]`));
    if (earlier?.dataset.count === String(count)) return;
    earlier?.remove();
    const { conflicts } = opened;
    const notice = note(`This file has ${count === 1 ? "an edit" : `${count} edits`} that ${count === 1 ? "was" : "were"} not saved.${conflicts === 0 ? "" : ` ${conflicts === 1 ? "One text was" : `${conflicts} texts were`} also changed in the file: restoring replaces ${conflicts === 1 ? "it" : "them"}.`}`, "warn", [
      button(`Restore ${count} ${count === 1 ? "edit" : "edits"}`, () => {
        desk.steps.restoreEdits(opened);
        notice.remove();
        grid.scroller.focus();
      }, { kind: "main", class: "button button-main", data: { action: "restore" } }),
      button("Discard", () => {
        opened.discardRestorable();
        notice.remove();
      }),
    ]);
    Object.assign(notice.dataset, { of: String(opened.number), count: String(count) });
  }

  // MARK: Work

  let isSaving = false;

  async function saveNow() {
    const { document: opened } = desk;
    if (isSaving) return;
    isSaving = true;
    desk.steps.commitTyping();
    await opened?.settled();
    if (!opened || opened.changeCount === 0) announce("Nothing has changed");
    else await save(opened);
    isSaving = false;
  }

  async function closeNow() {
    const { document: opened } = desk;
    if (!opened) return;
    if (opened.changeCount > 0) {
      const answer = await showDialog("Close without saving?", [el("p", null, opened.changeCount === 1 ? "One change is not saved." : `${opened.changeCount} changes are not saved.`)], [{ id: "", title: "Stay", kind: "main" }, { id: "close", title: "Discard and close", kind: "danger" }]);
      if (answer !== "close") return;
    }
    desk.close(opened);
    if (desk.documents.length > 0) await desk.open(desk.firstSheet(desk.documents[0]));
  }

  /** Keeps the typed text, and moves to the next row of the list that needs work. */
  function goOn() {
    desk.steps.approve();
    // After the last row, the search wraps to rows that still need work.
    const row = desk.neighbour(1, (each) => !each.isFile) ?? desk.list.find((each) => each !== desk.row && !each.isFile && ["error", "warning", "todo"].includes(each.urgency));
    if (row) {
      desk.select(row);
      editor.focus();
    } else {
      announce("That was the last text");
      grid.scroller.focus();
    }
  }

  /** Whether the editor fills the window, in which case nothing is selected automatically. */
  const isNarrow = () => matchMedia("(max-width: 44rem)").matches;

  function leaveEditor() {
    if (isNarrow()) desk.select(undefined);
    grid.scroller.focus();
  }

  /** @param {"undo" | "redo"} what */
  async function step(what) {
    const isEditing = editor.element.contains(document.activeElement);
    const done = await desk.steps[what]();
    announce(done === "" ? `Nothing to ${what}` : `${what === "undo" ? "Undone" : "Redone"}: ${done}`);
    if (isEditing) editor.focus();
  }

  desk.on(["sheet"], () => {
    show();
    if (!desk.document || desk.row) return;
    if (!isNarrow()) desk.select(desk.list[0]);
    grid.scroller.focus();
  });
  // The field that had the focus was removed with its row.
  desk.on(["selection"], () => {
    if (!desk.row && !section.hidden && document.activeElement === document.body) grid.scroller.focus();
  });
  addEventListener("watchword-files", open);
  addEventListener("pagehide", () => desk.storeNow());
  addEventListener("beforeunload", (event) => {
    desk.steps.commitTyping();
    if (desk.isBaselineUnsaved || desk.areLimitsUnsaved || desk.documents.some(({ isUnsaved }) => isUnsaved)) event.preventDefault();
  });
  app.deskContents = () => desk.contents();
  begin();

  /** Opens the files that were given earlier, or the page's own files. */
  async function begin() {
    const { sources = [], desk: saved, view } = app.data;
    const isGiven = app.openFiles.length > 0;
    if (!isGiven && sources.length > 0 && (saved || view === "catalog")) app.openFiles = sources.map(sourceOf);
    if (saved) Object.assign(desk, { checks: saved.checks, settings: saved.settings, settingsPath: saved.settingsPath ?? desk.settingsPath, baseline: saved.baseline });
    await open();
    if (saved && !isGiven) await desk.restore(saved);
  }
}
