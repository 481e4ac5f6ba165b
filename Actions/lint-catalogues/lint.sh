#!/usr/bin/env bash
# Annotates the pull request with the findings and, if LINT_SARIF names a file, writes a SARIF report there. Exits as
# "watchword lint" does.
set -euo pipefail

arguments=()
while IFS= read -r line; do
  if [[ -n "${line//[[:space:]]/}" ]]; then arguments+=("$line"); fi
done <<<"${LINT_PATHS:-.}"$'\n'"${LINT_ARGUMENTS:-}"

status=0
watchword lint "${arguments[@]}" --format github || status=$?
if [[ -n "${LINT_SARIF:-}" && $status -lt 2 ]]; then
  watchword lint "${arguments[@]}" --format sarif >"$LINT_SARIF" || [[ $? == 1 ]]
fi
exit "$status"
