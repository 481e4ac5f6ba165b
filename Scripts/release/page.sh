#!/usr/bin/env bash
# The page as a file: translators and product managers need no other installation.
set -euo pipefail

"$PARTS/static/watchword" preview --locale en -o "$PACKAGES/watchword-$VERSION.html"
