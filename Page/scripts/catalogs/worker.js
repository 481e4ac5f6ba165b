// The worker that holds the catalogues: it reads, checks, edits and writes them with the engine, and reports changes.
// A request is `{number, request, …}`; the answer has the same number.

import { Tools } from "../../../Distribution/npm/source/tools.js";
import { Project } from "./project.js";

/** How many units or findings one message carries: unpacking that many takes a few milliseconds. */
const maxElements = 4000;

/** @type {any} */
let tools;
/** @type {WebAssembly.Module} */
let engine;
/** @type {Map<number, Project>} by the page's numbers */
const projects = new Map();
/** @type {Map<number, {project: Project, catalog: any}>} the open catalogues, by the page's numbers */
const open = new Map();

/** @param {number} number */
const catalogAt = (number) => open.get(number)?.catalog;

/** @param {number} number */
function close(number) {
  const opened = open.get(number);
  opened?.project.close(opened.catalog);
  open.delete(number);
}

/** @type {Record<string, (input: any, number: number) => any>} */
const answers = {
  start: async ({ module }) => {
    engine = module;
    tools = await Tools.load(module);
    return {};
  },
  survey: ({ name, bytes }) => tools.survey(bytes, name),
  enters: ({ name }) => tools.enters(name),
  explain: ({ id }) => tools.explain(id),
  glossary: ({ bytes, ...options }) => tools.glossary(bytes, options),
  project: ({ project, files, shipped, question }) => {
    const made = new Project(engine, files, shipped);
    const answer = made.start(question);
    if (!answer.error) projects.set(project, made);
    return answer;
  },
  open: ({ catalog, project: name, index, bytes }, number) => {
    const project = projects.get(name);
    const opened = project?.open(index, bytes) ?? { error: { id: "no-project", message: "The engine has lost this project" } };
    // A document that cannot be read again, for example with other settings, stays open.
    if (!project || opened.error) return opened;
    close(catalog);
    open.set(catalog, { project, catalog: opened });
    for (const list of ["units", "findings"]) {
      for (let at = 0; at < opened[list].length; at += maxElements) {
        self.postMessage({ number, part: { list, elements: opened[list].slice(at, at + maxElements), of: opened.units.length } });
      }
    }
    return { format: opened.format, isEditable: opened.isEditable, summary: opened.summary, files: opened.files };
  },
  compare: ({ project }) => {
    const compared = projects.get(project)?.compare();
    const numbers = new Map([...open].map(([number, { catalog }]) => [catalog, number]));
    return { ...compared, changes: compared?.changes.map((each) => ({ catalog: numbers.get(each.catalog), changes: each.changes })) };
  },
  report: ({ project }) => ({ text: projects.get(project)?.report() ?? "" }),
  end: ({ project }) => {
    projects.delete(project);
    return {};
  },
  edit: ({ catalog, unit, text }) => catalogAt(catalog).edit(unit, text),
  fix: ({ catalog, findings }) => catalogAt(catalog).fix(findings),
  trial: ({ catalog, findings }) => catalogAt(catalog).trial(findings),
  unit: ({ catalog, unit, text }) => catalogAt(catalog).unit(unit, text),
  compiled: ({ catalog }) => catalogAt(catalog).compiled(),
  baseline: ({ catalog, ...options }) => catalogAt(catalog).baseline(options),
  bytes: ({ catalog }) => ({ bytes: catalogAt(catalog).bytes() }),
  close: ({ catalog }) => {
    close(catalog);
    return {};
  },
};

self.addEventListener("message", async ({ data }) => {
  const { number, request, ...input } = data;
  try {
    self.postMessage({ number, answer: await answers[request](input, number) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ number, answer: { error: { id: "failed", message } } });
  }
});
