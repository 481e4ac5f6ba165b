#!/usr/bin/env python3
"""Generates the CLDR tables of Sources/Engine/Localization/CLDR/Data from the CLDR data in the PyPI package `babel` and from
IANA's language subtag registry in the PyPI package `language-tags`; and the quotation marks and letters in
Sources/Engine/Linting/Languages, which babel lacks, from the ICU in the PyPI package `pyicu-wheels`.

    Scripts/generate-cldr.py              installs the pinned versions into a temporary environment and writes the files
    Scripts/generate-cldr.py --check      writes nothing; fails if a file is out of date

The output depends only on the pinned versions; `swift format` formats it.
"""

import argparse
import os
import pickle
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

BABEL = "2.18.0"
CLDR = "47"
LANGUAGE_TAGS = "1.3.2"
# The ICU of this package has the data of the same CLDR version.
PYICU = "2.15.2"
ICU = "77.1"
REGISTRY = "2024-05-16"
ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Sources" / "Engine" / "Localization" / "CLDR" / "Data"
LINTING = ROOT / "Sources" / "Engine" / "Linting" / "Languages"

# Data that babel's files lack. The tests check each entry against data that does not come from babel.
#
# Languages with plural rules (CLDR, supplemental/plurals.xml) but without locale data, each with another language that
# has the same rules. The deprecated mo, sh and tl are canonicalised before the lookup.
CARDINALS_LIKE = {"ars": "ar", "guw": "ln", "nah": "af", "smi": "se"}
# minimumGroupingDigits (CLDR, main/*.xml), which babel drops.
MINIMUM_GROUPING_DIGITS = {
    "be": 2, "bg": 2, "es": 2, "es-419": 1, "es-PH": 2, "et": 2, "hu": 2, "ia": 2, "ie": 2, "it": 2, "ka": 2,
    "lv": 2, "pl": 2, "pt-PT": 2, "pt-AO": 1, "ru-UA": 2, "sl": 2, "sq": 2, "ee": 3,
}
# Symbols with draft="contributed" (CLDR, main/*.xml), which babel drops like unconfirmed ones: group, minus sign.
CONTRIBUTED_SYMBOLS = {
    "az-Cyrl": (".", "-"), "de-AT": ("\u00a0", "-"), "ff-Adlm": ("\u2e41", "-"), "fr-MA": (".", "-"), "fur": (".", "-"),
    "ksh": ("\u00a0", "\u2212"), "lmo": ("\u2019", "-"), "nds": (".", "-"), "oc": ("\u00a0", "-"),
    "os": ("\u00a0", "-"), "prg": ("\u00a0", "-"), "szl": ("\u00a0", "-"), "vmw": (".", "-"), "wae": ("\u2019", "-"),
}
# Decimal patterns that babel includes although they are unconfirmed (draft="unconfirmed").
UNCONFIRMED_PATTERNS = {"dv"}

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--installed", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if not arguments.installed:
        return run_in_environment(arguments)
    files = {name: formatted(text) for name, text in generate().items()}
    stale = [name for name, text in files.items() if read(path(name)) != text]
    if arguments.check:
        for name in stale:
            print(f"{name} differs from what Scripts/generate-cldr.py writes", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        path(name).write_text(files[name], encoding="utf-8")
    print(f"{len(files)} files, {len(stale)} of them changed")
    return 0


def run_in_environment(arguments):
    with tempfile.TemporaryDirectory() as directory:
        venv.create(directory, with_pip=True)
        python = os.path.join(directory, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", f"babel=={BABEL}", f"language-tags=={LANGUAGE_TAGS}",
                        f"pyicu-wheels=={PYICU}"], check=True)
        command = [python, __file__, "--installed"] + (["--check"] if arguments.check else [])
        return subprocess.run(command).returncode


def path(name):
    return (LINTING if name in LINTING_FILES else OUTPUT) / name


def formatted(text):
    """Returns the text in the project's format, from which only the plural rules' long conditions differ."""
    command = ["swift", "format", "format", "--configuration", str(ROOT / ".swift-format")]
    return subprocess.run(command, input=text, capture_output=True, check=True, text=True).stdout


def read(path):
    return path.read_text(encoding="utf-8") if path.exists() else None


# Locales and their inheritance: the algorithm of LocaleMatcher.chain


def bcp47(name):
    parts = name.split("_")
    for index, part in enumerate(parts):
        if index > 0 and len(part) > 4:
            parts[index] = part.lower()
    return "-".join(parts)


class Locales:
    def __init__(self):
        from babel import localedata
        from babel.core import get_global

        assert get_global("cldr")["version"] == CLDR, get_global("cldr")
        self.likely = {bcp47(key): bcp47(value) for key, value in get_global("likely_subtags").items()}
        self.parents = {bcp47(key): bcp47(value) for key, value in get_global("parent_exceptions").items()}
        self.aliases = {bcp47(key): bcp47(value) for key, value in get_global("language_aliases").items()}
        self.regions = get_global("territory_aliases")
        self.data = {
            bcp47(name): localedata.LocaleDataDict(localedata.load(name))
            for name in sorted(localedata.locale_identifiers() + ["root"])
        }
        self.names = sorted(name for name in self.data if name != "root")
        # The languages with plural rules in CLDR: for other languages, the data loaded above has those of the root.
        self.counted = set()
        for name in localedata.locale_identifiers():
            with open(localedata.resolve_locale_filename(name), "rb") as file:
                if "plural_form" in pickle.load(file):
                    self.counted.add(bcp47(name))

    def likely_script(self, language, region=None):
        found = self.likely.get(f"{language}-{region}") or self.likely.get(language)
        return found.split("-")[1] if found else None

    def parent(self, tag):
        if tag in self.parents:
            return self.parents[tag]
        parts = tag.split("-")
        if len(parts) == 1:
            return "root"
        if len(parts[-1]) > 3 and len(parts[-1]) != 4:
            return "-".join(parts[:-1])
        language = parts[0]
        script = parts[1] if len(parts[1]) == 4 else None
        region = parts[-1] if len(parts[-1]) < 4 else None
        if region and script:
            return f"{language}-{script}"
        if region:
            local, usual = self.likely_script(language, region), self.likely_script(language)
            return language if local == usual else f"{language}-{local}-{region}"
        return language if script == self.likely_script(language) else "root"

    def inherited(self, tag, values):
        """Returns the value that `tag` would inherit without its own entry."""
        parent = self.parent(tag)
        while parent != "root" and parent not in values:
            parent = self.parent(parent)
        return values.get(parent, values["root"])

    def own(self, values):
        """Returns the entries that differ from what they would inherit; `values` maps every locale and root."""
        kept = {"root": values["root"]}
        for tag in sorted((t for t in values if t != "root"), key=lambda t: (self.depth(t), t)):
            if self.inherited(tag, kept) != values[tag]:
                kept[tag] = values[tag]
        return kept

    def depth(self, tag):
        depth = 0
        while tag != "root":
            tag, depth = self.parent(tag), depth + 1
        return depth


# Swift text


def header(source, type_name, comment, body):
    return (
        f"// Generated by Scripts/generate-cldr.py from CLDR {CLDR} (PyPI babel {BABEL}): {source}.\n"
        "// Do not edit. Data of Unicode, Inc. under the Unicode License V3: see NOTICE.\n\n"
        f"/// {comment}\nenum {type_name} {{\n{body}}}\n"
    )


def escaped(text):
    import unicodedata

    out = []
    for character in text:
        if character in '"\\' or (character != " " and unicodedata.category(character)[0] in "CZ"):
            out.append("\\" + character if character in '"\\' else "\\u{%X}" % ord(character))
        else:
            out.append(character)
    return "".join(out)


def wrapped(pieces, width=112):
    """Returns the lines of a multi-line literal, broken only between pieces."""
    lines, line = [], ""
    for piece in pieces:
        if line and len(line) + len(piece) > width:
            lines.append(line)
            line = ""
        line += piece
    lines.append(line)
    return lines


def literal(name, comment, pieces, raw=False):
    hash_mark = "#" if raw else ""
    lines = wrapped(pieces)
    text = f'  /// {comment}\n  static let {name}: StaticString = {hash_mark}"""\n'
    text += f"\\{hash_mark}\n".join("    " + line for line in lines)
    return text + f'\n    """{hash_mark}\n'


def keyed_sets(kept):
    """Returns the distinct values (root's first), each with its tags."""
    sets = [kept["root"]]
    for tag in sorted(kept):
        if kept[tag] not in sets:
            sets.append(kept[tag])
    tags = [[tag for tag in sorted(kept) if kept[tag] == value and tag != "root"] for value in sets]
    return sets, tags


def key_pieces(groups):
    pieces = []
    for tags in groups:
        for index, tag in enumerate(tags):
            pieces.append(tag + (";" if index == len(tags) - 1 else " "))
        if not tags:
            pieces.append(";")
    return pieces


# Plural rules


class Rules:
    """The plural rules of one language for one kind of number: the categories with their conditions."""

    def __init__(self, rule):
        # Normalises the results of babel's parser, such as ('relation', ('in', operand, ranges)).
        self.conditions = []
        for category, node in sorted(rule.abstract, key=lambda item: CATEGORIES.index(item[0])):
            if category != "other":
                self.conditions.append((category, disjunction(node)))

    @property
    def key(self):
        return repr(self.conditions)


def disjunction(node):
    """Returns the condition as a list of conjunctions of relations (operand, modulus, negated, ranges)."""
    kind, arguments = node
    if kind == "or":
        return [part for argument in arguments for part in disjunction(argument)]
    return [conjunction(node)]


def conjunction(node):
    kind, arguments = node
    if kind == "and":
        return [part for argument in arguments for part in conjunction(argument)]
    negated = kind == "not"
    if negated:
        kind, arguments = arguments[0]
    assert kind == "relation", node
    _, operand, (_, ranges) = arguments
    modulus = None
    if operand[0] == "mod":
        operand, (_, (modulus,)) = operand[1]
    name = {"c": "e"}.get(operand[0], operand[0])
    return [(name, modulus, negated, tuple((low[1][0], high[1][0]) for low, high in ranges))]


def holds(relation, operands):
    name, modulus, negated, ranges = relation
    value = operands[name]
    if name == "n" and operands["t"] != 0:
        return negated
    if modulus:
        value %= modulus
    return any(low <= value <= high for low, high in ranges) != negated


def category_of(rules, operands):
    for category, conjunctions in rules.conditions:
        if any(all(holds(relation, operands) for relation in relations) for relations in conjunctions):
            return category
    return "other"


def whole(number):
    return dict(n=number, i=number, v=0, w=0, f=0, t=0, e=0)


def reach(rules):
    """Returns the categories reached by whole numbers below a million, by whole numbers, and by any numbers."""
    small = set(range(0, 2000)) | {step * factor + extra for step in (1000, 10000, 100000)
                                   for factor in range(1, 1000) for extra in (0, 1, 2, 3, 5, 11, 12)}
    small = {number for number in small if number < 1_000_000}
    large = {1_000_000 * factor + extra for factor in (1, 2, 3, 5, 10, 11, 20, 21, 100, 1000)
             for extra in range(0, 200)}
    below = {category_of(rules, whole(number)) for number in small}
    every = below | {category_of(rules, whole(number)) for number in large}
    anything = {category for category, _ in rules.conditions} | {"other"}
    bits = [sum(1 << CATEGORIES.index(category) for category in group) for group in (below, every, anything)]
    return bits[0] | bits[1] << 8 | bits[2] << 16


def swift_relation(relation, integers):
    """Returns the relation as a Swift condition, `True` or `False`; integers have no fraction and no exponent."""
    name, modulus, negated, ranges = relation
    if integers and name not in "ni":
        return any(low <= 0 <= high for low, high in ranges) != negated
    variable = {"n": "i", "i": "i"}.get(name, name) if integers else ("o.i" if name in "ni" else f"o.{name}")
    if modulus:
        variable = f"{variable} % {modulus}"
    tests = [f"{variable} == {low}" if low == high else f"({low}...{high}).contains({variable})"
             for low, high in ranges]
    text = " || ".join(tests)
    if name == "n" and not integers:
        text = f"o.isWhole && ({text})" if len(tests) > 1 else f"o.isWhole && {text}"
        return f"!({text})" if negated else text
    if negated and len(tests) == 1 and ranges[0][0] == ranges[0][1]:
        return f"{variable} != {ranges[0][0]}"
    return f"!({text})" if negated else (f"({text})" if len(tests) > 1 else text)


def swift_conditions(conjunctions, integers):
    """Returns the conditions of one category, one per conjunction; empty if the category is unreachable."""
    found = []
    for relations in conjunctions:
        tests = [swift_relation(relation, integers) for relation in relations]
        if False in tests:
            continue
        tests = [test for test in tests if test is not True]
        condition = ", ".join(tests) or "true"
        if condition not in found:
            found.append(condition)
    return found


def languages_with(kinds, rules):
    """Returns a comment with the languages that have these rules, at most eight of a kind."""
    parts = []
    for kind, known in kinds.items():
        tags = sorted(tag for tag in known if known[tag].key == rules.key)
        if tags:
            parts.append(("ordinals: " if kind == "ordinal" else "") + " ".join(tags[:8]) + (" …" if len(tags) > 8 else ""))
    return "; ".join(parts)


def swift_switch(sets, kinds, integers):
    parameter = "i: UInt64" if integers else "o: PluralOperands"
    comment = "whole number with this absolute value" if integers else "number with these operands"
    text = f"  /// The category of the {comment} by the rules with this index.\n"
    text += f"  static func category(_ rules: UInt8, _ {parameter}) -> PluralCategory {{\n    switch rules {{\n"
    cases = {}
    for index, rules in enumerate(sets):
        lines = []
        for category, conjunctions in rules.conditions:
            for condition in swift_conditions(conjunctions, integers):
                lines.append(f"      if {condition} {{ return .{category} }}")
        if lines:
            cases.setdefault("\n".join(lines), []).append(index)
    for body, indices in cases.items():
        languages = "; ".join(filter(None, (languages_with(kinds, sets[index]) for index in indices)))
        text += f"    case {', '.join(map(str, indices))}:\n      // {languages}\n{body}\n"
    return text + "    default: break\n    }\n    return .other\n  }\n"


def plural_file(locales):
    kinds = {}
    for kind, attribute in (("cardinal", "plural_form"), ("ordinal", "ordinal_form")):
        rules = {}
        for tag in locales.names:
            parts = tag.split("-")
            # Plural data inherits by truncation (parentLocales component="plurals"): only pt-PT has its own rules.
            if len(parts) == 1 or tag == "pt-PT":
                found = locales.data[tag].get(attribute)
                if found is not None:
                    rules[tag] = Rules(found)
        kinds[kind] = rules
    kinds["cardinal"].update(
        {tag: kinds["cardinal"][other] for tag, other in CARDINALS_LIKE.items() if other in kinds["cardinal"]})
    root = Rules(type("Root", (), {"abstract": []})())
    sets = [root]
    for kind in kinds.values():
        for tag in sorted(kind):
            if kind[tag].key not in [known.key for known in sets]:
                sets.append(kind[tag])
    body = ""
    for kind, rules in kinds.items():
        used = [(index, [tag for tag in sorted(rules) if rules[tag].key == known.key]) for index, known in
                enumerate(sets)]
        # Of the languages that only have `other`, only those for which CLDR states it.
        used[0] = (0, [tag for tag in used[0][1] if kind == "cardinal" and tag in locales.counted])
        used = [(index, tags) for index, tags in used if tags]
        body += literal(f"{kind}Keys", f"The languages with {kind} rules, a group for each set of rules.",
                        key_pieces([tags for _, tags in used]))
        body += literal(f"{kind}Rules", f"For each group of `{kind}Keys` the index of its rules, from `firstRules` on.",
                        [chr(FIRST_RULES + index) for index, _ in used], raw=True)
        body += "\n"
    body += f"  /// The byte that stands for rules 0.\n  static let firstRules: UInt8 = {FIRST_RULES}\n\n"
    body += "  /// The categories that whole numbers below a million reach (bits 0 to 5), those that whole numbers\n"
    body += "  /// reach (from bit 8) and those that any number reaches (from bit 16).\n"
    body += "  static func reach(_ rules: UInt8) -> UInt32 {\n    switch rules {\n"
    masks = {}
    for index, rules in enumerate(sets):
        masks.setdefault(reach(rules), []).append(index)
    default = reach(root)
    for mask, indices in masks.items():
        if mask != default:
            for line_start in range(0, len(indices), 24):
                chunk = indices[line_start:line_start + 24]
                body += f"    case {', '.join(map(str, chunk))}: 0x{mask:06X}\n"
    body += f"    default: 0x{default:06X}\n    }}\n  }}\n\n"
    body += swift_switch(sets, kinds, integers=True) + "\n" + swift_switch(sets, kinds, integers=False)
    return header("plurals.xml, ordinals.xml", "PluralRulesData", "The plural rules of all languages.", body)


FIRST_RULES = 0x24


# Numbers


def separators(locales, tag, system):
    """Returns the group separator and the minus sign of a numbering system, before adding the data that babel drops."""
    data = locales.data[tag]
    symbols = data["number_symbols"].get(system) or data["number_symbols"]["latn"]
    root = locales.data["root"]["number_symbols"]
    fallback = root.get(system) or {}
    group = symbols.get("group") or fallback.get("group") or root["latn"]["group"]
    minus = symbols.get("minusSign") or fallback.get("minusSign") or root["latn"]["minusSign"]
    return group, minus


def number_symbols(locales, tag):
    data = locales.data[tag]
    system = data["default_numbering_system"]
    group, minus = separators(locales, tag, system)
    group, minus = nearest(locales, tag, CONTRIBUTED_SYMBOLS, (group, minus))
    data = locales.data["root"] if nearest(locales, tag, {name: True for name in UNCONFIRMED_PATTERNS}, False) else data
    pattern = data["decimal_formats"][None].pattern.split(";")[0].split(".")[0]
    groups = [len(part) for part in pattern.split(",")][1:]
    primary = groups[-1] if groups else 0
    secondary = groups[-2] if len(groups) > 1 else primary
    return system, group, minus, primary, secondary


def nearest(locales, tag, values, default):
    """Returns the value of the tag or of its nearest parent that has one."""
    while tag != "root":
        if tag in values:
            return values[tag]
        tag = locales.parent(tag)
    return default


# The zero of each numbering system with consecutive digits (CLDR, supplemental/numberingSystems.xml).
ZEROS = {
    "adlm": 0x1E950, "ahom": 0x11730, "arab": 0x660, "arabext": 0x6F0, "bali": 0x1B50, "beng": 0x9E6, "bhks": 0x11C50,
    "brah": 0x11066, "cakm": 0x11136, "cham": 0xAA50, "deva": 0x966, "diak": 0x11950, "fullwide": 0xFF10,
    "gara": 0x10D40, "gong": 0x11DA0, "gonm": 0x11D50, "gujr": 0xAE6, "gukh": 0x16130, "guru": 0xA66, "hmng": 0x16B50,
    "hmnp": 0x1E140, "java": 0xA9D0, "kali": 0xA900, "kawi": 0x11F50, "khmr": 0x17E0, "knda": 0xCE6, "krai": 0x16D70,
    "lana": 0x1A80, "lanatham": 0x1A90, "laoo": 0xED0, "latn": 0x30, "lepc": 0x1C40, "limb": 0x1946,
    "mathbold": 0x1D7CE, "mathdbl": 0x1D7D8, "mathmono": 0x1D7F6, "mathsanb": 0x1D7EC, "mathsans": 0x1D7E2,
    "mlym": 0xD66, "modi": 0x11650, "mong": 0x1810, "mroo": 0x16A60, "mtei": 0xABF0, "mymr": 0x1040,
    "mymrepka": 0x116DA, "mymrpao": 0x116D0, "mymrshan": 0x1090, "mymrtlng": 0xA9F0, "nagm": 0x1E4F0, "newa": 0x11450,
    "nkoo": 0x7C0, "olck": 0x1C50, "onao": 0x1E5F1, "orya": 0xB66, "osma": 0x104A0, "outlined": 0x1CCF0,
    "rohg": 0x10D30, "saur": 0xA8D0, "segment": 0x1FBF0, "shrd": 0x111D0, "sind": 0x112F0, "sinh": 0xDE6,
    "sora": 0x110F0, "sund": 0x1BB0, "sunu": 0x11BF0, "takr": 0x116C0, "talu": 0x19D0, "tamldec": 0xBE6,
    "telu": 0xC66, "thai": 0xE50, "tibt": 0xF20, "tirh": 0x114D0, "tnsa": 0x16AC0, "tols": 0x11DE0, "vaii": 0xA620,
    "wara": 0x118E0, "wcho": 0x1E2F0,
}

# The numbering systems with their own symbols (CLDR, main/root.xml); all others use those of latn.
SYSTEMS_WITH_SYMBOLS = ["latn", "arab", "arabext"]


def symbols_of_systems(locales, own):
    """Returns the separators of numbering systems other than the default one that NumberSymbols.symbols(for:) would not
    find: pairs of a key such as fa-u-nu-latn and its symbols; und represents the root."""
    kept = {}
    for system in SYSTEMS_WITH_SYMBOLS:
        if system != "latn":
            kept[f"und-u-nu-{system}"] = separators(locales, "root", system)
        for tag in sorted(locales.names, key=lambda tag: (locales.depth(tag), tag)):
            if locales.data[tag]["default_numbering_system"] == system:
                continue
            step, found = tag, None
            while step != "root" and found is None:
                found = kept.get(f"{step}-u-nu-{system}")
                if found is None and step in own and own[step][0] == system:
                    found = own[step][1:3]
                step = locales.parent(step)
            wanted = separators(locales, tag, system)
            if (found or kept.get(f"und-u-nu-{system}") or own["root"][1:3]) != wanted:
                kept[f"{tag}-u-nu-{system}"] = wanted
    return {key: (key.split("-")[-1], *marks, 3, 3, 1) for key, marks in kept.items()}


def packed(text):
    data = text.encode()
    assert 0 < len(data) <= 8, text
    return f"PackedText(0x{int.from_bytes(data, 'little'):X}, {len(data)})"


def numbers_file(locales):
    values = {
        tag: number_symbols(locales, tag) + (nearest(locales, tag, MINIMUM_GROUPING_DIGITS, 1),)
        for tag in locales.names + ["root"]
    }
    own = locales.own(values)
    sets, tags = keyed_sets({**own, **symbols_of_systems(locales, own)})
    body = literal("keys", "The locales with symbols of their own, a group for each set of symbols. A key with -u-nu- is for\n"
                   "  /// the separators of another numbering system than the locale's default one.", key_pieces(tags))
    body += literal("systems", "The numbering systems.", [name + ";" for name in ZEROS])
    body += literal("zeros", "The digit 0 of each of `systems`.", [chr(zero) + ";" for zero in ZEROS.values()])
    body += "\n  /// The set of symbols with this index; 0 are those of the root.\n"
    body += "  static func symbols(_ set: Int) -> NumberSymbols {\n    switch set {\n"
    for index, (system, group, minus, primary, secondary, minimum) in enumerate(sets):
        zero = chr(ZEROS[system])
        assert (ord(zero) & 0x3F) <= 54
        arguments = [f"zero: {packed(zero)}"] if system != "latn" else []
        arguments.append(f"group: {packed(group)}")
        arguments += [f"minus: {packed(minus)}"] if minus != "-" else []
        arguments += [f"primary: {primary}"] if primary != 3 else []
        arguments += [f"secondary: {secondary}"] if secondary != 3 else []
        arguments += [f"minimum: {minimum}"] if minimum != 1 else []
        label = "default" if index == 0 else f"case {index}"
        line = f"    {label}: NumberSymbols({', '.join(arguments)})\n"
        if len(line) > 120:
            line = f"    {label}:\n      NumberSymbols(\n        {', '.join(arguments)})\n"
        if index == 0:
            last = line
        else:
            body += line
    body += last + "    }\n  }\n"
    return header("main/*.xml, numberingSystems.xml", "NumberSymbolsData",
                  "Digits, separators, signs and grouping of all locales.", body)


# Lists


def list_field(pattern):
    assert pattern.startswith("{0}") and pattern.count("{1}") == 1 and not set("|~;") & set(pattern), pattern
    separator, tail = pattern[3:].split("{1}")
    return separator + ("~" + tail if tail else "")


def list_text(data):
    patterns = data["list_patterns"]["standard"]
    pair, start, middle, end = (list_field(patterns[key]) for key in ("2", "start", "middle", "end"))
    assert pair and start and middle and end
    fields = [pair, "" if start == ", " else start, "" if middle == start else middle, "" if end == pair else end]
    return "|".join(fields).rstrip("|")


def lists_file(locales):
    values = {tag: list_text(locales.data[tag]) for tag in locales.names + ["root"]}
    sets, tags = keyed_sets(locales.own(values))
    body = literal("keys", "The locales with list patterns of their own, a group for each set of patterns.",
                   key_pieces(tags))
    body += "\n" + literal("patterns", "For each group of `keys` its patterns: see `ListPatterns`.",
                           [escaped(value) + ";" for value in sets])
    return header("main/*.xml, listPattern of type standard", "ListPatternsData", "The list patterns of all locales.",
                  body)


# Likely subtags, parents, aliases


def fixed(text, width):
    assert len(text) <= width, text
    return text.ljust(width)


def gaps(languages):
    out, previous = "", -1
    for language in sorted(languages):
        number = 0
        for letter in language:
            number = number * 26 + ord(letter) - 97
        high, low = divmod(number - previous - 1, 63)
        digits = ""
        while high:
            high, digit = divmod(high, 29)
            digits = chr(0x23 + digit) + digits
        out += digits + chr(0x40 + low)
        previous = number
    return out


def likely_file(locales):
    tables = {name: [] for name in ("languages", "languageScripts", "languageRegions", "scripts", "regions",
                                    "scriptRegions")}
    rare = {}
    common = {tag.split("-")[0] for tag in locales.names}
    for key, value in sorted(locales.likely.items()):
        parts, (language, script, region) = key.split("-"), value.split("-")
        if key == "und":
            assert value == "en-Latn-US"
        elif parts[0] != "und":
            assert parts[0] == language
            if len(parts) == 1 and (len(language) == 2 or language in common):
                tables["languages"].append(fixed(language, 3) + script + fixed(region, 3))
            elif len(parts) == 1:
                rare.setdefault((script, region), []).append(language)
            elif len(parts[1]) == 4:
                assert len(parts) == 2 and parts[1] == script
                tables["languageScripts"].append(fixed(language, 3) + script + fixed(region, 3))
            else:
                assert len(parts) == 2 and parts[1] == region
                tables["languageRegions"].append(fixed(language, 3) + fixed(region, 3) + script)
        elif len(parts) == 3:
            assert parts[1:] == [script, region]
            tables["scriptRegions"].append(script + fixed(region, 3) + fixed(language, 3))
        elif len(parts[1]) == 4:
            assert parts[1] == script
            tables["scripts"].append(script + fixed(language, 3) + fixed(region, 3))
        else:
            assert parts[1] == region
            tables["regions"].append(fixed(region, 3) + fixed(language, 3) + script)
    comments = {
        "languages": "Language, script and region (3, 4 and 3 bytes).",
        "languageScripts": "Language and script (3 and 4 bytes) with their region.",
        "languageRegions": "Language and region (3 bytes each) with their script.",
        "scripts": "Script (4 bytes) with its language and region (3 bytes each).",
        "regions": "Region (3 bytes) with its language and script (3 and 4 bytes).",
        "scriptRegions": "Script and region (4 and 3 bytes) with their language.",
    }
    body = "\n".join(literal(name, comments[name], sorted(records)) for name, records in tables.items())
    pieces = []
    for (script, region), languages in sorted(rare.items()):
        pieces += [f"!{script}{fixed(region, 3)}"] + [gaps(languages)[at:at + 96] for at in
                                                    range(0, len(gaps(languages)), 96)]
    body += "\n" + literal("rareLanguages", "The other languages, grouped by script and region: see `LikelySubtags`.",
                           pieces, raw=True)
    return header("likelySubtags.xml", "LikelySubtagsData", "What CLDR adds to incomplete tags.", body)


def maximized(locales, language, script, region):
    keys = [[language, script], [language, region], [language]]
    found = next((locales.likely["-".join(key)] for key in keys if all(key) and "-".join(key) in locales.likely), None)
    if not found or (script and region):
        return (language, script, region) if script and region else None
    _, likely_script, likely_region = found.split("-")
    return language, script or likely_script, region or likely_region


def minimized(locales, tag):
    """Returns the shortest tag with the same likely subtags, like LanguageTag.minimized()."""
    parts = tag.split("-")
    language = parts[0]
    script = next((part for part in parts[1:] if len(part) == 4), None)
    region = next((part for part in parts[1:] if len(part) < 4), None)
    full = maximized(locales, language, script, region)
    assert full, tag
    for trial in ((language, None, None), (language, None, full[2]), (language, full[1], None)):
        if maximized(locales, *trial) == full:
            return "-".join(part for part in trial if part)
    return "-".join(full)


def known_locales_file(locales):
    import json
    from importlib.resources import files

    folder = files("language_tags") / "data" / "json"
    assert json.loads((folder / "meta.json").read_text())["File-Date"] == REGISTRY
    variants = set()
    for record in json.loads((folder / "registry.json").read_text()):
        if record["Type"] == "variant":
            # A variant without a prefix (`simple`, `fonipa`) would turn many words into language tags.
            variants |= {f"{prefix.split('-')[0]}-{record['Subtag']}" for prefix in record.get("Prefix", [])}
    plain = [tag for tag in locales.names if all(len(part) <= 4 for part in tag.split("-"))]
    body = literal("locales", "The locales that CLDR has data for, without variants, each with the fewest subtags.",
                   key_pieces([sorted({minimized(locales, tag) for tag in plain})]))
    body += "\n" + literal("variants", "The variants, each after each language for which it is registered.",
                           key_pieces([sorted(variants)]))
    source = f"main/*.xml, and from IANA's registry of {REGISTRY} (PyPI language-tags {LANGUAGE_TAGS})"
    return header(source, "KnownLocalesData", "The locales and variants that there are.", body)


def groups_by_value(mapping):
    groups = {}
    for key, value in sorted(mapping.items()):
        groups.setdefault(value, []).append(key)
    return sorted(groups.items())


def parents_file(locales):
    parents = {child: parent for child, parent in locales.parents.items() if parent != "root"}
    groups = groups_by_value(parents)
    body = literal("children", "The tags with a parent that is not theirs by truncation, a group for each parent.",
                   key_pieces([tags for _, tags in groups]))
    body += "\n" + literal("parents", "The parent of each group of `children`.", [value + ";" for value, _ in groups])
    return header("parentLocales", "ParentLocaleData", "The parents that CLDR names.", body)


def aliases_file(locales):
    compound = {key: value for key, value in locales.aliases.items() if "-" in value}
    simple = {key: value for key, value in locales.aliases.items() if "-" not in value}
    assert all(len(key) in (2, 3) and len(value) in (2, 3) for key, value in simple.items())
    regions = {key: parts for key, parts in locales.regions.items() if not (len(key) == 3 and key.isalpha())}
    single = {key: parts[0] for key, parts in regions.items() if len(parts) == 1}
    divided = {key: " ".join(parts) for key, parts in regions.items() if len(parts) > 1}
    compounds, divisions = groups_by_value(compound), groups_by_value(divided)
    body = literal("languages", "Deprecated language and its replacement (3 bytes each).",
                   sorted(fixed(key, 3) + fixed(value, 3) for key, value in simple.items()))
    body += "\n" + literal("compoundAliases", "The languages whose replacement has more than one subtag.",
                           key_pieces([tags for _, tags in compounds]))
    body += literal("compoundReplacements", "The replacement of each group of `compoundAliases`.",
                    [value + ";" for value, _ in compounds])
    body += "\n" + literal("regions", "Deprecated or numeric region and its replacement (3 bytes each).",
                           sorted(fixed(key, 3) + fixed(value, 3) for key, value in single.items()))
    body += "\n" + literal("dividedRegions", "The regions that were divided.",
                           key_pieces([tags for _, tags in divisions]))
    body += literal("regionParts", "The parts of each group of `dividedRegions`.",
                    [value + ";" for value, _ in divisions])
    return header("supplementalMetadata.xml", "LanguageAliasData", "What CLDR replaces in deprecated tags.", body)


# Quotation marks

LINTING_FILES = {"QuotationMarksData.swift", "ExemplarLettersData.swift"}


def quotation_marks(tag):
    """Returns the marks of a locale, in pairs; `None` if the usual pair is the root's, which may mean missing data, or
    consists of single marks, which look like apostrophes."""
    import icu

    if tag.replace("-", "_") not in icu.Locale.getAvailableLocales():
        return None
    kinds = icu.ULocaleDataDelimiterType
    data = icu.LocaleData(tag)
    marks = [data.getDelimiter(kind) for kind in (kinds.QUOTATION_START, kinds.QUOTATION_END,
                                                  kinds.ALT_QUOTATION_START, kinds.ALT_QUOTATION_END)]
    usual = all(len(mark) == 1 for mark in marks) and marks[:2] != ["\u201c", "\u201d"] and marks[0] not in "\u2018\u2019"
    return "".join(marks) if usual else None


def without_inherited(locales, value):
    """Returns the values of all locales that have one, unless it is that of a parent."""
    kept = {}
    for tag in sorted(locales.names, key=lambda tag: (locales.depth(tag), tag)):
        parent = locales.parent(tag)
        while parent != "root" and parent not in kept:
            parent = locales.parent(parent)
        found = value(tag)
        if found and kept.get(parent) != found:
            kept[tag] = found
    return kept


def quotation_marks_file(locales):
    import icu

    assert icu.ICU_VERSION == ICU, icu.ICU_VERSION
    kept = without_inherited(locales, quotation_marks)
    body = "  /// For each locale its marks: the usual pair, and the pair inside a quotation.\n"
    body += "  static let marks: [ExactText: String] = [\n"
    body += "".join(f'"{tag}": "{escaped(marks)}", ' for tag, marks in sorted(kept.items())) + "]\n"
    text = header("main/*.xml, delimiters", "QuotationMarksData", "The quotation marks of all locales.", body)
    text = text.replace(f"(PyPI babel {BABEL})", f"(ICU {ICU} in PyPI pyicu-wheels {PYICU})")
    return text.replace("\n\n/// The quot", "\n\nimport WatchwordBasics\n\n/// The quot", 1)


# Letters


def exemplar_letters(tag):
    """Returns the letters beyond ASCII in texts of a Latin-script locale: those of its alphabet, and those of foreign
    words. `None` for other scripts, and without data."""
    import icu

    if tag.replace("-", "_") not in icu.Locale.getAvailableLocales():
        return None
    data = icu.LocaleData(tag)
    kinds = icu.ULocaleDataExemplarSetType
    found = set()
    for kind in (kinds.ES_STANDARD, kinds.ES_AUXILIARY):
        found |= {each for each in data.getExemplarSet(0, kind) if len(each) == 1}
    letters = [each for each in found if each.isalpha() and ord(each) > 0x7F]
    if not {"a", "e", "i"} <= found or any(icu.Script.getScript(each).getShortName() != "Latn" for each in letters):
        return None
    return "".join(sorted(each for each in letters if each == each.lower()))


def exemplar_letters_file(locales):
    kept = without_inherited(locales, exemplar_letters)
    body = "  /// For each locale of the Latin script its small letters beyond ASCII.\n"
    body += "  static let letters: [ExactText: String] = [\n"
    body += "".join(f'"{tag}": "{escaped(letters)}", ' for tag, letters in sorted(kept.items())) + "]\n"
    text = header("main/*.xml, characters", "ExemplarLettersData", "The letters of all locales.", body)
    text = text.replace(f"(PyPI babel {BABEL})", f"(ICU {ICU} in PyPI pyicu-wheels {PYICU})")
    return text.replace("\n\n/// The letters", "\n\nimport WatchwordBasics\n\n/// The letters", 1)


def generate():
    locales = Locales()
    return {
        "PluralRulesData.swift": plural_file(locales),
        "NumberSymbolsData.swift": numbers_file(locales),
        "ListPatternsData.swift": lists_file(locales),
        "LikelySubtagsData.swift": likely_file(locales),
        "ParentLocaleData.swift": parents_file(locales),
        "LanguageAliasData.swift": aliases_file(locales),
        "KnownLocalesData.swift": known_locales_file(locales),
        "QuotationMarksData.swift": quotation_marks_file(locales),
        "ExemplarLettersData.swift": exemplar_letters_file(locales),
    }


if __name__ == "__main__":
    sys.exit(main())
