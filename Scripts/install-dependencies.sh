#!/usr/bin/env bash
# Installs what the default build needs and this machine lacks: libxml2 and zlib with their headers, and pkg-config to
# find them. A build without the package traits LibXML2 and Zlib needs none of them.
set -euo pipefail

if command -v pkg-config >/dev/null && pkg-config --exists libxml-2.0 zlib; then exit 0; fi

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if command -v apt-get >/dev/null; then
  echo "Installing libxml2-dev, zlib1g-dev and pkg-config"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libxml2-dev zlib1g-dev pkg-config >/dev/null
elif command -v dnf >/dev/null; then
  as_root dnf install -y -q libxml2-devel zlib-devel pkgconf-pkg-config
elif command -v brew >/dev/null; then
  brew install --quiet libxml2 zlib pkgconf
else
  echo "Please install libxml2 and zlib with their headers, and pkg-config; no supported package manager was found." >&2
  exit 1
fi
