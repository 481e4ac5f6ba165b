"""What only the app knows: it decides the rules that cannot be judged here."""

import pytest

import watchword

POLICY = {"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "breached-password"}, {"rule": "history", "count": 4}]}
BOTH = ("breached-password", "history")


@pytest.mark.parametrize(
    ["known", "states", "verdict", "elsewhere"],
    [
        (None, "met undetermined undetermined", "undetermined", BOTH),
        ({"history": True}, "met undetermined met", "undetermined", ("breached-password",)),
        ({"breached-password": True, "history": True}, "met met met", "met", ()),
        ({"breached-password": False}, "met unmet undetermined", "unmet", ("history",)),
        ({"length": False}, "met undetermined undetermined", "undetermined", BOTH),
    ],
)
def test_a_check_with_what_the_app_knows_has_a_verdict(known, states, verdict, elsewhere):
    report = watchword.Policy(POLICY).check("horse1234", known=known)
    assert [rule.state for rule in report.rules] == states.split()
    assert (report.verdict, report.judged_elsewhere) == (verdict, elsewhere)
    (line,) = watchword.Policy(POLICY).check_many(["horse1234"], known=known)
    assert (line.rules, line.judged_elsewhere) == (report.rules, elsewhere)
    assert getattr(watchword.Policy(POLICY).tally(["horse1234"], known=known), verdict) == 1


def test_an_unknown_rule_or_value_is_an_error():
    policy = watchword.Policy(POLICY)
    with pytest.raises(watchword.QuestionError, match="breached-password"):
        policy.check("horse", known={"breached-pasword": True})
    for known in ({"history": "yes"}, ["history"], {3: True}):
        with pytest.raises(TypeError):
            policy.check("horse", known=known)


def test_a_form_is_told_at_first_and_later():
    with watchword.Form(flow="set", policy=watchword.Policy(POLICY), known={"history": True}) as form:
        rules = form.send("edit", field="new", text="horse1234")["presentation"]["rules"]
        assert [rule["state"] for rule in rules] == ["met", "undetermined", "met"]
        rules = form.send("known", known={"breached-password": False})["presentation"]["rules"]
        assert [rule["state"] for rule in rules] == ["met", "unmet", "undetermined"]
