"""The view "Form": states and responses in one click, phones, print, links, fallbacks, and policies that nobody can
meet.

Each function takes a page written by `watchword preview`, in Chromium.
"""

from test_form import (
    FLOWS, SECRET, Clicks, axe, choose_language, field, fill, fits, lacking, languages, opened, reply, screen, text)


def is_task_f_done(page):
    assert page.locator("#section-form .phone .screen").get_attribute("lang") == "ar"
    assert page.locator("#section-form .phone .screen").get_attribute("data-flow") == "expired"
    assert text(page, "attempts") == "تبقّت محاولتان", text(page, "attempts")
    assert text(page, "banner") == "تعذّر تحديث كلمة المرور", text(page, "banner")


def test_task_f_arabic_expired_and_a_wrong_current_password(site):
    page = site.open("#flow=change&name=relid-default&locale=en")
    click = Clicks()
    click(screen(page, "expired"))
    click.choose(languages(page), "ar")
    click(reply(page, "102"))
    is_task_f_done(page)
    assert click.count <= 4
    # From the first screen, opening the area is one more click.
    page = site.open()
    click = Clicks()
    click(page.locator("#open-form"))
    page.wait_for_selector("#section-form .form-rail")
    click(screen(page, "expired"))
    click.choose(languages(page), "ar")
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
    click.choose(languages(page), "ar")
    click(reply(page, "102"))
    is_task_f_done(page)
    # Opening the controls is one click, and a menu of many languages takes two.
    assert click.count <= 5
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.textContent") == "Controls"
    fits(page)
    return f"{click.count} clicks"


def test_the_sheet_of_a_phone_leaves_the_form_in_sight(site):
    page = site.open("#flow=expired&name=relid-default&locale=en&answer=102&state=answer-102", width=390, height=844)
    page.get_by_role("button", name="Controls").click()
    sheet = page.locator("dialog.form-sheet").bounding_box()
    assert sheet["height"] <= 844 * 0.6, sheet
    for part in ("title", "banner"):
        box = page.locator(f"#section-form .form-{part}").first.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= sheet["y"], (part, box, sheet)
    choose_language(page, "de")
    assert page.evaluate("document.querySelector('#section-form .form-title').getBoundingClientRect().top") > 0


def test_an_answer_says_that_its_text_comes_from_the_server(page):
    opened(page, "#flow=expired&name=relid-default&locale=en")
    note = page.locator("#section-form .form-own-words")
    assert not note.is_visible()
    reply(page, "102").click()
    assert text(page, "banner") == "Failed to update password"
    assert "The server sends the text" in note.inner_text() and "“Failed to update password”" in note.inner_text(), note.inner_text()
    field_of_words = page.locator("#section-form .form-words input")
    assert field_of_words.is_visible()
    field_of_words.fill("The current password is wrong")
    page.wait_for_timeout(500)
    assert text(page, "banner") == "The current password is wrong", text(page, "banner")
    # This response has its own text.
    reply(page, "network").click()
    assert not note.is_visible() and not field_of_words.is_visible()


def test_english_beside_a_language_that_cannot_be_read(site):
    for width in (1100, 1280, 1440):
        page = site.open("#flow=expired&name=relid-default&locale=ar", width=width)
        assert not page.locator(".form-beside").is_visible()
        page.get_by_label("English beside it").check()
        reply(page, "102").click()
        beside = page.locator(".form-beside .screen")
        assert beside.locator(".form-title").inner_text() == "Update Expired Password"
        assert beside.locator(".form-banner").first.inner_text() == "Failed to update password"
        is_task_f_done(page)
        first, second = page.locator("#section-form .phone").bounding_box(), page.locator(".form-beside-room").bounding_box()
        assert second["x"] >= first["x"] + first["width"] and second["width"] >= 0.6 * first["width"], (first, second)
        fits(page)
        axe(page)
        # Typed text stays in its field.
        field(page, "new").fill(SECRET)
        typed = beside.locator("input[data-field=new]").input_value()
        assert typed == "•" * len(SECRET) and field(page, "new").input_value() == SECRET, typed
        met = page.locator("#section-form .phone .form-rule[data-state=met]").count()
        assert met > 0 and beside.locator(".form-rule[data-state=met]").count() == met
        assert page.locator("#section-form .phone .screen").get_attribute("lang") == "ar"
        choose_language(page, "en")
        assert not page.locator(".form-beside").is_visible() and not page.get_by_label("English beside it").is_visible()
    page = site.open("#flow=expired&name=relid-default&locale=ar&beside=en", width=390, height=844)
    assert not page.locator(".form-beside").is_visible()


def test_what_is_shown_is_in_the_link(page):
    opened(page, "#flow=expired&name=relid-default&locale=de&answer=102&state=answer-102&textSize=large&width=320&attempts=2")
    assert "1" in text(page, "attempts"), text(page, "attempts")
    assert reply(page, "102").is_checked()
    assert page.get_by_label("Text size").first.input_value() == "large" and page.get_by_label("Screen width").first.input_value() == "320"
    assert round(page.locator("#section-form .phone").bounding_box()["width"]) == 320
    # A state caused by a response is enough.
    opened(page, "#flow=expired&name=relid-default&locale=de&state=answer-164")
    assert reply(page, "164").is_checked()
    # Unknown values of an old link are ignored.
    opened(page, "#flow=verify&name=relid-default&locale=en&answer=nonsense&state=nonsense&width=7&textSize=huge")
    assert reply(page, "success").is_checked() and text(page, "title")


def test_an_answer_keeps_its_meaning_on_another_screen(page):
    opened(page, "#flow=change&name=relid-default&locale=en")
    reply(page, "wrong").click()
    assert text(page, "error") == "Your password is incorrect, please check it"
    screen(page, "changeConfirmed").click()
    assert reply(page, "8002").is_checked() and text(page, "alert-text") == "Current password is incorrect"
    # The focus stays on the controls.
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
    # Even if the engine reports that the empty text meets a rule.
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
    page.get_by_role("button", name="Show the form anyway").click()
    assert not said.is_visible() and page.evaluate("document.activeElement.dataset.field") == "current"
    # A user who signs in already has a password.
    page = site.open("#flow=verify&locale=en", path=path)
    assert not page.locator("#section-form .form-verdict").is_visible()
    page = site.open("#flow=change&locale=en", path=with_policy(site, "{"))
    assert "cannot be read" in page.locator("#section-form .form-verdict").inner_text()


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
    # The form itself is still Arabic, and the title is aligned to the right.
    assert page.locator("#section-form .screen").get_attribute("dir") == "rtl"
    assert page.locator("#section-form .form-title").evaluate("each => getComputedStyle(each).textAlign") == "right"
    choose_language(page, "de")
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
    # An alert handles the key before the view does.
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
