"""Findings about policies and catalogues."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Mapping, Optional, Tuple

from ._values import Value

SEVERITIES = ("info", "warning", "error")
"""The severities, from mildest to most severe."""


@dataclass(frozen=True)
class Finding(Value):
    """A report of one defect. Lines and columns count from 1; a column counts code points."""

    id: str
    severity: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    help: Optional[str] = None
    unit: Optional[str] = None
    is_fixable: bool = field(default=False, metadata={"json": "fixable"})

    @classmethod
    def from_json(cls, json: Mapping[str, Any], name: str = "") -> Finding:
        return cls(
            json["id"],
            json["severity"],
            json.get("file") or name,
            json["line"],
            json["column"],
            json["endLine"],
            json["endColumn"],
            json["message"],
            json.get("help"),
            json.get("unit"),
            json.get("fixable", False),
        )

    def __str__(self) -> str:
        text = f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.message} [{self.id}]"
        return text if self.help is None else f"{text}\n  help: {self.help}"


@dataclass(frozen=True)
class LintReport(Value):
    """The findings about catalogues."""

    files: int
    units: int
    errors: int
    warnings: int
    infos: int
    findings: Tuple[Finding, ...]

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> LintReport:
        summary = json["summary"]
        return cls(
            summary["files"],
            summary["units"],
            summary["errors"],
            summary["warnings"],
            summary["infos"],
            tuple(Finding.from_json(one) for one in json["diagnostics"]),
        )

    def to_json(self) -> Dict[str, Any]:
        """The report in the form of `watchword lint --format json`."""
        summary = {name: getattr(self, name) for name in ("files", "units", "errors", "warnings", "infos")}
        return {"version": 1, "summary": summary, "diagnostics": [finding.to_json() for finding in self.findings]}

    def fails(self, level: str = "error") -> bool:
        """Whether there is a finding of this severity or a more severe one."""
        counts = (self.infos, self.warnings, self.errors)
        return any(counts[SEVERITIES.index(level) :])
