"""The tab "Set the policy" without JSON: settings, the verdict, the trial, and comparisons."""

import json
import os
import re
import subprocess

from axe_playwright_python.sync_playwright import Axe

from page_helpers import choose_tab
from test_policy import EDITOR, choose, editor_text, policy, set_text

COUNTER = "addEventListener('click', (event) => { if (event.isTrusted) globalThis.clicks = (globalThis.clicks ?? 0) + 1; }, true)"
VISIBLE = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return Boolean(box) && scrollY === 0 && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
VIEWS = ("Settings", "JSON", "What users read", "Standards", "Compare")


def opened(site, fragment="#name=strong", **options):
    page = site.open(fragment, **options)
    choose_tab(page, "policy")
    page.wait_for_timeout(600)
    return page


def clicks(page):
    return page.evaluate("globalThis.clicks ?? 0")


def least(page):
    """Returns the field with the minimum length."""
    return page.locator(".rules-in .stepper-input").first


def current(page):
    """Returns the text of the policy."""
    shown = page.locator(".policy-views input:checked").get_attribute("value")
    choose(page, "JSON")
    text = editor_text(page)
    page.locator(f".policy-views .segment:has(input[value={shown}])").click()
    return text


def tried(page):
    return page.locator(".trial input").first


def states(page):
    return page.eval_on_selector_all(".trial-rule", "(items) => items.map((item) => item.dataset.state)")


def head(page, index):
    return page.locator(".policy-head select").nth(index)


def chosen(page, index):
    return head(page, index).locator("option:checked").inner_text()


def test_it_opens_in_settings(site):
    page = opened(site)
    assert page.locator(".settings").is_visible() and not page.locator(EDITOR).is_visible()
    assert page.locator(".verdict-chip").first.inner_text().split() == ["NIST", "✗", "3"]


def test_8_to_12_characters_in_at_most_5_clicks(site):
    page = opened(site, width=1280, height=720)
    page.evaluate(COUNTER)
    least(page).click()
    page.keyboard.type("12")
    page.wait_for_timeout(900)
    assert "every password of 8 to 11 characters" in page.locator(".side-loss").inner_text(), page.locator(".side-loss").inner_text()
    assert page.locator(".verdict-chip").first.inner_text().split()[:2] == ["NIST", "✗"]
    assert "At least 15 characters" in page.locator(".side-clauses").inner_text()
    for selector in (".side-loss p", ".verdict-chips", ".side-clauses", ".trial input"):
        assert page.evaluate(VISIBLE, selector), f"{selector} is not in sight"
    count = clicks(page) + 1
    assert count <= 5, f"{count} clicks"
    # With the buttons only.
    page = opened(site, width=1280, height=720)
    page.evaluate(COUNTER)
    for _ in range(4):
        page.get_by_role("button", name="At least: one more").first.click()
    page.wait_for_timeout(900)
    assert least(page).input_value() == "12"
    assert clicks(page) + 1 <= 5
    return f"{count} clicks with the one that opens the tab"


def test_two_policies_side_by_side_in_a_few_clicks(site):
    page = opened(site, width=1280, height=720)
    page.evaluate(COUNTER)
    head(page, 1).select_option(label="cognito-default")
    page.wait_for_timeout(900)
    sentence = page.locator(".compare-sentence").inner_text()
    assert sentence.startswith("cognito-default is stricter: if cognito-default replaces strong, users lose 32\u00a0% of all possible passwords of 8 characters,"), sentence
    assert "They gain nothing." in sentence, sentence
    for count in ("NIST ✗ 3", "OWASP ✗ 2", "PCI DSS ✗ 2", "CNIL ✗ 1"):
        assert count in sentence, sentence
    rows = {row.locator("th").inner_text(): row.inner_text() for row in page.locator(".compare tbody tr").all()}
    assert "✗ 3 fail" in rows["NIST"] and "51.8 bits" in rows["Shortest, if drawn at random"] and "51.4 bits" in rows["Shortest, if drawn at random"], rows
    assert "41.4 bits" in rows["CNIL's figure"] and "52.6 bits" in rows["CNIL's figure"], rows
    assert page.locator(".control-note", has_text="neither legal advice").count() == 1
    assert rows["Special characters added"] and rows["Letters removed"] and "bijl" in rows["Users lose"]
    for selector in (".compare-sentence", ".compare tbody:nth-of-type(1)", ".compare tbody:nth-of-type(2)", ".compare tbody:nth-of-type(3)", ".compare-changed"):
        assert page.evaluate(VISIBLE, selector), f"{selector} is not in sight"
    # Opening a menu and choosing an entry are two clicks, which a native menu does not report.
    assert clicks(page) == 0
    return "3 clicks with the one that opens the tab"


def test_the_comparison_is_that_of_the_command(site):
    page = opened(site)
    for name in ("cognito-default", "pci-dss-4", "relid-default"):
        head(page, 1).select_option(label=name)
        page.wait_for_timeout(1500)
        result = subprocess.run([site.command, "policy", "diff", "strong", name, "--locale", "en", "--format", "json"], capture_output=True, check=False)
        difference = json.loads(result.stdout)
        rows = page.locator(".compare tbody:last-of-type tr:not(.compare-same)")
        assert rows.count() == len(difference["changes"])
        for index, change in enumerate(difference["changes"]):
            row = rows.nth(index)
            assert row.locator(".rule-kind").inner_text() == change["kind"]
            texts = [re.sub(r"\s+", " ", text) for text in row.locator("td").all_inner_texts()]
            wanted = [change.get("old", change["text"] if change["kind"] == "removed" else "–"), "–" if change["kind"] == "removed" else change["text"]]
            # A cell contains a list of characters only once.
            wanted = [re.sub(r" \(only these count: .*\)$", "", text) for text in wanted]
            assert texts == wanted, (texts, wanted)
        assert ("Nothing" in page.locator(".compare tbody:first-of-type").inner_text()) == (difference["witnesses"]["onlyNew"] is None)


def test_a_list_that_cannot_be_counted_is_no_loss_of_nothing(site):
    page = opened(site)
    page.locator(".rules-more label.switch", has_text="Common passwords").click()
    page.wait_for_timeout(900)
    told = page.locator(".side-loss").inner_text()
    assert "The passwords that “Common passwords” rejects are not counted" in told and "every password that was accepted still is" not in told, told


def test_the_verdict_and_the_trial_stay_in_sight(site):
    for width, height in ((1280, 720), (820, 1180), (390, 844)):
        page = opened(site, "#name=cognito-default", width=width, height=height)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        page.wait_for_timeout(200)
        assert page.evaluate("scrollY") > 200
        for selector in (".verdict-chips", ".trial input"):
            box = page.locator(selector).first.bounding_box()
            assert 0 <= box["y"] and box["y"] + box["height"] <= height, f"{width}: {selector} is at {box}"


def test_settings_change_only_their_own_bytes(site):
    page = opened(site)
    before = policy(['{"rule":"length",  "min":8 }', '{ "rule": "letters", "min": 1 }']).replace('"version"', '"x-team": {"a":[1,2]},\n  "version"')
    set_text(page, before)
    rule = page.locator(".rules-in .rule").first
    rule.get_by_role("button", name="At least: one more").click()
    assert current(page) == before.replace('"min":8', '"min":9')
    page.locator(".rules-more label.switch", has_text="Common passwords").click()
    page.locator(".rules-in .rule", has_text="Letters").locator(".rule-head input").click()
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.closest('.rules-more li')?.dataset.key") == "letters"
    assert current(page) == before.replace('"min":8', '"min":9').replace('{ "rule": "letters", "min": 1 }', '{ "rule": "common-password" }'), current(page)
    # The other direction: changes of the JSON appear in the settings.
    set_text(page, policy(['{ "rule": "length", "min": 11, "max": 70 }']))
    values = [each.input_value() for each in page.locator(".rules-in .stepper-input").all()]
    assert values == ["11", "70"], values


def test_a_number_that_is_none_changes_nothing(site):
    page = opened(site)
    before = current(page)
    least(page).fill("0")
    page.wait_for_timeout(300)
    assert "whole number from 1" in page.locator(".value-fault:not(:empty)").first.inner_text()
    assert least(page).get_attribute("aria-invalid") == "true"
    assert current(page) == before


def test_labels_are_words(site):
    page = opened(site)
    rules = ['{ "rule": "length", "min": 8, "unit": "utf16" }', '{ "rule": "digits", "repertoire": "ascii" }', '{ "rule": "classes", "min": 3 }',
             '{ "rule": "sequence", "keyboard": true }', '{ "rule": "strength", "min": 3 }', '{ "rule": "minimum-age", "age": 1 }',
             '{ "rule": "dictionary-words", "words": ["acme"] }', '{ "rule": "allowed-characters", "classes": ["letters"] }']
    set_text(page, policy(rules))
    page.eval_on_selector_all(".rule-options", "(all) => all.forEach((each) => { each.open = true; })")
    shown = page.evaluate("""() => { const copy = document.querySelector("#section-policy").cloneNode(true);
      for (const each of copy.querySelectorAll(".json-name, .editor, code")) each.remove(); return copy.textContent; }""")
    for word in ("codePoint", "utf16", "grapheme", "epertoire", "minLength", "Appear again", "mode 2", "Flow"):
        assert word not in shown, f"“{word}” is no word for people"
    assert "Length" in shown and "a UTF-16 unit (an emoji is 2)" in shown and "Scripts that count" in shown
    names = page.locator(".json-name").all_inner_texts()
    assert "repertoire" in names and "unit" in names
    sizes = page.eval_on_selector_all(".json-name", "(all) => all.filter((each) => each.checkVisibility()).map((each) => parseFloat(getComputedStyle(each).fontSize))")
    assert max(sizes) <= 12, sizes


def test_relid_policies_are_set_in_words_and_types_stay(site):
    page = opened(site)
    before = '{\n  "maxL":64, "minL": "8",\n  "SeqCheck": false, "UserIDcheck": "false", "x": 1\n}\n'
    set_text(page, before)
    assert "cannot be read" not in page.locator("#section-policy").inner_text()
    assert least(page).input_value() == "8"
    least(page).fill("20")
    page.get_by_label("No sequences such as 123 or abc").check()
    page.get_by_label("Not in the password").check()
    assert current(page) == before.replace('"8"', '"20"').replace('"SeqCheck": false', '"SeqCheck": true').replace('"UserIDcheck": "false"', '"UserIDcheck": "true"')
    page.get_by_label("Rejected").check()
    assert json.loads(current(page))["BlackListedCommonPassword"] == "true"


def test_a_contradictory_policy_says_so(site):
    page = opened(site, "#name=relid-default")
    fields = page.locator(".rules-in .stepper-input")
    fields.nth(0).fill("20")
    fields.nth(1).fill("8")
    page.wait_for_timeout(900)
    conflict = "No password can meet this policy: the minimum length (20) is greater than the maximum length (8)"
    assert conflict in page.locator(".side-problems").inner_text()
    assert conflict in page.locator(".rule-problem").first.inner_text()
    assert "JSON" not in page.locator(".settings").inner_text()
    assert page.locator(".trial-rule").count() == 0 and "none can be tried" in page.locator(".trial .notice").inner_text()
    choose(page, "What users read")
    page.wait_for_timeout(500)
    assert conflict in page.locator(".policy-main .notice-bad").inner_text()
    assert page.locator(".card-rules").count() == 0


def test_an_empty_password_meets_nothing(site):
    page = opened(site, "#name=nist-800-63b-4")
    assert set(states(page)) <= {"open", "undetermined"}, states(page)
    assert "✓" not in page.locator(".trial").inner_text()
    assert page.locator(".trial-verdict").inner_text() == "" and page.locator(".estimate").is_hidden()
    tried(page).fill("quiet otter, 7 gates")
    assert "met" in states(page)
    tried(page).fill("")
    assert set(states(page)) <= {"open", "undetermined"}


def test_the_trial_knows_strength_and_the_current_password(site):
    page = opened(site)
    set_text(page, policy(['{ "rule": "strength", "min": 3 }', '{ "rule": "changed-characters", "min": 4 }', '{ "rule": "variation-of-current" }']))
    tried(page).fill("Password1")
    assert states(page) == ["unmet", "undetermined", "undetermined"], states(page)
    page.locator(".trial-person > summary").click()
    now = page.locator(".trial").get_by_label("Current password")
    now.fill("maple-tundra-Sextant")
    tried(page).fill("MAPLE-tundra-sextant")
    assert states(page) == ["met", "met", "unmet"], states(page)
    tried(page).fill("maple-tundra-Sextan7")
    assert states(page) == ["met", "unmet", "met"], states(page)
    tried(page).fill("quiet otter, 7 gates")
    assert states(page) == ["met", "met", "met"], states(page)
    now.fill("")
    assert states(page) == ["met", "undetermined", "undetermined"], states(page)


def test_how_guessable_is_what_the_command_says(site):
    passwords = ["password", "Password1", "zq7!Lm", "Summer2024", "qwerty12345", "anna-anna-anna", "Zanzibar-Quilt-77", "quiet otter, 7 gates", "aaaaaaaaaaaa"]
    rules = ",".join(f'{{"rule":"strength","min":{score}}}' for score in (1, 2, 3, 4))
    path = os.path.join(site.folder, "scores.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"version":1,"rules":[' + rules + ',{"rule":"common-password"}]}')
    result = subprocess.run([site.command, "check", path, "--format", "json", "--user", "anna"], input="\n".join(passwords).encode(), capture_output=True, check=False)
    lines = [json.loads(line)["rules"] for line in result.stdout.decode().splitlines()]
    page = opened(site)
    for password, line in zip(passwords, lines):
        tried(page).fill(password)
        score = sum(rule["state"] == "met" for rule in line[:4])
        shown = page.locator(".estimate strong").inner_text()
        assert shown == ["Very weak", "Weak", "Fair", "Good", "Strong"][score], (password, shown, score)
        assert page.locator(".estimate-bars .on").count() == score
        why = page.locator(".estimate-reasons").inner_text()
        assert ("list of common passwords" in why) == (line[4]["state"] == "unmet"), (password, why)
        assert score > 2 or why != "", password


def test_a_password_is_tried_and_never_kept(site):
    page = opened(site)
    secret = "Zanzibar-Quilt-77"
    tried(page).fill(secret)
    assert page.locator(".trial-verdict").inner_text() == "Accepted"
    tried(page).fill("short")
    assert page.locator(".trial-verdict").inner_text() == "Not accepted"
    assert "unmet" in states(page)
    tried(page).fill(secret)
    least(page).fill("9")
    page.wait_for_timeout(900)
    kept = page.evaluate("document.documentElement.outerHTML + location.href + JSON.stringify(history.state) + JSON.stringify({...localStorage, ...sessionStorage})")
    assert "watchword-policy-edit" in kept and secret not in kept


def test_the_keyboard_is_enough(site):
    page = opened(site)
    head(page, 0).focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.rules-in .stepper-input')"):
            break
    page.keyboard.type("15")
    page.wait_for_timeout(700)
    assert least(page).input_value() == "15"
    assert page.locator(".verdict-chip").first.inner_text().split() == ["NIST", "✗", "2"]
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.side-clause button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_timeout(700)
    assert page.locator(".verdict-chip").first.inner_text().split() == ["NIST", "✗", "1"]


def test_texts_have_their_language(site):
    page = opened(site, "#name=strong&locale=ar")
    rule = page.locator(".rule-text bdi").first
    assert rule.get_attribute("lang") == "ar" and rule.get_attribute("dir") == "rtl"
    head(page, 1).select_option(label="cognito-default")
    page.wait_for_timeout(900)
    for selector in (".compare tbody:last-of-type td bdi", ".trial-rule bdi"):
        text = page.locator(selector).first
        assert (text.get_attribute("lang"), text.get_attribute("dir")) == ("ar", "rtl"), selector
    choose(page, "What users read")
    page.wait_for_timeout(500)
    assert page.locator(".card-summary").get_attribute("dir") == "rtl"


def test_axe_finds_nothing_in_any_view(site):
    for scheme in ("light", "dark"):
        page = opened(site, color_scheme=scheme)
        least(page).fill("12")
        tried(page).fill("Summer2024")
        for view in VIEWS:
            choose(page, view)
            page.wait_for_timeout(700)
            violations = Axe().run(page).response["violations"]
            assert not violations, (scheme, view, [(each["id"], each["nodes"][0]["target"]) for each in violations])


BROKEN = """() => [...document.querySelectorAll("#section-policy :is(h2, h3, h4, .rule-title, th)")].filter((element) => element.checkVisibility())
  .filter((element) => { const style = getComputedStyle(element); const probe = document.createElement("span"); probe.style.cssText = "position:absolute;visibility:hidden;white-space:nowrap";
    probe.style.font = style.font; document.body.append(probe);
    const widest = Math.max(...element.textContent.split(/[\\s-]+/).map((word) => { probe.textContent = word; return probe.offsetWidth; })); probe.remove();
    return widest > element.clientWidth + 1 && style.display !== "inline"; }).map((element) => element.textContent)"""


def test_every_width(site):
    for width, height in ((320, 640), (390, 844), (640, 430), (820, 1180), (1280, 720), (1440, 900)):
        page = opened(site, "#name=cognito-default&locale=de", width=width, height=height)
        heights = page.eval_on_selector_all("#section-policy select", "(all) => [...new Set(all.filter((each) => each.checkVisibility()).map((each) => each.offsetHeight))]")
        assert len(heights) == 1, heights
        head(page, 1).select_option(label="strong")
        page.wait_for_timeout(500)
        for view in VIEWS:
            choose(page, view)
            page.wait_for_timeout(300)
            wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert wide <= room, f"{width}, {view}: the page is {wide} wide, and there are {room}"
            assert not page.evaluate(BROKEN), (width, view, page.evaluate(BROKEN))
