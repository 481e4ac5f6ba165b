"""The engine's commands, and the projects that they open."""

from __future__ import annotations

import json
from functools import cached_property
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

from ._errors import QuestionError, checked
from ._findings import Finding, LintReport
from ._host import Host, Recorder
from ._instance import Instance
from ._names import slashed
from ._tools import Checks, Document, call, named

_SETTINGS = ".watchword.json"


def run(arguments: Sequence[str], host: Host) -> int:
    """Runs a command, and returns its exit code."""
    return Instance("tools", host.answer).run("\0".join(arguments).encode("utf-8", "surrogateescape"))


class Run:
    """A run of the linter over documents and files."""

    def __init__(
        self,
        documents: Sequence[Document] = (),
        *,
        paths: Sequence[str] = (),
        base: Optional[Document] = None,
        checks: Checks = None,
        settings: Optional[Mapping[str, Any]] = None,
    ) -> None:
        given = {document.name: document.content for document in [*documents, *([base] if base else [])]}
        self._arguments: List[str] = []
        self._question: Dict[str, Any] = {}
        if base is not None:
            self._arguments += ["--base", base.name]
            self._question["base"] = base.name
        for option, value in named(checks):
            self._arguments += [option, value]
            self._question["checks"] = value.split(",") if option == "--only" else value
        if settings is not None:
            given[_SETTINGS] = json.dumps({"version": 1, **settings}).encode()
            self._arguments += ["--config", _SETTINGS]
            self._question["config"] = _SETTINGS
        self._question["paths"] = [*[document.name for document in documents], *[slashed(path) for path in paths]]
        self._given = given

    def output(self, *options: str) -> Tuple[str, str]:
        """Returns what the run writes to its streams. Raises `QuestionError` if a file cannot be read."""
        host = Recorder(self._given)
        if run(["lint", *self._arguments, *options, "--", *self._question["paths"]], host) == 2:
            raise _refusal(host.errors)
        return host.output, host.errors

    def report(self) -> LintReport:
        """Returns the findings."""
        return LintReport.from_json(json.loads(self.output("--format", "json")[0]))

    @cached_property
    def findings(self) -> Tuple[Finding, ...]:
        """The findings, which are looked for once."""
        return self.report().findings

    @cached_property
    def text(self) -> str:
        """The findings for people."""
        return self.output()[0]

    def open(self) -> Tuple[Instance, Mapping[str, Any]]:
        """Opens the document for editing; returns the instance that holds it, and the engine's answer."""
        host = Recorder(self._given)
        one = Instance("tools", host.answer)
        answer = json.loads(call(one, "project", json.dumps(self._question).encode()))
        if "error" not in answer:
            answer = json.loads(call(one, "project_open", 0, b""))
        # What a run reports itself is in its errors, not in the answer.
        if "error" in answer and not answer["error"]["message"]:
            raise _refusal(host.errors)
        return one, checked(answer)


def _refusal(errors: str) -> QuestionError:
    lines = [line[len("error: ") :] if line.startswith("error: ") else line for line in errors.splitlines()]
    return QuestionError("unusable-project", "\n".join(lines) or "There is nothing to examine")
