"""The view "Form": user input and server responses, as the page shows them.

Each function takes a page written by `watchword preview`, in Chromium.
"""

from axe_playwright_python.sync_playwright import Axe

FLOWS = {
    "change": ["current", "new"],
    "changeConfirmed": ["current", "new", "confirm"],
    "update": ["current", "new", "confirm"],
    "expired": ["current", "new", "confirm"],
    "set": ["new", "confirm"],
    "verify": ["password"],
}
SECRET = "Zebra9-Cactus"


def opened(page, fragment):
    """Opens the page again with a fragment."""
    page.goto(page.url.split("#")[0] + fragment)
    page.reload()
    page.wait_for_selector("html[data-state=ready]")
    return page


def field(page, name):
    return page.locator(f"#section-form .phone .form-input[data-field={name}]")


def states(page):
    return page.locator("#section-form .form-rule").evaluate_all("items => items.map(item => item.dataset.state)")


def fill(page, flow, **texts):
    for name in FLOWS[flow]:
        field(page, name).fill(texts.get(name, "Old-Anchor-31" if name == "current" else SECRET))


def answer(page, value):
    page.locator(f"#section-form input[name=answer][value='{value}']").check()
    page.locator("#section-form .form-submit").click()
    page.wait_for_selector("#section-form .form-submit[aria-busy]", state="attached")
    page.wait_for_selector("#section-form .form-submit:not([aria-busy])", state="attached", timeout=5000)


def languages(page):
    """The menu of languages. A page with a few languages has chips instead."""
    return page.locator("#section-form .form-languages select").first


def choose_language(page, tag):
    languages(page).select_option(tag)


def screen(page, flow):
    return page.locator(f"#section-form .picks-lines input[value='{flow}']").first


def reply(page, value):
    return page.locator(f"#section-form input[name=answer][value='{value}']")


class Clicks:
    """Clicks with the mouse, and counts the clicks."""

    def __init__(self):
        self.count = 0

    def __call__(self, target):
        box = target.bounding_box() if target.is_visible() else None
        if box is None:
            target.scroll_into_view_if_needed()
        target.click()
        self.count += 1

    def choose(self, menu, value):
        """Opens a menu, and chooses an entry."""
        menu.scroll_into_view_if_needed()
        menu.select_option(value)
        self.count += 2


def axe(page):
    found = Axe().run(page).response["violations"]
    assert not found, [(each["id"], each["nodes"][0]["target"], each["nodes"][0].get("failureSummary", "")[:200]) for each in found]


def fits(page):
    width, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width <= room, f"the page is {width} wide, and there are {room}"


def lacking(site, tag, *ids):
    """Returns a page whose catalogue of a language lacks messages."""
    data = site.data()
    catalog = next(each for each in data["catalogs"] if each["locale"] == tag)
    for id in ids:
        assert id in catalog["messages"], id
        del catalog["messages"][id]
    return site.with_data(data)


def text(page, part):
    found = page.locator(f"#section-form .form-{part}:visible")
    return found.first.inner_text().strip() if found.count() else None


def test_rules_turn_as_people_type(page):
    opened(page, "#flow=change&name=strong&locale=en")
    assert states(page) == ["unmet"] * 3, states(page)
    field(page, "new").focus()
    page.keyboard.type("abc")
    assert states(page) == ["unmet", "met", "unmet"], states(page)
    page.keyboard.type("defg1")
    assert states(page) == ["met"] * 3, states(page)
    # The caret stays in place while the form is rendered repeatedly.
    assert page.evaluate("document.activeElement.dataset.field") == "new"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    assert field(page, "new").input_value() == "abcdef1"


def test_password_managers_are_told_what_fields_hold(page):
    opened(page, "#flow=update&name=relid-strict&locale=en")
    attributes = [
        (field(page, name).get_attribute("autocomplete"), field(page, name).get_attribute("passwordrules"))
        for name in FLOWS["update"]]
    rules = "minlength: 12; maxlength: 64; required: lower; required: upper; required: digit; required: special; max-consecutive: 2;"
    assert attributes == [("current-password", None), ("new-password", rules), ("new-password", rules)], attributes
    assert page.locator("#section-form form input[autocomplete=username]").input_value() == "anna"


def test_every_answer_of_every_flow_is_shown(page):
    for flow in FLOWS:
        opened(page, f"#flow={flow}&name=strong&locale=en")
        answers = page.locator("#section-form input[name=answer]").evaluate_all("items => items.map(item => item.value)")
        assert len(answers) >= 5, (flow, answers)
        for value in answers:
            if value == "accepted":
                continue
            page.get_by_role("button", name="Start again").click()
            fill(page, flow)
            answer(page, value)
            seen = [text(page, part) for part in ("banner", "alert-text", "error", "closed-title", "menu-items", "subtitle")]
            assert any(seen), f"{flow} shows nothing after {value}"


def test_texts_of_answers(page):
    expected = [
        ("change", "wrong", "error", "Your password is incorrect, please check it"),
        ("changeConfirmed", "8004", "alert-text", "Too many attempts. Wait a few minutes and try again"),
        ("update", "190", "alert-text", "Password does not meet policy standards"),
        ("update", "153", "alert-text", "Attempts exhausted"),
        ("update", "102", "attempts", "Attempts remaining: 2"),
        ("expired", "164", "banner",
         "Please enter a new password as your entered password has been used by you previously"),
        ("verify", "118", "title", "Update Expired Password"),
        ("set", "network", "banner", "No connection to the server. Check your network and try again"),
    ]
    for flow, value, part, words in expected:
        opened(page, f"#flow={flow}&name=strong&locale=en")
        fill(page, flow)
        answer(page, value)
        assert text(page, part) == words, (flow, value, text(page, part))


def test_keyboard_alone(page):
    opened(page, "#flow=expired&name=strong&locale=en")
    field(page, "current").focus()
    page.keyboard.type("Old-Anchor-31")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.field") == "new"
    page.keyboard.type(SECRET)
    # The button that shows the first field is between the two fields.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert field(page, "new").get_attribute("type") == "text"
    page.keyboard.press("Tab")
    page.keyboard.type("another")
    page.keyboard.press("Enter")
    page.wait_for_selector(".form-alert:visible")
    assert page.evaluate("document.activeElement.closest('[role=alertdialog]') !== null")
    assert text(page, "alert-title") == "Password Mismatch"
    page.keyboard.press("Enter")
    page.wait_for_selector(".form-alert", state="hidden")
    assert page.evaluate("document.activeElement.dataset.field") == "new"
    assert field(page, "new").input_value() == "" and field(page, "confirm").input_value() == ""


def test_the_focus_is_not_lost_on_other_screens(page):
    opened(page, "#flow=update&name=strong&locale=en")
    fill(page, "update")
    field(page, "confirm").press("Enter")
    page.wait_for_selector(".form-alert:visible")
    assert text(page, "alert-title") == "Success"
    page.keyboard.press("Enter")
    page.wait_for_selector(".form-closed:visible")
    assert page.evaluate("document.activeElement.textContent") == "Open the form again"
    page.keyboard.press("Enter")
    page.wait_for_selector(".form-closed", state="hidden")
    assert page.evaluate("document.activeElement.dataset.field") == "current"


def test_right_to_left_is_mirrored(page):
    opened(page, "#flow=update&name=strong&locale=ar")
    screen = page.locator("#section-form .screen").bounding_box()
    middle = screen["x"] + screen["width"] / 2
    back, reveal = page.locator("#section-form .form-back").bounding_box(), page.locator("#section-form .form-reveal").first.bounding_box()
    assert back["x"] > middle and reveal["x"] < middle
    rule = page.locator("#section-form .form-rule").first
    assert rule.locator(".form-rule-icon").bounding_box()["x"] > rule.locator(".form-rule-text").bounding_box()["x"]


def test_what_was_typed_stays_in_its_field(page):
    opened(page, "#flow=changeConfirmed&name=strong&locale=en")
    fill(page, "changeConfirmed")
    choose_language(page, "de")
    assert text(page, "title") == "Passwort ändern", text(page, "title")
    assert field(page, "new").input_value() == SECRET
    page.get_by_text("The user", exact=True).click()
    page.get_by_label("User ID").fill("someone")
    page.wait_for_timeout(400)
    assert field(page, "new").input_value() == SECRET
    # Only the fields contain it: no attribute, no text, no link.
    html = page.evaluate("document.documentElement.outerHTML")
    assert SECRET not in html and SECRET not in page.url


def test_a_language_chosen_at_any_time_stays(site):
    # While the page loads its other languages, and afterwards.
    for delay in range(240, 600, 60):
        page = site.open("#flow=set&locale=en&name=strong")
        page.wait_for_timeout(delay)
        choose_language(page, "ar")
        page.wait_for_timeout(900)
        assert page.locator("#section-form .screen").get_attribute("lang") == "ar", delay
        page.context.close()
        site.contexts.pop()


def test_a_few_languages_are_chips(site):
    data = site.data()
    data["catalogs"] = [each for each in data["catalogs"] if each["locale"] in ("en", "ar")]
    page = site.open("#flow=set&locale=en&name=strong", path=site.with_data(data))
    assert not languages(page).is_visible()
    page.locator("#section-form .picks-chips input[value='ar']").click()
    assert page.locator("#section-form .screen").get_attribute("lang") == "ar"


def test_enter_does_not_lose_the_caret(page):
    opened(page, "#flow=change&name=strong&locale=en")
    field(page, "current").fill("Old-Anchor-31")
    field(page, "new").focus()
    page.keyboard.type("abc")
    page.keyboard.press("Enter")
    page.keyboard.type("defgh1")
    assert field(page, "new").input_value() == "abcdefgh1"


def said(page):
    """Returns what screen readers say, once they say something."""
    page.wait_for_timeout(400)
    return page.locator("#section-form .form-stage > [role=status].visually-hidden").inner_text()


def test_all_rules_of_a_burst_of_keystrokes_are_heard(page):
    opened(page, "#flow=change&name=strong&locale=en")
    field(page, "new").evaluate("""(input) => {
      for (const text of ["abc", "abcdefg", "abcdefg1", "abcdefg"]) {
        input.value = text;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    }""")
    heard = said(page).split("\n\n")
    assert len(heard) == 3 and sum("not met" in text for text in heard) == 2, heard


def has_focus(page, name):
    return page.evaluate("document.activeElement.dataset.field") == name and page.evaluate("document.hasFocus()")


def test_errors_at_fields_are_heard_and_have_the_focus(page):
    # Each flow with the answer of a server, the field that has the focus then, and what is heard.
    for flow, value, name in [("change", "wrong", "current"), ("update", "102", "current"), ("expired", "102", "current"), ("verify", "102", "password")]:
        opened(page, f"#flow={flow}&name=strong&locale=en")
        fill(page, flow)
        answer(page, value)
        heard = said(page)
        shown = text(page, "error") or text(page, "banner")
        assert shown and shown in heard, f"{flow}: {shown!r} is shown, and {heard!r} is heard"
        assert has_focus(page, name), f"{flow}: {page.evaluate('document.activeElement.outerHTML')[:200]}"
    # A submission that the form refuses.
    opened(page, "#flow=set&name=strong&locale=en")
    fill(page, "set", confirm="Zebra9-Cactux")
    page.locator("#section-form .form-submit").click()
    assert has_focus(page, "new")
    assert text(page, "banner") in said(page)
    # The new password is the current one: said once, as it appears.
    opened(page, "#flow=change&name=strong&locale=en")
    field(page, "current").fill(SECRET)
    field(page, "new").focus()
    page.keyboard.type(SECRET)
    assert text(page, "error") in said(page)


def test_an_empty_field_says_nothing_of_unmet_rules(page):
    opened(page, "#flow=change&name=strong&locale=en")
    labels = page.locator("#section-form .form-rule .visually-hidden")
    assert not any("met" in label.lower() for label in labels.all_inner_texts()), labels.all_inner_texts()
    field(page, "new").fill("a")
    assert any("not met" in label.lower() for label in labels.all_inner_texts()), labels.all_inner_texts()


def test_what_screen_readers_hear_last_is_the_outcome(page):
    opened(page, "#flow=set&name=strong&locale=en")
    fill(page, "set")
    answer(page, "network")
    page.wait_for_timeout(600)
    said = page.locator("#section-form [role=status].visually-hidden").inner_text()
    assert "match" not in said and "not met" not in said, said
