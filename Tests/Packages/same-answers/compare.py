"""Compares the answers of the carriers: not one may differ.

    compare.py FOLDER

FOLDER has questions.json and the answers: command.jsonl, node.jsonl and python.jsonl. What the Swift library answers is in
the questions, as far as it is known. Answers are compared to the byte, and otherwise as JSON values: each carrier has a
number for both. Prints the first differences, each with its question; exit 1 if there are any.
"""

import json
import sys
from collections import Counter
from pathlib import Path

DIFFERENCES_SHOWN = 8
CARRIERS = ("command", "node", "python")
folder = Path(sys.argv[1])


def main():
    data = json.loads((folder / "questions.json").read_text(encoding="utf-8"))
    answers = {carrier: (folder / f"{carrier}.jsonl").read_text(encoding="utf-8").splitlines() for carrier in CARRIERS}
    kinds, ways, differences = Counter(), Counter(), []
    for place, group in enumerate(data["groups"]):
        given = {carrier: json.loads(lines[place]) for carrier, lines in answers.items()}
        count = max(map(len, given.values()))
        library = group.get("library") or []
        for index in range(count):
            kinds[group["kind"]] += 1
            found = {carrier: lines[index] if index < len(lines) else "" for carrier, lines in given.items()}
            if index < len(library) and library[index] is not None:
                found["library"] = library[index]
            way = difference(group["kind"], found, group, ways)
            if way:
                differences.append((name(data["policies"], group, index), way))
    for question, way in differences[:DIFFERENCES_SHOWN]:
        print(f"{question}\n{way}")
    total = sum(kinds.values())
    print(f"{total} questions: " + ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items())))
    for carrier in ("node", "python"):
        print(f"  {carrier} and the command: {ways[carrier, 'byte']} the same to the byte, {ways[carrier, 'value']} as JSON values, "
              f"{ways[carrier, 'alone']} that one of the two cannot be asked")
    print(f"  the Swift library and the command: {ways['library', 'part']} the same in what is known")
    print(f"{len(differences)} differences")
    return 1 if differences else 0


def difference(kind, found, group, ways):
    """How the answers differ; None if they do not."""
    expected = found["command"]
    alone = expected is None
    if alone:
        expected = found["node"]
    for carrier in ("node", "python"):
        if alone and carrier == "node" or found[carrier] is None:
            ways[carrier, "alone"] += 1
        elif found[carrier] == expected:
            ways[carrier, "alone" if alone else "byte"] += 1
        elif value(kind, found[carrier]) == value(kind, expected):
            ways[carrier, "alone" if alone else "value"] += 1
        else:
            return shown(found[carrier], expected, carrier, "node" if alone else "the command")
    if "library" in found:
        told = library_says(kind, found["library"], expected, group)
        if told is not None:
            return f"  Swift: {told}"
        ways["library", "part"] += 1
    return None


def value(kind, text):
    """What an answer means, to be compared: numbers as numbers, and without what one carrier leaves out."""
    try:
        answer = json.loads(text)
    except ValueError:
        return None, text
    if kind == "tally":
        # Python's tallies have the counts alone, so that they can be added.
        answer = without_percents(answer)
    if kind == "form":
        # Places in an event are those of the text that it came in: each carrier writes another one.
        for finding in answer.get("findings", []):
            for member in ("line", "column", "endLine", "endColumn"):
                finding.pop(member, None)
    return json.dumps(plain(answer), sort_keys=True)


def without_percents(value):
    if isinstance(value, list):
        return [without_percents(element) for element in value]
    if isinstance(value, dict):
        return {key: without_percents(one) for key, one in value.items() if not key.endswith("Percent")}
    return value


def plain(value):
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [plain(element) for element in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value


# MARK: - What the library is known to answer


def library_says(kind, expected, text, group):
    """How an answer differs from what the Swift library is known to say; None if it does not."""
    if kind == "form":
        # So are the places in its digest.
        if '"findings":[]' not in text:
            return None
        return None if digest(text) == expected else f"a line with the digest {expected}, found {digest(text)}"
    answer = json.loads(text)
    if kind == "policy":
        found, known = [f"{one['id']} {one['line']}:{one['column']}" for one in answer], expected
    elif kind == "texts":
        found = {key: answer[key] for key in ("locale", "direction", "summary")}
        found["texts"] = [rule["text"] for rule in answer["rules"]]
        known = {key: expected[key] for key in found}
    else:
        found = {"verdict": answer["verdict"], "states": ", ".join(map(state, answer["rules"])),
                 "missing": [rule["hint"] for rule in answer["rules"] if "hint" in rule]}
        known = {key: expected[key] for key in found}
    return None if found == known else f"{json.dumps(known, ensure_ascii=False)}, found {json.dumps(found, ensure_ascii=False)}"


def state(rule):
    if rule["state"] == "undetermined":
        return f"undetermined {rule['reason']}"
    for word in ("missing", "excess"):
        if word in rule:
            return f"{word} {rule[word]}"
    return rule["state"]


def digest(text):
    """FNV-1a, 64 bits: the digest of the scripts of ConformanceTests."""
    result = 0xCBF29CE484222325
    for byte in text.encode():
        result = (result ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{result:016x}"


# MARK: - Words


def name(policies, group, index):
    """The question in words, with all that is needed to ask it again."""
    kind = group["kind"]
    if kind == "policy":
        return f"policy {policies[group['policies'][index]]['name']}: its findings"
    if kind == "lint":
        return f"lint of {group['name']}" + (f" with the base {group['base']}" if "base" in group else "")
    policy = "no policy" if group["policy"] is None else f"policy {policies[group['policy']]['name']}"
    if kind == "form":
        told = json.dumps(group["events"][: index + 1][-1], ensure_ascii=True)
        return f"form {group['flow']} ({group['name']}, {policy}, {group['locale']}), event {index + 1}: {told[:200]}"
    if kind == "texts":
        return f"texts of {policy}, {group['style']}, {group['locales'][index]}"
    details = {key: group[key] for key in ("locale", "user", "words", "current") if key in group}
    password = "" if kind in ("tally", "audit") else f", password {json.dumps(group['passwords'][index])[:200]}"
    return f"{kind} of {policy}, {json.dumps(details)[:300]}{password}"


def shown(found, expected, carrier, other):
    """Where two answers begin to differ."""
    found, expected = str(found), str(expected)
    index = next((place for place, (left, right) in enumerate(zip(found, expected)) if left != right), min(len(found), len(expected)))
    start = max(index - 60, 0)
    return f"  {carrier}: …{found[start : index + 100]!r}\n  {other}: …{expected[start : index + 100]!r}"


if __name__ == "__main__":
    sys.exit(main())
