"""The catalogue functions of tools.wasm.

Each call about a document uses its own instance: its memory is freed afterwards, and threads need not take turns.
"""

from __future__ import annotations

import json
from typing import Any, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union, cast

from ._engine import question, tools
from ._errors import EngineError, QuestionError, checked
from ._instance import Instance, Trapped

Checks = Union[str, Sequence[str], None]
"""A set of checks (`essential`, `recommended` or `all`), or the only checks to run."""


_SETS = ("essential", "recommended", "all")


def named(checks: Checks) -> List[Tuple[str, str]]:
    """Returns the options of the command for checks. Raises `QuestionError` for an unknown id."""
    if not checks or checks in _SETS:
        return [("--checks", str(checks))] if checks else []
    ids = checks.replace(",", " ").split() if isinstance(checks, str) else list(checks)
    known = {check["id"] for check in _known()}
    for id in ids:
        if id not in known:
            expected = f"{', '.join(_SETS)}, or ids of checks, such as missing-placeholder"
            raise QuestionError("unknown-check", f'There is no check "{id}"; expected {expected}')
    return [("--only", ",".join(ids))]


class Document(NamedTuple):
    """A file, or a document treated as one."""

    name: str
    content: bytes


class CheckOptions(NamedTuple):
    """The options for checking documents."""

    checks: Checks = None
    settings: Optional[Mapping[str, Any]] = None
    format: Optional[str] = None

    def inputs(self, document: Document, base: Optional[Document]) -> Tuple[bytes, bytes, bytes]:
        """Returns the inputs of functions about a document."""
        checks = self.checks if self.checks is None or isinstance(self.checks, str) else list(self.checks)
        asked = question(name=document.name, base=base and base.name, format=self.format, checks=checks, settings=self.settings)
        return asked, document.content, base.content if base else b""


def instance() -> Instance:
    """A new instance of tools.wasm."""
    return Instance("tools")


def call(one: Instance, function: str, *inputs: Union[int, bytes]) -> bytes:
    """Returns the answer of an instance. Raises `EngineError` after a trap."""
    message = ""
    try:
        return one.call(function, *inputs)
    except Trapped as trap:
        message = str(trap)
    raise EngineError(f"The engine could not answer ({message}); there may be too little memory")


def compiled(name: str, content: bytes) -> List[Mapping[str, Any]]:
    """Compiles the catalogues of all languages in a document. Raises `QuestionError` if it cannot be read."""
    one = instance()
    opened = checked(json.loads(call(one, "catalog_open", *CheckOptions().inputs(Document(name, content), None))))
    errors = [finding for finding in opened["findings"] if finding["severity"] == "error"]
    if errors and not opened["isEditable"]:
        raise QuestionError("unusable-texts", f"{errors[0]['line']}:{errors[0]['column']}: {errors[0]['message']}")
    catalogs = checked(json.loads(call(one, "catalog_compiled", opened["catalog"])))["catalogs"]
    return [catalog for catalog in catalogs if catalog["messages"]]


def checks() -> Tuple[Mapping[str, str], ...]:
    """The checks of catalogues: `id`, `severity`, `set` and `summary` of each."""
    return _known()


def _known() -> Tuple[Mapping[str, str], ...]:
    return tuple(tools().call("checks")["checks"])


def explain(id: str) -> str:
    """Returns the documentation page of a check."""
    return cast(str, tools().call("explain", question(id=id))["page"])
