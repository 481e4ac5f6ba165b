// The package: policies, forms, and catalogues of translations.

export { Catalog, lint, openCatalog } from "./catalogs.js";
export { PolicyError, WatchwordError } from "./errors.js";
export { Form } from "./form.js";
export { configure } from "./locations.js";
export { PasswordObserver } from "./observer.js";
export { Policy } from "./policy.js";

import { overlays as overlayFiles, policies as policyFiles, texts } from "./locations.js";

/** The names of the shipped policies. */
export const policies = Object.keys(policyFiles);

/** The languages of the texts. */
export const locales = Object.keys(texts);

/** The names of the own texts in the package. */
export const overlays = Object.keys(overlayFiles);
