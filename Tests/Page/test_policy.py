"""The tab "Set the policy": the JSON with its findings and proposals, standards, and files.

The parts of the tab without JSON are in test_policy_settings.py.
"""

import base64
import json
import re
import subprocess
import zlib

from page_helpers import choose_tab, measures_time

EDITOR = "#section-policy textarea.editor-area"
FINDINGS = "#section-policy .finding"


def editor_text(page):
    return page.eval_on_selector(EDITOR, "(area) => area.value")


def set_text(page, text, view="Settings"):
    """Sets the JSON of the policy, and shows a view."""
    choose(page, "JSON")
    page.fill(EDITOR, text)
    choose(page, view)
    page.wait_for_timeout(500)


def findings(page):
    return [re.sub(r"\s+", " ", text) for text in page.locator(FINDINGS).all_inner_texts()]


def policy(rules):
    return '{\n  "version": 1,\n  "rules": [\n    ' + ",\n    ".join(rules) + "\n  ]\n}\n"


def choose(page, name):
    """Chooses a view by its title."""
    page.locator("#section-policy .policy-views .segment").filter(has_text=re.compile(f"^{re.escape(name)}$")).click()


def test_findings_are_those_of_the_command(page, site):
    choose_tab(page, "policy")
    text = policy(['{ "rule": "length", "mn": 8 }', '{ "rule": "digit" }', '{ "rule": "repetition", "max": "2" }'])
    set_text(page, text, "JSON")
    result = subprocess.run(
        [site.command, "policy", "validate", "--format", "json", "-"], input=text.encode(), capture_output=True, check=False)
    expected = sorted((each["line"], each["column"], each["message"]) for each in json.loads(result.stdout)["diagnostics"])
    shown = page.locator(FINDINGS)
    found = []
    for index in range(shown.count()):
        line, column = shown.nth(index).locator(".finding-place").inner_text().split(":")
        message = shown.nth(index).locator(".finding-words > span:first-child").inner_text()
        found.append((int(line), int(column), message.removesuffix(".")))
    assert sorted(found) == expected, (found, expected)
    assert page.locator(".editor-copy .mark-error").count() >= 3


def test_a_finding_leads_to_its_place(page):
    choose_tab(page, "policy")
    # Characters of two UTF-16 code units precede the place.
    set_text(page, '{ "version": 1, "description": "😀😀", "rules": [ { "rule": "lenght", "min": 8 } ] }', "JSON")
    page.locator(FINDINGS).first.click()
    assert page.evaluate("getSelection().toString() || document.activeElement.value.slice("
                         "document.activeElement.selectionStart, document.activeElement.selectionEnd)") == '"lenght"'


def test_proposals_by_keyboard(page):
    choose_tab(page, "policy")
    set_text(page, '{ "version": 1, "rules": [ {  } ] }', "JSON")
    page.focus(EDITOR)
    caret = editor_text(page).index("{  }") + 2
    page.eval_on_selector(EDITOR, "(area, at) => area.setSelectionRange(at, at)", caret)
    page.keyboard.press("Control+Space")
    assert page.locator(".proposals [role=option]").all_inner_texts()[0].startswith("rule")
    page.keyboard.press("Enter")
    # After the name, the ids of rules are proposed.
    page.keyboard.type('"rep')
    assert page.locator(".proposals [role=option][aria-selected=true] .proposal-title").inner_text() == "repetition"
    active = page.get_attribute(EDITOR, "aria-activedescendant")
    assert page.locator(f"#{active}").count() == 1
    page.keyboard.press("Enter")
    page.keyboard.type(", ")
    page.keyboard.press("Control+Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("2")
    assert '{ "rule": "repetition", "max": 2 }' in re.sub(r"\s+}", " }", editor_text(page)), editor_text(page)
    page.keyboard.press("Control+Space")
    page.keyboard.press("Escape")
    assert not page.locator(".proposals").is_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('textarea.editor-area')") is False


def test_the_reports(page):
    choose_tab(page, "policy")
    set_text(page, policy(['{ "rule": "length", "min": 8 }', '{ "rule": "digits" }']), "What users read")
    assert page.locator(".card-rules li").all_inner_texts() == ["Min. 8 characters", "At least 1 number"]
    assert "bits" in page.locator(".figures").inner_text()
    choose(page, "Standards")
    assert page.locator(".standard").count() == 4
    nist = page.locator(".standard").first
    assert nist.get_attribute("open") is not None
    clause = nist.locator(".clause", has=page.locator(".clause-change")).first.locator(".clause-number").inner_text()
    nist.locator(".clause-change button").first.click()
    page.wait_for_timeout(500)
    row = nist.locator(".clause", has=page.locator(f"text='{clause}'")).first
    assert row.locator(".badge").inner_text() == "pass"
    choose(page, "Compare")
    page.locator(".compare-changed").first.wait_for()


def test_the_example_is_that_of_the_command(page, site):
    choose_tab(page, "policy")
    for name in ("strong", "cognito-default", "relid-strict", "nist-800-63b-4"):
        page.locator(".policy-head select").first.select_option(label=name)
        choose(page, "What users read")
        page.wait_for_timeout(600)
        shown = page.locator(".figures .example").inner_text()
        result = subprocess.run([site.command, "policy", "show", name, "--locale", "en"], capture_output=True, check=False)
        told = re.search(r"^  ✓ (.*)$", result.stdout.decode().split("Examples")[1], re.M)[1]
        assert shown == told, (name, shown, told)


def test_changes_are_not_lost_unasked(page):
    choose_tab(page, "policy")
    leave = "() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))"
    assert page.evaluate(leave) is False
    set_text(page, policy(['{ "rule": "length", "min": 13 }']))
    assert page.evaluate(leave) is True
    with page.expect_download():
        page.locator("#section-policy").get_by_role("button", name="Save file").click()
    assert page.evaluate(leave) is False


def test_the_download_is_the_text(page):
    choose_tab(page, "policy")
    text = policy(['{ "rule": "length", "min": 13 }'])
    set_text(page, text)
    with page.expect_download() as download:
        page.click("#section-policy >> text=Save file")
    with open(download.value.path(), encoding="utf-8") as file:
        assert file.read() == text


def test_policies_are_converted_with_what_is_lost(page):
    choose_tab(page, "policy")
    set_text(page, '{"minL": 8, "minDg": 1}')
    page.get_by_role("button", name="Convert it to a Watchword policy").click()
    page.wait_for_selector(".rules-in .rule-move")
    assert page.locator(".rules-in .rule").count() == 2
    choose(page, "JSON")
    assert '"version": 1' in editor_text(page)
    page.fill(EDITOR, policy(['{ "rule": "length", "min": 8 }', '{ "rule": "palindrome" }']))
    page.wait_for_timeout(400)
    page.get_by_role("button", name="Convert to a REL-ID policy…").click()
    assert "palindrome" in page.locator("dialog li").inner_text()
    assert "codePoint" not in page.locator("dialog").inner_text()
    page.locator("dialog").get_by_role("button", name="Cancel").click()
    assert "palindrome" in editor_text(page)
    page.get_by_role("button", name="Convert to a REL-ID policy…").click()
    page.locator("dialog").get_by_role("button", name="Convert").click()
    page.wait_for_timeout(300)
    assert json.loads(editor_text(page))["minL"] == 8


def test_a_hostile_policy_is_shown_as_text(page):
    choose_tab(page, "policy")
    hostile = '</p><img src=x onerror=alert(1)> \\u202e "'
    rule = json.dumps({"rule": "required-pattern", "pattern": "a", "description": "<script>alert(1)</script>\u202e" + hostile})
    set_text(page, json.dumps({"version": 1, "description": hostile, "rules": [json.loads(rule)]}), "What users read")
    assert page.locator("#section-policy img").count() == 0
    assert "<script>" in page.locator(".card-rules").inner_text()
    # Text that is not JSON at all, and a lot of it.
    set_text(page, "[" * 2000 + hostile, "JSON")
    assert page.locator(FINDINGS).count() >= 1
    set_text(page, '"' + "x" * 1_000_000, "JSON")
    assert page.locator(FINDINGS).count() >= 1


@measures_time
def test_typing_is_quick(page):
    choose_tab(page, "policy")
    set_text(page, policy(['{ "rule": "length", "min": 8 }'] + ['{ "rule": "letters" }'] * 3), "JSON")
    longest = page.evaluate("""async () => {
      const area = document.querySelector("#section-policy textarea.editor-area");
      const times = [];
      for (let turn = 0; turn < 12; turn += 1) {
        area.focus();
        area.setSelectionRange(area.value.length, area.value.length);
        const start = performance.now();
        document.execCommand("insertText", false, " ");
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[6];
    }""")
    assert longest < 100, f"{longest} ms from a key to the next frame"


def test_ends_of_lines_stay(site):
    text = policy(['{ "rule": "length", "min": 8 }']).replace("\n", "\r\n")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")
    page = site.open(fragment=f"#policy={packed}&tab=policy")

    def downloaded():
        with page.expect_download() as download:
            page.click("#section-policy >> text=Save file")
        with open(download.value.path(), "rb") as file:
            return file.read().decode()

    assert downloaded() == text
    choose(page, "JSON")
    page.fill(EDITOR, editor_text(page).replace("8", "9"))
    assert downloaded() == text.replace("8", "9")
    choose(page, "Settings")
    page.locator(".rules-in .stepper-button", has_text="+").first.click()
    page.wait_for_timeout(200)
    assert downloaded() == text.replace("8", "10")


def test_the_enter_key_follows_the_layout(page):
    choose_tab(page, "policy")
    choose(page, "JSON")
    page.fill(EDITOR, '{ "version": 1, "rules": [] }')
    page.eval_on_selector(EDITOR, "(area) => { const at = area.value.indexOf('[]') + 1; area.focus(); area.setSelectionRange(at, at); }")
    page.keyboard.press("Enter")
    page.keyboard.type("1,")
    page.keyboard.press("Enter")
    page.keyboard.type("2")
    assert editor_text(page) == '{ "version": 1, "rules": [\n  1,\n  2\n] }', editor_text(page)
    page.keyboard.press("Control+z")
    assert not editor_text(page).endswith("2\n] }")
