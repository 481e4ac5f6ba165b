#!/usr/bin/env bash
# Annotates the pull request with the findings and, if INPUT_SARIF names a file, writes a SARIF report there. Exits as
# "watchword lint" does.
set -euo pipefail

arguments=()
while IFS= read -r line; do
  if [[ -n "${line//[[:space:]]/}" ]]; then arguments+=("$line"); fi
done <<<"${INPUT_PATHS:-.}"$'\n'"${INPUT_ARGUMENTS:-}"

status=0
watchword lint "${arguments[@]}" --format github || status=$?
if [[ -n "${INPUT_SARIF:-}" && $status -lt 2 ]]; then
  watchword lint "${arguments[@]}" --format sarif >"$INPUT_SARIF" || [[ $? == 1 ]]
fi
exit "$status"
