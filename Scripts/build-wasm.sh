#!/bin/sh
# Builds the engine (Diagnostics, Localization, Policy, Form, Strength and WebAssemblyDoor) for WebAssembly:
#
#   Scripts/build-wasm.sh           writes .build/wasm/watchword.wasm, unless it is up to date, and says how large it is
#   Scripts/build-wasm.sh --page    writes .build/wasm/page.wasm, the same engine with what only the page asks: audits,
#                                   counts, differences and forms of policies (PolicyAudit, PolicyAnalysis, PageDoor)
#   Scripts/build-wasm.sh --tools   writes .build/wasm/tools.wasm, the page's engine with the catalogues of translators and
#                                   their linter (CatalogFormats, Linting, CatalogDoor)
#   Scripts/build-wasm.sh --check   only says whether the toolchain can: exit 0, or a reason and exit 69
#
# Beside them is strength-words.txt, the words of the estimator, which a page loads if a policy has the rule strength.
#
# It needs nothing but a Swift toolchain from swift.org (6.2 or newer) with its wasm-ld, its clang and its Embedded
# Swift library for wasm32; no SDK. Nothing is written outside .build/wasm.
#
# Where Binaryen's wasm-opt is on the path, it makes the engine a tenth smaller; it is not needed.
#
# The engine, beside the list of common passwords, has at most 900 KB, and at most 330 KB of what travels, which is the
# module after `brotli -q 11` (measured where brotli is on the path, or a python3 that has the package brotli). Where it
# is larger, CI fails and others are told: another toolchain may not know the options that keep it small, or make more
# code of the same sources. Scripts/wasm/size-report.py says what is in it.
#
# The modules are compiled as one, from copies of their sources without the imports of each other: that is smaller and
# takes half the time. tools.wasm is built with ordinary options, because no page waits for it.
set -eu

cd "$(dirname "$0")/.."
output=.build/wasm
target=wasm32-unknown-none-wasm
limit=921600
limit_compressed=337920
modules="Diagnostics Localization Policy Form Strength WebAssemblyDoor"
name=watchword
parts=$output
stack=262144
initial=1048576
memory=268435456
runtime="runtime unicode"
internal=
smallest="--flatten --rereloop -Oz -Oz"
if [ "${1:-}" = --page ]; then
  modules="$modules PolicyAnalysis PolicyAudit PageDoor"
  name=page
  parts=$output/page
elif [ "${1:-}" = --tools ]; then
  # Of reports, only what the format JSON needs: the other formats pass errors of any type on.
  modules="$modules PolicyAnalysis PolicyAudit PageDoor CatalogFormats Linting Reporting/Report CatalogDoor"
  name=tools
  parts=$output/tools
  # Documents are as deep as their readers allow, and there is memory for the largest: see Answer.
  stack=1048576
  initial=8388608
  memory=2147483648
  # Checks ask for more of Unicode than unicode.c has.
  runtime=runtime
  # In one module, nothing is public but the doors: what nobody calls is left out early, which saves a minute.
  internal='s/^( *((@[a-zA-Z]+(\([^)]*\))?|indirect|static) )*)(public|package) /\1/; s/internal\(set\) //'
  smallest=-Oz
fi

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

common_passwords() {
  sed -n 's/^ *#"\(.*\)"#$/\1/p' Sources/Policy/CommonPasswords/CommonPasswordsTable.swift | tr -d '\n'
}

# The words of the estimator, as WordsReader reads them: the parts of the table, the words and their ranks on a line each.
mkdir -p "$output"
sed -n 's/^ *#"\(.*\)"#,\{0,1\}$/\1/p' Sources/Strength/Words/Embedded/EmbeddedWordsTable.swift \
  >"$output/strength-words.part"
cmp -s "$output/strength-words.part" "$output/strength-words.txt" ||
  cp "$output/strength-words.part" "$output/strength-words.txt"

# The number of bytes that brotli makes of its standard input; nothing where there is no brotli.
compressed() {
  if command -v brotli >/dev/null; then
    brotli -q 11 -c | wc -c
  elif python3 -c 'import brotli' 2>/dev/null; then
    python3 -c 'import brotli, sys; print(len(brotli.compress(sys.stdin.buffer.read(), quality=11)))'
  else
    cat >/dev/null
  fi
}

check() { # check NAME SIZE LIMIT
  echo "  $1: $2 bytes (at most $3)"
  if [ "$2" -gt "$3" ]; then
    echo "the engine has more than $3 bytes ($1); Scripts/wasm/size-report.py says what is in it"
    if [ "${CI:-}" = true ]; then exit 1; fi
  fi
}

report() {
  size=$(wc -c <"$output/$name.wasm")
  if [ "$name" != watchword ]; then
    # Scripts/build-page.sh limits the file that holds the page's.
    echo "$output/$name.wasm: $size bytes"
    return
  fi
  list=$(common_passwords | wc -c)
  echo "$output/watchword.wasm: $size bytes, $list of them common passwords; the engine without them:"
  check "as it is" $((size - list)) "$limit"
  size=$(compressed <"$output/watchword.wasm")
  if [ -z "$size" ]; then
    echo "  after brotli -q 11: not measured, as there is no brotli"
    return
  fi
  list=$(common_passwords | compressed)
  check "after brotli -q 11" $((size - list)) "$limit_compressed"
}

# The sources' folders are named one by one: $modules holds names without blanks.
# shellcheck disable=SC2086
if [ -f "$output/$name.wasm" ] && [ -z "$(
  find $(printf 'Sources/%s ' $modules) Scripts/wasm Scripts/build-wasm.sh -type f ! -name '*.mjs' ! -name '*.py' ! -name '*.json' \
    -newer "$output/$name.wasm"
)" ]; then
  report
  exit 0
fi

rm -rf "$parts/sources"
mkdir -p "$parts/sources"
own_import="^((public|package|internal|private) )?import Watchword($(echo $modules | sed 's|/[^ ]*||g' | tr ' ' '|'))\$"
copy() { # copy PREFIX FILE…: a line stays a line, so that errors name the right one.
  prefix=$1
  shift
  for file in "$@"; do
    case $file in *Door.swift) edit= ;; *) edit=$internal ;; esac
    sed -E "s/$own_import//; $edit" "$file" >"$parts/sources/$prefix-$(basename "$file")"
  done
}
for module in $modules; do
  find "Sources/$module" -name '*.swift' ! -path '*/Passphrases/*' ! -path '*/Embedded/*' | while read -r file; do copy "${module%%/*}" "$file"; done
done
copy Runtime Scripts/wasm/runtime/Interpolation.swift

# Stack protectors guard a return address, and WebAssembly keeps none in its memory. Exclusivity is proved by the
# native build of the same sources.
options="-target $target -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault -warnings-as-errors
  -Xfrontend -disable-stack-protector -enforce-exclusivity=unchecked
  -package-name watchword -module-name Watchword"

# What keeps the engine small, as far as this toolchain knows it.
#
# Both inliners are held to what makes the code smaller: -Osize still lets them inline what may only make it faster. Then
# the same LLVM works once more, through clang: it addresses data directly, where swiftc goes through a table meant for
# shared libraries; it returns several values where swiftc goes through memory; and it moves code that stands in several
# places to one.
compile_smaller() {
  smaller_swift="-Xllvm -sil-inline-ref-count-benefit=0 -Xllvm -sil-inline-removed-load-benefit=0
    -Xllvm -sil-inline-removed-store-benefit=0 -Xllvm -sil-inline-overall-caller-block-limit=4
    -Xllvm -sil-inline-removed-call-benefit=14 -Xllvm -inline-threshold=-50 -Xcc -mmultivalue"
  smaller_clang="-mmultivalue -Xclang -target-abi -Xclang experimental-mv -mllvm -inline-threshold=-50
    -mllvm -ir-outliner -mllvm -enable-linkonceodr-ir-outlining -mllvm -enable-gvn-hoist -mllvm -enable-gvn-sink
    -mllvm -disable-lsr"
  # The options are words without blanks.
  # shellcheck disable=SC2086
  if ! {
    : >"$parts/empty.swift"
    "$swiftc" -target $target -enable-experimental-feature Embedded -wmo -parse-as-library $smaller_swift \
      -emit-ir "$parts/empty.swift" -o "$parts/empty.ll" &&
      "$tools/clang" --target=$target $smaller_clang -Wno-override-module -c "$parts/empty.ll" -o "$parts/empty.o"
  } >"$parts/options.log" 2>&1; then
    echo "This toolchain does not know the options that keep the engine small ($parts/options.log); it is built without."
    smaller_swift=
    smaller_clang=
  fi
  # shellcheck disable=SC2086
  "$swiftc" $options $smaller_swift -I Scripts/wasm/runtime -emit-ir "$parts"/sources/*.swift -o "$parts/watchword.ll"
  # shellcheck disable=SC2086
  "$tools/clang" --target=$target -Oz $smaller_clang -Wno-override-module \
    -c "$parts/watchword.ll" -o "$parts/objects/watchword.o"
}

rm -rf "$parts/objects"
mkdir "$parts/objects"
if [ "$name" = tools ]; then
  # Two threads write an object for each file, where swiftc runs.
  root=$PWD
  # shellcheck disable=SC2086
  (cd "$parts/objects" && "$swiftc" $options -num-threads 2 -I "$root/Scripts/wasm/runtime" -c ../sources/*.swift)
else
  compile_smaller
fi
for part in $runtime; do
  "$tools/clang" --target=$target -Oz -ffreestanding -mbulk-memory -Wall -Wextra -Werror \
    -c "Scripts/wasm/runtime/$part.c" -o "$parts/$part.o"
done

# shellcheck disable=SC2046
# The stack comes first, so that an overflow traps instead of running into data.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -O2 --stack-first -z stack-size=$stack \
  --initial-memory=$initial --max-memory=$memory --print-map \
  "$parts"/objects/*.o $(printf "$parts/%s.o " $runtime) "$library/libswiftUnicodeDataTables.a" \
  -o "$parts/linked.wasm" >"$parts/watchword.map"
if wasm_opt=$(command -v wasm-opt); then
  # The features are those that swiftc's target has and every browser since 2021 knows.
  # shellcheck disable=SC2086
  "$wasm_opt" $smallest --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-multivalue --enable-nontrapping-float-to-int "$parts/linked.wasm" -o "$output/$name.wasm"
else
  cp "$parts/linked.wasm" "$output/$name.wasm"
fi
report
