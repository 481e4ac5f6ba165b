"""The view "Texts": every text in every language, searchable by any word, with only the visible rows rendered."""

import re
import subprocess

from page_helpers import choose_tab
from test_form import axe, fits, lacking

WORDS = "#section-texts .text-shown"


def shown(page):
    if not page.locator("#tab-texts").is_visible():
        page.click("#area-form")
    choose_tab(page, "texts")


def count(page):
    found = re.match(r"([\d,]+)", page.locator(".texts-count").inner_text())
    return int(found[1].replace(",", "")) if found else 0


def search(page, words):
    page.fill("#section-texts input[type=search]", words)
    page.wait_for_timeout(500)


def menu(page, label):
    return page.get_by_label(label, exact=True).locator("visible=true")


def test_the_texts_are_those_of_the_command(page, site):
    shown(page)
    menu(page, "Language").select_option("ru")
    search(page, "length.min checklist")
    found = page.locator(WORDS).all_inner_texts()
    result = subprocess.run(
        [site.command, "text", "-", "--locale", "ru", "--format", "json"],
        input=b'{"version":1,"rules":[{"rule":"length","min":5}]}', capture_output=True, check=False)
    assert any(text in result.stdout.decode() for text in found), (found, result.stdout.decode())
    assert [each.strip() for each in page.locator("#section-texts .text-number .badge").all_inner_texts()] == [
        "one", "few", "many", "many", "one", "few", "many"]


def test_a_search_knows_neither_case_nor_accents(page):
    shown(page)
    menu(page, "Language").select_option("fr")
    search(page, "CARACTERES")
    assert count(page) > 5
    assert all("caract" in text.lower() for text in page.locator(WORDS).all_inner_texts())
    search(page, "no such words at all")
    assert page.locator(".texts-empty").is_visible() and "Use fewer words" in page.locator(".texts-empty").inner_text()


def test_all_languages_with_their_directions(page):
    shown(page)
    menu(page, "Language").select_option("")
    page.locator(".texts-count", has_text="languages").wait_for()
    everything = count(page)
    assert everything > 5000, everything
    # Only the visible rows are in the page.
    assert page.locator("#section-texts tbody tr").count() < 250
    search(page, "form.back.close")
    locales = page.eval_on_selector_all(WORDS, "(all) => all.map((each) => [each.lang, each.dir])")
    assert ["ar", "rtl"] in locales and ["de", "ltr"] in locales, locales


def test_scrolling_draws_what_is_in_sight(page):
    shown(page)
    page.wait_for_timeout(300)
    last = page.evaluate("""async () => {
      const scroll = document.querySelector(".texts-scroll");
      for (let turn = 0; turn < 3; turn += 1) {
        scroll.scrollTop = scroll.scrollHeight;
        await new Promise((done) => setTimeout(done, 150));
      }
      return [...document.querySelectorAll(".texts-scroll tbody tr[data-row]")].at(-1).dataset.row;
    }""")
    assert int(last) == count(page) - 1


def test_filters(page):
    shown(page)
    menu(page, "About").select_option("history")
    assert 0 < count(page) < 60
    menu(page, "Used").select_option("requirement")
    assert set(page.locator("#section-texts .text-style").all_inner_texts()) == {"As a sentence"}


def test_printing_draws_all(page):
    shown(page)
    menu(page, "About").select_option("length")
    wanted = count(page)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("#section-texts tbody tr[data-row]").count() == wanted
    page.evaluate("dispatchEvent(new Event('afterprint'))")


def test_a_fallback_is_marked_and_has_its_own_direction(site):
    page = site.open("#locale=ar", path=lacking(site, "ar", "form.expired.title"))
    shown(page)
    search(page, "form.expired.title")
    words = page.locator(WORDS).first
    assert [words.get_attribute("lang"), words.get_attribute("dir"), words.inner_text()] == ["en", "ltr", "Update Expired Password"]
    assert page.locator("#section-texts .text-words .badge-warn").inner_text() == "not translated: shown in en"


def test_names_are_words(page):
    shown(page)
    page.wait_for_timeout(300)
    names = page.get_by_label("About", exact=True).locator("visible=true").locator("option").all_inner_texts()
    assert "Unicode characters" in names or not any("epertoire" in name for name in names), names
    assert not any(word in " ".join(names) for word in ("epertoire", "odePoint")), names


def test_no_name_breaks_inside_a_word(site):
    for width in (320, 390, 1280):
        page = site.open("#tab=texts&locale=en", width=width)
        page.wait_for_selector("#section-texts .text-name")
        broken = page.locator("#section-texts :is(h2, th, .text-name code, .text-name span)").evaluate_all("""all => all.flatMap(each => {
          const range = document.createRange();
          return [...each.childNodes].filter(node => node.nodeType === 3).flatMap(node => [...node.data.matchAll(/\\p{L}{3,}/gu)].filter(({ 0: word, index }) => {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          }).map(([word]) => word));
        })""")
        assert not broken, (width, broken[:8])


def test_no_violation_and_nothing_sticks_out(site):
    for scheme, width in (("light", 1280), ("dark", 320)):
        page = site.open("#locale=ar", color_scheme=scheme, width=width)
        shown(page)
        page.wait_for_timeout(400)
        fits(page)
        axe(page)
        heights = page.locator("#section-texts select").evaluate_all("all => [...new Set(all.map(each => Math.round(each.getBoundingClientRect().height)))]")
        assert len(heights) == 1, heights


def test_paper_has_no_controls(page):
    shown(page)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert "Printed" in page.locator(".texts-printed").inner_text()
    assert page.locator("#section-texts :is(select, input, button):visible").count() == 0
