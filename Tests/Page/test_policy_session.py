"""Policies while the page is open and in a saved page, with their verdict and comparison."""

import re

from test_policy import choose, policy, set_text
from test_policy_settings import chosen, current, head, least, opened, tried

# Records all screen-reader announcements, because a new verdict may follow immediately.
LISTEN = """
globalThis.heard = [];
new MutationObserver(() => heard.push(document.getElementById("announcer").textContent))
  .observe(document.getElementById("announcer"), { childList: true });
"""
LEAVE = "() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))"


def listed(page, index=0):
    return head(page, index).locator("option").all_inner_texts()


def name(page):
    return page.locator(".policy-name").inner_text()


def drop(page, file, data, view="policy"):
    """Drops a file on a view."""
    page.evaluate("""([file, data, view]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], file));
      for (const type of ["dragenter", "dragover", "drop"]) document.querySelector(`#section-${view}`).dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }""", [file, list(data if isinstance(data, bytes) else data.encode()), view])
    page.wait_for_timeout(900)


def test_edited_policies_stay_in_the_list(site):
    page = opened(site)
    least(page).fill("12")
    page.wait_for_timeout(300)
    page.locator(".rules-in .rule", has_text="Letters").locator(".rule-head input").click()
    page.wait_for_timeout(300)
    after = current(page)
    head(page, 0).select_option(label="pci-dss-4")
    page.wait_for_timeout(500)
    assert page.locator("dialog[open]").count() == 0 and name(page) == "pci-dss-4"
    least(page).fill("14")
    page.wait_for_timeout(300)
    head(page, 0).select_option(label="strong")
    page.wait_for_timeout(500)
    assert least(page).input_value() == "8" and name(page) == "strong" and not page.locator(".policy-kept").is_visible()
    options = listed(page)
    assert options.index("strong, edited") == options.index("strong") + 1 and "pci-dss-4, edited" in options, options
    head(page, 0).select_option(label="strong, edited")
    page.wait_for_timeout(500)
    assert current(page) == after and not page.locator(".policy-kept").is_visible()
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
        page.wait_for_timeout(200)
    assert least(page).input_value() == "8" and name(page) == "strong" and "strong, edited" not in listed(page)
    assert page.get_by_role("button", name="Undo").is_disabled()
    for _ in range(2):
        page.get_by_role("button", name="Do again").or_(page.get_by_role("button", name="Redo")).click()
    page.wait_for_timeout(200)
    assert current(page) == after and chosen(page, 0) == "strong, edited"
    # Two edits of one policy.
    head(page, 0).select_option(label="strong")
    page.wait_for_timeout(300)
    least(page).fill("9")
    page.wait_for_timeout(300)
    assert name(page) == "strong 2, edited" and "strong, edited" in listed(page)


def test_the_draft_of_this_visit_is_never_offered(site):
    page = opened(site)
    page.get_by_role("button", name="At least: one more").first.click()
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(500)
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('watchword-policy')).length") == 0
    page.get_by_role("button", name="At least: one more").first.click()
    page.wait_for_timeout(500)
    for label in ("pci-dss-4", "strong"):
        head(page, 0).select_option(label=label)
        page.wait_for_timeout(400)
        assert not page.locator(".policy-kept").is_visible()


def test_leaving_asks_for_what_no_file_has(site):
    page = opened(site)
    page.evaluate(LISTEN)
    assert page.evaluate(LEAVE) is False
    least(page).fill("12")
    page.wait_for_timeout(300)
    head(page, 0).select_option(label="pci-dss-4")
    page.wait_for_timeout(300)
    assert page.evaluate(LEAVE) is True
    head(page, 0).select_option(label="strong, edited")
    page.wait_for_timeout(300)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    assert download.value.suggested_filename == "strong.json" and page.evaluate(LEAVE) is False
    page.wait_for_timeout(300)
    assert name(page) == "strong" == chosen(page, 0) and "strong, as opened" in listed(page)
    assert page.locator(".toast").inner_text().startswith("Saved as strong.json")
    assert any(text.startswith("Saved as strong.json") for text in page.evaluate("heard"))


def test_a_saved_page_is_as_it_was(site):
    page = opened(site)
    page.evaluate(LISTEN)
    least(page).fill("12")
    page.wait_for_timeout(900)
    parts = (".policy-name", ".policy-stale", ".side-loss", ".compare-sentence")
    choose(page, "Compare")
    page.wait_for_timeout(900)
    before = [page.locator(part).inner_text() for part in parts]
    assert before[0] == "strong, edited" and before[1] and "lose every password of 8 to 11" in before[2], before
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this page").click()
    assert download.value.suggested_filename == "strong, edited.html"
    page.wait_for_timeout(100)
    assert "Saved as strong, edited.html" in page.evaluate("heard")
    assert page.locator(".toast").inner_text() == "Saved as strong, edited.html"
    assert page.evaluate(LEAVE) is False
    path = f"{site.folder}/saved.html"
    download.value.save_as(path)
    other = site.open(path=path)
    other.locator(".compare-sentence").wait_for()
    other.wait_for_timeout(900)
    assert [other.locator(part).inner_text() for part in parts] == before
    assert listed(other).count("strong, edited") == 1 and "strong" in listed(other) and not other.locator(".policy-kept").is_visible()
    other.get_by_role("button", name="Undo").click()
    other.wait_for_timeout(300)
    assert name(other) == "strong"
    # With another policy to compare with.
    head(page, 1).select_option(label="cognito-default")
    page.wait_for_timeout(900)
    wanted = page.locator(".compare-sentence").inner_text()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this page").click()
    download.value.save_as(path)
    other = site.open(path=path)
    other.wait_for_timeout(900)
    assert other.locator(".compare-sentence").inner_text() == wanted and chosen(other, 1) == "cognito-default"


def test_the_comparison_says_who_is_stricter(site):
    page = opened(site)
    said = lambda: page.locator(".compare-sentence").inner_text()
    heads = lambda: [re.sub(r"\s+", " ", text) for text in page.locator(".compare thead th").all_inner_texts()]
    head(page, 1).select_option(label="nist-800-63b-4")
    page.wait_for_timeout(1500)
    assert said().startswith("Neither is stricter: if nist-800-63b-4 replaces strong, users lose "), said()
    assert "They gain passwords such as " in said(), said()
    assert heads() == ["Yours strong", "The other nist-800-63b-4"]
    head(page, 1).select_option(label="Choose a policy")
    choose(page, "Settings")
    least(page).fill("6")
    page.wait_for_timeout(900)
    choose(page, "Compare")
    page.wait_for_timeout(900)
    assert said().startswith("strong, as opened is stricter: if strong, edited replaces strong, as opened, users lose nothing"), said()
    assert "They gain passwords such as " in said() and "They gain passwords such as " in page.locator(".side-loss").inner_text()
    assert heads() == ["Yours strong, edited", "The other strong, as opened"]
    row = page.locator(".compare-changed td")
    assert "6" in row.nth(0).inner_text() and "8" in row.nth(1).inner_text()
    # A change that cannot be counted does not make a policy less strict.
    choose(page, "Settings")
    page.locator(".rules-more label.switch", has_text="Common passwords").click()
    page.wait_for_timeout(900)
    choose(page, "Compare")
    page.wait_for_timeout(900)
    assert said().startswith("Neither is stricter"), said()


def test_a_failing_clause_names_its_remedy(site):
    page = opened(site)
    row = page.locator(".side-clause", has_text="No rules about the composition")
    text = row.inner_text()
    assert text.index("Remove letters and digits") < text.index("NIST requires: No rules about the composition"), text
    assert row.get_by_role("button").inner_text() == "Fix"
    choose(page, "Standards")
    page.wait_for_timeout(400)
    buttons = page.locator(".clause-change button").all_text_contents()
    assert buttons and set(buttons) == {"Fix"}, buttons


def test_lines_of_the_first_screen_lead_to_the_policy(site):
    page = site.open()
    page.click("#home")
    page.locator(".home-verdict li").first.wait_for()
    lines = page.locator(".home-verdict li").all_inner_texts()
    assert any(line.endswith("✗ 3 requirements not met") for line in lines) and any(line.endswith("✗ 1 requirement not met") for line in lines), lines
    page.locator(".home-verdict button", has_text="PCI").click()
    page.wait_for_timeout(600)
    opened_ones = page.locator(".standard[open] .standard-title").all_inner_texts()
    assert len(opened_ones) == 1 and "PCI" in opened_ones[0], opened_ones
    page.click("#home")
    page.locator(".home-verdict p button").click()
    page.wait_for_timeout(600)
    assert page.locator(".settings").is_visible()


def test_a_broken_policy_stays_a_policy(site):
    page = opened(site)
    drop(page, "bad.json", '{ "version": 1, "rules": [ { "rule": "length", "min": } ] }')
    assert page.locator("#section-policy").is_visible() and name(page) == "bad"
    assert "cannot be read as a policy" in page.locator(".settings .notice").inner_text()
    drop(page, "odd.json", '[1, 2')
    assert page.locator("#section-policy").is_visible() and page.locator(".side-problem").count() > 0
    drop(page, "picture.json", b"\xff\xd8\xff")
    assert page.locator(".policy-head .value-fault").inner_text() == "picture.json cannot be read as a policy: it is not UTF-8 text."


def test_errors_and_new_policies_open_in_settings(site):
    page = opened(site)
    set_text(page, policy(['{ "rule": "letters" }', '{ "rule": "length", "min": 20, "max": 8 }']), "Compare")
    page.wait_for_timeout(600)
    page.locator(".side-problem").get_by_role("button", name="Show").first.click()
    assert page.locator(".settings").is_visible()
    assert page.evaluate("document.activeElement.closest('.rule')?.dataset.rule") == "length"
    choose(page, "JSON")
    page.get_by_role("button", name="New policy…").click()
    page.get_by_role("button", name="Make the policy").click()
    page.wait_for_timeout(500)
    assert page.locator(".settings").is_visible() and name(page) == "New policy"
    page.get_by_role("button", name="Rename").click()
    page.keyboard.type("Staff")
    page.keyboard.press("Enter")
    assert name(page) == "Staff" == chosen(page, 0)
    least(page).fill("13")
    page.wait_for_timeout(400)
    assert name(page) == "Staff, edited"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    assert download.value.suggested_filename == "Staff.json" and name(page) == "Staff"


def test_undo_outside_of_a_field(site):
    page = opened(site)
    page.get_by_role("button", name="At least: one more").first.click()
    page.wait_for_timeout(400)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Control+z")
    page.wait_for_timeout(300)
    assert least(page).input_value() == "8"
    page.keyboard.press("Control+y")
    page.wait_for_timeout(300)
    assert least(page).input_value() == "9"
    tried(page).fill("abc")
    page.keyboard.press("Control+z")
    page.wait_for_timeout(300)
    assert least(page).input_value() == "9"


def test_a_tried_password_is_shown(site):
    for width in (390, 1280):
        page = opened(site, width=width)
        tried(page).fill("Zanzibar-Quilt-77")
        page.get_by_role("button", name="Show the password").click()
        assert tried(page).get_attribute("type") == "text"
        page.get_by_role("button", name="Hide the password").click()
        assert tried(page).get_attribute("type") == "password"


def test_on_a_phone(site):
    page = opened(site, width=390, height=844)
    assert page.evaluate("new Set([...document.querySelectorAll('.policy-views .segment')].map((each) => each.getBoundingClientRect().top)).size") == 1
    assert not page.locator(".side-clauses").is_visible()
    page.locator(".verdict-chip").first.click()
    assert page.locator(".side-clauses").is_visible()
    assert page.get_by_role("button", name="Less", exact=True).get_attribute("aria-expanded") == "true"
