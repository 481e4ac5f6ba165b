#!/usr/bin/env python3
"""Writes the fixture of CLDR's own plural samples (@integer and @decimal of plurals.xml and ordinals.xml).

    apt-get install unicode-cldr-core
    Scripts/generate-cldr-samples.py [FOLDER]

FOLDER contains plurals.xml and ordinals.xml; by default Debian's (CLDR 41 in Debian 12). Ranges are kept as in CLDR.
"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIXTURE = ROOT / "Tests" / "LocalizationTests" / "Fixtures" / "cldr" / "plural-samples.txt"
FOLDER = "/usr/share/unicode/cldr/common/supplemental"


def samples(rule):
    parts = rule.split("@")[1:]
    return " ".join(part.split(" ", 1)[1].replace(", …", "").replace(", ", " ").strip() for part in parts)


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER)
    lines = ["# CLDR plurals.xml and ordinals.xml as in Debian's unicode-cldr-core 41"]
    for kind, name in (("cardinal", "plurals.xml"), ("ordinal", "ordinals.xml")):
        for rules in ElementTree.parse(folder / name).getroot().iter("pluralRules"):
            lines.append(f"{kind}\t{rules.get('locales').replace('_', '-')}")
            for rule in rules.iter("pluralRule"):
                lines.append(f"{rule.get('count')}\t{samples(rule.text)}")
    FIXTURE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} lines")


if __name__ == "__main__":
    main()
