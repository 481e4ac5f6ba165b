// The link that holds policy, locale and flow, in the fragment, which browsers never send. A password is never in it.

import { deflate, fromBase64, inflate, toBase64URL } from "./unpack.js";
import { flows } from "./state.js";

const mostBytes = 1 << 20;

/**
 * What a fragment says: `#policy=…&locale=…&flow=…&tab=…`. What is not understood is left out.
 *
 * @param {string} fragment
 * @param {any} data what is in the page
 * @returns {Promise<Partial<import("./state.js").State>>}
 */
export async function readLink(fragment, data) {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  /** @type {Partial<import("./state.js").State>} */
  const found = {};
  const flow = values.get("flow");
  if (flow && flows.some(({ id }) => id === flow)) found.flow = flow;
  const locale = values.get("locale");
  if (locale && /^[A-Za-z0-9-]{2,64}$/.test(locale)) found.locale = locale;
  const tab = values.get("tab");
  if (tab) found.tab = tab;
  const named = values.get("name");
  const index = data.policies.findIndex((/** @type {any} */ policy) => policy.name === named);
  if (index >= 0) Object.assign(found, { policyIndex: index, policyText: data.policies[index].text });
  const packed = values.get("policy");
  if (packed) {
    try {
      found.policyText = new TextDecoder("utf-8", { fatal: true }).decode(
        await inflate(fromBase64(packed), "deflate-raw", mostBytes),
      );
    } catch {
      // A cut link opens the page with its own policy.
    }
  }
  return found;
}

/**
 * The fragment for a state. A policy as it is in the page is named, another one is packed into the link.
 *
 * @param {import("./state.js").State} state
 * @param {any} data
 * @returns {Promise<string>}
 */
export async function writeLink(state, data) {
  const values = new URLSearchParams();
  const opened = data.policies[state.policyIndex];
  if (opened) values.set("name", opened.name);
  if (state.policyText !== opened?.text) {
    values.set("policy", toBase64URL(await deflate(new TextEncoder().encode(state.policyText), "deflate-raw")));
  }
  values.set("locale", state.locale);
  values.set("flow", state.flow);
  values.set("tab", state.tab);
  return `#${values}`;
}
