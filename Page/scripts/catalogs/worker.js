// The worker that holds the catalogues: it reads, checks, edits and writes them with the engine, and reports changes.
// A request is `{number, request, …}`; the answer has the same number.

import { Tools } from "../../../Distribution/npm/source/tools.js";

/** How many units or findings one message carries: unpacking that many takes a few milliseconds. */
const maxElements = 4000;

/** @type {any} */
let tools;
/** @type {Map<number, any>} the open catalogues, by the page's numbers */
const open = new Map();

/** @type {Record<string, (input: any, number: number) => any>} */
const answers = {
  start: async ({ module }) => {
    tools = await Tools.load(module);
    return {};
  },
  survey: ({ name, bytes }) => tools.survey(bytes, name),
  explain: ({ id }) => tools.explain(id),
  glossary: ({ bytes, ...options }) => tools.glossary(bytes, options),
  open: ({ catalog, bytes, options }, number) => {
    const opened = tools.open(bytes, options);
    // A document that cannot be read again, for example with other settings, stays open.
    if (opened.error) return opened;
    open.get(catalog)?.close();
    open.set(catalog, opened);
    for (const list of ["units", "findings"]) {
      for (let at = 0; at < opened[list].length; at += maxElements) {
        self.postMessage({ number, part: { list, elements: opened[list].slice(at, at + maxElements), of: opened.units.length } });
      }
    }
    return { format: opened.format, isEditable: opened.isEditable, summary: opened.summary, files: opened.files };
  },
  edit: ({ catalog, unit, text }) => open.get(catalog).edit(unit, text),
  fix: ({ catalog, findings }) => open.get(catalog).fix(findings),
  trial: ({ catalog, findings }) => open.get(catalog).trial(findings),
  unit: ({ catalog, unit, text }) => open.get(catalog).unit(unit, text),
  compiled: ({ catalog }) => open.get(catalog).compiled(),
  baseline: ({ catalog, ...options }) => open.get(catalog).baseline(options),
  bytes: ({ catalog }) => ({ bytes: open.get(catalog).bytes() }),
  close: ({ catalog }) => {
    open.get(catalog)?.close();
    open.delete(catalog);
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
