#!/usr/bin/env bash
# Runs every command that README and the pages of Documentation show in a ```console block ("$ command", then what it prints) and
# compares the output. WATCHWORD names a command that is built already.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${WATCHWORD:-}" ]; then
  # shellcheck disable=SC2086
  swift build ${SWIFT_BUILD_FLAGS:-} --product watchword >&2
  WATCHWORD=.build/debug/watchword
fi
folder=$(realpath "$(dirname "$WATCHWORD")")
export PATH="$folder:$PATH" LC_ALL=C.UTF-8 NO_COLOR=1

exec python3 - <<'PYTHON'
import pathlib
import re
import subprocess
import sys

PAGES = ["README.md", *sorted(map(str, pathlib.Path("Documentation").rglob("*.md")))]

passed = failed = 0
for page in PAGES:
    blocks = re.findall(r"^( *)```console\n(.*?)^\1```", pathlib.Path(page).read_text("utf-8"), re.S | re.M)
    for indent, block in blocks:
        block = re.sub(f"^{indent}", "", block, flags=re.M)
        for example in re.split(r"^(?=\$ )", block, flags=re.M):
            if not example.strip():
                continue
            command, _, expected = example[2:].partition("\n")
            run = subprocess.run(command, shell=True, executable="/bin/bash", capture_output=True, text=True)
            found = run.stdout + run.stderr
            if found.strip() == expected.strip():
                passed += 1
            else:
                failed += 1
                print(f"{page} shows for: {command}\n{expected}\nbut it prints:\n{found}")
print(f"README and pages: {passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
PYTHON
