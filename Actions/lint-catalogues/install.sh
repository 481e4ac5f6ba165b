#!/usr/bin/env bash
# Fetches the released command, compares its checksum, unpacks it in RUNNER_TEMP, and prints the folder of the program.
set -euo pipefail

fail() {
  echo "::error::$1" >&2
  exit 1
}
own=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' "$(dirname "$0")/../../Sources/Command/Version.swift")
version=${INPUT_VERSION:-$own}
version=${version#v}
system=$(uname -s) machine=$(uname -m)
[[ $system == Linux && $machine == x86_64 ]] ||
  fail "There is no released binary for $system on $machine; run this job on ubuntu-latest"

name=watchword-$version-linux-$machine
folder=${RUNNER_TEMP:-/tmp}/watchword
releases=${INPUT_RELEASES%/}
# A folder is a release as Scripts/release.sh makes it.
if [[ $releases == /* ]]; then address=file://$releases; else address=$releases/v$version; fi
rm -rf "$folder"
mkdir -p "$folder"
for file in "$name.tar.gz" SHA256SUMS; do
  curl --fail --silent --show-error --location --retry 3 --output "$folder/$file" "$address/$file" ||
    fail "$file of Watchword $version cannot be fetched from $address"
done
cd "$folder"
expected=${INPUT_SHA256:-$(sed -n "s/^\([0-9a-f]*\)  $name\.tar\.gz$/\1/p" SHA256SUMS)}
echo "$expected  $name.tar.gz" | sha256sum --check --status ||
  fail "The checksum of $name.tar.gz is not ${expected:-in SHA256SUMS}; nothing was unpacked"
tar -xzf "$name.tar.gz"
echo "$folder/$name/bin"
