"""A new policy from an interview: the questions and the policy are the same as in the command."""

import json
import re
import subprocess

from axe_playwright_python.sync_playwright import Axe
from page_helpers import choose_tab
from test_policy import choose, editor_text

DIALOG = "dialog.interview"
# Answers by question id, which is also the name of an option.
ANSWERS = {
    "for": "payment-cards", "mfa": "yes", "system": "keycloak", "min": "13", "max": "64", "words": "Acme, Acme Pay",
    "breached-passwords": "yes", "strength": "good", "history": "5"}


def opened(page):
    choose_tab(page, "policy")
    page.get_by_role("button", name="New policy…").click()
    page.wait_for_selector(DIALOG)


def question(page, name):
    return page.locator(f'{DIALOG} [data-question="{name}"]')


def answer(page, name, text):
    """Answers a question like a user, in any kind of control."""
    box = question(page, name)
    if box.locator("select").count() > 0:
        box.locator("select").select_option(value=text)
    elif box.locator("input[type=text]").count() > 0:
        box.locator("input[type=text]").fill(text)
    else:
        box.locator(f'input[value="{text}"]').check(force=True)


def option(name, text):
    """Returns the same answer as an option of the command."""
    if text in ("yes", "no"):
        return [f"--{name}"] if text == "yes" else ["--no-" + name]
    return [f"--{name}", text]


def texts(page):
    return page.locator(f"{DIALOG} .interview-texts li").all_inner_texts()


def made(page):
    """Makes the policy; returns its rules."""
    page.locator(DIALOG).get_by_role("button", name="Make the policy").click()
    page.wait_for_selector(DIALOG, state="detached")
    choose(page, "JSON")
    return json.loads(editor_text(page))["rules"]


def rules_of_command(site, options):
    result = subprocess.run([site.command, "policy", "new", "-", *options], capture_output=True, check=True)
    return json.loads(result.stdout)["rules"]


def test_nothing_answered_is_what_the_command_proposes(page, site):
    opened(page)
    assert made(page) == rules_of_command(site, ["--for", "sign-in"])


def test_answers_make_the_policy_of_the_command(page, site):
    opened(page)
    for name, text in ANSWERS.items():
        answer(page, name, text)
    options = [word for name, text in ANSWERS.items() for word in option(name, text)]
    losses = page.locator(f"{DIALOG} .interview-outcome li").all_inner_texts()
    assert any("Keycloak" in heading for heading in page.locator(f"{DIALOG} h3").all_inner_texts()) and losses
    assert made(page) == rules_of_command(site, options)


def test_what_users_read_follows_each_answer(page):
    opened(page)
    assert "Min. 15 characters" in texts(page)
    answer(page, "mfa", "yes")
    assert "Min. 8 characters" in texts(page)
    question(page, "locale").get_by_label("German", exact=True).check()
    question(page, "locale").get_by_label("English", exact=True).uncheck()
    assert "Mind. 8 Zeichen" in texts(page), texts(page)
    answer(page, "for", "unlocking")
    assert question(page, "mfa").count() == 0 and question(page, "words").count() == 0
    assert "Mind. 6 Zeichen" in texts(page), texts(page)
    answer(page, "mix", "digits-only")
    # An answer that is no longer available is dropped.
    answer(page, "for", "sign-in")
    assert question(page, "mix").locator("input:checked").get_attribute("value") == "any"
    page.locator(DIALOG).get_by_role("button", name="Make the policy").click()
    page.wait_for_selector(DIALOG, state="detached")
    assert page.locator(".policy-head select").nth(2).input_value() == "de"


def test_what_is_no_answer_is_said(page):
    opened(page)
    make = page.locator(DIALOG).get_by_role("button", name="Make the policy")
    answer(page, "min", "many")
    assert "Expected a number" in question(page, "min").inner_text() and make.is_disabled()
    answer(page, "min", "12")
    assert make.is_enabled() and "Min. 12 characters" in texts(page)
    answer(page, "words", "HP")
    assert "3 letters or more" in question(page, "words").inner_text() and make.is_disabled()
    page.keyboard.press("Escape")
    page.wait_for_selector(DIALOG, state="detached")
    assert page.evaluate("document.activeElement.textContent") == "New policy…"


def test_the_questions_are_those_of_the_terminal(page, site):
    opened(page)
    shown = page.locator(f"{DIALOG} .interview-question").all_inner_texts()
    names = [each.get_attribute("data-question") for each in page.locator(f"{DIALOG} [data-question]").all()]
    help_text = subprocess.run([site.command, "policy", "new", "--help"], capture_output=True, check=True).stdout.decode()
    assert len(shown) == len(names) > 10
    for name in names:
        assert re.search(rf"--{name}\b", help_text), name


def test_settings_of_the_chosen_system_are_those_of_the_command(page, site):
    opened(page)
    answer(page, "words", "Acme Bank")
    answer(page, "system", "active-directory")
    made(page)
    policy = editor_text(page).encode()
    page.get_by_role("button", name="Settings for…").click()
    carried = page.locator("dialog.interview")
    assert carried.locator("select").input_value() == "active-directory"
    for system in ("active-directory", "keycloak", "apple-passcode", "laravel"):
        carried.locator("select").select_option(value=system)
        run = subprocess.run([site.command, "policy", "convert", "-", "--to", system], input=policy, capture_output=True, check=True)
        assert carried.locator("pre").text_content().rstrip() == run.stdout.decode().rstrip(), system
        assert carried.locator("li").count() > 0
    violations = Axe().run(page).response["violations"]
    assert violations == [], violations
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.textContent") == "Settings for…"
