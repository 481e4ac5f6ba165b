#!/bin/sh
# Builds watchword.wasm and the compiled catalogues, and tests them in Node with the vectors and scripts of
# ConformanceTests:
#
#   Scripts/test-wasm.sh [--speed]
#
# If the toolchain or Node lacks support, it prints the reason and ends with 0. Nothing is written outside .build.
set -eu

cd "$(dirname "$0")/.."
output=.build/wasm

if ! command -v node >/dev/null; then
  echo "skipped: watchword.wasm is judged by Node, and there is no node here"
  exit 0
fi
if ! reason=$(Scripts/build-wasm.sh --check); then
  echo "skipped: $reason"
  exit 0
fi
Scripts/build-wasm.sh
# shellcheck disable=SC2086
swift build ${SWIFT_BUILD_FLAGS:-} --product watchword >"$output/build.log" 2>&1 || {
  cat "$output/build.log"
  exit 1
}
rm -rf "$output/catalogs"
.build/debug/watchword compile Locales --without notes -o "$output/catalogs"
exec node Scripts/wasm/compare-engine.mjs "$@" "$output/watchword.wasm" "$output/catalogs" Tests/ConformanceTests/vectors.json \
  Tests/ConformanceTests/scripts.json .build/conformance/lines.jsonl "$output/strength-words.txt" "$output/common-passwords.txt" .build/debug/watchword
