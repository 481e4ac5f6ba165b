"""Catalogues checked together: each translation is compared with its source."""

from __future__ import annotations

import json
import os
from typing import Any, Dict, FrozenSet, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from ._errors import QuestionError
from ._findings import LintReport
from ._settings import Settings
from ._tools import CheckOptions, Checks, Document, lint_text, outline, survey

_decode = json.JSONDecoder().raw_decode


class CheckResult(NamedTuple):
    """The findings of a catalogue, each as an object and in the engine's text."""

    units: int
    findings: List[Tuple[Mapping[str, Any], str]]


class Project:
    """Catalogues, with the sources that they are compared with."""

    def __init__(
        self,
        documents: Sequence[Document],
        *,
        base: Optional[Document] = None,
        checks: Checks = None,
        settings: Optional[Settings] = None,
    ) -> None:
        self.documents = documents
        self._base = base
        self._checks = checks
        self._settings = settings
        self._surveys = [survey(document.content, document.name) for document in documents]
        self._outlines: Dict[int, Mapping[str, Any]] = {}

    def changed(self, documents: Sequence[Document]) -> Project:
        """Returns the same project with other documents."""
        return Project(documents, base=self._base, checks=self._checks, settings=self._settings)

    def check(self, index: int) -> CheckResult:
        """Finds the defects of a catalogue. Raises `QuestionError` if the file is not a catalogue or the request is
        invalid."""
        document, options, base = self.request(index)
        try:
            result = _parsed(lint_text(document, base, options))
        except QuestionError as error:
            # Only a base named by the user must be a catalogue.
            if error.id != "unreadable-base" or base is self._base:
                raise
            result = _parsed(lint_text(document, None, options))
        findings = result.findings
        if any(one["id"] == "missing-unit" for one, _ in findings):
            inherited = self._keys_of_parents(index)
            findings = [one for one in findings if one[0]["id"] != "missing-unit" or one[0].get("unit") not in inherited]
        name = self.documents[index].name
        if document.name != name:
            findings = [_renamed(one, name) for one in findings]
        return CheckResult(result.units, findings)

    def request(self, index: int) -> Tuple[Document, CheckOptions, Optional[Document]]:
        """Returns the catalogue for the engine, the options, and the source that it is compared with."""
        if "obstacle" in self._surveys[index]:
            raise QuestionError("foreign-file", self._surveys[index]["obstacle"])
        document = self.documents[index]
        settings: Optional[Mapping[str, Any]] = None
        if self._settings is not None:
            name, settings = self._settings.of(document.name)
            document = document._replace(name=name)
        base = self._base or self._base_among(index) or self._base_beside(index)
        return document, CheckOptions(self._checks, settings), base

    # MARK: Bases

    def _base_among(self, index: int) -> Optional[Document]:
        """Returns the catalogue with the same source files in the source language."""
        if self._surveys[index].get("isSource") is not False or self._surveys[index]["format"] == "xcstrings":
            return None
        found = [
            other
            for other, known in enumerate(self._surveys)
            if known.get("isSource") and known["format"] != "xcstrings" and ("original" in known) == self._is_apart(index)
        ]
        if not found:
            return None
        own = self._originals(index)
        found = [other for other in found if self._originals(other) == own]
        if len(found) > 1:
            path = _path(self.documents[index].name)
            counterparts = [other for other in found if _is_counterpart(path, _path(self.documents[other].name))]
            found = counterparts or [other for other in found if _path(self.documents[other].name)[:-1] == path[:-1]]
        return self.documents[found[0]] if len(found) == 1 else None

    def _base_beside(self, index: int) -> Optional[Document]:
        """Returns the usual file with the source texts, in a format with a file for each language."""
        for path in self._surveys[index].get("sources", ()):
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    return Document(path, file.read())
        return None

    def _is_apart(self, index: int) -> bool:
        """Whether the format has a file for each language."""
        return "original" in self._surveys[index]

    def _originals(self, index: int) -> FrozenSet[str]:
        original = self._surveys[index].get("original")
        if original is not None:
            return frozenset([original])
        return frozenset(file.get("original", "") for file in self._outline(index).get("files", ()))

    def _outline(self, index: int) -> Mapping[str, Any]:
        if index not in self._outlines:
            self._outlines[index] = outline(self.documents[index])
        return self._outlines[index]

    def _keys_of_parents(self, index: int) -> FrozenSet[str]:
        """Returns the keys of the catalogues that this one falls back to: `de` for `de-CH`."""
        languages = self._surveys[index]["languages"]
        keys: List[str] = []
        for other, known in enumerate(self._surveys):
            if other == index or known.get("isSource") or self._originals(other) != self._originals(index):
                continue
            if any(one.startswith(f"{parent}-") for one in languages for parent in known.get("languages", ())):
                keys += [unit["key"] for unit in self._outline(other)["units"]]
        return frozenset(keys)


class Totals:
    """A report under construction."""

    def __init__(self) -> None:
        self.files = 0
        self.units = 0
        self.findings: List[Tuple[Mapping[str, Any], str]] = []

    def add(self, result: CheckResult) -> None:
        self.files += 1
        self.units += result.units
        self.findings += result.findings

    def count(self, severity: str) -> int:
        return sum(finding["severity"] == severity for finding, _ in self.findings)

    @property
    def report(self) -> LintReport:
        return LintReport.from_json(json.loads(self.json))

    @property
    def json(self) -> str:
        """Returns the output of `watchword lint --format json`."""
        errors, warnings, infos = (self.count(severity) for severity in ("error", "warning", "info"))
        summary = f'"files":{self.files},"units":{self.units},"errors":{errors},"warnings":{warnings},"infos":{infos}'
        diagnostics = ",".join(text for _, text in self.findings)
        return f'{{"version":1,"summary":{{{summary}}},"diagnostics":[{diagnostics}]}}\n'


def _parsed(text: str) -> CheckResult:
    """Parses an answer. The engine's text is kept, because reports reproduce it byte for byte."""
    answer = json.loads(text)
    if "error" in answer:
        raise QuestionError(answer["error"]["id"], answer["error"]["message"])
    findings = []
    start = text.index('"diagnostics":[') + len('"diagnostics":[')
    while text[start] != "]":
        finding, end = _decode(text, start)
        findings.append((finding, text[start:end]))
        start = end + 1 if text[end] == "," else end
    return CheckResult(answer["summary"]["units"], findings)


def _renamed(one: Tuple[Mapping[str, Any], str], name: str) -> Tuple[Mapping[str, Any], str]:
    """Returns a finding with another file name."""
    finding, text = one
    start = text.index('"file":') + len('"file":')
    _, end = _decode(text, start)
    return {**finding, "file": name}, text[:start] + json.dumps(name, ensure_ascii=False) + text[end:]


def _path(name: str) -> Tuple[str, ...]:
    """Returns the parts of a path without extensions; a bundle represents its catalogue."""
    parts = [part for part in name.split("/") if part not in ("", ".")]
    if len(parts) > 2 and parts[-2] == "Localized Contents":
        parts = parts[:-2]
    return tuple(os.path.splitext(part)[0] for part in parts)


def _is_counterpart(one: Tuple[str, ...], other: Tuple[str, ...]) -> bool:
    """Whether paths are equal except for one name, that of the language."""
    pairs = {pair for pair in zip(one, other) if pair[0] != pair[1]}
    return len(one) == len(other) and len(pairs) == 1
