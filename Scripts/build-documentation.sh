#!/usr/bin/env bash
# Builds the reference documentation of the public modules into .build/documentation, without a single warning:
#
#   Scripts/build-documentation.sh [MODULE…]
#
# It needs nothing but the toolchain: its compiler writes the symbol graphs, its `docc` the pages. The modules are built
# in the order of their dependencies, so that links between them resolve. Where the toolchain has no docc, it says so
# and ends with 0.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(
  Diagnostics Localization Policy PolicyAnalysis PolicyAudit PolicyFormats Strength Breaches Form RELID ShippedCatalogs
  Watchword FormServices SystemFiles CatalogFormats AppResources Linting Reporting
)
output=.build/documentation
# Beside the build, which writes them only for modules that it compiles. SYMBOL_GRAPHS names a folder of those that another
# build has written.
graphs=${SYMBOL_GRAPHS:-$PWD/.build/documentation-build/graphs}

docc=$(command -v docc || true)
if [[ -z $docc ]]; then
  echo "skipped: this toolchain has no docc"
  exit 0
fi

rm -rf "$output"
mkdir -p "$output" "$graphs"
if [[ ! ${SYMBOL_GRAPHS:-} ]]; then
  swift build --scratch-path .build/documentation-build \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs" \
    -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public >"$output/build.log" 2>&1 || {
    cat "$output/build.log"
    exit 1
  }
fi

dependencies=()
failed=0
for module in "${modules[@]}"; do
  name=Watchword${module#Watchword}
  [[ $# -eq 0 || " $* " == *" $module "* ]] || continue
  mkdir -p "$output/symbols/$name"
  cp "$graphs/$name".symbols.json "$output/symbols/$name/"
  for extension in "$graphs/$name"@*.symbols.json; do
    if [[ -f $extension ]]; then cp "$extension" "$output/symbols/$name/"; fi
  done
  log=$output/$name.log
  "$docc" convert "Documentation/$name.docc" --additional-symbol-graph-dir "$output/symbols/$name" \
    --fallback-display-name "$name" --fallback-bundle-identifier "watchword.$name" \
    --enable-experimental-external-link-support "${dependencies[@]}" \
    --output-dir "$output/$name.doccarchive" >"$log" 2>&1 || failed=1
  if grep -q -E 'warning:|error:' "$log"; then
    cat "$log"
    failed=1
  else
    echo "$name: documented"
  fi
  dependencies+=(--dependency "$output/$name.doccarchive")
done
exit "$failed"
