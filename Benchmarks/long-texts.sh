#!/usr/bin/env bash
# Counts the instructions of the command for one long text and for one eight times as long, and prints both with their
# ratio: 8 is linear, 64 is quadratic. Exits with 1 if a ratio is more than 1.3 times the length.
#
# usage: Benchmarks/long-texts.sh [WORK]
#
# WORK is a command with its options, such as "lint --checks all"; without it, several are measured, for minutes. The
# command must be built for release (swift build -c release). Valgrind (Debian: valgrind) counts, because virtual
# machines rarely let programs count instructions themselves.
set -euo pipefail
cd "$(dirname "$0")/.."

export LC_ALL=C
# The length of the shorter text, of a source and its translation each.
bytes=4096
if ! command -v valgrind >/dev/null; then
  echo "Skipped: valgrind is not installed (Debian: valgrind)"
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Valgrind does not read the debug information of Swift.
objcopy --strip-debug .build/release/watchword "$folder/watchword"

fragments=('%1$d ' '%s ' '%*d ' '%@ ' '{a} ' '%{a} ' '${a} ' '%(a)s ' '%name% ' '{{a}} ' $'a\u0301' 'word word ' '1,2' '1 '
  '&amp; ' '&lt;b>x&lt;/b>' '"a" ' '(' $'\u202Aa' 'по ' 'http://a.b/c ')
works=('lint --checks all' 'lint --fix --unsafe --diff --checks all' 'pseudo' 'convert --to android')
if (($# > 0)); then works=("$1"); fi

# count LENGTH FRAGMENT WORK: the instructions for a text and a translation that lacks its last fragment.
count() {
  local text last work output=()
  text=$(awk -v fragment="$2" -v length_="$1" 'BEGIN { while (n < length_) { printf "%s", fragment; n += length(fragment) } }')
  last=${text%"$2"}
  printf '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.strings" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="a" xml:space="preserve"><source>%s</source><target>%s</target></trans-unit></body></file></xliff>\n' \
    "$text" "$last" >"$folder/de.xliff"
  read -ra work <<<"$3"
  case $3 in pseudo | convert*) output=(-o "$folder/out" --force) ;; esac
  # The command's status tells of findings.
  (valgrind --tool=callgrind --callgrind-out-file=/dev/null "$folder/watchword" "${work[@]}" "$folder/de.xliff" \
    "${output[@]}" 2>&1 >/dev/null || true) | awk '/Collected/ { print $4 }'
}

printf '%-14s %-42s %10s %10s %6s\n' fragment work "$bytes" "$((8 * bytes))" ratio
status=0
for work in "${works[@]}"; do
  base=$(count 1 x "$work")
  for fragment in "${fragments[@]}"; do
    short=$(($(count "$bytes" "$fragment" "$work") - base)) long=$(($(count "$((8 * bytes))" "$fragment" "$work") - base))
    awk -v s="$short" -v l="$long" -v f="$fragment" -v w="$work" 'BEGIN {
      printf "%-14s %-42s %10.1f %10.1f %6.1f\n", f, w, s / 1e6, l / 1e6, l / s; exit l / s > 8 * 1.3 }' || status=1
  done
done
exit $status
