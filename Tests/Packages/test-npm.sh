#!/usr/bin/env bash
# Makes the npm package, installs it into an empty folder, and tests it: in Node, with TypeScript, in browsers, with a
# build tool and in Examples/express.
#
#   Tests/Packages/test-npm.sh [TARBALL]       tests an existing package
#
# WATCHWORD names the command with which the linter is compared; otherwise it is the debug build, if it exists. Checks
# whose tools are missing are skipped, with the reason. ROUNDS=8 or more examines all files of ../shared. Nothing is
# written outside .build.
set -euo pipefail
cd "$(dirname "$0")/../.."

skip() { echo "skipped: $1"; }
for tool in node npm; do
  command -v "$tool" >/dev/null || {
    skip "the package is tried by Node, and there is no $tool here"
    exit 0
  }
done
tarball=${1:-}
if [[ -z $tarball ]]; then
  Scripts/release.sh npm
  tarball=.build/packages/watchword-$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/Hosts/Command/Version.swift).tgz
fi
tarball=$(realpath "$tarball")
root=$PWD
work=$root/.build/npm-test
export npm_config_cache=$work/cache npm_config_update_notifier=false npm_config_offline=true

echo "The package, installed in an empty folder"
rm -rf "$work"
mkdir -p "$work/app"
cp -R Tests/Packages/npm/tests Tests/Packages/npm/types "$work/app/"
(cd "$work/app" && echo '{"private": true, "type": "module"}' >package.json && npm install --silent --no-audit --no-fund "$tarball")
package=$work/app/node_modules/watchword

if [[ -z ${WATCHWORD:-} && -x .build/debug/watchword ]]; then export WATCHWORD=$root/.build/debug/watchword; fi
if [[ -n ${WATCHWORD:-} ]]; then WATCHWORD=$(realpath "$WATCHWORD"); fi
export FILES=$root/Locales DOCUMENTATION=$root/Documentation
if [[ -d ../shared/corpora/gomap ]]; then
  FILES=$FILES:$(realpath ../shared/corpora/gomap/de.xliff)
  if [[ ${ROUNDS:-1} -ge 8 ]]; then FILES=$FILES:$(realpath ../shared/corpora/gomap); fi
fi
(cd "$work/app" && TMPDIR=$work node --test tests/)
node Tests/Packages/npm/numbers.mjs "$package"

if command -v tsc >/dev/null; then
  echo "The types"
  (cd "$work/app" && tsc --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module node16 --moduleResolution node16 \
    --pretty false types/sample.ts)
  # With the older way of finding modules, which reads typesVersions.
  (cd "$work/app" && tsc --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module es2022 --moduleResolution node \
    --pretty false types/sample.ts)
  (cd "$work/app" && tsc --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module node16 --moduleResolution node16 \
    --jsx react --pretty false types/page.tsx types/react.d.ts)
  tsc --noEmit --allowJs --checkJs --strict --target es2022 --module es2022 --moduleResolution node --lib es2022,dom,dom.iterable --pretty false \
    Distribution/npm/source/index.js Distribution/npm/source/elements.js
else
  skip "there is no tsc here (Debian: node-typescript)"
fi

bundle=
if command -v esbuild >/dev/null; then
  bundle=$work/bundle
  mkdir -p "$bundle"
  cp Tests/Packages/npm/bundle/main.js "$work/app/"
  (cd "$work/app" && esbuild main.js --bundle --format=esm --minify --outfile="$bundle/main.js" --log-level=error)
  cp -R Tests/Packages/npm/bundle/index.html "$package/data" "$bundle/"
else
  skip "there is no esbuild here"
fi

python=
for candidate in .build/oracles/bin/python3 python3; do
  if "$candidate" -c 'import playwright, axe_playwright_python' 2>/dev/null; then python=$candidate && break; fi
done
if [[ -z $python ]]; then
  skip "the components are tried by the Python packages playwright and axe-playwright-python; Scripts/install-oracles.sh installs them"
  exit 0
fi
if ! "$python" Tests/Page/page_helpers.py --check; then
  skip "there is no Chromium here"
  exit 0
fi
echo "The components"
# shellcheck disable=SC2086
"$python" Tests/Packages/npm/browse.py "$package" $bundle

express=/usr/share/nodejs/express
if [[ ! -d $express ]]; then
  skip "there is no Express here for Examples/express (Debian: node-express)"
  exit 0
fi
echo "Examples/express"
cp -R Examples/express "$work/express"
mkdir -p "$work/express/node_modules"
ln -s "$package" "$work/express/node_modules/watchword"
ln -s "$express" "$work/express/node_modules/express"
NODE_PATH=/usr/share/nodejs "$python" Tests/Packages/npm/express.py "$work/express"
