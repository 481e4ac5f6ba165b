#!/usr/bin/env bash
# Prints what CHANGELOG.md says about the version: its part, or else what is not released yet.
set -euo pipefail

part() { awk -v head="## $1" '/^## / { inside = index($0, head) == 1; next } inside' CHANGELOG.md; }
changes=$(part "$VERSION")
printf '# Watchword %s\n\n%s\n' "$VERSION" "${changes:-$(part Unreleased)}"
