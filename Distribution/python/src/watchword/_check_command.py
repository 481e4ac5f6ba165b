"""`python -m watchword check`: passwords from standard input."""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from typing import Dict

from ._errors import WatchwordError
from ._policy import Policy

DESCRIPTION = """\
Reads one password per line from standard input, and prints the state of each rule. Passwords are never printed.

Exit codes: 0 if no rule is unmet, 1 if one is, 2 if the policy cannot be used."""

_SIGNS = {"met": "✓", "unmet": "✗", "undetermined": "?"}
_PLAIN_SIGNS = {"met": "+", "unmet": "-", "undetermined": "?"}


def _signs() -> Dict[str, str]:
    """Returns the signs that standard output has: a console of Windows may lack some."""
    try:
        "".join(_SIGNS.values()).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return _PLAIN_SIGNS
    return _SIGNS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("policy", metavar="POLICY", help="the name of a shipped policy, or the path of a file")
    parser.add_argument("--locale", default="en", metavar="TAG", help="the language of the texts (default: en)")
    parser.add_argument("--user", metavar="ID", help="the user's id, for the rule user-id")
    parser.add_argument(
        "--personal-word",
        action="append",
        metavar="WORD",
        help="a word of the user, for the rule personal-words; can be given several times",
    )


def run(options: argparse.Namespace) -> int:
    """Runs the command, and returns its exit code."""
    try:
        policy = Policy(options.policy)
        is_unmet = False
        signs = _signs()
        if sys.stdin.isatty():
            from getpass import getpass

            lines = iter([getpass("Password: ")])
        else:
            lines = (line.decode("utf-8", "replace").rstrip("\n").removesuffix("\r") for line in sys.stdin.buffer)
        reports = policy.check_many(lines, user=options.user, words=options.personal_word, locale=options.locale)
        for number, report in enumerate(reports):
            if number:
                print()
            for rule in report.rules:
                print(" ".join(chain([signs[rule.state], rule.text], [f"· {rule.hint}"] if rule.hint else [])))
            is_unmet = is_unmet or report.verdict == "unmet"
        return int(is_unmet)
    except (WatchwordError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
