"""Reports about passwords. None of these values contains a password."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Literal, Mapping, Optional, Tuple, cast

from ._values import Value

Verdict = Literal["met", "unmet", "undetermined"]


@dataclass(frozen=True)
class Rule(Value):
    """A rule of a policy, and whether a password meets it."""

    rule: str
    """The id of the rule, such as `length`."""
    text: str
    """The requirement of the rule."""
    state: Verdict
    """`undetermined` means that it cannot be checked here, such as a history that only the server has."""
    hint: Optional[str] = None
    """What remains to be done, for an unmet rule."""
    missing: Optional[int] = None
    """The number of missing units."""
    excess: Optional[int] = None
    """The number of excess units."""
    reason: Optional[str] = None
    """The reason why the rule is undetermined."""


@dataclass(frozen=True)
class Report(Value):
    """The state of a policy for a password."""

    verdict: Verdict
    """`unmet` if any rule is unmet, `met` if all rules are met, otherwise `undetermined`. A server refuses anything but
    `met`."""
    rules: Tuple[Rule, ...]
    """The rules in the policy's order."""
    line: Optional[int] = None
    """The number of the password in a batch, from 1."""
    error: Optional[str] = None
    """The reason why the password could not be checked."""
    judged_elsewhere: Tuple[str, ...] = ()
    """The ids of the rules that are undetermined: the app or its server has to judge them."""
    searched: Optional[int] = None
    """The number of characters, if the searching rules did not read the whole of a very long password."""

    @property
    def is_met(self) -> bool:
        """Whether every rule is met: `verdict` is `met`."""
        return self.verdict == "met"

    @property
    def unmet(self) -> Tuple[Rule, ...]:
        """The rules that the password does not meet."""
        return tuple([rule for rule in self.rules if rule.state == "unmet"])

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Report:
        rules = []
        for rule in json["rules"]:
            get = rule.get
            rules.append(
                Rule(rule["rule"], rule["text"], rule["state"], get("hint"), get("missing"), get("excess"), get("reason"))
            )
        error = json.get("error")
        elsewhere = tuple(json.get("judgedElsewhere", ()))
        return cls(json["verdict"], tuple(rules), json.get("line"), error and error["message"], elsewhere, json.get("searched"))

    def to_json(self) -> Dict[str, Any]:
        return {"version": 1, **super().to_json()}


@dataclass(frozen=True)
class RuleTally(Value):
    """The number of passwords that a rule refuses."""

    rule: str
    text: str
    unmet: int
    """The number of passwords that fail the rule."""
    unmet_alone: int
    """The number of passwords that fail only this rule."""
    undetermined: int
    """The number of passwords for which the rule cannot be checked."""


@dataclass(frozen=True)
class Tally(Value):
    """The number of passwords by verdict. Tallies of the same policy can be added."""

    policy: str
    passwords: int
    met: int
    """The number of passwords that meet every rule."""
    unmet: int
    """The number of passwords that fail a rule: these are refused, regardless of missing information."""
    undetermined: int
    """The number of passwords that meet every rule that can be checked; with the user's id, for example, a rule could
    still refuse them."""
    unreadable: int
    rules: Tuple[RuleTally, ...]

    def __add__(self, other: object) -> Tally:
        if not isinstance(other, Tally):
            return NotImplemented
        ids = [[rule.rule for rule in tally.rules] for tally in (self, other)]
        if self.policy != other.policy or ids[0] != ids[1]:
            raise ValueError(f"Tallies of {self.policy} and {other.policy} cannot be added; add those of one policy")
        rules = [
            RuleTally(
                one.rule,
                one.text,
                one.unmet + two.unmet,
                one.unmet_alone + two.unmet_alone,
                one.undetermined + two.undetermined,
            )
            for one, two in zip(self.rules, other.rules)
        ]
        return Tally(
            self.policy,
            self.passwords + other.passwords,
            self.met + other.met,
            self.unmet + other.unmet,
            self.undetermined + other.undetermined,
            self.unreadable + other.unreadable,
            tuple(rules),
        )

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Tally:
        rules = [
            RuleTally(rule["rule"], rule["text"], rule["unmet"], rule["unmetAlone"], rule["undetermined"])
            for rule in json["rules"]
        ]
        passwords, met, unmet = json["passwords"], json["met"], json["unmet"]
        return cls(json["policy"], passwords, met, unmet, json["undetermined"], json["unreadable"], tuple(rules))


@dataclass(frozen=True)
class RuleText(Value):
    """A rule in words."""

    rule: str
    """The id of the rule, which several rules of a policy may have."""
    text: str


@dataclass(frozen=True)
class PolicyTexts(Value):
    """The rules of a policy in words."""

    locale: str
    direction: Literal["ltr", "rtl"]
    rules: Tuple[RuleText, ...]
    """The rules, in the policy's order."""
    summary: str
    """All rules as sentences."""
    server_text: Optional[str] = None
    """The server's text, from the policy."""

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> PolicyTexts:
        one = json["locales"][0]
        rules = tuple(RuleText(rule["rule"], rule["text"]) for rule in cast(Any, one["rules"]))
        return cls(one["locale"], one["direction"], rules, one["summary"], one.get("serverText"))
