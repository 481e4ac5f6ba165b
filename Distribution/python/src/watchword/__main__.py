"""`python -m watchword`."""

from __future__ import annotations

import argparse
import io
import sys
from typing import Callable, Dict, List, Optional

from . import _check_command, _files, _lint_command


def main(arguments: Optional[List[str]] = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A character that the encoding of a console lacks must not end the command.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m watchword", description="Password policies and translations.")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    lint = commands.add_parser(
        "lint",
        help="find defects in catalogues",
        description=_lint_command.DESCRIPTION,
        epilog=_lint_command.EPILOG,
        formatter_class=formatter,
    )
    _lint_command.add_arguments(lint)
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


def _schema(options: argparse.Namespace) -> int:
    sys.stdout.buffer.write(_files.schema())
    return 0


_RUNS: Dict[str, Callable[[argparse.Namespace], int]] = {
    "lint": _lint_command.run,
    "check": _check_command.run,
    "schema": _schema,
}


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("watchword")
    except PackageNotFoundError:
        return "unknown"


if __name__ == "__main__":
    sys.exit(main())
