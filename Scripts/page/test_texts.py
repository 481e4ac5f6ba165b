"""The tab "Texts": every text in every language, found by any word, drawn a few at a time."""

import re
import subprocess

from browsing import choose_tab

WORDS = "#section-texts .text-shown"


def count(page):
    found = re.match(r"([\d,]+)", page.locator(".texts-count").inner_text())
    return int(found[1].replace(",", "")) if found else 0


def search(page, words):
    page.fill("#section-texts input[type=search]", words)
    page.wait_for_timeout(500)


def menu(page, label):
    return page.get_by_label(label, exact=True).locator("visible=true")


def test_the_texts_are_those_of_the_command(page, site):
    choose_tab(page, "texts")
    menu(page, "Language").select_option("ru")
    search(page, "length.min checklist")
    shown = page.locator(WORDS).all_inner_texts()
    result = subprocess.run(
        [site.command, "text", "-", "--locale", "ru", "--format", "json"],
        input=b'{"version":1,"rules":[{"rule":"length","min":5}]}', capture_output=True, check=False)
    assert any(text in result.stdout.decode() for text in shown), (shown, result.stdout.decode())
    assert [each.strip() for each in page.locator("#section-texts .text-number .badge").all_inner_texts()] == [
        "one", "few", "many", "many", "one", "few", "many"]


def test_a_search_knows_neither_case_nor_accents(page):
    choose_tab(page, "texts")
    menu(page, "Language").select_option("fr")
    search(page, "CARACTERES")
    assert count(page) > 5
    assert all("caract" in text.lower() for text in page.locator(WORDS).all_inner_texts())
    search(page, "no such words at all")
    assert page.locator(".texts-empty").is_visible()


def test_all_languages_with_their_directions(page):
    choose_tab(page, "texts")
    menu(page, "Language").select_option("")
    page.locator(".texts-count", has_text="languages").wait_for()
    everything = count(page)
    assert everything > 5000, everything
    # Only those in sight are in the page.
    assert page.locator("#section-texts tbody tr").count() < 250
    search(page, "form.back.close")
    places = page.eval_on_selector_all(WORDS, "(all) => all.map((each) => [each.lang, each.dir])")
    assert ["ar", "rtl"] in places and ["de", "ltr"] in places, places


def test_scrolling_draws_what_is_in_sight(page):
    choose_tab(page, "texts")
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
    choose_tab(page, "texts")
    menu(page, "Rule").select_option("history")
    assert 0 < count(page) < 60
    menu(page, "Style").select_option("requirement")
    assert set(page.locator("#section-texts .text-style").all_inner_texts()) == {"requirement"}


def test_printing_draws_all(page):
    choose_tab(page, "texts")
    menu(page, "Rule").select_option("length")
    wanted = count(page)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("#section-texts tbody tr[data-row]").count() == wanted
    page.evaluate("dispatchEvent(new Event('afterprint'))")
