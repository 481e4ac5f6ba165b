// The file: how it is opened, what it is, and how it is given back.

import { button } from "../../controls.js";
import { el, fill, setText, uniqueID } from "../../dom.js";
import { copy, download } from "../../download.js";
import { localeInfo } from "../../locales.js";


/**
 * A button that opens a file from disk.
 *
 * @param {string} title
 * @param {(file: File) => void} onOpen
 * @param {object} [properties]
 */
function openButton(title, onOpen, properties) {
  const input = /** @type {HTMLInputElement} */ (el("input", {
    type: "file", accept: ".xliff,.xlf,application/xliff+xml,application/x-xliff+xml", class: "visually-hidden", tabindex: "-1",
    aria: { label: "XLIFF file" },
    onchange: () => {
      const file = input.files?.[0];
      if (file) onOpen(file);
      input.value = "";
    },
  }));
  return el("span", { class: "catalog-open" }, button(title, () => input.click(), properties), input);
}

/**
 * Takes files that are dropped anywhere on the tab.
 *
 * @param {HTMLElement} section
 * @param {(file: File) => void} onOpen
 */
export function acceptDrops(section, onOpen) {
  /** @param {any} event */
  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  let depth = 0;
  const mark = () => section.classList.toggle("is-dropping", depth > 0);
  section.addEventListener("dragenter", (/** @type {any} */ event) => {
    if (!hasFiles(event)) return;
    depth += 1;
    mark();
  });
  section.addEventListener("dragleave", (/** @type {any} */ event) => {
    if (!hasFiles(event)) return;
    depth -= 1;
    mark();
  });
  section.addEventListener("dragover", (/** @type {any} */ event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  section.addEventListener("drop", (/** @type {any} */ event) => {
    depth = 0;
    mark();
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    onOpen(file);
  });
}

/**
 * What the tab shows without a file.
 *
 * @param {import("../../app.js").App} app
 * @param {(file: File) => void} onOpen
 * @param {{name: string, defect: import("../../catalog/scanner/defect.js").CatalogDefect}} [problem]
 */
export function makeWelcome(app, onOpen, problem) {
  return el("div", { class: "catalog-welcome stack" },
    problem ? problemNotice(problem) : null,
    el("div", { class: "catalog-drop card" },
      el("h2", null, "See your translation in the form"),
      el("p", { class: "soft" }, "Open an XLIFF file from your disk, or drop it here. Its texts show in the form at once, and in all other tabs."),
      openButton("Open an XLIFF file …", onOpen, { kind: "main" }),
      el("p", { class: "small soft" }, "The file is read in this page: nothing is sent anywhere.")),
    sourceCard(app, onOpen), lintCard(app, undefined));
}

/**
 * The files of the folder that the page was made of; nothing if it was made of none.
 *
 * @param {import("../../app.js").App} app
 * @param {(file: File) => void} onOpen
 */
function sourceCard(app, onOpen) {
  /** @type {{name: string, text?: string, base64?: string}[]} */
  const sources = app.data.sources ?? [];
  if (sources.length === 0) return null;
  const heading = uniqueID("sources");
  return el("section", { class: "card stack", aria: { labelledby: heading } },
    el("h3", { id: heading }, "Files in this page"),
    el("ul", { class: "row catalog-sources", role: "list" }, sources.map((source) =>
      el("li", null, button(source.name, () => onOpen(new File([contentOf(source)], source.name)))))));
}

/**
 * The bytes of a file in the page.
 *
 * @param {{text?: string, base64?: string}} source
 */
const contentOf = ({ text, base64 = "" }) => text ?? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @param {{name: string, defect: import("../../catalog/scanner/defect.js").CatalogDefect}} problem */
function problemNotice({ name, defect }) {
  const place = defect.place ? `, line ${defect.place.line}, column ${defect.place.column}` : "";
  return el("div", { class: "notice notice-bad stack", role: "alert" },
    el("p", null, el("strong", null, `${name}${place}: `), `${defect.message}.`, defect.help ? ` ${defect.help}.` : ""),
    lintHint(name));
}

/**
 * The command that checks all, ready to copy.
 *
 * @param {string} name
 */
export function lintHint(name) {
  const command = `watchword lint ${quoted(name)}`;
  const answer = el("span", { class: "small soft", role: "status" });
  return el("p", { class: "row catalog-command" },
    el("span", null, "All checks: "), el("code", null, command),
    button("Copy", async () => setText(answer, (await copy(command)) ? "Copied" : "Select it and copy it yourself"), { kind: "plain", aria: { label: "Copy the command" } }),
    answer);
}

/**
 * A file's name as a shell reads it.
 *
 * @param {string} name
 */
const quoted = (name) => (/^[\w.@%+=:,/][\w.@%+=:,/-]*$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`);

/**
 * What the command wrote into the page about the catalogues; nothing if it wrote none.
 *
 * @param {import("../../app.js").App} app
 * @param {import("./index.js").Desk | undefined} desk with the open file; all files without it
 */
export function lintCard(app, desk) {
  const own = (app.data.catalogFindings ?? []).filter(
    (/** @type {any} */ { file }) => !desk || `/${file}`.endsWith(`/${desk.opened.name}`));
  if (own.length === 0) return null;
  const shown = own.slice(0, 200);
  const heading = uniqueID("lint");
  return el("section", { class: "card stack", aria: { labelledby: heading } },
    el("h3", { id: heading }, `watchword lint found ${own.length} when this page was written`),
    el("ul", { class: "catalog-findings", role: "list" }, shown.map((/** @type {any} */ finding) => {
      const unit = desk?.opened.units.find(({ id }) => id === finding.unit);
      const place = `${finding.file}:${finding.line}:${finding.column} · ${finding.id}`;
      return el("li", { data: { severity: finding.severity } },
        el("span", { class: `badge ${severityBadge(finding.severity)}` }, finding.severity),
        el("div", null,
          el("p", null, el("bdi", null, finding.message)),
          el("p", { class: "small soft" }, place, unit && [" · ", unitLink(unit, desk)]),
          finding.help ? el("p", { class: "small" }, el("bdi", null, finding.help)) : null));
    })),
    own.length > shown.length ? el("p", { class: "soft" }, `and ${own.length - shown.length} more`) : null);
}

/**
 * @param {import("../../catalog/scanner/xliff.js").Unit} unit
 * @param {import("./index.js").Desk | undefined} desk
 */
function unitLink(unit, desk) {
  const link = el("button", {
    type: "button", class: "catalog-link", dir: "ltr", onclick: () => desk?.select(unit, { isEditing: true, origin: link }),
  }, unit.id.slice(0, 80));
  return link;
}

/** @type {(severity: "error" | "warning" | "info") => string} */
export const severityBadge = (severity) => ({ error: "badge-bad", warning: "badge-warn", info: "" })[severity] ?? "";

/**
 * The line above the form: the file's name, what it is, and what can be done with it.
 *
 * @param {import("./index.js").Desk} desk
 * @param {{onOpen: (file: File) => void, onDiscard: () => void, onClose: () => void}} actions
 */
export function makeFileBar(desk, { onOpen, onDiscard, onClose }) {
  const { opened } = desk;
  const locale = opened.locale === undefined ? undefined : localeInfo(opened.locale);
  const facts = el("p", { class: "small soft" });
  const changes = el("span", { class: "badge badge-accent" });
  const save = button("Download", () => download(opened.name.replace(/^.*\//, ""), opened.bytes, "application/xliff+xml"), { kind: "main" });
  const discard = button("Undo all", onDiscard);
  const encoding = `${opened.document.encoding}${opened.document.hasMark ? " with a byte-order mark" : ""}`;
  const notice = el("div");
  const question = el("div", { class: "notice notice-warn row catalog-question", role: "alertdialog", hidden: true });
  const element = el("header", { class: "catalog-bar stack" },
    el("div", { class: "row" },
      el("div", { class: "catalog-name" },
        el("h2", null, el("bdi", { dir: "auto" }, opened.name)), facts),
      el("div", { class: "row catalog-actions" }, changes, discard, save, openButton("Open another …", onOpen), button("Close", onClose))),
    notice, question);
  const update = () => {
    const count = opened.changeCount;
    const { units } = opened;
    const done = units.filter((unit) => ["translated", "source"].includes(opened.status(unit))).length;
    setText(facts, [
      locale ? `${locale.name} (${locale.tag})` : "No language named", `${units.length} units`, `${done} done`, encoding,
    ].join(" · "));
    setText(changes, `${count} ${count === 1 ? "text" : "texts"} changed`);
    changes.hidden = count === 0;
    discard.hidden = count === 0;
    /** @type {HTMLButtonElement} */ (save).disabled = count === 0;
  };
  if (opened.locale === undefined)
    fill(notice, el("p", { class: "notice notice-bad", role: "alert" },
      "The file names no language that is a language tag, so its texts cannot be shown in the form. Write target-language=\"…\" as BCP 47 defines it, such as pt-BR."));
  /**
   * Asks a question that is answered here, in the page.
   *
   * @param {string} text
   * @returns {Promise<boolean>}
   */
  const ask = (text) => new Promise((resolve) => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    /** @param {boolean} isYes */
    const answer = (isYes) => {
      question.hidden = true;
      if (!isYes) before?.focus();
      resolve(isYes);
    };
    const words = el("p", { id: uniqueID("question") }, text);
    const no = button("Keep working", () => answer(false), { kind: "main" });
    fill(question, words, el("div", { class: "row" }, no, button("Close without them", () => answer(true), { kind: "danger" })));
    question.setAttribute("aria-labelledby", words.id);
    question.hidden = false;
    no.focus();
  });
  update();
  return { element, update, ask };
}
