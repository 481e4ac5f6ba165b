// Engine queries about policies and texts.

import { catalogsFor } from "./locales.js";

/**
 * Sends a query that only the page makes: see `Sources/Hosts/WebAssembly/Policies/PageAnswers.swift`.
 *
 * @param {import("./app.js").App} app
 * @param {{ask: string, locale?: string, [key: string]: any}} question
 * @returns {any} the answer; `{error}` if the engine reports an error
 */
export function query(app, question) {
  return answered(() => {
    if (question.locale) app.engine.load(catalogsFor(question.locale, app.store.state.catalogs));
    return app.engine.call("page_ask", question);
  });
}

/**
 * The audit of a policy against all standards.
 *
 * @param {import("./app.js").App} app
 * @param {string} policy the policy's text
 * @param {object} [uses] how the passwords are used
 */
export function auditOf(app, policy, uses = {}) {
  return withPolicies(app, [policy], ([handle]) => app.engine.call("policy_audit", handle, uses));
}

/**
 * The changes from one policy to another, and their effect on passwords.
 *
 * @param {import("./app.js").App} app
 * @param {string} old
 * @param {string} text
 * @param {{locale: string, effort: "quick" | "thorough"}} question
 */
export function differenceOf(app, old, text, question) {
  return withPolicies(app, [old, text], ([before, after]) => {
    app.engine.load(catalogsFor(question.locale, app.store.state.catalogs));
    return app.engine.call("policy_diff", before, after, question);
  });
}

/**
 * A policy converted to another format: `{format, text, losses}`.
 *
 * @param {import("./app.js").App} app
 * @param {string} policy
 * @param {string} to
 */
export function conversionOf(app, policy, to) {
  return withPolicies(app, [policy], ([handle]) => app.engine.call("policy_convert", handle, { to }));
}

/**
 * @param {import("./app.js").App} app
 * @param {string[]} texts
 * @param {(numbers: number[]) => any} body receives the handles of the loaded policies
 */
function withPolicies(app, texts, body) {
  const { engine } = app;
  return answered(() => {
    const handles = texts.map((text) => engine.call("policy_open", {}, text).policy);
    const { instance } = engine;
    try {
      return body(handles.map((number) => number ?? 0));
    } finally {
      if (engine.instance === instance) for (const handle of handles) if (handle !== null) engine.call("policy_close", handle);
    }
  });
}

/** @param {() => any} body */
function answered(body) {
  try {
    return body();
  } catch (error) {
    return { error: /** @type {any} */ (error).id ?? (error instanceof Error ? error.message : String(error)) };
  }
}
