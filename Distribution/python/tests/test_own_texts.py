"""Own texts, which override those of the package."""

import gc
import json
import pickle

import pytest

import watchword

GERMAN = {"version": 1, "locale": "de", "messages": {"rule.user-id.default.checklist": "Ohne den Namen"}}
RULES = '{"version": 1, "rules": [{"rule": "common-password"}, {"rule": "user-id"}]}'


def lines(locale, texts=None):
    return [rule.text for rule in watchword.Policy(RULES, texts=texts).texts(locale).rules]


def test_own_texts_change_only_what_they_contain():
    before = {locale: lines(locale) for locale in watchword.locales()}
    assert lines("de", GERMAN) == [before["de"][0], "Ohne den Namen"] == lines("de-CH", GERMAN)
    assert lines("pl", GERMAN) == before["pl"] and lines("de") == before["de"]


def test_overlays_say_another_word_and_the_last_counts(tmp_path):
    assert lines("pl", "passphrase")[0] == "Inna niż popularne frazy hasła"
    assert lines("de-AT", ["pin", GERMAN]) == ["Keine gängige PIN", "Ohne den Namen"]
    file = tmp_path / "de.json"
    file.write_text(json.dumps({**GERMAN, "messages": {"rule.common-password.default.checklist": "Nicht bekannt"}}))
    assert lines("de", ["pin", file])[0] == "Nicht bekannt" and lines("de", [str(file), "pin"])[0] == "Keine gängige PIN"
    assert watchword.overlays() == ("passphrase", "pin")
    assert lines("es-MX", "pin")[0] == "Diferente de los NIP más comunes" and lines("fr-CA", "passphrase")[0] == lines("fr", "passphrase")[0]


def test_forms_and_pickled_policies_keep_them():
    policy = pickle.loads(pickle.dumps(watchword.Policy("strong", texts="pin")))
    assert policy.texts("en").rules[0].text == "Min. 8 digits" and policy != watchword.Policy("strong")
    for form in [watchword.Form(flow="change", policy=policy, locale="ja"), watchword.Form(flow="change", texts="pin", locale="ja")]:
        assert form.send("appear")["presentation"]["title"] == "PINの変更"


def test_a_language_of_ones_own_falls_back_to_english():
    galician = {"version": 1, "locale": "gl", "messages": {"rule.user-id.default.checklist": "Sen nome de usuario"}}
    assert lines("gl-ES", galician) == ["Not a commonly used password", "Sen nome de usuario"]


XLIFF = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
{}
</body></file></xliff>
"""


def xliff(texts):
    units = [f'<trans-unit id="{id}"><source>x</source><target>{text}</target></trans-unit>' for id, text in texts.items()]
    return XLIFF.format("\n".join(units))


def test_they_come_as_xliff_as_po_as_json_and_as_a_table(tmp_path):
    texts = {"rule.user-id.default.checklist": "Ohne den Namen"}
    po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgctxt "rule.user-id.default.checklist"\nmsgid "x"\nmsgstr "Ohne den Namen"\n'
    (tmp_path / "eigene.xliff").write_text(xliff(texts))
    (tmp_path / "de.po").write_text(po)
    files = [tmp_path / "eigene.xliff", str(tmp_path / "de.po")]
    for source in [*files, xliff(texts), xliff(texts).encode(), {"de": texts, "pl": texts}, json.dumps({"de": texts}), {"de_AT": texts}]:
        policy = watchword.Policy(RULES, texts=source)
        assert policy.texts("de-AT").rules[1].text == "Ohne den Namen" and policy.findings == (), source
        assert pickle.loads(pickle.dumps(policy)) == policy
    plural = {"de": {"rule.digits.min.checklist": {"one": "%lld Ziffer", "other": "%lld Ziffern"}}}
    policy = watchword.Policy({"version": 1, "rules": [{"rule": "digits", "min": 2}]}, texts=["pin", plural])
    assert policy.texts("de").rules[0].text == "2 Ziffern"


@pytest.mark.parametrize("kind", ["table", "xliff"])
def test_ids_that_do_not_exist_are_found(kind):
    wrong = {id: "x" for id in ("rule.lenght.min.checklist", "form.nothing.at.all", "acme.no-years.checklist")}
    wrong["rule.length.min.checklist"] = "Ab %lld"
    texts = {"de": wrong} if kind == "table" else xliff(wrong)
    expected = [
        ("unknown-text", "warning", "form.nothing.at.all", "Correct the id, or remove the text"),
        ("unknown-text", "warning", "rule.lenght.min.checklist", 'Did you mean "rule.length.min.checklist"?'),
    ]
    for opened in (watchword.Policy("strong", texts=texts), watchword.Form(flow="set", texts=["pin", texts])):
        assert [(one.id, one.severity, one.unit, one.help) for one in opened.findings] == expected


def test_an_engine_with_own_texts_ends_with_its_last_policy():
    from watchword import _engine

    policy = watchword.Policy("strong", texts=GERMAN)
    count = len(_engine._by_layers)
    with watchword.Form(flow="change", texts=[GERMAN, "pin"]) as form:
        assert len(_engine._by_layers) == count + 1
    del form
    gc.collect()
    assert len(_engine._by_layers) == count and policy.check("horse1234", locale="de").is_met
    del policy
    gc.collect()
    assert len(_engine._by_layers) == count - 1


@pytest.mark.parametrize("bad", ["passphrases", "{}", b"x", {"version": 1}])
def test_what_is_no_text_raises(bad):
    with pytest.raises(watchword.QuestionError):
        watchword.Policy("strong", texts=bad)


def test_broken_texts_say_where():
    with pytest.raises(watchword.QuestionError, match="1:12"):
        watchword.Policy("strong", texts='{"version":2,"locale":"de","messages":{}}')
