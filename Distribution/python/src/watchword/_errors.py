"""The errors of this package. Their messages never contain a password."""

from __future__ import annotations

from typing import Any, Mapping, Tuple

from ._findings import Finding


class WatchwordError(Exception):
    """The base class of this package's errors, other than errors of types and of files."""


class EngineError(WatchwordError):
    """The engine ran out of memory, or could not be started. The next call restarts it."""


class QuestionError(WatchwordError, ValueError):
    """The engine rejected a request, for example for an unknown locale or standard."""

    def __init__(self, id: str, message: str) -> None:
        super().__init__(message)
        self.id = id
        """The id of the error: see `Documentation/EngineAsJSON.md`."""

    def __reduce__(self) -> Tuple[Any, ...]:
        return QuestionError, (self.id, str(self))


class PolicyError(WatchwordError, ValueError):
    """A policy is unusable. `findings` contains the errors with their places."""

    def __init__(self, name: str, findings: Tuple[Finding, ...], message: str = "") -> None:
        errors = [finding for finding in findings if finding.severity == "error"] or findings
        super().__init__(message or "\n".join(map(str, errors)) or f"{name} is not a usable policy")
        self.name = name
        self.findings = findings

    def __reduce__(self) -> Tuple[Any, ...]:
        return PolicyError, (self.name, self.findings, str(self))


def checked(answer: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the answer, or raises it if it is an error."""
    error = answer.get("error")
    if error is not None:
        raise QuestionError(error["id"], error["message"])
    return answer
