#!/usr/bin/env bash
# Installs the tools that check the packages of a release in Scripts/try-release.sh: lintian, hardening-check, buildah,
# man, the shells of the completions, and Firefox. Without them, those checks are skipped and report that.
set -euo pipefail

if ! command -v apt-get >/dev/null; then exit 0; fi
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
for command in lintian hardening-check buildah man zsh fish dpkg-shlibdeps firefox-esr; do
  if command -v "$command" >/dev/null; then continue; fi
  echo "Installing the tools that check packages"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    lintian devscripts buildah man-db zsh fish dpkg-dev firefox-esr >/dev/null || echo "It cannot be installed"
  break
done
