"""The results of tools.wasm about policies, in the shapes that the command prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Literal, Optional, Tuple, TypedDict, Union

from ._values import Value

StandardID = Literal["nist", "asvs", "pci", "cnil"]
AuditVerdict = Literal["pass", "fail", "undecidable", "notApplicable"]


class _Clause(TypedDict):
    clause: str
    title: str
    level: Literal["required", "recommended"]
    verdict: AuditVerdict
    text: str


class Clause(_Clause, total=False):
    """The result of a clause of a standard."""

    change: str
    asvsLevel: Literal[1, 2, 3]


class Standard(TypedDict):
    standard: StandardID
    title: str
    verdict: AuditVerdict
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


class Count(TypedDict):
    """`watchword policy count --format json`. Numbers are decimal digits, since they are long."""

    version: int
    alphabet: int
    exact: bool
    total: Union[str, Bounds]
    bits: Optional[float]
    lengths: List[LengthCount]
    bounds: List[str]
    cnilBits: int
    cutOff: bool


class _RuleChange(TypedDict):
    rule: str
    kind: Literal["added", "removed", "changed"]
    text: str


class RuleChange(_RuleChange, total=False):
    old: str


class Unknown(TypedDict):
    unknown: str


class LengthShare(TypedDict):
    length: int
    share: float


class Witnesses(TypedDict):
    onlyOld: Union[str, Unknown, None]
    onlyNew: Union[str, Unknown, None]


class Difference(TypedDict):
    """`watchword policy diff --format json`."""

    version: int
    changes: List[RuleChange]
    witnesses: Witnesses
    share: Optional[float]
    shares: List[LengthShare]
    aside: List[str]


@dataclass(frozen=True)
class Generated(Value):
    """Random passwords, which `repr` does not show."""

    passwords: Tuple[str, ...]
    bits: float
    """The strength of each password."""

    def __repr__(self) -> str:
        return f"<{len(self.passwords)} generated passwords of {self.bits} bits>"


@dataclass(frozen=True)
class Conversion(Value):
    """A policy in another format."""

    format: str
    text: str
    losses: Tuple[str, ...]
    """The losses of the conversion, one sentence each."""
