"""Counts how many of the passwords that people sign in with would fail a policy, and stores only the counts."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any, Dict, List, Mapping, NoReturn, Optional, Sequence, TypedDict

from ._errors import QuestionError
from ._policy import Policy
from ._report import Tally

_VERSION = 1
_USUAL_FLOOR = 20
_MIN_FLOOR, _MAX_FLOOR = 5, 1_000_000
_MAX_COUNT = 1 << 40
_VERDICTS = ("met", "unmet", "undetermined")
_OF_RULES = {"unmet": "unmet", "unmetAlone": "unmet_alone", "undetermined": "undetermined"}


class ObservedRule(TypedDict):
    """The counts of a rule."""

    rule: str
    unmet: Optional[int]
    unmetAlone: Optional[int]
    undetermined: Optional[int]


class ObservedNumbers(TypedDict):
    """Counts of passwords that may be published.

    Each is rounded down to a multiple of the floor, `passwords` too; `None` means fewer than the floor.
    """

    version: int
    policy: str
    passwords: Optional[int]
    met: Optional[int]
    unmet: Optional[int]
    undetermined: Optional[int]
    rules: List[ObservedRule]
    floor: int


class PasswordObserver:
    """Counts how many of the passwords that people sign in with would fail a policy, rule by rule.

    >>> observer = PasswordObserver(Policy("strong"))
    >>> observer.observe("horse", user="anna")  # after a successful sign-in, once for each user
    >>> observer.numbers["unmet"] is None  # too few to publish
    True

    It stores only counts: no passwords, users or times. Use it in one thread at a time.
    """

    __slots__ = ("policy", "floor", "_counted", "_published", "_next")

    def __init__(self, policy: Policy, *, floor: Optional[int] = None, state: Optional[str] = None) -> None:
        """Starts an observation, or continues the one of `state`.

        `floor` is the smallest count that is published: 20 by default, and at least 5. Raises `QuestionError` if the
        state belongs to another policy or to an earlier version of this one.
        """
        if floor is not None and not _is_number(floor, _MIN_FLOOR, _MAX_FLOOR):
            raise ValueError(f"floor is out of range; expected a whole number from {_MIN_FLOOR} to {_MAX_FLOOR}")
        self.policy = policy
        self.floor = _USUAL_FLOOR if floor is None else floor
        self._counted = policy.tally(())
        self._published = self._counted
        self._next = self._size_of_group()
        if state is not None:
            found = _State(state, self._counted)
            if floor is not None and found.floor != floor:
                _refuse(f"The state has the floor {found.floor}; expected {floor}")
            self.floor, self._next, self._counted, self._published = found.floor, found.next, found.counted, found.published

    def observe(self, password: str, *, user: Optional[str] = None, words: Optional[Sequence[str]] = None) -> None:
        """Checks the password of a user who has signed in, and counts the result."""
        try:
            if not isinstance(password, str):
                raise TypeError("password is of another type; expected a str")
            # The engine counts lines, so a password with a line break would count as two.
            is_line = "\n" not in password and not password.endswith("\r")
            tally = self.policy.tally([password] if is_line else (), user=user, words=words)
        finally:
            # A traceback shows the local variables of its frames.
            del password
        self._counted += tally if is_line else replace(tally, unreadable=1)
        if self._counted.passwords >= self._next:
            self._published = self._counted
            self._next = self._counted.passwords + self._size_of_group()

    def _size_of_group(self) -> int:
        """Returns a random size from the floor to twice the floor. From an exact total, the other counts could be
        derived."""
        return self.floor + secrets.randbelow(self.floor)

    def add(self, state: str) -> None:
        """Adds the state of another observer of the same policy, such as that of another server.

        Add the states of all servers to a new observer each time: each state contains everything since its beginning.
        """
        other = _State(state, self._counted)
        if other.floor != self.floor:
            _refuse(f"The state has the floor {other.floor}; expected {self.floor}")
        self._counted += other.counted
        # Each part advances by whole groups, and so does their sum. The unpublished counts of several servers may
        # exceed a group, but publishing it would let sums differ by single people.
        self._published += other.published
        self._next += other.next

    @property
    def state(self) -> str:
        """All counts as JSON, to store and continue later. They are exact, so do not publish them."""
        parts = {"counted": _json(self._counted), "told": _json(self._published)}
        named = {"version": _VERSION, "policy": self.policy.name, "floor": self.floor, "next": self._next, **parts}
        return json.dumps(named, ensure_ascii=False, separators=(",", ":"))

    @property
    def numbers(self) -> ObservedNumbers:
        """The counts that may be published. They advance in groups of a random size, from the floor to twice the floor,
        so that changes reveal no more."""
        floor, tally = self.floor, self._published

        def rounded(count: int) -> Optional[int]:
            return count // floor * floor or None

        rules: List[Any] = [
            {"rule": rule.rule, **{name: rounded(getattr(rule, attribute)) for name, attribute in _OF_RULES.items()}}
            for rule in tally.rules
        ]
        return {
            "version": _VERSION,
            "policy": tally.policy,
            "passwords": rounded(tally.passwords),
            "met": rounded(tally.met),
            "unmet": rounded(tally.unmet),
            "undetermined": rounded(tally.undetermined),
            "rules": rules,
            "floor": floor,
        }

    def __repr__(self) -> str:
        return f"<PasswordObserver of {self.policy.name!r}>"


class _State:
    """A stored state: its floor and counts. Raises `QuestionError` if its rules are not those of `expected`."""

    def __init__(self, text: str, expected: Tally) -> None:
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            found = _refuse("The state is not JSON")
        if not isinstance(found, Mapping) or found.get("version") != _VERSION:
            _refuse(f"The state is not of version {_VERSION}")
        if found.get("policy") != expected.policy:
            _refuse(f'The state belongs to the policy {str(found.get("policy"))[:80]!r}; expected {expected.policy!r}')
        self.floor = _number(found, "floor", _MIN_FLOOR, _MAX_FLOOR)
        self.counted = _tally("counted", found.get("counted"), expected)
        self.published = _tally("told", found.get("told"), expected)
        if self.published.passwords > self.counted.passwords:
            _refuse('"told" has more passwords than "counted"')
        # At least one group after the published counts.
        self.next = _number(found, "next", self.published.passwords + self.floor)


def _tally(name: str, part: Any, expected: Tally) -> Tally:
    rules = part.get("rules") if isinstance(part, Mapping) else None
    if not isinstance(rules, list) or not all(_is_number(part.get(each)) for each in (*_VERDICTS, "passwords", "unreadable")):
        _refuse(f'The numbers in "{name}" are not counts of passwords')
    if sum(part[verdict] for verdict in _VERDICTS) != part["passwords"]:
        _refuse(f'The numbers in "{name}" do not add up')
    if not all(isinstance(rule, Mapping) and all(_is_number(rule.get(each)) for each in _OF_RULES) for rule in rules):
        _refuse(f'The rules in "{name}" have no counts')
    if [(rule.get("rule"), rule.get("text")) for rule in rules] != [(rule.rule, rule.text) for rule in expected.rules]:
        _refuse("The rules belong to another policy; expected those of this policy, with their texts")
    return Tally.from_json({**part, "policy": expected.policy})


def _json(tally: Tally) -> Dict[str, Any]:
    rules = [
        {"rule": rule.rule, "text": rule.text, **{name: getattr(rule, attribute) for name, attribute in _OF_RULES.items()}}
        for rule in tally.rules
    ]
    counts = {name: getattr(tally, name) for name in ("passwords", *_VERDICTS, "unreadable")}
    return {**counts, "rules": rules}


def _number(found: Mapping[str, Any], name: str, minimum: int, maximum: int = _MAX_COUNT) -> int:
    number = found.get(name)
    if isinstance(number, int) and _is_number(number, minimum, maximum):
        return number
    _refuse(f'"{name}" in the state is not a whole number from {minimum} to {maximum}')


def _is_number(value: object, minimum: int = 0, maximum: int = _MAX_COUNT) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and minimum <= value <= maximum


def _refuse(message: str) -> NoReturn:
    raise QuestionError("unusable-state", message)
