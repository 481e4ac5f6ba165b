#!/bin/sh
# Builds the engine (Diagnostics, Localization, PasswordPolicy and the door in Scripts/wasm) for WebAssembly:
#
#   Scripts/build-wasm.sh           writes .build/wasm/watchword.wasm and says how large it is
#   Scripts/build-wasm.sh --check   only says whether the toolchain can: exit 0, or a reason and exit 69
#
# It needs nothing but a Swift toolchain from swift.org (6.2 or newer) with its wasm-ld, its clang and its Embedded
# Swift library for wasm32; no SDK. Nothing is written outside .build/wasm. The budget: 400 KB without the list of
# common passwords, which comes on top; more than that is an error.
set -eu

cd "$(dirname "$0")/.."
budget=409600
output=.build/wasm
target=wasm32-unknown-none-wasm

missing() {
  echo "watchword.wasm cannot be built here: $1"
  exit 69 # EX_UNAVAILABLE
}

swiftc=$(command -v swiftc) || missing "there is no swiftc"
resources=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' | head -n 1)
library=$resources/embedded/$target
tools=$resources/../../bin
[ -f "$library/libswiftUnicodeDataTables.a" ] || missing "the toolchain has no Embedded Swift for $target"
[ -x "$tools/wasm-ld" ] || missing "the toolchain has no wasm-ld"
[ -x "$tools/clang" ] || missing "the toolchain has no clang"
"$tools/clang" --print-targets | grep -q wasm32 || missing "the toolchain's clang has no wasm32"
if [ "${1:-}" = --check ]; then exit 0; fi

mkdir -p "$output"

# compile MODULE FILE…: to $output/MODULE.o, which the modules behind it import.
compile() {
  module=$1
  shift
  "$swiftc" -target $target -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -warnings-as-errors \
    -Xfrontend -disable-stack-protector -module-name "$module" -I "$output" -I Scripts/wasm/runtime \
    -emit-module -emit-module-path "$output/$module.swiftmodule" -c "$@" -o "$output/$module.o"
}

sources() { find "Sources/$1" -name '*.swift' | LC_ALL=C sort; }

# Stack protectors guard a return address, and WebAssembly keeps none in memory: -disable-stack-protector.
# No file name has a blank in it.
# shellcheck disable=SC2046
for module in Diagnostics Localization PasswordPolicy; do
  compile $module $(sources $module)
done
compile WatchwordDoor Scripts/wasm/*.swift
"$tools/clang" --target=$target -Oz -ffreestanding -mbulk-memory -Wall -Wextra -Werror \
  -c Scripts/wasm/runtime/runtime.c -o "$output/runtime.o"

# The stack comes first, so that an overflow traps instead of running into data.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=262144 \
  --initial-memory=1048576 --max-memory=268435456 --print-map \
  "$output/Diagnostics.o" "$output/Localization.o" "$output/PasswordPolicy.o" "$output/WatchwordDoor.o" \
  "$output/runtime.o" "$library/libswiftUnicodeDataTables.a" -o "$output/watchword.wasm" >"$output/watchword.map"

size=$(wc -c <"$output/watchword.wasm")
list=$(sed -n 's/^ *#"\(.*\)"#$/\1/p' Sources/PasswordPolicy/CommonPasswords/CommonPasswordsTable.swift |
  tr -d '\n' | wc -c)
engine=$((size - list))
echo "$output/watchword.wasm: $size bytes: $engine of engine (budget $budget) and $list of common passwords"
if [ "$engine" -gt "$budget" ]; then
  echo "error: the engine is over its budget by $((engine - budget)) bytes; $output/watchword.map says what is in it"
  exit 1
fi
