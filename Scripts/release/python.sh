#!/usr/bin/env bash
# Makes the wheel of the PyPI package watchword: pure Python, with the modules and their data.
#
# It takes them from folders named by these variables:
#
#   WASM        the output of Scripts/build-wasm.sh, the modules and the lists; by default .build/wasm
#   POLICIES    the shipped policies; by default Policies
#   TEXTS       the compiled catalogues; by default, the command WATCHWORD (.build/debug/watchword) compiles Locales
#   OVERLAYS    a folder of compiled catalogues for each folder of Overlays; by default, made in the same way
#
# PACKAGES, PARTS, TOOLS and VERSION are those of Scripts/release.sh. They have defaults, so that the script can run
# alone.
set -euo pipefail
cd "$(dirname "$0")/../.."

: "${PACKAGES:=$PWD/.build/packages}" "${PARTS:=$PWD/.build/release-parts}" "${TOOLS:=$PWD/.build/release-tools}"
: "${VERSION:=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/Hosts/Command/Version.swift)}"
: "${WASM:=.build/wasm}" "${POLICIES:=Policies}" "${WATCHWORD:=.build/debug/watchword}"
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH

folder=$PARTS/python
rm -rf "$folder"
mkdir -p "$folder" "$PACKAGES"
cp -R Distribution/python "$folder/source"
cp LICENSE NOTICE "$folder/source/"
data=$folder/source/src/watchword/data
rm -rf "$data"
mkdir -p "$data/policies" "$data/texts"
cp "$WASM"/{watchword,tools}.wasm "$WASM"/{strength-words,common-passwords}.txt "$data/"
cp "$POLICIES"/*.json "$data/policies/"
cp Policies/schema/watchword-policy-1.schema.json "$data/"
if [[ -n ${TEXTS:-} ]]; then
  cp "$TEXTS"/*.json "$data/texts/"
else
  "$WATCHWORD" compile Locales --without notes -o "$data/texts"
fi
if [[ -n ${OVERLAYS:-} ]]; then
  cp -R "$OVERLAYS" "$data/overlays"
else
  for overlay in Overlays/*/; do "$WATCHWORD" compile "$overlay" -o "$data/overlays/$(basename "$overlay")"; done
fi
Scripts/release/commands.py "$WATCHWORD" "$data"
chmod -R u=rwX,go=rX "$data"
find "$folder/source" -name __pycache__ -prune -exec rm -rf {} +

if ! "$TOOLS/bin/python3" -c 'import hatchling, build' 2>/dev/null; then
  python3 -m venv --clear "$TOOLS"
  "$TOOLS/bin/pip" install --quiet --disable-pip-version-check hatchling build
fi
WATCHWORD_VERSION=$VERSION "$TOOLS/bin/python3" -m build --wheel --no-isolation --outdir "$PACKAGES" "$folder/source" \
  >"$folder/build.log" 2>&1 || {
  cat "$folder/build.log"
  exit 1
}
du -b "$PACKAGES/watchword-$VERSION-py3-none-any.whl" | sed "s|$PACKAGES/||"
