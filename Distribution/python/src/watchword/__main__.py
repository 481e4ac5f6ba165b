"""`python -m watchword`."""

from __future__ import annotations

import argparse
import io
import sys
from typing import Callable, Dict, List, Optional

from . import _check_command, _files
from ._names import slashed


_PROJECT = ("lint", "status", "coverage", "diff", "help")
"""The commands of the engine, whose arguments and help are those of the native command."""


def main(arguments: Optional[List[str]] = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # A character that the encoding of a console lacks must not end the command.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if arguments and arguments[0] in _PROJECT:
        return _project(arguments)
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m watchword", description="Password policies and translations.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in _PURPOSES.items():
        commands.add_parser(name, help=purpose, add_help=False)
    check = commands.add_parser(
        "check", help="check passwords", description=_check_command.DESCRIPTION, formatter_class=formatter
    )
    _check_command.add_arguments(check)
    commands.add_parser(
        "schema",
        help="print the JSON Schema of policy files",
        description="Prints the JSON Schema of policy files, by which editors complete and check them.",
    )
    options = parser.parse_args(arguments)
    return _RUNS[options.command](options)


def _project(arguments: List[str]) -> int:
    from ._host import Host
    from ._project import run

    try:
        return run([slashed(argument) for argument in arguments], Host())
    except BrokenPipeError:
        return 2


def _schema(options: argparse.Namespace) -> int:
    sys.stdout.buffer.write(_files.schema())
    return 0


_PURPOSES = {
    "lint": "find defects in catalogues",
    "status": "show how much of each language is translated",
    "diff": "compare two versions of a catalogue",
}

_RUNS: Dict[str, Callable[[argparse.Namespace], int]] = {
    "check": _check_command.run,
    "schema": _schema,
}


def version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("watchword")
    except PackageNotFoundError:
        return "unknown"


if __name__ == "__main__":
    sys.exit(main())
