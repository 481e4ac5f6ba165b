// The desk's menu entries: everything a user can do other than typing.

import { el } from "../dom.js";
import { showDialog } from "../dialog.js";
import { download } from "../download.js";
import { chooseFiles } from "../files/drops.js";
import { lastPart } from "../files/names.js";
import { saveReceipt } from "./receipt.js";

/**
 * @typedef {object} Actions
 * @property {() => void} leave
 * @property {() => void} save
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} focusList
 * @property {() => import("../popup.js").Entry[]} moreEntries
 * @property {() => import("../popup.js").Entry[]} checkEntries
 * @property {() => import("../popup.js").Entry[]} fileEntries
 * @property {() => import("../popup.js").Entry[]} sortEntries
 */

const sets = /** @type {const} */ ([
  { id: "essential", title: "Essential checks", note: "problems that break an app" },
  { id: "recommended", title: "Recommended checks", note: "plus problems that readers notice" },
  { id: "all", title: "All checks", note: "plus hints" },
]);

/** @param {import("./desk.js").Desk} desk @returns {import("../popup.js").Entry[]} */
export function checkEntries(desk) {
  const { document } = desk;
  /** @type {Map<string, number>} */
  const counts = new Map();
  document?.findings.forEach(({ id }, index) => document.known.has(index) || counts.set(id, (counts.get(id) ?? 0) + 1));
  const found = [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return [
    { title: "Checks to run", isHeading: true },
    ...sets.map(({ id, title, note }) => ({
      title, note, group: "set", isOn: (desk.checks ?? desk.settings?.checks ?? "recommended") === id,
      run: () => {
        desk.checks = id;
        desk.reload();
      },
    })),
    { title: found.length > 0 ? "Show only one check" : "No findings", isHeading: true },
    ...found.map(([id, count]) => ({
      title: id, note: String(count), isOn: desk.check === id,
      run: () => {
        desk.check = desk.check === id ? "" : id;
        desk.refilter();
      },
    })),
  ];
}

/** @param {import("./desk.js").Desk} desk @returns {import("../popup.js").Entry[]} */
export function sortEntries(desk) {
  const orders = /** @type {const} */ ([["file", "As in the file"], ["urgency", "Most urgent first"], ["source", "By source"], ["length", "Shortest first"]]);
  return [
    ...orders.map(([id, title]) => ({
      title, group: "sort", isOn: desk.sort === id,
      run: () => {
        desk.sort = id;
        desk.refilter();
      },
    })),
    { title: "Rows", isHeading: true },
    {
      title: "Two lines", isOn: desk.isComfortable,
      run: () => {
        desk.isComfortable = !desk.isComfortable;
        desk.notify("list");
      },
    },
    {
      title: "Show ids", isOn: desk.showsIDs,
      run: () => {
        desk.showsIDs = !desk.showsIDs;
        desk.notify("list");
      },
    },
  ];
}

/** @param {import("./desk.js").Desk} desk @returns {import("../popup.js").Entry[]} */
export function fileEntries(desk) {
  const { document } = desk;
  const terms = desk.settings?.glossary?.terms?.length ?? 0;
  const source = document?.sourceName;
  return [
    { title: "Open files …", run: async () => desk.app.receive(await chooseFiles()) },
    { title: "Open a folder …", run: async () => desk.app.receive(await chooseFiles({ isFolder: true })) },
    { title: "Compare", isHeading: true },
    { title: "Source texts …", note: source ? lastPart(source) : "none", run: () => chooseBase(desk) },
    { title: "Glossary …", note: terms > 0 ? `${terms} terms` : "CSV, TBX", run: async () => desk.app.receive(await chooseFiles({ isOne: true })) },
    { title: "Length limits …", note: desk.settings?.limits ? "set" : "", run: () => setLimits(desk) },
    { title: "Known findings …", note: desk.baseline ? `${desk.baseline.findings.length}` : "a baseline", run: async () => desk.app.receive(await chooseFiles({ isOne: true })) },
    { title: "Download", isHeading: true },
    { title: "Receipt", note: "a summary to deliver with the file", isOff: !document, run: () => saveReceipt(desk) },
    { title: "All findings (JSON)", note: "of all files of the folder", isOff: !document, run: () => saveReport(desk) },
    { title: "Settings (.watchword.json)", isOff: !desk.settings, run: () => saveSettings(desk) },
    { title: "Known findings (baseline.json)", isOff: !desk.baseline, run: () => saveBaseline(desk) },
  ];
}

/** @param {import("./desk.js").Desk} desk */
async function saveReport(desk) {
  const { document } = desk;
  if (document) download("findings.json", await document.project.report(), "application/json");
}

/** @param {import("./desk.js").Desk} desk */
function saveSettings(desk) {
  download(".watchword.json", `${JSON.stringify({ version: 1, ...desk.settings }, null, 2)}\n`, "application/json");
  desk.areLimitsUnsaved = false;
}

/** @param {import("./desk.js").Desk} desk */
function saveBaseline(desk) {
  download("baseline.json", `${JSON.stringify(desk.baseline, null, 2)}\n`, "application/json");
  desk.isBaselineUnsaved = false;
}

/** @param {import("./desk.js").Desk} desk */
async function chooseBase(desk) {
  const { document } = desk;
  const [file] = await chooseFiles({ isOne: true });
  if (!file || !document) return;
  const { project } = document;
  const before = project.base;
  project.base = file;
  const problem = await project.reload();
  if (problem !== "") {
    project.base = before;
    await showDialog("These source texts cannot be used", [el("p", null, problem)], [{ id: "ok", title: "OK", kind: "main" }]);
  }
  desk.refilter();
  desk.notify("content", "sheet");
}

/** @param {import("./desk.js").Desk} desk */
async function setLimits(desk) {
  const { limits } = desk.settings ?? {};
  const lines = (limits?.units ?? []).map((/** @type {any} */ { unit, length }) => `${unit} ${length}`).join("\n");
  const area = /** @type {HTMLTextAreaElement} */ (document.createElement("textarea"));
  area.className = "area area-code";
  area.rows = 6;
  area.value = lines;
  area.setAttribute("aria-label", "Limits");
  const answer = await showDialog("Length limits", [
    el("p", null, "One limit per line: the id of a text, or a pattern with *, then the maximum number of characters."), area,
    el("p", { class: "small soft" }, "Example: tab.* 12. The first matching line applies to a text. Limits in the file itself stay in force."),
  ], [{ id: "set", title: "Set", kind: "main" }, { id: "", title: "Cancel" }]);
  if (answer !== "set") return;
  const units = area.value.split("\n").map((line) => /^\s*(\S.*?)\s+(\d+)\s*$/.exec(line)).flatMap((found) => (found ? [{ unit: found[1], length: Number(found[2]) }] : []));
  if (area.value !== lines) desk.areLimitsUnsaved = true;
  desk.settings = { ...desk.settings, limits: units.length > 0 ? { ...limits, units } : undefined };
  await desk.reload();
}
