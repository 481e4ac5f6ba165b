"""Edits of policies in the tab "Set the policy": undo, the journal, files, the question before another policy, the description."""

from browsing import choose_tab
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
    # What was typed in one go is one step.
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


def test_another_policy_asks_for_edits(site):
    page = opened(site)
    least(page).fill("12")
    page.wait_for_timeout(300)
    head(page, 0).select_option(label="pci-dss-4")
    dialog = page.locator("dialog")
    assert dialog.locator("h2").inner_text() == "Keep the changes to strong?"
    assert dialog.locator("button").all_inner_texts() == ["Save", "Discard", "Cancel"]
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert chosen(page, 0) == "strong, edited" and least(page).input_value() == "12"
    head(page, 0).select_option(label="pci-dss-4")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save").click()
    with open(download.value.path(), encoding="utf-8") as file:
        assert '"min": 12' in file.read()
    page.wait_for_timeout(400)
    assert page.locator(".policy-name").inner_text() == "pci-dss-4"
    least(page).fill("14")
    page.wait_for_timeout(400)
    page.get_by_role("button", name="New policy").click()
    dialog.get_by_role("button", name="Discard").click()
    page.wait_for_timeout(600)
    assert page.locator(".policy-name").inner_text() == "New policy"
    head(page, 0).select_option(label="pci-dss-4")
    page.wait_for_timeout(600)
    assert least(page).input_value() == "12" and not page.locator(".policy-kept").is_visible()


def test_files_are_opened_and_compared(site):
    page = opened(site)
    own = policy(['{ "rule": "length", "min": 10 }'])
    files(page, lambda: page.get_by_role("button", name="Open file…").click(), "own.json", own)
    assert page.locator(".policy-name").inner_text() == "own" and least(page).input_value() == "10"
    files(page, lambda: head(page, 1).select_option(label="Open a file…"), "next.json", own.replace("10", "11"))
    assert page.locator(".compare-sentence").inner_text().startswith("If next replaces own: users lose every password of 10 characters.")
    assert page.locator(".policy-name").inner_text() == "own"
    files(page, lambda: page.get_by_role("button", name="Open file…").click(), "picture.json", b"\xff\xd8\xff")
    assert "picture.json cannot be read" in page.locator(".policy-head .value-fault").inner_text()
    files(page, lambda: page.get_by_role("button", name="Open file…").click(), "keycloak.txt", "length(8) and digits(1)")
    choose(page, "Settings")
    assert "no policy in JSON" in page.locator(".settings .notice").inner_text()


def test_a_stale_description_is_said(site):
    page = opened(site)
    stale = page.locator(".policy-stale")
    assert not stale.is_visible()
    least(page).fill("12")
    page.wait_for_timeout(300)
    assert "The description is that of the old policy" in stale.inner_text()
    stale.get_by_role("button", name="Edit the description").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("At least 12 characters")
    page.get_by_role("button", name="Done").click()
    page.wait_for_timeout(300)
    assert not stale.is_visible()
    assert page.locator(".policy-description").inner_text() == "At least 12 characters"
    assert '"description": "At least 12 characters",' in current(page)
    least(page).fill("14")
    page.wait_for_timeout(300)
    assert stale.is_visible()
