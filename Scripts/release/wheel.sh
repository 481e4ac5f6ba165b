#!/usr/bin/env bash
# The wheel with the command, whose tag names the glibc versions that it runs on.
set -euo pipefail

folder=$PARTS/wheel
rm -rf "$folder"
mkdir -p "$folder"
cp -R Distribution/command-wheel "$folder/source"
mkdir -p "$folder/source/bin"
cp "$PARTS/portable/watchword" "$folder/source/bin/"
cp -R "$PARTS/share" LICENSE NOTICE "$folder/source/"
WATCHWORD_VERSION=$VERSION "$TOOLS/bin/python3" -m build --wheel --no-isolation --outdir "$folder/built" "$folder/source" \
  >"$folder/build.log" 2>&1 || {
  cat "$folder/build.log"
  exit 1
}
PATH=$TOOLS/bin:$PATH auditwheel repair --plat auto --wheel-dir "$PACKAGES" "$folder"/built/*.whl
