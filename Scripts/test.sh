#!/usr/bin/env bash
# Builds and runs the tests, and prints little but what fails:
#
#   Scripts/test.sh            all tests, and the engine of apps in WebAssembly
#   Scripts/test.sh MODULE     the tests of one module, such as PolicyTests
#
# Nothing is installed for it. The tests name each oracle that is not on this machine in a line "not asked: …". What was
# printed stays in .build/test.
set -euo pipefail
cd "$(dirname "$0")/.."
only=${1:-}
logs=.build/test
most=200
mkdir -p "$logs"
if [ -n "$only" ]; then
  [ -d "Tests/$only" ] || {
    echo "There is no Tests/$only; there are $(cd Tests && echo *Tests)" >&2
    exit 64 # EX_USAGE
  }
  export WATCHWORD_TESTS=$only
fi
# The tests take half the time; see Package.swift.
export WATCHWORD_OPTIMIZED=1
read -ra flags <<<"${SWIFT_BUILD_FLAGS:-}"

# Runs a command, keeps what it prints, and prints how long it took. If it fails, prints the errors of the compiler or of
# the tests with the lines that belong to them; if there are none, the end.
step() { # step NAME TITLE COMMAND…
  local log=$logs/$1.log title=$2 start=$SECONDS
  shift 2
  if "$@" >"$log" 2>&1; then
    echo "$title: $((SECONDS - start)) s"
  else
    grep -E -A 12 '(error:|^✘)' "$log" || tail -n 50 "$log"
    echo "$title: failed after $((SECONDS - start)) s. $log has everything that was printed"
    return 1
  fi
}

main() {
  # WebAssembly is compiled beside the rest, and only if its sources have changed.
  local wasm=
  if [ -z "$only" ]; then
    Scripts/build-wasm.sh >"$logs/wasm-build.log" 2>&1 &
    wasm=$!
    # It would be in the way of the next run.
    trap wait EXIT
  fi
  if [ -z "$only" ] || [ "$only" = CommandTests ]; then
    step command "The command" swift build "${flags[@]}" --product watchword
  fi
  step build "The tests are built" swift build "${flags[@]}" --product WatchwordPackageTests
  # Random hashing finds output in the order of a set.
  step tests "The tests" env -u SWIFT_DETERMINISTIC_HASHING swift test "${flags[@]}" --quiet --skip-build
  sed -n 's/^. \(Test run with\)/\1/p' "$logs/tests.log"
  grep '^not asked: ' "$logs/tests.log" | sort -u || true
  if [ -n "$wasm" ]; then
    wait "$wasm" || true # The next step says why.
    step wasm "WebAssembly" Tests/Packages/test-wasm.sh
    tail -n 1 "$logs/wasm.log"
  fi
  echo "Random inputs: ROUNDS=${ROUNDS:-1} SEED=${SEED:-0}"
}

main | tee "$logs/output.log"
lines=$(wc -l <"$logs/output.log")
if [ "$lines" -gt "$most" ]; then
  echo "Nothing failed, but the tests printed $lines lines, and $most are the most" >&2
  exit 1
fi
