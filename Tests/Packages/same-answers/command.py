"""Puts the questions of questions.py to the command: a line with the answers to each group.

    command.py COMMAND FOLDER QUESTIONS ANSWERS [--locales FOLDER]

FOLDER is empty, so that the command finds no sources and no settings in it. A group of questions about passwords is one run.
An answer is null where a question cannot be put to the command: a line of its input holds no line break, an argument no NUL
and no more than 4096 bytes.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

command, folder, questions, output, *options = sys.argv[1:]
data = json.loads(Path(questions).read_text(encoding="utf-8"))
policies = data["policies"]


def run(*arguments, given=b""):
    done = subprocess.run(
        [command, *(argument.encode() for argument in arguments)], input=given, capture_output=True, cwd=folder,
        env={"LC_ALL": "C", "PATH": os.environ["PATH"]})
    # A broken policy or catalogue is an answer; a wrong option or a crash is none.
    if done.returncode not in (0, 1, 2):
        raise SystemExit(f"watchword {' '.join(arguments)} ended with {done.returncode}: {done.stderr.decode()[:500]}")
    return done.stdout.decode()


def source(place):
    known = policies[place]
    return known["name"] if known["isShipped"] else known["file"]


def details(group):
    """The options of a group; None if they hold what no argument can."""
    arguments = ["--locale", group["locale"], *options]
    if "user" in group:
        arguments += option("--user", group["user"])
    for word in group.get("words", []):
        arguments += option("--personal-word", word)
    for rule, is_met in group.get("known", {}).items():
        arguments += ["--known", f"{rule}={'met' if is_met else 'unmet'}"]
    return arguments if all(is_argument(argument) for argument in arguments) else None


def option(name, value):
    """An option with a value. One that begins with a combining character would hide a "=", and a hyphen needs one."""
    return [f"{name}={value}"] if value.startswith("-") else [name, value]


def is_argument(value):
    return "\0" not in value and len(value.encode()) <= 4096


def is_line(password):
    return not ("\n" in password or password.endswith("\r"))


def policy(group):
    """What is wrong with policies that cannot be used. About the others, `validate` says more than their reader does."""
    broken = [place for place in group["policies"] if not policies[place]["isLoaded"]]
    report = json.loads(run("policy", "validate", *map(source, broken), "--format", "json"))
    found = {source(place): [] for place in broken}
    for finding in report["diagnostics"]:
        found[finding.pop("file")].append(finding)
    return [written(found[source(place)]) if place in broken else None for place in group["policies"]]


def texts(group):
    locales = [option for locale in group["locales"] for option in ("--locale", locale)]
    report = json.loads(run("text", source(group["policy"]), "--style", group["style"], "--format", "json", *locales, *options))
    return [written({"policy": report["policy"], **one}) for one in report["locales"]]


def audit(group):
    return [run("policy", "audit", source(group["policy"]), "--format", "json").rstrip("\n")]


def check(group):
    arguments, current = details(group), group.get("current")
    asked = [password for password in group["passwords"] if is_line(password)]
    # A byte order mark at the beginning of a file is none of its text.
    if arguments is None or not asked or current is not None and (not is_line(current) or current.startswith("\ufeff")):
        return [None] * len(group["passwords"])
    with tempfile.NamedTemporaryFile() as file:
        if current is not None:
            file.write(current.encode() + b"\n")
            file.flush()
            arguments += ["--current", file.name]
        lines = run(
            "check", source(group["policy"]), "--format", "json", *arguments,
            given="".join(password + "\n" for password in asked).encode()).splitlines()
    found = iter(line.replace(f'{{"version":1,"line":{number},', '{"version":1,', 1) for number, line in enumerate(lines, start=1))
    return [next(found, "") if is_line(password) else None for password in group["passwords"]]


def tally(group):
    given = "".join(password + "\n" for password in group["passwords"]).encode()
    return [run("check", source(group["policy"]), "--summary", "--format", "json", *details(group), given=given).rstrip("\n")]


def form(group):
    arguments = ["--flow", group["flow"], "--locale", group["locale"], "--script", "-", *options]
    if group["policy"] is not None:
        arguments += ["--policy", source(group["policy"])]
    if group["user"] is not None:
        arguments += option("--user", group["user"])
    if not all(map(is_argument, arguments)):
        return [None] * len(group["events"])
    return run("form", *arguments, given=json.dumps(group["events"], ensure_ascii=False).encode()).splitlines()


def lint(group):
    base = ["--base", group["base"]] if "base" in group else []
    return [run("lint", "-", "--stdin-filename", group["name"], "--checks", "all", "--format", "json", *base,
                given=base64.b64decode(group["bytes"])).rstrip("\n")]


def written(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


ask = {"policy": policy, "texts": texts, "audit": audit, "check": check, "batch": check, "tally": tally, "form": form, "lint": lint}
with ThreadPoolExecutor(os.cpu_count()) as pool, open(output, "w", encoding="utf-8") as file:
    for answers in pool.map(lambda group: ask[group["kind"]](group), data["groups"]):
        file.write(json.dumps(answers) + "\n")
