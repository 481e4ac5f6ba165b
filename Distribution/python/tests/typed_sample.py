"""User code that test_typing.py checks with mypy. It is not run."""

from __future__ import annotations

from typing import List, Optional

import watchword
from watchword import Catalog, Finding, Form, Policy, Report, Rule, Tally


def sign_up(password: str, name: str, language: str) -> List[str]:
    policy: Policy = Policy("strong")
    report: Report = policy.check(password, user=name, words=[name], current=None, locale=language)
    first: Optional[Rule] = report.unmet[0] if report.unmet else None
    missing: Optional[int] = first.missing if first else None
    print(missing, report.is_met, policy.texts(language).rules[0].text)
    report = policy.check(password, locale=["pl", "en"] if language else None)
    if not report.is_met:
        return [rule.text for rule in report.rules if rule.state != "met"]
    return []


RULES: watchword.PolicyDocument = {
    "version": 1,
    "rules": [{"rule": "length", "min": 8}, {"rule": "personal-words", "match": "whole"}, {"rule": "dates"}],
}


def judged(password: str, languages: List[Optional[str]]) -> object:
    policy = Policy(RULES, texts=["pin", {"de": {"rule.user-id.default.checklist": "Ohne den Namen"}}])
    report = policy.check(password, known={"history": True}, locale=languages)
    print(report.judged_elsewhere, Policy([{"key": "RELID_PASSWORD_POLICY", "value": "{}"}]).rules)
    difference = policy.diff(Policy("strong"))
    print(difference["changes"][0]["kind"], difference["witnesses"]["onlyOld"], policy.count()["lengths"][0]["count"])
    return report.to_json()["verdict"]


def count(lines: List[str]) -> Tally:
    policy = Policy({"version": 1, "rules": [{"rule": "length", "min": 8}]})
    for report in policy.check_many(lines):
        print(report.line, report.verdict)
    audit = policy.audit(standards=["nist"])
    print(audit["standards"][0]["clauses"][0]["text"], policy.count()["bits"], policy.generate(3).passwords[0])
    return policy.tally(lines) + policy.tally(lines)


def observed(policy: Policy) -> Optional[int]:
    observer = watchword.PasswordObserver(policy, floor=20)
    observer.observe("horse", user="anna", words=["Anna"])
    observer.add(observer.state)
    alone: Optional[int] = observer.numbers["rules"][0]["unmetAlone"]
    return alone or observer.numbers["passwords"]


def translations() -> List[Finding]:
    with Catalog("de.po", checks="all") as catalog:
        applied: int = catalog.edit(0, "Löschen").applied
        content: bytes = catalog.bytes()
        print(applied, content, catalog.units[0]["key"])
    return list(watchword.lint("de.po", base="en.po", checks=["missing-placeholder"]).findings)


def screen() -> bool:
    with Form(flow="set", policy=Policy("strong"), locale="ar") as form:
        line = form.send("edit", field="new", text="horse")
        return bool(line["presentation"]["submit"]["isEnabled"])
