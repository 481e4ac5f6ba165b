"""The results of tools.wasm about policies, in the shapes that the command prints."""

from __future__ import annotations

from typing import List, NamedTuple, Optional, Tuple, TypedDict, Union


class Clause(TypedDict, total=False):
    clause: str
    title: str
    level: str
    verdict: str
    text: str
    change: str


class Standard(TypedDict):
    standard: str
    title: str
    verdict: str
    clauses: List[Clause]


class Audit(TypedDict):
    """`watchword policy audit --format json`."""

    version: int
    policy: str
    standards: List[Standard]


class Bounds(TypedDict):
    least: str
    most: str


class LengthCount(TypedDict):
    length: int
    count: Union[str, Bounds]


class Count(TypedDict, total=False):
    """`watchword policy count --format json`. Numbers are decimal digits, since they are long."""

    version: int
    alphabet: int
    exact: bool
    total: Union[str, Bounds]
    bits: float
    lengths: List[LengthCount]
    bounds: List[str]
    cnilBits: float
    cutOff: bool


class Change(TypedDict, total=False):
    rule: str
    kind: str
    text: str
    old: str


class Unknown(TypedDict):
    unknown: str


class LengthShare(TypedDict):
    length: int
    share: float


class Witnesses(TypedDict):
    onlyOld: Union[str, Unknown, None]
    onlyNew: Union[str, Unknown, None]


class Difference(TypedDict, total=False):
    """`watchword policy diff --format json`."""

    version: int
    changes: List[Change]
    witnesses: Witnesses
    share: Optional[float]
    shares: List[LengthShare]


class Generated(NamedTuple):
    """Random passwords, which `repr` does not show."""

    passwords: Tuple[str, ...]
    bits: float
    """The strength of each password."""

    def __repr__(self) -> str:
        return f"<{len(self.passwords)} generated passwords of {self.bits} bits>"


class Conversion(NamedTuple):
    """A policy in another format."""

    format: str
    text: str
    losses: Tuple[str, ...]
    """The losses of the conversion, one sentence each."""
