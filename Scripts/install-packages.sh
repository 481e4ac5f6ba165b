#!/usr/bin/env bash
# Installs the npm package and the PyPI package for tests: .build/installed contains node_modules, and a virtual
# environment in the folder python.
#
#   NPM_PACKAGE, WHEEL   the files (the newest ones of .build/packages, which Scripts/release.sh writes)
#
# If that fails, it prints the reason and ends with 1.
set -euo pipefail
cd "$(dirname "$0")/.."

newest() { find .build/packages -maxdepth 1 -name "$1" -printf '%T@ %p\n' 2>/dev/null | sort -rn | head -n 1 | cut -d' ' -f2-; }
fail() {
  echo "$1"
  exit 1
}
: "${NPM_PACKAGE:=$(newest 'watchword-[0-9]*.tgz')}" "${WHEEL:=$(newest 'watchword-[0-9]*-py3-none-any.whl')}"
[[ -f $NPM_PACKAGE ]] || fail "there is no npm package in .build/packages; Scripts/release.sh makes it"
[[ -f $WHEEL ]] || fail "there is no wheel of the Python package in .build/packages; Scripts/release.sh makes it"
command -v npm >/dev/null || fail "npm is not on the path"

folder=$PWD/.build/installed
sum=$(cat "$NPM_PACKAGE" "$WHEEL" | sha256sum)
if [[ $(cat "$folder/sum" 2>/dev/null) == "$sum" ]]; then exit 0; fi
rm -rf "$folder"
mkdir -p "$folder"
npm install --silent --no-audit --no-fund --offline --prefix "$folder" "$(realpath "$NPM_PACKAGE")" >/dev/null 2>"$folder/npm.log" ||
  fail "npm cannot install the package: $(tail -n 1 "$folder/npm.log")"
{ python3 -m venv "$folder/python" && "$folder/python/bin/pip" install --quiet --disable-pip-version-check "$WHEEL"; } \
  >"$folder/pip.log" 2>&1 || fail "pip cannot install the package: $(tail -n 1 "$folder/pip.log")"
echo "$sum" >"$folder/sum"
