#!/usr/bin/env bash
# Builds the reference documentation of the libraries into .build/documentation, without a single warning:
#
#   Scripts/build-documentation.sh [LIBRARY…]
#
# It needs only the toolchain, which reads the symbols from the build products and writes the pages. A library that
# re-exports modules is documented as one module with all their symbols, so links between them need no prefix. If the
# toolchain has no docc, the script reports that and ends with 0.
set -euo pipefail
cd "$(dirname "$0")/.."

libraries=(Watchword WatchwordFormServices WatchwordRELID WatchwordCatalogs)
output=.build/documentation

if ! command -v docc >/dev/null; then
  echo "skipped: this toolchain has no docc"
  exit 0
fi

for library in "${libraries[@]}"; do
  # shellcheck disable=SC2086
  swift build ${SWIFT_BUILD_FLAGS:-} --target "$library" >"${TMPDIR:-/tmp}/watchword-documentation.log" 2>&1 || {
    cat "${TMPDIR:-/tmp}/watchword-documentation.log"
    exit 1
  }
done
triple=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
extract=(swift-symbolgraph-extract -target "$triple" -minimum-access-level public
  -I "$(swift build --show-bin-path)/Modules")
if [[ $(uname) == Darwin ]]; then extract+=(-sdk "$(xcrun --show-sdk-path)"); fi

rm -rf "$output"
failed=0
for library in "${libraries[@]}"; do
  [[ $# -eq 0 || " $* " == *" $library "* ]] || continue
  folder=${library#Watchword}
  reexported=$(find Sources/*/"${folder:-Watchword}" -name Imports.swift \
    -exec sed -n 's/^@_exported public import //p' {} + | paste -sd ,)
  mkdir -p "$output/symbols/$library"
  "${extract[@]}" -module-name "$library" -experimental-allowed-reexported-modules="$reexported" \
    -output-dir "$output/symbols/$library"
  log=$output/$library.log
  docc convert "Documentation/$library.docc" --additional-symbol-graph-dir "$output/symbols/$library" \
    --fallback-display-name "$library" --fallback-bundle-identifier "watchword.$library" \
    --output-dir "$output/$library.doccarchive" >"$log" 2>&1 || failed=1
  if grep -q -E 'warning:|error:' "$log"; then
    cat "$log"
    failed=1
  else
    echo "$library: documented"
  fi
done
exit "$failed"
