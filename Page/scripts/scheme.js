// Light and dark mode: from the system, or from the switch.

/** @type {{id: "system" | "light" | "dark", title: string}[]} */
export const schemes = [
  { id: "system", title: "System" },
  { id: "light", title: "Light" },
  { id: "dark", title: "Dark" },
];

/** @param {"system" | "light" | "dark"} scheme */
export function applyScheme(scheme) {
  document.documentElement.dataset.scheme = scheme;
}
