"""The pytest plugin: each catalogue of a repository is a test, which fails with the findings at their places.

It is inactive unless enabled by `--watchword PATH` or by the ini option `watchword_paths`, which applies to runs
without test paths. It is a separate module, so that other runs do not load the engine.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Iterator, List, Optional, Tuple

import pytest

_SEVERITIES = ("info", "warning", "error")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("watchword", "translations")
    group.addoption(
        "--watchword",
        action="append",
        metavar="PATH",
        nargs="?",
        const="",
        help="check the catalogues at this path, or those of the ini option watchword_paths; can be given several times",
    )
    checks = "essential (the default), recommended or all, or ids separated by commas"
    group.addoption("--watchword-checks", metavar="SET", help=checks)
    group.addoption("--watchword-fail-level", choices=_SEVERITIES, help="the lowest severity that fails (default: error)")
    parser.addini("watchword_paths", "catalogues and folders to check in runs that name no tests", type="args")
    parser.addini("watchword_base", "the source catalogue to compare translations with")
    parser.addini("watchword_checks", checks)
    parser.addini("watchword_fail_level", "the lowest severity that fails", default="error")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "watchword: the check of a catalogue")


def pytest_sessionstart(session: pytest.Session) -> None:
    level = _level(session.config)
    if level not in _SEVERITIES:
        raise pytest.UsageError(f"watchword_fail_level is {level!r}; expected one of {', '.join(_SEVERITIES)}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Adds the catalogues to the collected items."""
    paths = _paths(session.config)
    if paths:
        session.config.pluginmanager.register(_Collection(paths), "watchword-collection")


def _paths(config: pytest.Config) -> List[str]:
    configured = [str(config.rootpath / path) for path in config.getini("watchword_paths")]
    sources = getattr(pytest.Config, "ArgsSource", None)
    if sources and config.args_source is sources.ARGS and config.getoption("--watchword") is None:
        return []  # A run with test paths checks no catalogues.
    asked: Optional[List[str]] = config.getoption("--watchword")
    given = [str(config.invocation_params.dir / path) for path in asked or () if path]
    if asked and not given and not configured:
        raise pytest.UsageError("--watchword names no path, and there is no ini option watchword_paths")
    return given or configured


def _level(config: pytest.Config) -> str:
    return str(config.getoption("--watchword-fail-level") or config.getini("watchword_fail_level"))


class _Collection:
    """Appends the tests of catalogues to the collected tests."""

    def __init__(self, paths: List[str]) -> None:
        self._paths = paths

    # First, so that options such as -k select among them too.
    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, session: pytest.Session, items: List[pytest.Item]) -> None:
        items += _items(session, self._paths)


def _items(session: pytest.Session, paths: List[str]) -> Iterator[pytest.Item]:
    # The engine is loaded only if the plugin is enabled.
    from watchword._errors import QuestionError
    from watchword._lint import read
    from watchword._project import Run
    from watchword._tools import named

    config = session.config
    asked = config.getoption("--watchword-checks") or config.getini("watchword_checks") or None
    base = config.getini("watchword_base")
    try:
        named(asked)
        known = read(os.path.relpath(config.rootpath / base)) if base else None
        project = Run(paths=[os.path.relpath(path) for path in paths], base=known, checks=asked)
        files = json.loads(project.output("--print-config")[0])["files"]
    except QuestionError as error:
        raise pytest.UsageError(str(error)) from None
    for file in files:
        parent = _File.from_parent(session, path=Path(file["file"]).resolve())
        yield _Catalog.from_parent(parent, name="watchword", project=project, file=file["file"], level=_level(config))


class _File(pytest.File):
    """A catalogue; its test is added after all others are collected."""

    def collect(self) -> Iterator[pytest.Item]:
        return iter(())


class CatalogDefects(Exception):
    """The findings of a catalogue."""


class _Catalog(pytest.Item):
    """The test of a catalogue."""

    def __init__(self, *, project: Any, file: str, level: str, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._project, self._file, self._level = project, file, level
        self.add_marker("watchword")

    def runtest(self) -> None:
        found = [one for one in self._project.findings if one.file == self._file]
        if any(_SEVERITIES.index(one.severity) >= _SEVERITIES.index(self._level) for one in found):
            # A finding is a block of lines that starts with its place.
            blocks = [block for block in self._project.text.split("\n\n") if block.startswith(f"{self._file}:")]
            # Replaces the linter's option by that of pytest.
            text = re.sub(r"(?m)^(  help: .*, add )--only ", r"\1--watchword-checks ", "\n\n".join(blocks))
            raise CatalogDefects(text.rstrip())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, CatalogDefects):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> Tuple[Path, Optional[int], str]:
        return self.path, None, f"watchword: {os.path.relpath(self.path)}"
