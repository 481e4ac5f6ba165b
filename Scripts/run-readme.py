#!/usr/bin/env python3
"""Runs every command that README and the pages of Documentation show in a ```console block ("$ command", then what it prints)
and compares the output. <!-- project: NAME --> above a block runs it in Tests/Projects/NAME/files. PAGE selects pages:

    Scripts/run-readme.py [PAGE ...]

WATCHWORD names a command that is built already.
"""

import os
import pathlib
import re
import subprocess
import sys

os.chdir(pathlib.Path(__file__).resolve().parents[1])
WATCHWORD = os.environ.get("WATCHWORD")
if not WATCHWORD:
    flags = os.environ.get("SWIFT_BUILD_FLAGS", "").split()
    if status := subprocess.run(["swift", "build", *flags, "--product", "watchword"], stdout=sys.stderr).returncode:
        sys.exit(status)
    WATCHWORD = ".build/debug/watchword"
PAGES = sys.argv[1:] or ["README.md", *sorted(map(str, pathlib.Path("Documentation").rglob("*.md")))]
ENVIRONMENT = {
    **os.environ, "PATH": f"{pathlib.Path(WATCHWORD).parent.resolve()}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}

passed = failed = 0
for page in PAGES:
    text = pathlib.Path(page).read_text("utf-8")
    blocks = re.findall(r"^(?:<!-- project: (\S+) -->\n)?( *)```console\n(.*?)^\2```", text, re.S | re.M)
    for project, indent, block in blocks:
        folder = f"Tests/Projects/{project}/files" if project else "."
        block = re.sub(f"^{indent}", "", block, flags=re.M)
        for example in re.split(r"^(?=\$ )", block, flags=re.M):
            if not example.strip():
                continue
            command, _, expected = example[2:].partition("\n")
            run = subprocess.run(
                command, shell=True, executable="/bin/bash", capture_output=True, text=True, cwd=folder, env=ENVIRONMENT)
            found = run.stdout + run.stderr
            if found.strip() == expected.strip():
                passed += 1
            else:
                failed += 1
                print(f"{page} shows for: {command}\n{expected}\nbut it prints:\n{found}")
print(f"README and pages: {passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
