import "/watchword/source/elements.js";

window.sent = [];
window.effects = [];
window.started = performance.now();
document.addEventListener("watchword-effect", ({ detail }) => window.effects.push(detail));
document.querySelector("#first").addEventListener("watchword-ready", () => (window.readyAfter ??= performance.now() - window.started));
const form = document.querySelector("#form");
if (form !== null) {
  form.submit = async (typed) => {
    window.sent.push(typed);
    if (typed.current === "broken") throw new TypeError("no connection");
    return typed.current === "Old-Secret7" ? { kind: "success" } : { kind: "wrongCurrentPassword" };
  };
}
