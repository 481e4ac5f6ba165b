#!/usr/bin/env bash
# The npm package: Distribution/npm with the modules, the lists, the texts and the policies. It can run without the
# variables of Scripts/release.sh, and takes the parts from other folders if these variables are set:
#
#   WATCHWORD_WASM       watchword.wasm, tools.wasm, common-passwords.txt and strength-words.txt (.build/wasm)
#   WATCHWORD_POLICIES   the shipped policies (Policies)
#   WATCHWORD_TEXTS      the output of `watchword compile Locales --without notes`; by default, made with WATCHWORD or the debug build
#   WATCHWORD            the native command, which declares the commands of the package (.build/debug/watchword)
#   WATCHWORD_OVERLAYS   a folder with that output for each folder of Overlays; by default, made in the same way
set -euo pipefail
cd "$(dirname "$0")/../.."

: "${VERSION:=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/Hosts/Command/Version.swift)}"
: "${PARTS:=$PWD/.build/release-parts}" "${PACKAGES:=$PWD/.build/packages}"
: "${WATCHWORD_WASM:=.build/wasm}" "${WATCHWORD_POLICIES:=Policies}"
folder=$PARTS/npm
rm -rf "$folder"
mkdir -p "$folder/package/data/texts" "$folder/package/data/policies" "$folder/package/schema" "$PACKAGES"

if [[ -z ${WATCHWORD_TEXTS:-} ]]; then
  WATCHWORD_TEXTS=$folder/texts
  "${WATCHWORD:-.build/debug/watchword}" compile Locales --without notes -o "$WATCHWORD_TEXTS"
fi
if [[ -z ${WATCHWORD_OVERLAYS:-} ]]; then
  WATCHWORD_OVERLAYS=$folder/overlays
  for overlay in Overlays/*/; do
    "${WATCHWORD:-.build/debug/watchword}" compile "$overlay" -o "$WATCHWORD_OVERLAYS/$(basename "$overlay")"
  done
fi
Scripts/release/commands.py "${WATCHWORD:-.build/debug/watchword}" "$folder/package/data"
cp -R Distribution/npm/. LICENSE NOTICE "$folder/package/"
data=$folder/package/data
cp "$WATCHWORD_TEXTS"/*.json "$data/texts/"
cp -R "$WATCHWORD_OVERLAYS" "$data/overlays"
cp "$WATCHWORD_POLICIES"/*.json "$data/policies/"
cp Policies/schema/*.json Documentation/schema/watchword-configuration-1.schema.json "$folder/package/schema/"
for part in watchword.wasm tools.wasm strength-words.txt; do cp "$WATCHWORD_WASM/$part" "$data/"; done
node Scripts/npm/pack-list.mjs <"$WATCHWORD_WASM/common-passwords.txt" >"$data/common-passwords.front.txt"
chmod -R u=rwX,go=rX "$folder/package"
chmod +x "$folder/package/source/cli.js"

cd "$folder/package"
export npm_config_cache=$folder/cache npm_config_update_notifier=false
npm pkg set "version=$VERSION"
npm pack --silent --pack-destination "$PACKAGES"
