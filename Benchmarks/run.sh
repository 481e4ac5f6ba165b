#!/usr/bin/env bash
# Measures Watchword against its targets and, in the same run, against the installed peers; prints one table.
#
# usage: Benchmarks/run.sh [assess|long|form|render|marks|policies|apple|strength|read|lint|breaches|check|measure|start|packages]
#
# To count instructions instead of time, see "Counting instructions" in Benchmarks/README.md.
#
# All output goes to .build/benchmarks. The exit status is 0 unless something could not run.
set -euo pipefail
cd "$(dirname "$0")/.."

output=.build/benchmarks
data=$output/data
mkdir -p "$data"

only=${1-}
if [[ $only == packages ]]; then exec Benchmarks/packages.sh; fi
case $only in
'' | assess | long | form | render | marks | policies | apple | strength | read | lint | breaches | check | measure | start) ;;
*)
  sed -n '4s/^# //p' "$0" >&2
  exit 2
  ;;
esac

# Nothing is installed: a missing peer is reported with its Debian package, and left out.
has_package() { command -v pkg-config >/dev/null && pkg-config --exists "$@"; }
missing() { echo "Not compared with $1: not installed (Debian: $2)"; }
peers=()
if has_package pwquality; then peers+=(PeerPwquality); else missing libpwquality libpwquality-dev; fi
if has_package icu-i18n icu-uc; then peers+=(PeerICU); else missing ICU libicu-dev; fi
# zxcvbn in C has no pkg-config file.
if echo '#include <zxcvbn.h>' | "${CC:-cc}" -E - >/dev/null 2>&1; then
  peers+=(PeerZxcvbn)
else
  missing "zxcvbn in C" libzxcvbn-dev
fi
if ! command -v xmllint >/dev/null; then missing xmllint libxml2-utils; fi
if ! command -v node >/dev/null; then missing "Apple's parser, in Node" nodejs; fi
if ! command -v python3 >/dev/null; then missing "Python's json" python3; fi
# If this is set, even to an empty value, the benchmarks are targets of the package.
export WATCHWORD_BENCHMARKS="${peers[*]-}"

# Everything is built like the shipped command: on Linux with Swift's own libraries linked statically.
static=()
if [[ $(uname) == Linux ]]; then static=(--static-swift-stdlib); fi

arguments=("only=$only")
echo "Building the benchmarks (peers: ${WATCHWORD_BENCHMARKS:-none})"
build=(swift build --scratch-path "$output/build" -c release "${static[@]}")
"${build[@]}" --product benchmark
"${build[@]}" --product ReadXLIFF
"${build[@]}" --product LintXLIFF
"${build[@]}" --product LookUpBreaches
programs=$("${build[@]}" --show-bin-path)

if [[ $only && $only != start && $only != check && $only != measure && $only != lint ]]; then
  arguments+=("no-command=it was not requested")
elif [[ $(uname) == Linux ]]; then
  echo "Building the command for release"
  Scripts/build-release.sh
  arguments+=("command=.build/release/watchword" "passwords=$data/passwords.txt" "measured=$data/measured.txt")
else
  arguments+=("no-command=a static command is built on Linux only")
fi

arguments+=("data=$data")
if ! command -v node >/dev/null; then
  arguments+=("no-wasm=node is not installed (Debian: nodejs)")
elif [[ $only && $only != assess && $only != long ]]; then
  arguments+=("no-wasm=it was not requested")
elif ! reason=$(Scripts/build-wasm.sh --check); then
  arguments+=("no-wasm=$reason")
else
  Scripts/build-wasm.sh
  arguments+=("node=$(command -v node)" "wasm=.build/wasm/watchword.wasm")
fi

parser=.build/oracles/PasswordRulesParser.js rules=../shared/corpora/apple-password-rules/password-rules.json
if ! command -v node >/dev/null; then
  arguments+=("no-apple=node is not installed (Debian: nodejs)")
elif [[ ! -f $parser ]]; then
  arguments+=("no-apple=Apple's parser is not here; Scripts/install-oracles.sh fetches it")
elif [[ ! -f $rules ]]; then
  arguments+=("no-apple=the rules of real sites, $rules, are not here")
else
  arguments+=("node=$(command -v node)" "apple-parser=$parser" "apple-rules=$rules")
fi

if ! command -v xmllint >/dev/null; then
  arguments+=("no-reading=xmllint is not installed (Debian: libxml2-utils)")
elif ! command -v python3 >/dev/null; then
  arguments+=("no-reading=python3 is not installed (Debian: python3)" "no-formats=python3 is not installed (Debian: python3)")
elif [[ ! -d ../shared/corpora/focus-ios ]]; then
  arguments+=("no-reading=the real catalogues, ../shared/corpora/focus-ios, are not here")
else
  if [[ ! -f $data/lines.xliff ]]; then
    Scripts/make-large.py lines 50 "$data/part" ../shared/corpora/focus-ios/*.xliff && mv "$data/part" "$data/lines.xliff"
  fi
  if [[ ! -f $data/line.xliff ]]; then
    Scripts/make-large.py line 50 "$data/part" ../shared/corpora/focus-ios/*.xliff
    mv "$data/part" "$data/line.xliff"
  fi
  arguments+=(
    "reader=$programs/ReadXLIFF" "xmllint=$(command -v xmllint)" "lines=$data/lines.xliff" "line=$data/line.xliff"
    "linter=$programs/LintXLIFF" "locales=$(printf '%s:' Locales/*.xliff)")
  if [[ ! $only || $only == lint || $only == read ]]; then
    for size in 5 500; do
      if [[ ! -f $data/$size.xliff ]]; then
        Scripts/make-large.py lines "$size" "$data/part" ../shared/corpora/focus-ios/*.xliff
        mv "$data/part" "$data/$size.xliff"
      fi
      arguments+=("megabytes-$size=$data/$size.xliff")
    done
    arguments+=("megabytes-50=$data/lines.xliff")
  fi
  if [[ ! $only || $only == lint ]]; then
    if [[ ! -f $data/million.xliff ]]; then
      Scripts/make-large.py units 1000000 "$data/part" && mv "$data/part" "$data/million.xliff"
    fi
    arguments+=("million=$data/million.xliff")
  fi
  if [[ ! $only || $only == read ]]; then
    arguments+=("python=$(command -v python3)")
    for format in xcstrings xliff21 strings; do
      if [[ ! -f $data/large.$format ]]; then
        Scripts/make-large.py "$format" 50 "$data/part" "$data/5.xliff" && mv "$data/part" "$data/large.$format"
      fi
      arguments+=("$format=$data/large.$format")
    done
  fi
fi

if ! command -v grep >/dev/null; then
  arguments+=("no-breaches=grep is not installed")
else
  if [[ ! -f $data/breached.txt ]]; then
    "$programs/LookUpBreaches" make 1000000 "$data/part" "$data/wanted.txt" && mv "$data/part" "$data/breached.txt"
  fi
  arguments+=(
    "breaches=$programs/LookUpBreaches" "grep=$(command -v grep)" "breached=$data/breached.txt"
    "wanted=$data/wanted.txt")
fi

"$programs/benchmark" "${arguments[@]}"
if [[ -z $only || $only == long ]] && command -v node >/dev/null && [[ -f .build/wasm/watchword.wasm ]]; then
  printf '\nLong passwords by the WebAssembly module in Node, milliseconds\n\n'
  node Benchmarks/LongPasswords.mjs
fi
