#!/usr/bin/env bash
# Writes the catalogues of Locales into Sources/ShippedCatalogs/Data, compiled. Run it after every change of Locales; a
# test says where it was forgotten.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=Sources/ShippedCatalogs/Data
rm -f "$folder"/*.swift
swift run EmbedCatalogs "$folder" Locales/*.xliff
