#!/usr/bin/env python3
"""Makes a large catalogue of another format from an XLIFF 1.2 file, for measurements.

usage: make-large-catalogs.py xcstrings|xliff21|strings MEGABYTES INPUT.xliff OUTPUT

The texts of the file are repeated until the size is reached. Keys get a number, so that none occurs twice.
"""
import json
import sys
import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import escape, quoteattr

NAMESPACE = "{urn:oasis:names:tc:xliff:document:1.2}"


def units(path):
    """Yields the key, source, target and note of each unit that has a target, and its language."""
    language = "de"
    for event, element in ElementTree.iterparse(path, events=("start", "end")):
        if element.tag == NAMESPACE + "file":
            language = element.get("target-language", language)
            if event == "end":
                element.clear()
        if event == "end" and element.tag == NAMESPACE + "trans-unit":
            parts = [element.findtext(NAMESPACE + name) or "" for name in ("source", "target", "note")]
            if parts[0] and parts[1]:
                yield (element.get("id"), *parts, language)


def grouped(texts):
    """Groups the texts by key, as in string catalogues, with pairs of a language and a target."""
    groups = {}
    for key, source, target, note, language in texts:
        groups.setdefault((key, source), (note, {}))[1].setdefault(language, target)
    return [(key, source, list(targets.items()), note) for (key, source), (note, targets) in groups.items()]


def xcstring(key, source, targets, note):
    entry = {"comment": note} if note else {}
    entry["extractionState"] = "manual"
    entry["localizations"] = {
        name: {"stringUnit": {"state": "translated", "value": value}}
        for name, value in [("en", source)] + [pair for pair in targets if pair[0] != "en"]
    }
    lines = json.dumps(entry, ensure_ascii=False, indent=2, separators=(",", " : ")).replace("\n", "\n    ")
    return f"    {json.dumps(key, ensure_ascii=False)} : {lines}"


def xliff21(key, source, target, note, language):
    notes = f"\n      <notes>\n        <note>{escape(note)}</note>\n      </notes>" if note else ""
    return (
        f"    <unit id={quoteattr(key.replace(' ', '_'))}>{notes}\n      <segment state=\"translated\">\n"
        f"        <source>{escape(source)}</source>\n        <target>{escape(target)}</target>\n"
        "      </segment>\n    </unit>\n"
    )


def strings(key, source, target, note, language):
    def quoted(text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

    comment = f"/* {note.replace('*/', '* /')} */\n" if note else ""
    return f"{comment}{quoted(key)} = {quoted(target)};\n\n"


FORMATS = {
    "xcstrings": (
        xcstring,
        '{\n  "sourceLanguage" : "en",\n  "strings" : {\n',
        ",\n",
        '\n  },\n  "version" : "1.0"\n}\n',
    ),
    "xliff21": (
        xliff21,
        '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"'
        ' srcLang="en" trgLang="de">\n  <file id="f" original="Localizable.strings">\n',
        "",
        "  </file>\n</xliff>\n",
    ),
    "strings": (strings, "", "", ""),
}


def main():
    if len(sys.argv) != 5 or sys.argv[1] not in FORMATS:
        sys.exit(__doc__.split("\n\n")[1])
    write, head, separator, tail = FORMATS[sys.argv[1]]
    limit = int(sys.argv[2]) * 1_000_000
    texts = list(dict.fromkeys(units(sys.argv[3])))
    if sys.argv[1] == "xcstrings":
        texts = grouped(texts)
    with open(sys.argv[4], "w", encoding="utf-8", newline="") as file:
        size = file.write(head)
        number = 0
        while size < limit:
            for key, *rest in texts:
                entry = (separator if number else "") + write(f"{key}.{number}", *rest)
                size += len(entry.encode())
                file.write(entry)
                number += 1
                if size >= limit:
                    break
        file.write(tail)


main()
