// The link to the current view and its content, in the URL fragment, which browsers never send. It never contains a
// password.

import { formDefaults } from "./form/form-settings.js";
import { deflate, fromBase64, inflate, toBase64URL } from "./unpack.js";
import { screens } from "./form/screens.js";

const maxPolicyBytes = 1 << 20;

/**
 * Parses a fragment: `#policy=…&locale=…&flow=…&tab=…`. Unknown values are ignored.
 *
 * @param {string} fragment
 * @param {any} data the data of the page
 * @returns {Promise<Partial<import("./state.js").State>>}
 */
export async function readLink(fragment, data) {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  /** @type {Partial<import("./state.js").State>} */
  const found = {};
  const flow = values.get("flow");
  if (flow && screens.some(({ id }) => id === flow)) found.flow = flow;
  const locale = values.get("locale");
  if (locale && /^[A-Za-z0-9-]{2,64}$/.test(locale)) found.locale = locale;
  const tab = values.get("tab");
  if (tab) found.tab = tab;
  else if (["flow", "locale", "name", "policy"].some((name) => values.has(name))) found.tab = "form";
  for (const [name, usual] of Object.entries(formDefaults)) {
    const value = values.get(name);
    if (value !== null && value.length <= 64) /** @type {any} */ (found)[name] = typeof usual === "number" ? Number(value) || usual : value;
  }
  const named = values.get("name");
  const index = data.policies.findIndex((/** @type {any} */ policy) => policy.name === named);
  if (index >= 0) Object.assign(found, { policyIndex: index, policyText: data.policies[index].text });
  const packed = values.get("policy");
  if (packed) {
    try {
      found.policyText = new TextDecoder("utf-8", { fatal: true }).decode(
        await inflate(fromBase64(packed), "deflate-raw", maxPolicyBytes),
      );
    } catch {
      // A truncated link opens the page with its own policy.
    }
  }
  return found;
}

/**
 * The fragment for a state. An unchanged policy of the page is named; any other policy is compressed into the link.
 *
 * @param {import("./state.js").State} state
 * @param {any} data
 * @returns {Promise<string>}
 */
export async function writeLink(state, data) {
  const values = new URLSearchParams();
  const opened = data.policies[state.policyIndex];
  if (opened) values.set("name", opened.of?.name ?? opened.name);
  if (state.policyText !== opened?.text || opened?.isOpened) {
    values.set("policy", toBase64URL(await deflate(new TextEncoder().encode(state.policyText), "deflate-raw")));
  }
  values.set("locale", state.locale);
  values.set("flow", state.flow);
  values.set("tab", state.tab);
  for (const [name, usual] of Object.entries(formDefaults)) {
    const value = /** @type {any} */ (state)[name];
    if (value !== undefined && value !== usual) values.set(name, String(value));
  }
  return `#${values}`;
}

/**
 * Connects back and forward with the views, and follows a link that is entered in the open page.
 *
 * History contains only the view, because going back must not undo a change of the policy.
 *
 * @param {import("./state.js").Store} store
 * @param {any} data
 */
export function followLinks(store, data) {
  let isMoving = false;
  const viewIn = (/** @type {string} */ fragment) => new URLSearchParams(fragment.replace(/^#/, "")).get("tab");
  history.replaceState({ tab: store.state.tab }, "");
  store.subscribe(({ tab }) => {
    if (!isMoving) history.pushState({ tab }, "", `#tab=${tab}`);
  }, "tab");
  const move = (/** @type {Partial<import("./state.js").State>} */ values) => {
    isMoving = true;
    store.set(values);
    isMoving = false;
  };
  addEventListener("popstate", async (event) => {
    if (event.state?.tab) move({ tab: event.state.tab });
    else move(await readLink(location.hash, data));
    if (!event.state) history.replaceState({ tab: viewIn(location.hash) ?? store.state.tab }, "");
  });
}
