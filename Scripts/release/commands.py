#!/usr/bin/env python3
"""Writes commands.json: the declarations of the commands that the packages for Node and Python have, too.

    Scripts/release/commands.py WATCHWORD > commands.json

They are those of the native command WATCHWORD: the names, kinds and values of its options from
--experimental-dump-help, and its help texts as it prints them.
"""

import json
import subprocess
import sys

NAMES = ("lint", "status", "diff")
KINDS = {"positional": "positional", "option": "option", "flag": "flag"}


def output(*arguments):
    return subprocess.run([sys.argv[1], *arguments], check=True, capture_output=True, text=True).stdout


def argument(declared):
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    names = [dashes[name["kind"]] + name["name"] for name in declared.get("names", [])]
    written = {
        "kind": KINDS[declared["kind"]], "names": names, "value": declared["valueName"],
        "isOptional": declared["isOptional"], "isRepeating": declared["isRepeating"],
        "values": declared.get("allValues", []), "help": declared.get("abstract", ""),
    }
    return {name: value for name, value in written.items() if value not in (False, [], "")}


def command(declared):
    name = declared["commandName"]
    help = output("help", name)
    # The line may be folded in the help, but is whole under an error.
    error = subprocess.run([sys.argv[1], name, "--no-such-option"], capture_output=True, text=True).stderr
    usage = next(line for line in error.splitlines() if line.startswith("Usage: "))
    return {
        "names": [name, *declared.get("aliases", [])], "purpose": declared["abstract"], "usage": usage.removeprefix("Usage: "),
        "help": help, "arguments": [argument(one) for one in declared["arguments"] if one["shouldDisplay"]],
    }


declared = {one["commandName"]: one for one in json.loads(output("--experimental-dump-help"))["command"]["subcommands"]}
print(json.dumps({"version": 1, "commands": [command(declared[name]) for name in NAMES]}, ensure_ascii=False))
