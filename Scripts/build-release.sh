#!/usr/bin/env bash
# Builds the command in the form that is shipped, .build/release/watchword, tests it, and prints its size.
#
# usage: Scripts/build-release.sh [OPTION OF swift build...]
#
# On Linux it contains Swift's own libraries and no symbols, and needs libxml2 and zlib (unless it is built with
# `--traits Command`).
set -euo pipefail
cd "$(dirname "$0")/.."

build=(swift build -c release "$@")
if [[ $(uname) == Linux ]]; then build+=(--static-swift-stdlib -Xlinker -s); fi
"${build[@]}" --product watchword
command=$("${build[@]}" --show-bin-path)/watchword

# try EXIT-CODE EXPECTED ARGUMENT...: the command must end with the code and print the expected text.
try() {
  local code=0 result
  result=$("$command" "${@:3}") || code=$?
  if [[ $code != "$1" || $result != *"$2"* ]]; then
    echo "watchword ${*:3} ended with $code, expected $1 and \"$2\" in what it prints:" >&2
    echo "$result" >&2
    exit 1
  fi
}
try 0 . --version
try 0 '"commandName" : "lint"' --experimental-dump-help
try 0 'Минимум 8 символов' text Policies/strong.json --locale ru
try 0 '' lint Locales
try 1 '"verdict":"unmet"' check Policies/strong.json --format json <<<abc
try 0 '"state":' form --flow change --locale en --script - <<<'[{"event":"edit","field":"new","text":"abcdefgh"}]'
try 1 NIST policy audit Policies/strong.json --standard nist
try 2 '' text --no-such-option 2>/dev/null

echo "$command: $(wc -c <"$command" | tr -d ' ') bytes"
