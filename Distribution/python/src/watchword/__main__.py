"""`python -m watchword`."""

from __future__ import annotations

import argparse
import io
import sys
from typing import Callable, Dict, List, Optional

from . import _files
from ._names import slashed


def main(arguments: Optional[List[str]] = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # A character that the encoding of a console lacks must not end the command.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if not arguments or arguments in (["help"], ["--help"], ["-h"]):
        code = _project(["--help"])
        print(_OWN, end="")
        return code
    if arguments[0] == "--version":
        print(f"python -m watchword {version()}")
        return 0
    if arguments[0] not in _RUNS:
        return _project(arguments)
    parser = argparse.ArgumentParser(prog="python -m watchword")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("schema", description="Prints the JSON Schema of policy files, by which editors complete and check them.")
    options = parser.parse_args(arguments)
    return _RUNS[options.command](options)


# What the commands of the engine are followed by in the help.
_OWN = """
ALSO IN PYTHON:
  schema
      Print the JSON Schema of policy files.
"""


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
