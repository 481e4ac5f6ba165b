#!/bin/sh
# Builds the engine for WebAssembly (Documentation/EngineAsJSON.md):
#
#   Scripts/build-wasm.sh           writes .build/wasm/watchword.wasm, unless it is up to date, and prints its size: the part that
#                                   apps include (Basics, Localization, Policy, Form, Strength, WebAssembly/Engine)
#   Scripts/build-wasm.sh --tools   writes .build/wasm/tools.wasm: with audits, counts, comparisons and differences of
#                                   policies, and the questions about new ones (PolicyTools, PolicyFormats), and with the
#                                   catalogues of translators and their linter (CatalogFormats, Linting, Reporting), and with the
#                                   commands of the packages (Runs)
#   Scripts/build-wasm.sh --page    writes .build/wasm/page.wasm: tools.wasm without the commands, which pages cannot run
#   Scripts/build-wasm.sh --check   only checks whether the toolchain can: exit 0, or a reason and exit 69
#
# In the same folder are the words of the estimator, strength-words.txt, and common-passwords.txt, which hosts load if a
# policy needs them. tools.wasm contains a list of common passwords.
#
# It needs only a Swift toolchain from swift.org (6.2 or newer) with its wasm-ld, its clang and its Embedded Swift
# library for wasm32; no SDK. Nothing is written outside .build/wasm. If Binaryen's wasm-opt is on the path, it makes
# the module a tenth smaller; it is optional.
#
# Compressed by brotli, watchword.wasm has at most 356 KB. If Node can measure that and it is larger, CI fails;
# elsewhere a warning is printed. Scripts/wasm/size-report.py shows what it contains.
#
# The modules are compiled as one, from copies of their sources without the imports of each other, which is smaller and
# takes half the time.
set -eu

cd "$(dirname "$0")/.."
output=.build/wasm
target=wasm32-unknown-none-wasm
limit=364544
modules="Basics Localization Policy Form Strength WebAssembly/Engine"
name=watchword
# Words and lists are separate files.
apart='*/Embedded/*'

# Exported functions besides those that the sources expose.
exports=
parts=$output
stack=262144
initial=1048576
memory=268435456
if [ "${1:-}" = --tools ] || [ "${1:-}" = --page ]; then
  modules="$modules PolicyFormats PolicyTools CatalogFormats Linting Reporting Runs AppResources/Overlays \
WebAssembly/Policies WebAssembly/Catalogs"
  name=tools
  # Counting passwords requires the list of common ones.
  apart='Sources/Engine/Strength/*/Embedded/*'
  parts=$output/tools
  # Documents can be as deep as their readers allow, and memory suffices for the largest: see Answer.
  stack=1048576
  initial=8388608
  memory=2147483648
fi
if [ "${1:-}" = --page ]; then name=page; fi
if [ "$name" = tools ]; then exports=--export=watchword_run; fi

missing() {
  echo "$name.wasm cannot be built here: $1"
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

# The words of the estimator in the format of WordsReader: the parts of the table, the words and their ranks, each on a
# line.
mkdir -p "$output"
sed -n 's/^ *#"\(.*\)"#,\{0,1\}$/\1/p' Sources/Engine/Strength/Words/Embedded/EmbeddedWordsTable.swift \
  >"$output/strength-words.part"
# The common passwords, one per line: the table stores those of each length contiguously, the shortest first.
sed -n 's/^ *#"\(.*\)"#$/\1/p' Sources/Engine/Policy/CommonPasswords/Embedded/CommonPasswordsTable.swift |
  awk 'BEGIN { size = 4 } { for (at = 1; at <= length($0); at += size) print substr($0, at, size); size += 1 }' \
    >"$output/common-passwords.part"
for list in strength-words common-passwords; do
  cmp -s "$output/$list.part" "$output/$list.txt" || cp "$output/$list.part" "$output/$list.txt"
done

# Prints the size of standard input after compression by brotli, at its best quality.
compressed() {
  node -e 'console.log(require("zlib").brotliCompressSync(require("fs").readFileSync(0)).length)'
}

report() {
  echo "$output/$name.wasm: $(wc -c <"$output/$name.wasm") bytes"
  # Scripts/build-page.sh limits the file that contains the page's engine.
  if [ "$name" != watchword ] || ! command -v node >/dev/null; then return; fi
  engine=$(compressed <"$output/watchword.wasm")
  echo "  compressed: $engine bytes (at most $limit)"
  if [ "$engine" -gt "$limit" ]; then
    echo "the engine has more than $limit bytes; Scripts/wasm/size-report.py shows what it contains"
    if [ "${CI:-}" = true ]; then exit 1; fi
  fi
}

# The folders of the sources are separate arguments: $modules contains names without blanks.
digest=$(
  find $(printf 'Sources/*/%s ' $modules) Scripts/wasm Scripts/build-wasm.sh -type f ! -name '*.mjs' ! -name '*.py' ! -name '*.json' |
    LC_ALL=C sort | xargs cksum | cksum
)
if [ -f "$output/$name.wasm" ] && [ "$(cat "$output/$name.digest" 2>/dev/null)" = "$digest" ]; then
  report
  exit 0
fi
rm -f "$output/$name.digest"

compile() {
  rm -rf "$parts/sources" "$parts/objects" "$parts/objects.digest"
  mkdir -p "$parts/sources" "$parts/objects"
  own_import="^((public|package|internal|private) )?import Watchword($(echo $modules | sed 's|/[^ ]*||g' | tr ' ' '|'))\$"
  # In one module, only the exported functions are public: unused code is removed early, which saves a minute.
  internal='s/^( *((@[a-zA-Z]+(\([^)]*\))?|indirect|static) )*)(public|package) /\1/; s/internal\(set\) //'
  copy() { # copy PREFIX FILE…: line numbers are preserved, so that errors name the right line.
    prefix=$1
    shift
    for file in "$@"; do
      if grep -q '@_cdecl' "$file"; then edit=; else edit=$internal; fi
      sed -E "s/$own_import//; $edit" "$file" >"$parts/sources/$prefix-$(basename "$file")"
    done
  }
  for module in $modules; do
    find Sources/*/"$module" -name '*.swift' ! -path "$apart" | while read -r file; do copy "${module%%/*}" "$file"; done
  done
  copy Runtime Scripts/wasm/runtime/Interpolation.swift
  if [ "$name" = watchword ]; then copy Runtime Scripts/wasm/runtime/CommonPasswordsTable.swift; fi

  # Stack protectors guard a return address, and WebAssembly keeps none in its memory. Exclusivity is proved by the native
  # build of the same sources. Two threads write bitcode for each file while swiftc runs, and the linker compiles the
  # bitcode as one unit.
  options="-target $target -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault -warnings-as-errors
    -Xfrontend -disable-stack-protector -enforce-exclusivity=unchecked -lto=llvm-full -num-threads 2
    -package-name watchword -module-name Watchword"
  runtime=$PWD/Scripts/wasm/runtime
  # The options are words without blanks.
  # shellcheck disable=SC2086
  (cd "$parts/objects" && "$swiftc" $options -I "$runtime" -c ../sources/*.swift)
  "$tools/clang" --target=$target -Oz -ffreestanding -mbulk-memory -Wall -Wextra -Werror \
    -c "$runtime/runtime.c" -o "$parts/runtime.o"
  echo "$digest" >"$parts/objects.digest"
}

# tools.wasm and page.wasm are linked from the same objects.
[ "$(cat "$parts/objects.digest" 2>/dev/null)" = "$digest" ] || compile

# The stack is placed first, so that an overflow traps instead of overwriting data. The exports are words without blanks.
# shellcheck disable=SC2086
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -O2 --stack-first -z stack-size=$stack \
  --initial-memory=$initial --max-memory=$memory --print-map \
  $exports "$parts"/objects/*.bc "$parts/runtime.o" "$library/libswiftUnicodeDataTables.a" \
  -o "$parts/linked.wasm" >"$parts/$name.map"
if wasm_opt=$(command -v wasm-opt); then
  # The features are those of swiftc's target, which every browser supports since 2021.
  "$wasm_opt" -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
    "$parts/linked.wasm" -o "$output/$name.wasm"
else
  cp "$parts/linked.wasm" "$output/$name.wasm"
fi
echo "$digest" >"$output/$name.digest"
report
