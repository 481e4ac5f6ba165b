#!/usr/bin/env python3
"""Writes what the commands of the packages for Node and Python need, with the native command.

    Scripts/release/commands.py WATCHWORD FOLDER

FOLDER/commands.json declares the commands as WATCHWORD does: the names, kinds and values of their options from
--experimental-dump-help, and their help texts as it prints them. FOLDER/pages.json has what `explain` prints for each id.
FOLDER/shipped.json has the English texts that overlays translate, and FOLDER/notes those of release notes in each language.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WATCHWORD = os.path.abspath(sys.argv[1])
FOLDER = Path(sys.argv[2])
LOCALES = Path(__file__).resolve().parents[2] / "Locales"

NAMES = ("text", "check", "lint", "status", "diff", "explain", "policy", "convert", "pseudo")
# The subcommands that the packages have.
SUBCOMMANDS = ("show", "validate", "audit", "count", "generate", "diff", "compare", "convert")
PARSING = {"unconditional": "unconditional", "upToNextOption": "upToNextOption"}
# An option that also accepts other values, which a message explains, declares the usual ones.
OPEN = {("policy convert", "to"), ("policy validate", "for")}
KINDS = {"positional": "positional", "option": "option", "flag": "flag"}


def output(*arguments):
    return subprocess.run([WATCHWORD, *arguments], check=True, capture_output=True, text=True).stdout


def argument(declared, path):
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    names = [dashes[name["kind"]] + name["name"] for name in declared.get("names", [])]
    written = {
        "kind": KINDS[declared["kind"]], "names": names, "value": declared["valueName"],
        "isOptional": declared["isOptional"], "isRepeating": declared["isRepeating"],
        "values": declared.get("allValues", []), "help": declared.get("abstract", ""),
        "parsing": PARSING.get(declared["parsingStrategy"], ""),
    }
    if (path, declared["valueName"]) in OPEN:
        written["values"] = []
    return {name: value for name, value in written.items() if value not in (False, [], "")}


def listed(help):
    """The help of a command without the subcommands that the packages lack."""
    start, rest = help.split("SUBCOMMANDS:\n", 1)
    entries, end = rest.split("\n\n", 1)
    kept = [one for one in re.split(r"\n(?=  \S)", entries) if one.split()[0] in SUBCOMMANDS]
    return f"{start}SUBCOMMANDS:\n{chr(10).join(kept)}\n\n{end}"


def command(declared, parents=()):
    path = [*parents, declared["commandName"]]
    name = path[-1]
    help = output("help", *path)
    # The line may be folded in the help, but is whole under an error.
    error = subprocess.run([WATCHWORD, *path, "--no-such-option"], capture_output=True, text=True).stderr
    usage = next(line for line in error.splitlines() if line.startswith("Usage: "))
    inner = {one["commandName"]: one for one in declared.get("subcommands", [])}
    if inner:
        help = listed(help)
    written = {
        "names": [name, *declared.get("aliases", [])], "purpose": declared["abstract"], "usage": usage.removeprefix("Usage: "),
        "help": help, "arguments": [argument(one, " ".join(path)) for one in declared.get("arguments", []) if one["shouldDisplay"] or one["kind"] == "positional"],
    }
    if inner:
        written["commands"] = [command(inner[name], path) for name in inner if name in SUBCOMMANDS]
    return written


def pages():
    """What `explain` prints: the list without an id, then the lists of subjects, then the pages."""
    every = output("explain")
    subjects = re.findall(r"^\S.* \((\S+)\)$", every, re.MULTILINE) + re.findall(r"^watchword explain (\S+) lists", every, re.MULTILINE)
    with ThreadPoolExecutor() as pool:
        lists = list(pool.map(lambda id: output("explain", id), subjects))
        ids = [id for one in lists for id in re.findall(r"^  (\S+) ", one, re.MULTILINE)]
        texts = pool.map(lambda id: output("explain", id), ids)
        return [{"id": id, "text": text} for id, text in zip(["", *ids, *subjects], [every, *texts, *lists])]


declared = {one["commandName"]: one for one in json.loads(output("--experimental-dump-help"))["command"]["subcommands"]}
written = {"version": 1, "commands": [command(declared[name]) for name in NAMES]}
(FOLDER / "commands.json").write_text(json.dumps(written, ensure_ascii=False) + "\n", "utf-8")
written = {"version": 1, "pages": pages()}
(FOLDER / "pages.json").write_text(json.dumps(written, ensure_ascii=False) + "\n", "utf-8")
with tempfile.TemporaryDirectory() as folder:
    output("compile", str(LOCALES / "en.xliff"), "-o", folder)
    shutil.move(f"{folder}/en.json", FOLDER / "shipped.json")
    output("compile", str(LOCALES), "-o", folder)
    (FOLDER / "notes").mkdir(exist_ok=True)
    for path in sorted(Path(folder).glob("*.json")):
        catalog = json.loads(path.read_text("utf-8"))
        catalog["messages"] = {id: text for id, text in catalog["messages"].items() if id.startswith("notes.")}
        if catalog["messages"]:
            (FOLDER / "notes" / path.name).write_text(json.dumps(catalog, ensure_ascii=False) + "\n", "utf-8")
