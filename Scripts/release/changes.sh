#!/usr/bin/env bash
# Prints what CHANGELOG.md says about the version (with --all, about every version). What has no version yet is the version's.
set -euo pipefail

named() { sed "s/^## Unreleased$/## $VERSION/" CHANGELOG.md; }
if [[ ${1-} == --all ]]; then
  named
else
  printf '# Watchword %s\n' "$VERSION"
  named | awk -v head="## $VERSION" '/^## / { inside = $0 == head; next } inside'
fi
