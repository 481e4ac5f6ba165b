#!/usr/bin/env bash
# Prints the section of CHANGELOG.md about the version (with --all, about every version). Unreleased changes belong to
# the version.
set -euo pipefail

named() { sed "s/^## Unreleased$/## $VERSION/" CHANGELOG.md; }
if [[ ${1-} == --all ]]; then
  named
else
  printf '# Watchword %s\n' "$VERSION"
  named | awk -v head="## $VERSION" '/^## / { inside = $0 == head; next } inside'
fi
