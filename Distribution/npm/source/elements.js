// The components: importing this file defines <watchword-checklist> and <watchword-form>. On a server it does nothing.

import { WatchwordChecklist } from "./elements/checklist.js";
import { WatchwordForm } from "./elements/form.js";

export { WatchwordChecklist, WatchwordForm };
export { configure } from "./locations.js";

if (globalThis.customElements !== undefined) {
  if (!customElements.get("watchword-checklist")) customElements.define("watchword-checklist", WatchwordChecklist);
  if (!customElements.get("watchword-form")) customElements.define("watchword-form", WatchwordForm);
}
