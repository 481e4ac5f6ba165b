// Sample passwords to fill forms with: one that satisfies the policy, and one that does not.

/** From simple to elaborate: the first one that the policy accepts is used. */
const candidates = [
  "blue7Kettle", "Blue7-Kettle", "Quiet-Harbor-27-Lamp", "qT7#vM2!rK9$wZ4", "vR8!mK3#tB6?xN1zQ", "Kp7#wRz2!mXq",
  "unhurried copper lantern beside the harbor", "quartz lantern mosaic harbor", "58203614", "zq7!Lm",
  "7vKq#2Wm!9Zr$4Tx?6Bn&8Yp*3Gs", "nW4#kJ8!pT2?vQ6$yB9*zR5+mX7=cF3", "9482", "482913",
];

/**
 * A sample password that the policy of the session accepts, or the best match.
 *
 * @param {import("../engine.js").Session} session with a policy
 * @returns {string}
 */
export function acceptedSample(session) {
  let best = candidates[3];
  let fewest = Infinity;
  for (const candidate of candidates) {
    const unmet = session.assess(candidate).rules.filter((/** @type {any} */ { state }) => state === "unmet").length;
    if (unmet === 0) return candidate;
    if (unmet < fewest) [best, fewest] = [candidate, unmet];
  }
  return best;
}

/** A password that few policies accept. */
export const weakSample = "abc";

/** The sample of a current password. */
export const currentSample = "Old-Anchor-31";
