// The tabs in their order. A tab is a module with `id`, `title` and `mount(section, app)`, which is called when it is
// first shown.

import * as form from "./form/index.js";
import * as languages from "./languages/index.js";
import * as texts from "./texts/index.js";
import * as policy from "./policy/index.js";
import * as catalog from "./catalog/index.js";

/** @type {{id: string, title: string, mount: (section: HTMLElement, app: import("../app.js").App) => void}[]} */
export const tabs = [form, languages, texts, policy, catalog];
