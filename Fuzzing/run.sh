#!/usr/bin/env bash
# Builds the fuzzers and runs each for a while; exits with 1 if one finds something, and prints where its input is.
#
# usage: Fuzzing/run.sh SECONDS [NAME]
#
# All output goes to .build/fuzzing: the programs, the growing corpora, and the inputs that break something.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=(Fuzzing/Sources/Fuzz*)
targets=("${targets[@]##*/}")
if (($# < 1)); then
  sed -n '4s/^# //p' "$0" >&2
  echo "The names are ${targets[*]}" >&2
  exit 2
fi
seconds=$1
if (($# > 1)); then
  if [[ ! -d Fuzzing/Sources/$2 || $2 != Fuzz* ]]; then
    echo "There is no fuzzer $2; there are: ${targets[*]}" >&2
    exit 2
  fi
  targets=("$2")
fi

output=$PWD/.build/fuzzing
mkdir -p "$output"

# A sanitizer's leak detection does not support Swift's memory management, and Swift's backtraces interfere with
# libFuzzer.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no

printf '@_cdecl("LLVMFuzzerTestOneInput")\nfunc probe(_: UnsafePointer<UInt8>?, _: Int) -> CInt { 0 }\n' >"$output/Probe.swift"
if ! swiftc -sanitize=fuzzer,address -parse-as-library "$output/Probe.swift" -o "$output/probe" >"$output/probe.log" 2>&1
then
  echo "Skipped: this Swift toolchain cannot link libFuzzer ($(grep -m 1 error: "$output/probe.log" || echo "no reason given"))"
  exit 0
fi

# If this is set, the fuzzers are targets of the package. FuzzXML accesses internals of CatalogFormats.
export WATCHWORD_FUZZERS=1
# The compiler heeds only the last -sanitize, and the build system writes one for each sanitizer: without both in one,
# the fuzzers see nothing of the code that they run.
build=(
  swift build --scratch-path "$output/build" -c release --sanitize address --sanitize fuzzer -Xswiftc -enable-testing
  -Xswiftc -sanitize=fuzzer,address)
# The linker that Swift uses on Linux warns of several hundred symbols of the sanitizer.
if [[ $(uname) == Linux ]]; then build+=(-Xswiftc -use-ld=lld); fi

for target in "${targets[@]}"; do
  echo "Building $target"
  if ! "${build[@]}" --product "$target" >"$output/build.log" 2>&1; then
    cat "$output/build.log"
    exit 1
  fi
done
programs=$("${build[@]}" --show-bin-path)
for target in "${targets[@]}"; do ln -sf "$programs/$target" "$output/$target"; done

# Folders of initial inputs: our own small ones, the project's files, and real ones if they exist.
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
  FuzzProperties) printf '%s\n' Fuzzing/Seeds/properties ;;
  FuzzResX) printf '%s\n' Fuzzing/Seeds/resx ;;
  FuzzQt) printf '%s\n' Fuzzing/Seeds/qt ;;
  FuzzRepeats) printf '%s\n' Fuzzing/Seeds/repeats ;;
  FuzzPrintf) printf '%s\n' Fuzzing/Seeds/printf ;;
  FuzzBreaches) printf '%s\n' Fuzzing/Seeds/breaches ;;
  FuzzBackEnds) printf '%s\n' Fuzzing/Seeds/backends ;;
  esac
}

# prefixes FOLDER OUT: writes every prefix of each small file of a folder, because files can be truncated anywhere.
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

# Prints the name of the dictionary for a target.
dictionary() {
  case $1 in
  FuzzXML | FuzzLint | FuzzFix) echo FuzzXLIFF ;;
  *) echo "$1" ;;
  esac
}

# A change must not fail by chance: with CI set, every run uses the same random numbers.
seed=${CI:+-seed=1}

# run TARGET: runs a fuzzer, and reports the result at the end.
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
    # Only findings of this run, not earlier ones: libFuzzer names the file.
    echo "$target found something: see $log
$(grep -aE 'broken invariant|ERROR: |Fatal error|SUMMARY: ' "$log" | head -5)
$(grep -aoE 'Test unit written to .*' "$log" | sed 's/^Test unit written to /The input that does it: /' || tail -5 "$log")"
    return 1
  fi
}

# Each fuzzer uses one core.
cores=$(getconf _NPROCESSORS_ONLN)
echo "Running ${targets[*]} for $seconds s, $cores at a time"
export -f run seeds prefixes dictionary
export output seconds seed
printf '%s\n' "${targets[@]}" | xargs -n 1 -P "$cores" bash -euo pipefail -c 'run "$0"' || exit 1
