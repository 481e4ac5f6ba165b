#!/usr/bin/env bash
# Downloads the released command, verifies its checksum, unpacks it into RUNNER_TEMP, and prints the folder of the
# program.
set -euo pipefail

fail() {
  echo "::error::$1" >&2
  exit 1
}
version=${INPUT_VERSION:-$(sed -n 's/.*static let number = "\(.*\)"/\1/p' "$(dirname "$0")/../../Sources/Hosts/Command/Version.swift")}
version=${version#v}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+[0-9A-Za-z.+-]*$ ]] || fail "\"$version\" is not a version; expected one such as 1.2.3"
system=$(uname -s) machine=$(uname -m)
[[ $system == Linux && $machine == x86_64 ]] ||
  fail "There is no released binary for $system on $machine; run this job on ubuntu-latest"

name=watchword-$version-linux-$machine
releases=${INPUT_RELEASES:?An address of releases}
releases=${releases%/}
case $releases in
/*) address=file://$releases ;; # the folder of one release
*//releases/download) fail "The action does not know its repository; set the input releases to the address of the releases" ;;
*) address=$releases/v$version ;;
esac
folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/watchword.XXXXXX")
fetch() {
  curl --fail --silent --show-error --location --proto '=https,file' --proto-redir '=https' --connect-timeout 20 \
    --max-time 300 --retry 3 --retry-connrefused --output "$folder/$1" "${address// /%20}/$1" ||
    fail "$1 of Watchword $version cannot be fetched from $address"
}
fetch "$name.tar.gz"
expected=${INPUT_SHA256:-}
expected=${expected//[[:space:]]/}
expected=${expected#sha256:}
if [[ -z $expected ]]; then
  fetch SHA256SUMS
  expected=$(sed -n "s/^\([0-9a-f]*\)  $name\.tar\.gz$/\1/p" "$folder/SHA256SUMS")
fi
found=$(sha256sum "$folder/$name.tar.gz" | cut -d' ' -f1)
[[ $found == "${expected,,}" ]] ||
  fail "The checksum of $name.tar.gz is $found, expected ${expected:-one in SHA256SUMS}; nothing was unpacked"
tar -xzf "$folder/$name.tar.gz" -C "$folder"
echo "$folder/$name/bin"
