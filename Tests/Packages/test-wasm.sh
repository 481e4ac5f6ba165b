#!/bin/sh
# Builds an engine for WebAssembly and the command, and compares them in Node:
#
#   Tests/Packages/test-wasm.sh [--speed]   watchword.wasm, with the vectors and scripts of ConformanceTests
#   Tests/Packages/test-wasm.sh --tools     tools.wasm, on every catalogue of the project and of ../shared, and on MUTATIONS
#                                           (10,000) random mutations of them. It looks for the defects in the examples of
#                                           checks, and for planted ones. Then it edits these catalogues, and some of each
#                                           format, in tools.wasm. WATCHWORD names the command, if it is built already
#
# If the toolchain or Node lacks support, it prints the reason and ends with 0. Nothing is written outside .build.
set -eu

cd "$(dirname "$0")/../.."
name=watchword output=.build/wasm
if [ "${1:-}" = --tools ]; then name=tools output=.build/wasm/tools; fi

if ! command -v node >/dev/null; then
  echo "skipped: $name.wasm is judged by Node, and there is no node here"
  exit 0
fi
if ! reason=$(Scripts/build-wasm.sh --check); then
  echo "skipped: $reason"
  exit 0
fi

# quietly LOG COMMAND…: prints what a command says only if it fails.
quietly() {
  log=$output/$1
  shift
  "$@" >"$log" 2>&1 || {
    cat "$log"
    exit 1
  }
}
# The flags are words without blanks.
# shellcheck disable=SC2086
swift_build() { quietly build.log swift build ${SWIFT_BUILD_FLAGS:-} --product "$1"; }

if [ "$name" = watchword ]; then
  Scripts/build-wasm.sh
  swift_build watchword
  rm -rf "$output/catalogs"
  .build/debug/watchword compile Locales --without notes -o "$output/catalogs"
  exec node Tests/Packages/wasm/compare-engine.mjs "$@" "$output/watchword.wasm" "$output/catalogs" Tests/ConformanceTests/vectors.json \
    Tests/ConformanceTests/scripts.json .build/conformance/lines.jsonl "$output/strength-words.txt" "$output/common-passwords.txt" .build/debug/watchword
fi

Scripts/build-wasm.sh --tools
if [ -z "${WATCHWORD:-}" ]; then
  swift_build watchword
  WATCHWORD=.build/debug/watchword
fi
rm -rf "$output/empty" "$output/converted" "$output"/difference-*
mkdir "$output/empty" "$output/converted"
for format in xliff12 xliff21 xliff22 xcstrings strings android arb i18next po; do
  quietly convert.log "$WATCHWORD" convert Locales/de.xliff Locales/ru.xliff --to "$format" -o "$output/converted/$format"
done
limit=$(sed -n '/arch(wasm32)/,/#else/s/.*maximumUnits = //p' Sources/Engine/CatalogFormats/XML/XMLLimits.swift | tr -d _)
set -- Fuzzing/Seeds Locales Tests/*/Fixtures
for folder in ../shared/corpora ../shared/conformance; do
  if [ -d "$folder" ]; then set -- "$@" "$folder"; fi
done
swift_build WatchwordPackageTests
# shellcheck disable=SC2086
quietly known.log env KNOWN_DOCUMENTS="$PWD/$output/known.json" \
  swift test ${SWIFT_BUILD_FLAGS:-} --skip-build --filter LintingTests.KnownDocumentTests
KNOWN=$output/known.json node Tests/Packages/wasm/compare-tools.mjs .build/wasm/tools.wasm "$WATCHWORD" "$output/empty" "$@"
exec node Tests/Packages/wasm/compare-catalogs.mjs .build/wasm/tools.wasm "$limit" "$output/converted" "$@"
