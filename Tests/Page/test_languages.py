"""The view "Languages": the forms of all languages, the marks in them, and the check of all combinations.

Each function takes a page written by `watchword preview`, in Chromium.
"""

import time

from page_helpers import measures_time
from test_form import Clicks, axe, fits, lacking, opened


def drawn(page):
    page.wait_for_selector("#section-languages[data-drawn]", timeout=30000)


def choose(page, menu, value):
    """Chooses an entry of a menu, and waits until the forms are rendered again."""
    if menus(page).nth(menu).input_value() == value:
        return
    menus(page).nth(menu).select_option(value)
    drawn(page)


def marks(page):
    return page.locator("#section-languages .marks tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))")


def menus(page):
    return page.locator("#section-languages .languages-controls select")


def test_every_language_has_its_form(page):
    opened(page, "#tab=languages&flow=expired&name=relid-strict")
    drawn(page)
    cells = page.locator("#section-languages .cell .screen").evaluate_all(
        "cells => cells.map(cell => [cell.lang, cell.dir, cell.querySelector('.form-title').textContent])")
    tags = [tag for tag, _, _ in cells]
    assert {"ar", "de", "en", "ja"} <= set(tags), tags
    directions = {tag: direction for tag, direction, _ in cells}
    assert directions["ar"] == "rtl" and directions.get("ar-XB", "rtl") == "rtl"
    titles = {tag: title for tag, _, title in cells}
    assert titles["de"] == "Abgelaufenes Passwort aktualisieren"
    # Pseudo-locales are not real languages.
    assert not {"en-XA", "ar-XB"} & set(tags), tags
    # Names never wrap, and cards fill the row.
    names = page.locator("#section-languages .cell-name").evaluate_all(
        "all => all.map(each => [each.textContent, each.getClientRects().length, each.scrollWidth <= each.clientWidth])")
    assert all(lines == 1 and fits for _, lines, fits in names), names
    grid = page.locator("#section-languages .languages-grid").bounding_box()
    right = max(page.locator("#section-languages .cell").evaluate_all("all => all.map(each => each.getBoundingClientRect().right)"))
    assert abs(grid["x"] + grid["width"] - right) < 8, (grid, right)


def test_test_languages_count_apart(page):
    opened(page, "#tab=languages&flow=expired&name=relid-default&state=answer-102")
    drawn(page)
    summary = page.locator("#section-languages .languages-summary")
    assert summary.inner_text() == "25 languages · all texts fit and are translated", summary.inner_text()
    few = page.locator("#section-languages .check-offer .check-note").inner_text()
    page.get_by_label("Include test languages").check()
    drawn(page)
    titles = dict(page.locator("#section-languages .cell").evaluate_all(
        "cells => cells.map(cell => [cell.querySelector('.cell-tag').textContent, cell.querySelector('.form-title').textContent])"))
    assert titles["en-XA"].startswith("[") and len(titles["en-XA"]) >= len(titles["en"]) * 1.2, titles
    # All their texts come from their catalogues, regardless of direction marks.
    assert not [row for row in marks(page) if "English" in row[3]], marks(page)
    assert summary.inner_text().startswith("25 languages · all texts fit and are translated"), summary.inner_text()
    assert "2 test languages, counted separately" in summary.inner_text()
    assert page.locator("#section-languages .check-offer .check-note").inner_text() != few
    assert "tests=yes" in page.evaluate("location.hash") or page.get_by_label("Include test languages").is_checked()
    # Problems only in pseudo-locales do not count for real languages.
    choose(page, 3, "accessibility")
    people, tests = summary.locator("span").all_inner_texts()
    count = page.locator("#section-languages .cell").evaluate_all(
        "cells => cells.filter(cell => /^(en-XA|ar-XB)$/.test(cell.querySelector('.cell-tag').textContent)).reduce((sum, cell) => sum + cell.querySelectorAll('[data-mark]').length, 0)")
    assert count > 0 and f"counted separately · {count} text" in tests, (count, people, tests)


def test_no_menu_is_cut_off(page):
    fits_all = """select => {
      const style = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
      return [...select.options].filter(({ text }) => pen.measureText(text).width > room).map(({ text }) => text);
    }"""
    for flow in ("change", "changeConfirmed", "update", "expired", "set", "verify"):
        opened(page, f"#tab=languages&flow={flow}&name=relid-default")
        drawn(page)
        for index in range(menus(page).count()):
            assert menus(page).nth(index).evaluate(fits_all) == [], (flow, index)
        for beside in ("", "&beside=en"):
            opened(page, f"#tab=form&flow={flow}&name=relid-default&locale=ar{beside}")
            assert page.get_by_label("Situation").locator("visible=true").evaluate(fits_all) == [], (flow, beside)


def test_placeholders_fit_a_narrow_screen(page):
    for flow in ("changeConfirmed", "update", "expired", "set"):
        opened(page, f"#tab=languages&flow={flow}&name=relid-default&width=320")
        drawn(page)
        assert not [row for row in marks(page) if row[1] == "Placeholder"], (flow, marks(page))


UNCLEAR = ["clean", "marked", "atalogue", "State", "state of", "states of"]


def test_words_are_those_of_people_who_plan_apps(page):
    for tab in ("languages", "form"):
        opened(page, f"#tab={tab}&flow=expired&name=relid-default&locale=de&textSize=accessibility-large&tests=yes")
        if tab == "languages":
            drawn(page)
            page.locator("#section-languages .marks summary").click()
        words = page.locator(f"#section-{tab}").inner_text()
        assert not [each for each in UNCLEAR if each in words], [each for each in UNCLEAR if each in words]


def test_the_check_can_be_limited_and_tells_the_rest_of_the_time(page):
    opened(page, "#tab=languages&flow=change&name=strong&locale=en")
    drawn(page)
    page.get_by_label("Screen widths to check").select_option("320")
    page.get_by_label("Text sizes to check").select_option("default")
    page.evaluate("""() => {
      globalThis.said = new Set();
      new MutationObserver(() => said.add(document.querySelector(".check-left").textContent)).observe(
        document.querySelector(".check-left"), { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("button", name="Check all combinations").click()
    finished(page, timeout=90000)
    scope = page.locator("#section-languages .check-result .soft").first.inner_text()
    assert "1 text size, 1 width" in scope and "25 languages," in scope, scope
    said = page.evaluate("[...said]")
    assert any("left" in each for each in said), said


def test_the_way_back_to_the_results(page):
    opened(page, "#tab=languages&flow=change&name=strong&locale=en")
    drawn(page)
    page.get_by_label("Screen widths to check").select_option("320")
    page.get_by_label("Text sizes to check").select_option("accessibility-large")
    page.get_by_role("button", name="Check all combinations").click()
    finished(page, timeout=90000)
    back = page.get_by_role("button", name="Back to the results")
    assert not back.is_visible()
    page.locator("#section-languages .check-table tbody tr", has_text="Polish").first.get_by_role("button").click()
    drawn(page)
    page.locator("#section-languages .is-shown").wait_for()
    assert back.is_visible()
    axe(page)
    back.click()
    title = page.locator("#section-languages .check-title").bounding_box()
    assert 0 <= title["y"] < 860, title
    assert page.evaluate("document.activeElement.textContent") == "Show" and not back.is_visible()


def test_shipped_texts_fit_at_the_default_size(page):
    for flow in ("change", "changeConfirmed", "update", "expired", "set", "verify"):
        opened(page, f"#tab=languages&flow={flow}&name=relid-strict")
        drawn(page)
        states = menus(page).nth(1).locator("option").evaluate_all("options => options.map(option => option.value)")
        for state in filter(states.__contains__, ["weak", "mismatch", "same", "answer-network"]):
            choose(page, 1, state)
            found = [row for row in marks(page) if row[0] != "en-XA"]
            assert found == [], (flow, state, found)


def test_what_does_not_fit_is_marked(page):
    opened(page, "#tab=languages&flow=expired&name=relid-strict")
    drawn(page)
    choose(page, 1, "weak")
    choose(page, 3, "accessibility-large")
    choose(page, 4, "320")
    found = marks(page)
    assert any(row[0] == "de" and "Großbuchstaben" in row[2] and "Breaks inside a word" in row[3] for row in found), found
    # Two of three fields are filled in, so their placeholders are not visible.
    assert sum(row[:2] == ["de", "Placeholder"] for row in found) == 1, found
    count = page.locator("#section-languages [data-mark]").count()
    assert 0 < count <= len(found)
    assert f" {count} texts to check" in page.locator("#section-languages .languages-summary").inner_text()
    choose(page, 1, "empty")
    assert sum(row[:2] == ["de", "Placeholder"] and "Cut off" in row[3] for row in marks(page)) == 3, marks(page)
    widths = page.locator("#section-languages .cell").evaluate_all("cells => cells.map(cell => cell.scrollWidth)")
    assert max(widths) == min(widths), widths


def test_a_language_opens_in_the_form(page):
    opened(page, "#tab=languages&flow=change&name=strong")
    drawn(page)
    choose(page, 1, "answer-wrong")
    choose(page, 4, "320")
    page.get_by_role("button", name="Open Japanese in the form").click()
    assert page.locator("#section-form .screen").get_attribute("lang") == "ja"
    # State and width are kept.
    assert page.locator("#section-form .form-error").first.is_visible()
    assert round(page.locator("#section-form .phone").bounding_box()["width"]) == 320


def finished(page, state="done", timeout=240000):
    page.wait_for_selector(f"#section-languages .check[data-run={state}]", timeout=timeout)


def findings(page):
    return page.locator("#section-languages .check-table tbody tr").evaluate_all(
        "rows => rows.map(row => [row.dataset.kind, ...[...row.cells].map(cell => cell.innerText)])")


@measures_time
def test_task_g_which_texts_are_cut_anywhere(site):
    page = site.open()
    way = Clicks()
    way(page.locator("#open-form"))
    way(page.locator("#tab-languages"))
    drawn(page)
    page.evaluate("""() => {
      let last = performance.now();
      globalThis.longest = 0;
      const frame = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        requestAnimationFrame(frame);
      };
      frame();
    }""")
    start = time.monotonic()
    click = Clicks()
    click(page.get_by_role("button", name="Check all combinations"))
    assert page.get_by_role("button", name="Stop").is_visible() and page.locator("progress").is_visible()
    assert page.evaluate("document.activeElement.textContent") == "Stop"
    finished(page)
    seconds, longest = time.monotonic() - start, page.evaluate("longest")
    title = page.locator("#section-languages .check-title")
    assert "cut off" in title.inner_text() and click.count == 1, title.inner_text()
    assert page.evaluate("document.activeElement.className") == "check-title"
    rows = findings(page)
    assert rows and rows[0][0] == "cut", rows[:2]
    scope = page.locator("#section-languages .check-result .soft").first.inner_text()
    languages = page.locator("#section-languages .cell").count()
    assert f"{languages} languages" in scope and "5 text sizes, 3 widths" in scope, scope
    axe(page)
    # The finding is in the grid, too.
    page.locator("#section-languages .check-filter[data-kind=broken]").click()
    assert {row[0] for row in findings(page)} == {"broken"}
    word = findings(page)[0][3].split("\n")[0]
    page.locator("#section-languages .check-table .button").first.click()
    drawn(page)
    shown = page.locator("#section-languages .is-shown")
    shown.wait_for()
    assert shown.first.inner_text().strip() == word.strip(), (shown.first.inner_text(), word)
    assert longest < 400, longest
    return f"{click.count} click, {way.count + click.count} from the first screen, {scope.split(':')[0]} in {seconds:.0f} s, longest frame {longest:.0f} ms"


def test_the_check_agrees_with_the_grid(page):
    opened(page, "#tab=languages&flow=change&name=strong&locale=en")
    drawn(page)
    page.get_by_role("button", name="Check all combinations").click()
    finished(page)
    page.locator("#section-languages .check-filter[data-kind='']").click()
    rest = page.locator("#section-languages .check-result > .button")
    if rest.is_visible():
        rest.click()
    found = {(row[0], row[3].split("\n")[0].strip()) for row in findings(page)}
    kinds = {"Cut off": "cut", "Overflows the screen": "out", "Breaks inside a word": "broken", "Takes too many lines": "lines"}
    for flow, state, size, width in (("update", "empty", "accessibility-large", "320"), ("expired", "mismatch", "accessibility", "320"),
                                     ("changeConfirmed", "answer-8004", "large", "375")):
        choose(page, 0, flow)
        choose(page, 1, state)
        choose(page, 3, size)
        choose(page, 4, width)
        for row in marks(page):
            kind = next(kinds[title] for title in kinds if row[3].startswith(title))
            assert (kind, row[2].strip()) in found, (flow, state, row)


def test_the_check_stops(page):
    opened(page, "#tab=languages&flow=change&name=strong&locale=en")
    drawn(page)
    page.get_by_role("button", name="Check all combinations").click()
    page.wait_for_timeout(500)
    # Meanwhile the page stays responsive.
    choose(page, 1, "weak")
    page.get_by_role("button", name="Stop").click()
    finished(page, "stopped", 5000)
    assert "Stopped after" in page.locator("#section-languages .check-result .soft").first.inner_text()
    assert page.locator(".checking").count() == 0


def test_fallbacks_are_marked_in_the_grid(site):
    page = site.open("#tab=languages&flow=expired&name=relid-default&locale=en", path=lacking(site, "he", "form.expired.title"))
    drawn(page)
    title = page.locator("#section-languages .cell .screen[lang=he] .form-title")
    assert [title.get_attribute(name) for name in ("lang", "dir", "data-mark")] == ["en", "ltr", "fallback"]
    assert [row[0] for row in marks(page)] == ["he"] and "Not translated" in marks(page)[0][3], marks(page)


def test_paper_has_the_forms_and_what_they_are(page):
    opened(page, "#tab=languages&flow=expired&name=relid-default&state=answer-102")
    drawn(page)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    head = page.locator("#section-languages .print-head").inner_text()
    for words in ("Password expired", "The server answers: Wrong current password", "relid-default", "Printed"):
        assert words in head, (words, head)
    assert page.locator("#section-languages :is(.languages-controls, .languages-actions):visible").count() == 0


def test_no_violation_and_nothing_sticks_out(site):
    for scheme, width in (("light", 1440), ("dark", 320)):
        page = site.open("#tab=languages&flow=update&name=relid-default&locale=ar&state=weak", color_scheme=scheme, width=width)
        drawn(page)
        fits(page)
        axe(page)
        heights = page.locator("#section-languages select").evaluate_all("all => [...new Set(all.map(each => Math.round(each.getBoundingClientRect().height)))]")
        assert len(heights) == 1, heights
