"""`python -m watchword lint`: the command's linter in Python."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Optional

from ._catalog import replace
from ._errors import WatchwordError, checked
from ._findings import SEVERITIES
from ._formats import FORMATS, shown, summary
from ._names import slashed
from ._project import Project, Totals
from ._settings import Settings
from ._tools import Document, call, instance, named_checks
from ._walk import catalogs

_LIMIT = 64 << 20

DESCRIPTION = """\
Finds defects in catalogues: what is wrong, exactly where, and what to do.

Each translation is compared with its source: --base, or the source catalogue among the files; in formats with a file for each
language, also the usual file beside the translation (en.lproj, values, app_en.arb, en/common.json). Translations are not
compared with each other; the command watchword does that.

Exit codes: 0 without a finding at or above --fail-level, 1 with one, 2 if a file cannot be read or the usage is wrong."""

EPILOG = """\
examples:
  python -m watchword lint locale
  python -m watchword lint de.xliff --base en.xliff --fix"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("paths", nargs="+", metavar="PATH", help="catalogues, folders (with their subfolders), or - for standard input")
    add("--base", metavar="FILE", help="the source catalogue to compare translations with")
    add(
        "--checks",
        "--only",
        metavar="SET|ID,…",
        help="essential, recommended or all, or the ids of the only checks to run (otherwise as configured, or essential)",
    )
    add("--config", metavar="FILE", help="the configuration file, instead of the nearest .watchword.json")
    add("--format", choices=list(FORMATS), default="text", help="the format of the output (default: text)")
    add("--fail-level", choices=SEVERITIES, default="error", help="the lowest severity that exits with 1 (default: error)")
    add("--fix", action="store_true", help="apply safe fixes, then report the remaining findings")
    add("--stdin-filename", metavar="NAME", help="the name of standard input in findings")


def run(options: argparse.Namespace) -> int:
    """Runs the command, and returns its exit code."""
    try:
        return _Run(options).finish()
    except (WatchwordError, OSError) as error:
        _complain(_message(error))
        return 2


class _Run:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.is_complete = True
        self.fix_count = 0
        paths, empty = catalogs(options.paths)
        for folder in empty:
            self._fail(
                f"{folder} holds no catalogue; expected files of XLIFF, String Catalogs, Strings, Android, ARB, i18next or PO"
            )
        documents = [document for document in map(self._read, paths) if document is not None]
        checks = named_checks(options.checks)
        base = self._read(options.base) if options.base is not None else None
        if options.base is not None and base is None:
            documents = []
        self.project = Project(documents, base=base, checks=checks, settings=Settings(options.config))

    def finish(self) -> int:
        if not self.project.documents:
            return 2
        if self.options.fix:
            self._fix()
        totals = Totals()
        for index in range(len(self.project.documents)):
            try:
                totals.add(self.project.check(index))
            except WatchwordError as error:
                self._fail(_message(error))
        if not totals.files:
            return 2
        write, has_summary = FORMATS[self.options.format]
        sources = {document.name: document.content for document in self.project.documents}
        sys.stdout.buffer.write(write(totals, sources).encode("utf-8", "replace"))
        sys.stdout.buffer.flush()
        if self.options.fix:
            print(f"{self.fix_count} fixed, {len(totals.findings)} left", file=sys.stderr)
        if has_summary:
            print(summary(totals), file=sys.stderr)
        if not self.is_complete:
            return 2
        return int(totals.report.fails(self.options.fail_level))

    def _read(self, path: str) -> Optional[Document]:
        try:
            if path == "-":
                name = slashed(self.options.stdin_filename or "-")
                content = sys.stdin.buffer.read(_LIMIT + 1)
            else:
                name = slashed(path)
                with open(path, "rb") as file:
                    content = file.read(_LIMIT + 1)
        except OSError as error:
            self._fail(_message(error))
            return None
        if len(content) > _LIMIT:
            self._fail(f"{name}: The file is too large; expected a catalogue of at most 64 MB")
            return None
        return Document(name, content)

    def _fix(self) -> None:
        """Fixes the files; checks the changed ones again."""
        documents = list(self.project.documents)
        if any(document.name == slashed(self.options.stdin_filename or "-") for document in documents) and "-" in self.options.paths:
            raise WatchwordError("--fix cannot change standard input (-); name a file")
        for index, document in enumerate(documents):
            try:
                known, options, base = self.project.request(index)
                one = instance()
                catalog = checked(json.loads(call(one, "catalog_open", *options.inputs(known, base))))["catalog"]
                fixed = checked(json.loads(call(one, "catalog_fix", catalog, b'{"findings":"safe"}')))["applied"]
                if fixed:
                    content = call(one, "catalog_bytes", catalog)
                    replace(document.name, content)
                    documents[index] = Document(document.name, content)
                    self.fix_count += fixed
            except (WatchwordError, OSError) as error:
                self._fail(_message(error))
        self.project = self.project.changed(documents)

    def _fail(self, message: str) -> None:
        _complain(message)
        self.is_complete = False


def _complain(message: str) -> None:
    print(f"error: {shown(message)}", file=sys.stderr)


def _message(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {error.strerror}"
    return str(error)
