#!/usr/bin/env bash
# Writes the catalogues of Locales and its overlays into Sources/ShippedCatalogs, compiled. Run it after every change of Locales; a
# test says where it was forgotten.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=Sources/ShippedCatalogs
swift build --product EmbedCatalogs
mkdir -p "$folder/Overlays"
rm -f "$folder"/Data/*.swift "$folder"/Overlays/*.swift
"$(swift build --show-bin-path)/EmbedCatalogs" "$folder" Locales/*.xliff Locales/Overlays/*/*.xliff
