#!/usr/bin/env bash
# Writes the catalogues of Locales into Sources/ShippedCatalogs/Data, compiled. Run it after every change of Locales; a
# test says where it was forgotten.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=Sources/ShippedCatalogs/Data
swift build --product EmbedCatalogs
rm -f "$folder"/*.swift
"$(swift build --show-bin-path)/EmbedCatalogs" "$folder" Locales/*.xliff
