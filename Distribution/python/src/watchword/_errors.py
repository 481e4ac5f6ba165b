"""What the functions of this package raise. No message repeats a password."""

from __future__ import annotations

from typing import Any, Mapping, Tuple

from ._findings import Finding


class WatchwordError(Exception):
    """What is raised by this package, beside errors of types and of files."""


class EngineError(WatchwordError):
    """The engine could not answer: it ran out of memory, or cannot be started. The next call starts it again."""


class QuestionError(WatchwordError, ValueError):
    """The engine does not know what it was asked for, such as a locale or a standard."""

    def __init__(self, id: str, message: str) -> None:
        super().__init__(message)
        self.id = id
        """The name of the error: see `Documentation/EngineAsJSON.md`."""

    def __reduce__(self) -> Tuple[Any, ...]:
        return QuestionError, (self.id, str(self))


class PolicyError(WatchwordError, ValueError):
    """A policy cannot be used. `findings` say why, each with its place."""

    def __init__(self, name: str, findings: Tuple[Finding, ...], message: str = "") -> None:
        errors = [finding for finding in findings if finding.severity == "error"] or findings
        super().__init__(message or "\n".join(map(str, errors)) or f"{name} is not a usable policy")
        self.name = name
        self.findings = findings

    def __reduce__(self) -> Tuple[Any, ...]:
        return PolicyError, (self.name, self.findings, str(self))


def checked(answer: Mapping[str, Any]) -> Mapping[str, Any]:
    """The answer, unless it is an error."""
    error = answer.get("error")
    if error is not None:
        raise QuestionError(error["id"], error["message"])
    return answer
