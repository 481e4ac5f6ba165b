"""Asks the PyPI package the questions of questions.py: a line with the answers to each group.

    package.py QUESTIONS ANSWERS

It is run by a Python where the package is installed. Its objects are written as the JSON that they were made of.
"""

import base64
import json
import sys
from pathlib import Path

import watchword

data = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
policies = data["policies"]
opened = {}


def written(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def policy(place):
    """A policy of the questions: a shipped one by its name, another one by its file."""
    if place not in opened:
        known = policies[place]
        opened[place] = watchword.Policy(known["name"] if known["isShipped"] else Path(known["file"]))
    return opened[place]


def present(**members):
    return {name: value for name, value in members.items() if value is not None}


def finding(one):
    return present(
        id=one.id, severity=one.severity, file=one.file, line=one.line, column=one.column, endLine=one.end_line,
        endColumn=one.end_column, unit=one.unit, message=one.message, help=one.help, fixable=one.is_fixable or None)


def report(one):
    return {name: value for name, value in one.to_json().items() if name != "line"}


def findings(group):
    for place in group["policies"]:
        try:
            found = policy(place).findings
        except watchword.PolicyError as error:
            found = error.findings
        answer = [finding(one) for one in found]
        for one in answer:
            del one["file"]
        yield answer


def texts(group):
    asked = policy(group["policy"])
    for locale in group["locales"]:
        one = asked.texts(locale, style=group["style"])
        rules = [{"rule": rule.rule, "text": rule.text} for rule in one.rules]
        yield present(
            policy=asked.name, locale=one.locale, direction=one.direction, rules=rules, summary=one.summary, serverText=one.server_text)


def audit(group):
    yield policy(group["policy"]).audit()


def details(group, *names):
    return {name: group[name] for name in ("locale", *names) if group.get(name) is not None}


def check(group):
    asked = policy(group["policy"])
    for password in group["passwords"]:
        yield report(asked.check(password, **details(group, "user", "words", "current", "known")))


def batch(group):
    # A batch has no current password.
    if "current" in group:
        yield from check(group)
        return
    for one in policy(group["policy"]).check_many(group["passwords"], **details(group, "user", "words", "known")):
        yield report(one)


def tally(group):
    one = policy(group["policy"]).tally(group["passwords"], **details(group, "user", "words"))
    yield {
        "version": 1, "policy": one.policy, "passwords": one.passwords, "met": one.met, "unmet": one.unmet,
        "undetermined": one.undetermined, "unreadable": one.unreadable,
        "rules": [{"rule": rule.rule, "text": rule.text, "unmet": rule.unmet, "unmetAlone": rule.unmet_alone,
                   "undetermined": rule.undetermined} for rule in one.rules]}


def form(group):
    asked = None if group["policy"] is None else policy(group["policy"])
    with watchword.Form(flow=group["flow"], policy=asked, **details(group, "user")) as one:
        yield from one.run(group["events"])


def lint(group):
    base = group.get("base")
    one = watchword.lint(
        (group["name"], base64.b64decode(group["bytes"])), base=base and (base, Path(base).read_bytes()), checks="all", settings={})
    summary = {"files": one.files, "units": one.units, "errors": one.errors, "warnings": one.warnings, "infos": one.infos}
    yield {"version": 1, "summary": summary, "diagnostics": [finding(found) for found in one.findings]}


ask = {"policy": findings, "texts": texts, "audit": audit, "check": check, "batch": batch, "tally": tally, "form": form, "lint": lint}
with open(sys.argv[2], "w", encoding="utf-8") as output:
    for group in data["groups"]:
        try:
            answers = [None if answer is None else written(answer) for answer in ask[group["kind"]](group)]
        except watchword.QuestionError as error:
            answers = [written({"version": 1, "error": {"id": error.id, "message": str(error)}})]
        output.write(json.dumps(answers) + "\n")
