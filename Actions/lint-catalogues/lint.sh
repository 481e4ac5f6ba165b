#!/usr/bin/env bash
# Annotates the pull request with the findings and, if INPUT_SARIF names a file, writes a SARIF report to it. Exits with
# the exit code of "watchword lint".
set -euo pipefail

# lines TEXT: the lines of an input that are not blank, trimmed, each ended by a zero byte.
lines() { sed -e 's/^[[:space:]]*//; s/[[:space:]]*$//; /^$/d' <<<"$1" | tr '\n' '\0'; }
mapfile -d '' -t paths < <(lines "${INPUT_PATHS:-}")
mapfile -d '' -t arguments < <(lines "${INPUT_ARGUMENTS:-}")
if [[ ${#paths[@]} == 0 ]]; then paths=(.); fi
lint() { watchword lint "${arguments[@]}" --format "$1" -- "${paths[@]}"; }

# An existing report does not belong to this run.
if [[ -n "${INPUT_SARIF:-}" ]]; then
  rm -f -- "$INPUT_SARIF"
  mkdir -p -- "$(dirname -- "$INPUT_SARIF")"
fi
status=0
lint github || status=$?
case $status in
0) echo "No findings at or above the level that fails" ;;
1) ;;
*) echo "::error::watchword lint could not check everything; see the messages above" ;;
esac
if [[ -n "${INPUT_SARIF:-}" && $status -lt 2 ]]; then
  lint sarif 2>/dev/null >"$INPUT_SARIF.part" || [[ $? == 1 ]]
  mv -- "$INPUT_SARIF.part" "$INPUT_SARIF"
fi
exit "$status"
