// Chooses the view for a file: a policy goes to the policy view, everything else to the desk.

import { openPolicy, showProblem } from "../tabs/policy/index.js";

/** The maximum size of a policy: 1 MiB. */
const maxPolicyBytes = 1 << 20;

/**
 * Opens files in their views.
 *
 * @param {import("./drops.js").InputFile[]} files
 * @param {import("../app.js").App} app
 */
export async function receive(files, app) {
  await app.started;
  const isWanted = app.store.state.tab === "policy";
  const found = files.length === 1 ? await policyIn(files[0], app, isWanted) : undefined;
  if (found?.text !== undefined) return openPolicy(app, files[0].path, found.text);
  if (found) return showProblem(app, `${files[0].path.split("/").at(-1)} cannot be read as a policy: ${found.problem}.`);
  app.openFiles = files;
  app.store.set({ tab: "catalog" });
  dispatchEvent(new Event("watchword-files"));
}

/**
 * The text of a file if the engine reads it as a policy, or if the user opens it as one: then the view shows the
 * errors.
 *
 * @param {import("./drops.js").InputFile} file
 * @param {import("../app.js").App} app
 * @param {boolean} isWanted whether to open the file as a policy, unless it is a translation
 * @returns {Promise<{text?: string, problem?: string} | undefined>}
 */
async function policyIn(file, app, isWanted) {
  if (!/\.(json|txt)$/i.test(file.path)) return undefined;
  const bytes = await file.bytes();
  if ((await app.catalogs.survey(file.path, bytes)).isCatalog) return undefined;
  if (bytes.length > maxPolicyBytes) return isWanted ? { problem: "it is larger than 1 MB" } : undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const session = app.engine.session();
    const { isLoaded } = session.loadPolicy(text);
    session.free();
    return isLoaded || isWanted || /"(rules|minL|maxL|minUserPasswordLength|MinimumLength)"/.test(text) ? { text } : undefined;
  } catch {
    return isWanted ? { problem: "it is not UTF-8 text" } : undefined;
  }
}
