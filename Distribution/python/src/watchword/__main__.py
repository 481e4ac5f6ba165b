"""`python -m watchword`."""

from __future__ import annotations

import argparse
import io
import json
import sys
from typing import Any, Callable, Dict, List, Optional, cast

from . import _check_command, _files
from ._names import slashed


def _engine_commands() -> List[Dict[str, Any]]:
    """The commands of the engine, whose arguments and help are those of the native command."""
    return cast(List[Dict[str, Any]], json.loads(_files.data("commands.json"))["commands"])


def main(arguments: Optional[List[str]] = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # A character that the encoding of a console lacks must not end the command.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    engine = _engine_commands()
    if arguments and arguments[0] in ("help", *(name for one in engine for name in one["names"])):
        return _project(arguments)
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m watchword", description="Password policies and translations.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for one in engine:
        purpose = one["purpose"]
        commands.add_parser(one["names"][0], help=purpose[0].lower() + purpose[1:].rstrip("."), add_help=False)
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
