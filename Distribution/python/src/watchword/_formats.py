"""The output formats of findings."""

from __future__ import annotations

from typing import Any, Callable, Dict, Iterable, List, Mapping, Tuple

from ._findings import SEVERITIES
from ._project import Totals

_ESCAPED = [(0, 0x1F), (0x7F, 0x9F), (0x61C, 0x61C), (0x200E, 0x200F), (0x2028, 0x202E), (0x2066, 0x2069)]
_ESCAPED += [(0xFEFF, 0xFEFF), (0xE0000, 0xE007F)]
_SAFE = {code: f"\\u{{{code:X}}}" for first, last in _ESCAPED for code in range(first, last + 1)}
_SAFE.update({0x09: "\\t", 0x0A: "\\n", 0x0D: "\\r"})

Sources = Mapping[str, bytes]
"""The documents by name, whose lines are quoted."""


def shown(text: str) -> str:
    """Returns the text as one line that is safe to print: without control or bidirectional formatting characters."""
    return text.translate(_SAFE)


def _errors_first(findings: Iterable[Mapping[str, Any]]) -> List[Mapping[str, Any]]:
    return sorted(findings, key=lambda finding: -SEVERITIES.index(finding["severity"]))


def _concise_line(finding: Mapping[str, Any]) -> str:
    position = f"{shown(finding['file'])}:{finding['line']}:{finding['column']}"
    return f"{position}: {finding['severity']}: {shown(finding['message'])} [{finding['id']}]"


def concise(totals: Totals, sources: Sources) -> str:
    return "".join(_concise_line(finding) + "\n" for finding, _ in totals.findings)


def text(totals: Totals, sources: Sources) -> str:
    files: Dict[str, List[Mapping[str, Any]]] = {}
    for finding, _ in totals.findings:
        files.setdefault(finding["file"], []).append(finding)
    return "".join(_block(finding, sources.get(name, b"")) for name in files for finding in _errors_first(files[name]))


def _block(finding: Mapping[str, Any], source: bytes) -> str:
    lines = [_concise_line(finding)]
    is_about_file = "unit" not in finding and (finding["endLine"], finding["endColumn"]) == (1, 1)
    if not is_about_file:
        lines += _quoted(finding, source)
    if "unit" in finding:
        lines.append(f"  unit: {shown(finding['unit'])}")
    if "help" in finding:
        lines.append(f"  help: {shown(finding['help'])}")
    return "\n".join(lines) + "\n\n"


def _quoted(finding: Mapping[str, Any], source: bytes) -> List[str]:
    """Returns the line of a finding with its span marked below."""
    rows = source.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    number, start = finding["line"], finding["column"] - 1
    if not 0 < number <= len(rows) or b"\0" in rows[number - 1]:
        return []
    row = rows[number - 1].rstrip(b"\r").decode("utf-8", "replace")
    end = finding["endColumn"] - 1 if finding["endLine"] == number else len(row)
    first, last = max(start - 60, 0), start + 80
    before = ("…" if first else "") + row[first:start]
    blanks = 0 if first else len(before) - len(before.lstrip(" \t"))
    before = shown(before[blanks:].replace("\t", " "))
    marked, after = row[start : min(end, last)].replace("\t", " "), row[max(min(end, last), start) : last].replace("\t", " ")
    margin = " " * len(str(number))
    mark = "^" + "~" * max(len(shown(marked)) - 1, 0)
    more = "…" if last < len(row) else ""
    return [f" {number} | {before}{shown(marked)}{shown(after)}{more}", f" {margin} | {' ' * len(before)}{mark}"]


def json(totals: Totals, sources: Sources) -> str:
    return totals.json


def github(totals: Totals, sources: Sources) -> str:
    # GitHub shows only the first annotations of a step, so errors come first.
    return "".join(_command(finding) for finding in _errors_first([finding for finding, _ in totals.findings]))


def _command(finding: Mapping[str, Any]) -> str:
    file = finding["file"]
    while file.startswith("./"):
        file = file[2:]
    names = {"info": "notice"}
    members = ("line", "column", "endLine", "endColumn", "id")
    labels = ("line", "col", "endLine", "endColumn", "title")
    properties = [("file", file), *((label, str(finding[member])) for label, member in zip(labels, members))]
    listed = ",".join(f"{name}={_escaped(value, True)}" for name, value in properties)
    advice = finding["message"] + (f". {finding['help']}" if "help" in finding else "")
    return f"::{names.get(finding['severity'], finding['severity'])} {listed}::{_escaped(advice, False)}\n"


def _escaped(value: str, is_property: bool) -> str:
    signs = {"%": "%25", "\r": "%0D", "\n": "%0A"}
    if is_property:
        signs.update({":": "%3A", ",": "%2C"})
    return "".join(signs.get(sign) or _SAFE.get(ord(sign), sign) for sign in value)


FORMATS: Dict[str, Tuple[Callable[[Totals, Sources], str], bool]] = {
    "text": (text, True),
    "concise": (concise, True),
    "json": (json, False),
    "github": (github, False),
}
"""The writer of each format, and whether the summary is printed on standard error."""


def summary(totals: Totals) -> str:
    """Returns the counts in words, such as "2 errors, 1 warning in 3 files"."""
    counts = [_counted(totals.count(severity), severity) for severity in reversed(SEVERITIES) if totals.count(severity)]
    return f"{', '.join(counts) or 'No findings'} in {_counted(totals.files, 'file')}"


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
