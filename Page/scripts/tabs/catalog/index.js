// The tab "Catalogue": opens an XLIFF file, shows its texts in the form, edits them, and gives the file back.

import { el, fill, announce, debounced, oncePerFrame } from "../../dom.js";
import { OpenedCatalog } from "../../catalog/opened.js";
import { CatalogDefect } from "../../catalog/scanner/defect.js";
import { makeDetails } from "./details.js";
import { acceptDrops, makeFileBar, makeWelcome } from "./file-bar.js";
import { makePreview } from "./preview.js";
import { makeUnitList } from "./unit-list.js";

/** @typedef {import("../../app.js").App} App */

export const id = "catalog";
export const title = "Catalogue";

/**
 * What the parts of this tab share.
 *
 * @typedef {object} Desk
 * @property {import("../../app.js").App} app
 * @property {OpenedCatalog} opened
 * @property {import("../../catalog/scanner/xliff.js").Unit | undefined} selected
 * @property {{part?: import("../../catalog/trace.js").Part, all: import("../../catalog/trace.js").Part[]}} shown the text of
 *   the form that was chosen, if the unit was chosen there
 * @property {(unit: import("../../catalog/scanner/xliff.js").Unit, options?: {shown?: any, isEditing?: boolean, origin?: HTMLElement}) => void} select
 * @property {(unit: import("../../catalog/scanner/xliff.js").Unit, edit?: import("../../catalog/edits.js").Edit) => void} change
 * @property {any} builtIn the catalogue of the page for the same locale
 */

/**
 * @param {HTMLElement} section
 * @param {import("../../app.js").App} app
 */
export function mount(section, app) {
  const workshop = new Workshop(section, app);
  workshop.showWelcome();
  /** @param {File} file */
  acceptDrops(section, (file) => workshop.open(file));
}

/** The tab while it is shown: with a file, or without. */
class Workshop {
  /** @type {Desk | undefined} */
  #desk;
  /** @type {any} */
  #parts;
  /** @type {Record<string, any>} */
  #builtIn;

  /** @param {HTMLElement} section @param {App} app */
  constructor(section, app) {
    this.section = section;
    this.app = app;
    this.#builtIn = app.store.state.catalogs;
    addEventListener("beforeunload", (event) => {
      if ((this.#desk?.opened.changeCount ?? 0) > 0) event.preventDefault();
    });
  }

  /** @param {any} [problem] */
  showWelcome(problem) {
    fill(this.section, makeWelcome(this.app, (file) => this.open(file), problem));
  }

  /**
   * Opens a file that a person chose or dropped.
   *
   * @param {File} file
   */
  async open(file) {
    if (!(await this.#mayClose())) return;
    try {
      const opened = new OpenedCatalog(file.name, new Uint8Array(await file.arrayBuffer()));
      this.#close();
      this.#show(opened);
      announce(`Opened ${file.name}: ${opened.units.length} units`);
    } catch (error) {
      if (!(error instanceof CatalogDefect)) throw error;
      this.#close();
      this.showWelcome({ name: file.name, defect: error });
    }
  }

  /**
   * Whether the open file may go: a person is asked where changes would be lost.
   *
   * @returns {Promise<boolean>}
   */
  async #mayClose() {
    const changes = this.#desk?.opened.changeCount ?? 0;
    return changes === 0 || this.#parts.bar.ask(`Close the file without its ${changes} changed ${changes === 1 ? "text" : "texts"}?`);
  }

  /** Gives the other tabs the texts that the page came with. */
  #close() {
    const locale = this.#desk?.opened.locale;
    this.#parts?.preview.free();
    this.#desk = undefined;
    if (locale === undefined) return;
    const { store } = this.app;
    const catalogs = { ...store.state.catalogs };
    if (this.#builtIn[locale]) catalogs[locale] = this.#builtIn[locale];
    else delete catalogs[locale];
    store.set({ catalogs, locale: catalogs[store.state.locale] ? store.state.locale : "en" });
  }

  /** @param {OpenedCatalog} opened */
  #show(opened) {
    const { app } = this;
    const publish = () => {
      const catalog = opened.compiled(this.#builtIn[opened.locale ?? ""]);
      if (!catalog || this.#desk?.opened !== opened) return;
      app.store.set({ catalogs: { ...app.store.state.catalogs, [catalog.locale]: catalog } });
    };
    const publishSoon = debounced(150, publish);
    const refreshSoon = debounced(150, () => parts.list.update());
    const desk = /** @type {Desk} */ ({
      app, opened, selected: undefined, shown: { all: [] }, builtIn: this.#builtIn[opened.locale ?? ""],
      select: (unit, { shown = { all: [] }, isEditing = false, origin } = {}) => {
        desk.selected = unit;
        desk.shown = shown;
        parts.details.show({ isEditing, origin });
        parts.list.select();
        parts.preview.mark();
      },
      change: (unit, edit) => {
        opened.setEdit(unit, edit);
        draw();
        publishSoon();
        refreshSoon();
      },
    });
    const parts = {
      bar: makeFileBar(desk, {
        onOpen: (file) => this.open(file),
        onDiscard: () => {
          opened.discard();
          publish();
          draw();
          parts.list.update();
          parts.details.show();
        },
        onClose: async () => {
          if (!(await this.#mayClose())) return;
          this.#close();
          this.showWelcome();
        },
      }),
      preview: makePreview(desk), details: makeDetails(desk), list: makeUnitList(desk),
    };
    const draw = oncePerFrame(() => {
      if (this.#desk !== desk) return;
      parts.bar.update();
      parts.preview.update();
      parts.details.update();
    });
    this.#desk = desk;
    this.#parts = parts;
    fill(
      this.section, parts.bar.element,
      el("div", { class: "catalog-desk" }, parts.preview.element,
        el("div", { class: "catalog-side stack" }, parts.details.element, parts.list.element)),
    );
    publish();
    if (opened.locale !== undefined) app.store.set({ locale: opened.locale });
    parts.list.update();
    parts.preview.update();
    const first = opened.units.find((unit) => opened.status(unit) === "untranslated") ?? opened.units[0];
    if (first) desk.select(first);
  }
}
