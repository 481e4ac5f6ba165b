"""Writes the questions of Tests/Packages/same-answers.sh, always the same ones.

    questions.py COUNT FOLDER

FOLDER gets the policies as files, the base catalogues, and questions.json: the policies, and groups of questions that have
all but one thing in common, so that the command can answer a group in one run. What the Swift library answers is known for
the questions of Tests/ConformanceTests: `swift test` holds the library against the same files.
"""

import base64
import json
import random
import sys
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CONFORMANCE = ROOT / "Tests" / "ConformanceTests"
CLDR = ROOT / "Tests" / "LocalizationTests" / "Fixtures" / "cldr"
# Tags without a catalogue of their own, and other spellings.
ASKED = ["de-AT", "pt", "pt-BR", "zz", "ar-EG", "iw", "en-GB", "zh-Hant-TW", "hi-Latn", "de-CH", "de-LI", "DE", "fr-CA",
         "gl-ES", "zh-HK", "no"]
LOCALES = ["ar", "de", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"]
# What a policy's answer can need besides the password.
WORDS = [["anna", "Acme"], ["Straße"], ["חברה", "شركة"], ["İstanbul", "e\u0301cole"], []]
FIELDS = {
    "change": ["current", "new"], "changeConfirmed": ["current", "new", "confirm"], "update": ["current", "new", "confirm"],
    "expired": ["current", "new", "confirm"], "set": ["new", "confirm"], "verify": ["password"]}
MODES = {"verify": 0, "set": 1, "update": 2, "expired": 4}
FORM_POLICIES = {
    "change": "strong", "changeConfirmed": "cognito-default", "update": "relid-default", "expired": "relid-strict",
    "set": "relid-strict", "verify": None}
CATALOGS = (".xliff", ".xlf", ".strings", ".stringsdict", ".xcstrings", ".arb", ".po", ".pot", ".xml")
MARK = "1\ufe0f\u20e3".encode()
PIECES = [piece.encode() for piece in [
    "<", ">", "&", "&#0;", "]]>", "</target>", '<x id="1"/>', '"', "\\", "%", "%@", "%1$d", "{0}", "{count, plural, other {#}}",
    "  ", "\n", "\u00a0", "\u202e", "\u2068", "\ufeff", "\u0000", "e\u0301", "…", "?", ".", "http://a.example", "1,5", "😀", "؟",
    'msgid ""\n', 'state="new"', 'xml:lang="de"']] + [b"\xff", b"\xc3", b"\xed\xa0\x80"]


def main():
    count, folder = int(sys.argv[1]), Path(sys.argv[2])
    vectors = json.loads((CONFORMANCE / "vectors.json").read_text(encoding="utf-8"))
    scripts = json.loads((CONFORMANCE / "scripts.json").read_text(encoding="utf-8"))["scripts"]
    maker = Maker(vectors, folder)
    # The shares of 20,000; checks by chance fill what is left.
    share = lambda number: max(1, number * count // 20000)
    groups = maker.policy_findings()
    groups += maker.languages(share(2500)) + maker.texts(share(900)) + maker.audits(share(40)) + maker.tallies(share(160))
    groups += maker.scripts(scripts, share(2000)) + maker.forms_by_chance(share(1200))
    groups += maker.lint(share(700))
    groups += maker.vectors(share(10000))
    groups += maker.checks_by_chance(count - sum(map(size, groups)))
    data = {"policies": maker.policies, "groups": groups}
    (folder / "questions.json").write_text(json.dumps(data), encoding="utf-8")
    print(sum(map(size, groups)))


def size(group):
    """The number of questions, which is that of the answers."""
    for key in ("passwords", "locales", "events"):
        if key in group and group["kind"] != "tally":
            return len(group[key])
    return len(group.get("policies", [0]))


class Maker:
    def __init__(self, vectors, folder):
        self.data = vectors
        self.folder = folder
        self.random = random.Random(29)
        self.policies = []
        (folder / "policies").mkdir(parents=True, exist_ok=True)
        (folder / "catalogs").mkdir(exist_ok=True)
        for policy in vectors["policies"]:
            self.add(policy["name"], policy["json"], policy["isLoaded"], "file" in policy, policy["findings"])
        self.given = len(self.policies)
        for name, rule in rules_alone(vectors["policies"]):
            self.add(name, json.dumps({"version": 1, "rules": [rule]}, ensure_ascii=False), True, False)
        self.usable = [place for place, policy in enumerate(self.policies) if policy["isLoaded"]]
        self.alone = [place for place in self.usable if place >= self.given]
        self.shipped = [place for place, policy in enumerate(self.policies) if policy["isShipped"]]
        self.passwords = [*vectors["passwords"], *self.more_passwords()]

    def add(self, name, text, is_loaded, is_shipped, findings=None):
        path = self.folder / "policies" / f"{name}.json"
        path.write_bytes(text.encode())
        self.policies.append({
            "name": name, "file": str(path), "isLoaded": is_loaded, "isShipped": is_shipped, "library": findings,
            "rules": rule_ids(text) if is_loaded else []})

    def more_passwords(self):
        """The passwords of the vectors, changed: other normal forms, other case, other signs in them."""
        signs = ["", "1", "A", "a", "!", " ", "é", "e\u0301", "😀", "\u200f", "\u05d0", "ß", "İ", "\u0000", "\u0007", "\u202e", "٣", "字"]
        for password in self.data["passwords"]:
            for form in ("NFC", "NFD", "NFKC"):
                if unicodedata.normalize(form, password) != password:
                    yield unicodedata.normalize(form, password)
            if len(password) < 60:
                place = self.random.randrange(len(password) + 1)
                yield password[:place] + self.random.choice(signs) + password[place:] + self.random.choice(signs)
                yield password.swapcase() + str(self.random.randrange(3000))

    # MARK: Policies

    def policy_findings(self):
        return [{"kind": "policy", "policies": list(range(len(self.policies))), "library": [one["library"] for one in self.policies]}]

    def texts(self, count):
        known = {(one["policy"], one["asked"]): one for one in self.data["texts"]}
        groups, policies = [], self.shipped + [place for place in self.usable if place not in self.shipped]
        for place in policies:
            for style in ("checklist", "requirement"):
                locales = LOCALES + self.random.sample(ASKED, 3)
                groups.append({
                    "kind": "texts", "policy": place, "style": style, "locales": locales,
                    "library": [library_texts(known.get((place, locale)), style) for locale in locales]})
        # A few policies alone would be asked for, so the others get their turn.
        shipped = groups[: 2 * len(self.shipped)]
        others = groups[2 * len(self.shipped) :]
        self.random.shuffle(others)
        return cut(shipped + others, count)

    def languages(self, count):
        """The tags of CLDR, most of which have no texts of their own."""
        tags = set()
        for name in ("numbers.txt", "likely-others.txt", "minimized.txt"):
            rows = (CLDR / name).read_text(encoding="utf-8").splitlines()
            tags.update(tag for row in rows if row[0] != "#" for tag in row.split("\t")[0].split() if not tag.startswith(("numbers", "und")))
        asked = self.random.sample(sorted(tags), min(count, len(tags)))
        return [{"kind": "texts", "policy": self.shipped[0], "style": "checklist", "locales": asked, "library": [None] * len(asked)}]

    def audits(self, count):
        return [{"kind": "audit", "policy": place} for place in (self.shipped + self.alone)[:count]]

    # MARK: Passwords

    def vectors(self, count):
        """The vectors, in groups for the command."""
        groups = {}
        # The vectors are made without the estimator.
        estimated = {place for place, policy in enumerate(self.data["policies"]) if '"strength"' in policy["json"]}
        for vector in self.data["assessments"]:
            details = self.details(vector)
            key = json.dumps([vector["policy"], vector["locale"], details], sort_keys=True)
            group = groups.setdefault(key, {
                "kind": "check", "policy": vector["policy"], "locale": vector["locale"], **details, "passwords": [], "library": []})
            group["passwords"].append(self.data["passwords"][vector["password"]])
            group["library"].append(None if vector["policy"] in estimated else {
                name: vector[name] for name in ("verdict", "states", "missing")})
        chosen = list(groups.values())
        # The strides keep every kind of group in a smaller number.
        self.random.shuffle(chosen)
        return cut(chosen, count)

    def details(self, vector):
        details = {"words": vector["words"]} if "words" in vector else {}
        if "user" in vector:
            details["user"] = self.data["users"][vector["user"]]
        if "current" in vector:
            details["current"] = self.data["passwords"][vector["current"]]
        return details

    def checks_by_chance(self, count):
        """Passwords by chance, half of them in batches; each rule alone comes first."""
        groups, left, turn = [], count, 0
        while left > 0:
            place = self.alone[turn] if turn < len(self.alone) else self.random.choice(self.usable)
            number = min(left, 40)
            group = {
                "kind": "batch" if turn % 2 else "check", "policy": place, "locale": self.random.choice(LOCALES + ASKED),
                "passwords": self.some_passwords(number, breaks=not turn % 2)}
            if turn % 3 != 0:
                group["user"] = self.random.choice(self.data["users"]).replace("\0", "")
            if turn % 4 != 0:
                group["words"] = self.random.choice(WORDS)
            if turn % 4 == 2:
                group["current"] = self.random.choice(self.some_passwords(9))
            if turn % 5 < 2 and self.policies[place]["rules"]:
                group["known"] = {self.random.choice(self.policies[place]["rules"]): turn % 5 == 0}
            groups.append(group)
            left -= number
            turn += 1
        return groups

    def tallies(self, count):
        return [
            {"kind": "tally", "policy": self.usable[turn % len(self.usable)], "locale": self.random.choice(LOCALES + ASKED),
             "user": "anna", "words": ["Acme"], "passwords": self.some_passwords(60)}
            for turn in range(count)]

    def some_passwords(self, count, breaks=False):
        """Passwords that a line can hold, unless line breaks are wanted too."""
        chosen = []
        while len(chosen) < count:
            password = self.random.choice(self.passwords)
            if breaks or not ("\n" in password or "\r" in password):
                chosen.append(password)
        return chosen

    # MARK: Forms

    def scripts(self, scripts, count):
        """The scripts of the conformance tests whose events are events, and all of which are run."""
        names = {policy["name"]: place for place, policy in enumerate(self.policies)}
        groups = []
        for script in scripts:
            text = "".join(part["text"] * part.get("times", 1) for part in script["script"])
            digests = script["digests"].split()
            try:
                events = json.loads(text)
            except ValueError:
                continue
            # The last line is about the script.
            if script["name"].startswith("broken") or len(events) + 1 != len(digests) or not is_text(events):
                continue
            groups.append({
                "kind": "form", "name": script["name"], "flow": script["flow"], "locale": script["locale"], "user": script.get("user"),
                "policy": names[script["policy"]] if script.get("policy") else None, "events": events,
                # The digests are made without the estimator.
                "library": [None] * len(events) if "strength" in text else digests[:-1]})
        self.random.shuffle(groups)
        return cut(groups, count)

    def forms_by_chance(self, count):
        names = {policy["name"]: place for place, policy in enumerate(self.policies)}
        groups, left, turn = [], count, 0
        flows = list(FIELDS)
        while left > 0:
            flow = flows[turn % len(flows)]
            policy = FORM_POLICIES[flow]
            events = [self.event(flow) for _ in range(min(left, 40))]
            groups.append({
                "kind": "form", "name": f"by chance {turn}", "flow": flow, "locale": self.random.choice(LOCALES + ASKED), "user": "anna",
                "policy": names[policy] if policy else None, "events": events})
            left -= len(events)
            turn += 1
        return groups

    def event(self, flow):
        roll, field = self.random.randrange(20), self.random.choice(FIELDS[flow])
        if roll < 8:
            return {"event": self.random.choice(["edit", "paste"]), "field": field, "text": self.random.choice(self.passwords)[:80]}
        if roll < 11:
            return {"event": self.random.choice(["focus", "reveal", "return"]), "field": field}
        if roll < 14:
            return {"event": self.random.choice(["appear", "submit", "submit", "tapOutside", "dismissAlert", "leave", "back"])}
        if roll < 16:
            return {"event": "locale", "tag": self.random.choice(LOCALES + ASKED)}
        if roll < 17 and flow in MODES:
            return {"event": "challenge", "mode": MODES[flow], "userName": "anna", "attemptsLeft": self.random.randrange(4)}
        if roll < 18:
            policy = self.policies[self.random.choice(self.usable)]
            return {"event": "policy", "json": Path(policy["file"]).read_bytes().decode()}
        return {"event": "answer", **self.random.choice([
            {"kind": "accepted"}, {"kind": "network"}, {"kind": "wrongCurrentPassword"}, {"kind": "noSession"},
            {"kind": "success", "message": "Fertig – تم"}, {"kind": "status", "status": 153, "message": "Zu oft"},
            {"kind": "error", "code": 45, "message": ""}, {"kind": "cognito", "error": "LimitExceededException"}])}

    # MARK: Catalogues

    def lint(self, count):
        """The catalogues of the repository as they are, and changed by chance."""
        places = [ROOT / "Fuzzing" / "Seeds", *sorted((ROOT / "Tests").glob("*/Fixtures")), ROOT / "Locales"]
        files = [file for place in places for file in sorted(place.rglob("*")) if file.suffix in CATALOGS or "i18next" in file.parts]
        files = [file for file in files if file.is_file()]
        base = self.folder / "catalogs" / "en.xliff"
        base.write_bytes((ROOT / "Locales" / "en.xliff").read_bytes())
        groups = []
        for file in files:
            group = self.document(file, file.read_bytes().replace(MARK, b""))
            if file.parent.name == "Locales" and file.stem != "en":
                group["base"] = str(base)
            groups.append(group)
        self.random.shuffle(groups)
        small = [file for file in files if file.stat().st_size < 20_000]
        groups = groups[: max(1, count * 3 // 5)]
        while len(groups) < count:
            file = self.random.choice(small)
            groups.append(self.document(file, self.changed(file.read_bytes().replace(MARK, b""))))
        return groups

    def document(self, file, content):
        # Not a path of the disk: nothing beside it is read.
        name = "/".join(("documents", *file.relative_to(ROOT).parts[-3:]))
        return {"kind": "lint", "name": name, "bytes": base64.b64encode(content).decode()}

    def changed(self, content):
        for _ in range(1 + self.random.randrange(3)):
            place = self.random.randrange(len(content) + 1)
            end = place + 1 + self.random.randrange(40)
            kind = self.random.randrange(5)
            if kind == 0:
                content = content[:place] + content[end:]
            elif kind == 1:
                content = content[:end] + content[place:]
            else:
                content = content[:place] + self.random.choice(PIECES) + content[place:]
        return content


def rule_ids(text):
    """The ids of the rules of a policy in the native format."""
    try:
        return [rule["rule"] for rule in json.loads(text)["rules"]]
    except (ValueError, KeyError, TypeError):
        return []


def rules_alone(policies):
    """Every rule of the policies of the vectors, in the words of the first policy that has it."""
    found = {}
    for policy in policies:
        if not policy["isLoaded"] or "file" in policy:
            continue
        try:
            rules = json.loads(policy["json"].lstrip("\ufeff"))["rules"]
        except (ValueError, KeyError, TypeError):
            continue
        for rule in rules:
            # The numbers of the first policies are 1: a typical one says more.
            if isinstance(rule, dict) and policy["name"] not in ("numbers-1", "numbers-2", "most-1"):
                found.setdefault(rule["rule"], rule)
    return [(f"alone-{name}", rule) for name, rule in sorted(found.items())]


def library_texts(known, style):
    if known is None:
        return None
    return {"locale": known["locale"], "direction": known["direction"], "summary": known["summary"], "texts": known[style]}


def cut(groups, count):
    """As many groups as have so many questions; the last one is shortened."""
    chosen, left = [], count
    for group in groups:
        if left <= 0:
            break
        if size(group) > left:
            lists = [key for key in ("passwords", "locales", "events", "library") if key in group]
            group = {**group, **{key: group[key][:left] for key in lists}}
        chosen.append(group)
        left -= size(group)
    return chosen


def is_text(value):
    """Whether UTF-8 can hold all of it: there are no lone surrogates."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
        return True
    except UnicodeEncodeError:
        return False


if __name__ == "__main__":
    main()
