"""The tab "Policy": the editor with its findings and proposals, the settings, the password tried, and the reports."""

import base64
import json
import re
import subprocess
import zlib

from browsing import choose_tab

EDITOR = "#section-policy textarea.editor-area"
FINDINGS = "#section-policy .finding"


def editor_text(page):
    return page.eval_on_selector(EDITOR, "(area) => area.value")


def set_text(page, text):
    page.fill(EDITOR, text)
    page.wait_for_timeout(400)


def findings(page):
    return [re.sub(r"\s+", " ", text) for text in page.locator(FINDINGS).all_inner_texts()]


def policy(rules):
    return '{\n  "version": 1,\n  "rules": [\n    ' + ",\n    ".join(rules) + "\n  ]\n}\n"


def choose(page, name):
    """Chooses a segment by its words."""
    page.locator("#section-policy .segment", has_text=name).click()


def test_findings_are_those_of_the_command(page, site):
    choose_tab(page, "policy")
    text = policy(['{ "rule": "length", "mn": 8 }', '{ "rule": "digit" }', '{ "rule": "repetition", "max": "2" }'])
    set_text(page, text)
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
    # Characters of two UTF-16 code units stand before the place.
    set_text(page, '{ "version": 1, "description": "😀😀", "rules": [ { "rule": "lenght", "min": 8 } ] }')
    page.locator(FINDINGS).first.click()
    assert page.evaluate("getSelection().toString() || document.activeElement.value.slice("
                         "document.activeElement.selectionStart, document.activeElement.selectionEnd)") == '"lenght"'


def test_proposals_by_keyboard(page):
    choose_tab(page, "policy")
    set_text(page, '{ "version": 1, "rules": [ {  } ] }')
    page.focus(EDITOR)
    caret = editor_text(page).index("{  }") + 2
    page.eval_on_selector(EDITOR, "(area, at) => area.setSelectionRange(at, at)", caret)
    page.keyboard.press("Control+Space")
    assert page.locator(".proposals [role=option]").all_inner_texts()[0].startswith("rule")
    page.keyboard.press("Enter")
    # The name leads to the ids of rules.
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


def test_settings_change_only_their_own_bytes(page):
    choose_tab(page, "policy")
    before = policy(['{"rule":"length",  "min":8 }', '{ "rule": "letters", "min": 1 }'])
    set_text(page, before)
    choose(page, "Settings")
    rule = page.locator(".rules-in .rule").first
    rule.locator(".stepper-button", has_text="+").first.click()
    choose(page, "JSON")
    assert editor_text(page) == before.replace('"min":8', '"min":9')
    choose(page, "Settings")
    page.locator(".rules-more label.switch", has_text="Common password").click()
    page.locator(".rules-in .rule", has_text="Letters").locator(".rule-head input").click()
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.closest('.rules-more li')?.dataset.key") == "letters"
    choose(page, "JSON")
    assert editor_text(page) == policy(['{"rule":"length",  "min":9 }', '{ "rule": "common-password" }']), editor_text(page)
    # The other way: what is written shows in the settings.
    set_text(page, policy(['{ "rule": "length", "min": 11, "max": 70 }']))
    choose(page, "Settings")
    values = [each.input_value() for each in page.locator(".rules-in .stepper-input").all()]
    assert values == ["11", "70"], values


def test_the_trial_knows_strength_and_the_current_password(page):
    choose_tab(page, "policy")
    set_text(page, policy(['{ "rule": "strength", "min": 3 }', '{ "rule": "changed-characters", "min": 4 }',
                           '{ "rule": "variation-of-current" }']))
    states = lambda: page.eval_on_selector_all(".trial-rule", "(items) => items.map((item) => item.dataset.state)")
    tried = page.get_by_label("Password", exact=True).and_(page.locator(".trial input"))
    current = page.locator(".trial").get_by_label("Current password")
    tried.fill("Password1")
    assert states() == ["unmet", "undetermined", "undetermined"], states()
    current.fill("maple-tundra-Sextant")
    tried.fill("MAPLE-tundra-sextant")
    assert states() == ["met", "met", "unmet"], states()
    tried.fill("maple-tundra-Sextan7")
    assert states() == ["met", "unmet", "met"], states()
    tried.fill("quiet otter, 7 gates")
    assert states() == ["met", "met", "met"], states()
    current.fill("")
    assert states() == ["met", "undetermined", "undetermined"], states()


def test_a_password_is_tried_and_never_kept(page):
    choose_tab(page, "policy")
    secret = "Zanzibar-Quilt-77"
    page.fill("#section-policy .trial input[type=password]", secret)
    assert page.locator(".trial-verdict").inner_text() == "Accepted"
    page.fill("#section-policy .trial input[type=password]", "short")
    assert page.locator(".trial-verdict").inner_text() == "Not accepted"
    assert page.locator(".trial-rule[data-state=unmet]").count() >= 1
    page.fill("#section-policy .trial input[type=password]", secret)
    kept = page.evaluate("document.documentElement.outerHTML + location.href + JSON.stringify(history.state)")
    assert secret not in kept


def test_the_reports(page):
    choose_tab(page, "policy")
    set_text(page, policy(['{ "rule": "length", "min": 8 }', '{ "rule": "digits" }']))
    assert page.locator(".card-rules li").count() == 2
    assert "bits" in page.locator(".figures").inner_text()
    choose(page, "Standards")
    assert page.locator(".standard").count() == 4
    page.locator(".standard summary").first.click()
    change = page.locator(".standard").first.locator(".clause-change").first
    clause = page.locator(".standard").first.locator(".clause", has=page.locator(".clause-change")).first.locator(".clause-number").inner_text()
    change.locator("button").click()
    page.wait_for_timeout(400)
    row = page.locator(".standard").first.locator(".clause", has=page.locator(f"text='{clause}'")).first
    assert row.locator(".badge").inner_text() == "pass"
    choose(page, "Changes")
    page.locator(".change").first.wait_for()
    assert page.locator("#section-policy .figures code").count() >= 1


def test_changes_are_not_lost_unasked(page):
    choose_tab(page, "policy")
    leave = "() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))"
    assert page.evaluate(leave) is False
    set_text(page, policy(['{ "rule": "length", "min": 13 }']))
    assert page.evaluate(leave) is True
    with page.expect_download():
        page.locator("#section-policy").get_by_role("button", name="Download").click()
    assert page.evaluate(leave) is False


def test_the_link_holds_the_policy_and_no_password(page, site):
    choose_tab(page, "policy")
    text = policy(['{ "rule": "length", "min": 13 }'])
    set_text(page, text)
    page.fill("#section-policy .trial input[type=password]", "Zanzibar-Quilt-77")
    page.evaluate("""() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }""")
    page.click("text=Copy a link")
    page.wait_for_timeout(500)
    link = page.evaluate("window.copied")
    assert "Zanzibar" not in link
    packed = re.search(r"policy=([\w-]+)", link)[1]
    unpacked = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15).decode()
    assert unpacked == text
    other = site.open(fragment="#" + link.split("#")[1])
    assert other.eval_on_selector(EDITOR, "(area) => area.value") == text


def test_the_download_is_the_text(page):
    choose_tab(page, "policy")
    text = policy(['{ "rule": "length", "min": 13 }'])
    set_text(page, text)
    with page.expect_download() as download:
        page.click("#section-policy >> text=Download")
    with open(download.value.path(), encoding="utf-8") as file:
        assert file.read() == text


def test_a_relid_policy_can_be_converted(page):
    choose_tab(page, "policy")
    set_text(page, '{"minL": 8, "minDg": 1}')
    choose(page, "Settings")
    page.get_by_role("button", name="Convert it").click()
    page.wait_for_selector(".rules-in .rule")
    assert page.locator(".rules-in .rule").count() == 2
    choose(page, "JSON")
    assert '"version": 1' in editor_text(page)


def test_a_hostile_policy_is_shown_as_text(page):
    choose_tab(page, "policy")
    hostile = '</p><img src=x onerror=alert(1)> \\u202e "'
    rule = json.dumps({"rule": "required-pattern", "pattern": "a", "description": "<script>alert(1)</script>\u202e" + hostile})
    set_text(page, json.dumps({"version": 1, "description": hostile, "rules": [json.loads(rule)]}))
    assert page.locator("#section-policy img").count() == 0
    assert "<script>" in page.locator(".card-rules").inner_text()
    # Text that is no JSON at all, and much of it.
    set_text(page, "[" * 2000 + hostile)
    assert page.locator(FINDINGS).count() >= 1
    set_text(page, '"' + "x" * 1_000_000)
    assert page.locator(FINDINGS).count() >= 1


def test_typing_is_quick(page):
    choose_tab(page, "policy")
    set_text(page, policy(['{ "rule": "length", "min": 8 }'] + ['{ "rule": "letters" }'] * 3))
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
            page.click("#section-policy >> text=Download")
        with open(download.value.path(), "rb") as file:
            return file.read().decode()

    assert downloaded() == text
    page.fill(EDITOR, editor_text(page).replace("8", "9"))
    assert downloaded() == text.replace("8", "9")
    choose(page, "Settings")
    page.locator(".rules-in .stepper-button", has_text="+").first.click()
    page.wait_for_timeout(200)
    assert downloaded() == text.replace("8", "10")


def test_the_enter_key_follows_the_layout(page):
    choose_tab(page, "policy")
    page.fill(EDITOR, '{ "version": 1, "rules": [] }')
    page.eval_on_selector(EDITOR, "(area) => { const at = area.value.indexOf('[]') + 1; area.focus(); area.setSelectionRange(at, at); }")
    page.keyboard.press("Enter")
    page.keyboard.type("1,")
    page.keyboard.press("Enter")
    page.keyboard.type("2")
    assert editor_text(page) == '{ "version": 1, "rules": [\n  1,\n  2\n] }', editor_text(page)
    page.keyboard.press("Control+z")
    assert not editor_text(page).endswith("2\n] }")
