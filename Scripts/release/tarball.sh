#!/usr/bin/env bash
# The static command with what belongs to it, to be unpacked anywhere: bin and share lie as under /usr/local.
set -euo pipefail

name=watchword-$VERSION-linux-$ARCH
folder=$PARTS/tarball/$name
rm -rf "$PARTS/tarball"
mkdir -p "$folder/bin"
cp "$PARTS/static/watchword" "$folder/bin/"
cp -R "$PARTS/share" "$folder/"
cp LICENSE NOTICE CHANGELOG.md "$folder/"
cp Documentation/Install.md "$folder/INSTALL.md"
chmod -R u=rwX,go=rX "$folder"
tar -C "$PARTS/tarball" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
  gzip -9n >"$PACKAGES/$name.tar.gz"
