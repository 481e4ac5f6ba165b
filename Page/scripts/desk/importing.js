// Files opened at the desk: catalogues, each with its source file if that is among them, glossaries, settings and
// baselines.

import { withContent } from "../files/drops.js";
import { CatalogDocument } from "./document.js";
import { Project } from "./project.js";

/** @typedef {import("../files/drops.js").InputFile} Given */

/**
 * Takes files; returns messages about them: problems, and files other than catalogues that were taken.
 *
 * @param {import("./desk.js").Desk} desk
 * @param {Given[]} files
 * @param {(done: number, all: number) => void} onProgress
 * @returns {Promise<{problems: string[], news: string[]}>}
 */
export async function importFiles(desk, files, onProgress) {
  const { problems, news, taken } = await takeFiles(desk, files);
  const paths = [...new Set(taken.filter(({ isCompanion }) => !isCompanion).map(({ folder, path }) => folder ?? path))];
  const project = new Project(desk, taken, paths);
  if (paths.length > 0) {
    const problem = await project.open();
    problems.push(...(problem === "" ? project.notes : [problem]));
  } else if (news.length === 0 && problems.length === 0) problems.push(nothingIn(files));
  const documents = project.entries.flatMap(({ path }) => taken.filter((file) => file.path === path).map((file) => new CatalogDocument(desk, project, file)));
  // Translations come before their sources, because the first file is shown.
  const sources = new Set(project.entries.map(({ source }) => source));
  documents.sort((one, other) => Number(sources.has(one.path)) - Number(sources.has(other.path)));
  // A file opened again replaces its earlier version, unless that has edits.
  const replaced = desk.documents.filter(({ path, changeCount }) => changeCount === 0 && documents.some((each) => each.path === path));
  const others = desk.documents.filter((each) => !replaced.includes(each));
  desk.documents = [...others, ...documents];
  desk.notify("documents");
  if (news.length > 0) problems.push(...await desk.reload());
  let first = true;
  for (const [index, document] of documents.entries()) {
    onProgress(index, documents.length);
    await document.load((done) => onProgress(index + Math.min(0.99, done), documents.length));
    // A folder of Android resources contains files without texts.
    if (documents.length > 1 && document.problem === "" && document.units.length === 0 && document.findings.length === 0) desk.close(document);
    desk.notify("documents");
    // The first file with something to do is shown while the others load.
    if (first && document.problem === "" && desk.documents.includes(document)) {
      first = false;
      await desk.open(desk.firstSheet(document));
    } else await desk.makeRoom();
    if (document.problem !== "") problems.push(`${document.path}: ${document.problem}`);
  }
  for (const each of replaced) if (each !== desk.document) desk.drop(each);
  await project.compare();
  desk.refilter();
  onProgress(documents.length, documents.length);
  return { problems, news };
}

/**
 * Sorts files: settings, glossaries and baselines are taken at once, and the catalogues and folders are returned. In a
 * folder, what its settings name is used, as by the command.
 *
 * @param {import("./desk.js").Desk} desk
 * @param {Given[]} files
 */
async function takeFiles(desk, files) {
  /** @type {{problems: string[], news: string[], taken: Given[]}} */
  const result = { problems: [], news: [], taken: [] };
  for (const file of files) {
    const isAlone = file.folder === undefined;
    if (isAlone ? !file.isCompanion : file.path === `${file.folder}/.watchword.json`) {
      const bytes = await file.bytes();
      const settings = await importSettings(desk, file, bytes);
      if (settings !== undefined) (settings.isTaken ? result.news : result.problems).push(settings.text);
      if (isAlone) {
        if (settings !== undefined) continue;
        const survey = await desk.app.catalogs.survey(file.path, bytes);
        if (survey.isCatalog) result.taken.push({ ...withContent(file, bytes), edited: file.edited });
        else if (survey.obstacle && files.length === 1 && !survey.obstacle.includes("watchword ")) result.problems.push(`${file.path}: ${survey.obstacle}.`);
        continue;
      }
    }
    result.taken.push(file);
  }
  return result;
}

/** @param {Given[]} files */
function nothingIn(files) {
  if (files.length === 1 && /\.json$/i.test(files[0].path)) return `${files[0].path} may contain i18next texts, whose language is the name of their folder. Drop the folder that contains the languages, such as locales.`;
  return files.length === 1
    ? `${files[0].path} is not a translation file. The desk opens XLIFF, .xcstrings, .strings, .stringsdict, Android's strings.xml, PO, ARB and i18next's JSON.`
    : `None of these ${files.length} files is a translation file.`;
}

/**
 * Takes a glossary, settings or a baseline. The answer describes the file or its problem; it is undefined for another
 * kind of file.
 *
 * @param {import("./desk.js").Desk} desk
 * @param {Given} file
 * @param {Uint8Array} bytes
 * @returns {Promise<{isTaken: boolean, text: string} | undefined>}
 */
async function importSettings(desk, file, bytes) {
  const json = /\.json$/i.test(file.path) && bytes.length < 1 << 24 ? objectIn(bytes) : undefined;
  if (json?.version === 1 && Array.isArray(json.findings)) {
    desk.baseline = json;
    return { isTaken: true, text: `${file.path} contains ${json.findings.length} known findings, which are now hidden.` };
  }
  const isSettings = json !== undefined && /(^|\/)\.?watchword[^/]*\.json$/.test(file.path) && ["checks", "severities", "limits", "glossary", "suppress", "overrides"].some((name) => name in json);
  if (isSettings) {
    const { version, $schema, ...settings } = json;
    [desk.settings, desk.settingsPath] = [settings, file.folder === undefined ? ".watchword.json" : file.path];
    return { isTaken: true, text: `${file.path} now determines what is checked.` };
  }
  if (!/\.(csv|tsv|tbx)$/i.test(file.path)) return undefined;
  const { source = "en" } = desk.languages;
  const languages = [...new Set(desk.documents.flatMap((document) => document.files.map(({ target }) => target)).filter((tag) => tag !== undefined))];
  const answer = await desk.app.catalogs.request("glossary", { bytes, name: file.path, languages: languages.length > 0 ? languages : undefined, source });
  if (answer.error) return { isTaken: false, text: `${file.path}: ${answer.error.message}` };
  desk.settings = { ...desk.settings, glossary: answer.glossary };
  return { isTaken: true, text: `${file.path} has ${answer.count} ${answer.count === 1 ? "term" : "terms"}. Translations are now checked against the glossary.` };
}

/** @param {Uint8Array} bytes */
function objectIn(bytes) {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes));
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
