// Where a file belongs: a policy goes to the policy's view; all else is the desk's.

import { openPolicy } from "../tabs/policy/index.js";

/** A policy has at most 1 MiB. */
const mostBytes = 1 << 20;

/**
 * Opens files in the views that they belong to.
 *
 * @param {import("./drops.js").Given[]} files
 * @param {import("../app.js").App} app
 */
export async function receive(files, app) {
  await app.started;
  const policy = files.length === 1 ? await policyIn(files[0], app) : undefined;
  if (policy !== undefined) {
    app.store.set({ tab: "policy" });
    openPolicy(app, files[0].path, policy);
    return;
  }
  app.openFiles = files;
  app.store.set({ tab: "catalog" });
  dispatchEvent(new Event("watchword-files"));
}

/**
 * The text of a file, if the engine reads a policy in it.
 *
 * @param {import("./drops.js").Given} file
 * @param {import("../app.js").App} app
 * @returns {Promise<string | undefined>}
 */
async function policyIn(file, app) {
  if (!/\.(json|txt)$/i.test(file.path)) return undefined;
  const bytes = await file.bytes();
  if (bytes.length > mostBytes || (await app.catalogs.survey(file.path, bytes)).isCatalog) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const session = app.engine.session();
    const { isLoaded } = session.loadPolicy(text);
    session.free();
    return isLoaded || /"(rules|minL|maxL|minUserPasswordLength|MinimumLength)"/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
