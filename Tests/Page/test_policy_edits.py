"""Edits of policies in the tab "Set the policy": undo, the journal, files, the question before another policy, the description."""

from page_helpers import choose_tab
from test_policy import choose, policy
from test_policy_settings import chosen, current, head, least, opened


def files(page, button, name, text):
    with page.expect_file_chooser() as chooser:
        button()
    data = text if isinstance(text, bytes) else text.encode()
    chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": data})
    page.wait_for_timeout(600)


def test_edits_are_named_undone_and_done_again(site):
    page = opened(site)
    before = current(page)
    name = lambda: page.locator(".policy-name").inner_text()
    assert name() == "strong"
    least(page).click()
    page.keyboard.type("12")
    page.wait_for_timeout(300)
    assert name() == "strong, edited" == chosen(page, 0)
    page.locator(".rules-in .rule", has_text="Letters").locator(".rule-head input").click()
    after = current(page)
    page.get_by_role("button", name="Undo").click()
    # Text typed in one go is one step.
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(200)
    assert current(page) == before and name() == "strong"
    assert page.get_by_role("button", name="Undo").is_disabled()
    page.locator(".rules-in input").first.focus()
    page.keyboard.press("Control+y")
    page.keyboard.press("Control+Shift+z")
    page.wait_for_timeout(200)
    assert current(page) == after
    page.locator(".rules-in input").first.focus()
    page.keyboard.press("Control+z")
    page.wait_for_timeout(200)
    assert least(page).input_value() == "12" and page.locator(".rules-in .rule").count() == 3


def test_edits_are_kept(site):
    page = opened(site)
    least(page).fill("13")
    page.wait_for_timeout(500)
    other = page.context.new_page()
    other.goto(page.url.split("#")[0] + "#name=strong&tab=policy")
    choose_tab(other, "policy")
    other.wait_for_timeout(500)
    assert least(other).input_value() == "8" and "were kept" in other.locator(".policy-kept").inner_text()
    other.get_by_role("button", name="Restore them").click()
    other.wait_for_timeout(300)
    assert least(other).input_value() == "13" and not other.locator(".policy-kept").is_visible()
    other.get_by_role("button", name="Undo").click()
    other.wait_for_timeout(500)
    assert least(other).input_value() == "8"
    assert other.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('watchword-policy')).length") == 0


def test_files_are_opened_and_compared(site):
    page = opened(site)
    own = policy(['{ "rule": "length", "min": 10 }'])
    files(page, lambda: page.get_by_role("button", name="Open file…").click(), "own.json", own)
    assert page.locator(".policy-name").inner_text() == "own" and least(page).input_value() == "10"
    files(page, lambda: head(page, 1).select_option(label="Open a file…"), "next.json", own.replace("10", "11"))
    assert page.locator(".compare-sentence").inner_text().startswith("next is stricter: if next replaces own, users lose every password of 10 characters.")
    assert page.locator(".policy-name").inner_text() == "own"
    files(page, lambda: page.get_by_role("button", name="Open file…").click(), "picture.json", b"\xff\xd8\xff")
    assert "picture.json cannot be read" in page.locator(".policy-head .value-fault").inner_text()
    files(page, lambda: page.get_by_role("button", name="Open file…").click(), "keycloak.txt", "length(8) and digits(1)")
    choose(page, "Settings")
    assert "not a JSON policy" in page.locator(".settings .notice").inner_text()


def test_a_stale_description_is_said(site):
    page = opened(site)
    stale = page.locator(".policy-stale")
    told = lambda: stale.inner_text()
    assert told() == ""
    least(page).fill("12")
    page.wait_for_timeout(300)
    assert told() == "Description of the old rules"
    with page.expect_download():
        page.get_by_role("button", name="Save file").click()
    # The warning stays in place, and is added to the message about the file.
    assert told() == "Description of the old rules" and page.locator("dialog[open]").count() == 0
    assert page.locator(".toast").inner_text() == "Saved as strong.json. Description of the old rules"
    page.get_by_role("button", name="Edit the description").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("At least 12 characters")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert told() == "" and not page.locator(".policy-title textarea").is_visible()
    assert page.locator(".policy-description").inner_text() == "At least 12 characters"
    assert '"description": "At least 12 characters",' in current(page)
    least(page).fill("14")
    page.wait_for_timeout(300)
    assert told() != ""


def test_nothing_moves_when_a_description_becomes_stale(site):
    for width in (320, 390, 1280):
        page = opened(site, "#name=cognito-default", width=width)
        button = page.get_by_role("button", name="At least: one more").first
        top = lambda: page.evaluate("(element) => element.getBoundingClientRect().top + scrollY", button.element_handle())
        before = top()
        button.click()
        page.wait_for_timeout(900)
        assert page.locator(".policy-stale").inner_text() != "" and top() == before, (width, before, top())
