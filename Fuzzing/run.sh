#!/usr/bin/env bash
# Builds the fuzzers and lets each run for a while; exits with 1 where one finds something, and says where its input is.
#
# usage: Fuzzing/run.sh SECONDS [FuzzJSON|FuzzPolicyFormats|FuzzXML|FuzzXLIFF|FuzzXLIFF2|FuzzXCStrings|FuzzStrings|FuzzStringsDict|FuzzAndroid|FuzzARB|FuzzI18next|FuzzPO|FuzzLint|FuzzFix|FuzzPrintf|FuzzBreaches|FuzzBackEnds]
#
# Everything it makes goes to .build/fuzzing: the programs, the growing corpora, and the inputs that break something.
set -euo pipefail
cd "$(dirname "$0")/.."

if (($# < 1)); then
  sed -n '4s/^# //p' "$0" >&2
  exit 2
fi
seconds=$1
targets=(FuzzJSON FuzzPolicyFormats FuzzXML FuzzXLIFF FuzzXLIFF2 FuzzXCStrings FuzzStrings FuzzStringsDict FuzzAndroid FuzzARB FuzzI18next FuzzPO FuzzLint FuzzFix FuzzPrintf FuzzBreaches FuzzBackEnds)
if (($# > 1)); then targets=("$2"); fi

output=$PWD/.build/fuzzing
modules=$output/modules
mkdir -p "$modules"

# A sanitizer's own leak search does not know Swift's memory, and Swift's backtraces get in libFuzzer's way.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no

printf '@_cdecl("LLVMFuzzerTestOneInput")\nfunc probe(_: UnsafePointer<UInt8>?, _: Int) -> CInt { 0 }\n' >"$output/Probe.swift"
if ! swiftc -sanitize=fuzzer,address -parse-as-library "$output/Probe.swift" -o "$output/probe" >"$output/probe.log" 2>&1
then
  echo "Skipped: this Swift toolchain cannot link libFuzzer ($(grep -m 1 error: "$output/probe.log" || echo "no reason given"))"
  exit 0
fi

# The linker that Swift chooses on Linux warns of several hundred names of the sanitizer's own.
linking=(-sanitize=fuzzer,address)
if [[ $(uname) == Linux ]]; then linking+=(-use-ld=lld); fi

flags=(
  -O -wmo -parse-as-library -swift-version 6 -sanitize=fuzzer,address -g -I "$modules" -I Sources/CLibXML2
  -I Sources/CIconv -I Sources/CAllocator -I .build/checkouts/swift-system/Sources/CSystem/include
  -package-name watchword -D LibXML2
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault
  # FuzzXML looks inside of CatalogFormats.
  -enable-testing
)
for flag in $(pkg-config --cflags libxml-2.0); do flags+=(-Xcc "$flag"); done

# module NAME FOLDER DEPENDENCY…: compiles what is newer than its object, or depends on such.
module() {
  local name=$1 folder=$2 object=$modules/$1.o newer dependency
  shift 2
  newer=$(find "$folder" -name '*.swift' -newer "$object" 2>/dev/null || echo all)
  for dependency; do if [[ $modules/$dependency.o -nt $object ]]; then newer=all; fi; done
  if [[ ! $newer ]]; then return; fi
  echo "Compiling $name"
  find "$folder" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" -module-name "$name" -emit-object -o "$object" \
    -emit-module -emit-module-path "$modules/$name.swiftmodule"
}

# fuzzer NAME DEPENDENCY…
fuzzer() {
  local name=$1 objects=()
  shift
  module "$name" "Fuzzing/Sources/$name" Checks "$@"
  for part in "$name" Checks "$@"; do objects+=("$modules/$part.o"); done
  # shellcheck disable=SC2046
  swiftc "${linking[@]}" "${objects[@]}" $(pkg-config --libs libxml-2.0) -o "$output/$name"
}

# swift-system, as the package resolves it, with the flags of its own Package.swift; nothing is looked for in it.
swift_system() {
  local folder=.build/checkouts/swift-system object=$modules/SystemPackage.o versions version options=()
  if [[ ! -d $folder ]]; then swift package resolve; fi
  if [[ $object -nt $folder/Package.swift && -f $modules/CSystem.o ]]; then return; fi
  echo "Compiling swift-system"
  versions=$(sed -n 's/^ *Available("\([^"]*\)",.*/\1/p' "$folder/Package.swift")
  for version in $versions; do
    options+=(
      -enable-experimental-feature
      "AvailabilityMacro=System $version:macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0")
  done
  if [[ $(uname) == Darwin ]]; then options+=(-D SYSTEM_PACKAGE_DARWIN); fi
  find "$folder/Sources/System" -name '*.swift' -print0 | xargs -0 swiftc -O -wmo -parse-as-library -swift-version 5 \
    -D SYSTEM_PACKAGE -enable-experimental-feature Lifetimes "${options[@]}" -I "$folder/Sources/CSystem/include" \
    -module-name SystemPackage -emit-object -o "$object" \
    -emit-module -emit-module-path "$modules/SystemPackage.swiftmodule"
  clang -O2 -I "$folder/Sources/CSystem/include" -c "$folder/Sources/CSystem/shims.c" -o "$modules/CSystem.o"
  touch "$object"
}

module WatchwordDiagnostics Sources/Diagnostics
module WatchwordLocalization Sources/Localization WatchwordDiagnostics
module Checks Fuzzing/Sources/Checks WatchwordDiagnostics

build() {
  case $1 in
  FuzzJSON)
    module WatchwordPolicy Sources/Policy WatchwordDiagnostics WatchwordLocalization
    fuzzer FuzzJSON WatchwordDiagnostics WatchwordLocalization WatchwordPolicy
    ;;
  FuzzPolicyFormats)
    module WatchwordPolicy Sources/Policy WatchwordDiagnostics WatchwordLocalization
    module WatchwordPolicyFormats Sources/PolicyFormats WatchwordDiagnostics WatchwordLocalization WatchwordPolicy
    fuzzer FuzzPolicyFormats WatchwordDiagnostics WatchwordLocalization WatchwordPolicy WatchwordPolicyFormats
    ;;
  FuzzXML | FuzzXLIFF)
    module WatchwordCatalogFormats Sources/CatalogFormats WatchwordDiagnostics WatchwordLocalization
    fuzzer "$1" WatchwordDiagnostics WatchwordLocalization WatchwordCatalogFormats
    ;;
  FuzzXLIFF2 | FuzzXCStrings | FuzzStrings | FuzzStringsDict | FuzzPO | FuzzAndroid | FuzzARB | FuzzI18next)
    module WatchwordCatalogFormats Sources/CatalogFormats WatchwordDiagnostics WatchwordLocalization
    module CatalogChecks Fuzzing/Sources/CatalogChecks Checks WatchwordDiagnostics WatchwordCatalogFormats
    fuzzer "$1" WatchwordDiagnostics WatchwordLocalization WatchwordCatalogFormats CatalogChecks
    ;;
  FuzzLint | FuzzFix)
    module WatchwordCatalogFormats Sources/CatalogFormats WatchwordDiagnostics WatchwordLocalization
    module WatchwordLinting Sources/Linting WatchwordDiagnostics WatchwordLocalization WatchwordCatalogFormats
    fuzzer "$1" WatchwordDiagnostics WatchwordLocalization WatchwordCatalogFormats WatchwordLinting
    ;;
  FuzzPrintf) fuzzer FuzzPrintf WatchwordDiagnostics WatchwordLocalization ;;
  FuzzBreaches)
    swift_system
    module WatchwordSystemFiles Sources/SystemFiles SystemPackage WatchwordDiagnostics
    module WatchwordBreaches Sources/Breaches WatchwordDiagnostics WatchwordSystemFiles
    fuzzer FuzzBreaches WatchwordDiagnostics CSystem SystemPackage WatchwordSystemFiles WatchwordBreaches
    ;;
  FuzzBackEnds)
    module WatchwordPolicy Sources/Policy WatchwordDiagnostics WatchwordLocalization
    module WatchwordPolicyFormats Sources/PolicyFormats WatchwordDiagnostics WatchwordLocalization WatchwordPolicy
    fuzzer FuzzBackEnds WatchwordDiagnostics WatchwordLocalization WatchwordPolicy WatchwordPolicyFormats
    ;;
  *)
    echo "There is no fuzzer $1; there are: FuzzJSON FuzzPolicyFormats FuzzXML FuzzXLIFF FuzzXLIFF2 FuzzXCStrings FuzzStrings FuzzStringsDict FuzzAndroid FuzzARB FuzzI18next FuzzPO FuzzLint FuzzFix FuzzPrintf FuzzBreaches FuzzBackEnds" >&2
    exit 2
    ;;
  esac
}

# Folders of inputs to start from: our own small ones, the project's files, and real ones where they are.
seeds() {
  case $1 in
  FuzzJSON) printf '%s\n' Fuzzing/Seeds/json Policies ;;
  FuzzPolicyFormats) printf '%s\n' Fuzzing/Seeds/formats Policies ;;
  FuzzXLIFF | FuzzLint | FuzzFix) printf '%s\n' Fuzzing/Seeds/xliff Locales ../shared/corpora/{focus-ios,gomap,moz-l10n} ;;
  FuzzXML) printf '%s\n' Fuzzing/Seeds/{xliff,xliff2,android,stringsdict} ../shared/conformance/xmlconf/xmltest/valid/sa ;;
  FuzzXLIFF2) printf '%s\n' Fuzzing/Seeds/xliff2 ;;
  FuzzXCStrings) printf '%s\n' Fuzzing/Seeds/xcstrings ;;
  FuzzStrings) printf '%s\n' Fuzzing/Seeds/strings ;;
  FuzzStringsDict) printf '%s\n' Fuzzing/Seeds/stringsdict ;;
  FuzzPO) printf '%s\n' Fuzzing/Seeds/po ;;
  FuzzAndroid) printf '%s\n' Fuzzing/Seeds/android ;;
  FuzzARB) printf '%s\n' Fuzzing/Seeds/arb ;;
  FuzzI18next) printf '%s\n' Fuzzing/Seeds/i18next ;;
  FuzzPrintf) printf '%s\n' Fuzzing/Seeds/printf ;;
  FuzzBreaches) printf '%s\n' Fuzzing/Seeds/breaches ;;
  FuzzBackEnds) printf '%s\n' Fuzzing/Seeds/backends ;;
  esac
}

# prefixes FOLDER OUT: every start of each small file of a folder, because files are cut off anywhere.
prefixes() {
  python3 - "$@" <<'END'
import pathlib, sys

folder, out = map(pathlib.Path, sys.argv[1:])
for file in sorted(path for path in folder.iterdir() if path.is_file() and path.stat().st_size <= 4096):
    content = file.read_bytes()
    for length in range(len(content)):
        (out / f"{file.name}-{length}").write_bytes(content[:length])
END
}

# The dictionary of a target's language.
dictionary() {
  case $1 in
  FuzzXML | FuzzLint | FuzzFix) echo FuzzXLIFF ;;
  *) echo "$1" ;;
  esac
}

# A change is not to be blamed for chance: with CI set, every run starts from the same random numbers.
seed=${CI:+-seed=1}

# run TARGET: runs a fuzzer, and says in the end what came of it.
run() {
  local target=$1 folder folders=() log=$output/$1.log
  local corpus=$output/corpus/$target findings=$output/findings/$target starts=$output/starts/$target
  rm -rf "$starts"
  mkdir -p "$corpus" "$findings" "$starts"
  while read -r folder; do
    if [[ ! -d $folder ]]; then continue; fi
    folders+=("$folder")
    if [[ $folder == Fuzzing/Seeds/* ]]; then prefixes "$folder" "$starts"; fi
  done < <(seeds "$target")
  folders+=("$starts")
  if "$output/$target" -max_total_time="$seconds" -max_len=8192 -timeout=25 -rss_limit_mb=4096 -print_final_stats=1 \
    ${seed:+"$seed"} -dict="Fuzzing/Dictionaries/$(dictionary "$target").dict" \
    -artifact_prefix="$findings/" "$corpus" "${folders[@]}" >"$log" 2>&1
  then
    echo "$target: $(grep -E '^Done ' "$log" | tail -1)"
  else
    # What was found in this run, not before: libFuzzer names the file.
    echo "$target found something: see $log
$(grep -aE 'broken invariant|ERROR: |Fatal error|SUMMARY: ' "$log" | head -5)
$(grep -aoE 'Test unit written to .*' "$log" | sed 's/^Test unit written to /The input that does it: /' || tail -5 "$log")"
    return 1
  fi
}

for target in "${targets[@]}"; do build "$target"; done
# Each keeps one core busy.
cores=$(getconf _NPROCESSORS_ONLN)
echo "Running ${targets[*]} for $seconds s, $cores at a time"
export -f run seeds prefixes dictionary
export output seconds seed
printf '%s\n' "${targets[@]}" | xargs -n 1 -P "$cores" bash -euo pipefail -c 'run "$0"' || exit 1
