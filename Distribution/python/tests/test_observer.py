"""Counts of the passwords that people sign in with that would fail a policy."""

import json

import pytest

import watchword
from watchword import PasswordObserver, Policy, QuestionError

RULES = [{"rule": "length", "min": 8}, {"rule": "digits"}, {"rule": "user-id"}]


def policy(rules=RULES):
    return Policy({"version": 1, "rules": rules}, name="next")


def observing(counts, floor=5, state=None):
    observer = PasswordObserver(policy(), floor=floor, state=state)
    for password, count in counts.items():
        for _ in range(count):
            observer.observe(password, user="anna")
    return observer


def test_passwords_are_counted_rule_by_rule_and_only_groups_are_told():
    numbers = observing({"horse": 400, "horses-and-cows": 300}).numbers
    passwords = numbers["passwords"]
    assert 690 <= passwords <= 700
    assert numbers == {
        "version": 1,
        "policy": "next",
        "passwords": passwords,
        "met": None,
        "unmet": passwords,
        "undetermined": None,
        "rules": [
            {"rule": "length", "unmet": 400, "unmetAlone": None, "undetermined": None},
            {"rule": "digits", "unmet": passwords, "unmetAlone": passwords - 400, "undetermined": None},
            {"rule": "user-id", "unmet": None, "unmetAlone": None, "undetermined": None},
        ],
        "floor": 5,
    }
    assert PasswordObserver(policy()).floor == 20
    counted = json.loads(observing({"horse": 12, "horses-and-cows": 9}).state)["counted"]
    alone = [rule["unmetAlone"] for rule in counted["rules"]]
    assert (counted["passwords"], counted["unmet"], counted["rules"][0]["unmet"], alone) == (21, 21, 12, [0, 9, 0])


def test_what_is_told_changes_only_after_a_whole_group_of_a_size_that_is_not_known():
    observer, changes, last = PasswordObserver(policy(), floor=5), set(), 0
    for count in range(1, 1001):
        observer.observe("horse")
        passwords = json.loads(observer.state)["told"]["passwords"]
        if passwords != last:
            changes.add(count - last)
        last = passwords
    assert changes == {5, 6, 7, 8, 9}


def test_an_observer_goes_on_from_its_state_as_if_nothing_had_happened():
    begun = observing({"horse": 12})
    same = PasswordObserver(policy(), state=begun.state)
    assert (same.state, same.numbers, same.floor) == (begun.state, begun.numbers, 5)
    restored = observing({"horse1234": 24, "anna-1234567": 10}, state=begun.state)
    counted = json.loads(observing({"horse": 12, "horse1234": 24, "anna-1234567": 10}).state)["counted"]
    assert json.loads(restored.state)["counted"] == counted and counted["rules"][2]["unmet"] == 10


def test_servers_can_be_added_up_and_what_is_told_of_them_advances_by_groups():
    def summed(*states):
        observer = PasswordObserver(policy(), floor=5)
        for state in states:
            observer.add(state)
        return observer

    one, two = [observing(counts).state for counts in ({"horse": 120}, {"horse1234": 140})]
    added = summed(one, two)
    assert added.numbers == summed(two, one).numbers
    state = json.loads(added.state)
    assert state["counted"]["passwords"] == 260
    assert state["told"]["passwords"] == sum(json.loads(each)["told"]["passwords"] for each in (one, two))


def test_a_password_with_a_line_break_is_not_counted_as_two():
    state = json.loads(observing({"a\nb": 3, "c\r": 1, "": 2, "\ud800": 1}).state)
    assert (state["counted"]["passwords"], state["counted"]["unreadable"]) == (3, 4)
    with pytest.raises(TypeError):
        PasswordObserver(policy()).observe(7)


def test_no_password_is_in_a_state_or_in_the_numbers():
    observer = observing({"Tr0ub4dor-and-3": 30})
    assert "Tr0ub4dor" not in observer.state + json.dumps(observer.numbers) + repr(observer)


@pytest.mark.parametrize(
    "found, put",
    [
        ('"unmet":7', '"unmet":8'),
        ('"floor":5', '"floor":1'),
        ('"next"', '"other"'),
        ('"told"', '"tod"'),
        ('"version":1', '"version":2'),
        ('"passwords":7', '"passwords":-7'),
        ('"passwords":7', '"passwords":true'),
        ('"next":', '"next":-'),
    ],
)
def test_a_state_that_was_damaged_is_refused(found, put):
    state = observing({"horse": 7}).state
    assert found in state
    with pytest.raises(QuestionError) as raised:
        PasswordObserver(policy(), state=state.replace(found, put))
    assert raised.value.id == "unusable-state"


def test_a_state_of_the_policy_before_a_change_is_refused():
    state = observing({"horse": 7}).state
    for broken in ("", "[]", "null", "7", '{"version":1}', "[" * 10000):
        with pytest.raises(QuestionError):
            PasswordObserver(policy(), state=broken)
    with pytest.raises(QuestionError):
        PasswordObserver(policy([{"rule": "length", "min": 9}, *RULES[1:]]), state=state)
    observer = PasswordObserver(policy(), floor=10)
    before = observer.state
    with pytest.raises(QuestionError):
        observer.add(state)
    assert observer.state == before
    for floor in (4, True, 1.5, 10**7):
        with pytest.raises(ValueError):
            PasswordObserver(policy(), floor=floor)


def test_words_of_a_generator_are_all_compared():
    own = Policy({"version": 1, "rules": [{"rule": "personal-words"}]})
    words = lambda: (word for word in ("sunflower", "kowalska"))
    assert not own.check("xx-sunflower-xx", words=words()).is_met
    assert own.tally(["xx-kowalska-xx"], words=words()).unmet == 1
    observer = PasswordObserver(own, floor=5)
    for _ in range(10):
        observer.observe("xx-sunflower-xx", words=words())
    assert json.loads(observer.state)["counted"]["unmet"] == 10


def test_the_package_exports_it():
    assert watchword.PasswordObserver is PasswordObserver and "ObservedNumbers" in watchword.__all__
