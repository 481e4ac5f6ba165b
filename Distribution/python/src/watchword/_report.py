"""What a policy says about passwords. None of these values holds a password."""

from __future__ import annotations

from typing import Any, Literal, Mapping, NamedTuple, Optional, Tuple, cast

Verdict = Literal["met", "unmet", "undetermined"]


class Rule(NamedTuple):
    """A rule of a policy, and whether a password meets it."""

    rule: str
    """The id of the rule, such as `length`."""
    text: str
    """What the rule asks for."""
    state: Verdict
    """`undetermined` is what cannot be judged here, such as a history that only the server has."""
    hint: Optional[str] = None
    """What is still to do, of an unmet rule."""
    missing: Optional[int] = None
    """How many of what the rule counts are missing."""
    excess: Optional[int] = None
    """How many are too many."""
    reason: Optional[str] = None
    """Why the rule is undetermined."""


class Report(NamedTuple):
    """What a policy says about a password."""

    verdict: Verdict
    """`unmet` if any rule is unmet, `met` if all rules are met, otherwise `undetermined`. A server refuses what is not `met`."""
    rules: Tuple[Rule, ...]
    """The rules in the policy's order."""
    line: Optional[int] = None
    """The number of the password among several, from 1."""
    error: Optional[str] = None
    """Why nothing can be said about the password."""

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
    """How many passwords a rule refuses."""

    rule: str
    text: str
    unmet: int
    """How many do not meet the rule."""
    unmet_alone: int
    """How many of them fail no other rule."""
    undetermined: int
    """How many the rule cannot be judged for."""


class Tally(NamedTuple):
    """How many passwords have each verdict. Tallies of one policy can be added."""

    policy: str
    passwords: int
    met: int
    """How many meet every rule."""
    unmet: int
    """How many do not meet a rule: these are refused, whatever else is known."""
    undetermined: int
    """How many meet every rule that can be judged; with the user's id, for example, a rule could still refuse them."""
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
    """The text that the policy brought along."""

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> PolicyTexts:
        one = json["locales"][0]
        rules = tuple(RuleText(rule["rule"], rule["text"]) for rule in cast(Any, one["rules"]))
        return cls(one["locale"], one["direction"], rules, one["summary"], one.get("serverText"))
