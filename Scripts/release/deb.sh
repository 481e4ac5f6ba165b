#!/usr/bin/env bash
# The Debian package. It depends on the libraries that the program is linked with.
set -euo pipefail

folder=$PARTS/deb
root=$folder/root
rm -rf "$folder"
mkdir -p "$root"/{DEBIAN,usr/bin,usr/share/doc/watchword} "$folder/debian"
cp "$PARTS/full/watchword" "$root/usr/bin/"
cp -R "$PARTS/share/." "$root/usr/share/"
# Debian's zsh searches for completions of packages here.
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
find "$root/usr/share/man" -type f -exec gzip -9n {} +

architecture=$(dpkg --print-architecture)
maintainer=${WATCHWORD_MAINTAINER:-$(git log -1 --format='%an <%ae>')}
documents=$root/usr/share/doc/watchword
cp Distribution/debian/copyright "$documents/copyright"
gzip -9n <NOTICE >"$documents/NOTICE.gz"
Scripts/release/changes.sh --all | gzip -9n >"$documents/NEWS.gz"
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
