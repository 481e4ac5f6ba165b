#!/usr/bin/env python3
"""Makes a large catalogue, for measurements.

usage: make-large.py units COUNT OUTPUT
       make-large.py lines|line MEGABYTES OUTPUT INPUT.xliff…
       make-large.py xcstrings|xliff21|strings MEGABYTES OUTPUT INPUT.xliff

`units` is XLIFF 1.2 with many units in one <file>; `lines` has the <file> elements of real XLIFF 1.2 files, repeated until
the size is reached, and `line` the same in one line. The other formats have the texts of a file, repeated; keys get a
number, so that none occurs twice.
"""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import escape, quoteattr

NAMESPACE = "{urn:oasis:names:tc:xliff:document:1.2}"


UNIT = """<trans-unit id="screen.label.{0}">
<source>Delete the file {0} of %lld now</source>
<target state="translated">Die Datei {0} von %lld jetzt löschen</target>
<note>Shown on a button</note>
</trans-unit>
"""


def many_units(count):
    """Yields the parts of a file with this many units."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n'
    yield '<file original="a.strings" source-language="en" target-language="de" datatype="plaintext"><body>\n'
    yield from (UNIT.format(number) for number in range(1, count + 1))
    yield "</body></file>\n</xliff>\n"


def repeated(limit, end, paths):
    """Yields the parts of a file with the content of others, with `end` after each line."""
    content = ""
    for path in paths:
        with open(path, encoding="utf-8", newline="") as file:
            # Xcode writes each tag on a separate line.
            inner = re.sub(r"(?s)\A.*?\n[^\n]*<xliff [^\n]*\n", "", file.read(), count=1)
            content += re.sub(r"(?m)^.*</xliff>.*\n?", "", inner)
    content = content.replace("\n", end)
    yield f'<?xml version="1.0" encoding="UTF-8"?>{end}'
    yield f'<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">{end}'
    yield from [content] * -(-limit // len(content.encode()))
    yield f"</xliff>{end}"


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


def converted(kind, limit, path):
    """Yields the parts of a file of another format."""
    write, head, separator, tail = FORMATS[kind]
    texts = list(dict.fromkeys(units(path)))
    if kind == "xcstrings":
        texts = grouped(texts)
    yield head
    size, number = len(head), 0
    while size < limit:
        for key, *rest in texts:
            entry = (separator if number else "") + write(f"{key}.{number}", *rest)
            size += len(entry.encode())
            yield entry
            number += 1
            if size >= limit:
                break
    yield tail


def main():
    kind, amount, output, *inputs = sys.argv[1:] if len(sys.argv) > 3 else [None] * 3
    if kind == "units" and not inputs:
        parts = many_units(int(amount))
    elif kind in ("lines", "line") and inputs:
        parts = repeated(int(amount) * 1_000_000, "\n" if kind == "lines" else " ", inputs)
    elif kind in FORMATS and len(inputs) == 1:
        parts = converted(kind, int(amount) * 1_000_000, inputs[0])
    else:
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        sys.exit(2)
    with open(output, "w", encoding="utf-8", newline="") as file:
        file.writelines(parts)


main()
