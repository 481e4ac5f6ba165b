"""The tab "Languages": the forms of all languages, and what is marked in them.

Each function takes a page that shows what `watchword preview` wrote, in Chromium.
"""

from test_form import opened


def drawn(page):
    page.wait_for_selector("#section-languages[data-drawn]", timeout=30000)


def choose(page, menu, value):
    """Chooses an entry of a menu, and waits until the forms are drawn anew."""
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
    assert {"ar", "de", "en", "ja", "en-XA", "ar-XB"} <= set(tags), tags
    assert {tag: direction for tag, direction, _ in cells}["ar-XB"] == "rtl"
    titles = {tag: title for tag, _, title in cells}
    assert titles["de"] == "Abgelaufenes Passwort aktualisieren"
    assert titles["en-XA"].startswith("⟦") and len(titles["en-XA"]) >= len(titles["en"]) * 1.2


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
    choose(page, 3, "accessibility-large")
    choose(page, 4, "320")
    found = marks(page)
    assert any(row[0] == "de" and "Großbuchstaben" in row[2] and "Broken word" in row[3] for row in found), found
    # Two of three fields are filled in, so that nobody sees their placeholders.
    assert sum(row[:2] == ["de", "Placeholder"] for row in found) == 1, found
    count = page.locator("#section-languages [data-mark]").count()
    assert 0 < count <= len(found)
    assert f" {count} texts marked" in page.locator("#section-languages .languages-summary").inner_text()
    choose(page, 1, "empty")
    assert sum(row[:2] == ["de", "Placeholder"] and "Cut" in row[3] for row in marks(page)) == 3, marks(page)
    widths = page.locator("#section-languages .cell").evaluate_all("cells => cells.map(cell => cell.scrollWidth)")
    assert max(widths) == min(widths), widths


def test_a_language_opens_in_the_form(page):
    opened(page, "#tab=languages&flow=change&name=strong")
    drawn(page)
    page.get_by_role("button", name="Open Japanese in the form").click()
    assert page.locator("#section-form .screen").get_attribute("lang") == "ja"
