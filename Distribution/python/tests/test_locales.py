"""Languages: tags, lists of tags and headers; no browser input raises an error."""

import random
from dataclasses import replace

import pytest

import watchword
from watchword import Form, Policy
from watchword._engine import engine


@pytest.mark.parametrize(
    "given, tag",
    [
        ("pl", "pl"),
        ("pl-PL", "pl-PL"),
        ("pl_PL.UTF-8", "pl-PL"),
        ("gl-ES", "en"),
        ("sv", "en"),
        ("sv-FI,sv;q=0.9,de;q=0.8,en;q=0.7", "de"),
        ("en;q=0.2, ar;q=0.9, pl;q=0.5", "ar"),
        ("pl;q=0", "en"),
        ("*", "en"),
        ("iw-IL", "he-IL"),
        ("pl;q=high,de;q=0.1", "de"),
        ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
        ("ar-EG-u-ca-islamic-nu-latn-x-a", "ar-EG-u-nu-latn"),
        ("ar_EG-u-nu-latn;q=0.5, en;q=0.2", "ar-EG-u-nu-latn"),
        ("pl-PL-x-private", "pl-PL"),
        ([None, "pl"], "pl"),
        ([None, None], "en"),
        ("hi-Latn, hi;q=0.9, de;q=0.8", "hi"),
        (["sv", "pl"], "pl"),
        (("sv;q=0.1", "ar,pl"), "ar"),
        ([], "en"),
        ("", "en"),
        (None, "en"),
        ("not a tag", "en"),
        ("\ud800", "en"),
    ],
)
def test_the_first_language_with_texts_is_taken(strong, given, tag):
    assert engine().locale(given) == tag
    direct = strong.check("horse", locale=tag)
    assert strong.check("horse", locale=given) == direct == replace(next(strong.check_many(["horse"], locale=given)), line=None)
    assert strong.texts(given).rules == strong.texts(tag).rules


@pytest.mark.parametrize(
    "given, same",
    [
        ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"), ("pt", "pt-BR"),
        ("pt-AO", "pt-BR"), ("in-ID", "id"),
    ],
)
def test_a_region_has_the_texts_of_its_script(strong, given, same):
    expected = [rule.text for rule in strong.texts(same).rules]
    assert [rule.text for rule in strong.texts(given).rules] == expected and expected[0] != "Min. 8 characters"


def test_every_function_takes_a_header(strong):
    header = "sv,pl;q=0.5"
    assert strong.texts(header).locale == "pl"
    assert strong.tally(["horse"], locale=header).rules[0].text == "Min. 8 znaków"
    assert "znaków" in strong.diff(Policy("pci-dss-4"), locale=header)["changes"][0]["text"]
    with Form(flow="set", policy=strong, locale=header) as form:
        assert form.locale == "pl"


def test_no_header_raises(strong):
    source = random.Random(29)
    pieces = "de ar en zz Latn EG u nu x - - _ , ;q= 0.5 nan -1 * é \0 12345678".split(" ") + [" "]
    for _ in range(5000):
        header = "".join(source.choices(pieces, k=source.randint(1, 8)))
        assert strong.check("horse", locale=header).rules, header
    assert strong.check("horse", locale="pl," * 1_000_000).rules[0].text == "Min. 8 znaków"


def test_the_old_name_of_hebrew_is_known(python):
    code = "import watchword; print(watchword.Policy('strong').texts('iw').locale)"
    assert python(code).strip() == "he"


@pytest.mark.parametrize("bad", [5, b"pl", [b"pl"], ["pl", 5], {"pl"}])
def test_other_types_are_refused(strong, bad):
    with pytest.raises(TypeError, match="locale is of another type"):
        strong.check("horse", locale=bad)


def test_unknown_tags_take_no_memory(strong):
    strong.check("horse", locale="de")
    before = len(engine()._loaded)
    for number in range(1000):
        strong.check("horse", locale=f"de-{number:03}")
    assert len(engine()._loaded) == before
    assert watchword.Policy("strong").check("horse", locale="de-001").rules[0].text == "Mind. 8 Zeichen"
