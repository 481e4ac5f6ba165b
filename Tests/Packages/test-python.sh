#!/usr/bin/env bash
# Makes the Python package, installs it into a new environment, and runs its tests there: with Django, Flask, mypy and
# pytest's own plugins.
#
#   Tests/Packages/test-python.sh [WHEEL]       tests an existing package
#
# WATCHWORD names the command with which answers are compared; otherwise it is the debug build. If the package's
# dependency cannot be installed, it prints the reason and ends with 0. Nothing is written outside .build. PySpark has
# 450 MB, so it is installed only if WATCHWORD_SPARK is set; its tests also need Java, and are skipped otherwise.
set -euo pipefail
cd "$(dirname "$0")/../.."

wheel=${1:-}
if [[ -z $wheel ]]; then
  Scripts/release.sh python
  wheel=$(ls -t .build/packages/watchword-*-py3-none-any.whl | head -n 1)
fi
work=$PWD/.build/python-test
if [[ ! -x $work/venv/bin/pytest ]]; then
  rm -rf "$work"
  python3 -m venv "$work/venv"
  "$work/venv/bin/pip" install --quiet --disable-pip-version-check pytest pytest-xdist django flask mypy django-stubs wasmtime \
    2>"$work/pip.log" || {
    echo "skipped: the Python package is not tried, because pip cannot install what it takes: $(tail -n 1 "$work/pip.log")"
    rm -rf "$work/venv"
    exit 0
  }
fi
if [[ -n ${WATCHWORD_SPARK:-} ]] && ! "$work/venv/bin/python" -c 'import pyspark, pandas, pyarrow' 2>/dev/null; then
  "$work/venv/bin/pip" install --quiet --disable-pip-version-check 'pyspark[sql]' 2>"$work/pip.log" ||
    echo "skipped: Spark is not tried, because pip cannot install it: $(tail -n 1 "$work/pip.log")"
fi
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall "$wheel"
if [[ -n ${WATCHWORD:-} ]]; then WATCHWORD=$(realpath "$WATCHWORD"); fi
cd "$work"
# The installed package is tested, not the folder of its sources.
exec "$work/venv/bin/pytest" -q -rs -p no:cacheprovider -n 2 --rootdir "$OLDPWD/Distribution/python" "$OLDPWD/Distribution/python/tests"
