#!/bin/sh
# Builds tools.wasm and the command, and lets Node hold one against the other: every catalogue of the project and of
# ../shared, and MUTATIONS (10,000) files made of them by chance:
#
#   Scripts/test-tools.sh
#
# Where the toolchain or Node cannot, it says why and ends with 0. Nothing is written outside .build.
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
# shellcheck disable=SC2086
swift build ${SWIFT_BUILD_FLAGS:-} --product watchword >"$output/build.log" 2>&1 || {
  cat "$output/build.log"
  exit 1
}
rm -rf "$output/empty" "$output"/difference-*
mkdir "$output/empty"
set -- Fuzzing/Seeds Locales Tests/*/Fixtures
for folder in ../shared/corpora ../shared/conformance; do
  if [ -d "$folder" ]; then set -- "$@" "$folder"; fi
done
exec node Scripts/wasm/judge-tools.mjs .build/wasm/tools.wasm .build/debug/watchword "$output/empty" "$@"
