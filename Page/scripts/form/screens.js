// The screens of the form, with names that app designers use. The ids are the engine's flows.

/** In menu order. `note` names the service that uses the screen. */
export const screens = [
  { id: "change", title: "Change password", note: "" },
  { id: "changeConfirmed", title: "Change, typed twice", note: "Cognito" },
  { id: "update", title: "Update password", note: "REL-ID, mode 2" },
  { id: "expired", title: "Password expired", note: "REL-ID, mode 4" },
  { id: "set", title: "First password", note: "REL-ID, mode 1" },
  { id: "verify", title: "Sign in", note: "REL-ID, mode 0" },
];

/**
 * The name of a flow's screen.
 *
 * @param {string} flow
 */
export const screenTitle = (flow) => screens.find(({ id }) => id === flow)?.title ?? flow;

/**
 * The name of a pseudo-locale without the word for its kind: "Accented, longer".
 *
 * @param {string} name
 */
export function pseudoLocaleName(name) {
  const short = name.replace(/^Pseudo: /, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
