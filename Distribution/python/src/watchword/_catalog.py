"""Catalogues open for editing."""

from __future__ import annotations

import builtins
import json
import os
from bisect import bisect_right
from dataclasses import dataclass
from threading import Lock
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, TypedDict, Union, cast

from ._engine import question
from ._errors import EngineError, WatchwordError, checked
from ._findings import Finding, LintReport
from ._lint import CatalogSource, read
from ._host import replace
from ._project import Run
from ._tools import Checks, call
from ._values import Value


class _File(TypedDict, total=False):
    original: str
    source: str
    target: str
    direction: str
    lacksSources: bool


class _Unit(TypedDict, total=False):
    id: str
    key: str
    file: int
    variation: Dict[str, str]
    source: str
    target: str
    markup: bool
    status: str
    stale: bool
    state: str
    notes: List[str]
    line: int
    column: int
    translatable: bool


@dataclass(frozen=True)
class Change(Value):
    """The result of an edit or of fixes."""

    applied: int
    """The number of changes written; 0 means that nothing changed."""
    report: LintReport


class Catalog:
    """A catalogue open for editing.

    >>> with Catalog("de.po") as catalog:
    ...     catalog.edit(3, "Löschen")      # the translation of catalog.units[3]
    ...     catalog.fix()                   # all fixes that need no review
    ...     catalog.save()                  # only the edited texts change

    `units` and `findings` reflect the edits. `Documentation/CataloguesAsJSON.md` describes both.
    """

    def __init__(self, source: CatalogSource, *, base: Optional[CatalogSource] = None, checks: Checks = None) -> None:
        given = read(source)
        self._path = given.name
        self._lock = Lock()
        self._instance, answer = Run([given], base=None if base is None else read(base), checks=checks).open()
        self._handle: Optional[int] = answer["catalog"]
        self.format: str = answer["format"]
        """The id of its format."""
        self.is_editable: bool = answer["isEditable"]
        """Whether the document was read to its end; if not, no edit is written."""
        self.files: List[_File] = answer["files"]
        """The file elements, such as the languages of a string catalogue."""
        self.units: List[_Unit] = answer["units"]
        """The units, identified by their indices."""
        self._findings: List[Dict[str, Any]] = answer["findings"]
        self._summary: Mapping[str, int] = answer["summary"]

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """The findings, identified by their indices."""
        return tuple(Finding.from_json(one) for one in self._findings)

    @property
    def report(self) -> LintReport:
        """The findings with a summary."""
        return LintReport.from_json({"summary": self._summary, "diagnostics": self._findings})

    def edit(self, unit: int, text: str) -> Change:
        """Sets the translation of a unit."""
        return self._change("catalog_edit", question(unit=unit, text=text))

    def fix(self, findings: Union[Sequence[int], str] = "safe") -> Change:
        """Applies the fixes of findings, by their indices, or all that need no review."""
        return self._change("catalog_fix", question(findings=findings if isinstance(findings, str) else list(findings)))

    def save(self, path: Union[str, os.PathLike[str], None] = None) -> None:
        """Writes the document atomically to its file or another one."""
        replace(os.fspath(path) if path is not None else self._path, self.bytes())

    def bytes(self) -> builtins.bytes:
        """The document, in its encoding."""
        return self._call("catalog_bytes")

    def close(self) -> None:
        """Closes the document."""
        self._handle = None
        del self._instance

    def __enter__(self) -> Catalog:
        return self

    def __exit__(self, *error: object) -> None:
        if self._handle is not None:
            self.close()

    def __repr__(self) -> str:
        return f"<Catalog {self._path!r}: {len(self.units)} units, {len(self._findings)} findings>"

    def _call(self, function: str, *inputs: builtins.bytes) -> builtins.bytes:
        with self._lock:
            if self._handle is None:
                raise WatchwordError("The catalogue is closed")
            try:
                return call(self._instance, function, self._handle, *inputs)
            except EngineError:
                self._handle = None
                raise

    def _change(self, function: str, asked: builtins.bytes) -> Change:
        answer = checked(json.loads(self._call(function, asked)))
        self._summary = answer["summary"]
        self.files = answer.get("files", self.files)
        moves = answer["moved"]
        if moves:
            starts = [move["line"] for move in moves]
            for element in [*cast(List[Dict[str, Any]], self.units), *self._findings]:
                for member in ("line", "endLine"):
                    index = bisect_right(starts, element.get(member, 0))
                    if index:
                        element[member] += moves[index - 1]["by"]
        for elements, changes in ((self.units, answer["units"]), (self._findings, answer["findings"])):
            for change in changes:
                cast(List[Any], elements)[change["at"] : change["at"] + change["removed"]] = change["added"]
        return Change(answer["applied"], self.report)
