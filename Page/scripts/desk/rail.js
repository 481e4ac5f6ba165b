// The list of files and languages, if there is more than one.

import { el, keyed, setText } from "../dom.js";
import { shortPaths } from "../files/names.js";
import { localeInfo } from "../locales.js";

/** @param {import("./desk.js").Desk} desk */
export function makeRail(desk) {
  const list = el("ul", { class: "rail-list", role: "list" });
  const progress = el("p", { class: "small soft rail-progress", role: "status", hidden: true });
  const element = el("nav", { class: "rail", aria: { label: "Files and languages" } }, progress, list);

  function update() {
    const names = shortPaths(desk.documents.map(({ path }) => path));
    const sheets = desk.documents.flatMap((document, index) => desk.sheetsOf(document).map((sheet) => ({ ...sheet, name: names[index] })));
    element.hidden = sheets.length < 2;
    if (element.hidden) return;
    keyed(list, sheets, ({ document, language }) => `${document.number} ${language}`, ({ document, language }) => makeItem(document, language), updateItem);
  }

  /** @param {import("./document.js").CatalogDocument} document @param {string | undefined} language */
  function makeItem(document, language) {
    return el("li", null, el("button", { type: "button", class: "rail-item", onclick: () => desk.open({ document, language }) },
      el("span", { class: "rail-name" }), el("span", { class: "rail-language" }), el("span", { class: "rail-errors" }), el("progress", { class: "rail-bar", max: "100", aria: { hidden: "true" } }), el("span", { class: "rail-percent" })));
  }

  /** @param {HTMLElement} item @param {import("./desk.js").Sheet & {name: string}} sheet */
  function updateItem(item, { document, language, name }) {
    const [title, languageName, errors, bar, percent] = item.children[0].children;
    const isCurrent = desk.document === document && desk.sheet?.language === language;
    if (isCurrent) item.children[0].setAttribute("aria-current", "true");
    else item.children[0].removeAttribute("aria-current");
    const own = language ? localeInfo(language).name : "Source texts";
    const isAlone = desk.documents.length === 1;
    setText(title, isAlone ? own : name);
    const { changeCount, restorable } = document;
    const edits = changeCount > 0 ? `${changeCount} not saved` : restorable.length > 0 ? `${restorable.length} to restore` : "";
    setText(languageName, [isAlone ? "" : own, edits].filter((part) => part !== "").join(" · "));
    // An unloaded document keeps its last counts.
    const key = `${language}`;
    if (document.isLoaded) document.lastCounts.set(key, desk.counts({ document, language }));
    const counts = document.lastCounts.get(key);
    const done = !counts || counts.all === 0 ? 100 : Math.floor((counts.translated / counts.all) * 100);
    setText(errors, document.problem !== "" ? "cannot be read" : !counts ? "…" : counts.errors > 0 ? `● ${counts.errors}` : "");
    /** @type {HTMLElement} */ (errors).className = `rail-errors ${counts?.errors || document.problem ? "sign-error" : ""}`;
    bar.setAttribute("value", String(done));
    setText(percent, counts ? (counts.all === 0 ? "source" : `${done} %`) : "");
  }

  desk.on(["documents", "sheet", "content"], update);
  return {
    element,
    /**
     * Shows how many files have been read.
     *
     * @param {number} done
     * @param {number} all
     */
    showProgress: (done, all) => {
      progress.hidden = done >= all;
      setText(progress, `Reading ${done + 1} of ${all} files …`);
    },
  };
}
