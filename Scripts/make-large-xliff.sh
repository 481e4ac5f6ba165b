#!/usr/bin/env bash
# Builds a large XLIFF 1.2 file from real ones, for measurements: the <file> elements of each input, repeated.
#
# usage: make-large-xliff.sh [--single-line] MEGABYTES OUTPUT INPUT.xliff…
set -euo pipefail

single_line=
if [[ ${1-} == --single-line ]]; then
  single_line=yes
  shift
fi
if (($# < 3)); then
  sed -n '4s/^# //p' "$0" >&2
  exit 2
fi
limit=$(($1 * 1000000)) output=$2
shift 2

part=$(mktemp)
trap 'rm -f "$part" "$part.line"' EXIT
# The content of the root element; Xcode writes each tag on a separate line.
for input; do sed -e '1,/<xliff /d' -e '/<\/xliff>/d' "$input"; done >"$part"
if [[ $single_line ]]; then
  tr '\n' ' ' <"$part" >"$part.line"
  mv "$part.line" "$part"
fi
size=$(wc -c <"$part")
end=$'\n'
if [[ $single_line ]]; then end=' '; fi
{
  printf '<?xml version="1.0" encoding="UTF-8"?>%s' "$end"
  printf '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">%s' "$end"
  for ((written = 0; written < limit; written += size)); do cat "$part"; done
  printf '</xliff>%s' "$end"
} >"$output"
