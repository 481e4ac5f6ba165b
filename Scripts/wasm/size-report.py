#!/usr/bin/env python3
"""Reports what takes up space in watchword.wasm: by section and origin, and the largest functions and tables.

    Scripts/wasm/size-report.py [.build/wasm/watchword.map] | swift demangle --simplified

Scripts/build-wasm.sh writes the map. It contains what the linker wrote, before wasm-opt (if it is installed).
"""

import collections
import re
import sys

LINE = re.compile(r"\s*\S+\s+[0-9a-f]+\s+([0-9a-f]+)\s+(.*)")
SECTION = re.compile(r"(CODE|DATA|[A-Z]{4,})\b")
SYMBOL = re.compile(r"(\S+?):\((.*)\)")

section = ""
sections = collections.Counter()
origins = collections.Counter()
symbols = {"CODE": collections.Counter(), "DATA": collections.Counter()}
path = sys.argv[1] if len(sys.argv) > 1 else ".build/wasm/watchword.map"
with open(path, encoding="utf-8", errors="replace") as lines:
    for line in lines:
        match = LINE.match(line)
        if not match:
            continue
        size, what = int(match[1], 16), match[2].strip()
        if header := SECTION.fullmatch(what):
            section = header[1]
            sections[section] += size
        elif (symbol := SYMBOL.fullmatch(what)) and section in symbols and not symbol[2].startswith(".bss"):
            origins[section, symbol[1].split("/")[-1]] += size
            symbols[section][symbol[2][:120]] += size

for name, size in sections.most_common():
    print(f"{size:8} {name}")
for (name, origin), size in origins.most_common():
    print(f"{size:8} {name} of {origin}")
for name, counts in symbols.items():
    print(f"\nThe largest of {name}:")
    for symbol, size in counts.most_common(40):
        print(f"{size:8} {symbol}")
