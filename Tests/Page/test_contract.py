"""The form in the page compared with the form contract: the page shows what `watchword form --script` prints."""

import json
import subprocess
from concurrent.futures import ThreadPoolExecutor

from page_helpers import FLOWS, IS_WHOLE, ONLY_WHOLE, PASSWORD, POLICIES, measures_time, records

FORM = "#section-form"


def command_lines(site, flow, locale, user, events):
    """Returns the command's output for the same events."""
    arguments = [site.command, "form", "--flow", flow, "--locale", locale, "--script", "-"]
    if user:
        arguments += ["--user", user]
    if flow != "verify":
        arguments += ["--policy", f"Policies/{POLICIES[flow]}.json"]
    result = subprocess.run(arguments, input=json.dumps(events).encode(), capture_output=True, check=False)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode().split("\n")[:-1]


SHOWN = """(form) => {
  const isShown = (element) => element !== null && element.checkVisibility();
  const texts = (selector) => [...form.querySelectorAll(selector)].filter(isShown).map((element) => element.textContent);
  const text = (part) => texts(`[data-part="${part}"]`)[0] ?? null;
  const submit = form.querySelector(".form-submit");
  return {
    lang: form.lang, dir: form.dir, title: text("title"), subtitle: text("subtitle"), userLabel: text("user-label"),
    userLine: text("user-line"), help: text("help"), policyTitle: text("policy-title"), policyText: text("policy-text"),
    attempts: text("attempts"), match: text("match"), strength: text("strength"), banner: text("banner"),
    alert: isShown(form.querySelector(".form-alert")) ? { title: text("alert-title"), text: text("alert-text"), buttons: texts("[data-part=alert-button]") } : null,
    fields: [...form.querySelectorAll(".form-field")].filter(isShown).map((field) => ({
      field: field.querySelector("input").dataset.field, label: field.querySelector("label").textContent,
      placeholder: field.querySelector("input").placeholder, isEmpty: field.querySelector("input").value === "",
      isRevealed: field.querySelector("input").type === "text",
      error: isShown(field.querySelector(".form-error")) ? field.querySelector(".form-error").textContent : null,
      revealLabel: field.querySelector(".form-reveal").getAttribute("aria-label"),
    })),
    rules: [...form.querySelectorAll(".form-rule")].filter(isShown).map((rule) => ({
      text: rule.querySelector(".form-rule-text").textContent, state: rule.dataset.state })),
    submit: { title: submit.querySelector("[data-part=submit]").textContent, isEnabled: submit.getAttribute("aria-disabled") !== "true",
      isInProgress: submit.getAttribute("aria-busy") === "true" },
    back: text("back"), screen: form.dataset.screen,
  };
}"""


def expected(presentation):
    """Returns what the page should show for a presentation."""
    view = presentation
    return {
        "lang": view["locale"], "dir": view["direction"],
        **{key: view[key] for key in ("title", "subtitle", "userLabel", "userLine", "help", "policyTitle", "policyText")},
        **{key: view[key] and view[key]["text"] for key in ("attempts", "match", "strength", "banner")},
        "alert": view["alert"],
        "fields": [
            {key: field[key] for key in ("field", "label", "placeholder", "isEmpty", "isRevealed", "error", "revealLabel")}
            for field in view["fields"]],
        "rules": [{"text": rule["text"], "state": rule["state"]} for rule in view["rules"]],
        "submit": view["submit"], "back": view["back"]}


def compare(shown, line):
    """Compares the page's display with a line of the command."""
    # A form that was left shows the app's next screen instead of its own parts.
    if shown.pop("screen") != "form":
        return
    wanted = expected(json.loads(line)["presentation"])
    if wanted["userLine"] is None:
        wanted["userLabel"] = None
    if wanted["policyTitle"] is None:
        wanted["policyText"], wanted["rules"] = None, []
    for key, value in wanted.items():
        assert shown[key] == value, f"{key}: the page shows {shown[key]!r}, the command prints {value!r}"


def field(page, name):
    return page.locator(f'{FORM} input[data-field="{name}"]')


def type_through(page, flow, step):
    """Types into every field: first texts that break rules, then texts that meet them, which are returned; calls `step`
    in between."""
    texts = {}
    names = [item for item in ("password", "current", "new", "confirm") if field(page, item).count()]
    for name in names:
        if name == "new":
            field(page, name).press_sequentially("ab")
            step()
            page.locator(f'{FORM} .form-entry:has(input[data-field="{name}"]) .form-reveal').click()
            step()
        if name == "confirm":
            field(page, name).press_sequentially("other")
            step()
        texts[name] = "Old-Secret7" if name in ("current", "password") else PASSWORD
        field(page, name).fill(texts[name])
        step()
    return texts


LAST = 'engineRecords.at(-1).runs.at(-1).lines.split("\\n").at(-3)'


def check(page):
    """Compares the page's display with the last line of its engine."""
    compare(*page.evaluate(f"[({SHOWN})(document.querySelector('{FORM} .screen')), {LAST}]"))


# Restarts the form, or shows it again if it is still open, fills it in, submits it, waits for an answer, and dismisses
# the alert; returns everything that was shown.
ANSWERED = """async ([choice, texts, flow]) => {
  const form = document.querySelector("#section-form");
  const shown = [];
  const look = () => shown.push([(%s)(form.querySelector(".screen")), %s]);
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const { dataset } = form.querySelector(".screen");
  const way = dataset.screen === "form" && dataset.flow === flow ? "Leave and come back" : "Start again";
  [...form.querySelectorAll("button")].find((button) => button.textContent === way).click();
  look();
  let input;
  for (const [name, text] of Object.entries(texts)) {
    input = form.querySelector(`input[data-field="${name}"]`);
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
  look();
  const radio = form.querySelectorAll(".form-tab-simulator input[name=answer]")[choice];
  radio.click();
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  look();
  const isAwaited = radio.value !== "accepted";
  for (let time = 0; time < 5000 && isAwaited && form.querySelector(".form-submit[aria-busy=true]"); time += 20) await pause(20);
  await pause(20);
  look();
  const button = form.querySelector(".form-alert-button");
  if (button?.checkVisibility()) {
    button.click();
    look();
  }
  return shown;
}""" % (SHOWN, LAST)


def agree(site, page, flow, locale):
    """Runs the events of all forms of the page in the command, and compares the lines; returns their number."""
    forms = [(events, lines) for events, lines in records(page) if events]
    user = page.get_by_label("User ID").input_value()
    with ThreadPoolExecutor(4) as pool:
        printed = list(pool.map(lambda form: command_lines(site, flow, locale, user, form[0]), forms))
    for (events, lines), others in zip(forms, printed):
        for index, (own, other) in enumerate(zip(lines, others)):
            assert own == other, f"line {index} ({events[index]['event']}) differs:\npage    {own}\ncommand {other}"
        assert len(lines) == len(others), f"{len(lines)} lines in the page, {len(others)} of the command"
    return sum(len(lines) for _, lines in forms)


def flows_in(site, locale):
    count = answers = 0
    for flow in FLOWS:
        page = site.open(f"#flow={flow}&locale={locale}&name={POLICIES[flow]}", recorded=True)
        choices = page.locator(f"{FORM} .form-tab-simulator input[name=answer]")
        total = choices.count()
        assert total > 3, f"{flow} has {total} answers"
        check(page)
        texts = type_through(page, flow, lambda: check(page))
        for index in range(total):
            for shown, line in page.evaluate(ANSWERED, [index, texts, flow]):
                compare(shown, line)
            answers += 1
        count += agree(site, page, flow, locale)
        page.context.close()
        site.contexts.remove(page.context)
    return f"{answers} answers, {count} lines as the command prints them"


def test_every_flow_in_English(site):
    return flows_in(site, "en") if IS_WHOLE else ONLY_WHOLE


def test_every_flow_in_German(site):
    return flows_in(site, "de") if IS_WHOLE else ONLY_WHOLE


def test_every_flow_in_Arabic(site):
    return flows_in(site, "ar")


def test_keyboard_only(site):
    page = site.open("#flow=changeConfirmed&locale=en&name=cognito-default", recorded=True)
    visited = []
    for _ in range(40):
        page.keyboard.press("Tab")
        visited.append(page.evaluate("document.activeElement.dataset.field ?? document.activeElement.id ?? ''"))
        assert page.evaluate(
            "(() => { const style = getComputedStyle(document.activeElement); return style.outlineStyle !== 'none' || style.boxShadow !== 'none' })()"
        ), f"no focus to be seen on {visited[-1]}"
        if visited[-1] == "current":
            break
    assert visited[-1] == "current", f"Tab reaches {visited}"
    page.keyboard.type("Old-Secret7")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.field") == "new"
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert field(page, "new").get_attribute("type") == "text"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{FORM} .form-alert:visible")
    assert page.evaluate("document.activeElement.classList.contains('form-alert-button')"), "the alert has no focus"
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{FORM} .form-alert", state="hidden")
    check(page)
    agree(site, page, "changeConfirmed", "en")


def edges(page, selector):
    box = page.locator(f"{FORM} {selector}").first.bounding_box()
    return box["x"], box["x"] + box["width"]


def test_right_to_left(site):
    for locale, is_mirrored in (("en", False), ("ar", True), ("he", True)):
        page = site.open(f"#flow=change&locale={locale}&name=strong")
        screen, entry, reveal = edges(page, ".screen"), edges(page, ".form-input"), edges(page, ".form-reveal")
        icon, text, back = edges(page, ".form-rule-icon"), edges(page, ".form-rule-text"), edges(page, ".form-back")
        middle = (screen[0] + screen[1]) / 2
        assert (sum(reveal) / 2 < sum(entry) / 2) == is_mirrored, f"{locale}: the eye is on the wrong side"
        assert (icon[0] > text[0]) == is_mirrored, f"{locale}: the icon of a rule is on the wrong side"
        assert (sum(back) / 2 > middle) == is_mirrored, f"{locale}: the way back is on the wrong side"
        for part in (entry, reveal, icon, text, back):
            assert screen[0] <= part[0] and part[1] <= screen[1], f"{locale}: something is outside of the screen"


def test_attributes_of_real_pages(site):
    page = site.open("#flow=change&locale=en&name=strong")
    assert field(page, "current").get_attribute("autocomplete") == "current-password"
    assert field(page, "new").get_attribute("autocomplete") == "new-password"
    assert "minlength: 8" in field(page, "new").get_attribute("passwordrules")
    assert field(page, "new").get_attribute("autocapitalize") == "none"


@measures_time
def test_a_keystroke_is_quick(site):
    page = site.open("#flow=changeConfirmed&locale=ar&name=cognito-default")
    times = field(page, "new").evaluate("""(input) => {
      const times = [];
      for (let index = 0; index < 60; index++) {
        const start = performance.now();
        input.value += "aB3-"[index % 4];
        input.dispatchEvent(new Event("input", { bubbles: true }));
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b);
    }""")
    return f"{times[30]:.1f} ms, at most {times[-1]:.1f} ms"


def test_a_long_paste_is_taken(site):
    page = site.open("#flow=change&locale=en&name=strong", recorded=True)
    start = page.evaluate("performance.now()")
    field(page, "new").evaluate("""(input) => {
      input.value = "aB3-".repeat(1 << 18);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }""")
    passed = page.evaluate("performance.now()") - start
    assert page.locator(f"{FORM} .form-rule").count() > 0
    return f"1 MiB in {passed:.0f} ms"
