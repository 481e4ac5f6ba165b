#!/usr/bin/env bash
# The static command with its files, to be unpacked anywhere: bin and share have the layout of /usr/local.
set -euo pipefail

name=watchword-$VERSION-linux-$ARCH
folder=$PARTS/tarball/$name
rm -rf "$PARTS/tarball"
mkdir -p "$folder/bin"
cp "$PARTS/static/watchword" "$folder/bin/"
cp -R "$PARTS/share" "$folder/"
documents=$folder/share/doc/watchword
mkdir -p "$documents/Documentation"
cp README.md LICENSE NOTICE "$documents/"
# The program is statically linked with the C library of this system; see NOTICE.
cp /usr/share/common-licenses/LGPL-2.1 "$documents/"
Scripts/release/changes.sh --all >"$documents/CHANGELOG.md"
cp -r Documentation/*.md Documentation/Checks Documentation/Frameworks Documentation/Translating "$documents/Documentation/"
chmod -R u=rwX,go=rX "$folder"
tar -C "$PARTS/tarball" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
  gzip -9n >"$PACKAGES/$name.tar.gz"
