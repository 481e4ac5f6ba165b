#!/usr/bin/env bash
# The contents of separate repositories: the hook for pre-commit, and the Homebrew formula.
set -euo pipefail

filled() { sed -e "s|@VERSION@|$VERSION|g; s|@COMMIT@|$COMMIT|g; s|@REPOSITORY@|${WATCHWORD_REPOSITORY:-}|g" "$1"; }

mkdir -p "$PACKAGES/pre-commit"
for file in .pre-commit-hooks.yaml pyproject.toml README.md; do
  filled "Distribution/pre-commit/$file" >"$PACKAGES/pre-commit/$file"
done
if [[ ${WATCHWORD_REPOSITORY:-} ]]; then
  filled Distribution/homebrew/watchword.rb | sed '/^# Scripts/,/^# binary/d' >"$PACKAGES/watchword.rb"
fi
