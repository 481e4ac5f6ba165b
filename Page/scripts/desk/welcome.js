// The desk's start screen: where to drop a file, and which formats it opens.

import { button } from "../controls.js";
import { el, fill } from "../dom.js";
import { chooseFiles } from "../files/drops.js";
import { localesOf } from "../locales.js";
import { sample } from "./sample.js";
import { shippedFile } from "./shipped.js";

/** The supported formats, for display. */
export const formatNames = "XLIFF 1.2 and 2, .xcstrings, .strings, .stringsdict, Android strings.xml, PO, ARB, i18next JSON";

/**
 * The drop zone for files.
 *
 * @param {import("../app.js").App} app
 */
export function dropZone(app) {
  return el("div", { class: "drop-zone" },
    el("p", { class: "drop-title" }, "Drop translation files or a folder here"),
    el("p", { class: "drop-actions" },
      button("Open files …", async () => give(app, await chooseFiles()), { kind: "main", data: { action: "open" } }),
      button("Open a folder …", async () => give(app, await chooseFiles({ isFolder: true })), { data: { action: "open-folder" } }),
      button("Try a sample with 6 defects", () => give(app, [sample()]), { data: { action: "sample" } })),
    el("p", { class: "small soft" }, formatNames),
    el("p", { class: "small soft" }, "Your files stay on this computer."));
}

/** @param {import("../app.js").App} app @param {import("../files/drops.js").InputFile[]} files */
const give = (app, files) => {
  if (files.length > 0) app.receive(files);
};

/** @param {import("../app.js").App} app */
export function makeWelcome(app) {
  const { sources = [] } = app.data;
  const catalogs = sources.filter((/** @type {any} */ source) => !source.isCompanion);
  return el("div", { class: "welcome stack" },
    el("h2", null, "Check a translation"),
    el("p", { class: "soft" }, "Find the defects of a translation file, fix them here, and save the file with nothing else changed."),
    dropZone(app),
    sources.length === 0 ? null : el("section", { class: "stack", aria: { label: "Files of this page" } },
      el("h3", null, "Files of this page"),
      button(`Open all ${catalogs.length}`, () => give(app, sources.map(sourceOf)), { kind: "main", data: { action: "open-all" } }),
      el("ul", { class: "welcome-files", role: "list" }, catalogs.map((/** @type {any} */ source) =>
        el("li", null, button(source.name, () => give(app, [sourceOf(source)]), { kind: "plain" }))))),
    app.data.catalogs === undefined ? shippedTexts(app) : null);
}

/**
 * The texts of the forms and rules in every language, each opened with one click.
 *
 * @param {import("../app.js").App} app
 */
function shippedTexts(app) {
  const list = el("ul", { class: "welcome-files", role: "list" });
  const draw = () => {
    /** @type {any} */
    const { en: english, ...translations } = app.store.state.catalogs;
    const locales = localesOf(translations).filter(({ isPseudo }) => !isPseudo).sort((one, other) => one.name.localeCompare(other.name, "en"));
    fill(list, english === undefined ? null : locales.map(({ tag, name, ownName }) =>
      el("li", null, button(`${name} · ${ownName}`, () => give(app, [shippedFile(translations[tag], english)]), { kind: "plain", data: { shipped: tag } }))));
  };
  app.store.subscribe(draw, "catalogs");
  draw();
  return el("section", { class: "stack", aria: { label: "Texts of Watchword" } },
    el("h3", null, "Correct a text of Watchword"),
    el("p", { class: "soft" }, "Open a language, correct its texts, save the file, and send it to the project."), list);
}

/**
 * A file embedded in the page.
 *
 * @param {{name: string, text?: string, base64?: string, edited?: string, isCompanion?: boolean}} source `edited`: the
 *   file with the edits that were not saved
 * @returns {import("../files/drops.js").InputFile}
 */
export const sourceOf = ({ name, text, base64, edited, isCompanion }) => ({
  path: name,
  isCompanion,
  bytes: async () => (base64 === undefined ? new TextEncoder().encode(text) : bytesOf(base64)),
  edited: edited === undefined ? undefined : async () => bytesOf(edited),
});

/** @param {string} base64 */
const bytesOf = (base64) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
