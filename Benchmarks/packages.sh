#!/usr/bin/env bash
# Measures the npm package and the Python package as they are installed: how long they take to the first answer, and a check with
# texts; how much a page loads; and in Python, Django's four validators on the same passwords beside it.
#
# Scripts/test-npm.sh and Scripts/test-python.sh install the packages. What is missing is told, and left out.
set -euo pipefail
cd "$(dirname "$0")/.."

package=.build/npm-test/app/node_modules/watchword
python=.build/python-test/venv/bin/python3
if [[ -d $package ]]; then node Scripts/npm/numbers.mjs "$package"; else echo "Not measured: the npm package is not installed (Scripts/test-npm.sh)"; fi
if [[ -x $python ]]; then "$python" Distribution/python/measure.py; else echo "Not measured: the Python package is not installed (Scripts/test-python.sh)"; fi
