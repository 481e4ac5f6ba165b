"""Reports about passwords. None of these values contains a password."""

from __future__ import annotations

from typing import Any, Literal, Mapping, NamedTuple, Optional, Tuple, cast

Verdict = Literal["met", "unmet", "undetermined"]


class Rule(NamedTuple):
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


class Report(NamedTuple):
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
        return cls(json["verdict"], tuple(rules), json.get("line"), error and error["message"])


class RuleTally(NamedTuple):
    """The number of passwords that a rule refuses."""

    rule: str
    text: str
    unmet: int
    """The number of passwords that fail the rule."""
    unmet_alone: int
    """The number of passwords that fail only this rule."""
    undetermined: int
    """The number of passwords for which the rule cannot be checked."""


class Tally(NamedTuple):
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
            RuleTally(one.rule, one.text, *(left + right for left, right in zip(one[2:], two[2:])))
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


class RuleText(NamedTuple):
    """A rule in words."""

    rule: str
    """The id of the rule, which several rules of a policy may have."""
    text: str


class PolicyTexts(NamedTuple):
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
