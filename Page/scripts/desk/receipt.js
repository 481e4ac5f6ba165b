// The receipt: a small page to deliver with a file, which states what was checked and what was found.

import { download } from "../download.js";
import { lastPart } from "../files/names.js";
import { localeInfo } from "../locales.js";
import { hashOf } from "./journal.js";

/** @param {import("./desk.js").Desk} desk */
export async function saveReceipt(desk) {
  const { document, sheet } = desk;
  if (!document || !sheet) return;
  const counts = desk.counts();
  const bytes = await document.bytes();
  const done = counts.all === 0 ? 100 : Math.floor((counts.translated / counts.all) * 100);
  const counted = (/** @type {number} */ count, /** @type {string} */ noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const names = sheet.language ? `${localeInfo(sheet.language).name} (${sheet.language})` : "";
  const rows = [
    ["File", document.path], ["Language", names], ["Translated", `${done} % of ${counted(counts.all, "text")}`], ["Errors", String(counts.errors)],
    ["Warnings", String(counts.warnings)], ["Known findings, not counted", String(document.known.size)], ["Checks", `${desk.checks ?? desk.settings?.checks ?? "recommended"}${desk.settings ? ", with settings" : ""}`],
    ["Compared with", document.sourceName ?? "nothing"], ["SHA-256 of the file", bytes ? await hashOf(bytes) : ""], ["Checked", new Date().toISOString().slice(0, 16).replace("T", " ")],
  ].filter(([, value]) => value !== "");
  const escaped = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
  const title = `${counted(counts.errors, "error")}, ${counted(counts.warnings, "warning")}, ${done} % of ${counted(counts.all, "text")} translated`;
  download(`${lastPart(document.path)}.receipt.html`, [
    "<!doctype html>", '<html lang="en">', '<meta charset="utf-8">', `<title>${escaped(lastPart(document.path))}: ${title}</title>`,
    `<h1>${title}</h1>`, "<table>", ...rows.map(([name, value]) => `<tr><th align="left">${escaped(name)}</th><td>${escaped(value)}</td></tr>`), "</table>", "<p>Checked by Watchword.</p>", "</html>", "",
  ].join("\n"), "text/html");
}
