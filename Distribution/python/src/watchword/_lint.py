"""The linter of catalogues."""

from __future__ import annotations

import os
from typing import Any, Mapping, Optional, Tuple, Union

from ._findings import LintReport
from ._names import slashed
from ._project import Run
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
    if isinstance(path, bytes):
        # The content of a catalogue, taken for a path, would be in the message of the system.
        raise TypeError("found bytes; expected the path of a catalogue, or a tuple of its name and its bytes")
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
    return Run([read(source)], base=None if base is None else read(base), checks=checks, settings=settings).report()
