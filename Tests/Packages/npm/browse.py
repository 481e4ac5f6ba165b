#!/usr/bin/env python3
"""Tries the components in Chromium, and in Firefox if it is there.

    Tests/Packages/npm/browse.py PACKAGE [BUNDLE] [WORD…]

PACKAGE is the folder of the installed package, BUNDLE a folder with a page that a build tool wrote. With words, only the tests whose
names contain one of them are run. Besides what it asserts, a test fails if a page has an error, or breaks its Content-Security-Policy.
"""

import pathlib
import sys
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Page"))

import page_helpers
import firefox
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from pages_site import Site

READY = """() => ['first', 'second', 'form'].every((id) => document.getElementById(id)?.shadowRoot?.querySelector('[part~=list], [part~=form]'))"""
SECRET = "Horse77-Secret"


class Tries:
    def __init__(self, browser, site):
        self.browser, self.site, self.pages, self.troubles = browser, site, [], []

    def open(self, address="index.html", waits=True, **options):
        page = self.browser.new_page(viewport={"width": 900, "height": 1400}, reduced_motion="reduce", **options)
        page.set_default_timeout(15000)
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        page.on("console", lambda message: self.troubles.append(f"{message.type}: {message.text}")
                if message.type in ("error", "warning") and "favicon" not in str(message.location) else None)
        self.pages.append(page)
        page.goto(self.site.address + address)
        if waits:
            page.wait_for_function(READY)
        return page

    def close(self):
        for page in self.pages:
            page.close()
        troubles, self.pages, self.troubles = self.troubles, [], []
        return troubles


def states(page, selector):
    return page.evaluate("(s) => [...document.querySelector(s).shadowRoot.querySelectorAll('li')].map((li) => li.part[1])", selector)


def message(page, selector="#new"):
    return page.evaluate("(s) => document.querySelector(s).validationMessage", selector)


def spoken(page, selector):
    return page.evaluate("(s) => document.querySelector(s).shadowRoot.querySelector('[role=status]').textContent", selector)


def test_a_checklist_follows_what_is_typed(tries):
    page = tries.open()
    page.wait_for_function("() => document.querySelector('#first').report.rules[4].state !== 'undetermined'")
    # Without a user's id and a current password, the rules about them cannot be judged.
    assert states(page, "#first") == ["open", "open", "undetermined", "undetermined", "open"], states(page, "#first")
    assert message(page) == "" or "ill" in message(page), "an empty field has no message of ours"
    page.type("#new", "horse7")
    assert states(page, "#first") == ["unmet", "met", "undetermined", "undetermined", "met"], states(page, "#first")
    assert message(page) == "Min. 10 characters"
    assert not page.evaluate("document.querySelector('#sign-up').checkValidity()")
    page.wait_for_function("() => document.querySelector('#first').shadowRoot.querySelector('[role=status]').textContent.includes('requirement met')")
    page.fill("#new", "horse77777")
    assert message(page) == "" and page.evaluate("document.querySelector('#sign-up').checkValidity()")
    # The last letters are spoken alone, after a pause.
    page.wait_for_function("() => document.querySelector('#first').shadowRoot.querySelector('[role=status]').textContent === 'Use at least 10 characters, requirement met'")
    page.fill("#email", "anna")
    page.fill("#email", "horse")
    page.wait_for_function("() => document.querySelector('#new').validationMessage === 'Must not contain your user name'")
    page.fill("#old", "horse77777")
    assert message(page).split("\n") == ["Must not contain your user name", "Different from your current password"], message(page)
    page.fill("#new", "")
    assert states(page, "#first") == ["open"] * 5


def test_a_value_set_by_a_script_is_judged(tries):
    page = tries.open()
    page.fill("#new", "horse7")
    assert message(page) == "Min. 10 characters"
    assert page.evaluate("document.querySelector('#new').value = 'horse77777', document.querySelector('#sign-up').checkValidity()")
    assert states(page, "#first")[0] == "met" and page.evaluate("document.querySelector('#new').value") == "horse77777"
    page.evaluate("document.querySelector('#email').value = 'horse'")
    page.wait_for_function("() => document.querySelector('#new').validationMessage === 'Must not contain your user name'")
    page.evaluate("document.querySelector('#email').value = ''")
    page.wait_for_function("() => document.querySelector('#new').validationMessage === ''")
    page.evaluate("document.querySelector('#old').value = 'horse77777'")
    assert message(page) == "Different from your current password"
    # The property of a framework is called as before, and stays when the component goes.
    counted = page.evaluate("""async () => {
      const field = document.querySelector('#other');
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      let count = 0;
      document.querySelector('#second').remove();
      const plain = Object.hasOwn(field, 'value');
      Object.defineProperty(field, 'value', { configurable: true, get() { return get.call(this); }, set(value) { count += 1; set.call(this, value); } });
      const again = document.createElement('watchword-checklist');
      Object.assign(again, { policy: 'strong', input: field });
      document.querySelector('main').append(again);
      await again.ready;
      field.value = 'abc';
      const refused = field.validationMessage;
      again.remove();
      field.value = 'abcdefgh1';
      return [plain, count, refused, field.validationMessage, field.value];
    }""")
    assert counted == [False, 2, "Min. 8 characters\nAt least 1 number", "", "abcdefgh1"], counted


def test_what_the_app_knows_is_shown(tries):
    page = tries.open()
    page.evaluate("""async () => {
      const first = document.querySelector('#first');
      first.policy = { version: 1, rules: [{ rule: 'length', min: 4 }, { rule: 'breached-password' }] };
      await first.ready;
    }""")
    page.fill("#new", "horse7")
    assert states(page, "#first") == ["met", "undetermined"] and message(page) == ""
    page.evaluate("document.querySelector('#first').known = { 'breached-password': false }")
    assert states(page, "#first") == ["met", "unmet"] and message(page) != ""
    assert page.evaluate("document.querySelector('#first').report.judgedElsewhere") == []
    label = "() => [...document.querySelector('#first').shadowRoot.querySelectorAll('li')][1].querySelector('.visually-hidden').textContent"
    assert "not met" in page.evaluate(label), page.evaluate(label)
    page.evaluate("document.querySelector('#first').known = undefined")
    assert states(page, "#first") == ["met", "undetermined"] and message(page) == ""
    page.evaluate("""async () => {
      const form = document.querySelector('#form');
      Object.assign(form, { policy: { version: 1, rules: [{ rule: 'breached-password' }] }, known: { 'breached-password': true } });
      await form.ready;
    }""")
    field(page, "new").fill("horse7")
    assert states(page, "#form") == ["met"]
    page.evaluate("document.querySelector('#form').known = { 'breached-password': false }")
    assert states(page, "#form") == ["unmet"]


def test_an_empty_field_says_nothing_of_rules_that_are_not_met(tries):
    page = tries.open()
    said = "() => ['first', 'second', 'form'].map((id) => document.getElementById(id).shadowRoot.querySelector('[part~=list]').textContent).join()"
    assert "met" not in page.evaluate(said), page.evaluate(said)
    page.fill("#new", "a")
    field(page, "new").fill("a")
    assert page.evaluate(said).count("requirement not met") >= 2, page.evaluate(said)
    page.fill("#new", "")
    field(page, "new").fill("")
    assert "met" not in page.evaluate(said), page.evaluate(said)
    page.wait_for_timeout(900)
    assert "met" not in spoken(page, "#first") and "met" not in spoken(page, "#form"), (spoken(page, "#first"), spoken(page, "#form"))


def test_the_field_is_described(tries):
    page = tries.open()
    described = page.evaluate("document.querySelector('#new').getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent)")
    assert described[0] == "Do not use it anywhere else." and described[1].startswith("Use at least 10 characters."), described
    assert page.evaluate("document.querySelector('#first').remove(), document.querySelector('#new').getAttribute('aria-describedby')") == "note"
    page.fill("#new", "a")
    assert message(page) == ""
    page.fill("#other", "abc")
    page.locator("#other").blur()
    assert page.get_attribute("#other", "aria-invalid") == "true"
    page.fill("#other", "abc456789")
    assert page.get_attribute("#other", "aria-invalid") is None


def test_arabic(tries):
    page = tries.open()
    frame = page.locator("#second [part~=checklist]")
    assert (frame.get_attribute("dir"), frame.get_attribute("lang")) == ("rtl", "ar")
    page.fill("#other", "abc")
    assert states(page, "#second") == ["unmet", "met", "unmet"]
    assert message(page, "#other").split("\n")[0] == "8 أحرف على الأقل"
    left, right = (page.evaluate("(n) => { const r = document.querySelector('#second').shadowRoot.querySelectorAll('li')[0].children[n].getBoundingClientRect(); return r.left }", n) for n in (1, 0))
    assert right > left, "the mark is on the right"
    assert [path for path in tries.site.asked if "/texts/" in path and not path.endswith(("/en.json", "/ar.json"))] == [], "one language"


def test_the_texts_of_the_server_come_first(tries):
    tries.site.broken = {"watchword.wasm"}
    page = tries.open(waits=False)
    page.wait_for_function("() => document.querySelector('#first').ready")
    page.evaluate("document.querySelector('#first').ready")
    assert page.locator("#fallback").is_visible()
    page.fill("#new", "a")
    assert message(page) == "", "a component that cannot start keeps nobody from sending the form"
    assert any("watchword.wasm" in trouble or "404" in trouble for trouble in tries.troubles)
    tries.troubles = []
    tries.site.broken = set()
    page.evaluate("document.querySelector('#first').setAttribute('locale', 'en')")
    page.wait_for_selector("#first [part~=list]")
    assert not page.locator("#fallback").is_visible()


def test_attributes_change(tries):
    page = tries.open()
    page.fill("#new", "horse7")
    page.evaluate("document.querySelector('#first').locale = 'pl'")
    page.wait_for_function("() => document.querySelector('#first').shadowRoot.querySelector('[part~=text]').textContent === 'Min. 10 znaków'")
    assert message(page) == "Min. 10 znaków"
    page.evaluate("document.querySelector('#first').policy = { version: 1, rules: [{ rule: 'length', min: 3 }] }")
    page.wait_for_function("() => document.querySelector('#first').shadowRoot.querySelectorAll('li').length === 1")
    assert message(page) == "" and states(page, "#first") == ["met"]
    page.evaluate("document.querySelector('#first').setAttribute('for', 'other')")
    page.wait_for_function("() => !document.querySelector('#new').getAttribute('aria-describedby').includes('watchword')")
    # A field that comes later is found.
    page.evaluate("document.querySelector('#first').setAttribute('for', 'later')")
    page.evaluate("document.querySelector('#first').ready")
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<label>Later <input id=later type=password></label>')")
    page.wait_for_function("() => document.querySelector('#later').hasAttribute('aria-describedby')")
    page.fill("#later", "ab")
    assert message(page, "#later") != ""
    page.evaluate("document.querySelector('#form').setAttribute('locale', 'he')")
    page.wait_for_selector("#form [part~=form][dir=rtl]")


def test_words_are_those_of_the_user(tries):
    page = tries.open()
    page.evaluate("""async () => {
      const first = document.querySelector('#first');
      for (const name of ['user-for', 'current-for']) first.removeAttribute(name);
      first.setAttribute('policy', 'words.json');
      first.setAttribute('words-for', 'email  old');
      await first.ready;
    }""")
    asked = list(tries.site.asked)
    page.fill("#new", "otters of smith")
    assert message(page) == ""
    page.fill("#email", "anna.smith@example.org")
    page.wait_for_function("() => document.querySelector('#new').validationMessage !== ''")
    label = "() => [...document.querySelector('#first').shadowRoot.querySelectorAll('li .visually-hidden')].map((element) => element.textContent).join()"
    page.wait_for_function(f"() => ({label})().includes('not met')")
    page.fill("#email", "")
    page.wait_for_function("() => document.querySelector('#new').validationMessage === ''")
    page.fill("#old", "otters")
    page.wait_for_function("() => document.querySelector('#new').validationMessage !== ''")
    # What is given counts instead of the fields, and is judged at once, without another request.
    for words, expected in ([["lutra"], True], [["Smith"], False], [["lutra"], True]):
        page.evaluate("(words) => { document.querySelector('#first').words = words; }", words)
        page.wait_for_function("(expected) => (document.querySelector('#new').validationMessage === '') === expected", arg=expected)
    assert tries.site.asked == asked, tries.site.asked[len(asked):]


def test_a_misspelt_id_is_told_once(tries):
    page = tries.open()
    page.evaluate("""() => { const first = document.querySelector('#first');
      first.setAttribute('for', 'nwe'); first.setAttribute('user-for', 'emial'); first.setAttribute('words-for', 'old frist'); }""")
    page.wait_for_timeout(2600)
    page.evaluate("document.querySelector('#first').setAttribute('locale', 'pl')")
    page.wait_for_timeout(2600)
    told = [trouble for trouble in tries.troubles if "There is no field" in trouble]
    assert len(told) == len(tries.troubles) == 3, tries.troubles
    assert told[0] == 'warning: There is no field with the id "nwe", which for of <watchword-checklist> names. Correct the attribute, or add the field', told
    tries.troubles = []


def test_a_missing_id_is_told(tries):
    page = tries.open()
    page.evaluate("document.querySelector('#first').removeAttribute('for')")
    page.evaluate("document.querySelector('#second').removeAttribute('for'), document.querySelector('#second').input = document.querySelector('#other')")
    page.wait_for_timeout(2600)
    assert tries.troubles == ["warning: <watchword-checklist> has no password field. Set the attribute for to the id of the field"], tries.troubles
    tries.troubles = []


def test_a_language_that_is_none(tries):
    page = tries.open()
    page.evaluate("document.querySelector('#first').setAttribute('locale', '$$')")
    page.wait_for_function("() => document.querySelector('#first').shadowRoot.querySelector('[part~=checklist]').lang === 'en'")
    page.evaluate("document.querySelector('#form').setAttribute('locale', 'sv, he;q=0.5')")
    page.wait_for_selector("#form [part~=form][dir=rtl]")


def field(page, name):
    return page.locator(f"#form input[data-field={name}]")


def test_a_form_by_keyboard(tries):
    page = tries.open()
    field(page, "current").focus()
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('#form').shadowRoot.activeElement.dataset.field") == "new"
    page.keyboard.type("horse1234")
    page.keyboard.press("Tab")
    reveal = page.evaluate("document.querySelector('#form').shadowRoot.activeElement.getAttribute('aria-label')")
    assert reveal == "Show password: New password", reveal
    page.keyboard.press("Space")
    assert field(page, "new").get_attribute("type") == "text"
    page.keyboard.press("Space")
    assert field(page, "new").get_attribute("type") == "password"
    page.keyboard.press("Tab")
    page.keyboard.type("horse1234")
    page.keyboard.press("Enter")
    page.wait_for_selector("#form dialog[open]")
    assert "Current password is incorrect" in page.locator("#form dialog").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('#form').presentation.alert === null")
    field(page, "current").fill("Old-Secret7")
    page.locator("#form [part~=submit]").click()
    page.wait_for_selector("#form dialog[open]")
    assert "Password updated successfully" in page.locator("#form dialog").inner_text()
    page.locator("#form dialog button").click()
    assert page.evaluate("sent.length") == 2 and page.evaluate("sent[1].new") == "horse1234"
    assert field(page, "new").input_value() == "", "what was typed is cleared"


def opened_as(page, flow, policy="strong"):
    page.evaluate("""async ([flow, policy]) => {
      const form = document.querySelector('#form');
      form.setAttribute('flow', flow);
      form.setAttribute('policy', policy);
      await form.ready;
    }""", [flow, policy])


def test_what_is_judged_is_what_is_sent(tries):
    page = tries.open()
    blank = " \t\u3000\u00a0"
    for flow, trims in (("change", False), ("changeConfirmed", False), ("update", True), ("expired", True), ("set", True), ("verify", True)):
        opened_as(page, flow)
        page.evaluate("sent.length = 0")
        names = page.evaluate("[...document.querySelector('#form').shadowRoot.querySelectorAll('input[data-field]')].map((input) => input.dataset.field)")
        typed = {name: f"{blank}Old 7-{'current' if name == 'current' else 'another'}{blank}" for name in names}
        for name, text in typed.items():
            # Typed into a field of one line; fill would keep the tab, too.
            field(page, name).fill(text)
        page.locator("#form [part~=submit]").click()
        page.wait_for_function("() => sent.length === 1")
        sent = page.evaluate("sent[0]")
        sent.pop("mode", None)
        assert sent == {name: text.strip(blank) if trims else text for name, text in typed.items()}, (flow, sent)


def test_errors_are_announced_and_focused(tries):
    page = tries.open()
    focused = "() => document.querySelector('#form').shadowRoot.activeElement?.dataset.field"
    error = "(name) => document.querySelector('#form').presentation.fields.find(({ field }) => field === name).error"
    for press in ("Enter", "click"):
        opened_as(page, "change")
        field(page, "current").fill("wrong")
        field(page, "new").fill("horse1234")
        if press == "Enter":
            field(page, "new").press("Enter")
        else:
            page.locator("#form [part~=submit]").click()
        page.wait_for_function("() => document.querySelector('#form').presentation.fields[0].error !== null")
        said = page.evaluate(error, "current")
        assert said in spoken(page, "#form"), (said, spoken(page, "#form"))
        assert page.evaluate(focused) == "current", page.evaluate(focused)
        assert field(page, "current").get_attribute("aria-invalid") == "true"
        described = page.evaluate("() => { const root = document.querySelector('#form').shadowRoot; return root.querySelector('input[data-field=current]').getAttribute('aria-describedby').split(' ').map((id) => root.getElementById(id).textContent) }")
        assert said in described, described
        # Later announcements of rules do not come in between.
        page.wait_for_timeout(900)
        assert said in spoken(page, "#form")


def test_the_focus_is_never_lost(tries):
    page = tries.open()
    page.evaluate("() => { document.querySelector('#form').submit = () => new Promise((done) => { globalThis.answer = done; }); }")
    for flow in ("change", "changeConfirmed", "set", "update", "expired", "verify"):
        opened_as(page, flow)
        names = page.evaluate("[...document.querySelector('#form').shadowRoot.querySelectorAll('input[data-field]')].map((input) => input.dataset.field)")
        for name in names:
            field(page, name).fill("Old-Secret7" if name == "current" else "horse1234")
        field(page, names[-1]).press("Enter")
        page.wait_for_function("() => globalThis.answer")
        assert page.evaluate("document.querySelector('#form').shadowRoot.activeElement !== null"), flow
        page.evaluate("answer({ kind: 'network' }), globalThis.answer = undefined")
        page.wait_for_function("() => !document.querySelector('#form').presentation.submit.isInProgress")
        if page.locator("#form dialog[open]").count():
            dialog = page.locator("#form dialog")
            assert dialog.get_attribute("role") == "alertdialog"
            assert page.evaluate("() => { const { shadowRoot } = document.querySelector('#form'); const dialog = shadowRoot.querySelector('dialog'); return shadowRoot.getElementById(dialog.getAttribute('aria-describedby')).textContent }")
            page.keyboard.press("Escape")
            page.wait_for_function("() => document.querySelector('#form').presentation.alert === null")
        assert page.evaluate("document.querySelector('#form').shadowRoot.activeElement !== null"), flow


def test_a_service_that_is_not_there(tries):
    page = tries.open()
    for name, text in (("current", "broken"), ("new", "horse1234"), ("confirm", "horse1234")):
        field(page, name).fill(text)
    page.locator("#form [part~=submit]").click()
    page.wait_for_selector("#form dialog[open]")
    assert "No connection" in page.locator("#form dialog").inner_text()
    assert any("no connection" in trouble for trouble in tries.troubles)
    tries.troubles = []


def test_an_answer_that_is_none_leaves_no_form_busy(tries):
    page = tries.open()
    for answer in ({"kind": "success", "nothing": 1}, {"kind": "sucess"}, {"kind": "error", "code": "x"}):
        opened_as(page, "changeConfirmed")
        page.evaluate("(answer) => { document.querySelector('#form').submit = () => answer; }", answer)
        for name in ("current", "new", "confirm"):
            field(page, name).fill("Old-Secret7" if name == "current" else "horse1234")
        page.locator("#form [part~=submit]").click()
        page.wait_for_selector("#form dialog[open]")
        assert "No connection" in page.locator("#form dialog").inner_text()
        assert tries.troubles, answer
        tries.troubles = []
        page.keyboard.press("Escape")


def test_nothing_keeps_a_password(tries):
    page = tries.open()
    page.fill("#new", SECRET)
    field(page, "new").fill(SECRET)
    field(page, "confirm").fill(SECRET)
    page.locator("#form [part~=reveal]").nth(1).click()
    page.wait_for_timeout(900)
    kept = page.evaluate("""() => {
      const texts = [location.href, document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(history.state)];
      const visit = (root) => { for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) texts.push(`${name}=${value}`);
        if (element.children.length === 0) texts.push(element.textContent);
        if (element.shadowRoot) visit(element.shadowRoot);
      } };
      visit(document);
      return texts;
    }""")
    assert [text for text in kept if SECRET in text] == []
    assert [path for path in tries.site.asked if SECRET in path] == []


def test_axe(tries):
    found = []
    for scheme in ("light", "dark"):
        for width in (900, 340):
            page = tries.open(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": 1000})
            page.fill("#new", "horse7")
            page.fill("#other", "abc")
            field(page, "new").fill("horse")
            field(page, "confirm").fill("hors")
            field(page, "confirm").press("Enter")
            page.wait_for_timeout(200)
            for violation in Axe().run(page).response["violations"]:
                found.append(f"{scheme} {width}: {violation['id']}: {[node['target'] for node in violation['nodes']][:3]}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"wider than {width}"
    assert not found, "\n".join(found)


def test_after_a_trap(tries):
    page = tries.open()
    page.fill("#new", "horse7")
    page.fill("#other", "abc")
    # So many words take more memory than there is: what is open is lost, and opened again.
    page.evaluate("document.querySelector('#second').words = Array.from({ length: 1.5e6 }, (_, index) => `${index}`)")
    page.evaluate("document.querySelector('#second').ready")
    page.fill("#other", "abcd")
    page.wait_for_function("() => !document.querySelector('#other').validationMessage", timeout=60000)
    page.evaluate("document.querySelector('#second').words = undefined")
    page.wait_for_function("() => document.querySelector('#other').validationMessage", timeout=60000)
    page.fill("#new", "horse77777")
    page.wait_for_function("() => document.querySelector('#new').validationMessage === ''")
    page.fill("#new", "horse")
    page.wait_for_function("() => document.querySelector('#new').validationMessage !== ''", timeout=60000)
    assert any("trap" in trouble for trouble in tries.troubles), tries.troubles
    tries.troubles = []


def test_a_server_that_does_not_know_wasm(tries):
    tries.site.types[".wasm"] = "application/octet-stream"
    try:
        page = tries.open()
        page.fill("#new", "horse7")
        assert message(page) != ""
    finally:
        tries.site.types[".wasm"] = "application/wasm"


def test_a_bundle(tries):
    if "bundle" not in tries.site.folders:
        return "skipped: no build tool wrote a bundle"
    page = tries.open("bundle/index.html", waits=False)
    page.wait_for_selector("#first [part~=list]")
    page.fill("#new", "horse")
    assert message(page) == "8 أحرف على الأقل\nرقم واحد على الأقل"


def test_the_component_is_ready_soon(tries):
    def ready():
        page = tries.open("one.html", waits=False)
        page.wait_for_function("() => globalThis.readyAfter")
        return page.evaluate("readyAfter")
    times = sorted(ready() for _ in range(7))
    assert times[0] < 1000, times
    return f"ready {times[3]:.0f} ms after the scripts ran (of 7: {times[0]:.0f} to {times[-1]:.0f} ms)"


def in_firefox(site):
    fox = firefox.Firefox(900, 1400)
    try:
        fox.call("WebDriver:Navigate", url=site.address)
        tab = firefox.Tab(fox)
        tab.wait_for_function(READY)
        assert tab.evaluate("() => [...document.querySelector('#second').shadowRoot.querySelectorAll('li')].length") == 3
        tab.click("#new")
        tab.type("horse7")
        assert tab.evaluate("() => document.querySelector('#new').validationMessage") == "Min. 10 characters"
        tab.type("7777")
        assert tab.evaluate("() => document.querySelector('#sign-up').checkValidity()")
        tab.wait_for_function("() => document.querySelector('#first').shadowRoot.querySelector('[role=status]').textContent.includes('requirement met')")
        tab.evaluate("() => document.querySelector('#form').shadowRoot.querySelector('input[data-field=current]').focus()")
        tab.type("Old-Secret7")
        tab.press("Enter")
        tab.type("horse1234")
        tab.press("Enter")
        assert tab.evaluate("() => document.querySelector('#form').shadowRoot.activeElement.dataset.field") == "confirm"
        tab.type("horse1234")
        tab.press("Enter")
        tab.wait_for_function("() => document.querySelector('#form').shadowRoot.querySelector('dialog[open]')?.textContent.includes('Password updated successfully')")
        assert tab.evaluate("() => getComputedStyle(document.querySelector('#second').shadowRoot.querySelector('[part~=checklist]')).direction") == "rtl"
    finally:
        fox.close()


def main():
    package, *rest = sys.argv[1:]
    bundle = rest.pop(0) if rest and pathlib.Path(rest[0]).is_dir() else None
    site = Site({"watchword": pathlib.Path(package), **({"bundle": pathlib.Path(bundle)} if bundle else {})})
    tests = [(name[5:].replace("_", " "), test) for name, test in globals().items() if name.startswith("test_")]
    passed = failed = skipped = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=page_helpers.CHROMIUM, args=["--no-sandbox"])
        for title, test in tests:
            if rest and not any(word in title for word in rest):
                continue
            tries = Tries(browser, site)
            site.asked.clear()
            trouble, note = "", None
            try:
                note = test(tries)
            except Exception:
                trouble = traceback.format_exc(limit=-2)
            trouble += "".join(f"{line}\n" for line in dict.fromkeys(tries.close()))
            failed, passed = failed + bool(trouble), passed + (not trouble)
            print(f"{'FAILED' if trouble else 'ok'}  {title}{f': {note}' if note else ''}", flush=True)
            if trouble:
                print("  " + trouble.strip().replace("\n", "\n  "), flush=True)
        browser.close()
    if firefox.FIREFOX is None:
        print("skipped: there is no Firefox here")
        skipped += 1
    elif not rest or "firefox" in rest:
        try:
            in_firefox(site)
            print("ok  both components in Firefox")
            passed += 1
        except Exception:
            print("FAILED  both components in Firefox\n  " + traceback.format_exc(limit=-2))
            failed += 1
    site.close()
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
