#!/usr/bin/env python3
"""Runs the commands on the projects of Tests/Projects, and compares what they print and write with what is expected.

    Tests/Packages/test-projects.py [--node PACKAGE] [--python PYTHON] [--page PAGE] [--update] [NAME ...]

WATCHWORD names the native command (.build/debug/watchword). PACKAGE is the folder of the installed npm package,
PYTHON is an interpreter with the PyPI package, and PAGE is the page that `watchword preview` wrote; without these
options, only the native command is run. The page is asked for the reports in JSON of what it can open. --update writes
what the native command prints. Names select projects.

A project has a folder `files`, and a file `expected` with the output of its commands. `run.json`, if there is one, has:

  paths, options   the arguments of lint (["files"], [])
  formats          the formats of its reports (text, json, github and sarif)
  commands         the arguments of other commands, instead of lint and status
  input            the file that is standard input
"""

import argparse
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECTS = ROOT / "Tests/Projects"
DRIVERS = ROOT / "Tests/Packages/projects"
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
# Texts are in the language of the environment if no option names another.
ENVIRONMENT["LC_ALL"] = "C.UTF-8"


def commands(folder):
    """The commands of a project, each with the file that is its standard input."""
    path = folder / "run.json"
    run = json.loads(path.read_text("utf-8")) if path.exists() else {}
    if "commands" in run:
        return [(command, run.get("input")) for command in run["commands"]]
    paths, options = run.get("paths", ["files"]), run.get("options", [])
    lint = [["lint", *paths, *options, "--format", one] for one in run.get("formats", ["text", "json", "github", "sarif"])]
    status = [] if options else [["status", *paths]]
    return [(command, run.get("input")) for command in lint + status]


def contents(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def transcript(folder, runner):
    """What a host prints and writes in a project, as text: a part for each command."""
    texts = []
    for arguments, given in commands(folder):
        parts = []
        with tempfile.TemporaryDirectory() as place:
            shutil.copytree(folder / "files", Path(place) / "files", symlinks=True)
            before = contents(Path(place))
            input_bytes = (folder / given).read_bytes() if given else b""
            code, output, errors = runner(arguments, place, input_bytes)
            parts.append(f"$ watchword {' '.join(arguments)}\n{output}")
            if errors:
                parts.append(f"--- standard error\n{errors}")
            parts.append(f"--- exit code {code}\n")
            for name, content in contents(Path(place)).items():
                if before.get(name) != content:
                    parts.append(f"--- {name}\n{content.decode('utf-8', 'backslashreplace')}")
        texts.append("".join(part if part.endswith("\n") else part + "\n" for part in parts))
    return texts


def output(text):
    """What a part of a transcript says of standard output."""
    return re.split(r"^--- (?:standard error|exit code)", text, maxsplit=1, flags=re.MULTILINE)[0]


def reports(folder, expected, page):
    """The parts of a transcript that the page can print, each with what is expected of it."""
    pairs = []
    for (arguments, given), text in zip(commands(folder), expected):
        found = None if given else page(arguments, folder)
        if found is not None:
            pairs.append((f"$ watchword {' '.join(arguments)}\n{found}", output(text)))
    return pairs


def process(program):
    """Runs a program, with a new process for each command."""

    def run(arguments, place, given):
        done = subprocess.run([*program, *arguments], cwd=place, input=given, capture_output=True, env=ENVIRONMENT)
        texts = [text.decode("utf-8", "backslashreplace") for text in (done.stdout, done.stderr)]
        return done.returncode, *texts

    return run


class Driver:
    """A process that runs one command after the other, because loading the engine takes longer than a command."""

    def __init__(self, program):
        self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)

    def run(self, arguments, place, given):
        question = json.dumps({"arguments": arguments, "folder": place, "input": given.decode("latin-1")})
        self.process.stdin.write(question.encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return answer["code"], answer["output"], answer["errors"]

    def report(self, arguments, folder):
        """Returns a report of the page, or None if it cannot be asked for that."""
        return self.run(arguments, str(folder), b"")[1]


def hosts(options):
    # Commands run in other folders, so that a relative path must not stay one.
    found = {"command": process([os.path.abspath(os.environ.get("WATCHWORD", ROOT / ".build/debug/watchword"))])}
    for name in ("node", "python", "page"):
        path = getattr(options, name)
        if path and not os.path.exists(path):
            print(f"skipped: the projects are not tried in {name}, because there is no {path}")
            setattr(options, name, None)
    if options.node:
        found["node"] = Driver(["node", str(DRIVERS / "driver.mjs"), str(Path(options.node).resolve())]).run
    if options.python:
        # The link of a virtual environment must not be resolved.
        found["python"] = Driver([os.path.abspath(options.python), str(DRIVERS / "driver.py")]).run
    if options.page:
        browser = ROOT / ".build/oracles/bin/python3"
        found["page"] = Driver([browser if browser.exists() else sys.executable, str(DRIVERS / "page.py"), options.page]).report
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--node", metavar="PACKAGE")
    parser.add_argument("--python", metavar="PYTHON")
    parser.add_argument("--page", metavar="PAGE")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    folders = [folder for folder in sorted(PROJECTS.iterdir()) if not options.names or folder.name in options.names]
    found = hosts(options)
    if options.update:
        with ThreadPoolExecutor() as pool:
            for folder, text in zip(folders, pool.map(lambda one: transcript(one, found["command"]), folders)):
                (folder / "expected").write_bytes("".join(text).encode())

    def expected(folder):
        path = folder / "expected"
        text = path.read_bytes().decode() if path.exists() else ""
        return re.split(r"(?<=\n)(?=\$ watchword )", text)

    def judged(host):
        """The parts of the transcripts of all projects, each with what is expected of it."""
        if host == "page":
            return [(folder, pair) for folder in folders for pair in reports(folder, expected(folder), found[host])]
        return [(folder, ("".join(transcript(folder, found[host])), "".join(expected(folder)))) for folder in folders]

    with ThreadPoolExecutor() as pool:
        results = dict(zip(found, pool.map(judged, found)))
    differences = 0
    for host, pairs in results.items():
        for folder, (text, wanted) in pairs:
            if text == wanted:
                continue
            differences += 1
            lines = difflib.unified_diff(wanted.split("\n"), text.split("\n"), "expected", host, lineterm="", n=1)
            print(f"{folder.name}, {host}:", *list(lines)[2:14], sep="\n  ")
    count = sum(len(commands(folder)) for folder in folders)
    if "page" in results:
        print(f"The page was asked for {len(results['page'])} reports")
    print(f"{len(folders)} projects, {count} commands, {len(found)} hosts ({', '.join(found)}): {differences} differences")
    return 1 if differences else 0


sys.exit(main())
