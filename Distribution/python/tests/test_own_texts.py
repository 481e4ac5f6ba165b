"""Own texts, which override those of the package."""

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


@pytest.mark.parametrize("bad", ["passphrases", "{}", b"x", {"version": 1}])
def test_what_is_no_text_raises(bad):
    with pytest.raises(watchword.QuestionError):
        watchword.Policy("strong", texts=bad)


def test_broken_texts_say_where():
    with pytest.raises(watchword.QuestionError, match="1:12"):
        watchword.Policy("strong", texts='{"version":2,"locale":"de","messages":{}}')
