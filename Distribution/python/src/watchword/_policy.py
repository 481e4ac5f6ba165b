"""Policies: what they say about passwords, and in words."""

from __future__ import annotations

import json
import os
from itertools import islice
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from . import _files
from ._analysis import Audit, Conversion, Count, Difference, Generated
from ._engine import Hidden, Opened, engine, question, tools, utf8
from ._errors import PolicyError, checked
from ._findings import Finding
from ._locales import Locale, chosen
from ._report import PolicyTexts, Report, Tally

PolicySource = Union[str, bytes, Mapping[str, Any], "os.PathLike[str]"]
"""The name of a shipped policy, the path of a file, or what such a file has: JSON as text or as an object."""

_PIECE = 500
"""How many passwords of a batch are checked in one turn: about 5 ms."""

_MOST_KNOWN = 4096
"""How many reports of a batch are kept, to be used again."""


class Policy:
    """A password policy.

    >>> policy = Policy("strong")
    >>> policy.check("horse", locale="pl").unmet[0].text
    'Min. 8 znaków'

    A policy that cannot be used raises `PolicyError`. Policies can be shared by threads and pickled.
    """

    __slots__ = ("_opened", "_rules", "_format", "_findings")

    def __init__(self, source: PolicySource, *, name: Optional[str] = None) -> None:
        """Opens a policy. `name` is what findings and answers call it; without it, a file has its own name."""
        given, file, text = _read(source)
        self._opened = Opened(name or given, text)
        answer = engine().open(self._opened)
        self._findings = tuple(Finding.from_json(one, name or file) for one in answer["findings"])
        self._rules: Tuple[str, ...] = tuple(answer.get("rules", ()))
        self._format: str = answer.get("format", "")
        if answer["policy"] is None:
            raise PolicyError(self.name, self._findings)

    # MARK: The policy

    @property
    def name(self) -> str:
        """The name of the policy, such as `strong`."""
        return self._opened.name

    @property
    def format(self) -> str:
        """The id of the format that it is written in."""
        return self._format

    @property
    def rules(self) -> Tuple[str, ...]:
        """The ids of its rules, such as `length`."""
        return self._rules

    @property
    def needs(self) -> Tuple[str, ...]:
        """What its rules need: `user`, `words` and `current` are arguments of `check`; `commonPasswords` and `strengthWords`
        come with this package. Rules that need `breachedPasswords` or `server` are never judged here: your server does it."""
        return self._opened.needs

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """Warnings about the policy."""
        return self._findings

    # MARK: Passwords

    def check(
        self,
        password: str,
        *,
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        current: Optional[str] = None,
        locale: Locale = "en",
    ) -> Report:
        """Says which rules a password meets, with texts in a language.

        `user` is the user's id, `words` are the user's names and other words that a password must not contain, and
        `current` is the current password: rules compare with them. An empty or blank `user` and empty `words` are the same as
        none, and leave their rules `undetermined`.

        `locale` is a language tag, a list of tags, or the value of a header Accept-Language. A language without texts gets
        English.
        """
        try:
            _require(isinstance(password, str), "password", "a str")
            _require(current is None or isinstance(current, str), "current", "a str or None")
            details = _details(user, words, locale)
            asked = question(password=password, current=current, **details)
        finally:
            # A traceback shows the local variables of its frames.
            del password, current
        return Report.from_json(engine().ask("policy_check", self._opened, asked, locale=details["locale"]))

    def check_many(
        self,
        passwords: Iterable[str],
        *,
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        locale: Locale = "en",
    ) -> Iterator[Report]:
        """Checks many passwords, one after the other: a report for each, in their order."""
        try:
            given = _several(passwords)
        finally:
            del passwords
        details = _details(user, words, locale)
        return self._check_many(given, question(**details), details["locale"])

    def _check_many(self, passwords: Iterator[str], asked: bytes, locale: str) -> Iterator[Report]:
        first = 0
        known: Dict[str, Report] = {}
        for document, count in _documents(passwords):
            answer = engine().text("policy_check_many", self._opened, asked, document, locale=locale).decode()
            if answer.startswith('{"version":1,"error"'):
                checked(json.loads(answer))
            for place, line in enumerate(answer.rstrip("\n").split("\n"), start=first + 1):
                # Many passwords have the same shortfalls, so that only the number of the line differs.
                said = line[line.index(',"verdict"') :]
                report = known.get(said)
                if report is None:
                    report = Report.from_json(json.loads('{"version":1' + said))
                    if len(known) < _MOST_KNOWN:
                        known[said] = report
                yield Report(report.verdict, report.rules, place, report.error)
            first += count

    def tally(
        self,
        passwords: Iterable[str],
        *,
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        locale: Locale = "en",
    ) -> Tally:
        """Counts how many of many passwords meet the policy, and how many do not meet each rule."""
        try:
            given = _several(passwords)
        finally:
            del passwords
        details = _details(user, words, locale)
        asked = question(**details)
        tally: Optional[Tally] = None
        for document, _ in _documents(given, even_if_empty=True):
            part = self._tally(document, asked, details["locale"])
            tally = part if tally is None else tally + part
        assert tally is not None
        return tally

    def _tally(self, document: bytes, asked: bytes = b"{}", locale: str = "en") -> Tally:
        """Counts the passwords in the lines of a document."""
        return Tally.from_json(engine().ask("policy_tally", self._opened, asked, document, locale=locale))

    # MARK: Texts

    def texts(self, locale: Locale = "en", *, style: str = "checklist") -> PolicyTexts:
        """The rules in words: as a `checklist`, or as sentences (`requirement`)."""
        tag = chosen(locale)
        asked = question(locale=tag, style=style)
        return PolicyTexts.from_json(engine().ask("policy_texts", self._opened, asked, locale=tag))

    # MARK: Analysis, by tools.wasm

    def audit(
        self,
        *,
        standards: Optional[Sequence[str]] = None,
        is_only_factor: Optional[bool] = None,
        limits_attempts: Optional[bool] = None,
        is_unlock_code: Optional[bool] = None,
    ) -> Audit:
        """What the standards `nist`, `asvs`, `pci` and `cnil` say about the policy, clause by clause."""
        asked = question(
            standards=None if standards is None else list(standards),
            isOnlyFactor=is_only_factor,
            limitsAttempts=limits_attempts,
            isUnlockCode=is_unlock_code,
        )
        return tools().ask("policy_audit", self._opened, asked)  # type: ignore[return-value]

    def count(self, *, to: Optional[int] = None) -> Count:
        """How many passwords the policy accepts, up to a length."""
        return tools().ask("policy_count", self._opened, question(to=to))  # type: ignore[return-value]

    def generate(self, count: int = 1, *, length: Optional[int] = None) -> Generated:
        """Random passwords that the policy accepts."""
        asked = question(count=count, length=length)
        random = Hidden(os.urandom(1024 * max(1, min(count, 60_000))))
        answer = tools().ask("policy_generate", self._opened, asked, random)
        return Generated(tuple(answer["passwords"]), answer["bits"])

    def diff(self, new: Policy, *, locale: Locale = "en") -> Difference:
        """What another policy changes for users."""
        tag = chosen(locale)
        asked = question(locale=tag)
        return tools().ask(  # type: ignore[return-value]
            "policy_diff", self._opened, new._opened, asked, locale=tag
        )

    def convert(self, to: str) -> Conversion:
        """The policy in the format `native` or `relid`, with what is lost in it."""
        answer = tools().ask("policy_convert", self._opened, question(to=to))
        return Conversion(answer["format"], answer["text"], tuple(answer["losses"]))

    # MARK: Copies

    def __reduce__(self) -> Tuple[Any, ...]:
        return _restored, (self.name, self._opened.text)

    def __repr__(self) -> str:
        return f"<Policy {self.name!r}: {', '.join(self._rules) or 'no rules'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Policy):
            return NotImplemented
        return (self.name, self._opened.text) == (other.name, other._opened.text)

    def __hash__(self) -> int:
        return hash((self.name, self._opened.text))


def _restored(name: str, text: bytes) -> Policy:
    """A policy that was pickled."""
    return Policy(text, name=name)


def policies() -> Tuple[str, ...]:
    """The names of the policies that come with this package."""
    return _files.policies()


def locales() -> Tuple[str, ...]:
    """The tags of the languages that this package has texts in."""
    return _files.locales()


# MARK: - Arguments


def _read(source: PolicySource) -> Tuple[str, str, bytes]:
    """The name of a policy, that of its file, and its text."""
    if isinstance(source, str):
        if source in _files.policies():
            return source, source, _files.data("policies", f"{source}.json")
        if source.lstrip().startswith("{"):
            return "policy", "policy", utf8(source)
        if not os.path.exists(source) and os.path.basename(source) == source and "." not in source:
            raise PolicyError(source, (), f'There is no policy "{source}"; expected one of {_names()}, or the path of a file')
    elif isinstance(source, (bytes, bytearray)):
        return "policy", "policy", bytes(source)
    elif isinstance(source, Mapping):
        return "policy", "policy", utf8(json.dumps(source))
    path = os.fspath(source)
    try:
        with open(path, "rb") as file:
            return os.path.splitext(os.path.basename(path))[0], path, file.read()
    except FileNotFoundError:
        tried = os.path.abspath(path)
    raise PolicyError(path, (), f"There is no file {tried}; expected a policy there, or one of the names {_names()}")


def _names() -> str:
    return ", ".join(_files.policies())


def _require(condition: bool, name: str, expected: str) -> None:
    if not condition:
        raise TypeError(f"{name} is of another type; expected {expected}")


def _details(user: Optional[str], words: Optional[Sequence[str]], locale: Locale) -> Mapping[str, Any]:
    _require(user is None or isinstance(user, str), "user", "a str or None")
    if isinstance(words, str):
        raise TypeError("words is a str; expected a list of str")
    # A generator would be used up by the check of its words.
    listed = None if words is None else list(words)
    _require(listed is None or all(isinstance(word, str) for word in listed), "words", "a list of str")
    return {"user": user, "words": listed, "locale": chosen(locale)}


# MARK: - Batches


def _several(passwords: Iterable[str]) -> Iterator[str]:
    try:
        # A str would be taken for a list of passwords of one character.
        if isinstance(passwords, (str, bytes, bytearray)):
            raise TypeError("passwords is one password; expected several, such as a list of str: check() takes one")
        return iter(passwords)
    finally:
        del passwords


def _documents(passwords: Iterator[str], even_if_empty: bool = False) -> Iterator[Tuple[Hidden, int]]:
    """Pieces of a batch as documents with a password a line, with their numbers."""
    while True:
        piece = list(islice(passwords, _PIECE))
        try:
            if piece or even_if_empty:
                _require_lines(piece)
                yield utf8("".join([password + "\n" for password in piece])), len(piece)
            if len(piece) < _PIECE:
                return
        finally:
            piece.clear()
        even_if_empty = False


def _require_lines(piece: List[str]) -> None:
    # In no variable of its own, a password is in no traceback.
    if not all(isinstance(password, str) for password in piece):
        raise TypeError("A password is of another type; expected a str")
    # A line ends there, and a carriage return before a line feed belongs to the end of the line.
    if any("\n" in password or password.endswith("\r") for password in piece):
        raise ValueError("A password has a line break, which ends a line of a batch; check it by itself")
