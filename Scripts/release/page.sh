#!/usr/bin/env bash
# The page as a file: for translators and product people, this is the installation.
set -euo pipefail

"$PARTS/static/watchword" preview --locale en -o "$PACKAGES/watchword-$VERSION.html"
