"""The linter of catalogues."""

from __future__ import annotations

import os
from typing import Any, Mapping, Optional, Tuple, Union

from ._findings import LintReport
from ._names import slashed
from ._project import Project, Totals
from ._settings import Settings
from ._tools import Checks, Document, checks, explain

__all__ = ["CatalogSource", "checks", "explain", "lint", "read"]

CatalogSource = Union[str, "os.PathLike[str]", Tuple[str, bytes]]
"""The path of a file, or a name, from which some formats and checks derive the language, and the bytes of a
document."""


def read(source: CatalogSource) -> Document:
    """Reads the document of a source."""
    if isinstance(source, tuple):
        name, content = source
        return Document(slashed(name), content)
    path = os.fspath(source)
    with open(path, "rb") as file:
        return Document(slashed(path), file.read())


def lint(
    source: CatalogSource,
    *,
    base: Optional[CatalogSource] = None,
    checks: Checks = None,
    settings: Optional[Mapping[str, Any]] = None,
) -> LintReport:
    """Finds the defects of a catalogue, like `watchword lint`.

    `base` provides the source texts; by default, in formats with a file for each language, they come from the usual
    file next to the catalogue. `checks` is a set (`essential`, `recommended` or `all`) or a list of the only checks to
    run. `settings` is the content of a `.watchword.json`; by default, the nearest such file is read.
    """
    document = read(source)
    chosen = Given(settings) if settings is not None else Settings()
    project = Project([document], base=None if base is None else read(base), checks=checks, settings=chosen)
    totals = Totals()
    totals.add(project.check(0))
    return totals.report


class Given(Settings):
    """The same settings for all catalogues."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        super().__init__()
        self._settings = settings

    def of(self, name: str) -> Tuple[str, Optional[Mapping[str, Any]]]:
        return name, self._settings
