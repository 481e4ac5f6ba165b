// The output formats of a report.

/**
 * @typedef {{id: string, severity: string, file: string, line: number, column: number, endLine: number, endColumn: number,
 *   unit?: string, message: string, help?: string, fixable?: boolean}} Finding
 * @typedef {{findings: Finding[], bytes: Uint8Array}} FileReport
 * @typedef {{files: number, units: number, errors: number, warnings: number, infos: number}} Summary
 */

const ranks = /** @type {Record<string, number>} */ ({ error: 0, warning: 1, info: 2 });

/** @param {Finding[]} findings */
const errorsFirst = (findings) => [...findings].sort((left, right) => ranks[left.severity] - ranks[right.severity]);

/** The writer of each format. */
export const reports = /** @type {Record<string, (files: FileReport[], summary: Summary) => string>} */ ({
  json: (files, summary) => `${json({ version: 1, summary, diagnostics: files.flatMap(({ findings }) => findings) })}\n`,

  concise: (files) =>
    files.flatMap(({ findings }) => findings).map((finding) =>
      `${shown(finding.file)}:${finding.line}:${finding.column}: ${finding.severity}: ${shown(finding.message)} [${finding.id}]\n`).join(""),

  github: (files) =>
    errorsFirst(files.flatMap(({ findings }) => findings)).map((finding) => {
      const { id, severity, file, line, column, endLine, endColumn, message, help } = finding;
      const properties = { file: file.replace(/^(\.\/)+/, ""), line, col: column, endLine, endColumn, title: id };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${command(String(value), true)}`).join(",");
      return `::${severity === "info" ? "notice" : severity} ${list}::${command(message + (help ? `. ${help}` : ""), false)}\n`;
    }).join(""),

  text: (files) =>
    files.map(({ findings, bytes }) => {
      if (findings.length === 0) return "";
      const lines = decoded(bytes).split(/\r\n|\n|\r/);
      return errorsFirst(findings).map((finding) => `${block(finding, lines)}\n`).join("");
    }).join(""),
});

/**
 * The summary, such as "2 errors, 1 warning in 3 files".
 *
 * @param {Summary} summary
 * @param {number} hidden
 */
export function summaryText({ errors, warnings, infos, files }, hidden) {
  const counted = (/** @type {number} */ count, /** @type {string} */ noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const counts = [counted(errors, "error"), counted(warnings, "warning"), counted(infos, "info")].filter((text) => !text.startsWith("0 "));
  return `${counts.join(", ") || "No findings"} in ${counted(files, "file")}${hidden > 0 ? ` (${hidden} not shown)` : ""}\n`;
}

/**
 * JSON with the escapes of the command.
 *
 * @param {any} value
 */
function json(value) {
  return JSON.stringify(value)
    .replace(/\\(.)/g, (escape, character) => (character === "b" ? "\\u0008" : character === "f" ? "\\u000c" : escape))
    .replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Control characters and bidirectional formatting characters, which could make a line appear different from its
 * content.
 */
const hidden = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** @param {string} text */
function shown(text) {
  return text.replace(hidden, escaped);
}

/** @param {string} character */
function escaped(character) {
  const known = /** @type {Record<string, string>} */ ({ "\t": "\\t", "\n": "\\n", "\r": "\\r" });
  return known[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

/**
 * Escapes text for a workflow command of GitHub.
 *
 * @param {string} text
 * @param {boolean} isProperty
 */
function command(text, isProperty) {
  const escapes = /** @type {Record<string, string>} */ ({ "%": "%25", "\r": "%0D", "\n": "%0A", ...(isProperty && { ":": "%3A", ",": "%2C" }) });
  return text.replace(/[%\r\n:,]|[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu,
    (character) => escapes[character] ?? (/[:,]/.test(character) ? character : escaped(character)));
}

/** @param {Uint8Array} bytes */
function decoded(bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * A finding in readable form: the place, the message, the line with the span marked, and the help.
 *
 * @param {Finding} finding
 * @param {string[]} lines
 */
function block(finding, lines) {
  const { file, line, column, endLine, endColumn, severity, message, id, unit, help } = finding;
  let text = `${shown(file)}:${line}:${column}: ${severity}: ${shown(message)} [${id}]\n`;
  const isAboutFile = unit === undefined && line === 1 && column === 1 && endLine === 1 && endColumn === 1;
  const characters = isAboutFile ? [] : [...(lines[line - 1] ?? "")];
  if (characters.length > 0) {
    // The part of a long line around the finding.
    const first = column > 60 ? column - 60 : Math.min(characters.findIndex((character) => !/[ \t]/.test(character)) + 1 || 1, column);
    const part = (/** @type {number} */ from, /** @type {number} */ to) =>
      characters.slice(from - 1, to - 1).map((character) => (character === "\t" ? " " : shown(character))).join("");
    const lead = first > 1 && column > 60 ? "…" : "";
    const tail = column + 80 <= characters.length ? "…" : "";
    const end = endLine === line ? Math.max(endColumn, column + 1) : characters.length + 1;
    const before = lead + part(first, column);
    const marked = part(column, Math.min(end, column + 80));
    text += ` ${line} | ${before}${marked}${part(end, column + 80)}${tail}\n`;
    text += ` ${" ".repeat(String(line).length)} | ${" ".repeat(width(before))}^${"~".repeat(Math.max(width(marked), 1) - 1)}\n`;
  }
  if (unit !== undefined) text += `  unit: ${shown(unit.length > 120 ? `${unit.slice(0, 119)}…` : unit)}\n`;
  if (help !== undefined) text += `  help: ${shown(help)}\n`;
  return text;
}

/**
 * The number of terminal cells that a text takes.
 *
 * @param {string} text
 */
function width(text) {
  let cells = 0;
  for (const character of text) {
    if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) continue;
    cells += /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u.test(character) ? 2 : 1;
  }
  return cells;
}
