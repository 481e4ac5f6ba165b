#!/usr/bin/env bash
# Builds the page and the command, writes the page of `watchword preview`, and tests it in Chromium:
#
#   Tests/Page/test-page.sh [WORD…]        only tests whose names contain one of the words
#
# WATCHWORD names a command that is built already, as is the page that it finds or contains. If there is no browser, the
# script prints the reason and ends with 0. Nothing is written outside .build.
set -euo pipefail
cd "$(dirname "$0")/../.."

skip() {
  echo "skipped: $1"
  exit 0
}
python=python3
for candidate in .build/oracles/bin/python3 python3; do
  if "$candidate" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
    python=$candidate
    found=yes
    break
  fi
done
[ "${found:-}" = yes ] || skip "the page is tried by the Python packages playwright and axe-playwright-python; Scripts/install-oracles.sh installs them"
"$python" Tests/Page/page_helpers.py --check || skip "there is no Chromium here"
reason=$(Scripts/build-wasm.sh --check) || skip "$reason"

if [ -z "${WATCHWORD:-}" ]; then
  Scripts/build-page.sh
  # shellcheck disable=SC2086
  swift build ${SWIFT_BUILD_FLAGS:-} --product watchword >.build/page/build.log 2>&1 || {
    cat .build/page/build.log
    exit 1
  }
  WATCHWORD=.build/debug/watchword
fi
"$WATCHWORD" preview --locale en -o .build/page/preview.html

# Checks the types of the page's scripts with Debian's TypeScript.
if command -v tsc >/dev/null; then
  found=$(tsc --noEmit --allowJs --checkJs --strict --target es2022 --lib es2022,dom,dom.iterable --moduleResolution node \
    --skipLibCheck --pretty false Page/scripts/main.js Page/scripts/catalogs/worker.js | grep '^Page/' || true)
  [ -z "$found" ] || {
    echo "$found"
    exit 1
  }
  echo "The types of the page's scripts are right"
else
  echo "skipped: there is no tsc here, which examines the page's scripts (Debian: node-typescript)"
fi
exec "$python" Tests/Page/run.py .build/page/preview.html "$WATCHWORD" "$@"
