"""Policies: the state of a password, and the policy's requirements in words."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from itertools import islice
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union, cast

from . import _files
from ._analysis import Audit, Conversion, Count, Difference, Generated, StandardID
from ._engine import Engine, Opened, SecretBytes, question, tools, utf8
from ._errors import PolicyError, checked
from ._findings import Finding
from ._locales import Locale
from ._own_texts import Layer, Texts, layers
from ._policy_types import PolicyDocument
from ._report import PolicyTexts, Report, Tally

PolicySource = Union[str, bytes, PolicyDocument, Mapping[str, Any], Sequence[Mapping[str, str]], "os.PathLike[str]"]
"""The name of a shipped policy, the path of a file, or its content: JSON as text or as an object, also in the format of
another system; or the information of a REL-ID challenge, a list of objects with `key` and `value`."""

Known = Optional[Mapping[str, bool]]
"""What the app knows about rules that cannot be judged here: whether they are met, by their ids."""

_PIECE = 500
"""The number of passwords of a batch checked in one turn, which takes about 5 ms."""

_MAX_KNOWN = 4096
"""The number of reports of a batch kept for reuse."""


class Policy:
    """A password policy.

    >>> policy = Policy("strong")
    >>> policy.check("horse", locale="pl").unmet[0].text
    'Min. 8 znaków'

    An unusable policy raises `PolicyError`. Policies can be shared by threads and pickled.
    """

    __slots__ = ("_opened", "_rules", "_format", "_findings")

    def __init__(
        self, source: PolicySource, *, name: Optional[str] = None, texts: Union[Texts, Tuple[Layer, ...]] = None
    ) -> None:
        """Opens a policy. `name` is its name in findings and answers; by default, that of its file.

        `texts` are own texts, which override those of the package and change only the texts that they contain:
        `passphrase`, `pin`, texts by language and id, catalogues such as XLIFF or PO, or a list of these.
        """
        given, file, text = _read(source)
        self._opened = Opened(name or given, text, layers(texts))
        answer = self._engine.open(self._opened)
        self._findings = tuple(Finding.from_json(one, name or file) for one in answer["findings"])
        self._findings += self._engine.text_findings
        self._rules: Tuple[str, ...] = tuple(answer.get("rules", ()))
        self._format: str = answer.get("format", "")
        if answer["policy"] is None:
            raise PolicyError(self.name, self._findings)

    # MARK: The policy

    @property
    def _engine(self) -> Engine:
        return self._opened.engine

    @property
    def name(self) -> str:
        """The name of the policy, such as `strong`."""
        return self._opened.name

    @property
    def format(self) -> str:
        """The id of its format."""
        return self._format

    @property
    def rules(self) -> Tuple[str, ...]:
        """The ids of its rules, such as `length`."""
        return self._rules

    @property
    def needs(self) -> Tuple[str, ...]:
        """The information needed to check its rules: `user`, `words` and `current` are arguments of `check`;
        `commonPasswords` and `strengthWords` are in this package. Rules that need `breachedPasswords` or `server` can
        only be checked by your server."""
        return self._opened.needs

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """Warnings about the policy and its own texts."""
        return self._findings

    # MARK: Passwords

    def check(
        self,
        password: str,
        *,
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        current: Optional[str] = None,
        known: Known = None,
        locale: Locale = "en",
    ) -> Report:
        """Checks which rules a password meets, with texts in a language.

        `user` is the user's id, `words` are the user's names and other words that a password must not contain, and
        `current` is the current password. Rules compare passwords with them. An empty or blank `user` and empty `words`
        count as none, and leave their rules `undetermined`.

        `known` is what the app knows about rules that cannot be judged here, such as `{"breached-password": False,
        "history": True}`; it counts only for rules that would be undetermined.

        `locale` is a language tag, a list of tags, or the value of an Accept-Language header. A language without texts
        falls back to English.
        """
        try:
            _require(isinstance(password, str), "password", "a str")
            _require(current is None or isinstance(current, str), "current", "a str or None")
            details = _details(user, words, self._engine.locale(locale))
            asked = question(password=password, current=current, known=_known(known), **details)
        finally:
            # A traceback shows the local variables of its frames.
            del password, current
        return Report.from_json(self._engine.call("policy_check", self._opened, asked, locale=details["locale"]))

    def check_many(
        self,
        passwords: Iterable[str],
        *,
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        known: Known = None,
        locale: Locale = "en",
    ) -> Iterator[Report]:
        """Checks many passwords; yields a report for each, in order."""
        try:
            given = _several(passwords)
        finally:
            del passwords
        details = _details(user, words, self._engine.locale(locale))
        return self._check_many(given, question(known=_known(known), **details), details["locale"])

    def _check_many(self, passwords: Iterator[str], asked: bytes, locale: str) -> Iterator[Report]:
        first = 0
        known: Dict[str, Report] = {}
        for document, count in _documents(passwords):
            answer = self._engine.text("policy_check_many", self._opened, asked, document, locale=locale).decode()
            if answer.startswith('{"version":1,"error"'):
                checked(json.loads(answer))
            for number, line in enumerate(answer.rstrip("\n").split("\n"), start=first + 1):
                # Many passwords have the same shortfalls, so only the line number differs.
                result = line[line.index(',"verdict"') :]
                report = known.get(result)
                if report is None:
                    report = Report.from_json(json.loads('{"version":1' + result))
                    if len(known) < _MAX_KNOWN:
                        known[result] = report
                yield replace(report, line=number)
            first += count

    def tally(
        self,
        passwords: Iterable[str],
        *,
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        known: Known = None,
        locale: Locale = "en",
    ) -> Tally:
        """Counts how many passwords meet the policy, and how many fail each rule."""
        try:
            given = _several(passwords)
        finally:
            del passwords
        details = _details(user, words, self._engine.locale(locale))
        asked = question(known=_known(known), **details)
        tally: Optional[Tally] = None
        for document, _ in _documents(given, even_if_empty=True):
            part = self._tally(document, asked, details["locale"])
            tally = part if tally is None else tally + part
        assert tally is not None
        return tally

    def _tally(self, document: bytes, asked: bytes = b"{}", locale: str = "en") -> Tally:
        """Counts the passwords in the lines of a document."""
        return Tally.from_json(self._engine.call("policy_tally", self._opened, asked, document, locale=locale))

    # MARK: Texts

    def texts(self, locale: Locale = "en", *, style: str = "checklist") -> PolicyTexts:
        """Returns the rules in words: as a `checklist`, or as sentences (`requirement`)."""
        tag = self._engine.locale(locale)
        asked = question(locale=tag, style=style)
        return PolicyTexts.from_json(self._engine.call("policy_texts", self._opened, asked, locale=tag))

    # MARK: Analysis, by tools.wasm

    def audit(
        self,
        *,
        standards: Optional[Sequence[StandardID]] = None,
        is_only_factor: Optional[bool] = None,
        limits_attempts: Optional[bool] = None,
        is_unlock_code: Optional[bool] = None,
        level: Optional[int] = None,
    ) -> Audit:
        """Checks the policy against the standards `nist`, `asvs`, `pci` and `cnil`, clause by clause.

        `level` is the level of the application in OWASP ASVS, from 1 (the default) to 3.
        """
        asked = question(
            standards=None if standards is None else list(standards),
            isOnlyFactor=is_only_factor,
            limitsAttempts=limits_attempts,
            isUnlockCode=is_unlock_code,
            level=level,
        )
        return tools(self._opened.layers).call("policy_audit", self._opened, asked)  # type: ignore[return-value]

    def count(self, *, to: Optional[int] = None) -> Count:
        """Counts the passwords that the policy accepts, up to a length."""
        return tools(self._opened.layers).call("policy_count", self._opened, question(to=to))  # type: ignore[return-value]

    def generate(self, count: int = 1, *, length: Optional[int] = None) -> Generated:
        """Returns random passwords that the policy accepts."""
        asked = question(count=count, length=length)
        random = SecretBytes(os.urandom(1024 * max(1, min(count, 60_000))))
        answer = tools(self._opened.layers).call("policy_generate", self._opened, asked, random)
        return Generated(tuple(answer["passwords"]), answer["bits"])

    def diff(self, new: Union[Policy, PolicySource], *, locale: Locale = "en") -> Difference:
        """Returns the differences to another policy, and their effect on users.

        `new` is an open policy, or what `Policy` opens: a name, a path, a dictionary.
        """
        opened = (new if isinstance(new, Policy) else Policy(new))._opened
        tag = self._engine.locale(locale)
        asked = question(locale=tag)
        return tools(self._opened.layers).call(  # type: ignore[return-value]
            "policy_diff", self._opened, opened, asked, locale=tag
        )

    def convert(self, to: str) -> Conversion:
        """Converts the policy to the format `native` or `relid`, with the losses of the conversion."""
        answer = tools(self._opened.layers).call("policy_convert", self._opened, question(to=to))
        return Conversion(answer["format"], answer["text"], tuple(answer["losses"]))

    # MARK: Copies

    def __reduce__(self) -> Tuple[Any, ...]:
        return _restored, (self.name, self._opened.text, self._opened.layers)

    def __repr__(self) -> str:
        return f"<Policy {self.name!r}: {', '.join(self._rules) or 'no rules'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Policy):
            return NotImplemented
        return self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())


def _restored(name: str, text: bytes, layers: Tuple[Layer, ...] = ()) -> Policy:
    """Restores a pickled policy."""
    return Policy(text, name=name, texts=layers)


def policies() -> Tuple[str, ...]:
    """The names of the policies in this package."""
    return _files.policies()


def overlays() -> Tuple[str, ...]:
    """The names of the own texts in this package, such as `passphrase`."""
    return _files.overlays()


def locales() -> Tuple[str, ...]:
    """The tags of the languages that have texts in this package."""
    return _files.locales()


# MARK: - Arguments


def _read(source: PolicySource) -> Tuple[str, str, bytes]:
    """Returns the name of a policy, that of its file, and its text."""
    if isinstance(source, str):
        if source in _files.policies():
            return source, source, _files.data("policies", f"{source}.json")
        if source.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
            return "policy", "policy", utf8(source)
        if not os.path.exists(source) and os.path.basename(source) == source and "." not in source:
            raise PolicyError(source, (), f'There is no policy "{source}"; expected one of {_names()}, or the path of a file')
    elif isinstance(source, (bytes, bytearray)):
        return "policy", "policy", bytes(source)
    elif isinstance(source, (Mapping, list, tuple)):
        return "policy", "policy", utf8(json.dumps(source))
    path = os.fspath(cast("Union[str, os.PathLike[str]]", source))
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


def _known(known: Known) -> Known:
    if known is None:
        return None
    is_known = isinstance(known, Mapping) and all(
        isinstance(rule, str) and isinstance(value, bool) for rule, value in known.items()
    )
    _require(is_known, "known", "a dict of rule ids and bools")
    return dict(known)


def _details(user: Optional[str], words: Optional[Sequence[str]], locale: str) -> Mapping[str, Any]:
    _require(user is None or isinstance(user, str), "user", "a str or None")
    if isinstance(words, str):
        raise TypeError("words is a str; expected a list of str")
    # The check below would exhaust a generator.
    listed = None if words is None else list(words)
    _require(listed is None or all(isinstance(word, str) for word in listed), "words", "a list of str")
    return {"user": user, "words": listed, "locale": locale}


# MARK: - Batches


def _several(passwords: Iterable[str]) -> Iterator[str]:
    try:
        # A str would be treated as a list of one-character passwords.
        if isinstance(passwords, (str, bytes, bytearray)):
            raise TypeError("passwords is one password; expected several, such as a list of str: check() takes one")
        return iter(passwords)
    finally:
        del passwords


def _documents(passwords: Iterator[str], even_if_empty: bool = False) -> Iterator[Tuple[SecretBytes, int]]:
    """Splits a batch into documents with one password per line; yields them with their line numbers."""
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
    # Without a variable of its own, a password does not appear in tracebacks.
    if not all(isinstance(password, str) for password in piece):
        raise TypeError("A password is of another type; expected a str")
    # A line feed ends a line, and a carriage return before it belongs to the line end.
    if any("\n" in password or password.endswith("\r") for password in piece):
        raise ValueError("A password has a line break, which ends a line of a batch; check it by itself")
