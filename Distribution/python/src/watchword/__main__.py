"""`python -m watchword`."""

from __future__ import annotations

import argparse
import sys
from typing import List, Optional

from . import _check_command, _lint_command


def main(arguments: Optional[List[str]] = None) -> int:
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
    options = parser.parse_args(arguments)
    return _lint_command.run(options) if options.command == "lint" else _check_command.run(options)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("watchword")
    except PackageNotFoundError:
        return "unknown"


if __name__ == "__main__":
    sys.exit(main())
