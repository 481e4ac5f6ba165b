"""Policies: checks, batches, texts and analysis."""

import json
import pickle
from dataclasses import replace

import pytest

import watchword
from watchword import Policy


def test_a_check_says_what_is_missing(strong):
    report = strong.check("horse", user="anna", locale="pl")
    assert not report.is_met and report.verdict == "unmet"
    assert [(rule.rule, rule.text, rule.state) for rule in report.rules] == [
        ("length", "Min. 8 znaków", "unmet"),
        ("letters", "Min. 1 litera", "met"),
        ("digits", "Min. 1 cyfra", "unmet"),
    ]
    assert (report.rules[0].missing, report.rules[0].hint) == (3, "Jeszcze 3 znaki")
    assert [rule.rule for rule in report.unmet] == ["length", "digits"]
    assert strong.check("horse123").is_met


def test_reports_are_immutable(strong):
    report = strong.check("horse")
    with pytest.raises(AttributeError):
        report.verdict = "met"
    with pytest.raises(AttributeError):
        report.rules[0].state = "met"


def test_rules_compare_with_the_user(tmp_path):
    policy = Policy("nist-800-63b-4")
    assert policy.needs == ("user", "words", "commonPasswords")
    states = lambda **details: {r.rule: r.state for r in policy.check("annakowalska2000", **details).rules}
    assert states()["user-id"] == "undetermined"
    assert states(user="annakowalska2000")["user-id"] == "unmet"
    assert states(words=["annakowalska2000"])["personal-words"] != states(words=["Nowak"])["personal-words"]


def test_the_lists_that_a_policy_needs_are_loaded():
    common = Policy({"version": 1, "rules": [{"rule": "common-password"}]})
    assert common.needs == ("commonPasswords",)
    assert common.check("password1").verdict == "unmet" and common.check("mauve otter 47").is_met
    strength = Policy({"version": 1, "rules": [{"rule": "strength", "min": 3}]})
    assert strength.needs == ("strengthWords",)
    assert strength.check("password1").verdict == "unmet" and strength.check("mauve otter 4711 quartz").is_met


def test_the_current_password_is_compared():
    policy = Policy("pci-dss-4")
    report = policy.check("window pencil 47", current="window pencil 47")
    assert "different-from-current" in [rule.rule for rule in report.unmet]
    assert [rule.reason for rule in report.rules if rule.rule == "history"] == ["serverOnly"]


@pytest.mark.parametrize("text", ['{"version": 1, "rules": [{"rule": "length", "min": 4}]}', '{"minL": 4}'])
def test_sources_of_policies(tmp_path, text):
    file = tmp_path / "own.json"
    file.write_text(text)
    sources = [text, text.encode(), json.loads(text), str(file), file]
    assert len({Policy(source).check("horse").verdict for source in sources}) == 1
    assert Policy(file).name == "own" and Policy(text).name == "policy"


def test_a_policy_extends_a_shipped_one():
    policy = watchword.Policy({"version": 1, "extends": "nist-800-63b-4", "remove": ["user-id"], "rules": [{"rule": "digits"}]})
    assert policy.rules == ("length", "common-password", "personal-words", "digits")
    assert pickle.loads(pickle.dumps(policy)).rules == policy.rules
    with pytest.raises(watchword.PolicyError, match='There is no policy "nist-800"'):
        watchword.Policy({"version": 1, "extends": "nist-800", "rules": []})


def test_an_unusable_policy_raises_its_findings():
    with pytest.raises(watchword.PolicyError) as raised:
        Policy('{"minL": 20,\n "maxL": 8}', name="own.json")
    finding = raised.value.findings[0]
    assert (finding.id, finding.file, finding.severity) == ("contradiction", "own.json", "error")
    assert (finding.line, finding.column) == (1, 10)
    assert "own.json:1:10: error: No password can meet" in str(raised.value)
    assert pickle.loads(pickle.dumps(raised.value)).findings == raised.value.findings


def test_an_unknown_name_is_told_from_a_missing_file():
    with pytest.raises(watchword.PolicyError, match='There is no policy "stronk"; expected one of .*strong'):
        Policy("stronk")
    with pytest.raises(watchword.PolicyError, match="There is no file /.*/stronk.json; expected a policy there"):
        Policy("stronk.json")


def test_texts(strong):
    texts = strong.texts("ar")
    assert (texts.locale, texts.direction) == ("ar", "rtl")
    assert (texts.rules[0].rule, texts.rules[0].text) == ("length", "8 أحرف على الأقل")
    assert strong.texts("de", style="requirement").rules[0].text == "Mindestens 8 Zeichen verwenden"


def test_two_rules_of_one_kind_have_a_text_each():
    policy = Policy({"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "length", "max": 64}]})
    assert len({rule.text for rule in policy.texts("en").rules}) == 2


@pytest.mark.parametrize("tag, locale", [("de_AT", "de-AT"), ("de-CH", "de-CH"), ("sr-latn", "en"), ("PL", "pl")])
def test_locales_fall_back(strong, tag, locale):
    assert strong.texts(tag).locale == locale


def test_every_shipped_policy_in_every_locale():
    assert len(watchword.locales()) >= 12
    for name in watchword.policies():
        for locale in watchword.locales():
            assert Policy(name).check("horse", locale=locale).rules[0].text


def test_batches_say_what_checks_say(strong):
    passwords = ["horse", "horse123", "", "  ", "\t", "a\u2028b", "\ud800", "pass\rword1", "x" * 5000, "żółć"] * 120
    for policy in (strong, Policy("nist-800-63b-4")):
        reports = list(policy.check_many(passwords, user="anna", words=["horse"], locale="pl"))
        assert [report.line for report in reports] == list(range(1, len(passwords) + 1))
        for password, report in list(zip(passwords, reports))[:10] + list(zip(passwords, reports))[-10:]:
            assert replace(report, line=None) == policy.check(password, user="anna", words=["horse"], locale="pl")


def test_batches_take_iterators_as_they_come(strong):
    def endless():
        while True:
            yield "horse123"

    assert next(strong.check_many(endless())).is_met
    assert list(strong.check_many([])) == []


@pytest.mark.parametrize("bad", ["with\nline", "end\r", 5, None, b"bytes"])
def test_batches_refuse_what_is_no_line(strong, bad):
    with pytest.raises((ValueError, TypeError)) as raised:
        list(strong.check_many(["horse", bad]))
    assert str(bad) not in str(raised.value)


def test_tallies_add_up(strong):
    passwords = ["horse", "horse123", "12345678", "abcdefgh", "a1"] * 300
    whole = strong.tally(passwords)
    assert (whole.passwords, whole.met, whole.unmet) == (1500, 300, 1200)
    assert whole == strong.tally(passwords[:700]) + strong.tally(iter(passwords[700:]))
    assert {rule.rule: rule.unmet_alone for rule in whole.rules}["length"] == 300
    assert strong.tally([]).passwords == 0
    with pytest.raises(ValueError):
        whole + Policy("relid-strict").tally([])


def test_policies_are_pickled_as_their_text(strong, tmp_path):
    file = tmp_path / "own.json"
    file.write_text('{"minL": 4}')
    policy = Policy(file)
    strong.check("sEcret-4711")
    file.unlink()
    copy = pickle.loads(pickle.dumps(policy))
    assert copy == policy and copy.check("horse").rules == policy.check("horse").rules
    assert b"sEcret-4711" not in pickle.dumps(strong)


def test_arguments_of_other_types_are_refused_without_being_shown(strong):
    for arguments, details in [((b"sEcret-4711",), {}), ((5,), {}), (("x",), {"user": 5}), (("x",), {"words": "anna"})]:
        with pytest.raises(TypeError) as raised:
            strong.check(*arguments, **details)
        assert "sEcret" not in str(raised.value)
    with pytest.raises(TypeError, match="words is a str; expected a list of str"):
        strong.check("x", words="jo smith")
    with pytest.raises(watchword.QuestionError) as question:
        strong.texts(style="verse")
    assert question.value.id == "unknown-style"


@pytest.mark.parametrize("one", ["sEcret-4711", b"sEcret-4711", bytearray(b"sEcret-4711")])
def test_batches_refuse_one_password(strong, one):
    for call in (strong.tally, strong.check_many):
        with pytest.raises(TypeError, match="passwords is one password; expected several") as raised:
            call(one)
        assert "sEcret" not in str(raised.value)


def test_a_user_without_words_is_as_one_who_is_not_given():
    for policy, reasons in [("nist-800-63b-4", ["user-id", "personal-words"]), ("relid-strict", ["user-id"])]:
        for details in ({}, {"user": "", "words": []}, {"user": " ", "words": ["", " "]}):
            rules = Policy(policy).check("mauve otter 4711", **details).rules
            assert [rule.rule for rule in rules if rule.reason == "notGiven"] == reasons


def test_a_policy_that_is_gone_is_closed(strong):
    from watchword._engine import engine

    for _ in range(300):
        Policy("strong").check("horse")
    assert strong.check("horse").rules
    assert len(engine()._retired) <= 1


# MARK: Analysis


def test_audit_count_diff(strong):
    audit = strong.audit(standards=["nist"])
    assert [(one["standard"], one["verdict"]) for one in audit["standards"]] == [("nist", "fail")]
    assert strong.audit(standards=["nist"], is_only_factor=False) != audit
    digits = Policy(
        {
            "version": 1,
            "rules": [{"rule": "length", "min": 4, "max": 4}, {"rule": "allowed-characters", "characters": "0123456789"}],
        }
    )
    assert digits.count()["total"] == "10000"
    changes = strong.diff(Policy("pci-dss-4"), locale="pl")["changes"]
    assert strong.diff("pci-dss-4", locale="pl")["changes"] == changes
    assert [(one["rule"], one["kind"]) for one in changes][:2] == [("length", "changed"), ("different-from-current", "added")]
    assert "12" in changes[0]["text"]


def test_generated_passwords_meet_the_policy_and_are_not_shown():
    policy = Policy("relid-strict")
    generated = policy.generate(20)
    assert len(set(generated.passwords)) == 20 and generated.bits > 60
    assert all(report.verdict != "unmet" for report in policy.check_many(generated.passwords))
    assert not any(password in repr(generated) for password in generated.passwords)
    assert {len(password) for password in policy.generate(3, length=12).passwords} == {12}


def test_conversion():
    conversion = Policy({"minL": 8, "minDg": 1}).convert("native")
    assert (conversion.format, conversion.losses) == ("native", ())
    assert Policy(conversion.text).check("horse12").rules == Policy({"minL": 8, "minDg": 1}).check("horse12").rules
    assert Policy("nist-800-63b-4").convert("relid").losses
    with pytest.raises(watchword.QuestionError) as raised:
        Policy("strong").convert("nothing")
    assert raised.value.id == "unknown-format"


INFO = [
    {"key": "USER", "value": "anna"},
    {"key": "RELID_PASSWORD_POLICY", "value": '{"minL":8,"maxL":20,"minDg":1,"minUc":0,"minLc":0,"minSc":0}'},
]


@pytest.mark.parametrize("source", [INFO, tuple(INFO), json.dumps(INFO), json.dumps(INFO).encode(), "\ufeff\n" + json.dumps(INFO)])
def test_the_information_of_a_challenge_is_a_policy(source):
    policy = watchword.Policy(source)
    assert policy.format == "relid" and "length" in policy.rules and policy.check("horse1234").rules[0].state == "met"


@pytest.mark.parametrize("source", [{}, "{}", [], "[]", {"rules": []}])
def test_an_object_without_a_rule_is_found(source):
    try:
        findings = watchword.Policy(source).findings
    except watchword.PolicyError as error:
        findings = error.findings
    assert any(finding.severity != "info" for finding in findings)
