#!/bin/sh
# Builds the template of the page that `watchword preview` writes: .build/page/page.html, unless it is up to date.
#
# It needs what Scripts/build-wasm.sh needs, and python3; with zopfli, which Scripts/install-oracles.sh installs, the page
# is a twentieth smaller. Building the engine takes a minute or two if the sources
# changed.
set -eu

cd "$(dirname "$0")/.."
output=.build/page
engine=.build/wasm/page.wasm
words=.build/wasm/strength-words.txt
catalogs=Sources/Engine/ShippedCatalogs/Data

command -v python3 >/dev/null || {
  echo "The page cannot be built here: there is no python3"
  exit 69 # EX_UNAVAILABLE
}
Scripts/build-wasm.sh --page

if [ -f "$output/page.html" ] && [ -z "$(
  find Page Distribution/npm/source Scripts/page/join.py Scripts/build-page.sh "$engine" "$words" "$catalogs" -newer "$output/page.html"
)" ]; then
  echo "$output/page.html is up to date"
  exit 0
fi
mkdir -p "$output"
python=.build/oracles/bin/python3
[ -x "$python" ] || python=python3
"$python" Scripts/page/join.py Page "$engine" "$words" "$catalogs" "$output/page.html"
if command -v node >/dev/null; then
  # A syntax error is reported here, instead of causing an empty page.
  for tag in '<script>' '<script type="text\/plain" id="watchword-worker">'; do
    sed -n "/^$tag\"use strict\"/,\$p" "$output/page.html" | sed -e "1s/^$tag//" -e '/^<\/script>$/,$d' >"$output/page.js"
    [ -s "$output/page.js" ] && node --check "$output/page.js"
  done
fi
