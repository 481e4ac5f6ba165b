#!/bin/sh
# Builds tools.wasm and the command, and compares them in Node on every catalogue of the project and of ../shared, and
# on MUTATIONS (10,000) random mutations of them. It looks for the defects in the examples of checks, and for planted
# ones. Then it edits these catalogues, and some of each format, in tools.wasm:
#
#   Scripts/test-tools.sh
#
# WATCHWORD names the command; otherwise it is the debug build. If the toolchain or Node lacks support, it prints the
# reason and ends with 0. Nothing is written outside .build.
set -eu

cd "$(dirname "$0")/.."
output=.build/wasm/tools

if ! command -v node >/dev/null; then
  echo "skipped: tools.wasm is judged by Node, and there is no node here"
  exit 0
fi
if ! reason=$(Scripts/build-wasm.sh --check); then
  echo "skipped: $reason"
  exit 0
fi
Scripts/build-wasm.sh --tools
if [ -z "${WATCHWORD:-}" ]; then
  # shellcheck disable=SC2086
  swift build ${SWIFT_BUILD_FLAGS:-} --product watchword >"$output/build.log" 2>&1 || {
    cat "$output/build.log"
    exit 1
  }
  WATCHWORD=.build/debug/watchword
fi
rm -rf "$output/empty" "$output/converted" "$output"/difference-*
mkdir "$output/empty" "$output/converted"
for format in xliff12 xliff21 xliff22 xcstrings strings android arb i18next po; do
  "$WATCHWORD" convert Locales/de.xliff Locales/ru.xliff --to "$format" -o "$output/converted/$format" \
    >"$output/convert.log" 2>&1 || {
    cat "$output/convert.log"
    exit 1
  }
done
limit=$(sed -n '/arch(wasm32)/,/#else/s/.*maximumUnits = //p' Sources/Engine/CatalogFormats/XML/XMLLimits.swift | tr -d _)
set -- Fuzzing/Seeds Locales Tests/*/Fixtures
for folder in ../shared/corpora ../shared/conformance; do
  if [ -d "$folder" ]; then set -- "$@" "$folder"; fi
done
# shellcheck disable=SC2086
{
  swift build ${SWIFT_BUILD_FLAGS:-} --product WatchwordPackageTests &&
    KNOWN_DOCUMENTS=$PWD/$output/known.json swift test ${SWIFT_BUILD_FLAGS:-} --skip-build \
      --filter LintingTests.KnownDocumentTests
} >"$output/known.log" 2>&1 || {
  cat "$output/known.log"
  exit 1
}
KNOWN=$output/known.json node Scripts/wasm/compare-tools.mjs .build/wasm/tools.wasm "$WATCHWORD" "$output/empty" "$@"
exec node Scripts/wasm/compare-catalogs.mjs .build/wasm/tools.wasm "$limit" "$output/converted" "$@"
