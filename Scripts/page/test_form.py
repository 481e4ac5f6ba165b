"""The view "Form": what people type and what the server answers, as the page shows it.

Each function takes a page that shows what `watchword preview` wrote, in Chromium.
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
    """The page, opened anew with a fragment."""
    page.goto(page.url.split("#")[0] + fragment)
    page.reload()
    page.wait_for_selector("html[data-state=ready]")
    return page


def field(page, name):
    return page.locator(f"#section-form .form-input[data-field={name}]")


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


def language(page, tag):
    return page.locator(f"#section-form .picks-chips input[value='{tag}']")


def screen(page, flow):
    return page.locator(f"#section-form .picks-lines input[value='{flow}']").first


def reply(page, value):
    return page.locator(f"#section-form input[name=answer][value='{value}']")


class Clicks:
    """Clicks with the mouse, and counts them."""

    def __init__(self):
        self.count = 0

    def __call__(self, target):
        box = target.bounding_box() if target.is_visible() else None
        if box is None:
            target.scroll_into_view_if_needed()
        target.click()
        self.count += 1


def axe(page):
    found = Axe().run(page).response["violations"]
    assert not found, [(each["id"], each["nodes"][0]["target"], each["nodes"][0].get("failureSummary", "")[:200]) for each in found]


def fits(page):
    width, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width <= room, f"the page is {width} wide, and there are {room}"


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
    # The caret stays where it was while the form is drawn again and again.
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
            seen = [text(page, part) for part in ("banner", "alert-text", "error", "place-title", "menu-items", "subtitle")]
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
    # Between two fields is the button that shows the first.
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
    page.wait_for_selector(".form-place:visible")
    assert page.evaluate("document.activeElement.textContent") == "Open the form again"
    page.keyboard.press("Enter")
    page.wait_for_selector(".form-place", state="hidden")
    assert page.evaluate("document.activeElement.dataset.field") == "current"


def test_right_to_left_is_mirrored(page):
    opened(page, "#flow=update&name=strong&locale=ar")
    screen = page.locator("#section-form .screen").bounding_box()
    middle = screen["x"] + screen["width"] / 2
    back, reveal = page.locator("#section-form .form-back").bounding_box(), page.locator("#section-form .form-reveal").first.bounding_box()
    assert back["x"] > middle and reveal["x"] < middle
    rule = page.locator("#section-form .form-rule").first
    assert rule.locator(".form-rule-drawing").bounding_box()["x"] > rule.locator(".form-rule-text").bounding_box()["x"]


def test_what_was_typed_stays_in_its_field(page):
    opened(page, "#flow=changeConfirmed&name=strong&locale=en")
    fill(page, "changeConfirmed")
    language(page, "de").click()
    assert text(page, "title") == "Passwort ändern", text(page, "title")
    assert field(page, "new").input_value() == SECRET
    page.get_by_text("The person", exact=True).click()
    page.get_by_label("User ID").fill("someone")
    page.wait_for_timeout(400)
    assert field(page, "new").input_value() == SECRET
    # Nothing but the fields holds it: no attribute, no text, no link.
    html = page.evaluate("document.documentElement.outerHTML")
    assert SECRET not in html and SECRET not in page.url


def test_a_language_chosen_at_any_time_stays(site):
    # While the page loads its other languages, and after.
    for delay in range(240, 600, 60):
        page = site.open("#flow=set&locale=en&name=strong")
        page.wait_for_timeout(delay)
        language(page, "ar").click()
        page.wait_for_timeout(900)
        assert page.locator("#section-form .screen").get_attribute("lang") == "ar", delay
        page.context.close()
        site.contexts.pop()


def test_enter_does_not_lose_the_caret(page):
    opened(page, "#flow=change&name=strong&locale=en")
    field(page, "current").fill("Old-Anchor-31")
    field(page, "new").focus()
    page.keyboard.type("abc")
    page.keyboard.press("Enter")
    page.keyboard.type("defgh1")
    assert field(page, "new").input_value() == "abcdefgh1"


def test_what_screen_readers_hear_last_is_the_outcome(page):
    opened(page, "#flow=set&name=strong&locale=en")
    fill(page, "set")
    answer(page, "network")
    page.wait_for_timeout(600)
    said = page.locator("#section-form [role=status].visually-hidden").inner_text()
    assert "match" not in said and "not met" not in said, said


def is_task_f_done(page):
    assert page.locator("#section-form .screen").get_attribute("lang") == "ar"
    assert page.locator("#section-form .screen").get_attribute("data-flow") == "expired"
    assert text(page, "attempts") == "تبقّت محاولتان", text(page, "attempts")
    assert text(page, "banner") == "تعذّر تحديث كلمة المرور", text(page, "banner")


def test_task_f_arabic_expired_and_a_wrong_current_password(site):
    page = site.open("#flow=change&name=relid-default&locale=en")
    click = Clicks()
    click(screen(page, "expired"))
    click(language(page, "ar"))
    click(reply(page, "102"))
    is_task_f_done(page)
    assert click.count <= 4
    # From the first screen, the door is one more.
    page = site.open()
    click = Clicks()
    click(page.locator("#open-form"))
    page.wait_for_selector("#section-form .form-rail")
    click(screen(page, "expired"))
    click(language(page, "ar"))
    click(reply(page, "102"))
    is_task_f_done(page)
    assert click.count <= 5
    return f"{click.count} clicks from the first screen, {click.count - 1} from the view"


def test_task_f_on_a_phone(site):
    page = site.open("#flow=change&name=relid-default&locale=en", width=390, height=844)
    assert page.locator("#section-form .form-title").bounding_box()["y"] < 500, "the form does not come first"
    click = Clicks()
    click(page.get_by_role("button", name="Controls"))
    click(screen(page, "expired"))
    click(language(page, "ar"))
    click(reply(page, "102"))
    is_task_f_done(page)
    assert click.count <= 4
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.textContent") == "Controls"
    fits(page)
    return f"{click.count} clicks"


def test_what_is_shown_is_in_the_link(page):
    opened(page, "#flow=expired&name=relid-default&locale=de&answer=102&state=answer-102&textSize=large&width=320&attempts=2")
    assert "1" in text(page, "attempts"), text(page, "attempts")
    assert reply(page, "102").is_checked()
    assert page.get_by_label("Text size").first.input_value() == "large" and page.get_by_label("Screen width").first.input_value() == "320"
    assert round(page.locator("#section-form .phone").bounding_box()["width"]) == 320
    # A state that an answer makes is enough.
    opened(page, "#flow=expired&name=relid-default&locale=de&state=answer-164")
    assert reply(page, "164").is_checked()
    # What an old link says and nobody knows any more is left aside.
    opened(page, "#flow=verify&name=relid-default&locale=en&answer=nonsense&state=nonsense&width=7&textSize=huge")
    assert reply(page, "success").is_checked() and text(page, "title")


def test_an_answer_keeps_its_meaning_on_another_screen(page):
    opened(page, "#flow=change&name=relid-default&locale=en")
    reply(page, "wrong").click()
    assert text(page, "error") == "Your password is incorrect, please check it"
    screen(page, "changeConfirmed").click()
    assert reply(page, "8002").is_checked() and text(page, "alert-text") == "Current password is incorrect"
    # The focus is where it was: on the controls.
    assert page.evaluate("document.activeElement.type") == "radio"


def test_what_is_typed_is_not_taken_away_by_an_answer(page):
    opened(page, "#flow=set&name=strong&locale=en")
    field(page, "new").fill(SECRET)
    reply(page, "network").click()
    assert field(page, "new").input_value() == SECRET and text(page, "banner") is None
    page.get_by_role("button", name="Show the answer now").click()
    assert text(page, "banner").startswith("No connection")
    assert not page.get_by_role("button", name="Show the answer now").is_visible()


def test_an_empty_password_has_no_tick(page):
    for flow in ("change", "update"):
        for name in ("relid-strict", "nist-800-63b-4"):
            opened(page, f"#flow={flow}&name={name}&locale=en")
            for typed in ("abc", ""):
                field(page, "new").fill(typed)
            ticks = page.locator("#section-form .form-rule path + path").evaluate_all(
                "(paths) => paths.filter((path) => path.checkVisibility() && path.closest('.form-rule').dataset.state !== 'undetermined').length")
            assert ticks == 0, (flow, name, ticks)
    # Even where the engine says that a rule is met by nothing.
    tick = """async (isEmpty) => {
      const rule = document.querySelector("#section-form .form-rule");
      rule.querySelector("svg").append(rule.querySelector("path").cloneNode());
      rule.dataset.state = "met";
      rule.parentElement.dataset.empty = isEmpty;
      return rule.querySelector("path + path").checkVisibility();
    }"""
    assert page.evaluate(tick, "false") and not page.evaluate(tick, "true")


def with_policy(site, text):
    data = site.data()
    data["policies"] = [{"name": "own", "file": "own.json", "text": text}]
    return site.with_data(data)


def test_a_contradictory_policy_says_so(site):
    path = with_policy(site, '{"version":1,"rules":[{"rule":"length","min":4,"max":8},{"rule":"digits","min":20}]}')
    page = site.open("#flow=change&locale=en", path=path)
    said = page.locator("#section-form .form-verdict")
    assert said.is_visible() and "Nobody can pass this form" in said.inner_text() and "maximum length is 8" in said.inner_text(), said.inner_text()
    axe(page)
    page.locator("#tab-languages").click()
    page.wait_for_selector("#section-languages .notice-bad:visible")
    page.locator("#tab-form").click()
    page.get_by_role("button", name="Show the form all the same").click()
    assert not said.is_visible() and page.evaluate("document.activeElement.dataset.field") == "current"
    # Who signs in has a password already.
    page = site.open("#flow=verify&locale=en", path=path)
    assert not page.locator("#section-form .form-verdict").is_visible()
    page = site.open("#flow=change&locale=en", path=with_policy(site, "{"))
    assert "cannot be read" in page.locator("#section-form .form-verdict").inner_text()


def lacking(site, tag, *ids):
    """A page whose catalogue of a language lacks messages."""
    data = site.data()
    catalog = next(each for each in data["catalogs"] if each["locale"] == tag)
    for id in ids:
        assert id in catalog["messages"], id
        del catalog["messages"][id]
    return site.with_data(data)


def test_fallbacks_are_marked_and_isolated(site):
    path = lacking(site, "ar", "form.expired.title", "form.attempts.left", "rule.digits.min.checklist", "form.expired.new-placeholder")
    page = site.open("#flow=expired&name=relid-default&locale=ar", path=path)
    shown = page.locator("#section-form [data-fallback]").evaluate_all(
        "all => all.map(each => [each.dataset.part, each.lang, each.dir, each.textContent || each.placeholder])")
    parts = {part: (lang, direction, words) for part, lang, direction, words in shown}
    assert parts["title"] == ("en", "ltr", "Update Expired Password"), shown
    assert parts["rule"][:2] == ("en", "ltr") and parts["attempts"][2] == "Attempts remaining: 3", shown
    assert parts["placeholder"][2] == "\u2066New Password\u2069", shown
    assert "4 texts have no Arabic translation" in page.locator(".form-fallbacks").inner_text()
    # The form itself is still Arabic, and the title begins where Arabic begins.
    assert page.locator("#section-form .screen").get_attribute("dir") == "rtl"
    assert page.locator("#section-form .form-title").evaluate("each => getComputedStyle(each).textAlign") == "right"
    language(page, "de").click()
    assert page.locator("#section-form [data-fallback]").count() == 0 and not page.locator(".form-fallbacks").is_visible()
    assert page.locator("#section-form .form-title").get_attribute("dir") is None


def test_the_form_alone(site):
    for width, height in ((390, 844), (1280, 720)):
        page = site.open("#flow=expired&name=relid-default&locale=ar", width=width, height=height)
        page.locator("button:visible", has_text="Form only").first.click()
        assert not page.locator("#section-form .form-rail").first.is_visible() or page.evaluate(
            "document.elementFromPoint(10, innerHeight / 2).closest('dialog.form-only') !== null")
        box = page.locator("#section-form .screen").bounding_box()
        assert box["height"] >= height * 0.8, box
        if width < 400:
            assert box["width"] == width, box
        field(page, "current").fill("Old-Anchor-31")
        axe(page)
        page.get_by_role("button", name="Back to the controls").click()
        assert field(page, "current").input_value() == "Old-Anchor-31"
        assert page.evaluate("document.activeElement.textContent") == "Form only"
    page = site.open("#flow=expired&name=relid-default&locale=ar&only=yes")
    page.wait_for_selector("dialog.form-only[open]")
    # An alert takes the key before the view does.
    fill(page, "expired", confirm="another")
    field(page, "confirm").press("Enter")
    page.wait_for_selector(".form-alert:visible")
    page.keyboard.press("Escape")
    page.wait_for_selector(".form-alert", state="hidden")
    assert page.locator("dialog.form-only[open]").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.form-only:not([open])", state="attached")


def test_paper_has_the_form_and_what_it_is(page):
    opened(page, "#flow=expired&name=relid-default&locale=de&state=answer-102")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    head = page.locator("#section-form .print-head").inner_text()
    for words in ("Password expired", "The server answers: Wrong current password", "relid-default", "375 px", "Printed", "20"):
        assert words in head, (words, head)
    assert page.locator("#section-form :is(button, select, input[type=radio]):visible").evaluate_all(
        "all => all.filter(each => !each.closest('.screen')).length") == 0


UNCLEAR = ["Flow", "mode 2)", "Appear again", "epertoire", "codePoint", "(mode"]


def test_words_are_those_of_people_who_plan_apps(page):
    for flow in FLOWS:
        opened(page, f"#flow={flow}&name=strong&locale=en")
        words = page.locator("#section-form").inner_text()
        options = page.locator("#section-form option").evaluate_all("all => all.map(each => each.textContent).join(' ')")
        assert not [each for each in UNCLEAR if each in words + options], (flow, words)


def test_no_violation_and_nothing_sticks_out(site):
    for scheme in ("light", "dark"):
        page = site.open("#flow=expired&name=relid-default&locale=ar&answer=102&state=answer-102", color_scheme=scheme)
        for summary in page.locator("#section-form summary").all():
            summary.click()
        axe(page)
        page = site.open("#flow=changeConfirmed&name=cognito-default&locale=en", color_scheme=scheme, width=320, height=640)
        fits(page)
        page.get_by_role("button", name="Controls").click()
        fits(page)
        axe(page)
    for width, height in ((390, 844), (820, 1180), (1280, 720), (1440, 900)):
        for tag in ("en", "de", "ar", "ja", "hi"):
            page = site.open(f"#flow=update&name=relid-strict&locale={tag}", width=width, height=height)
            fits(page)
            page.context.close()
            site.contexts.remove(page.context)


def test_controls_have_equal_heights(page):
    opened(page, "#flow=update&name=strong&locale=en")
    heights = page.locator("#section-form select:visible").evaluate_all("all => [...new Set(all.map(each => Math.round(each.getBoundingClientRect().height)))]")
    assert len(heights) == 1, heights


def test_a_saved_page_shows_the_same(site):
    page = site.open("#flow=expired&name=relid-default&locale=ar&answer=102&state=answer-102&width=320")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a page with this state").click()
    path = f"{site.folder}/saved.html"
    download.value.save_as(path)
    page = site.open(path=path)
    is_task_f_done(page)
    assert reply(page, "102").is_checked() and round(page.locator("#section-form .phone").bounding_box()["width"]) == 320


def test_no_dialog_outlasts_its_view(site):
    page = site.open("#tab=form&flow=expired&name=relid-default&locale=en", width=390, height=844)
    page.locator("#tab-languages").click()
    page.locator("#tab-form").click()
    page.get_by_role("button", name="Form only").click()
    page.wait_for_selector("dialog.form-only[open]")
    page.go_back()
    page.wait_for_selector("#section-languages:not([hidden])")
    assert page.locator("dialog[open]").count() == 0
    page.locator("#tab-form").click()
    assert page.locator("#section-form .form-title").is_visible()
