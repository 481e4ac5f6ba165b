#!/usr/bin/env bash
# Installs what the default build needs and this machine lacks: libxml2 with its headers, and pkg-config to find them. A
# build without the package trait LibXML2 needs neither.
set -euo pipefail

if command -v pkg-config >/dev/null && pkg-config --exists libxml-2.0; then exit 0; fi

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if command -v apt-get >/dev/null; then
  echo "Installing libxml2-dev and pkg-config"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libxml2-dev pkg-config >/dev/null
elif command -v dnf >/dev/null; then
  as_root dnf install -y -q libxml2-devel pkgconf-pkg-config
elif command -v brew >/dev/null; then
  brew install --quiet libxml2 pkgconf
else
  echo "Please install libxml2 with its headers, and pkg-config; this machine has no package manager that is known here." >&2
  exit 1
fi
