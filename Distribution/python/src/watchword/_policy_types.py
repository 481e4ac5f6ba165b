"""The types of policy files; the JSON Schema (`python -m watchword schema`) describes their values."""

from __future__ import annotations

from typing import List, Literal, TypedDict, Union

CharacterClass = Literal["letters", "uppercase", "lowercase", "digits", "special"]
Match = Literal["contained", "whole"]
"""How words are compared: with every part of a password, or with the password as a whole."""
Repertoire = Literal["unicode", "ascii"]


class _Length(TypedDict):
    rule: Literal["length"]


class LengthRule(_Length, total=False):
    min: int
    max: int
    unit: Literal["codePoint", "utf8", "utf16", "grapheme"]


class _Class(TypedDict):
    rule: CharacterClass


class ClassRule(_Class, total=False):
    min: int
    repertoire: Repertoire
    characters: str


class _Classes(TypedDict):
    rule: Literal["classes"]
    min: int


class ClassesRule(_Classes, total=False):
    of: List[CharacterClass]
    repertoire: Repertoire


class ForbiddenCharactersRule(TypedDict):
    rule: Literal["forbidden-characters"]
    characters: str


class _AllowedCharacters(TypedDict):
    rule: Literal["allowed-characters"]


class AllowedCharactersRule(_AllowedCharacters, total=False):
    characters: str
    classes: List[CharacterClass]


class _Pattern(TypedDict):
    rule: Literal["required-pattern", "forbidden-pattern"]
    pattern: str


class PatternRule(_Pattern, total=False):
    description: str
    text: str


class MaximumRule(TypedDict):
    rule: Literal["repetition", "occurrences", "class-run"]
    max: int


class _UserID(TypedDict):
    rule: Literal["user-id"]


class UserIDRule(_UserID, total=False):
    match: Match
    minLength: int
    reversed: bool


class _Sequence(TypedDict):
    rule: Literal["sequence"]


class SequenceRule(_Sequence, total=False):
    length: int
    keyboard: bool
    kind: Literal["any", "letters", "digits", "keys"]
    direction: Literal["either", "ascending", "descending"]


class _PersonalWords(TypedDict):
    rule: Literal["personal-words"]


class PersonalWordsRule(_PersonalWords, total=False):
    words: List[str]
    match: Match
    minLength: int
    reversed: bool


class _CommonPassword(TypedDict):
    rule: Literal["common-password"]


class CommonPasswordRule(_CommonPassword, total=False):
    variants: bool


class MinimumRule(TypedDict):
    rule: Literal["distinct-characters", "passphrase-words", "strength", "changed-characters"]
    min: int


class NumberRangeRule(TypedDict):
    rule: Literal["number-range"]
    min: int
    max: int


class _Similarity(TypedDict):
    rule: Literal["similarity"]


class SimilarityRule(_Similarity, total=False):
    percent: int
    match: Match


class _DictionaryWords(TypedDict):
    rule: Literal["dictionary-words"]
    words: List[str]


class DictionaryWordsRule(_DictionaryWords, total=False):
    match: Match
    minLength: int
    reversed: bool
    text: str


class ExpiryRule(TypedDict):
    rule: Literal["expiry"]
    days: int


class _MinimumAge(TypedDict):
    rule: Literal["minimum-age"]
    age: int


class MinimumAgeRule(_MinimumAge, total=False):
    unit: Literal["days", "hours", "minutes"]


class HistoryRule(TypedDict):
    rule: Literal["history"]
    count: int


class PlainRule(TypedDict):
    rule: Literal[
        "edge-white-space",
        "white-space",
        "palindrome",
        "dates",
        "breached-password",
        "different-from-current",
        "variation-of-current",
    ]


PolicyRule = Union[
    LengthRule,
    ClassRule,
    ClassesRule,
    ForbiddenCharactersRule,
    AllowedCharactersRule,
    PatternRule,
    MaximumRule,
    UserIDRule,
    SequenceRule,
    PersonalWordsRule,
    CommonPasswordRule,
    MinimumRule,
    NumberRangeRule,
    SimilarityRule,
    DictionaryWordsRule,
    ExpiryRule,
    MinimumAgeRule,
    HistoryRule,
    PlainRule,
]
"""A rule of a policy."""


class _PolicyDocument(TypedDict):
    version: Literal[1]
    rules: List[PolicyRule]


class PolicyDocument(_PolicyDocument, total=False):
    """A policy, as in a file."""

    description: str
    extends: str
    remove: List[str]
