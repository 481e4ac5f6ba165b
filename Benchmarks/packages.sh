#!/usr/bin/env bash
# Measures the installed npm and Python packages: the time to the first answer and of a check with texts, the size of
# what a page loads, and in Python also Django's four validators on the same passwords.
#
# Tests/Packages/test-npm.sh and Tests/Packages/test-python.sh install the packages. A missing package is reported and left out.
set -euo pipefail
cd "$(dirname "$0")/.."

package=.build/npm-test/app/node_modules/watchword
python=.build/python-test/venv/bin/python3
if [[ -d $package ]]; then node Tests/Packages/npm/numbers.mjs "$package"; else echo "Not measured: the npm package is not installed (Tests/Packages/test-npm.sh)"; fi
if [[ -x $python ]]; then "$python" Distribution/python/measure.py; else echo "Not measured: the Python package is not installed (Tests/Packages/test-python.sh)"; fi
